import { sql } from "drizzle-orm";
import { date, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPE_VALUES } from "~/domain/booking";
import { users } from "./accounts";
import { bytea, instant } from "./columns";
import { providers } from "./providers";

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
    /** One of the 18 slots, `08:00 AM` to `04:30 PM`, on the clock of the specialist or, without one, of the patient. */
    preferredTime: text("preferred_time").notNull(),
    reasonForVisit: text("reason_for_visit").notNull(),
    insuranceProvider: text("insurance_provider").notNull().default(""),
    emergencyContact: text("emergency_contact").notNull().default(""),
    providerId: integer("provider_id").references(() => providers.id, { onDelete: "set null" }),
    /** Who was signed in when it was sent, if anybody was. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    status: appointmentStatus("status").notNull().default("requested"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("appointment_requests_provider_idx").on(t.providerId, t.createdAt),
    index("appointment_requests_user_idx").on(t.userId, t.createdAt),
    index("appointment_requests_email_idx").on(sql`lower(${t.email})`, t.createdAt),
  ],
);
