import { sql, type SQL } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Availability } from "~/domain/providers/availability";
import { REVIEW_STATUSES, SPECIALTIES, TIME_ZONE_VALUES } from "~/domain/providers/constants";
import { users } from "./accounts";
import { bytea, instant } from "./columns";

export const specialty = pgEnum("specialty", SPECIALTIES);
export const timeZone = pgEnum("time_zone", TIME_ZONE_VALUES);
export const reviewStatus = pgEnum("review_status", REVIEW_STATUSES);

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
    /**
     * An https address that the specialist has written, or empty. It is fetched once, on review, and never shown to
     * visitors.
     */
    profileImage: text("profile_image").notNull().default(""),
    /** The approved picture, which visitors are shown. No foreign key: the pictures refer to this table. */
    pictureId: text("picture_id"),
    isAvailable: boolean("is_available").notNull().default(true),
    isVrEnabled: boolean("is_vr_enabled").notNull().default(false),
    reviewStatus: reviewStatus("review_status").notNull().default("under_review"),
    /** What the applicant was told when the application was last rejected; empty if it never was. */
    reviewReason: text("review_reason").notNull().default(""),
    /**
     * Of the last decision, and which user made it. No foreign key: without an index of its own each deletion of a user
     * would read the table.
     */
    reviewedAt: instant("reviewed_at"),
    reviewedBy: integer("reviewed_by"),
    /**
     * When the application took the shape it has; a resubmission moves it on. To
     * the millisecond: a decision names the shape it is about by this instant,
     * and a JavaScript date holds no more of it.
     */
    submittedAt: timestamp("submitted_at", { withTimezone: true, mode: "date", precision: 3 }).notNull().defaultNow(),
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
     * them that no search may hold, so that none matches across two fields. What
     * finds it fast stands in `search.ts`.
     */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`provider_search_text(bio, specialty, certifications)`),
  },
  (t) => [
    // One index per way of sorting, each ending in the id, so that a page is a
    // range of the index whatever the size of the table. `nullsFirst`, here and
    // below: drizzle writes NULLS LAST otherwise, and the planner then finds that
    // the index does not have the order of a plain `desc`, null or not.
    index("providers_rating_idx")
      .on(t.rating.desc().nullsFirst(), t.id)
      .where(sql`is_listed`),
    index("providers_experience_idx")
      .on(t.yearsExperience.desc().nullsFirst(), t.id)
      .where(sql`is_listed`),
    index("providers_price_idx")
      .on(t.hourlyRate, t.id)
      .where(sql`is_listed`),
    index("providers_price_high_idx")
      .on(t.hourlyRate.desc().nullsFirst(), t.id)
      .where(sql`is_listed`),
    index("providers_specialty_rating_idx")
      .on(t.specialty, t.rating.desc().nullsFirst(), t.id)
      .where(sql`is_listed`),
    index("providers_specialty_experience_idx")
      .on(t.specialty, t.yearsExperience.desc().nullsFirst(), t.id)
      .where(sql`is_listed`),
    index("providers_specialty_price_idx")
      .on(t.specialty, t.hourlyRate, t.id)
      .where(sql`is_listed`),
    index("providers_specialty_price_high_idx")
      .on(t.specialty, t.hourlyRate.desc().nullsFirst(), t.id)
      .where(sql`is_listed`),
    index("providers_picture_idx").on(t.pictureId),
    index("providers_picture_address_idx")
      .on(t.id)
      .where(sql`profile_image <> ''`),
    // The review's queue, and backwards what was decided.
    index("providers_review_idx").on(t.reviewStatus, t.submittedAt, t.id),
    check("providers_rating_range", sql`${t.rating} between 0 and 5`),
    check("providers_hourly_rate_minimum", sql`${t.hourlyRate} >= 10`),
    check("providers_years_experience_minimum", sql`${t.yearsExperience} >= 0`),
  ],
);

/**
 * Pictures of providers, as we serve them: drawn again from what was sent. The one that `providers.pictureId` names is
 * approved, another one waits for a review.
 */
export const providerPictures = pgTable(
  "provider_pictures",
  {
    /** Part of its address, and as hard to guess as a secret. */
    id: text("id").primaryKey(),
    providerId: integer("provider_id")
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    image: bytea("image").notNull(),
    /** The address that it was fetched from; empty if it was uploaded. */
    source: text("source").notNull().default(""),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("provider_pictures_provider_idx").on(t.providerId),
    check("provider_pictures_size", sql`octet_length(${t.image}) <= 65536`),
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
 * is kept. Once submitted, the personal data is emptied and `providerId` set. If
 * the address has an account already, `ownerId` is set instead, and the profile
 * stays for that account's owner, who may finish the application.
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
    /** The user whose account has the address. No foreign key: the draft ends within a day, and must not end sooner. */
    ownerId: integer("owner_id"),
    updatedAt: instant("updated_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("signup_drafts_expiry_idx").on(t.expiresAt)],
);
