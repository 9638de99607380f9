import { and, desc, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Position } from "~/domain/room/room";
import type { Queryable } from "./client";
import { roomMembers } from "./schema";

/** From now on a seat is that of the browser with this secret. */
export const giveSeat = async (tx: Queryable, memberId: number, tokenHash: Uint8Array): Promise<void> =>
  void (await tx.update(roomMembers).set({ tokenHash, seat: null }).where(eq(roomMembers.id, memberId)));

/** A page of a member's is in the room. */
export const takeSeat = async (tx: Queryable, memberId: number, seat: string, now: Date): Promise<void> =>
  void (await tx.update(roomMembers).set({ seat, isConnected: true, seenAt: now }).where(eq(roomMembers.id, memberId)));

/** A connection of a member's has come to a process: their page has script. */
export const markConnected = async (tx: Queryable, memberId: number, connectedBy: string, now: Date): Promise<void> =>
  void (await tx
    .update(roomMembers)
    .set({ isConnected: true, connectedBy, seenAt: now, pageAt: null })
    .where(eq(roomMembers.id, memberId)));

/**
 * The last connection of a member's that a process had has gone. Who came to
 * another process since is still there.
 * @returns whether they have gone.
 */
export async function markDisconnected(tx: Queryable, memberId: number, connectedBy: string): Promise<boolean> {
  const GONE = await tx
    .update(roomMembers)
    .set({ isConnected: false, seat: null })
    .where(
      and(eq(roomMembers.id, memberId), eq(roomMembers.isConnected, true), eq(roomMembers.connectedBy, connectedBy)),
    )
    .returning({ id: roomMembers.id });
  return GONE.length > 0;
}

/** Members are still connected, as a process says that has their connections. @returns who of them counts as that. */
export async function refreshConnections(db: Queryable, memberIds: readonly number[], now: Date): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const here = await db
    .update(roomMembers)
    .set({ seenAt: now })
    .where(and(inArray(roomMembers.id, [...memberIds]), eq(roomMembers.isConnected, true)))
    .returning({ id: roomMembers.id });
  return here.map(({ id }) => id);
}

/** A member has looked into the room. */
export const markSeen = async (db: Queryable, memberId: number, now: Date): Promise<void> =>
  void (await db.update(roomMembers).set({ seenAt: now }).where(eq(roomMembers.id, memberId)));

/** A member is given the room's page. Whether a connection comes from it is not known yet. */
export const givePage = async (db: Queryable, memberId: number, now: Date): Promise<void> =>
  void (await db.update(roomMembers).set({ seenAt: now, pageAt: now }).where(eq(roomMembers.id, memberId)));

/** One has come from it. */
export const connectPage = async (db: Queryable, memberId: number): Promise<void> =>
  void (await db
    .update(roomMembers)
    .set({ pageAt: null })
    .where(and(eq(roomMembers.id, memberId), isNotNull(roomMembers.pageAt))));

/** Until when who is there gives signs of life: by a connection, and by asking for the page. */
export type Signs = { connected: Date; page: Date };

/** Which of these open rooms have somebody who counts as there and has given no sign since. */
export async function roomsWithStaleMembers(db: Queryable, ids: readonly number[], since: Signs): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: roomMembers.roomId })
    .from(roomMembers)
    .where(and(inArray(roomMembers.roomId, [...ids]), or(isStale(since.connected), gone(since.page))));
  return rows.map(({ id }) => id);
}

/** Takes them for gone. @returns whether there was one. */
export async function removeStaleMembers(tx: Queryable, id: number, since: Signs): Promise<boolean> {
  const laid = await tx
    .update(roomMembers)
    .set({ isConnected: false, seat: null })
    .where(and(eq(roomMembers.roomId, id), isStale(since.connected)))
    .returning({ id: roomMembers.id });
  const left = await tx
    .update(roomMembers)
    .set({ pageAt: null })
    .where(and(eq(roomMembers.roomId, id), gone(since.page)))
    .returning({ id: roomMembers.id });
  return laid.length + left.length > 0;
}

const isStale = (since: Date) =>
  and(eq(roomMembers.isConnected, true), or(isNull(roomMembers.seenAt), lt(roomMembers.seenAt, since)));
const gone = (since: Date) => lt(roomMembers.pageAt, since);

/** Where a member's avatar is, for who joins later. */
export const moveTo = async (db: Queryable, memberId: number, { x, y, z }: Position): Promise<void> =>
  void (await db.update(roomMembers).set({ x, y, z }).where(eq(roomMembers.id, memberId)));

/** When anybody was last seen in a room; `null` for never. */
export async function lastSeenIn(tx: Queryable, id: number): Promise<Date | null> {
  const [row] = await tx
    .select({ at: roomMembers.seenAt })
    .from(roomMembers)
    .where(and(eq(roomMembers.roomId, id), isNotNull(roomMembers.seenAt)))
    .orderBy(desc(roomMembers.seenAt))
    .limit(1);
  return row?.at ?? null;
}
