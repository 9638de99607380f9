import type { Availability, DayHours, Weekday } from "~/domain/providers/availability";
import type { Random } from "./random";

const WORKDAYS: Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday"];
/** Ways to spread a week: the days, their hours, and what the evenings or the Saturday add. */
const WEEKS: [
  { days: Weekday[]; start: number; end: number; also?: Partial<Record<Weekday, [number, number]>> },
  number,
][] = [
  [{ days: WORKDAYS, start: 9, end: 17 }, 18],
  [{ days: WORKDAYS, start: 8, end: 16 }, 12],
  [{ days: WORKDAYS, start: 7, end: 15 }, 7],
  [{ days: WORKDAYS, start: 11, end: 19 }, 8],
  [{ days: WORKDAYS, start: 9.5, end: 14.5 }, 6],
  [{ days: ["monday", "tuesday", "wednesday", "thursday"], start: 8, end: 18 }, 10],
  [{ days: ["tuesday", "wednesday", "thursday", "friday"], start: 9, end: 17, also: { saturday: [9, 13] } }, 9],
  [{ days: ["monday", "wednesday", "friday"], start: 9, end: 17 }, 8],
  [{ days: ["tuesday", "thursday"], start: 8, end: 18, also: { saturday: [10, 15] } }, 6],
  [{ days: ["monday", "tuesday", "wednesday", "thursday"], start: 16, end: 21 }, 7],
  [{ days: ["saturday", "sunday"], start: 8, end: 16, also: { wednesday: [17, 20.5] } }, 4],
  [{ days: WORKDAYS, start: 6, end: 11, also: { saturday: [7, 12] } }, 5],
];

const clock = (hours: number) => {
  const minutes = Math.round(hours * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

/** A week of opening hours as somebody might keep it. */
export function pickAvailability(random: Random): Availability {
  const week = random.weighted(WEEKS);
  const shift = random.pick([-0.5, 0, 0, 0, 0.5]);
  const on = (start: number, end: number): DayHours => ({ start: clock(start), end: clock(end), available: true });
  // A closed day keeps hours, which the form offers when it is opened.
  const off = (weekend: boolean): DayHours => ({ ...(weekend ? on(10, 14) : on(9, 17)), available: false });
  const hours = (day: Weekday): DayHours => {
    const also = week.also?.[day];
    if (also) return on(...also);
    if (!week.days.includes(day)) return off(day === "saturday" || day === "sunday");
    const early = day === "friday" && week.end - week.start >= 8 && random.chance(0.15);
    return on(week.start + shift, week.end + shift - (early ? 3 : 0));
  };
  return {
    monday: hours("monday"),
    tuesday: hours("tuesday"),
    wednesday: hours("wednesday"),
    thursday: hours("thursday"),
    friday: hours("friday"),
    saturday: hours("saturday"),
    sunday: hours("sunday"),
  };
}
