import { and, eq, inArray, isNotNull, isNull, like, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { HELD_KEY } from "~/domain/mail";
import type { Database } from "./client";
import {
  appointmentRequests,
  conversations,
  mails,
  oneTimeTokens,
  parkedForms,
  rooms,
  sessions,
  signupDrafts,
  uploads,
  users,
  vitalImports,
} from "./schema";
import { deleteOldEvents } from "./vital-events";
import { deleteWritten } from "./vital-imports";
import { deleteSimulated } from "./vital-simulated";

/** Rows that one statement deletes: a longer one would hold up everything else on the embedded engine. */
const BATCH = 500;
/** Events are many, small, and found by a block range. */
const EVENT_BATCH = 5_000;

/** What has been forgotten, by kind. */
export type DeletedCounts = {
  mails: number;
  sessions: number;
  links: number;
  drafts: number;
  parkedForms: number;
  conversations: number;
  imports: number;
  uploads: number;
  rooms: number;
  vitalEvents: number;
  simulated: number;
  accounts: number;
  requests: number;
};

/**
 * Deletes what is over and has been kept for long enough.
 *
 * A mail with a once-key keeps its row, emptied: without it, what was told once
 * could be queued again. Such a row holds the key and nothing of the recipient. Keys that cannot come again go
 * (`HELD_KEY`).
 * @param before mails that were last due, sessions that ended, rooms that ended, events of and made-up readings from,
 * and accounts and requests that nobody has confirmed since before these instants go.
 */
export async function deleteExpired(
  db: Database,
  now: Date,
  before: {
    mails: Date;
    sessions: Date;
    vitalEvents: Date;
    simulated: Date;
    rooms: Date;
    guestRooms: Date;
    uploads: Date;
    unconfirmed: Date;
  },
): Promise<DeletedCounts> {
  const mailsOver = and(ne(mails.status, "queued"), lt(mails.dueAt, before.mails), lt(mails.createdAt, before.mails));
  await db
    .update(mails)
    .set({ sealed: null })
    .where(and(mailsOver, isNotNull(mails.onceKey), isNotNull(mails.sealed)));
  // Of the imports below: an import's fifty thousand in one statement would hold everybody up.
  await untilNone(() => deleteWritten(db, now, EVENT_BATCH), EVENT_BATCH);
  return {
    mails: await inBatches(
      db,
      mails,
      mails.id,
      and(mailsOver, or(isNull(mails.onceKey), like(mails.onceKey, `${HELD_KEY}%`))),
    ),
    sessions: await inBatches(db, sessions, sessions.id, lt(sessions.expiresAt, before.sessions)),
    links: await inBatches(db, oneTimeTokens, oneTimeTokens.tokenHash, lt(oneTimeTokens.expiresAt, now)),
    drafts: await inBatches(db, signupDrafts, signupDrafts.tokenHash, lt(signupDrafts.expiresAt, now)),
    parkedForms: await inBatches(db, parkedForms, parkedForms.tokenHash, lt(parkedForms.expiresAt, now)),
    // Of browsers without an account; an account's has no end.
    conversations: await inBatches(db, conversations, conversations.id, lt(conversations.expiresAt, now)),
    imports: await inBatches(db, vitalImports, vitalImports.id, lt(vitalImports.expiresAt, now)),
    // Of processes that died; the others end theirs.
    uploads: await inBatches(db, uploads, uploads.id, lt(uploads.beganAt, before.uploads)),
    // Open ones are ended first (`startRoomWatch`).
    rooms: await inBatches(
      db,
      rooms,
      rooms.id,
      or(
        lt(rooms.endedAt, before.rooms),
        // Of no consultation: a visitor's, or one in which a patient waited in vain.
        and(or(isNull(rooms.patientId), isNull(rooms.startedAt)), lt(rooms.endedAt, before.guestRooms)),
      ),
    ),
    accounts: await untilNone(() => deleteUnconfirmed(db, before.unconfirmed), BATCH),
    requests: await inBatches(
      db,
      appointmentRequests,
      appointmentRequests.id,
      and(
        eq(appointmentRequests.status, "requested"),
        or(
          lt(appointmentRequests.holdUntil, before.unconfirmed),
          // Without a specialist, there is nothing to confirm.
          and(
            isNull(appointmentRequests.providerId),
            lt(appointmentRequests.preferredDate, before.unconfirmed.toISOString().slice(0, 10)),
          ),
        ),
      ),
    ),
    simulated: await deleteSimulated(db, before.simulated, now),
    vitalEvents: await untilNone(() => deleteOldEvents(db, before.vitalEvents, EVENT_BATCH), EVENT_BATCH),
  };
}

/**
 * Deletes accounts that were made before an instant, whose address nobody has confirmed, and that nobody has used: a
 * session is kept for longer than it lasts. One with an application waits for the review, and one in whose record a
 * practice has written something is no stranger's. The address is asked for once more as the row is deleted: it may
 * have been confirmed meanwhile.
 */
async function deleteUnconfirmed(db: Database, before: Date): Promise<number> {
  const unused = sql`
    select u.id from users u
    where u.email_verified_at is null and u.password_hash is not null and u.role <> 'admin' and u.created_at < ${before.toISOString()}::timestamptz
      and not exists (select 1 from sessions s where s.user_id = u.id)
      and not exists (select 1 from providers p where p.user_id = u.id)
      and not exists (
        select 1 from patients p where p.user_id = u.id and (
          cardinality(p.medical_history || p.allergies || p.medications) > 0
          or exists (select 1 from consultations c where c.patient_id = p.id)
          or exists (select 1 from prescriptions r where r.patient_id = p.id)
          or exists (select 1 from documents d where d.patient_id = p.id)
          or exists (select 1 from emergency_grants g where g.patient_id = p.id)
          or exists (select 1 from vital_latest v where v.patient_id = p.id)))
    limit ${BATCH}::int`;
  const gone = await db
    .delete(users)
    .where(and(isNull(users.emailVerifiedAt), sql`${users.id} in (${unused})`))
    .returning({ id: users.id });
  return gone.length;
}

type Key =
  | typeof appointmentRequests.id
  | typeof mails.id
  | typeof sessions.id
  | typeof oneTimeTokens.tokenHash
  | typeof signupDrafts.tokenHash
  | typeof parkedForms.tokenHash
  | typeof conversations.id
  | typeof vitalImports.id
  | typeof uploads.id
  | typeof rooms.id;

const inBatches = (db: Database, table: PgTable, key: Key, where: SQL | undefined): Promise<number> =>
  untilNone(async () => {
    const some = db.select({ key }).from(table).where(where).limit(BATCH);
    return (await db.delete(table).where(inArray(key, some)).returning({ key })).length;
  }, BATCH);

/** Runs a statement that deletes a batch until it finds fewer. @returns how many it found in all. */
async function untilNone(remove: () => Promise<number>, batch: number): Promise<number> {
  for (let deleted = 0; ;) {
    const gone = await remove();
    deleted += gone;
    if (gone < batch) return deleted;
  }
}
