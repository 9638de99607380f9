import { forecastPerson, lockWeightPlan, rememberUnit, storeWeightPlan } from "db/weight";
import { readSeries } from "db/vital-series";
import { removeReading, writeReadings } from "db/vital-writer";
import type { AppContext } from "~/context";
import { dateIn, type IsoDate } from "~/domain/dates";
import { DAY_MS } from "~/domain/durations";
import type { FormError } from "~/domain/form-error";
import type { Message } from "~/domain/message";
import { lossContraindication } from "~/domain/prediction/contraindication";
import { READING_SOURCES, type WeightUnit } from "~/domain/vitals/types";
import { factsOf } from "~/domain/weight/forecast";
import { goalRefused, unlikelyGoal, type WeightGoal } from "~/domain/weight/plan";
import { dailyWeights, weightTrend } from "~/domain/weight/trend";
import { formatWeight } from "~/domain/weight/units";
import { COMPARED_MS, farFrom, unlikelyWeight } from "~/domain/weight/unlikely";
import { conflictErrors, versionOf } from "~/services/conflict.server";
import { auditRecord } from "~/services/records/record-guard.server";
import type { OwnRecord } from "~/services/vitals/own-record.server";

type Needs = Pick<AppContext, "db" | "clock" | "live" | "clientAddress">;
const SUBJECT = "weight";

/** What became of a weight; one that is rather a slip is asked about, and not stored. */
type WeightAnswer = { stored: true; changed: boolean } | { stored: false; asked: Message };

/**
 * Writes a weight that its patient typed; the same instant again corrects it.
 * @param isSure it was asked about, and is right.
 */
export async function logWeight(
  app: Needs,
  record: OwnRecord,
  { kg, unit, measuredAt, isSure }: { kg: number; unit: WeightUnit; measuredAt: Date; isSure: boolean },
): Promise<WeightAnswer> {
  const { patientId } = record;
  if (!isSure) {
    const [from, to] = [-COMPARED_MS, COMPARED_MS].map((away) => new Date(measuredAt.getTime() + away));
    const { points } = await readSeries(app.db, { patientId, deviceType: "body_weight", from: from!, to: to! });
    const far = farFrom({ at: measuredAt.getTime(), value: kg }, points);
    if (far) return { stored: false, asked: unlikelyWeight(far, unit) };
  }
  const reading = { deviceType: "body_weight" as const, value: kg, diastolic: null, measuredAt };
  const { added, told } = await app.db.transaction(async (tx) => {
    const written = await writeReadings(tx, {
      patientId,
      deviceId: READING_SOURCES.typed,
      readings: [reading],
      now: app.clock(),
      correct: true,
    });
    await rememberUnit(tx, patientId, unit);
    if (written.added.length > 0)
      await auditRecord(tx, app, record, { action: "create", subject: SUBJECT, outcome: "done" });
    return written;
  });
  if (told) app.live.hint(patientId);
  return { stored: true, changed: added.length > 0 };
}

/** Takes an entry out again. @returns whether there was one. */
export async function removeWeight(app: Needs, record: OwnRecord, readingId: number): Promise<boolean> {
  const { patientId } = record;
  const { removed, told } = await app.db.transaction(async (tx) => {
    const done = await removeReading(tx, { patientId, deviceType: "body_weight", readingId, now: app.clock() });
    if (done.removed) await auditRecord(tx, app, record, { action: "delete", subject: SUBJECT, outcome: "done" });
    return done;
  });
  if (told) app.live.hint(patientId);
  return removed !== null;
}

export type GoalWish = {
  unit: WeightUnit;
  goalKg: number | null;
  goalOn: IsoDate | null;
  /** Begin the plan again today. */ restart: boolean;
  /** It was asked about, and is right. */ isSure: boolean;
  /** Of the goal that the form was filled in from (`goalVersion`). */ version: string;
  /** By which clock it is today. */ zone: string;
};

/**
 * What became of a goal; a refusal is what is wrong with the weight that was typed, what is asked about it, or what is
 * stored by now instead of what the form was filled in from.
 */
type GoalAnswer =
  | { stored: true }
  | { stored: false; wrong: FormError }
  | { stored: false; asked: Message }
  | { stored: false; conflict: Record<string, Message[]> };

/** A short name for the goal that there is. */
export const goalVersion = (goal: WeightGoal | null): string =>
  versionOf(goal && [goal.goalKg, goal.goalOn, goal.startKg, goal.startOn]);

const asTyped = ({ goalKg, goalOn }: { goalKg: number | null; goalOn: IsoDate | null }, unit: WeightUnit) => ({
  goal: goalKg === null ? "" : formatWeight(goalKg, unit),
  goalOn: goalOn ?? "",
});

/**
 * Stores what a patient works towards. A plan begins where the trend is now, and
 * keeps its beginning when only its end is changed. Refused where there is nothing
 * to begin from, and where losing weight is not for this person. Of two tabs that were filled in from the same goal the
 * second is not stored, and is told what is.
 */
export async function storeGoal(
  app: Needs,
  record: OwnRecord,
  { unit, goalKg, goalOn, restart, isSure, version, zone }: GoalWish,
): Promise<GoalAnswer> {
  const { patientId } = record;
  return app.db.transaction(async (tx) => {
    const store = async (goal: WeightGoal | null): Promise<GoalAnswer> => {
      await storeWeightPlan(tx, patientId, { unit, goal });
      await auditRecord(tx, app, record, { action: "update", subject: "weight goal", outcome: "done" });
      return { stored: true };
    };
    const { goal: earlier } = await lockWeightPlan(tx, patientId);
    if (goalVersion(earlier) !== version) {
      const conflict = conflictErrors(
        ["goal", "goalOn"],
        asTyped(earlier ?? { goalKg: null, goalOn: null }, unit),
        asTyped({ goalKg, goalOn }, unit),
      );
      if (Object.keys(conflict).length > 0) return { stored: false, conflict };
    }
    if (goalKg === null) return store(null);
    const now = await startNow(tx, patientId, app.clock(), zone);
    const start = earlier && !restart ? { startKg: earlier.startKg, startOn: earlier.startOn } : now;
    if (!start) return { stored: false, wrong: "Log your weight first: a plan begins where you are" };
    const person = await forecastPerson(tx, patientId);
    const { heightCm } = person;
    const refused = lossContraindication(factsOf(person, dateIn(zone, app.clock())), {
      heightCm,
      fromKg: (now ?? start).startKg,
      toKg: goalKg,
    });
    if (refused) return { stored: false, wrong: goalRefused(refused, heightCm, unit) };
    const asked = isSure || earlier?.goalKg === goalKg ? null : unlikelyGoal(goalKg, (now ?? start).startKg, unit);
    if (asked !== null) return { stored: false, asked };
    return store({ goalKg, goalOn, ...start });
  });
}

/** Where the trend stands. A year of entries is more than its memory. */
async function startNow(
  tx: Parameters<typeof readSeries>[0],
  patientId: number,
  now: Date,
  zone: string,
): Promise<{ startKg: number; startOn: IsoDate } | null> {
  const { points } = await readSeries(tx, {
    patientId,
    deviceType: "body_weight",
    from: new Date(now.getTime() - 365 * DAY_MS),
    to: new Date(now.getTime() + 1),
  });
  const newest = weightTrend(dailyWeights(points, zone)).at(-1);
  return newest ? { startKg: newest.trend, startOn: dateIn(zone, now) } : null;
}
