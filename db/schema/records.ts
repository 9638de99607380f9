import { sql } from "drizzle-orm";
import { boolean, date, doublePrecision, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { instant } from "./columns";
import { providers } from "./providers";

export const consultationStatus = pgEnum("consultation_status", ["completed", "scheduled", "in-progress", "cancelled"]);

export const patients = pgTable(
  "patients",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    medicalRecordNumber: text("medical_record_number").notNull().unique(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    /** FHIR administrative gender. */
    gender: text("gender"),
    heightCm: doublePrecision("height_cm"),
    emergencyContact: text("emergency_contact").notNull().default(""),
    insuranceProvider: text("insurance_provider").notNull().default(""),
    medicalHistory: text("medical_history").array().notNull(),
    allergies: text("allergies").array().notNull(),
    medications: text("medications").array().notNull(),
    /** The fictional record that everyone may read. */
    isDemo: boolean("is_demo").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  // What emergency access looks for: a number, however it is written, or a last name and a date of birth.
  (t) => [
    index("patients_record_number_idx").on(sql`lower(${t.medicalRecordNumber})`),
    index("patients_date_of_birth_idx").on(t.dateOfBirth),
  ],
);

export const consultations = pgTable(
  "consultations",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    patientId: integer("patient_id")
      .notNull()
      .references(() => patients.id, { onDelete: "cascade" }),
    providerId: integer("provider_id").references(() => providers.id, { onDelete: "set null" }),
    /** `vr`, or anything else, which is shown as video (DATA-31). */
    type: text("type").notNull(),
    status: consultationStatus("status").notNull(),
    scheduledAt: instant("scheduled_at").notNull(),
    symptoms: text("symptoms").array().notNull(),
    diagnosis: text("diagnosis").notNull().default(""),
    treatment: text("treatment").notNull().default(""),
    /** How long it took, where it was held in a room of ours. */
    durationSeconds: integer("duration_seconds"),
  },
  (t) => [
    index("consultations_patient_idx").on(t.patientId, t.scheduledAt.desc().nullsFirst()),
    index("consultations_provider_idx").on(t.providerId, t.scheduledAt.desc().nullsFirst()),
  ],
);

export const prescriptions = pgTable(
  "prescriptions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    patientId: integer("patient_id")
      .notNull()
      .references(() => patients.id, { onDelete: "cascade" }),
    providerId: integer("provider_id").references(() => providers.id, { onDelete: "set null" }),
    medicationName: text("medication_name").notNull(),
    dosage: text("dosage").notNull(),
    frequency: text("frequency").notNull(),
    duration: text("duration").notNull(),
    instructions: text("instructions"),
    prescribedAt: instant("prescribed_at").notNull(),
  },
  (t) => [index("prescriptions_patient_idx").on(t.patientId, t.prescribedAt.desc().nullsFirst())],
);
