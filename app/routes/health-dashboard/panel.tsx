import type { LiveVitals } from "~/client/live/vitals-store";
import { PrescriptionList } from "~/components/prescription";
import { useWords } from "~/components/words";
import type { RejectedForm } from "~/domain/rejected-form";
import { ConsultationsPanel } from "./consultations-panel";
import { LivePanel } from "./live-panel";
import type { DashboardRecord, Monitor, Panel } from "./queries.server";
import { TrendsPanel } from "./trends-panel";
import { TABS, type DashboardView, type TabName } from "./search-params";
import { WeightPanel } from "./weight-panel";

type Props = {
  panel: Panel;
  record: DashboardRecord;
  live: LiveVitals;
  monitor: Monitor;
  view: DashboardView;
  answer: RejectedForm | undefined;
};

/** What the chosen tab shows. */
export function DashboardPanel({ panel, record, live, monitor, view, answer }: Props) {
  const { t } = useWords("dashboard");
  switch (panel.tab) {
    case "live":
      return <LivePanel charts={panel.charts} live={live} monitor={monitor} record={record} view={view} />;
    case "trends":
      return <TrendsPanel charts={panel.charts} live={live} view={view} />;
    case "prescriptions":
      return (
        <section aria-labelledby="prescriptions-title">
          <h2 id="prescriptions-title" className="text-xl font-bold">
            {t("Prescriptions")}
          </h2>
          <PrescriptionList prescriptions={panel.prescriptions} />
        </section>
      );
    case "consultations":
      return <ConsultationsPanel panel={panel} view={view} />;
    case "weight":
      return <WeightPanel weight={panel.weight} record={record} view={view} answer={answer} />;
  }
}

/** What stands there while a tab is loading. */
export function PanelSkeleton({ tab }: { tab: TabName }) {
  const { t } = useWords("dashboard");
  const { loading } = TABS.find(({ value }) => value === tab)!;
  return (
    <div>
      <p role="status" className="font-semibold">
        {t(loading)}
      </p>
      <div aria-hidden="true" className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        {[0, 1, 2, 3].map((index) => (
          <div key={index} data-panel-skeleton className="space-y-3 card p-6">
            <div className="h-5 w-1/3 skeleton" />
            <div className="h-24 skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}
