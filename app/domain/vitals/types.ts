import { KINDS } from "./kinds";
import type { VitalKindShape } from "./kinds/kind";

export type DeviceType = keyof typeof KINDS;
type Kind = (typeof KINDS)[DeviceType];
type CardOf<Of> = Of extends { card: { summaryKey: string } } ? Of["card"] : never;

/** One of the four vitals of the home page and the dashboard (DATA-03). */
export type SummaryKey = CardOf<Kind>["summaryKey"];

/** A vital type, with the names that there are. Its texts are ids of messages. */
export type VitalKind = Omit<VitalKindShape, "deviceType" | "label" | "unit" | "card" | "note"> & {
  deviceType: DeviceType;
  label: Kind["label"];
  unit: Kind["unit"];
  card: (NonNullable<VitalKindShape["card"]> & { summaryKey: SummaryKey }) | null;
  note?: Extract<Kind, { note: unknown }>["note"];
};

export type CardKind = VitalKind & { card: NonNullable<VitalKind["card"]> };

/** What is measured, by its name in the API: `kinds/` has a file for each. Numbers are in the unit that is stored. */
export const VITAL_KINDS: Readonly<Record<DeviceType, VitalKind>> = KINDS;

/** The types, in the order in which they are shown. */
export const DEVICE_TYPES = Object.keys(KINDS) as unknown as readonly [DeviceType, ...DeviceType[]];

/** The four vitals of the home page and the dashboard, in the order they are shown. */
export const CARD_KINDS = Object.values(VITAL_KINDS).filter((kind): kind is CardKind => kind.card !== null);
export const SUMMARY_KEYS = CARD_KINDS.map(({ card }) => card.summaryKey);

/** What a person may think of their weight in; stored is always kg. */
export const WEIGHT_UNITS = ["kg", "lb"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** `device_id` of readings that no registered device sent; devices count from 1. */
export const READING_SOURCES = { typed: 0, imported: -1, simulated: -2 } as const;

/** A unit as a person reads it. */
export type Unit = Kind["unit"] | WeightUnit;
/** One that languages have a word of their own for. */
export type WordUnit = Extract<Kind, { isUnitTranslated: true }>["unit"] | WeightUnit;
