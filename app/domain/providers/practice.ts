import { formatClock, zoneLabel } from "~/domain/time-words";
import { wallClock } from "~/domain/zones";
import type { TimeZone } from "./constants";
import { MIDNIGHT, openOn, WEEKDAYS, type Availability, type Weekday } from "./availability";

/* Without the schemas, which the browser has no use for: those are in practice-schema.ts. */

/**
 * What a specialist may change of their own profile, as it stands on the page. Specialty and license are the review's.
 */
export const PRACTICE_FIELDS = [
  "bio",
  "certifications",
  "languages",
  "hourlyRate",
  "location",
  "profileImage",
  "isVrEnabled",
  "isAvailable",
] as const;
export type PracticeField = (typeof PRACTICE_FIELDS)[number];

/** The part of a profile that its specialist keeps. */
export type Practice = {
  bio: string;
  certifications: string[];
  languages: string[];
  /** US dollars an hour, as text. */
  hourlyRate: string;
  location: string;
  profileImage: string;
  isVrEnabled: boolean;
  /** Listed in the directory, unless rejected. */
  isAvailable: boolean;
};

/** The weekly hours and the clock they are on. */
export type WeeklyHours = { timeZone: TimeZone; availability: Availability };

const sameWords = (text: string) => text.trim().replace(/\s+/g, " ").toLocaleLowerCase("en");

/**
 * Whether a change touches what a reviewer had looked at, so that the profile
 * cannot go on saying `Verified` as if nothing had happened: a certification
 * that was not there, or another location, because a license is a state's.
 * Leaving a certification away claims nothing.
 */
export function needsReview(
  before: Pick<Practice, "certifications" | "location">,
  after: Pick<Practice, "certifications" | "location">,
): boolean {
  const known = new Set(before.certifications.map(sameWords));
  return (
    sameWords(before.location) !== sameWords(after.location) ||
    after.certifications.some((one) => !known.has(sameWords(one)))
  );
}

/** A weekday's name as it begins a line. */
export const weekdayName = (day: Weekday) => day[0]!.toUpperCase() + day.slice(1);

/** The times a day may begin or end at: every half hour, as `HH:MM`. */
export const HALF_HOUR_CLOCKS: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);

/** The times that the editor offers: the half hours, and whatever else the week holds already. */
export const timesOffered = (week: Availability): string[] =>
  [...new Set([...HALF_HOUR_CLOCKS, ...WEEKDAYS.flatMap((day) => [week[day].start, week[day].end])])].sort();

/** The same as ends: midnight is the last of them, because there it is the one that ends the day. */
export const endsOffered = (week: Availability): string[] => [
  ...timesOffered(week).filter((time) => time !== MIDNIGHT),
  MIDNIGHT,
];

/** A field of the weekly editor, like `monday_start`. */
export type WeekField = `${Weekday}_${"available" | "start" | "end"}`;
export const weekField = <Part extends "available" | "start" | "end">(day: Weekday, part: Part) =>
  `${day}_${part}` as const;

/** A week as the editor's form holds it. */
export const weekAsForm = (week: Availability): Record<WeekField, string> =>
  Object.fromEntries(
    WEEKDAYS.flatMap((day) => [
      [weekField(day, "available"), week[day].available ? "on" : ""],
      [weekField(day, "start"), week[day].start],
      [weekField(day, "end"), week[day].end],
    ]),
  ) as Record<WeekField, string>;

/** Profile fields as the form holds them. */
export const practiceAsForm = (practice: Practice): Record<PracticeField, string> => ({
  ...practice,
  certifications: practice.certifications.join(", "),
  languages: practice.languages.join(", "),
  hourlyRate: practice.hourlyRate.replace(/\.00$/, ""),
  isVrEnabled: practice.isVrEnabled ? "on" : "",
  isAvailable: practice.isAvailable ? "on" : "",
});

/** Profile fields in the words that a specialist reads: as the form holds them, boxes as what they stand for. */
export const practiceInWords = (practice: Practice): Record<PracticeField, string> => ({
  ...practiceAsForm(practice),
  isVrEnabled: practice.isVrEnabled ? "VR consultations offered" : "no VR consultations",
  isAvailable: practice.isAvailable ? "listed in the directory" : "not listed",
});

/** A time of a day as its clock shows it. */
export const timeInWords = (time: string) =>
  formatClock({ hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) });
/** The same as an end: 00:00 is the midnight with which the day ends. */
export const endInWords = (time: string) => (time === MIDNIGHT ? "Midnight" : timeInWords(time));

/**
 * Weekly hours in the words that a specialist reads, each day as a whole at its
 * first field. A closed day's hours are told, too: the form shows them.
 */
export const hoursInWords = ({
  availability,
  timeZone,
}: WeeklyHours): Record<`${Weekday}_available` | "timeZone", string> => {
  const dayInWords = (day: Weekday) => {
    const { available, start, end } = availability[day];
    return `${weekdayName(day)}, ${available ? "" : "not available, "}${timeInWords(start)} to ${endInWords(end)}`;
  };
  const days = Object.fromEntries(WEEKDAYS.map((day) => [weekField(day, "available"), dayInWords(day)])) as Record<
    `${Weekday}_available`,
    string
  >;
  return { ...days, timeZone: zoneLabel(timeZone) };
};

/** Whether a span of time lies within the weekly hours of the day that it begins on. */
export function isWithinHours(
  { timeZone, availability }: WeeklyHours,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): boolean {
  const open = openOn(availability, timeZone, wallClock(timeZone, startsAt).date);
  return open !== null && open.start <= startsAt && endsAt <= open.end;
}
