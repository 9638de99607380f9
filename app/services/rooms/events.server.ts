import { roomLines } from "db/room-events";
import type { Queryable } from "db/client";
import { LINES_ON_PAGE, type RoomData, type RoomMessageLine } from "~/domain/room/messages";
import type { Seal } from "~/services/seal.server";

/** What two say to each other, and the addresses of their computers, are sealed where they lie. */
const purpose = (id: number) => `room ${id}`;

export const closeEvent = (seal: Seal, id: number, data: Omit<RoomData, "room">): Uint8Array =>
  seal.close(purpose(id), data);

/** @throws where it was sealed for another room. */
export const openEvent = (seal: Seal, id: number, sealed: Uint8Array): RoomData =>
  seal.open(purpose(id), sealed) as RoomData;

/**
 * The newest lines of a room's chat that went by way of the server, oldest first.
 * @param before an event's number: only those before it.
 * @returns `earlier` is the number before which there are more; null: there are none.
 */
export async function readLines(
  db: Queryable,
  seal: Seal,
  id: number,
  before?: number,
): Promise<{ lines: RoomMessageLine[]; earlier: number | null }> {
  const found = await roomLines(db, id, LINES_ON_PAGE + 1, before);
  const events = found.slice(-LINES_ON_PAGE);
  return {
    lines: events.flatMap(({ sealed }) => (sealed && openEvent(seal, id, sealed).message) || []),
    earlier: found.length > LINES_ON_PAGE ? events[0]!.seq : null,
  };
}
