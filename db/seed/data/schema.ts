import { z } from "zod";
import { key, list, number, optional, reference, text } from "../../../app/content/columns";
import { WEEKDAYS } from "../../../app/domain/providers/availability";
import { SPECIALTIES, TIME_ZONE_VALUES } from "../../../app/domain/providers/constants";
import { BIO_PARTS, DAILY_DEVICES, VISIT_STATUSES } from "./vocabulary";
import type { Keys } from "./generated/keys";

const specialty = () => z.enum(SPECIALTIES);
/** How common a row is, compared with the other rows of its table. */
const share = () => number(z.number().positive());
/** Hours after midnight; 9.5 is half past nine. */
const hours = () => number(z.number().min(0).max(24));
const years = () => number(z.number().int().min(0));
/** Days after today; before it, if negative. */
const day = () => number(z.number().int());
const kilograms = () => number(z.number().positive());

export const tables = {
  /** Names that tend to go together, and the languages that people with them often speak besides English. */
  names: z.object({
    share: share(),
    /** Empty: the same as elsewhere. */
    shareInHawaii: optional(share()),
    shareInAlaska: optional(share()),
    languages: list(text()),
    firstNames: list(text()),
    lastNames: list(text()),
  }),
  cities: z.object({
    city: text(),
    timeZone: z.enum(TIME_ZONE_VALUES),
    state: z.string().regex(/^[A-Z]{2}$/, "is not two capital letters"),
    stateName: text(),
    areaCode: z.string().regex(/^\d{3}$/, "is not three digits"),
  }),
  "time-zones": z.object({ timeZone: z.enum(TIME_ZONE_VALUES), share: share() }),
  /** Languages that people learn whatever their family speaks. */
  "learned-languages": z.object({ language: text(), share: share() }),
  specialties: z.object({
    specialty: specialty(),
    share: share(),
    /** Dollars an hour. */
    lowestRate: number(z.number().positive()),
    highestRate: number(z.number().positive()),
    /** Of experience. */
    fewestYears: years(),
    meanYears: years(),
    mostYears: years(),
  }),
  /** Ways into a specialty: what everyone holds who took it, and what some add. */
  qualifications: z.object({
    specialty: specialty(),
    share: share(),
    /** The letters in the license number. */
    licenseLetters: text(),
    certifications: list(text()),
    furtherCertifications: list(reference<string>("certifications")),
  }),
  certifications: z.object({
    group: text(),
    // The sign-up form separates certifications by commas.
    certification: text().regex(/^[^,]+$/, "has a comma"),
    /** The fewest years of experience after which one can hold it. */
    fromYears: years(),
  }),
  /** Opening hours. The extra day has hours of its own. */
  weeks: z.object({
    share: share(),
    days: list(z.enum(WEEKDAYS)),
    start: hours(),
    end: hours(),
    extraDay: optional(z.enum(WEEKDAYS)),
    extraStart: optional(hours()),
    extraEnd: optional(hours()),
  }),
  bios: z.object({
    /** Empty: anyone may say it. */
    specialty: optional(specialty()),
    part: z.enum(BIO_PARTS),
    /** The fewest years of experience with which the sentence is true. */
    fromYears: optional(years()),
    text: text(),
  }),
  "vr-host": z.object({
    specialty: specialty(),
    firstName: text(),
    lastName: text(),
    years: years(),
    city: reference<string>("cities"),
    languages: list(text()),
    certifications: list(text()),
    licenseLetters: text(),
    rating: z.string().regex(/^[1-5]\.\d\d$/, "is not a rating like 4.93"),
    totalReviews: number(z.number().int().positive()),
    bio: text(),
  }),
  "demo-patient": z.object({
    medicalRecordNumber: text(),
    firstName: text(),
    lastName: text(),
    /** Month and day. */
    birthday: z.string().regex(/^\d\d-\d\d$/, "is not MM-DD"),
    age: years(),
    gender: text(),
    heightCm: number(z.number().positive()),
    emergencyContact: text(),
    insuranceProvider: text(),
    medicalHistory: list(text()),
    allergies: list(text()),
    startKg: kilograms(),
    goalKg: kilograms(),
    goalDay: day(),
  }),
  "demo-visits": z.object({
    name: key<Keys["demo-visits"]>(),
    /** A weekend gives way to the nearest weekday. Empty: the visit is going on at the moment. */
    day: optional(day().refine((days) => days !== 0, "is today, where a visit would move across now on a weekend")),
    /** On the patient's clock. */
    time: optional(z.string().regex(/^\d{1,2}:\d\d$/, "is not a time like 9:30")),
    type: text(),
    status: z.enum(VISIT_STATUSES),
    specialty: specialty(),
    symptoms: list(text()),
    diagnosis: optional(text()),
    treatment: optional(text()),
  }),
  "demo-prescriptions": z.object({
    visit: reference<Keys["demo-visits"]>("demo-visits"),
    medicationName: text(),
    dosage: text(),
    frequency: text(),
    duration: text(),
    instructions: optional(text()),
  }),
  /** Readings of the demo patient that were out of the ordinary. */
  "demo-events": z.object({
    daysAgo: number(z.number().int().min(1).max(90)),
    /** 1 before breakfast, 2 at noon, 3 after work, 4 before bed. */
    round: number(z.number().int().min(1).max(4)),
    device: z.enum(DAILY_DEVICES),
    value: number(),
    diastolic: optional(number()),
    reason: text(),
  }),
};

type Checked = { [Table in keyof typeof tables]: readonly z.output<(typeof tables)[Table]>[] };

/** What the columns of a row need of each other. */
export const check = (rows: Checked) => [
  ...rows.weeks.flatMap(({ extraDay, extraStart, extraEnd }, row) =>
    [extraDay, extraStart, extraEnd].every((cell) => (cell === undefined) === (extraDay === undefined))
      ? []
      : [{ table: "weeks", row, problem: "an extra day has a start and an end" }],
  ),
  ...rows["demo-visits"].flatMap(({ day, time, status }, row) =>
    [day, time].every((cell) => (cell === undefined) === (status === "in-progress"))
      ? []
      : [{ table: "demo-visits", row, problem: "has no day or time, or is in progress and has one" }],
  ),
];
