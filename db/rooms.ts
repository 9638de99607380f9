import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { Role } from "~/domain/room/room";
import { CHAIRS, type StoredMember, type StoredRoom } from "~/domain/room/state";
import type { Queryable } from "./client";
import { addRoomEvent } from "./room-events";
import type { Signs } from "./room-members";
import { providers, roomEvents, roomMembers, rooms } from "./schema";

export type Member = StoredMember & { userId: number | null; tokenHash: Uint8Array | null };
export type Room = StoredRoom & {
  /** Its number, for our own use. */
  id: number;
  providerId: number;
  patientId: number | null;
  consultationId: number | null;
  /** The appointment whose visit it is, if any. */
  appointmentId: number | null;
  hapticFeedbackEnabled: boolean;
  recordingEnabled: boolean;
  seq: number;
  /** The patient, then the doctor. */
  members: Member[];
};

const roomColumns = {
  id: rooms.id,
  roomId: rooms.roomId,
  providerId: rooms.providerId,
  patientId: rooms.patientId,
  consultationId: rooms.consultationId,
  appointmentId: rooms.appointmentId,
  isDemo: rooms.isDemo,
  hapticFeedbackEnabled: rooms.hapticFeedbackEnabled,
  recordingEnabled: rooms.recordingEnabled,
  openedAt: rooms.openedAt,
  startedAt: rooms.startedAt,
  endedAt: rooms.endedAt,
  seq: rooms.seq,
};
const memberColumns = {
  id: roomMembers.id,
  role: roomMembers.role,
  name: roomMembers.name,
  tokenHash: roomMembers.tokenHash,
  userId: roomMembers.userId,
  isConnected: roomMembers.isConnected,
  seenAt: roomMembers.seenAt,
  pageAt: roomMembers.pageAt,
  seat: roomMembers.seat,
  x: roomMembers.x,
  y: roomMembers.y,
  z: roomMembers.z,
};

type Invited = { name: string; userId: number | null; tokenHash: Uint8Array | null };
export type NewRoom = Pick<
  Room,
  | "roomId"
  | "providerId"
  | "patientId"
  | "consultationId"
  | "isDemo"
  | "hapticFeedbackEnabled"
  | "recordingEnabled"
  | "openedAt"
  | "startedAt"
> &
  Record<Role, Invited> & { appointmentId?: number | null };

/**
 * Stores a room with its two seats.
 * @returns its number, or `null` where its id has been used, one of this patient's already waits for this specialist,
 * or the visit has one.
 */
export async function addRoom(tx: Queryable, { patient, doctor, ...room }: NewRoom): Promise<number | null> {
  const [added] = await tx.insert(rooms).values(room).onConflictDoNothing().returning({ id: rooms.id });
  if (!added) return null;
  const seat = (role: Role, invited: Invited) => ({ roomId: added.id, role, ...CHAIRS[role], ...invited });
  await tx.insert(roomMembers).values([seat("patient", patient), seat("doctor", doctor)]);
  return added.id;
}

/** A room by its public id, with both members, or `null`. Who may see it is for the caller to ask. */
export const findRoom = (db: Queryable, roomId: string): Promise<Room | null> =>
  roomWhere(db, eq(rooms.roomId, roomId));

/** The same by its number. */
export const roomByNumber = (db: Queryable, id: number): Promise<Room | null> => roomWhere(db, eq(rooms.id, id));

/** The room of an appointment's visit that is open, or `null`. */
export const openVisitRoom = (db: Queryable, appointmentId: number): Promise<Room | null> =>
  roomWhere(db, and(eq(rooms.appointmentId, appointmentId), isNull(rooms.endedAt))!);

/**
 * The appointment of a patient with a specialist whose visit has an open room, the newest; `null` where there is none.
 */
export async function openVisitWith(db: Queryable, patientId: number, providerId: number): Promise<number | null> {
  const [found] = await db
    .select({ appointmentId: rooms.appointmentId })
    .from(rooms)
    .where(
      and(
        eq(rooms.patientId, patientId),
        eq(rooms.providerId, providerId),
        isNotNull(rooms.appointmentId),
        isNull(rooms.endedAt),
      ),
    )
    .orderBy(desc(rooms.openedAt), desc(rooms.id))
    .limit(1);
  return found?.appointmentId ?? null;
}

/** One statement, so that room and members are of one moment. */
async function roomWhere(db: Queryable, which: SQL): Promise<Room | null> {
  const rows = await db
    .select({ room: roomColumns, member: memberColumns })
    .from(rooms)
    .innerJoin(roomMembers, eq(roomMembers.roomId, rooms.id))
    .where(which)
    .orderBy(asc(roomMembers.role));
  return rows[0] ? { ...rows[0].room, members: rows.map(({ member }) => member) } : null;
}

/** Locks a room that is still open for a change that adds an event. @returns it as it stands, or `null`. */
export async function lockRoom(tx: Queryable, id: number): Promise<Room | null> {
  const [locked] = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.id, id), isNull(rooms.endedAt)))
    .for("update");
  return locked ? roomByNumber(tx, id) : null;
}

/** The rooms in which a patient waits for a specialist. */
export const waitingNumbers = async (tx: Queryable, patientId: number, providerId: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(
      and(
        eq(rooms.patientId, patientId),
        eq(rooms.providerId, providerId),
        isNull(rooms.startedAt),
        isNull(rooms.endedAt),
      ),
    );
  return rows.map(({ id }) => id);
};

/** The newest room in which a patient's consultation with a specialist is under way. */
export const begunRoom = (db: Queryable, patientId: number, providerId: number): Promise<Room | null> =>
  roomWhere(
    db,
    eq(
      rooms.id,
      db
        .select({ id: rooms.id })
        .from(rooms)
        .where(
          and(
            eq(rooms.patientId, patientId),
            eq(rooms.providerId, providerId),
            eq(rooms.isDemo, false),
            isNotNull(rooms.startedAt),
            isNull(rooms.endedAt),
          ),
        )
        .orderBy(desc(rooms.openedAt), desc(rooms.id))
        .limit(1),
    ),
  );

/** Makes a room in which a patient waits that of an appointment's visit. */
export const assignRoom = async (
  tx: Queryable,
  id: number,
  visit: { appointmentId: number; consultationId: number | null },
): Promise<void> => void (await tx.update(rooms).set(visit).where(eq(rooms.id, id)));

/** Writes down that both have come in, and in which consultation; without a record there is none. */
export const startRoom = async (
  tx: Queryable,
  id: number,
  startedAt: Date,
  consultationId: number | null,
): Promise<void> => void (await tx.update(rooms).set({ startedAt, consultationId }).where(eq(rooms.id, id)));

/** Writes down that a room has ended, as its last event; nobody is in it any more, and what was said in it is gone. */
export async function closeRoom(tx: Queryable, id: number, endedAt: Date): Promise<void> {
  await tx.delete(roomEvents).where(eq(roomEvents.roomId, id));
  await tx.update(rooms).set({ keptEvents: 0, keptLines: 0, keptBytes: 0 }).where(eq(rooms.id, id));
  await addRoomEvent(tx, id, { at: endedAt });
  await tx.update(rooms).set({ endedAt }).where(eq(rooms.id, id));
  await tx.update(roomMembers).set({ isConnected: false, seat: null, pageAt: null }).where(eq(roomMembers.roomId, id));
}

/** An open room as the specialist's desk shows it. */
export type OpenRoom = {
  roomId: string;
  /** The patient's. */ name: string;
  openedAt: Date;
  startedAt: Date | null;
  consultationId: number | null;
  patientId: number | null;
  isConnected: boolean;
};

/** The rooms that are open with a specialist, who has waited longest first: theirs to join. */
export const openRoomsOf = (db: Queryable, providerId: number, since: Signs, limit: number): Promise<OpenRoom[]> =>
  db
    .select({
      roomId: rooms.roomId,
      name: roomMembers.name,
      openedAt: rooms.openedAt,
      startedAt: rooms.startedAt,
      consultationId: rooms.consultationId,
      patientId: rooms.patientId,
      isConnected: sql<boolean>`coalesce((${roomMembers.isConnected} and ${roomMembers.seenAt} > ${since.connected.toISOString()}::timestamptz) or ${roomMembers.pageAt} > ${since.page.toISOString()}::timestamptz, false)`,
    })
    .from(rooms)
    .innerJoin(roomMembers, and(eq(roomMembers.roomId, rooms.id), eq(roomMembers.role, "patient")))
    .where(
      and(
        eq(rooms.providerId, providerId),
        isNull(rooms.endedAt),
        eq(rooms.isDemo, false),
        // A visit's room that the specialist has opened, and the patient has not come to, has nobody who waits.
        isNotNull(roomMembers.tokenHash),
      ),
    )
    .orderBy(asc(rooms.openedAt), asc(rooms.id))
    .limit(limit);

/** The rooms that somebody has open as the patient, by their account or their browser's secret, the newest first. */
export async function openRoomsFor(
  db: Queryable,
  who: { userId: number | null; secret: Uint8Array | null },
  limit: number,
): Promise<{ roomId: string; specialty: string; openedAt: Date }[]> {
  const own = [
    ...(who.userId === null ? [] : [eq(roomMembers.userId, who.userId)]),
    ...(who.secret === null ? [] : [and(eq(roomMembers.tokenHash, who.secret), isNull(roomMembers.userId))]),
  ];
  if (own.length === 0) return [];
  return db
    .select({ roomId: rooms.roomId, specialty: sql<string>`${providers.specialty}::text`, openedAt: rooms.openedAt })
    .from(rooms)
    .innerJoin(roomMembers, and(eq(roomMembers.roomId, rooms.id), eq(roomMembers.role, "patient")))
    .innerJoin(providers, eq(providers.id, rooms.providerId))
    .where(and(or(...own), isNull(rooms.endedAt)))
    .orderBy(desc(rooms.openedAt), desc(rooms.id))
    .limit(limit);
}

/** How many demonstrations are open. */
export async function countOpenDemonstrations(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(rooms)
    .where(and(isNull(rooms.endedAt), eq(rooms.isDemo, true)));
  return row!.open;
}

/** Deletes demonstrations that ended before an instant. @returns how many, at most `limit`. */
export async function deleteEndedDemonstrations(db: Queryable, endedBefore: Date, limit: number): Promise<number> {
  const some = db
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.isDemo, true), lt(rooms.endedAt, endedBefore)))
    .limit(limit);
  return (await db.delete(rooms).where(inArray(rooms.id, some)).returning({ id: rooms.id })).length;
}

/** Rooms that nobody ends: opened before an instant, or nobody seen in since another. Oldest first. */
export async function abandonedRooms(
  db: Queryable,
  { isDemo, opened, seen }: { isDemo: boolean; opened: Date; seen: Date },
  limit: number,
): Promise<number[]> {
  const lastSeen = sql`(select max(m.seen_at) from room_members m where m.room_id = ${rooms.id})`;
  const rows = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(
      and(
        isNull(rooms.endedAt),
        eq(rooms.isDemo, isDemo),
        or(
          lt(rooms.openedAt, opened),
          sql`greatest(${rooms.openedAt}, ${lastSeen}) < ${seen.toISOString()}::timestamptz`,
        ),
      ),
    )
    .orderBy(asc(rooms.openedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
