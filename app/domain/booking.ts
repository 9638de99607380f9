import { addYears, earliestToday, latestToday, type IsoDate } from "./dates";
import { LANGUAGES, type Language } from "./language";
import { formatFullDay } from "./moments";
import { slotWords, zoneLabel } from "./time-words";

/** Appointment types in the order they are offered (DATA-34, DATA-35); the first three have cards. */
export const APPOINTMENT_TYPES = [
  {
    value: "ai-consultation",
    label: "AI Consultation",
    description: "Describe your symptoms to our assistant and get initial guidance, day or night.",
  },
  {
    value: "vr-consultation",
    label: "VR Consultation",
    description: "Meet your specialist in a shared virtual room, with a headset or on the page.",
  },
  {
    value: "video-consultation",
    label: "Video Consultation",
    description: "A face-to-face conversation from home, on any device with a camera.",
  },
  {
    value: "in-person",
    label: "In-Person Visit",
    description: "Sit down with a specialist at a practice near you.",
  },
  {
    value: "weight-loss",
    label: "Medical Weight Loss",
    description: "A medically supervised plan, medication included where it helps.",
  },
  {
    value: "follow-up",
    label: "Follow-up Appointment",
    description: "Look at your progress and adjust your plan with someone who knows it.",
  },
] as const;
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number]["value"];
export const APPOINTMENT_TYPE_VALUES = APPOINTMENT_TYPES.map((type) => type.value) as [
  AppointmentType,
  ...AppointmentType[],
];

/**
 * So long a request holds its time until its patient has confirmed it by email. The texts of the screens and emails
 * name it.
 */
export const HOLD_MINUTES = 30;
/** Such requests with one specialist at a time. */
export const MAX_UNCONFIRMED = 20;
/** Requests of one account or mailbox that wait for the same specialist's answer at a time, confirmed or not. */
export const MAX_WAITING = 10;

/** What has become of an appointment request. */
export const APPOINTMENT_STATUSES = ["requested", "proposed", "accepted", "declined", "cancelled"] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** The 18 half-hour slots from `08:00 AM` to `04:30 PM` (BOOK-15). */
export const TIME_SLOTS: readonly string[] = Array.from({ length: 18 }, (_, index) => {
  const minutes = 8 * 60 + index * 30;
  const hour = Math.floor(minutes / 60);
  const hour12 = ((hour + 11) % 12) + 1;
  return `${String(hour12).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
});

/** Nobody alive was born earlier (BOOK-10). */
const EARLIEST_BIRTH_DATE: IsoDate = "1900-01-01";

/** What the two date fields accept at instant `now`, both ends included. */
export function dateLimits(now: Date) {
  const today = earliestToday(now);
  return {
    dateOfBirth: { min: EARLIEST_BIRTH_DATE, max: latestToday(now) },
    preferredDate: { min: today, max: addYears(today, 1) },
  };
}

/**
 * A wished-for time in words, like `Tuesday, March 10, 2026, 09:30 AM, Eastern (New York)`.
 * @param timeZone the specialist's; without one the time is on the patient's own clock.
 */
export function whenInWords(date: IsoDate, time: string, timeZone: string | null, language: Language = "en"): string {
  const clock = timeZone ? zoneLabel(timeZone, language) : LANGUAGES[language].ownClock;
  const { comma } = LANGUAGES[language];
  return [formatFullDay(date, language), slotWords(time, language), clock].join(`${comma} `);
}
