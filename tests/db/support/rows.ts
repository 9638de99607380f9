import type { Database } from "db/client";
import type { appointmentRequests } from "db/schema";
import { patients, providers, secondFactors, users } from "db/schema";
import { count, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { randomBytes, randomUUID } from "node:crypto";
import { DEFAULT_AVAILABILITY, WEEKDAYS, type Availability } from "~/domain/providers/availability";
import { newReference } from "~/domain/reference";

export type ProviderRow = typeof providers.$inferInsert;
export type UserRow = typeof users.$inferInsert;
type RequestRow = typeof appointmentRequests.$inferInsert;

/** Open from nine to five, weekends too: a test goes the same on every day it is run. */
export const EVERY_DAY = Object.fromEntries(
  WEEKDAYS.map((day) => [day, { start: "09:00", end: "17:00", available: true }]),
) as Availability;

let counter = 0;

/** Creates accounts in use, each with a proven address of its own. @returns their ids. */
export async function addUsers(db: Database, changes: Partial<UserRow>[]): Promise<number[]> {
  const rows = changes.map((change) => {
    const unique = ++counter;
    return {
      email: `person-${unique}@example.com`,
      firstName: "Ada",
      lastName: `Reyes ${unique}`,
      role: "provider" as const,
      emailVerifiedAt: new Date(),
      ...change,
    };
  });
  const added = await db.insert(users).values(rows).returning({ id: users.id, role: users.role });
  // Without the second step an administrator counts as nobody.
  const factors = added
    .filter(({ role }) => role === "admin")
    .map(({ id }) => ({ userId: id, sealedSecret: Buffer.from("not asked for"), confirmedAt: new Date() }));
  if (factors.length > 0) await db.insert(secondFactors).values(factors);
  return added.map(({ id }) => id);
}

/** Creates providers with an account each. @returns their ids, in the order given. */
export async function addProviders(
  db: Database,
  changes: Partial<ProviderRow>[],
  names: Partial<UserRow> = {},
): Promise<number[]> {
  if (changes.length === 0) return [];
  const userIds = await addUsers(
    db,
    changes.map(() => names),
  );
  const rows = changes.map((change, index) => ({
    userId: userIds[index]!,
    specialty: "Nutrition Coach" as const,
    bio: "Plain words about food, without counting.",
    certifications: ["RDN"],
    languages: ["English"],
    yearsExperience: 5,
    hourlyRate: "80.00",
    location: "Austin, TX",
    licenseNumber: "LIC-00001",
    timeZone: "America/Chicago" as const,
    availability: DEFAULT_AVAILABILITY,
    ...change,
  }));
  const added = await db.insert(providers).values(rows).returning({ id: providers.id });
  return added.map(({ id }) => id);
}

export const addProvider = async (db: Database, change: Partial<ProviderRow> = {}) =>
  (await addProviders(db, [change]))[0]!;
/** A specialist who can sign in and whose desk is open: one who is told by mail. */
export const addDeskProvider = async (db: Database, change: Partial<ProviderRow> = {}, names: Partial<UserRow> = {}) =>
  (
    await addProviders(db, [{ reviewStatus: "verified", reviewedAt: new Date(), ...change }], {
      passwordHash: "of no password",
      ...names,
    })
  )[0]!;
export const addUser = async (db: Database, change: Partial<UserRow> = {}) => (await addUsers(db, [change]))[0]!;

/** A request to a specialist for half an hour, told apart by the patient's first name; not stored yet. */
export const requestRow = (
  firstName: string,
  change: Pick<RequestRow, "providerId" | "status" | "preferredDate" | "createdAt"> & {
    startsAt: Date;
  } & Partial<RequestRow>,
): RequestRow => ({
  reference: newReference(randomBytes(5)),
  idempotencyKey: randomUUID(),
  payloadHash: Buffer.alloc(32),
  firstName,
  lastName: "Marlowe",
  email: `${firstName.toLowerCase()}@example.com`,
  phone: "555 010 0199",
  dateOfBirth: "1979-11-02",
  appointmentType: "video-consultation",
  preferredTime: "10:00 AM",
  reasonForVisit: "To see how it goes",
  endsAt: new Date(change.startsAt.getTime() + 30 * 60_000),
  patientZone: "America/New_York",
  ...change,
});

/** Takes all providers and their accounts away. */
export const clearProviders = (db: Database) => db.delete(users).where(sql`id in (select user_id from providers)`);

export async function countRows(db: Database, table: PgTable): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table);
  return row!.rows;
}

/** Rows of a raw query; the two drivers give them in shapes of their own. */
export async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];
}

let records = 0;
/** A patient with a record number of their own; without an account unless `change` names one. */
export async function addPatient(db: Database, change: Partial<typeof patients.$inferInsert> = {}): Promise<number> {
  const row = {
    medicalRecordNumber: `MRN-P${++records}`,
    firstName: "Ada",
    lastName: "Reyes",
    medicalHistory: [],
    allergies: [],
    medications: [],
    ...change,
  };
  const [added] = await db.insert(patients).values(row).returning({ id: patients.id });
  return added!.id;
}
