import type { Availability, DayHours, Weekday } from "~/domain/providers/availability";
import weeks from "./data/generated/weeks";
import { pickByShare, type Random } from "./random";

const clock = (hours: number) => {
  const minutes = Math.round(hours * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

/** A week of opening hours as somebody might keep it. */
export function pickAvailability(random: Random): Availability {
  const week = pickByShare(random, weeks);
  const shift = random.pick([-0.5, 0, 0, 0, 0.5]);
  const on = (start: number, end: number): DayHours => ({ start: clock(start), end: clock(end), available: true });
  // A closed day keeps hours, which the form offers when it is opened.
  const off = (weekend: boolean): DayHours => ({ ...(weekend ? on(10, 14) : on(9, 17)), available: false });
  const hours = (day: Weekday): DayHours => {
    if (day === week.extraDay) return on(week.extraStart!, week.extraEnd!);
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
