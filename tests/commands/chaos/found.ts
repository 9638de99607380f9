import { rowsOf, type Database } from "db/client";
import { sql } from "drizzle-orm";
import { mailId } from "../faults/found";
import type { ReceivedMail } from "../../support/mail-server";
import type { Acknowledged } from "./load";

/** What a fault's load was told is there, and what of it is not. */
export type Writes = { acknowledged: number; lost: number };

/** Looks for everything that was acknowledged; of a reading also for the event that tells of it. */
export async function writesThere(
  db: Database,
  patientId: number,
  acknowledged: readonly Acknowledged[],
): Promise<Writes> {
  const keysOf = async (query: ReturnType<typeof sql>) =>
    new Set(rowsOf<{ key: string }>(await db.execute(query)).map(({ key }) => key));
  const stored = await keysOf(sql`select id::text as key from vital_readings where patient_id = ${patientId}`);
  const told = await keysOf(
    sql`select reading->>'id' as key from vital_events, jsonb_array_elements(data->'readings') reading where patient_id = ${patientId}`,
  );
  const there = {
    reading: new Set([...stored].filter((key) => told.has(key))),
    booking: await keysOf(sql`select idempotency_key::text as key from appointment_requests`),
    account: await keysOf(sql`select email as key from users`),
  };
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ kind, key }) => !there[kind].has(key)).length,
  };
}

/** What became of the mails that a fault's bookings and accounts promise. */
export type Mails = {
  promised: number;
  lost: number;
  twice: number;
  /** Came twice because what broke was between the mail server's "taken" and whoever was to hear it. */
  again: number;
};

/** Of one delivery so much may be under way when something breaks. */
const ANSWER_MS = 2_000;

/**
 * @param expected how many mails each address has to get.
 * @param breaks when something broke that carries the mail server's answers, milliseconds since 1970.
 */
export function mailsThere(
  expected: ReadonlyMap<string, number>,
  received: readonly ReceivedMail[],
  breaks: readonly number[],
): Mails {
  const mails: Mails = { promised: 0, lost: 0, twice: 0, again: 0 };
  for (const [address, count] of expected) {
    const theirs = received.filter(({ to }) => to.includes(address));
    const copies = new Map<number, ReceivedMail[]>();
    for (const mail of theirs) copies.set(mailId(mail), [...(copies.get(mailId(mail)) ?? []), mail]);
    mails.promised += count;
    mails.lost += Math.max(0, count - copies.size);
    // Another number is another mail to whoever reads it.
    mails.twice += Math.max(0, copies.size - count);
    for (const [first, ...further] of copies.values()) {
      const wasCutOff = breaks.some((at) => at >= first!.at - ANSWER_MS / 4 && at <= first!.at + ANSWER_MS);
      mails[wasCutOff ? "again" : "twice"] += further.length;
    }
  }
  return mails;
}

/**
 * How many mails each address is owed: one for each booking and account, one to the specialist of each booking that has
 * one.
 */
export async function mailsOwed(
  db: Database,
  acknowledged: readonly Acknowledged[],
  specialists: readonly { id: number; email: string }[],
): Promise<Map<string, number>> {
  const owed = new Map<string, number>();
  for (const { email } of acknowledged) if (email) owed.set(email, 1);
  // By what is stored: a booking whose answer was lost is told to the specialist all the same.
  const asked = rowsOf<{ id: number; count: number }>(
    await db.execute(
      sql`select provider_id as id, count(*)::int as count from appointment_requests where provider_id is not null group by provider_id`,
    ),
  );
  for (const { id, email } of specialists) owed.set(email, asked.find((row) => row.id === id)?.count ?? 0);
  return owed;
}
