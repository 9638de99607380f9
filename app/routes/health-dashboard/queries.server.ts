import { countConsultations, listPrescriptions, pageOfConsultations } from "db/records";
import { readMonitor, type MonitorState } from "db/vital-monitor";
import type { LiveStart } from "~/client/live/vitals-store";
import type { AppContext } from "~/context";
import { accountZone } from "~/domain/account-zone";
import { DAY_MS } from "~/domain/durations";
import { pack, type Packed } from "~/domain/charts/packed";
import { vitalChart, type VitalChart } from "~/domain/charts/vital-chart";
import { DEFAULT_ZONE } from "~/domain/moments";
import { readerOf } from "~/domain/reader";
import type { OwnLimits } from "~/domain/vitals/alarms";
import { toHealthReading } from "~/domain/vitals/reading";
import { CARD_KINDS, DEVICE_TYPES, type DeviceType } from "~/domain/vitals/types";
import { requireRecordInView, type OpenRecord } from "~/services/records/record-guard.server";
import { sessionUser } from "~/services/sessions/session.server";
import { insightsSince, toAlertsAnswer, toInsights } from "~/services/vitals/monitoring.server";
import { PAGE_SIZE, RANGES, type DashboardView } from "./search-params";
import { loadWeight } from "./weight.server";

/** The four vitals that have cards. */
const CARD_TYPES = CARD_KINDS.map(({ deviceType }) => deviceType);

/**
 * The record in view, its live values and what one tab shows of it, by days of the clock asked for, else of the
 * viewer's. `record` is `null` where there is none to show: nobody is signed in and there is no demo data.
 */
export async function loadDashboard(request: Request, app: AppContext, asked: DashboardView) {
  const viewer = await sessionUser(request, app);
  const view = { ...asked, zone: asked.zone ?? accountZone(viewer) };
  const reader = readerOf(viewer);
  const open = await requireRecordInView(request, app, view.tab === "live" ? "live monitoring" : view.tab);
  const now = app.clock();
  const charts = chartsIn(view, now);
  const series = { ...charts, to: new Date(now.getTime() + 1) };
  const state = open && (await readMonitor(app.db, open, { now, since: insightsSince(now), series }));
  if (!open || !state) return { reader, record: null, monitor: null, panel: null };
  const { patientId, isDemo } = open;
  const panel = await loadPanel(app, open, view, drawCharts(charts, state, now, view.zone));
  return { reader, record: { patientId, ...state.patient, isDemo }, monitor: toMonitor(state, now), panel };
}
export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>;
export type DashboardRecord = NonNullable<Dashboard["record"]>;
export type Monitor = NonNullable<Dashboard["monitor"]>;

/** The values that go on live in the browser, and how they are judged. */
function toMonitor({ seq, readings, own, spans, ...stored }: MonitorState, now: Date) {
  const start: LiveStart = {
    latest: readings.map(toHealthReading),
    insights: toInsights(spans, own),
    ...toAlertsAnswer(stored, now),
    seq,
    at: now.getTime(),
  };
  return { start, limits: Object.fromEntries(own) as Partial<Record<DeviceType, OwnLimits>> };
}

async function loadPanel(app: AppContext, open: OpenRecord, view: DashboardView, charts: Packed<VitalChart[]>) {
  const { db } = app;
  const { tab } = view;
  switch (tab) {
    case "live":
    case "trends":
      return { tab, charts };
    case "prescriptions":
      return { tab, prescriptions: await listPrescriptions(db, open) };
    case "consultations": {
      const [consultations, count] = await Promise.all([
        pageOfConsultations(db, open, { limit: PAGE_SIZE, offset: (view.page - 1) * PAGE_SIZE }),
        countConsultations(db, open),
      ]);
      return { tab, consultations, count };
    }
    case "weight":
      return { tab, weight: await loadWeight(app, open, view) };
  }
}
export type Panel = Awaited<ReturnType<typeof loadPanel>>;
export type PanelOf<Name extends Panel["tab"]> = Extract<Panel, { tab: Name }>;

/** Types with a chart, up to now. */
type Charts = { deviceTypes: readonly DeviceType[]; from: Date };

const CHARTED: Partial<Record<DashboardView["tab"], readonly DeviceType[]>> = {
  live: CARD_TYPES,
  trends: DEVICE_TYPES,
};

function chartsIn({ tab, range }: DashboardView, now: Date): Charts {
  const days = tab === "trends" ? RANGES.find(({ value }) => value === range)!.days : 1;
  return { deviceTypes: CHARTED[tab] ?? [], from: new Date(now.getTime() - days * DAY_MS) };
}

const drawCharts = (
  { deviceTypes, from }: Charts,
  { series, own }: MonitorState,
  to: Date,
  zone: string | null,
): Packed<VitalChart[]> =>
  pack(
    deviceTypes.map((deviceType) =>
      vitalChart(
        {
          deviceType,
          ...series.get(deviceType)!,
          own: own.get(deviceType) ?? null,
          from: from.getTime(),
          to: to.getTime(),
        },
        zone ?? DEFAULT_ZONE,
      ),
    ),
  );
