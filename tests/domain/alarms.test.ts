import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { englishTranslator } from "~/locales/translator";
import {
  judgeReading,
  nextAlarm,
  toVitalAlert,
  type Judgement,
  type OpenAlarm,
  type OwnLimits,
  type StoredAlarm,
} from "~/domain/vitals/alarms";
import { heldLimits } from "~/domain/vitals/alert-limits";
import { parseLiveMessage } from "~/domain/vitals/live";
import { simulateVitals } from "~/domain/vitals/simulate";
import { SUMMARY_KEYS, VITAL_KINDS, type DeviceType } from "~/domain/vitals/types";
import { proves } from "../support/clauses";

const NO_LIMITS: OwnLimits = {
  low: null,
  high: null,
  criticalLow: null,
  criticalHigh: null,
  diastolicHigh: null,
  criticalDiastolicHigh: null,
};
const of = (deviceType: DeviceType, value: number, diastolic: number | null = null) => ({
  deviceType,
  value,
  diastolic,
});
const said = (judgement: Judgement | null) => judgement && `${judgement.severity} ${judgement.direction}`;

const samples = fc.oneof(
  fc.record({
    deviceType: fc.constantFrom(
      "heart_rate" as const,
      "oxygen_sat" as const,
      "temperature" as const,
      "body_weight" as const,
    ),
    value: fc.double({ min: 20, max: 250, noNaN: true }),
    diastolic: fc.constant(null),
  }),
  fc.record({
    deviceType: fc.constant("blood_pressure" as const),
    value: fc.integer({ min: 50, max: 260 }),
    diastolic: fc.integer({ min: 30, max: 160 }),
  }),
);

describe("what a reading asks for", () => {
  test.each([
    [of("heart_rate", 100), null],
    [of("heart_rate", 101), "warning high"],
    [of("heart_rate", 131), "critical high"],
    [of("heart_rate", 59), "warning low"],
    [of("heart_rate", 40), "critical low"],
    [of("blood_pressure", 140, 89), null],
    [of("blood_pressure", 141, 80), "warning high"],
    [of("blood_pressure", 120, 90), "warning high"],
    [of("blood_pressure", 120, 121), "critical high"],
    [of("blood_pressure", 85, 95), "critical low"],
    [of("oxygen_sat", 94), "warning low"],
    [of("oxygen_sat", 91), "critical low"],
    [of("temperature", 102.4), "critical high"],
    [of("body_weight", 300), null],
  ])("of %j by the usual limits is %s", (sample, expected) => {
    expect(said(judgeReading(sample, null))).toBe(expected);
  });

  test("limits of one's own take the place of the usual ones, each by itself", () => {
    const own = (limits: Partial<OwnLimits>) => ({ ...NO_LIMITS, ...limits });
    expect(said(judgeReading(of("heart_rate", 50), own({ low: 45 })))).toBeNull();
    expect(said(judgeReading(of("heart_rate", 44), own({ low: 45 })))).toBe("warning low");
    expect(said(judgeReading(of("heart_rate", 120), own({ low: 45 })))).toBe("warning high");
    expect(said(judgeReading(of("heart_rate", 95), own({ criticalHigh: 95 })))).toBe("critical high");
    expect(said(judgeReading(of("blood_pressure", 120, 95), own({ diastolicHigh: 100 })))).toBeNull();
    expect(said(judgeReading(of("blood_pressure", 120, 101), own({ criticalDiastolicHigh: 100 })))).toBe(
      "critical high",
    );
    expect(said(judgeReading(of("body_weight", 101), own({ high: 100 })))).toBe("warning high");
    // With COPD oxygen may be lower than in others, and not as low as anybody likes.
    const copd = own({ low: 88, criticalLow: 85 });
    expect([88, 87, 86, 85].map((value) => said(judgeReading(of("oxygen_sat", value), copd)))).toEqual([
      null,
      "warning low",
      "warning low",
      "critical low",
    ]);
  });

  test("what is critical for everybody stays critical, whatever limits were set or stored before", () => {
    const widest: OwnLimits = {
      low: 1,
      high: 999,
      criticalLow: 0,
      criticalHigh: 1_000,
      diastolicHigh: 999,
      criticalDiastolicHigh: 1_000,
    };
    const limit = fc.option(fc.integer({ min: 0, max: 300 }));
    const owns = fc.oneof(
      fc.constant(widest),
      fc.record({
        low: limit,
        high: limit,
        criticalLow: limit,
        criticalHigh: limit,
        diastolicHigh: limit,
        criticalDiastolicHigh: limit,
      }),
    );
    fc.assert(
      fc.property(samples, owns, (sample, own) => {
        const common = judgeReading(sample, null);
        const mayBeTheirs = sample.deviceType === "oxygen_sat" && sample.value > 85;
        if (common?.severity === "critical" && !mayBeTheirs)
          expect(judgeReading(sample, own)?.severity).toBe("critical");
        if (sample.deviceType !== "body_weight")
          expect(judgeReading(sample, heldLimits(sample.deviceType, own))).toEqual(judgeReading(sample, own));
      }),
    );
    expect(
      [
        of("oxygen_sat", 60),
        of("oxygen_sat", 85),
        of("blood_pressure", 200, 130),
        of("blood_pressure", 170, 125),
        of("blood_pressure", 80, 50),
        of("heart_rate", 150),
        of("heart_rate", 38),
        of("temperature", 104),
        of("temperature", 94),
      ].map((sample) => said(judgeReading(sample, widest))),
    ).toEqual([
      "critical low",
      "critical low",
      "critical high",
      "critical high",
      "critical low",
      "critical high",
      "critical low",
      "critical high",
      "critical low",
    ]);
    expect(heldLimits("oxygen_sat", { ...NO_LIMITS, low: 51, criticalLow: 50 })).toEqual({
      ...NO_LIMITS,
      low: 85,
      criticalLow: 85,
    });
    expect(heldLimits("blood_pressure", { ...NO_LIMITS, high: 230, criticalHigh: 240, diastolicHigh: 130 })).toEqual({
      ...NO_LIMITS,
      high: 181,
      criticalHigh: 181,
      diastolicHigh: 121,
    });
    expect(heldLimits("heart_rate", { ...NO_LIMITS, low: 45, high: 120, criticalHigh: 125 })).toEqual({
      ...NO_LIMITS,
      low: 45,
      high: 120,
      criticalHigh: 125,
    });
  });
});

describe("what becomes of an alert", () => {
  const judgements = fc.option(
    fc.record({
      severity: fc.constantFrom("critical" as const, "warning" as const),
      direction: fc.constantFrom("low" as const, "high" as const),
    }),
  );

  test("after any readings the open alert is what the last one asks for; the same level once more is news only where it is critical", () => {
    fc.assert(
      fc.property(fc.array(judgements, { maxLength: 12 }), (series) => {
        let open: OpenAlarm | null = null;
        for (const judgement of series) {
          const step = nextAlarm(open, judgement);
          if (step.step === "raise") open = step.judgement;
          if (step.step === "clear") open = null;
          expect(open).toEqual(judgement);
          expect(nextAlarm(open, judgement)).toEqual(
            judgement?.severity === "critical"
              ? { step: "raise", judgement, keepsAcknowledgement: false }
              : { step: "none" },
          );
        }
      }),
    );
  });

  test("only milder on the same side keeps the acknowledgement", () => {
    const keeps = (open: string, next: string) => {
      const [[a, b], [c, d]] = [open, next].map((words) => words.split(" ")) as [[string, string], [string, string]];
      const step = nextAlarm({ severity: a, direction: b } as OpenAlarm, { severity: c, direction: d } as Judgement);
      return step.step === "raise" && step.keepsAcknowledgement;
    };
    expect(keeps("critical high", "warning high")).toBe(true);
    expect(keeps("warning high", "critical high")).toBe(false);
    expect(keeps("critical high", "warning low")).toBe(false);
    expect(keeps("critical high", "critical low")).toBe(false);
  });
});

describe("how an alert reads", () => {
  const read = (alarm: StoredAlarm, now: Date) => toVitalAlert(alarm, now, englishTranslator.say);
  const NOW = new Date("2026-03-10T08:00:00Z");
  const alarm = (change: Partial<StoredAlarm>): StoredAlarm => ({
    id: 1,
    deviceType: "heart_rate",
    kind: "out_of_range",
    severity: "critical",
    direction: "high",
    value: 132,
    diastolic: null,
    measuredAt: new Date("2026-03-10T08:00:00Z"),
    raisedAt: new Date("2026-03-10T08:00:00Z"),
    clearedAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    isSimulated: false,
    ...change,
  });

  test("it has a title, what to do and the value with its unit", () => {
    expect(read(alarm({}), NOW)).toMatchObject({
      deviceType: "heart_rate",
      severity: "critical",
      title: "Heart rate very high",
      value: "132 bpm",
      message: expect.stringMatching(/call 911/) as string,
    });
    expect(
      read(alarm({ deviceType: "blood_pressure", value: 150, diastolic: 92, severity: "warning" }), NOW),
    ).toMatchObject({ title: "Blood pressure high", value: "150/92 mmHg" });
    expect(read(alarm({ deviceType: "oxygen_sat", value: 94, direction: "low", severity: "warning" }), NOW).value).toBe(
      "94%",
    );
    expect(read(alarm({ kind: "back_in_range", severity: "info", direction: null }), NOW).title).toBe(
      "Heart rate back in range",
    );
  });

  test("one of a reading that is older than a week asks for a new one and calls for no haste", () => {
    const monthOn = new Date(NOW.getTime() + 30 * 86_400_000);
    expect(read(alarm({}), monthOn)).toMatchObject({
      title: "Heart rate very high",
      message: "That was more than a week ago. Measure again to see where you are today.",
    });
  });

  test("one of a made-up reading says so, in its mark and in its words", () => {
    expect(read(alarm({ isSimulated: true }), NOW)).toMatchObject({
      simulated: true,
      message: "This value is simulated. Nobody measured it.",
    });
    expect(read(alarm({}), NOW)).not.toHaveProperty("simulated");
  });

  test.each([
    [30, "30 minutes"],
    [119, "119 minutes"],
    [120, "2 hours"],
    [60 * 47, "47 hours"],
    [60 * 48, "2 days"],
  ])("silence of %i minutes reads %s", (minutes, words) => {
    const raisedAt = new Date(Date.parse("2026-03-10T08:00:00Z") + minutes * 60_000);
    expect(read(alarm({ kind: "no_data", severity: "warning", direction: null, raisedAt }), NOW).title).toBe(
      `No heart rate for ${words}`,
    );
  });
});

describe("messages of the channel", () => {
  test("one is read as it was sent; whatever else comes is none, and no error", proves("LIVE-03"), () => {
    const message = { type: "vitals_update", seq: 3, data: { changed: true } };
    expect(parseLiveMessage(JSON.stringify(message))).toEqual(message);
    for (const text of [
      "",
      "null",
      "7",
      "[]",
      "{",
      '{"type":"other","seq":1,"data":{}}',
      '{"type":"vitals_update","seq":1,"data":null}',
    ]) {
      expect(parseLiveMessage(text)).toBeNull();
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseLiveMessage(text)));
  });
});

describe("simulated vitals", () => {
  test("are the four, plausible however long they are made, and out of range now and then", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        let state = seed >>> 0;
        const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
        let latest = simulateVitals([], random);
        let alarms = 0;
        for (let round = 0; round < 200; round++) {
          latest = simulateVitals(latest, random);
          expect(latest.map(({ deviceType }) => VITAL_KINDS[deviceType].card?.summaryKey)).toEqual([...SUMMARY_KEYS]);
          for (const { deviceType, value, diastolic } of latest) {
            const { range } = VITAL_KINDS[deviceType];
            expect(value).toBeGreaterThan(range!.low * 0.75);
            expect(value).toBeLessThan(range!.high * 1.4);
            if (diastolic !== null) expect(diastolic).toBeLessThan(value - 15);
          }
          alarms += latest.filter((sample) => judgeReading(sample, null)).length;
        }
        expect(alarms).toBeGreaterThan(10);
        expect(alarms).toBeLessThan(500);
      }),
      { numRuns: 20 },
    );
  });
});
