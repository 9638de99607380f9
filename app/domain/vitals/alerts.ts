import type { PlainId } from "~/domain/message";
import type { StoredReading } from "./reading";
import { VITAL_KINDS, type DeviceType } from "./types";
import { DAY_MS } from "~/domain/durations";
import type { VitalWord } from "./words";

/** A reading older than this says nothing about today. */
export const FRESH_DAYS = 7;

/** Whether a reading says something about today: only then does it alarm anybody or call for haste. */
export const isFresh = (measuredAt: Date, now: Date): boolean =>
  now.getTime() - measuredAt.getTime() <= FRESH_DAYS * DAY_MS;

type Measured = Pick<StoredReading, "deviceType" | "value" | "diastolic">;

/**
 * The word for an adult's reading, `null` where one value alone says nothing
 * (weight). Low and high are outside the ranges that the product shows
 * (specification, points 6 and 9). What the guideline says of a pressure within
 * that range stands beside the word (`guidelineNote`).
 *
 * Very low and very high are what alone calls for an urgent review. Each kind has
 * its thresholds and their sources (`kinds/`), mostly 3 points in NEWS2 (Royal
 * College of Physicians, 2017), which is not made for children under 16 or for
 * pregnancy.
 */
export const vitalWord = ({ deviceType, value, diastolic }: Measured): VitalWord | null =>
  VITAL_KINDS[deviceType].judge(value, diastolic);

/**
 * What is said instead of the advice about a value that is not normal, where
 * there is nothing to be done about it now: nobody measured it, or what was to
 * be done at once was to be done then. `null`: the advice holds.
 */
export function insteadOfAdvice(
  { measuredAt, isSimulated }: { measuredAt: Date; isSimulated?: boolean | undefined },
  now: Date,
): PlainId | null {
  if (isSimulated) return "This value is simulated. Nobody measured it.";
  return isFresh(measuredAt, now) ? null : "That was more than a week ago. Measure again to see where you are today.";
}

/** What to do about a value that is not normal. */
export const adviceFor = (deviceType: DeviceType, word: VitalWord): PlainId =>
  VITAL_KINDS[deviceType].advice[word] ?? "Measure again and tell your care team.";
