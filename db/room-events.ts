import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { rowsOf, type Queryable } from "./client";
import { roomEvents, rooms } from "./schema";

/** An event of a room as the table has it; without `sealed` the room's state has changed. */
export type RoomEvent = { seq: number; at: Date; sealed: Uint8Array | null };

/** What happened, to be stored. Without `sealed` the room's state has changed. */
export type NewRoomEvent = {
  sealed?: Uint8Array;
  /** Of a line of the chat: with one that is there already nothing is added. */
  messageId?: string;
};

/**
 * Adds events to a room that is open, numbered in the order of the commits: the
 * room's row is the lock. One statement for all of them, because signals are
 * many, come in crowds, and each is waited for. The caller then tells the live
 * channel.
 * @returns the number of the last one, or `null` where the room has ended or there is no such room.
 * @throws SQLSTATE 23505 for a line of the chat that is there already.
 */
export async function addRoomEvents(
  db: Queryable,
  id: number,
  at: Date,
  events: readonly NewRoomEvent[],
): Promise<number | null> {
  const count = sql`${events.length}::int`;
  const rows = events.map(
    ({ sealed, messageId }, index) =>
      sql`(${index + 1}::int, ${messageId ?? null}::text, ${sealed ? sql.param(sealed, roomEvents.sealed) : null}::bytea)`,
  );
  const result = await db.execute(sql`
    with counted as (update rooms set seq = seq + ${count} where id = ${id}::int and ended_at is null returning id, seq)
    insert into room_events (room_id, seq, at, message_id, sealed)
    select counted.id, counted.seq - ${count} + e.place, ${at.toISOString()}::timestamptz, e.message_id, e.sealed
    from counted cross join (values ${sql.join(rows, sql`, `)}) as e(place, message_id, sealed)
    returning seq`);
  const numbers = rowsOf<{ seq: string | number }>(result).map(({ seq }) => Number(seq));
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** The same of one. */
export const addRoomEvent = (
  db: Queryable,
  id: number,
  { at, ...event }: NewRoomEvent & { at: Date },
): Promise<number | null> => addRoomEvents(db, id, at, [event]);

/** Whether a line of the chat is there. */
export async function hasMessage(db: Queryable, id: number, messageId: string): Promise<boolean> {
  const found = await db
    .select({ seq: roomEvents.seq })
    .from(roomEvents)
    .where(and(eq(roomEvents.roomId, id), eq(roomEvents.messageId, messageId)));
  return found.length > 0;
}

/** The number of each room's newest event; of no room for one that is gone. */
export async function newestRoomSeqs(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: rooms.id, seq: rooms.seq })
    .from(rooms)
    .where(inArray(rooms.id, [...ids]));
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

/**
 * The events after a number, oldest first.
 * @returns null where they are not all there any more (the room has ended), or the number is from elsewhere: begin anew.
 */
export async function roomEventsAfter(
  db: Queryable,
  id: number,
  seq: number,
  limit = 1_000,
): Promise<RoomEvent[] | null> {
  const read = () =>
    db
      .select({ seq: roomEvents.seq, at: roomEvents.at, sealed: roomEvents.sealed })
      .from(roomEvents)
      .where(and(eq(roomEvents.roomId, id), gt(roomEvents.seq, seq)))
      .orderBy(asc(roomEvents.seq))
      .limit(limit);
  const isNext = (events: RoomEvent[]) => events[0]?.seq === seq + 1;
  // First what there mostly is: somebody waits for it.
  const events = await read();
  if (isNext(events)) return events;
  const newest = (await newestRoomSeqs(db, [id])).get(id) ?? 0;
  if (seq > newest) return null;
  if (seq === newest) return [];
  // Either they have gone, or they have come in between.
  const again = await read();
  return isNext(again) ? again : null;
}

/** The lines of a room's chat that went by way of the server, oldest first. */
export const roomLines = (db: Queryable, id: number): Promise<RoomEvent[]> =>
  db
    .select({ seq: roomEvents.seq, at: roomEvents.at, sealed: roomEvents.sealed })
    .from(roomEvents)
    .where(and(eq(roomEvents.roomId, id), isNotNull(roomEvents.messageId)))
    .orderBy(asc(roomEvents.seq));
