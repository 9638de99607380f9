/**
 * One table of what is measured: API name, summary key, unit and codes.
 * LOINC codes follow the FHIR vital-signs profile (hl7.org/fhir/R4/observation-vitalsigns.html);
 * units are UCUM. The normal ranges are those the product shows (specification, point 9).
 */
export const DEVICE_TYPES = ["heart_rate", "blood_pressure", "oxygen_sat", "temperature", "body_weight"] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** What a person may think of their weight in; stored is always kg. */
export const WEIGHT_UNITS = ["kg", "lb"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** `device_id` of readings that no registered device sent; devices count from 1. */
export const READING_SOURCES = { typed: 0, imported: -1, simulated: -2 } as const;

/** The four vitals of the home page and the dashboard, in the order they are shown. */
export const SUMMARY_KEYS = ["heartRate", "bloodPressure", "oxygenSat", "temperature"] as const;
export type SummaryKey = (typeof SUMMARY_KEYS)[number];

export type VitalKind = {
  deviceType: DeviceType;
  /** Key in a vitals summary; body weight has none, the four cards stay four. */
  summaryKey: SummaryKey | null;
  label: "Heart rate" | "Blood pressure" | "Oxygen saturation" | "Temperature" | "Weight";
  /** UCUM unit as stored and exchanged. */
  ucum: string;
  /** Unit as a person reads it. */
  unit: "bpm" | "mmHg" | "%" | "°F" | "kg";
  loinc: string;
  /** Normal range in `ucum`; of blood pressure the systolic. `null` where none is shown. */
  range: { low: number; high: number } | null;
  /** Decimals shown. */
  decimals: number;
};

/** A unit as a person reads it. */
export type Unit = VitalKind["unit"] | WeightUnit;

export const VITAL_KINDS: Record<DeviceType, VitalKind> = {
  heart_rate: {
    deviceType: "heart_rate",
    summaryKey: "heartRate",
    label: "Heart rate",
    ucum: "/min",
    unit: "bpm",
    loinc: "8867-4",
    range: { low: 60, high: 100 },
    decimals: 0,
  },
  blood_pressure: {
    deviceType: "blood_pressure",
    summaryKey: "bloodPressure",
    label: "Blood pressure",
    ucum: "mm[Hg]",
    unit: "mmHg",
    loinc: "85354-9",
    range: { low: 90, high: 140 },
    decimals: 0,
  },
  oxygen_sat: {
    deviceType: "oxygen_sat",
    summaryKey: "oxygenSat",
    label: "Oxygen saturation",
    ucum: "%",
    unit: "%",
    loinc: "2708-6",
    range: { low: 95, high: 100 },
    decimals: 0,
  },
  temperature: {
    deviceType: "temperature",
    summaryKey: "temperature",
    label: "Temperature",
    ucum: "[degF]",
    unit: "°F",
    loinc: "8310-5",
    range: { low: 97, high: 99.5 },
    decimals: 1,
  },
  body_weight: {
    deviceType: "body_weight",
    summaryKey: null,
    label: "Weight",
    ucum: "kg",
    unit: "kg",
    loinc: "29463-7",
    range: null,
    decimals: 1,
  },
};
