import { message, type Value } from "~/domain/message";
import { SUMMARY_KEYS, VITAL_KINDS, type DeviceType, type SummaryKey, type Unit, type WordUnit } from "./types";

/** A reading as it is stored: numbers in the unit of `VITAL_KINDS`. */
export type StoredReading = {
  id: number;
  deviceType: DeviceType;
  /** Of blood pressure the systolic. */
  value: number;
  /** mm[Hg]; of blood pressure only, and null where it could not be measured. */
  diastolic: number | null;
  measuredAt: Date;
  /** Made up (`simulate`), measured by nobody. */
  isSimulated?: boolean;
};

/**
 * A latest health reading as the API gives it (DATA-02): the value as text, `deviceType` as it is stored (DATA-01).
 * Only a screen shows spaces.
 */
export type HealthReading = {
  id: number;
  deviceType: string;
  /** `120/80` for blood pressure, else a number as text. */
  value: string;
  unit: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  /** Made up, measured by nobody; absent otherwise. */
  simulated?: true;
};

/** A reading's value as a person reads it, without the unit. */
export function formatValue({
  deviceType,
  value,
  diastolic,
}: Pick<StoredReading, "deviceType" | "value" | "diastolic">): string {
  const { decimals } = VITAL_KINDS[deviceType];
  const own = value.toFixed(decimals);
  return diastolic === null ? own : `${own}/${diastolic.toFixed(decimals)}`;
}

/** A value with its unit as a person writes it: `72 bpm`, but `98%`. */
export const withUnit = (value: string, unit: string): string => (unit === "%" ? `${value}%` : `${value} ${unit}`);

/** Some units are words, and the others are symbols that all languages have. */
const isWord = (unit: Unit): unit is WordUnit =>
  unit === "lb" || Object.values(VITAL_KINDS).some((kind) => kind.unit === unit && kind.isUnitTranslated);

/** A unit as a message. */
export const unitMessage = (unit: Unit): Value => (isWord(unit) ? message(unit) : unit);

/** A value with its unit as a message. */
export const amountOf = (value: string, unit: Unit): Value =>
  isWord(unit) ? message(`{amount} ${unit}`, { amount: value }) : withUnit(value, unit);

/** The API's form of a reading. */
export const toHealthReading = (reading: StoredReading): HealthReading => ({
  id: reading.id,
  deviceType: reading.deviceType,
  value: formatValue(reading),
  unit: VITAL_KINDS[reading.deviceType].unit,
  timestamp: reading.measuredAt.toISOString(),
  ...(reading.isSimulated ? { simulated: true as const } : {}),
});

/** Value and time of each of the four vitals; `null` where there is no reading (DATA-03). */
export type VitalsSummary = Record<
  SummaryKey,
  Pick<HealthReading, "value" | "unit" | "timestamp" | "simulated"> | null
>;

const KEY_BY_TYPE = new Map<string, SummaryKey | null>(
  Object.values(VITAL_KINDS).map(({ deviceType, card }) => [deviceType, card && card.summaryKey]),
);

/** Sums up latest readings by the four vitals' names; other types and doubled ones (older) are passed over. */
export function summarize(readings: readonly HealthReading[]): VitalsSummary {
  const summary = Object.fromEntries(SUMMARY_KEYS.map((key) => [key, null])) as VitalsSummary;
  for (const { deviceType, value, unit, timestamp, simulated } of readings) {
    const key = KEY_BY_TYPE.get(deviceType);
    if (!key) continue;
    const held = summary[key];
    if (!held || held.timestamp < timestamp)
      summary[key] = { value, unit, timestamp, ...(simulated ? { simulated } : {}) };
  }
  return summary;
}
