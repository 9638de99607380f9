import { and, eq, isNull, sql } from "drizzle-orm";
import type { AccountZones } from "~/domain/account-zone";
import type { Language } from "~/domain/language";
import type { Queryable } from "./client";
import { users } from "./schema";

/** Someone else has an account with this address. */
export class EmailTakenError extends Error {
  override name = "EmailTakenError";
}

export type NewUser = {
  firstName: string;
  lastName: string;
  email: string;
  /** PHC string, never the password; null until one is set. */
  passwordHash: string | null;
  role: "provider" | "patient" | "admin";
  phone?: string;
  language?: Language;
  browserZone?: string | null;
};

/**
 * Creates an account and returns its id.
 * @throws {EmailTakenError} also when two registrations race for one address:
 *   the unique index decides, not a look beforehand.
 */
export async function createUser(db: Queryable, user: NewUser): Promise<number> {
  const [created] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (!created) throw new EmailTakenError("This address has an account");
  return created.id;
}

export type Credentials = {
  id: number;
  role: "patient" | "provider" | "admin";
  firstName: string;
  email: string;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  /** What its owner reads, as far as it is known. */
  language: Language | null;
} & AccountZones;

const credentials = {
  id: users.id,
  role: users.role,
  firstName: users.firstName,
  email: users.email,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
  language: users.language,
  timeZone: users.timeZone,
  browserZone: users.browserZone,
};

/** The account with an address, letters' case aside, or `null`. */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | null> {
  const [found] = await db
    .select(credentials)
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
  return found ?? null;
}

/** An account by its id, or `null`. */
export async function credentialsOf(db: Queryable, userId: number): Promise<Credentials | null> {
  const [found] = await db.select(credentials).from(users).where(eq(users.id, userId));
  return found ?? null;
}

/** Sets a new password by its PHC string. */
export async function setPasswordHash(db: Queryable, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/**
 * Notes that the owner of the address has shown that it is theirs.
 * @returns whether this was the first time: of any number at once, one is.
 */
export async function confirmEmail(db: Queryable, userId: number, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  return confirmed.length > 0;
}

/** Notes what the owner of an account reads. */
export async function setLanguage(db: Queryable, userId: number, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

/**
 * Notes what is known of the zone of an account's owner: their own choice (null takes it back), or what a browser of
 * theirs says.
 */
export async function setZone(db: Queryable, userId: number, zone: Partial<AccountZones>): Promise<void> {
  await db.update(users).set(zone).where(eq(users.id, userId));
}

/** Every administrator, for a mail to each. */
export const administrators = (db: Queryable): Promise<Credentials[]> =>
  db.select(credentials).from(users).where(eq(users.role, "admin")).orderBy(users.id);
