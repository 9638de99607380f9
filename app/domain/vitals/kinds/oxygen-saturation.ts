import { message } from "~/domain/message";
import type { ServerKind, VitalKindShape } from "./kind";

export const kind = {
  deviceType: "oxygen_sat",
  label: "Oxygen saturation",
  unit: "%",
  decimals: 0,
  range: { low: 95, high: 100 },
  card: { summaryKey: "oxygenSat", inRangeWord: "excellent", sample: "98" },
  limits: { criticalLow: 91, low: 95 },
  // People with COPD live at 88 to 92 % (NEWS2, scale 2).
  leastCriticalLow: 85,
  // Up to 91: 3 points in NEWS2 (RCP, 2017). There is no value that is too high.
  judge(percent) {
    if (percent <= 91) return "Very low";
    return percent < 95 ? "Low" : "Normal";
  },
  advice: {
    Low: "Warm your fingers, sit still and measure again. If it stays low, call your care team.",
    "Very low":
      "Warm your fingers, sit upright and measure again. If it stays this low, or you are short of breath, call 911.",
  },
  describe: (percent) => message("The blood carries {percent} of the oxygen it can", { percent: `${percent}%` }),
} as const satisfies VitalKindShape;

export const serverKind = {
  ucum: "%",
  units: { "%": { names: "% percent" } },
  unitWords: "%",
  loinc: { code: "2708-6", display: "Oxygen saturation in Arterial blood" },
  // A pulse oximeter's reading is told apart from a blood gas.
  furtherLoinc: { code: "59408-5", display: "Oxygen saturation in Arterial blood by Pulse oximetry" },
  plausible: { low: 10, high: 100 },
  ownLimits: { least: 50, most: 100 },
  columns: [
    {
      kind: "oxygen",
      headings: `
        oxygen, oxygen saturation, oxygen sat, spo2, sao2, o2 sat, o2, blood oxygen, blood oxygen saturation,
        oxígeno, saturación, saturación de oxígeno,
        sauerstoffsättigung, sauerstoff,
        saturation, saturation en oxygène, oxygène,
        الأكسجين, تشبع الأكسجين`,
      choices: [{ value: "oxygen", label: "Oxygen saturation" }],
    },
  ],
  mayBeFraction: true,
  appleHealth: "OxygenSaturation",
  simulation: { home: 97, step: 1.4, from: 90, to: 100 },
  example: '"value": 98, "unit": "%"',
} as const satisfies ServerKind;
