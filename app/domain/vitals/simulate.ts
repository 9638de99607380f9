import { SERVER_KINDS } from "./kinds";
import type { StoredReading } from "./reading";
import { DEVICE_TYPES, VITAL_KINDS } from "./types";

type Sample = Pick<StoredReading, "deviceType" | "value" | "diastolic">;

/** So much of the way back to where it belongs a value goes at each step. */
const PULL = 0.35;
/** So often a step is so many times as long: otherwise nobody would ever see an alert. */
const LEAP = { chance: 0.12, times: 4 };

/**
 * Made-up values that follow on from the latest ones, of each type that has a `simulation`: a random
 * walk that is drawn back to ordinary values and now and then leaps out of range.
 * For trying the screens out; nothing about anybody.
 * @param random gives numbers from 0 up to, not including, 1.
 */
export function simulateVitals(latest: readonly Sample[], random: () => number): Sample[] {
  return DEVICE_TYPES.flatMap((deviceType) => {
    const { simulation, diastolic: second } = SERVER_KINDS[deviceType];
    if (!simulation) return [];
    const { home, step, from, to } = simulation;
    const last = latest.find((reading) => reading.deviceType === deviceType)?.value ?? home;
    const times = random() < LEAP.chance ? LEAP.times : 1;
    const stepped = last + PULL * (home - last) + (2 * random() - 1) * step * times;
    const value = Number(Math.min(to, Math.max(from, stepped)).toFixed(VITAL_KINDS[deviceType].decimals));
    return { deviceType, value, diastolic: second ? second.simulate(value, random) : null };
  });
}
