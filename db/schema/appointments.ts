import { sql } from "drizzle-orm";
import { check, date, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPE_VALUES } from "~/domain/booking";
import type { Language } from "~/domain/language";
import { users } from "./accounts";
import { bytea, instant } from "./columns";
import { providers } from "./providers";
import { consultations } from "./records";

export const appointmentType = pgEnum("appointment_type", APPOINTMENT_TYPE_VALUES);
export const appointmentStatus = pgEnum("appointment_status", APPOINTMENT_STATUSES);

export const appointmentRequests = pgTable(
  "appointment_requests",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** What the patient is told to quote, like `KW-7F3K-92QD`. */
    reference: text("reference").notNull().unique(),
    idempotencyKey: text("idempotency_key").notNull().unique(),
    /** SHA-256 of the request's fields: the same key with other fields is a conflict, not a replay. */
    payloadHash: bytea("payload_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    dateOfBirth: date("date_of_birth", { mode: "string" }).notNull(),
    appointmentType: appointmentType("appointment_type").notNull(),
    preferredDate: date("preferred_date", { mode: "string" }).notNull(),
    /**
     * One of the 18 slots, `08:00 AM` to `04:30 PM`, on the clock of the specialist or, without one, of the patient.
     */
    preferredTime: text("preferred_time").notNull(),
    reasonForVisit: text("reason_for_visit").notNull(),
    insuranceProvider: text("insurance_provider").notNull().default(""),
    emergencyContact: text("emergency_contact").notNull().default(""),
    providerId: integer("provider_id").references(() => providers.id, { onDelete: "set null" }),
    /** Who was signed in when it was sent, if anybody was. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    status: appointmentStatus("status").notNull().default("requested"),
    /**
     * The time that is held with the specialist, `ends_at` not included; null
     * without a specialist. While the status is requested, proposed or accepted
     * no other request has a time of that specialist that overlaps it: an
     * exclusion constraint, which drizzle has no words for, stands in the
     * migration. Whoever writes here locks the provider's row first, because two
     * that merely wait for the constraint can wait for each other.
     */
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    /**
     * Until when a request holds its time that nobody has confirmed from the mailbox it names; null once that is done,
     * and where an account with a proven address asked. After that the time is anybody's, and `starts_at` becomes null
     * when it is taken.
     */
    holdUntil: instant("hold_until"),
    /** The IANA zone of the patient's clock, as far as it is known, else empty. */
    patientZone: text("patient_zone").notNull().default(""),
    /** What whoever asked, or changed it last with the patient's link, reads: its mails are in it. */
    language: text("language").$type<Language>().notNull().default("en"),
    /** What the specialist said with a proposal or a refusal, else empty. */
    providerNote: text("provider_note").notNull().default(""),
    /** Counts the changes that calendars are told of (RFC 5545, SEQUENCE). */
    sequence: integer("sequence").notNull().default(0),
    /** The consultation that came of it, once accepted and the patient has a record. */
    consultationId: integer("consultation_id")
      .unique()
      .references(() => consultations.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("appointment_requests_provider_idx").on(t.providerId, t.createdAt),
    // Few are not confirmed.
    index("appointment_requests_hold_idx")
      .on(t.providerId, t.holdUntil)
      .where(sql`${t.holdUntil} is not null`),
    index("appointment_requests_user_idx").on(t.userId, t.createdAt),
    index("appointment_requests_email_idx").on(sql`lower(${t.email})`, t.createdAt),
    check(
      "appointment_requests_time",
      sql`(${t.startsAt} is null) = (${t.endsAt} is null) and (${t.startsAt} is null or ${t.startsAt} < ${t.endsAt})`,
    ),
  ],
);
