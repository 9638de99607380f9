import { VITAL_KINDS, type DeviceType } from "./types";

type Conversion = (value: number) => number;

const same: Conversion = (value) => value;
const times =
  (factor: number): Conversion =>
  (value) =>
    value * factor;

/** The international pound, exactly. */
export const KG_PER_LB = 0.453_592_37;

/**
 * UCUM units that a reading may come in, with the way to the one it is stored
 * in. UCUM is case sensitive. A kilopascal is 7.500617 mm of mercury.
 */
const UCUM: Record<DeviceType, Record<string, Conversion>> = {
  heart_rate: { "/min": same, "{beats}/min": same, "{Beats}/min": same, "{beat}/min": same },
  blood_pressure: { "mm[Hg]": same, kPa: times(7.500_617) },
  oxygen_sat: { "%": same },
  temperature: { "[degF]": same, Cel: (value) => (value * 9) / 5 + 32 },
  body_weight: { kg: same, g: times(1 / 1000), "[lb_av]": times(KG_PER_LB) },
};

/** Units as people and files write them, in lower case and without dots and blanks. */
const WRITTEN: Record<DeviceType, Record<string, string>> = {
  heart_rate: { bpm: "/min", "/min": "/min", "1/min": "/min", "beats/min": "/min", "count/min": "/min" },
  blood_pressure: { mmhg: "mm[Hg]", "mm[hg]": "mm[Hg]", kpa: "kPa" },
  oxygen_sat: { "%": "%", percent: "%" },
  temperature: {
    f: "[degF]",
    "°f": "[degF]",
    degf: "[degF]",
    fahrenheit: "[degF]",
    "[degf]": "[degF]",
    c: "Cel",
    "°c": "Cel",
    degc: "Cel",
    celsius: "Cel",
    cel: "Cel",
  },
  body_weight: {
    kg: "kg",
    kgs: "kg",
    kilograms: "kg",
    g: "g",
    lb: "[lb_av]",
    lbs: "[lb_av]",
    pounds: "[lb_av]",
    "[lb_av]": "[lb_av]",
  },
};

/** The UCUM unit that a unit as written stands for, or `null`. */
export function ucumOf(deviceType: DeviceType, written: string): string | null {
  const plain = written.toLowerCase().replace(/[\s.]/g, "");
  return Object.hasOwn(WRITTEN[deviceType], plain) ? WRITTEN[deviceType][plain]! : null;
}

/** To a ten-thousandth: binary fractions make 37 °C into 98.60000000000001 °F. What needs no conversion stays as it is. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** How to bring a value from a UCUM unit into the one of `VITAL_KINDS`, or `null` for a unit that the type does not have. */
export function conversionFrom(deviceType: DeviceType, ucum: string): Conversion | null {
  const known = UCUM[deviceType];
  if (!Object.hasOwn(known, ucum)) return null;
  const convert = known[ucum]!;
  return convert === same ? same : (value) => rounded(convert(value));
}

/** The units that a type may come in, for an error's words. */
export const unitsOf = (deviceType: DeviceType): string =>
  ({
    heart_rate: "bpm",
    blood_pressure: "mmHg or kPa",
    oxygen_sat: "%",
    temperature: "°F or °C",
    body_weight: "kg, g or lb",
  })[deviceType];

/** The UCUM unit that a type is stored in. */
export const storedUnit = (deviceType: DeviceType): string => VITAL_KINDS[deviceType].ucum;
