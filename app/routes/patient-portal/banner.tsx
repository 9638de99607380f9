import { prefetchProps } from "~/components/prefetch";
import { withZone } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import type { PlainMessageId } from "~/locales/messages";
import type { PortalRecord } from "./queries.server";
import { DETAILS_PATH, type PortalView } from "./search-params";

/** Whose record it is, and what is asked for at every counter (PORT-03). */
export function Banner({ record, view }: { record: PortalRecord; view: PortalView }) {
  const { t, rich } = useWords("portal");
  const facts = [
    { term: t("Medical record number"), value: record.medicalRecordNumber },
    { term: t("Emergency contact"), value: record.emergencyContact },
    { term: t("Insurance provider"), value: record.insuranceProvider },
  ];
  return (
    <section aria-labelledby="banner-title" className="mt-4 rounded-card bg-tint p-6 pb-2 text-on-tint md:p-8 md:pb-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="banner-title" className="min-w-0 text-2xl font-bold wrap-anywhere">
          {rich("Welcome, {name}", {
            name: (
              <bdi>
                {record.firstName} {record.lastName}
              </bdi>
            ),
          })}
        </h2>
        {record.isDemo && <span className="badge bg-surface text-muted">{t("Sample")}</span>}
      </div>
      <dl className="mt-5 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr_1fr]">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm">{term}</dt>
            <dd className="text-lg font-semibold wrap-anywhere">{value ? <bdi>{value}</bdi> : t("None recorded")}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print mt-5 flex flex-wrap gap-x-6 border-t border-on-tint/20 pt-1">
        {!record.isDemo && (
          <Link
            to={DETAILS_PATH}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {t("Edit my details")}
          </Link>
        )}
        <Link
          to={withZone("/patient-portal/accesses", view.zone)}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {t("Access log")}
        </Link>
      </p>
    </section>
  );
}

/** What stands there while the record is loading. */
export function BannerSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4 rounded-card bg-tint p-6 md:p-8">
      <div className="h-8 w-64 max-w-full skeleton" />
      <div className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-3">
        {[0, 1, 2].map((index) => (
          <div key={index} className="h-12 skeleton" />
        ))}
      </div>
    </div>
  );
}

const ACTIONS = [
  {
    to: "/ai-consultation",
    title: "Schedule AI Consultation",
    text: "Describe how you feel, day or night.",
    icon: "M4 5h16v11H9l-5 4zM8 9.5h8M8 12.5h5",
    urgent: false,
  },
  {
    to: "/vr-consultation",
    title: "Book VR Appointment",
    text: "Meet your specialist in a shared room.",
    icon: "M3 8h18v9h-6l-2-2.5h-2L9 17H3zM7 12h2m6 0h2",
    urgent: false,
  },
  {
    to: "/health-dashboard",
    title: "View Health Dashboard",
    text: "Your readings as they come in.",
    icon: "M3 13h4l2.5-7 4 12 2.5-5h5",
    urgent: false,
  },
  {
    to: "/emergency",
    title: "Emergency Services",
    text: "Who to call in an emergency.",
    icon: "M12 4v16M5 8l14 8M19 8 5 16",
    urgent: true,
  },
] as const satisfies {
  to: string;
  title: PlainMessageId<"portal">;
  text: PlainMessageId<"portal">;
  icon: string;
  urgent: boolean;
}[];

/** What people come here to do (PORT-04, PORT-05). */
export function QuickActions() {
  const { t } = useWords("portal");
  return (
    <nav aria-label={t("Quick actions")} className="mt-6">
      {/* As many beside each other as have room at the size of the text: 4, 2 or 1 at the usual widths. */}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14.3rem),1fr))] gap-3">
        {ACTIONS.map(({ to, title, text, icon, urgent }) => (
          <li key={to} className="flex">
            <Link
              to={to}
              {...prefetchProps}
              className={`flex w-full items-center gap-3 card p-4 ${urgent ? "border-danger hover:bg-danger-tint" : "hover:border-action hover:bg-tint"}`}
            >
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className={`size-7 shrink-0 fill-none stroke-current stroke-[1.75] ${urgent ? "text-danger" : "text-action"}`}
              >
                <path d={icon} strokeLinecap="round" strokeLinejoin="round" />
              </svg>
              <span className="min-w-0">
                <span className={`block leading-snug font-semibold ${urgent ? "text-danger" : ""}`}>{t(title)}</span>
                <span className="block text-sm text-muted">{t(text)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
