import type { StoredReading } from "./reading";
import { SUMMARY_KEYS, VITAL_KINDS, type DeviceType } from "./types";

type Sample = Pick<StoredReading, "deviceType" | "value" | "diastolic">;

/** Where values go back to, how far they step and how far they go, in the unit of `VITAL_KINDS`. */
const WALK: Partial<Record<DeviceType, { home: number; step: number; from: number; to: number }>> = {
  heart_rate: { home: 74, step: 9, from: 48, to: 134 },
  blood_pressure: { home: 124, step: 10, from: 88, to: 184 },
  oxygen_sat: { home: 97, step: 1.4, from: 90, to: 100 },
  temperature: { home: 98.4, step: 0.45, from: 96.2, to: 102.6 },
};
/** So much of the way back to where it belongs a value goes at each step. */
const PULL = 0.35;
/** So often a step is so many times as long: otherwise nobody would ever see an alert. */
const LEAP = { chance: 0.12, times: 4 };
const DIASTOLIC_SHARE = 0.645;

const KINDS = Object.values(VITAL_KINDS).filter(({ summaryKey }) => summaryKey && SUMMARY_KEYS.includes(summaryKey));

/**
 * Made-up values of the four vitals that follow on from the latest ones: a random
 * walk that is drawn back to ordinary values and now and then leaps out of range.
 * For trying the screens out; nothing about anybody.
 * @param random gives numbers from 0 up to, not including, 1.
 */
export function simulateVitals(latest: readonly Sample[], random: () => number): Sample[] {
  return KINDS.map(({ deviceType, decimals }) => {
    const { home, step, from, to } = WALK[deviceType]!;
    const last = latest.find((reading) => reading.deviceType === deviceType)?.value ?? home;
    const times = random() < LEAP.chance ? LEAP.times : 1;
    const stepped = last + PULL * (home - last) + (2 * random() - 1) * step * times;
    const value = Number(Math.min(to, Math.max(from, stepped)).toFixed(decimals));
    const diastolic =
      deviceType === "blood_pressure" ? Math.round(value * DIASTOLIC_SHARE + (2 * random() - 1) * 3) : null;
    return { deviceType, value, diastolic };
  });
}
