import { NarrowScreen } from "~/components/narrow-screen";
import { Link } from "~/components/ui/link";
import { useBrand } from "~/components/use-brand";
import { useWords } from "~/components/words";

/**
 * What somebody reads whose link opens no appointment. The same for every such address: nothing is said of whether
 * there is one like it.
 */
export function BrokenLink() {
  const { t, rich } = useWords("booking");
  const { supportPhone, phoneHref } = useBrand();
  return (
    <NarrowScreen
      title={t("This appointment link does not work")}
      lead={t("It is not complete, has a typo, or is too old.")}
    >
      <h2 className="text-lg font-bold">{t("What you can do")}</h2>
      <ul className="mt-3 list-disc space-y-3 ps-5">
        <li>
          {t(
            "Some mail programs cut a long link in two. Copy all of it from our email, to the end of the line after it, into your browser’s address bar, without spaces.",
          )}
        </li>
        <li>{t("Each of our emails about an appointment has its link. Try the one in the newest.")}</li>
        <li>
          {rich("If you booked while you were signed in, you find the appointment in your {portal} without a link.", {
            portal: (
              <Link to="/patient-portal?tab=appointments" className="link">
                {t("Client Portal")}
              </Link>
            ),
          })}
        </li>
        <li>
          {rich("Still stuck? Call {number}.", {
            number: (
              <a className="link" href={phoneHref}>
                <bdi className="inline-block max-w-full">{supportPhone}</bdi>
              </a>
            ),
          })}
        </li>
      </ul>
    </NarrowScreen>
  );
}
