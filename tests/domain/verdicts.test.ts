import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { vitalChart } from "~/domain/charts/vital-chart";
import { predictHealth } from "~/domain/prediction/predict";
import { patientDataSchema } from "~/domain/prediction/schema";
import { isAskingForAttention, judgeReading, verdictOf, type OwnLimits } from "~/domain/vitals/alarms";
import { healthAlerts } from "~/domain/vitals/health-alerts";
import { NO_LIMITS } from "~/domain/vitals/alert-limits";
import { guidelineNote, plainSentence, statusWord } from "~/domain/vitals/status";
import { STATUS_TONES } from "~/domain/vitals/words";
import { analyzeSpans } from "~/domain/vitals/trends";
import { DEVICE_TYPES, VITAL_KINDS, type DeviceType } from "~/domain/vitals/types";
import { englishTranslator } from "~/locales/translator";

const NOW = new Date("2026-03-10T12:00:00Z");
const AT = new Date(NOW.getTime() - 60_000);
/** Types of which one value says something. */
const TYPES = DEVICE_TYPES.filter((type) => VITAL_KINDS[type].range);

/** Values close to every limit that there is, of which most readings are not. */
const around = (type: DeviceType) =>
  Object.values(VITAL_KINDS[type].limits).flatMap((limit) => [limit - 1, limit - 0.1, limit, limit + 0.1, limit + 1]);
const readings = fc.constantFrom(...TYPES).chain((deviceType) =>
  fc.record({
    deviceType: fc.constant(deviceType),
    value: fc.oneof(fc.constantFrom(...around(deviceType)), fc.double({ min: 30, max: 250, noNaN: true })),
    diastolic:
      deviceType === "blood_pressure" ? fc.option(fc.integer({ min: 30, max: 160 })) : fc.constant<number | null>(null),
  }),
);
const limit = fc.option(fc.integer({ min: 30, max: 220 }));
const owns: fc.Arbitrary<OwnLimits | null> = fc.option(
  fc.record({
    low: limit,
    high: limit,
    criticalLow: limit,
    criticalHigh: limit,
    diastolicHigh: limit,
    criticalDiastolicHigh: limit,
  }),
);

/** What each part of the product makes of one reading: the level of attention that it asks for. */
function levels(reading: { deviceType: DeviceType; value: number; diastolic: number | null }, own: OwnLimits | null) {
  const { deviceType, value, diastolic } = reading;
  const limits = new Map<DeviceType, OwnLimits>(own ? [[deviceType, own]] : []);
  const level = (isCritical: boolean, isOutside: boolean) => (isCritical ? "critical" : isOutside ? "warning" : "none");

  const judged = judgeReading(reading, own);
  const verdict = verdictOf(reading, own);
  const sentence = englishTranslator.say(plainSentence(reading, own));
  const badge = statusWord(reading, own);
  const [alert] = healthAlerts([{ id: 1, ...reading, measuredAt: AT }], limits, NOW);
  const sample = { type: deviceType, value, timestamp: AT, ...(diastolic === null ? {} : { diastolic }) };
  const insights = analyzeSpans([{ type: deviceType, oldest: sample, newest: sample, count: 2 }], limits);
  const { chart, summary, text } = vitalChart(
    {
      deviceType,
      points: [{ at: AT.getTime(), value, diastolic }],
      of: "readings",
      own,
      from: NOW.getTime() - 3_600_000,
      to: NOW.getTime(),
    },
    "UTC",
  );
  return {
    "what is stored and told live": judged?.severity ?? "none",
    "the portal's and the desk's word": level(/^Very/.test(verdict!), isAskingForAttention(verdict)),
    "the card's badge": level(badge === "critical", STATUS_TONES[badge] !== "good" && badge !== "in own limits"),
    "the sentence": level(/: very (low|high)\./.test(sentence), /: (very )?(low|high)\./.test(sentence)),
    "the portal's alert": level(alert?.severity === "critical", alert !== undefined),
    "the insights": insights.alerts[0]?.severity ?? "none",
    "the insights' recommendation": insights.recommendations[0]!.id.startsWith("Continue") ? "none" : judged?.severity,
    "the chart's mark": chart!.marks[0]?.severity ?? "none",
    "the chart's point": level(/^very/.test(chart!.points[0]!.word ?? ""), chart!.points[0]!.word !== undefined),
    "the chart's words": text.some(({ id }) => id === "All within range.") ? "none" : judged?.severity,
    "the chart's count": summary!.outside === 0 ? "none" : judged?.severity,
  };
}

describe("one reading has one verdict", () => {
  test("whoever judges it, by whatever limits", () => {
    fc.assert(
      fc.property(readings, owns, (reading, own) => {
        const all = levels(reading, own);
        const [first] = Object.values(all);
        expect(all).toEqual(Object.fromEntries(Object.keys(all).map((name) => [name, first])));
      }),
      { numRuns: 2_000 },
    );
  });

  test("what only one's own limits have in range is so called wherever there is a word for it, and nowhere normal", () => {
    fc.assert(
      fc.property(readings, owns, (reading, own) => {
        const isOwn = !judgeReading(reading, own) && judgeReading(reading, null) !== null;
        expect([
          verdictOf(reading, own) === "In own limits",
          statusWord(reading, own) === "in own limits",
          plainSentence(reading, own).id.includes("within your own limits"),
        ]).toEqual([isOwn, isOwn, isOwn]);
      }),
      { numRuns: 1_000 },
    );
  });

  test("120/80 is what the specification calls it, with the guideline's class beside it on every screen", () => {
    const reading = { deviceType: "blood_pressure" as const, value: 120, diastolic: 80 };
    const note = "By the guideline for adults: high, stage 1. A single reading isn’t a diagnosis.";
    expect(new Set(Object.values(levels(reading, null)))).toEqual(new Set(["none"]));
    expect([
      verdictOf(reading, null),
      statusWord(reading, null),
      guidelineNote(reading, null),
      englishTranslator.say(plainSentence(reading, null)),
    ]).toEqual(["Normal", "optimal", note, `120 over 80: in the range shown. ${note}`]);
  });

  test("the guideline's class is the prediction's, and stands only beside a pressure that is in range", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 250 }), fc.integer({ min: 30, max: 160 }), (value, diastolic) => {
        fc.pre(diastolic < value);
        const reading = { deviceType: "blood_pressure" as const, value, diastolic };
        const note = guidelineNote(reading, null);
        if (verdictOf(reading, null) !== "Normal") return void expect(note).toBeNull();
        const { predictions } = predictHealth(patientDataSchema.parse({ age: 50, systolic: value, diastolic }));
        expect(predictions.bloodPressure).toMatchObject({
          class: note === null ? "normal" : /: (?:high, )?(elevated|stage [12])\./.exec(note)![1],
        });
      }),
    );
    expect(guidelineNote({ deviceType: "heart_rate", value: 130, diastolic: null }, null)).toBeNull();
  });

  test("the limits that the screen names are those by which is judged", () => {
    for (const type of TYPES) {
      const { criticalLow, low, high, criticalHigh, diastolicHigh, criticalDiastolicHigh } = VITAL_KINDS[type].limits;
      const severity = (value: number, diastolic: number | null = type === "blood_pressure" ? 60 : null) =>
        judgeReading({ deviceType: type, value, diastolic }, NO_LIMITS)?.severity ?? null;
      const step = VITAL_KINDS[type].decimals === 1 ? 0.1 : 1;
      if (criticalLow !== undefined) expect([type, severity(criticalLow)]).toEqual([type, "critical"]);
      if (criticalHigh !== undefined)
        expect([type, severity(criticalHigh), severity(criticalHigh - step)]).toEqual([type, "critical", "warning"]);
      if (low !== undefined && low !== criticalLow)
        expect([type, severity(low), severity(low - step)]).toEqual([type, null, "warning"]);
      if (high !== undefined) expect([type, severity(high), severity(high + step)]).toEqual([type, null, "warning"]);
      if (diastolicHigh !== undefined)
        expect([severity(120, diastolicHigh - 1), severity(120, diastolicHigh)]).toEqual([null, "warning"]);
      if (criticalDiastolicHigh !== undefined)
        expect([severity(120, criticalDiastolicHigh - 1), severity(120, criticalDiastolicHigh)]).toEqual([
          "warning",
          "critical",
        ]);
    }
  });
});
