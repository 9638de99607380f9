import { message } from "~/domain/message";
import type { ServerKind, VitalKindShape } from "./kind";

const celsius = (fahrenheit: number) => (fahrenheit - 32) / 1.8;

/** A value is in °F. */
export const kind = {
  deviceType: "temperature",
  label: "Temperature",
  unit: "°F",
  decimals: 1,
  range: { low: 97, high: 99.5 },
  card: { summaryKey: "temperature", inRangeWord: "normal", sample: "98.6" },
  limits: { criticalLow: 95, low: 97, high: 99.5, criticalHigh: 102.3 },
  // Up to 35.0 °C: 3 points in NEWS2 (RCP, 2017); from 39.1 °C its 2 points. NEWS2's limits are tenths.
  judge(fahrenheit) {
    const tenths = Math.round(celsius(fahrenheit) * 10) / 10;
    if (tenths <= 35) return "Very low";
    if (tenths >= 39.1) return "Very high";
    if (fahrenheit < 97) return "Low";
    return fahrenheit > 99.5 ? "High" : "Normal";
  },
  advice: {
    "Very high":
      "Drink plenty and rest. Call your care team today; with a stiff neck, confusion, a rash or trouble breathing, call 911.",
    High: "Drink plenty, rest and measure again in a few hours. If it lasts longer than three days, call your care team.",
    Low: "Measure again with the thermometer well in place. If it stays low and you feel unwell, call your care team.",
    "Very low": "Measure again now and get warm. If it stays this low, or you are confused or drowsy, call 911.",
  },
  describe: (fahrenheit, value) =>
    message("{fahrenheit} °F is {celsius} °C", { fahrenheit, celsius: celsius(value).toFixed(1) }),
} as const satisfies VitalKindShape;

export const serverKind = {
  ucum: "[degF]",
  units: {
    "[degF]": { names: "f °f ºf degf fahrenheit [degf] فهرنهايت" },
    Cel: { toStored: (degrees) => (degrees * 9) / 5 + 32, names: "c °c ºc degc celsius cel centigrade مئوية" },
  },
  unitWords: "°F or °C",
  loinc: { code: "8310-5", display: "Body temperature" },
  // What was reported of people who lived: 13.7 °C (Gilbert and others, Lancet 2000), 46.5 °C (Slovis and others,
  // 1982).
  plausible: { low: 55, high: 116 },
  ownLimits: { least: 86, most: 110 },
  columns: [
    {
      kind: "temperature",
      headings: `
        temperature, body temperature, temp, body temp,
        temperatura, temperatura corporal,
        temperatur, körpertemperatur,
        température, température corporelle,
        الحرارة, درجة الحرارة, حرارة`,
      choices: [
        { value: "temperature", label: "Temperature" },
        { value: "temperature Cel", label: "Temperature in °C" },
        { value: "temperature [degF]", label: "Temperature in °F" },
      ],
    },
  ],
  // The number itself tells: nobody lives at 50 °C or at 50 °F.
  assumeUnit: (degrees) => (degrees < 50 ? "Cel" : "[degF]"),
  appleHealth: "BodyTemperature",
  simulation: { home: 98.4, step: 0.45, from: 96.2, to: 102.6 },
  example: '"value": 36.8, "unit": "°C"',
} as const satisfies ServerKind;
