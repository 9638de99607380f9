import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeReading } from "~/domain/vitals/alarms";
import { fieldName, LIMIT_TYPES, limitNames, NO_LIMITS } from "~/domain/vitals/alert-limits";
import { limitsSchema } from "~/domain/vitals/alert-limits-schema";
import { snoozedUntil } from "~/domain/vitals/snooze";
import { guidelineNote, measured, plainSentence, rangeText, shownRisk, statusWord } from "~/domain/vitals/status";
import { STATUS_TONES } from "~/domain/vitals/words";
import { CARD_KINDS, SUMMARY_KEYS, VITAL_KINDS, type DeviceType, type SummaryKey } from "~/domain/vitals/types";
import { englishTranslator } from "~/locales/translator";
import { proves } from "../support/clauses";
import { errorText } from "../support/form-errors";

const sentence = (...about: Parameters<typeof plainSentence>) => englishTranslator.say(plainSentence(...about));
const typeOf = (key: SummaryKey) => CARD_KINDS.find(({ card }) => card.summaryKey === key)!.deviceType;
const word = (key: SummaryKey, value: number, diastolic: number | null = null) =>
  statusWord({ deviceType: typeOf(key), value, diastolic }, null);

describe("the badges", () => {
  test("in range they say the fixed words, out of range what it is", proves("DASH-06"), () => {
    expect([
      word("heartRate", 72),
      word("bloodPressure", 120, 80),
      word("oxygenSat", 98),
      word("temperature", 98.6),
    ]).toEqual(["normal", "optimal", "excellent", "normal"]);
    expect([word("heartRate", 59), word("heartRate", 101), word("heartRate", 131), word("heartRate", 40)]).toEqual([
      "warning",
      "elevated",
      "critical",
      "critical",
    ]);
    expect([word("bloodPressure", 141, 80), word("bloodPressure", 120, 90), word("bloodPressure", 181, 80)]).toEqual([
      "high",
      "high",
      "critical",
    ]);
    expect([
      word("oxygenSat", 94),
      word("oxygenSat", 91),
      word("temperature", 99.6),
      word("temperature", 96.9),
    ]).toEqual(["warning", "critical", "elevated", "warning"]);
  });

  test("beside the fixed word stands what the guideline says, where that is another", () => {
    const say = (value: number, diastolic: number, own: Partial<typeof NO_LIMITS> | null = null) =>
      guidelineNote({ deviceType: "blood_pressure", value, diastolic }, own && { ...NO_LIMITS, ...own });
    const [elevated, stage1, stage2] = ["elevated", "high, stage 1", "high, stage 2"].map(
      (words) => `By the guideline for adults: ${words}. A single reading isn’t a diagnosis.`,
    );
    expect([
      say(118, 76),
      say(119, 79),
      say(120, 79),
      say(129, 70),
      say(120, 80),
      say(135, 87),
      say(140, 89),
      say(100, 89),
    ]).toEqual([null, null, elevated, elevated, stage1, stage1, stage2, stage1]);
    // The badge says it itself, or one's own limits do.
    expect([
      say(141, 80),
      say(120, 90),
      say(190, 125),
      say(89, 60),
      say(125, 75, { high: 120 }),
      say(160, 95, { high: 165, diastolicHigh: 100 }),
    ]).toEqual([null, null, null, null, null, null]);
    expect(guidelineNote({ deviceType: "heart_rate", value: 135, diastolic: null }, null)).toBeNull();
  });

  test("the normal ranges are the specification's texts", proves("DASH-19"), () => {
    const texts = CARD_KINDS.map(({ range, unit }) => englishTranslator.say(rangeText(range!, unit)));
    expect(texts).toEqual(["60-100 bpm", "90-140 mmHg", "95-100%", "97-99.5 °F"]);
  });

  test("each word has its tone", proves("DASH-09", "DASH-10", "DASH-11"), () => {
    expect(STATUS_TONES).toEqual({
      normal: "good",
      optimal: "good",
      excellent: "good",
      warning: "caution",
      elevated: "caution",
      high: "danger",
      critical: "danger",
      "in own limits": "own",
    });
  });

  test("what only one's own limits have in range is never called normal, and what is critical for everybody is critical", () => {
    const say = (
      deviceType: DeviceType,
      value: number,
      diastolic: number | null,
      limits: Partial<typeof NO_LIMITS>,
    ) => {
      const [reading, own] = [
        { deviceType, value, diastolic },
        { ...NO_LIMITS, ...limits },
      ];
      return [statusWord(reading, own), sentence(reading, own)];
    };
    expect(say("oxygen_sat", 86, null, { low: 85, criticalLow: 85 })).toEqual([
      "in own limits",
      "The blood carries 86% of the oxygen it can: within your own limits, lower than in most people.",
    ]);
    expect(say("blood_pressure", 160, 95, { high: 165, diastolicHigh: 100 })).toEqual([
      "in own limits",
      "160 over 95: within your own limits, higher than in most people.",
    ]);
    expect(say("heart_rate", 48, null, { low: 45 })[0]).toBe("in own limits");
    expect(say("heart_rate", 72, null, { low: 45 })).toEqual(["normal", "72 beats a minute: in the normal range."]);
    expect(say("oxygen_sat", 60, null, { low: 51, criticalLow: 50 })).toEqual([
      "critical",
      expect.stringMatching(/very low.*911/),
    ]);
    expect(
      say("blood_pressure", 200, 130, { high: 250, criticalHigh: 260, diastolicHigh: 200, criticalDiastolicHigh: 250 }),
    ).toEqual(["critical", expect.stringMatching(/very high.*911/)]);
    fc.assert(
      fc.property(
        fc.constantFrom(...SUMMARY_KEYS),
        fc.double({ min: 30, max: 220, noNaN: true }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 300 }),
        (key, value, low, high) => {
          const reading = { deviceType: typeOf(key), value, diastolic: key === "bloodPressure" ? 70 : null };
          const own = { ...NO_LIMITS, low, high, criticalLow: low, criticalHigh: high };
          if (judgeReading(reading, null))
            expect([
              STATUS_TONES[statusWord(reading, own)] === "good",
              /in the normal range|in the range shown/.test(sentence(reading, own)),
            ]).toEqual([false, false]);
        },
      ),
    );
  });

  test("the fixed word stands exactly where nothing asks for attention", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SUMMARY_KEYS), fc.double({ min: 30, max: 220, noNaN: true }), (key, value) => {
        const reading = { deviceType: typeOf(key), value, diastolic: key === "bloodPressure" ? 70 : null };
        expect(STATUS_TONES[statusWord(reading, null)] === "good").toBe(judgeReading(reading, null) === null);
      }),
    );
  });

  test("a risk that is neither low nor medium is high", proves("DASH-21"), () => {
    expect(["low", "medium", "high", "critical", "", "none"].map(shownRisk)).toEqual([
      "low",
      "medium",
      "high",
      "high",
      "high",
      "high",
    ]);
  });

  test("a value in plain words says what it is and what to do", () => {
    expect(sentence(measured({ deviceType: "blood_pressure", value: "132/84" })!, null)).toBe(
      "132 over 84: in the range shown. By the guideline for adults: high, stage 1. A single reading isn’t a diagnosis.",
    );
    expect(sentence(measured({ deviceType: "temperature", value: "98.6" })!, null)).toBe(
      "98.6 °F is 37.0 °C: in the normal range.",
    );
    expect(sentence(measured({ deviceType: "oxygen_sat", value: "90" })!, null)).toMatch(/: very low\. .*911/);
    expect([measured({ deviceType: "steps", value: "9" }), measured({ deviceType: "heart_rate", value: "?" })]).toEqual(
      [null, null],
    );
  });

  test("a silence until tomorrow ends at seven on the reader's clock", () => {
    const now = new Date("2026-03-08T04:30:00Z"); // the evening of the 7th, the night the clocks change
    expect(snoozedUntil("tomorrow", now, "America/New_York")).toEqual(new Date("2026-03-08T11:00:00Z"));
    expect(snoozedUntil("8h", now, "America/New_York")).toEqual(new Date("2026-03-08T12:30:00Z"));
  });
});

const read = (typed: Record<string, string>) => limitsSchema.safeParse(typed);
const wrong = (typed: Record<string, string>) =>
  read(typed).error?.issues.map(({ path, message }) => `${path.join(".")}: ${errorText(message)}`) ?? [];

describe("own limits", () => {
  test("empty fields are the usual limits, and the usual limits say what the rules do", () => {
    expect([...read({}).data!.limits.values()]).toEqual(LIMIT_TYPES.map(() => NO_LIMITS));
    for (const type of ["heart_rate", "oxygen_sat", "temperature"] as const) {
      const { low, criticalLow, high, criticalHigh } = VITAL_KINDS[type].limits as Record<string, number>;
      const judge = (value: number) => judgeReading({ deviceType: type, value, diastolic: null }, null);
      expect([judge(low!), judge(low! - 0.1)?.severity, judge(criticalLow!)?.severity], type).toEqual([
        null,
        "warning",
        "critical",
      ]);
      if (high)
        expect([judge(high), judge(high + 0.1)?.severity, judge(criticalHigh!)?.severity], type).toEqual([
          null,
          "warning",
          "critical",
        ]);
    }
  });

  test("cross neither each other nor the usual ones, and are numbers that can be", () => {
    expect(wrong({ heart_rate_low: "45", heart_rate_high: "120", heart_rate_silentMinutes: "30" })).toEqual([]);
    expect(wrong({ heart_rate_low: "100" })).toEqual(["heart_rate_low: Must be below 100, where high is"]);
    expect(wrong({ heart_rate_high: "140" })).toEqual(["heart_rate_high: Must be below 131, where very high is"]);
    expect(wrong({ blood_pressure_diastolicHigh: "100", blood_pressure_criticalDiastolicHigh: "95" })).toEqual([
      "blood_pressure_criticalDiastolicHigh: Must be above 100, where high is",
    ]);
    expect(wrong({ temperature_high: "hot", oxygen_sat_low: "120", heart_rate_silentMinutes: "1" })).toEqual([
      "heart_rate_silentMinutes: Enter a number from 5 to 43200 minutes",
      "oxygen_sat_low: Enter a number from 50 to 100 %",
      "temperature_high: Enter a number from 86 to 110 °F",
    ]);
  });

  test("critical limits can be met earlier, not later, than everybody's; of oxygen down to 85 %", () => {
    expect(
      wrong({
        oxygen_sat_low: "88",
        oxygen_sat_criticalLow: "85",
        heart_rate_criticalHigh: "125",
        blood_pressure_high: "160",
      }),
    ).toEqual([]);
    expect(wrong({ oxygen_sat_low: "90", oxygen_sat_criticalLow: "84" })).toContain(
      "oxygen_sat_criticalLow: Must be 85 or more: from there down it is critical for everybody",
    );
    expect(
      wrong({
        blood_pressure_criticalHigh: "200",
        blood_pressure_criticalDiastolicHigh: "130",
        blood_pressure_criticalLow: "80",
      }),
    ).toEqual([
      "blood_pressure_criticalLow: Must be 90 or more: from there down it is critical for everybody",
      "blood_pressure_criticalHigh: Must be 181 or less: from there up it is critical for everybody",
      "blood_pressure_criticalDiastolicHigh: Must be 121 or less: from there up it is critical for everybody",
    ]);
    expect(
      wrong({
        heart_rate_criticalLow: "35",
        heart_rate_criticalHigh: "150",
        temperature_criticalHigh: "104",
        temperature_criticalLow: "90",
      }),
    ).toHaveLength(4);
  });

  test("whatever is accepted is in order", () => {
    const typed = fc.record(
      Object.fromEntries(
        (["heart_rate"] as DeviceType[]).flatMap((type) =>
          limitNames(type).map((name) => [
            fieldName(type, name),
            fc.option(fc.integer({ min: 15, max: 260 }).map(String), { nil: "" }),
          ]),
        ),
      ),
    );
    fc.assert(
      fc.property(typed, (form) => {
        const limits = read(form).data?.limits.get("heart_rate");
        if (!limits) return;
        const all = {
          ...VITAL_KINDS.heart_rate.limits,
          ...Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null)),
        } as Record<string, number>;
        expect(all.criticalLow! <= all.low! && all.low! < all.high! && all.high! <= all.criticalHigh!).toBe(true);
      }),
    );
  });
});
