import type { OwnLimits } from "./alarms";
import { VITAL_KINDS, type DeviceType } from "./types";

/** What a patient, or who treats them, can set for a type. */
export type TypeLimits = OwnLimits & { silentMinutes: number | null };
export type LimitName = keyof TypeLimits;

type Usual = Partial<Record<Exclude<LimitName, "silentMinutes">, number>>;

/**
 * What holds where nothing is set (`vitalWord` has the sources): from `criticalHigh` on and down to
 * `criticalLow` a value is critical, below `low` and above `high` out of range. A type has the limits named here and no others.
 */
export const USUAL_LIMITS: Record<DeviceType, Usual> = {
  heart_rate: { criticalLow: 40, low: 60, high: 100, criticalHigh: 131 },
  blood_pressure: { criticalLow: 90, low: 90, high: 140, criticalHigh: 181, diastolicHigh: 90, criticalDiastolicHigh: 121 },
  oxygen_sat: { criticalLow: 91, low: 95 },
  temperature: { criticalLow: 95, low: 97, high: 99.5, criticalHigh: 102.4 },
  body_weight: {},
};

/** Five minutes to thirty days. */
export const SILENT_MINUTES = { least: 5, most: 43_200 } as const;

export const LIMIT_TYPES = Object.values(VITAL_KINDS).map(({ deviceType }) => deviceType);
/** The limits of a type, as they stand in its form. */
export const limitNames = (type: DeviceType): LimitName[] => [...(Object.keys(USUAL_LIMITS[type]) as LimitName[]), "silentMinutes"];
/** A field's name in the form of all types. */
export const fieldName = (type: DeviceType, name: LimitName) => `${type}_${name}`;

export const NO_LIMITS: TypeLimits = { low: null, high: null, criticalLow: null, criticalHigh: null, diastolicHigh: null, criticalDiastolicHigh: null, silentMinutes: null };
