import type { Language } from "~/domain/language";

/** Numbers with their nouns, in English; `#` is the number, written as the language does. */
export const COUNTS = {
  review: { one: "# review", other: "# reviews" },
  specialistFound: { one: "# specialist found", other: "# specialists found" },
  freeTime: { one: "# free time", other: "# free times" },
  recoveryCode: { one: "# recovery code", other: "# recovery codes" },
  year: { one: "# year", other: "# years" },
  yearOfExperience: { one: "# year of experience", other: "# years of experience" },
  minuteAgo: { one: "# minute ago", other: "# minutes ago" },
  hourAgo: { one: "# hour ago", other: "# hours ago" },
  dayAgo: { one: "# day ago", other: "# days ago" },
  appointment: { one: "# appointment", other: "# appointments" },
  document: { one: "# document", other: "# documents" },
  documentStored: { one: "Document stored", other: "# documents stored" },
  file: { one: "# file", other: "# files" },
  otherFileNotStored: { one: "# other file not stored either.", other: "# other files not stored either." },
  minute: { one: "# minute", other: "# minutes" },
  hour: { one: "# hour", other: "# hours" },
  day: { one: "# day", other: "# days" },
  consultation: { one: "# consultation", other: "# consultations" },
  entry: { one: "# entry", other: "# entries" },
  reading: { one: "# reading", other: "# readings" },
  readingAdded: { one: "# reading added", other: "# readings added" },
  readingTakenBack: { one: "# reading taken back", other: "# readings taken back" },
  readingInRecord: { one: "# was in your record already.", other: "# were in your record already." },
  readingDoubled: {
    one: "# reading of a time that comes again later in the file: the later one counts.",
    other: "# readings of a time that comes again later in the file: the later one counts.",
  },
  importReadings: { one: "Import # Reading", other: "Import # Readings" },
  doubtfulWeight: { one: "# weight looks wrong", other: "# weights look wrong" },
  importWithoutDoubtful: { one: "Import # Reading Without Them", other: "Import # Readings Without Them" },
  importWithDoubtful: { one: "They Are Right: Import # Reading", other: "They Are Right: Import All # Readings" },
  lineNotTaken: { one: "# line not taken", other: "# lines not taken" },
  more: { one: "# more", other: "# more" },
  moreTime: { one: "# more time", other: "# more times" },
  hourWithReadings: { one: "# hour with readings", other: "# hours with readings" },
  dayWithReadings: { one: "# day with readings", other: "# days with readings" },
  message: { one: "# message", other: "# messages" },
  asksForAttention: { one: "# of them asks for attention.", other: "# of them ask for attention." },
} as const;
export type Count = keyof typeof COUNTS;

/** The forms that each language has for numbers: a translation without one of them is none. */
export type Forms = {
  en: "one" | "other";
  es: "one" | "many" | "other";
  ar: "zero" | "one" | "two" | "few" | "many" | "other";
};
export type Counts<Spoken extends Language> = Record<Count, Record<Forms[Spoken], string>>;
