import { addRoomEvent } from "db/room-events";
import { lockRoom, type Room } from "db/rooms";
import type { Database, Queryable } from "db/client";
import type { Clock } from "~/domain/clock";

/** What changing a room needs; of the live channel its hint alone. */
export type RoomNeeds = { db: Database; clock: Clock; hintRoom: (id: number) => void };

/**
 * Changes a room that is open, under its lock, and tells its members how it stands then.
 * @param work says whether anything has changed.
 */
export async function changeRoom(
  { db, clock, hintRoom }: RoomNeeds,
  id: number,
  work: (tx: Queryable, room: Room, now: Date) => Promise<boolean>,
): Promise<"changed" | "unchanged" | "ended"> {
  const outcome = await db.transaction(async (tx) => {
    const room = await lockRoom(tx, id);
    if (!room) return "ended";
    const now = clock();
    if (!(await work(tx, room, now))) return "unchanged";
    await addRoomEvent(tx, id, { at: now });
    return "changed";
  });
  if (outcome === "changed") hintRoom(id);
  return outcome;
}
