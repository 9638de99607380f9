import { LineChart } from "~/components/charts/line-chart";
import { RangeLinks } from "~/components/charts/range-links";
import { useUnpacked } from "~/components/charts/use-unpacked";
import type { LiveVitals } from "~/client/live/vitals-store";
import { ZoneForm } from "~/components/zoned-time";
import { useWords } from "~/components/words";
import type { Packed } from "~/domain/charts/packed";
import type { VitalChart } from "~/domain/charts/vital-chart";
import { VITAL_KINDS } from "~/domain/vitals/types";
import { Insights } from "./insights";
import { dashboardPath, RANGES, type DashboardView } from "./search-params";

/** The Health Trends tab: each vital over the chosen time, and what the analysis says. */
export function TrendsPanel({
  charts,
  live,
  view,
}: {
  charts: Packed<VitalChart[]>;
  live: LiveVitals;
  view: DashboardView;
}) {
  const { t } = useWords("dashboard");
  const drawn = useUnpacked(charts);
  const range = RANGES.find(({ value }) => value === view.range)!;
  const shown = drawn.filter(({ deviceType, chart }) => chart || VITAL_KINDS[deviceType].card);
  return (
    <section aria-labelledby="trends-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="trends-title" className="text-xl font-bold">
          {t("Health Trends, {range}", { range: t(range.words) })}
        </h2>
        <RangeLinks
          label={t("How far back")}
          ranges={RANGES}
          current={view.range}
          to={(value) => dashboardPath({ ...view, range: value })}
        />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {shown.map(({ deviceType, chart, summary, text, table }) => (
          <LineChart
            key={deviceType}
            title={t(VITAL_KINDS[deviceType].label)}
            unit={VITAL_KINDS[deviceType].unit}
            chart={chart}
            text={text}
            table={table}
          >
            {summary && (
              <dl
                className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-2 text-center"
                data-chart-summary={deviceType}
              >
                {(
                  [
                    ["Lowest", summary.low],
                    ["Average", summary.mean],
                    ["Highest", summary.high],
                  ] as const
                ).map(([term, value]) => (
                  <div key={term} className="rounded-lg bg-sunken p-2 print:p-0">
                    <dt className="text-sm text-muted">{t(term)}</dt>
                    <dd className="font-bold tabular-nums">
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </LineChart>
        ))}
        <Insights live={live} />
      </div>
      <p className="mt-4">
        <a href="/health-dashboard/export.csv" className="inline-flex min-h-11 items-center font-medium link">
          {t("Download all readings as CSV")}
        </a>
      </p>
      <ZoneForm keep={{ tab: "trends", ...(view.range === "7d" ? {} : { range: view.range }) }} />
    </section>
  );
}
