import { VITAL_KINDS, type DeviceType } from "./types";

type Conversion = (value: number) => number;

const same: Conversion = (value) => value;
const times =
  (factor: number): Conversion =>
  (value) =>
    value * factor;

/** The international pound, exactly. */
export const KG_PER_LB = 0.453_592_37;
export const LB_PER_STONE = 14;

/**
 * UCUM units that a reading may come in, with the way to the one it is stored
 * in. UCUM is case sensitive. A kilopascal is 7.500617 mm of mercury.
 */
const UCUM: Record<DeviceType, Record<string, Conversion>> = {
  heart_rate: { "/min": same, "{beats}/min": same, "{Beats}/min": same, "{beat}/min": same },
  blood_pressure: { "mm[Hg]": same, kPa: times(7.500_617) },
  oxygen_sat: { "%": same },
  temperature: { "[degF]": same, Cel: (value) => (value * 9) / 5 + 32 },
  body_weight: {
    kg: same,
    g: times(1 / 1000),
    "[lb_av]": times(KG_PER_LB),
    "[stone_av]": times(KG_PER_LB * LB_PER_STONE),
  },
};

/**
 * Units as people and files write them, separated by blanks: in lower case, without accents, dots and blanks within. A French
 * `livre` and a German `Pfund` are no pounds of ours, so they are not here.
 */
const WRITTEN: Record<DeviceType, Record<string, string>> = {
  heart_rate: {
    "/min": "bpm /min 1/min beats/min beat/min count/min lpm ppm latidos/min schlage/min bat/min نبضة/دقيقة",
  },
  blood_pressure: { "mm[Hg]": "mmhg mm[hg] مملزئبق", kPa: "kpa" },
  oxygen_sat: { "%": "% percent" },
  temperature: {
    "[degF]": "f °f ºf degf fahrenheit [degf] فهرنهايت",
    Cel: "c °c ºc degc celsius cel centigrade مئوية",
  },
  body_weight: {
    kg: "kg kgs kilo kilos kilogram kilograms kilogramo kilogramos kilogramm kilogramme kilogrammes كجم كغ كغم كيلو كيلوغرام",
    g: "g gr gram grams gramo gramos gramm gramme grammes غرام جرام",
    "[lb_av]": "lb lbs pound pounds libra libras [lb_av] رطل",
    "[stone_av]": "st stone stones [stone_av]",
  },
};
const plainUnit = (written: string) =>
  written
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\s.]/gu, "")
    .replace("(s)", "s");
const codesOf = (units: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(units).flatMap(([code, names]) => names.split(" ").map((name) => [plainUnit(name), code] as const)),
  );
const CODES: Record<DeviceType, ReadonlyMap<string, string>> = {
  heart_rate: codesOf(WRITTEN.heart_rate),
  blood_pressure: codesOf(WRITTEN.blood_pressure),
  oxygen_sat: codesOf(WRITTEN.oxygen_sat),
  temperature: codesOf(WRITTEN.temperature),
  body_weight: codesOf(WRITTEN.body_weight),
};

/** The UCUM unit that a unit as written stands for, or `null`. */
export const ucumOf = (deviceType: DeviceType, written: string): string | null =>
  CODES[deviceType].get(plainUnit(written)) ?? null;

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
    body_weight: "kg, g, lb or st",
  })[deviceType];

/** The UCUM unit that a type is stored in. */
export const storedUnit = (deviceType: DeviceType): string => VITAL_KINDS[deviceType].ucum;
