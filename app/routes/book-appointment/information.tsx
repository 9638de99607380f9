import { useEffect, useRef } from "react";
import { beginAt } from "~/components/messages";
import { Link } from "~/components/ui/link";
import { useBrand } from "~/components/use-brand";
import { useWords } from "~/components/words";
import { APPOINTMENT_TYPES } from "~/domain/booking";
import type { Confirmed } from "./confirmation.server";

/** Whom to call or write instead (BOOK-02). */
export function Contact() {
  const brand = useBrand();
  const { rich } = useWords("booking");
  return (
    <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
      <li>
        {rich("Call {number}", {
          number: (
            <a className="inline-flex min-h-11 items-center link" href={brand.phoneHref}>
              {brand.supportPhone}
            </a>
          ),
        })}
      </li>
      <li>
        {rich("Write to {address}", {
          address: (
            <a className="inline-flex min-h-11 items-center wrap-anywhere link" href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </a>
          ),
        })}
      </li>
    </ul>
  );
}

/** The first three kinds of appointment (BOOK-03). */
export function AppointmentTypeCards() {
  const { t } = useWords("booking");
  return (
    <ul className="no-print mt-8 grid grid-cols-1 gap-4 md:grid-cols-3">
      {APPOINTMENT_TYPES.slice(0, 3).map(({ value, label, description }) => (
        <li key={value} className="card p-5">
          <h2 className="font-bold">{t(label)}</h2>
          <p className="mt-1 text-[0.9375rem] text-muted">{t(description)}</p>
        </li>
      ))}
    </ul>
  );
}

/** What we offer around the appointment (BOOK-04). */
export function NetworkInformation() {
  const brand = useBrand();
  const { t } = useWords("booking");
  const facts = [
    {
      term: t("Nationwide coverage"),
      detail: t("Specialists in all six US time zones, and in person in many cities."),
    },
    {
      term: t("Support line"),
      detail: (
        <a className="inline-block py-1 link" dir="ltr" href={brand.phoneHref}>
          {brand.supportPhone}
        </a>
      ),
    },
    {
      term: t("Email"),
      detail: (
        <a className="inline-block py-1 wrap-anywhere link" dir="ltr" href={`mailto:${brand.supportEmail}`}>
          {brand.supportEmail}
        </a>
      ),
    },
    { term: t("24/7 specialist matching"), detail: t("With flexible scheduling: send your request at any hour.") },
  ];
  return (
    <aside aria-labelledby="network-title" className="h-fit card p-6">
      <h2 id="network-title" className="text-lg font-bold">
        {t("Network Information")}
      </h2>
      <dl className="mt-4 space-y-4">
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{detail}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

/** What stays on the page after a request was stored: what was asked for, and the number to quote. */
export function Confirmation({ confirmation }: { confirmation: Confirmed & { description: string } }) {
  const { t, rich, say, translate } = useWords("booking");
  const panel = useRef<HTMLElement>(null);
  // The form that had the focus is gone; the answer to it takes over.
  useEffect(() => beginAt(panel.current), [confirmation.reference]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="confirmation-title"
      className="mt-6 rounded-xl border-2 border-action bg-tint p-6 text-on-tint"
    >
      <h2 id="confirmation-title" className="text-xl font-bold">
        {t("We have your request")}
      </h2>
      {confirmation.when && (
        <dl className="mt-2 mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt>{t("When")}</dt>
          <dd className="font-bold">{confirmation.when}</dd>
          {confirmation.specialist && (
            <>
              <dt>{t("With")}</dt>
              <dd className="font-bold">{say(confirmation.specialist)}</dd>
            </>
          )}
        </dl>
      )}
      <p className="mt-1">{translate(confirmation.description)}</p>
      {confirmation.isUnconfirmed && (
        <p className="mt-3 font-semibold">
          {t("We have sent you an email. Confirm your request there within 30 minutes, or its time is released.")}
        </p>
      )}
      <p className="mt-3">
        {rich("Your reference number is {reference}. Keep it in case you call us.", {
          reference: <strong className="font-mono text-lg whitespace-nowrap">{confirmation.reference}</strong>,
        })}
      </p>
      <p className="mt-1">
        <Link
          to={confirmation.path}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t("See, change or cancel it")}
        </Link>
      </p>
    </section>
  );
}
