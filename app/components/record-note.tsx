import { Link } from "~/components/ui/link";
import { useBrand } from "~/components/use-brand";
import { useWords } from "~/components/words";
import type { Reader } from "~/domain/reader";

/** `here`: the screen's path, to come back to after signing in. */
type Props = { reader: Reader; here: string };

const signIn = (here: string) => `/sign-in?next=${here}`;

/** Says plainly whose record this is not. */
export function SampleNote({ reader, isSample, here }: Props & { isSample: boolean }) {
  const { t, rich } = useWords<"portal" | "dashboard">();
  if (!isSample) return null;
  return (
    <p className="mt-4 rounded-xl bg-warn-tint p-4 text-warn" data-sample-note>
      {rich("{sample} of a person who does not exist.", { sample: <strong>{t("This is a sample record")}</strong> })}{" "}
      {reader === "nobody" &&
        rich("{signIn} to see your own.", {
          signIn: (
            <Link to={signIn(here)} className="font-semibold underline underline-offset-4">
              {t("Sign in")}
            </Link>
          ),
        })}
      {reader === "patient" &&
        t("There is no record under your account yet. Your care team opens it with your first visit.")}
      {reader === "staff" && t("Patients see their own record here; your account is not a patient’s.")}
    </p>
  );
}

/** In place of the banner where there is no record to show, not even a sample. */
export function NoRecord({ reader, here }: Props) {
  const brand = useBrand();
  const { t } = useWords<"portal" | "dashboard">();
  return (
    <section aria-labelledby="no-record-title" className="mt-4 card p-8">
      <h2 id="no-record-title" className="text-xl font-bold">
        {t(reader === "nobody" ? "Sign in to see your record" : "There is no record under your account yet")}
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        {t(
          reader === "nobody"
            ? "Your appointments, prescriptions and readings are open to you and your care team only."
            : "Your care team opens it with your first visit. If you have had one, call us and we look for it together.",
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {reader === "nobody" && (
          <Link to={signIn(here)} className="btn btn-primary">
            {t("Sign in")}
          </Link>
        )}
        <Link to="/book-appointment" className="btn btn-secondary">
          {t("Book an Appointment")}
        </Link>
        <a href={brand.phoneHref} className="btn btn-secondary">
          {t("Call {number}", { number: brand.supportPhone })}
        </a>
      </div>
    </section>
  );
}
