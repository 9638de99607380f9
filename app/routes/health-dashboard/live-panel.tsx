import { useHydrated } from "remix-utils/use-hydrated";
import { LineChart } from "~/components/charts/line-chart";
import { useUnpacked } from "~/components/charts/use-unpacked";
import type { LiveVitals } from "~/client/live/vitals-store";
import { ZoneForm } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import type { Packed } from "~/domain/charts/packed";
import type { VitalChart } from "~/domain/charts/vital-chart";
import { VITAL_KINDS } from "~/domain/vitals/types";
import { Connection } from "./connection";
import { Insights } from "./insights";
import { LiveAlerts } from "./live-alerts";
import { LiveValues } from "./live-values";
import { PostButton } from "./post-button";
import type { DashboardRecord, Monitor } from "./queries.server";
import { dashboardPath, type DashboardView } from "./search-params";

type Props = {
  charts: Packed<VitalChart[]>;
  live: LiveVitals;
  monitor: Monitor;
  record: DashboardRecord;
  view: DashboardView;
};

/** The Live Monitoring tab: how the values come, what they are, what asks for attention, and the last 24 hours. */
export function LivePanel({ charts, live, monitor, record, view }: Props) {
  const { t } = useWords("dashboard");
  const drawn = useUnpacked(charts);
  const isLost = live.status === "closed" || (live.status === "connecting" && live.error !== null);
  if (live.latest === null || (isLost && live.fetchFailed)) return <Unavailable live={live} />;
  return (
    <div className="space-y-8">
      <section aria-labelledby="live-title" className="card p-5">
        <h2 id="live-title" className="text-xl font-bold">
          {t("Live Monitoring")}
        </h2>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Connection live={live} />
          <div className="flex flex-wrap items-center gap-3">
            {/* A link to the same address: it asks for the values now, with and without script. */}
            <Link
              to={dashboardPath(view)}
              replace
              preventScrollReset
              className="btn btn-secondary"
              onClick={() => void live.refetch()}
            >
              {t("Update now")}
            </Link>
            <PostButton intent="simulate" look="btn-primary" pending={t("Simulating…")}>
              {t("Simulate Data")}
            </PostButton>
          </div>
        </div>
        <p className="mt-3 text-sm text-muted">
          {t(
            "Simulated values are made up, to try this screen out. They are marked, in no chart, trend or export, and gone after a day.",
          )}
          {record.isDemo && ` ${t("This sample record has no devices: without simulation nothing new comes in.")}`}
        </p>
      </section>

      <LiveValues latest={live.latest} limits={monitor.limits} checkedAt={live.checkedAt} />

      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <LiveAlerts alerts={live.alerts} snoozed={live.snoozed} checkedAt={live.checkedAt} />
        <Insights live={live} />
      </div>

      <section aria-labelledby="day-title">
        <h2 id="day-title" className="text-xl font-bold">
          {t("24-hour summary")}
        </h2>
        <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
          {drawn.map(({ deviceType, chart, text, table }) => (
            <LineChart
              key={deviceType}
              title={t(VITAL_KINDS[deviceType].label)}
              unit={VITAL_KINDS[deviceType].unit}
              chart={chart}
              text={text}
              table={table}
            />
          ))}
        </div>
        <p className="mt-3">
          <Link
            to={dashboardPath({ tab: "trends", zone: view.zone })}
            className="inline-flex min-h-11 items-center font-medium link"
          >
            {t("Longer times")}
          </Link>
        </p>
      </section>
      <ZoneForm />
    </div>
  );
}

/** Neither the channel nor a fetch gets through (DASH-23). */
function Unavailable({ live }: { live: LiveVitals }) {
  const hydrated = useHydrated();
  const { t } = useWords("dashboard");
  return (
    <div role="alert" className="card p-8 text-center">
      <h2 className="text-xl font-bold">{t("Monitoring Unavailable")}</h2>
      <p className="mt-2 text-muted">
        {live.error
          ? t("{error}, and the values cannot be fetched either.", { error: t(live.error) })
          : t("The values cannot be fetched right now.")}{" "}
        {t("What happens meanwhile is not shown here.")}
      </p>
      {hydrated ? (
        <button type="button" onClick={() => live.retry()} className="mt-6 btn btn-primary">
          {t("Retry Connection")}
        </button>
      ) : (
        // The same page once more is the same attempt.
        <a href="" className="mt-6 btn btn-primary">
          {t("Retry Connection")}
        </a>
      )}
    </div>
  );
}
