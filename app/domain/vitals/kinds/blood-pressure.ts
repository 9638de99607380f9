import { message, type PlainId } from "~/domain/message";
import { pressureClass, type PressureClass } from "~/domain/prediction/blood-pressure";
import type { ServerKind, VitalKindShape } from "./kind";

const GUIDELINE_NOTES = {
  normal: null,
  elevated: "By the guideline for adults: elevated. A single reading isn’t a diagnosis.",
  "stage 1": "By the guideline for adults: high, stage 1. A single reading isn’t a diagnosis.",
  "stage 2": "By the guideline for adults: high, stage 2. A single reading isn’t a diagnosis.",
  // A crisis is never in range.
  crisis: null,
} as const satisfies Record<PressureClass, PlainId | null>;

/**
 * A value is the systolic pressure, in mm[Hg]; the diastolic stands beside it, `null` where it could not be measured.
 */
export const kind = {
  deviceType: "blood_pressure",
  label: "Blood pressure",
  unit: "mmHg",
  decimals: 0,
  range: { low: 90, high: 140 },
  card: { summaryKey: "bloodPressure", inRangeWord: "optimal", highWord: "high", sample: "120/80" },
  limits: {
    criticalLow: 90,
    low: 90,
    high: 140,
    criticalHigh: 181,
    diastolicHigh: 90,
    criticalDiastolicHigh: 121,
  },
  /*
   * Above 140: specification, points 6 and 9. Diastolic 90 or more: ACC/AHA guideline 2017, stage 2. Above 180 or above
   * 120: a hypertensive crisis (ACC/AHA 2017). Systolic up to 90: 3 points in NEWS2 (RCP, 2017).
   */
  judge(systolic, diastolic) {
    if (systolic > 180 || (diastolic ?? 0) > 120) return "Very high";
    if (systolic <= 90) return "Very low";
    return systolic > 140 || (diastolic ?? 0) >= 90 ? "High" : "Normal";
  },
  advice: {
    "Very high":
      "Sit quietly for five minutes and measure again. If it stays this high, call your care team now; with chest pain, trouble breathing, weakness or trouble seeing or speaking, call 911.",
    High: "One high value is no diagnosis. Sit quietly for five minutes and measure again. If it stays high over several days, tell your care team.",
    "Very low":
      "Sit or lie down, drink something and measure again. If it stays this low, call your care team today; if you feel faint or confused, call 911.",
  },
  describe: (systolic, _value, diastolic) =>
    diastolic === null
      ? message("The upper blood pressure is {systolic}", { systolic })
      : message("{systolic} over {diastolic}", { systolic, diastolic: diastolic.toFixed(0) }),
  note: (systolic, diastolic) => GUIDELINE_NOTES[pressureClass(systolic, diastolic ?? 0)],
} as const satisfies VitalKindShape;

export const serverKind = {
  ucum: "mm[Hg]",
  units: {
    "mm[Hg]": { names: "mmhg mm[hg] مملزئبق" },
    // A kilopascal is 7.500617 mm of mercury.
    kPa: { toStored: (pressure) => pressure * 7.500_617, names: "kpa" },
  },
  unitWords: "mmHg or kPa",
  loinc: { code: "85354-9", display: "Blood pressure panel with all children optional" },
  diastolic: {
    systolicLoinc: { code: "8480-6", display: "Systolic blood pressure" },
    loinc: { code: "8462-4", display: "Diastolic blood pressure" },
    plausible: { low: 10, high: 300 },
    appleHealth: "BloodPressureDiastolic",
    simulate: (systolic, random) => Math.round(systolic * 0.645 + (2 * random() - 1) * 3),
  },
  // What cuffs can show.
  plausible: { low: 30, high: 350 },
  ownLimits: { least: 40, most: 260 },
  columns: [
    {
      kind: "pressure",
      headings: `
        blood pressure, bp,
        presión arterial, tensión arterial,
        blutdruck,
        tension artérielle, pression artérielle,
        ضغط الدم, الضغط`,
      choices: [{ value: "pressure", label: "Blood pressure, like 120/80" }],
    },
    {
      kind: "systolic",
      headings: `
        systolic, sys, systolic pressure, systolic blood pressure, blood pressure systolic, sbp,
        sistólica, presión sistólica, tensión sistólica,
        systolisch, systole, systolischer blutdruck, oberer wert,
        systolique, pression systolique, tension systolique,
        الانقباضي, الضغط الانقباضي`,
      isPart: true,
      choices: [{ value: "systolic", label: "Systolic pressure" }],
    },
    {
      kind: "diastolic",
      headings: `
        diastolic, dia, diastolic pressure, diastolic blood pressure, blood pressure diastolic, dbp,
        diastólica, presión diastólica, tensión diastólica,
        diastolisch, diastole, diastolischer blutdruck, unterer wert,
        diastolique, pression diastolique, tension diastolique,
        الانبساطي, الضغط الانبساطي`,
      isPart: true,
      choices: [{ value: "diastolic", label: "Diastolic pressure" }],
    },
  ],
  appleHealth: "BloodPressureSystolic",
  simulation: { home: 124, step: 10, from: 88, to: 184 },
  example: '"value": "120/80", "unit": "mmHg"',
} as const satisfies ServerKind;
