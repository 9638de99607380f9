import { acknowledgeAlert, ownLimits, snooze } from "db/vital-alerts";
import { withChannel } from "db/vital-events";
import { readAlerts, type StoredAlerts } from "db/vital-monitor";
import { spansSince } from "db/vital-series";
import { latestReadings } from "db/vitals";
import { trimSimulated } from "db/vital-simulated";
import { writeReadings } from "db/vital-writer";
import type { AppContext } from "~/context";
import { DAY_MS } from "~/domain/durations";
import { ApiError } from "~/domain/errors";
import { toVitalAlert, type AlarmSeverity, type OwnLimits, type VitalAlert } from "~/domain/vitals/alarms";
import { toHealthReading, type HealthReading } from "~/domain/vitals/reading";
import { simulateVitals } from "~/domain/vitals/simulate";
import type { Snoozed } from "~/domain/vitals/snooze";
import { analyzeSpans, type HealthInsights, type VitalSpan } from "~/domain/vitals/trends";
import { MAX_SIMULATED } from "~/domain/vitals/totals";
import { READING_SOURCES, type DeviceType } from "~/domain/vitals/types";
import { englishTranslator } from "~/locales/translator";
import { auditRecord, type OpenRecord, type RecordSubject } from "~/services/records/record-guard.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";

type Needs = Pick<AppContext, "db" | "clock" | "live">;
type Audited = Needs & Pick<AppContext, "clientAddress" | "limits">;

/** How far back the insights look: a trend over more than this is the charts' subject. */
const INSIGHT_DAYS = 7;
export const insightsSince = (now: Date) => new Date(now.getTime() - INSIGHT_DAYS * DAY_MS);

export function toInsights(spans: readonly VitalSpan[], own: ReadonlyMap<DeviceType, OwnLimits>): HealthInsights {
  const { trends, recommendations, riskLevel } = analyzeSpans(spans, own);
  return {
    trends: trends.map(englishTranslator.say),
    recommendations: recommendations.map(englishTranslator.say),
    text: { trends, recommendations },
    riskLevel,
    ...(spans.length === 0 ? { isEmpty: true as const } : {}),
  };
}

/** What the readings of the last week say (API-06). */
export async function insightsOf(
  { db, clock }: Pick<Needs, "db" | "clock">,
  patientId: number,
): Promise<HealthInsights> {
  const [spans, own] = await Promise.all([spansSince(db, patientId, insightsSince(clock())), ownLimits(db, patientId)]);
  return toInsights(spans, own);
}

export type AlertsAnswer = {
  /** Newest first, at most five (LIVE-14). */
  alerts: VitalAlert[];
  snoozed: Snoozed;
};

/** The newest alerts of a patient, and which levels are silent. */
export async function alertsOf({ db, clock }: Pick<Needs, "db" | "clock">, patientId: number): Promise<AlertsAnswer> {
  const now = clock();
  return toAlertsAnswer(await readAlerts(db, patientId, now), now);
}

export const toAlertsAnswer = ({ alerts, snoozed }: StoredAlerts, now: Date): AlertsAnswer => ({
  alerts: alerts.map((alert) => toVitalAlert(alert, now, englishTranslator.say)),
  snoozed: Object.fromEntries(snoozed.map(({ severity, until }) => [severity, until.toISOString()])),
});

/**
 * Acknowledges an alert: the first one stands, a second one changes nothing.
 * Other clients hear of it.
 * @param record from `requireMonitoring`.
 * @throws {ApiError} 404 where this patient has no such alert.
 */
export async function acknowledge(app: Audited, record: OpenRecord, alertId: number): Promise<VitalAlert> {
  const now = app.clock();
  const { patientId } = record;
  const { result, told } = await withChannel(app.db, patientId, now, async (tx) => {
    const done = await acknowledgeAlert(tx, { patientId, alertId, by: record.viewer?.id ?? null, now });
    const acknowledged = done && toVitalAlert(done.alert, now, englishTranslator.say);
    if (done?.changed) await auditMonitoring(tx, app, record, "vital alert");
    return { result: acknowledged, events: done?.changed && acknowledged ? [{ acknowledged }] : [] };
  });
  if (told) app.live.hint(patientId);
  if (!result) throw new ApiError("not_found", "There is no such alert");
  return result;
}

/**
 * Silences a level of alerts until an instant, or ends the silence with one that is past.
 * @param record from `requireMonitoring`.
 */
export async function silence(app: Audited, record: OpenRecord, severity: AlarmSeverity, until: Date): Promise<void> {
  const now = app.clock();
  const { patientId } = record;
  await withChannel(app.db, patientId, now, async (tx) => {
    await snooze(tx, { patientId, severity, until, by: record.viewer?.id ?? null });
    await auditMonitoring(tx, app, record, "vital alert snooze");
    return { result: undefined, events: [{ changed: true }] };
  });
  app.live.hint(patientId);
}

/**
 * Makes up a set of the four vitals and writes it as if a device had sent it
 * (API-07). Marked as simulated, in no export, and gone after a day, or earlier where there are many.
 * @param record from `requireSimulation`.
 * @throws {LimitError} for too many from one visitor.
 */
export async function simulate(app: Audited, record: OpenRecord): Promise<HealthReading[]> {
  requireWithinLimit(await app.limits.take("simulations", app.clientAddress));
  const now = app.clock();
  const { patientId } = record;
  const readings = simulateVitals(await latestReadings(app.db, patientId), Math.random).map((sample) => ({
    ...sample,
    measuredAt: now,
  }));
  const { added, told } = await writeReadings(app.db, {
    patientId,
    deviceId: READING_SOURCES.simulated,
    readings,
    now,
  });
  await trimSimulated(app.db, patientId, MAX_SIMULATED, now);
  if (told) app.live.hint(patientId);
  return added.map(toHealthReading);
}

/** What happens to the demo record is nobody's business and is not logged. */
const auditMonitoring = (
  tx: Parameters<typeof auditRecord>[0],
  app: Audited,
  record: OpenRecord,
  subject: RecordSubject,
) => (record.isDemo ? undefined : auditRecord(tx, app, record, { action: "update", subject, outcome: "done" }));
