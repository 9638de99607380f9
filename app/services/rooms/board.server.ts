import { ownLimits } from "db/vital-alerts";
import { readSeries } from "db/vital-series";
import { latestMeasured } from "db/vitals";
import { recordAccess } from "db/patients";
import { patientName } from "db/room-consultations";
import type { Room } from "db/rooms";
import { findWeightPlan } from "db/weight";
import type { AppContext } from "~/context";
import { DAY_MS } from "~/domain/durations";
import { DEMO_PATIENT_ID } from "~/domain/demo";
import { emergencyOf, mayReadRecord, type Viewer } from "~/domain/policy";
import { SAMPLE_RECORD, type Board } from "~/domain/room/board";
import { judgeReading } from "~/domain/vitals/alarms";
import { isFresh } from "~/domain/vitals/alerts";
import { amountOf, formatValue } from "~/domain/vitals/reading";
import { DEVICE_TYPES, VITAL_KINDS } from "~/domain/vitals/types";
import { fromKg } from "~/domain/weight/units";
import { auditRecord } from "~/services/records/record-guard.server";
import { ROOM_SUBJECT } from "./room-access.server";

const CHART_DAYS = 90;
/** More than a wall can show. */
const MAX_POINTS = 180;

const EMPTY: Board = { title: "", vitals: [], weight: null };

/**
 * What hangs on the room's wall for somebody in it: of the patient whose room
 * it is as far as their record is open to who looks, which stands in the
 * record's log; where nobody is signed in, of the sample record.
 */
export async function boardFor(
  app: Pick<AppContext, "db" | "clock" | "clientAddress">,
  room: Pick<Room, "patientId" | "isDemo">,
  viewer: Viewer,
): Promise<Board> {
  // The visit of a patient without an account.
  if (room.patientId === null && !room.isDemo) return EMPTY;
  const patientId = room.patientId ?? DEMO_PATIENT_ID;
  const at = app.clock();
  const record = await recordAccess(app.db, patientId, viewer?.id ?? null, at);
  // Without demo data patient 1 is somebody.
  if (!record || (room.patientId === null && !record.isDemo)) return EMPTY;
  if (mayReadRecord(viewer, record) !== "allowed") return EMPTY;
  if (!record.isDemo)
    await auditRecord(
      app.db,
      app,
      { patientId, viewer, ...emergencyOf(viewer, record, at) },
      { action: "read", subject: ROOM_SUBJECT, outcome: "done" },
    );

  const to = at.getTime();
  const range = {
    patientId,
    deviceType: "body_weight",
    from: new Date(to - CHART_DAYS * DAY_MS),
    to: new Date(to + 1),
  } as const;
  const [name, readings, limits, { points }, { unit }] = await Promise.all([
    patientName(app.db, patientId),
    latestMeasured(app.db, patientId),
    ownLimits(app.db, patientId),
    readSeries(app.db, range),
    findWeightPlan(app.db, patientId),
  ]);
  const vitals = readings
    .filter(({ deviceType }) => deviceType !== "body_weight")
    .toSorted((one, other) => DEVICE_TYPES.indexOf(one.deviceType) - DEVICE_TYPES.indexOf(other.deviceType))
    .map((reading) => ({
      label: VITAL_KINDS[reading.deviceType].label,
      value: amountOf(formatValue(reading), VITAL_KINDS[reading.deviceType].unit),
      isInRange: judgeReading(reading, limits.get(reading.deviceType) ?? null) === null,
      isOld: !isFresh(reading.measuredAt, at),
    }));
  const shown = thinned(points).map(({ at, value }) => ({ at, value: Math.round(fromKg(value, unit) * 10) / 10 }));
  return {
    title: record.isDemo ? SAMPLE_RECORD : (name?.firstName ?? ""),
    vitals,
    weight: shown.length > 0 ? { unit, points: shown } : null,
  };
}

/** Every n-th point, counted from the newest, which stays. */
function thinned<Point>(points: readonly Point[]): Point[] {
  const step = Math.max(1, Math.ceil(points.length / MAX_POINTS));
  return points.filter((_point, index) => (points.length - 1 - index) % step === 0);
}
