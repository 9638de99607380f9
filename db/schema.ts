import { sql, type SQL } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { APPOINTMENT_TYPE_VALUES } from "~/domain/booking";
import type { Availability } from "~/domain/providers/availability";
import { REVIEW_STATUSES, SPECIALTIES, TIME_ZONE_VALUES } from "~/domain/providers/constants";
import { DEVICE_TYPES } from "~/domain/vitals/types";

/** Every instant is `timestamptz`; the wall clock belongs to the screen that shows it. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Raw bytes, for hashes of secrets: never the secret itself. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  // postgres.js wants a Buffer, PGlite any Uint8Array; a Buffer is both.
  toDriver: (value) => Buffer.from(value),
});

export const userRole = pgEnum("user_role", ["patient", "provider", "admin"]);
export const specialty = pgEnum("specialty", SPECIALTIES);
export const timeZone = pgEnum("time_zone", TIME_ZONE_VALUES);
export const reviewStatus = pgEnum("review_status", REVIEW_STATUSES);
export const deviceType = pgEnum("device_type", DEVICE_TYPES);
export const appointmentType = pgEnum("appointment_type", APPOINTMENT_TYPE_VALUES);
export const consultationStatus = pgEnum("consultation_status", [
  "completed",
  "scheduled",
  "in-progress",
  "cancelled",
]);

export const users = pgTable(
  "users",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    email: text("email").notNull(),
    /** PHC string of argon2id; null for a seeded person nobody can sign in as. */
    passwordHash: text("password_hash"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    phone: text("phone").notNull().default(""),
    role: userRole("role").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [uniqueIndex("users_email_key").on(sql`lower(${t.email})`)],
);

/** Opaque reference tokens: the cookie holds 32 random bytes, the table their SHA-256. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("sessions_user_idx").on(t.userId), index("sessions_expiry_idx").on(t.expiresAt)],
);

export const providers = pgTable(
  "providers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    specialty: specialty("specialty").notNull(),
    bio: text("bio").notNull(),
    certifications: text("certifications").array().notNull(),
    languages: text("languages").array().notNull(),
    yearsExperience: integer("years_experience").notNull(),
    /** US dollars an hour. */
    hourlyRate: numeric("hourly_rate", { precision: 8, scale: 2 }).notNull(),
    /** 0 to 5; 0 also while nobody has rated. */
    rating: numeric("rating", { precision: 3, scale: 2 }).notNull().default("0"),
    totalReviews: integer("total_reviews").notNull().default(0),
    location: text("location").notNull(),
    /** An https address, or empty. */
    profileImage: text("profile_image").notNull().default(""),
    isAvailable: boolean("is_available").notNull().default(true),
    isVrEnabled: boolean("is_vr_enabled").notNull().default(false),
    reviewStatus: reviewStatus("review_status").notNull().default("under_review"),
    licenseNumber: text("license_number").notNull(),
    timeZone: timeZone("time_zone").notNull(),
    availability: jsonb("availability").$type<Availability>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** On the public list: available and not rejected. Generated, so no writer can forget it. */
    isListed: boolean("is_listed")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`is_available and review_status <> 'rejected'`),
    /**
     * Lower-cased bio, specialty and certifications with a separator between
     * them that no search may hold: a substring search needs one trigram index
     * and never matches across two fields.
     */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`provider_search_text(bio, specialty, certifications)`),
  },
  (t) => [
    index("providers_search_idx")
      .using("gin", sql`${t.searchText} gin_trgm_ops`)
      .where(sql`is_listed`),
    // One index per way of sorting, each ending in the id, so that a page is a
    // range of the index whatever the size of the table. `nullsFirst`, here and
    // below: drizzle writes NULLS LAST otherwise, and the planner then finds that
    // the index does not have the order of a plain `desc`, null or not.
    index("providers_rating_idx").on(t.rating.desc().nullsFirst(), t.id).where(sql`is_listed`),
    index("providers_experience_idx").on(t.yearsExperience.desc().nullsFirst(), t.id).where(sql`is_listed`),
    index("providers_price_idx").on(t.hourlyRate, t.id).where(sql`is_listed`),
    index("providers_price_high_idx").on(t.hourlyRate.desc().nullsFirst(), t.id).where(sql`is_listed`),
    index("providers_specialty_rating_idx").on(t.specialty, t.rating.desc().nullsFirst(), t.id).where(sql`is_listed`),
    index("providers_specialty_experience_idx")
      .on(t.specialty, t.yearsExperience.desc().nullsFirst(), t.id)
      .where(sql`is_listed`),
    index("providers_specialty_price_idx").on(t.specialty, t.hourlyRate, t.id).where(sql`is_listed`),
    index("providers_specialty_price_high_idx")
      .on(t.specialty, t.hourlyRate.desc().nullsFirst(), t.id)
      .where(sql`is_listed`),
    check("providers_rating_range", sql`${t.rating} between 0 and 5`),
    check("providers_hourly_rate_minimum", sql`${t.hourlyRate} >= 10`),
    check("providers_years_experience_minimum", sql`${t.yearsExperience} >= 0`),
  ],
);

/**
 * Totals of the listed providers by specialty, kept by triggers on `providers`:
 * the stat cards and an unfiltered count cost eight rows, not a table scan.
 */
export const providerTotals = pgTable("provider_totals", {
  specialty: specialty("specialty").primaryKey(),
  total: integer("total").notNull().default(0),
  verified: integer("verified").notNull().default(0),
  vrEnabled: integer("vr_enabled").notNull().default(0),
  ratingSum: numeric("rating_sum", { precision: 14, scale: 2 }).notNull().default("0"),
});

/**
 * A counter per aggregate, raised by triggers in the transaction that changes
 * it. Whoever caches something derived from the aggregate stores the number
 * read *before* the data: the data can then only be newer than the number says.
 */
export const dataVersions = pgTable("data_versions", {
  name: text("name").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull().default(0),
});

/**
 * A specialist's application between its steps. The browser holds the secret
 * (a signed cookie), the table its hash; of the password only the argon2id hash
 * is kept. Once submitted, the personal data is emptied and `providerId` set.
 */
export const signupDrafts = pgTable(
  "signup_drafts",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    account: jsonb("account").$type<{ firstName: string; lastName: string; email: string }>(),
    passwordHash: text("password_hash"),
    /** What step 2 holds, exactly as typed. */
    profile: jsonb("profile").$type<Record<string, string>>().notNull().default({}),
    providerId: integer("provider_id").references(() => providers.id, { onDelete: "cascade" }),
    updatedAt: instant("updated_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("signup_drafts_expiry_idx").on(t.expiresAt)],
);

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
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("appointment_requests_provider_idx").on(t.providerId, t.createdAt)],
);

export const patients = pgTable("patients", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").unique().references(() => users.id, { onDelete: "cascade" }),
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
});

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

export const vitalReadings = pgTable(
  "vital_readings",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    patientId: integer("patient_id")
      .notNull()
      .references(() => patients.id, { onDelete: "cascade" }),
    deviceType: deviceType("device_type").notNull(),
    /** In the unit of `VITAL_KINDS`; of blood pressure the systolic. */
    value: doublePrecision("value").notNull(),
    /** Diastolic pressure in mm[Hg]; set for blood pressure only. */
    diastolic: doublePrecision("diastolic"),
    measuredAt: instant("measured_at").notNull(),
  },
  (t) => [
    index("vital_readings_latest_idx").on(t.patientId, t.deviceType, t.measuredAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check(
      "vital_readings_diastolic_with_blood_pressure",
      sql`(${t.deviceType} = 'blood_pressure') = (${t.diastolic} is not null)`,
    ),
  ],
);
