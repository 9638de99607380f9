import type { ReactNode } from "react";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import type { ShownAppointment } from "./queries.server";

/** When, with whom, what kind; and what the specialist says about it. */
export function Facts({ appointment: { when, provider, type, reference, note } }: { appointment: ShownAppointment }) {
  const { t, say, translate } = useWords("booking");
  return (
    <dl className="space-y-3">
      <Fact term={t("When")}>
        <strong>{when}</strong>
      </Fact>
      {provider && (
        <Fact term={t("With")}>
          {provider.isListed ? (
            <Link to={`/specialists/${provider.id}`} className="inline-block py-1 link">
              {say(provider.label)}
            </Link>
          ) : (
            say(provider.label)
          )}
        </Fact>
      )}
      <Fact term={t("What")}>{translate(type)}</Fact>
      <Fact term={t("Reference")}>
        <span dir="ltr" className="font-mono">
          {reference}
        </span>
      </Fact>
      {note && (
        <Fact term={t("Your specialist writes")}>
          <span dir="auto" className="wrap-anywhere whitespace-pre-line">
            {note}
          </span>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-[0.9375rem] text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);
