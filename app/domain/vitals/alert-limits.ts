import type { OwnLimits } from "./alarms";
import { VITAL_KINDS, type DeviceType } from "./types";

/** What a patient, or who treats them, can set for a type. */
export type TypeLimits = OwnLimits & { silentMinutes: number | null };
export type LimitName = keyof TypeLimits;

export type Bound = { least?: number; most?: number };

/**
 * What an own limit may be at the least, or at the most; nothing for the other limits. What is critical by the common
 * thresholds stays so for everybody, unless the type has a `leastCriticalLow`: they can only be met earlier.
 */
export function boundOf(type: DeviceType, name: LimitName): Bound {
  const { limits, leastCriticalLow = limits.criticalLow } = VITAL_KINDS[type];
  const { criticalHigh, criticalDiastolicHigh } = limits;
  switch (name) {
    case "criticalLow":
      return leastCriticalLow === undefined ? {} : { least: leastCriticalLow };
    case "criticalHigh":
      return criticalHigh === undefined ? {} : { most: criticalHigh };
    case "criticalDiastolicHigh":
      return criticalDiastolicHigh === undefined ? {} : { most: criticalDiastolicHigh };
    default:
      return {};
  }
}

/** Limits as they hold: what was stored before there were bounds is drawn in to them, and warnings with it. */
export function heldLimits<Limits extends OwnLimits>(type: DeviceType, own: Limits): Limits {
  const within = (name: LimitName, value: number | null) => {
    const { least = -Infinity, most = Infinity } = boundOf(type, name);
    return value === null ? null : Math.min(most, Math.max(least, value));
  };
  const [criticalLow, criticalHigh, criticalDiastolicHigh] = (
    ["criticalLow", "criticalHigh", "criticalDiastolicHigh"] as const
  ).map((name) => within(name, own[name])) as [number | null, number | null, number | null];
  const usual = VITAL_KINDS[type].limits;
  const notBelow = (value: number | null, least: number | undefined) =>
    value === null || least === undefined ? value : Math.max(value, least);
  const notAbove = (value: number | null, most: number | undefined) =>
    value === null || most === undefined ? value : Math.min(value, most);
  return {
    ...own,
    criticalLow,
    criticalHigh,
    criticalDiastolicHigh,
    low: notBelow(own.low, criticalLow ?? usual.criticalLow),
    high: notAbove(own.high, criticalHigh ?? usual.criticalHigh),
    diastolicHigh: notAbove(own.diastolicHigh, criticalDiastolicHigh ?? usual.criticalDiastolicHigh),
  };
}

/** Five minutes to thirty days. */
export const SILENT_MINUTES = { least: 5, most: 43_200 } as const;

export const LIMIT_TYPES = Object.values(VITAL_KINDS).map(({ deviceType }) => deviceType);
/** The limits of a type, as they stand in its form. */
export const limitNames = (type: DeviceType): LimitName[] => [
  ...(Object.keys(VITAL_KINDS[type].limits) as LimitName[]),
  "silentMinutes",
];
/** A field's name in the form of all types. */
export const fieldName = (type: DeviceType, name: LimitName) => `${type}_${name}`;

export const NO_LIMITS: TypeLimits = {
  low: null,
  high: null,
  criticalLow: null,
  criticalHigh: null,
  diastolicHigh: null,
  criticalDiastolicHigh: null,
  silentMinutes: null,
};

/** Limits as the form holds them; an empty field is the usual limit. */
export const limitsAsForm = (limits: ReadonlyMap<DeviceType, TypeLimits>): Record<string, string> =>
  Object.fromEntries(
    LIMIT_TYPES.flatMap((type) =>
      limitNames(type).map((name) => [fieldName(type, name), String(limits.get(type)?.[name] ?? "")]),
    ),
  );
