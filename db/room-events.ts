import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { KEPT_SIGNALS, ROOM_TOTALS } from "~/domain/room/messages";
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
 * @returns the number of the last one, `null` where the room has ended or there is no such room, or "full" where it
 * stores as much as it may (`ROOM_TOTALS`).
 * @throws SQLSTATE 23505 for a line of the chat that is there already.
 */
export async function addRoomEvents(
  db: Queryable,
  id: number,
  at: Date,
  events: readonly NewRoomEvent[],
): Promise<number | "full" | null> {
  const added = (await insertEvents(db, id, at, events)) ?? (await insertAfterDropping(db, id, at, events));
  if (added !== null) return added;
  const [open] = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.id, id), isNull(rooms.endedAt)));
  return open ? "full" : null;
}

async function insertAfterDropping(db: Queryable, id: number, at: Date, events: readonly NewRoomEvent[]) {
  await dropConsumedEvents(db, id);
  return insertEvents(db, id, at, events);
}

/** @returns `null` where nothing was added: the room is not open, or has no space. */
async function insertEvents(
  db: Queryable,
  id: number,
  at: Date,
  events: readonly NewRoomEvent[],
): Promise<number | null> {
  const count = sql`${events.length}::int`;
  const lines = sql`${events.filter(({ messageId }) => messageId !== undefined).length}::int`;
  const bytes = sql`${events.reduce((sum, { sealed }) => sum + (sealed?.byteLength ?? 0), 0)}::int`;
  const most = (what: "events" | "lines" | "bytes") =>
    sql`case when is_demo then ${ROOM_TOTALS.demonstration[what]}::int else ${ROOM_TOTALS.consultation[what]}::int end`;
  const rows = events.map(
    ({ sealed, messageId }, index) =>
      sql`(${index + 1}::int, ${messageId ?? null}::text, ${sealed ? sql.param(sealed, roomEvents.sealed) : null}::bytea)`,
  );
  const result = await db.execute(sql`
    with counted as (
      update rooms set seq = seq + ${count}, kept_events = kept_events + ${count}, kept_lines = kept_lines + ${lines},
        kept_bytes = kept_bytes + ${bytes}
      where id = ${id}::int and ended_at is null and kept_events + ${count} <= ${most("events")}
        and kept_lines + ${lines} <= ${most("lines")} and kept_bytes + ${bytes} <= ${most("bytes")}
      returning id, seq)
    insert into room_events (room_id, seq, at, message_id, sealed)
    select counted.id, counted.seq - ${count} + e.place, ${at.toISOString()}::timestamptz, e.message_id, e.sealed
    from counted cross join (values ${sql.join(rows, sql`, `)}) as e(place, message_id, sealed)
    returning seq`);
  const numbers = rowsOf<{ seq: string | number }>(result).map(({ seq }) => Number(seq));
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/**
 * Deletes the signals of a room that its members have had, and old changes of its state. The newest stay, for whoever
 * comes back in a moment, and so does the newest change: by it a member who missed several is told how the room stands.
 * The room is locked before any of its events, as everywhere. The previous version adds events without counting them.
 */
async function dropConsumedEvents(db: Queryable, id: number): Promise<void> {
  await db.execute(sql`
    with locked as (select id, seq from rooms where id = ${id}::int for update),
    gone as (
      delete from room_events e using locked
      where e.room_id = locked.id and e.message_id is null and e.seq <= locked.seq - ${KEPT_SIGNALS}::int
        and e.seq <> (
          select coalesce(max(s.seq), 0) from room_events s where s.room_id = ${id}::int and s.sealed is null)
      returning octet_length(e.sealed) as bytes)
    update rooms set kept_events = greatest(0, kept_events - (select count(*) from gone)::int),
      kept_bytes = greatest(0, kept_bytes - (select coalesce(sum(bytes), 0) from gone)::int)
    where id = (select id from locked)`);
}

/** The same of one. */
export const addRoomEvent = (
  db: Queryable,
  id: number,
  { at, ...event }: NewRoomEvent & { at: Date },
): Promise<number | "full" | null> => addRoomEvents(db, id, at, [event]);

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
 * The events after a number that are still there, oldest first: all lines of the chat, and whatever tells how the room
 * stands now.
 * @returns null where the number is from elsewhere, or the room is no more: begin again.
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
  // First what there mostly is: somebody waits for it.
  const events = await read();
  if (events.length > 0) return events;
  const newest = (await newestRoomSeqs(db, [id])).get(id) ?? 0;
  if (seq > newest) return null;
  if (seq === newest) return [];
  // They have come in between.
  const again = await read();
  return again.length > 0 ? again : null;
}

/**
 * The newest lines of a room's chat that went by way of the server, oldest first.
 * @param before only those before this event's number.
 */
export async function roomLines(db: Queryable, id: number, limit: number, before?: number): Promise<RoomEvent[]> {
  const lines = await db
    .select({ seq: roomEvents.seq, at: roomEvents.at, sealed: roomEvents.sealed })
    .from(roomEvents)
    .where(
      and(
        eq(roomEvents.roomId, id),
        isNotNull(roomEvents.messageId),
        before === undefined ? undefined : lt(roomEvents.seq, before),
      ),
    )
    .orderBy(desc(roomEvents.seq))
    .limit(limit);
  return lines.reverse();
}
