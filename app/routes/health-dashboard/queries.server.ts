import { countConsultations, findPatient, listPrescriptions, pageOfConsultations } from "db/records";
import { readMonitor, type MonitorState } from "db/vital-monitor";
import { readSeriesOf } from "db/vital-series";
import type { LiveStart } from "~/components/live/use-live-vitals";
import type { AppContext } from "~/context";
import { DAY_MS } from "~/domain/durations";
import { vitalChart, type VitalChart } from "~/domain/charts/vital-chart";
import { DEFAULT_ZONE } from "~/domain/moments";
import { readerOf } from "~/domain/reader";
import type { OwnLimits } from "~/domain/vitals/alarms";
import { toHealthReading } from "~/domain/vitals/reading";
import { DEVICE_TYPES, VITAL_KINDS, type DeviceType } from "~/domain/vitals/types";
import { requireRecordInView, type OpenRecord } from "~/services/http/record-guard.server";
import { sessionUser } from "~/services/sessions/session.server";
import { insightsOf, toAlertsAnswer } from "~/services/vitals/monitor.server";
import { PAGE_SIZE, RANGES, type DashboardView } from "./view";
import { loadWeight } from "./weight.server";

/** The four vitals that have cards. */
export const CARD_TYPES = DEVICE_TYPES.filter((type) => VITAL_KINDS[type].summaryKey !== null);

/**
 * The record in view, its live values and what one tab shows of it. `record` is
 * `null` where there is none to show: nobody is signed in and there is no demo data.
 */
export async function loadDashboard(request: Request, app: AppContext, view: DashboardView) {
  const viewer = await sessionUser(request, app);
  const reader = readerOf(viewer);
  const open = await requireRecordInView(request, app, view.tab === "live" ? "live monitoring" : view.tab);
  const patient = open && (await findPatient(app.db, open));
  if (!open || !patient) return { reader, record: null, monitor: null, panel: null };
  const { patientId, isDemo } = open;
  const { own, ...state } = await readMonitor(app.db, patientId, app.clock());
  const [monitor, panel] = await Promise.all([toMonitor(app, patientId, own, state), loadPanel(app, open, view, own)]);
  const { firstName, lastName, medicalRecordNumber } = patient;
  return { reader, record: { patientId, firstName, lastName, medicalRecordNumber, isDemo }, monitor, panel };
}
export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>;
export type DashboardRecord = NonNullable<Dashboard["record"]>;
export type Monitor = NonNullable<Dashboard["monitor"]>;

/** The values that go on live in the browser, and how they are judged. */
async function toMonitor(app: AppContext, patientId: number, own: ReadonlyMap<DeviceType, OwnLimits>, { seq, readings, ...stored }: Omit<MonitorState, "own">) {
  const start: LiveStart = {
    latest: readings.map(toHealthReading),
    insights: await insightsOf(app, patientId),
    ...toAlertsAnswer(stored),
    seq,
    at: app.clock().getTime(),
  };
  return { start, limits: Object.fromEntries(own) as Partial<Record<DeviceType, OwnLimits>> };
}

async function loadPanel(app: AppContext, open: OpenRecord, view: DashboardView, own: ReadonlyMap<DeviceType, OwnLimits>) {
  const { db } = app;
  const { tab } = view;
  switch (tab) {
    case "live":
      return { tab, charts: await chartsOf(app, open.patientId, { types: CARD_TYPES, days: 1, zone: view.zone }, own) };
    case "trends": {
      const { days } = RANGES.find(({ value }) => value === view.range)!;
      return { tab, charts: await chartsOf(app, open.patientId, { types: DEVICE_TYPES, days, zone: view.zone }, own) };
    }
    case "prescriptions":
      return { tab, prescriptions: await listPrescriptions(db, open) };
    case "consultations": {
      const [consultations, count] = await Promise.all([pageOfConsultations(db, open, { limit: PAGE_SIZE, offset: (view.page - 1) * PAGE_SIZE }), countConsultations(db, open)]);
      return { tab, consultations, count };
    }
    case "weight":
      return { tab, weight: await loadWeight(app, open, view) };
  }
}
export type Panel = Awaited<ReturnType<typeof loadPanel>>;
export type PanelOf<Name extends Panel["tab"]> = Extract<Panel, { tab: Name }>;

/** A chart for each type, of the days up to now. */
async function chartsOf(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  patientId: number,
  { types, days, zone }: { types: readonly DeviceType[]; days: number; zone: string | null },
  own: ReadonlyMap<DeviceType, OwnLimits>,
): Promise<VitalChart[]> {
  const to = clock().getTime();
  const from = to - days * DAY_MS;
  const series = await readSeriesOf(db, { patientId, deviceTypes: types, from: new Date(from), to: new Date(to + 1) });
  return types.map((deviceType) => vitalChart({ deviceType, ...series.get(deviceType)!, own: own.get(deviceType) ?? null, from, to }, zone ?? DEFAULT_ZONE));
}
