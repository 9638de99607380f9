import { ConsultationHead } from "~/components/consultation";
import { ZoneForm } from "~/components/zoned-time";
import { ReportProblemLink } from "~/components/report-problem-link";
import { Link } from "~/components/ui/link";
import { Vitals } from "~/components/vitals";
import { useWords } from "~/components/words";
import { Alerts } from "./alerts";
import { Requests } from "./requests";
import type { PanelOf, PortalRecord } from "./queries.server";
import { portalPath, type PortalView } from "./search-params";

/** The Overview tab: latest vitals, health alerts, the most recent appointments (PORT-07 to PORT-09). */
export function OverviewPanel({
  record,
  panel,
  view,
}: {
  record: PortalRecord;
  panel: PanelOf<"overview">;
  view: PortalView;
}) {
  const { t, rich } = useWords("portal");
  const { readings, own, alerts, recent, requests, now } = panel;
  return (
    <>
      <section aria-labelledby="vitals-title">
        <h2 id="vitals-title" className="text-xl font-bold">
          {t("Latest vitals")}
        </h2>
        {readings.length > 0 ? (
          <Vitals readings={readings} own={own} now={now} />
        ) : (
          <p className="mt-3 card p-6 text-muted">
            {rich(
              "No readings yet. They appear here as soon as you measure for the first time; the {dashboard} shows how.",
              {
                dashboard: (
                  <Link to="/health-dashboard" className="link">
                    {t("health dashboard")}
                  </Link>
                ),
              },
            )}
          </p>
        )}
      </section>
      {requests.length > 0 && <Requests className="mt-10" requests={requests} now={now} />}
      <div className="mt-10 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        {/* First, on a phone above all: it may be urgent. */}
        <Alerts alerts={alerts} readings={readings} isSample={record.isDemo} now={now} />
        <section aria-labelledby="recent-title">
          <h2 id="recent-title" className="text-xl font-bold">
            {t("Most recent appointments")}
          </h2>
          {recent.length === 0 ? (
            <p className="mt-3 card p-6 text-muted">
              {requests.length > 0
                ? t("None is agreed yet.")
                : rich("No appointments yet. {book} whenever you are ready.", {
                    book: (
                      <Link to="/book-appointment" className="link">
                        {t("Book your first one")}
                      </Link>
                    ),
                  })}
            </p>
          ) : (
            <>
              <ul className="mt-3 space-y-3">
                {recent.map((appointment) => (
                  <li key={appointment.id} className="card p-5 pb-2" data-recent-appointment>
                    <ConsultationHead consultation={appointment} />
                    <ReportProblemLink about="appointment" />
                  </li>
                ))}
              </ul>
              <Link
                to={portalPath({ tab: "appointments", zone: view.zone })}
                className="mt-2 inline-flex min-h-11 items-center font-medium link"
              >
                {t("All appointments")}
              </Link>
            </>
          )}
        </section>
      </div>
      <ZoneForm />
    </>
  );
}
