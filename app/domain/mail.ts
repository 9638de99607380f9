import type { Language } from "./language";
import type { Message } from "./message";

/** What a mail is about, one kind per text. */
export const MAIL_KINDS = [
  "verify-email",
  "address-has-account",
  "password-reset",
  "password-changed",
  "new-sign-in",
  "application-received",
  "application-approved",
  "application-rejected",
  "appointment-requested",
  "appointment-accepted",
  "appointment-moved",
  "appointment-cancelled",
  "appointment-reminder",
  "appointment-proposed",
  "appointment-declined",
  "desk-request",
  "desk-moved",
  "desk-accepted",
  "desk-declined",
  "desk-cancelled",
  "second-factor-on",
  "second-factor-off",
  "emergency-access",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What the text of an appointment's mail needs. */
type AppointmentFacts = {
  firstName: string;
  /** Like `KW-7F3K-92QD`. */
  reference: string;
  /** The label of the appointment type. */
  appointmentType: string;
  /** With whom, or null while nobody has been chosen. */
  specialist: string | null;
  /** The same as a message; `specialist` is what a process of the version before, beside us during an update, knows. */
  specialistMessage?: Message | null;
  /**
   * When, in words and with the zone's name, in English: a process of the version before, beside us during an update,
   * knows no other.
   */
  when: string;
  /** The same in the mail's language, where that is another. */
  whenWords?: string;
  /** The appointment's own page. */
  path: string;
  /** Where its visit is joined; missing where there is no room for it, or it is not agreed. */
  visitPath?: string;
  /** What calendars are told, or null where nothing belongs in one. */
  calendar: CalendarEntry | null;
};

/**
 * What a specialist is told of an appointment: mails lie open on their way, so
 * neither whose it is nor what for. That stands at the desk.
 */
type DeskFacts = {
  /** The specialist's. */
  firstName: string;
  reference: string;
  /** When, in words, on the specialist's clock. */
  when: string;
  /** The appointment's page at the desk. */
  path: string;
};

/** An appointment as a calendar has it. */
export type CalendarEntry = {
  /** ISO 8601, UTC: it has been JSON. */
  startsAt: string;
  endsAt: string;
  status: "confirmed" | "tentative" | "cancelled";
  /** Raised by every change: a calendar takes the highest it has seen (RFC 5545). */
  sequence: number;
};

/**
 * A mail as it is queued: to whom, of which kind, and what its text needs.
 * `path` is an address of ours without the origin, which the sender adds: taken
 * from a request's Host header, it could be somebody else's. `language` is what
 * its reader reads; a mail without one, from before there were others, is in English.
 */
export type Mail = { to: string; language?: Language } & (
  | { kind: "verify-email" | "password-reset"; firstName: string; path: string }
  | {
      kind: "password-changed" | "second-factor-on" | "second-factor-off";
      firstName: string;
    }
  /** `isApplication`: the address was given in a specialist's application. */
  | { kind: "address-has-account"; firstName: string; isApplication?: boolean }
  /** `path` confirms the address of the account that the application has created. */
  | { kind: "application-received"; firstName: string; path?: string }
  /** `again`: it was approved before, and has been changed since. */
  | { kind: "application-approved"; firstName: string; again?: boolean }
  /**
   * `deviceMessage` is `device` before it was put into English words, `at` in UTC, like `2026-03-10 12:00 UTC`;
   * `atWords` in the mail's language on the owner's clock, where that is known.
   */
  | {
      kind: "new-sign-in";
      firstName: string;
      device: string;
      deviceMessage?: string | Message;
      at: string;
      atWords?: string;
    }
  | { kind: "application-rejected"; firstName: string; reason: string }
  /**
   * To an administrator: who has opened a record, when on the reader's clock, and where it is looked at. Neither whose
   * it is nor why: mails lie open on their way.
   */
  | { kind: "emergency-access"; firstName: string; specialist: string; when: string; path: string }
  | ({
      kind: "appointment-accepted" | "appointment-moved" | "appointment-cancelled" | "appointment-reminder";
    } & AppointmentFacts)
  /** `isUnconfirmed`: it holds its time for a while only, until its link has confirmed it. */
  | ({ kind: "appointment-requested"; isUnconfirmed?: boolean } & AppointmentFacts)
  /** `note` is the specialist's own words, or empty. */
  | ({ kind: "appointment-proposed" | "appointment-declined"; note: string } & AppointmentFacts)
  | ({ kind: "desk-request" | "desk-accepted" | "desk-declined" | "desk-cancelled" } & DeskFacts)
  /** `was`: when it was before. */
  | ({ kind: "desk-moved"; was: string } & DeskFacts)
);

/**
 * How the keys of mails begin that wait for the hour's end (`appointments/mail-pacing.server.ts`). With the number of
 * an appointment's change in them they do not come again.
 */
export const HELD_KEY = "held:";

/** The mails to a patient about an appointment, and those to its specialist. */
export type PatientMail = Extract<Mail, { kind: `appointment-${string}` }>;
export type DeskMail = Extract<Mail, { kind: `desk-${string}` }>;

/**
 * The language of a mail about an account: what its owner is known to read,
 * else what was read where the mail was asked for, which may have been by
 * anybody. Specialists and reviewers are written to in English, as their screens are.
 */
export const mailLanguage = (
  { role, language }: { role: "patient" | "provider" | "admin"; language: Language | null },
  asked: Language = "en",
): Language => (role === "patient" ? (language ?? asked) : "en");
