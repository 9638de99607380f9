import { dateIn, type IsoDate } from "~/domain/dates";
import { DAY_MS, MINUTE_MS } from "~/domain/durations";
import type { vitalReadings } from "db/schema";
import type { DeviceType } from "~/domain/vitals/types";
import outOfTheOrdinary from "./data/generated/demo-events";
import { DAILY_DEVICES, type DailyDevice } from "./data/vocabulary";
import { createRandom, type Random } from "./random";

export type DemoReading = Omit<typeof vitalReadings.$inferInsert, "patientId">;

/** How far back the readings go. */
export const DEMO_DAYS = 90;

/** Where the demo patient lives: their day, and so the rhythm of their body, follows this clock. */
const ZONE = "America/New_York";
const hourThere = new Intl.DateTimeFormat("en-US", { timeZone: ZONE, hour: "numeric", hourCycle: "h23" });

/** The calendar date it is for the demo patient. */
export const demoToday = (now: Date): IsoDate => dateIn(ZONE, now);

/** The date `days` later; earlier, if negative. */
export const shiftDate = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The instant at which the demo patient's clock shows `minutes` after midnight.
 * Only from 3 in the morning on: before that a clock change can skip or repeat a time.
 */
export function demoInstant(date: IsoDate, minutes: number): Date {
  const inWinter = new Date(Date.parse(date) + (minutes + 5 * 60) * MINUTE_MS);
  const isWinter = Number(hourThere.format(inWinter)) === Math.floor(minutes / 60);
  return isWinter ? inWinter : new Date(inWinter.getTime() - 60 * MINUTE_MS);
}

/** When the patient measures: before breakfast, at noon, after work, before bed (minutes after midnight). */
const MEASURING_TIMES = [7 * 60 + 15, 12 * 60 + 20, 17 * 60 + 40, 21 * 60 + 50] as const;

/** Minutes between the first device of a round and this one: nobody uses four devices at once. */
const STAGGER: Record<DailyDevice, number> = { heart_rate: 4, blood_pressure: 2, oxygen_sat: 5, temperature: 0 };

type Values = { value: number; diastolic?: number };

/**
 * What each device reads. `progress` runs from 0 at the start to 1 now, `hour`
 * is the patient's own. The noise is bounded (see `normal`)
 * and narrow enough that towards the end every reading is in the normal range:
 * what leaves it does so on purpose, in `demo-events.csv`.
 */
const measure: Record<DailyDevice, (random: Random, progress: number, hour: number) => Values> = {
  heart_rate: (random, progress, hour) => ({
    value: Math.round(random.normal(82 - 10 * progress, 1.9) + daily(hour, 17, 4)),
  }),
  blood_pressure: (random, progress, hour) => {
    // Both pressures share most of what moves them, so that the pulse pressure stays plausible.
    const shared = random.normal(0, 2.1) + daily(hour, 14, 3.5);
    return {
      value: Math.round(142 - 16 * progress + shared),
      diastolic: Math.round(90 - 10 * progress + 0.6 * shared + random.normal(0, 1.2)),
    };
  },
  oxygen_sat: (random) => ({ value: Math.min(99, Math.round(random.normal(97.2, 0.7))) }),
  temperature: (random, _progress, hour) => ({
    value: toTenth(random.normal(98.1, 0.15) + daily(hour, 17, 0.45)),
  }),
};

/** A daily rhythm: `+amplitude` at the hour of the peak, `-amplitude` twelve hours off it. */
const daily = (hour: number, peak: number, amplitude: number) => amplitude * Math.cos(((hour - peak) / 12) * Math.PI);

const toTenth = (value: number) => Math.round(value * 10) / 10;

const eventKey = (daysAgo: number, round: number, device: DeviceType) => `${daysAgo}/${round}/${device}`;
const events = new Map(
  outOfTheOrdinary.map(({ daysAgo, round, device, value, diastolic }): [string, Values] => [
    eventKey(daysAgo, round, device),
    { value, ...(diastolic === undefined ? {} : { diastolic }) },
  ]),
);

/**
 * Ninety days of a demo patient's readings, oldest first, up to a few minutes
 * before `now`: heart rate, blood pressure, oxygen saturation and temperature
 * four times a day, body weight on most mornings. The pressure comes down from
 * about 142/90 to 126/80 mmHg, the pulse from 82 to 72, the weight from 104 kg
 * by 0.45 kg a week.
 *
 * The same `now` gives the same readings.
 * @param now a whole minute.
 */
export function demoReadings(now: Date): DemoReading[] {
  const random = createRandom(90_210);
  return [...dailyReadings(random, now), ...newestReadings(random, now), ...weights(random, now)].sort(
    (a, b) => a.measuredAt.getTime() - b.measuredAt.getTime(),
  );
}

const progressAt = (at: Date, now: Date) => 1 - (now.getTime() - at.getTime()) / (DEMO_DAYS * DAY_MS);

function read(random: Random, device: DailyDevice, measuredAt: Date, now: Date): DemoReading {
  const hour = Number(hourThere.format(measuredAt));
  return { deviceType: device, measuredAt, ...measure[device](random, progressAt(measuredAt, now), hour) };
}

function dailyReadings(random: Random, now: Date): DemoReading[] {
  const readings: DemoReading[] = [];
  const today = demoToday(now);
  const from = now.getTime() - DEMO_DAYS * DAY_MS;
  // The newest round stands for the one that would fall within the last hour and a half.
  const until = now.getTime() - 90 * MINUTE_MS;
  for (let daysAgo = DEMO_DAYS; daysAgo >= 0; daysAgo--) {
    for (const [round, time] of MEASURING_TIMES.entries()) {
      const start = time + random.int(-20, 20);
      for (const device of DAILY_DEVICES) {
        const measuredAt = demoInstant(shiftDate(today, -daysAgo), start + STAGGER[device] + random.int(0, 1));
        if (measuredAt.getTime() < from || measuredAt.getTime() > until) continue;
        readings.push({
          ...read(random, device, measuredAt, now),
          ...events.get(eventKey(daysAgo, round + 1, device)),
        });
      }
    }
  }
  return readings;
}

/** One round that ends three minutes before `now`. */
const newestReadings = (random: Random, now: Date): DemoReading[] =>
  DAILY_DEVICES.map((device) => read(random, device, new Date(now.getTime() + (STAGGER[device] - 8) * MINUTE_MS), now));

function weights(random: Random, now: Date): DemoReading[] {
  const today = demoToday(now);
  const inWindow = Array.from({ length: DEMO_DAYS }, (_, index) => DEMO_DAYS - index);
  // The first days and the last ones are kept: a trend is judged by its ends.
  const missed = new Set(random.sample(inWindow.slice(2, -2), 8));
  return [...inWindow, 0].flatMap((daysAgo) => {
    const measuredAt = demoInstant(shiftDate(today, -daysAgo), 6 * 60 + 50 + random.int(-15, 15));
    const trend = 104 - (0.45 / 7) * (DEMO_DAYS - daysAgo);
    // Water comes and goes by up to 0.6 kg, several times what a day takes off.
    const water = Math.max(-0.6, Math.min(0.6, random.normal(0, 0.28)));
    // This morning has not come yet, or the first morning lies before the window.
    const isOutside = measuredAt.getTime() > now.getTime() - 5 * MINUTE_MS || progressAt(measuredAt, now) < 0;
    if (isOutside || missed.has(daysAgo)) return [];
    return [{ deviceType: "body_weight" as const, value: toTenth(trend + water), measuredAt }];
  });
}
