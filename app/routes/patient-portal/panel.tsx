import { useWords } from "~/components/words";
import type { PlainMessageId } from "~/locales/messages";
import { AppointmentsPanel } from "./appointments-panel";
import { DocumentsPanel } from "./documents-panel";
import { MedicationsPanel } from "./medications-panel";
import { OverviewPanel } from "./overview-panel";
import type { Panel, PortalRecord } from "./queries.server";
import { SummaryPanel } from "./summary-panel";
import type { PortalView, TabName } from "./search-params";

/** What the chosen tab shows. */
export function PortalPanel({ record, panel, view }: { record: PortalRecord; panel: Panel; view: PortalView }) {
  switch (panel.tab) {
    case "overview":
      return <OverviewPanel record={record} panel={panel} view={view} />;
    case "health-summary":
      return <SummaryPanel record={record} />;
    case "appointments":
      return <AppointmentsPanel panel={panel} view={view} />;
    case "medications":
      return <MedicationsPanel record={record} panel={panel} />;
    case "documents":
      return <DocumentsPanel {...panel.documents} />;
  }
}

/** Rows shown in place of those still loading (APP-36): 5 where the list is long, else 3. */
const SKELETON_ROWS: Record<TabName, 3 | 5> = {
  overview: 3,
  "health-summary": 3,
  appointments: 5,
  medications: 5,
  documents: 3,
};

const LOADING: Record<TabName, PlainMessageId<"portal">> = {
  overview: "Loading overview…",
  "health-summary": "Loading health summary…",
  appointments: "Loading appointments…",
  medications: "Loading medications…",
  documents: "Loading documents…",
};

/** What stands there while a tab is loading. */
export function PanelSkeleton({ tab }: { tab: TabName }) {
  const { t } = useWords("portal");
  return (
    <div>
      <p role="status" className="font-semibold">
        {t(LOADING[tab])}
      </p>
      <ul aria-hidden="true" className="mt-4 space-y-4">
        {Array.from({ length: SKELETON_ROWS[tab] }, (_, index) => (
          <li key={index} data-skeleton-row className="space-y-3 card p-6">
            <div className="h-5 w-1/3 skeleton" />
            <div className="h-4 w-2/3 skeleton" />
            <div className="h-4 w-1/2 skeleton" />
          </li>
        ))}
      </ul>
    </div>
  );
}
