import { sql } from "drizzle-orm";
import { bigint, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { TOKEN_PURPOSES } from "~/domain/account";
import type { Language } from "~/domain/language";
import { bytea, instant } from "./columns";

export const userRole = pgEnum("user_role", ["patient", "provider", "admin"]);
export const tokenPurpose = pgEnum("token_purpose", TOKEN_PURPOSES);

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
    /** What its owner reads, and mails to a patient are in; null until they have said, or a browser of theirs has. */
    language: text("language").$type<Language>(),
    /** The zone that its owner has chosen, by its IANA name; null where they have chosen none. */
    timeZone: text("time_zone"),
    /**
     * The zone that a browser of theirs named when they last signed in, or registered. What they have chosen comes
     * first.
     */
    browserZone: text("browser_zone"),
    /** When the owner of the address opened the link that was mailed there. */
    emailVerifiedAt: instant("email_verified_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [uniqueIndex("users_email_key").on(sql`lower(${t.email})`)],
);

/** Opaque reference tokens: the cookie holds 32 random bytes, the table their SHA-256. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    /** What a list of one's sessions calls it: the hash never leaves the server. */
    id: integer("id").notNull().unique().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    /** The last time its owner did something; idle for too long, it has ended. */
    seenAt: instant("seen_at").notNull(),
    /** The end that no activity puts off. */
    expiresAt: instant("expires_at").notNull(),
    /** Browser and system, like `Firefox on Windows`; empty when unknown. */
    device: text("device").notNull().default(""),
  },
  (t) => [index("sessions_user_idx").on(t.userId), index("sessions_expiry_idx").on(t.expiresAt)],
);

/** Links that were mailed: the mail holds 32 random bytes, the table their SHA-256. Used once, then gone. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: tokenPurpose("purpose").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    index("one_time_tokens_user_idx").on(t.userId, t.purpose),
    index("one_time_tokens_expiry_idx").on(t.expiresAt),
  ],
);

/** A user's second factor (TOTP, RFC 6238). In force once `confirmedAt` is set. */
export const secondFactors = pgTable("second_factors", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The shared secret, sealed (AES-256-GCM). */
  sealedSecret: bytea("sealed_secret").notNull(),
  confirmedAt: instant("confirmed_at"),
  /** The time step of the last accepted code: none is accepted twice. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

/** The codes for when the phone is lost: SHA-256 of 80 random bits each. Deleted when used. */
export const recoveryCodes = pgTable("recovery_codes", {
  codeHash: bytea("code_hash").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
});

/**
 * What somebody had typed when their session ended, until they sign in again.
 * The browser holds the secret (a signed cookie), the table its hash.
 */
export const parkedForms = pgTable(
  "parked_forms",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    /** The fields, sealed; passwords and files are never among them. */
    sealedFields: bytea("sealed_fields").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("parked_forms_expiry_idx").on(t.expiresAt)],
);
