import { message } from "~/domain/message";
import type { ServerKind, VitalKindShape } from "./kind";

export const kind = {
  deviceType: "heart_rate",
  label: "Heart rate",
  unit: "bpm",
  isUnitTranslated: true,
  decimals: 0,
  range: { low: 60, high: 100 },
  card: { summaryKey: "heartRate", inRangeWord: "normal", sample: "72" },
  limits: { criticalLow: 40, low: 60, high: 100, criticalHigh: 131 },
  // Below 60 and above 100: specification, points 6 and 9. Up to 40 and from 131: 3 points in NEWS2 (RCP, 2017).
  judge(rate) {
    if (rate <= 40) return "Very low";
    if (rate >= 131) return "Very high";
    if (rate < 60) return "Low";
    return rate > 100 ? "High" : "Normal";
  },
  advice: {
    "Very high":
      "Sit down and measure again in five minutes. If it stays this high, or with chest pain, trouble breathing or fainting, call 911.",
    High: "Rest for five minutes and measure again. Coffee, stress and exercise raise it for a while. If it stays high, tell your care team.",
    Low: "In people who exercise a lot or take beta-blockers this is common. If you feel faint or very tired, tell your care team.",
    "Very low":
      "Measure again now. If it stays this low, call your care team today; if you feel faint or confused, call 911.",
  },
  describe: (rate) => message("{rate} beats a minute", { rate }),
} as const satisfies VitalKindShape;

export const serverKind = {
  ucum: "/min",
  units: {
    "/min": { names: "bpm /min 1/min beats/min beat/min count/min lpm ppm latidos/min schlage/min bat/min نبضة/دقيقة" },
    "{beats}/min": {},
    "{Beats}/min": {},
    "{beat}/min": {},
  },
  unitWords: "bpm",
  loinc: { code: "8867-4", display: "Heart rate" },
  // The fastest that was reported of somebody who lived: 480 a minute (Chhabra and others, 2012).
  plausible: { low: 10, high: 500 },
  ownLimits: { least: 20, most: 250 },
  columns: [
    {
      kind: "pulse",
      headings: `
        heart rate, pulse, pulse rate, heart beat, heart beats, hr, bpm,
        pulso, frecuencia cardíaca, ritmo cardíaco, pulsaciones,
        puls, herzfrequenz, herzschlag, pulsfrequenz,
        pouls, fréquence cardiaque, rythme cardiaque,
        النبض, نبض, معدل ضربات القلب, ضربات القلب`,
      choices: [{ value: "pulse", label: "Heart rate" }],
    },
  ],
  appleHealth: "HeartRate",
  simulation: { home: 74, step: 9, from: 48, to: 134 },
  example: '"value": 72, "unit": "bpm"',
} as const satisfies ServerKind;
