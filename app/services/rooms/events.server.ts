import { roomLines } from "db/room-events";
import type { Queryable } from "db/client";
import type { RoomData, RoomMessageLine } from "~/domain/room/messages";
import type { Seal } from "~/services/seal.server";

/** What two say to each other, and the addresses of their computers, are sealed where they lie. */
const purpose = (id: number) => `room ${id}`;

export const closeEvent = (seal: Seal, id: number, data: Omit<RoomData, "room">): Uint8Array =>
  seal.close(purpose(id), data);

/** @throws where it was sealed for another room. */
export const openEvent = (seal: Seal, id: number, sealed: Uint8Array): RoomData =>
  seal.open(purpose(id), sealed) as RoomData;

/** What has been said in a room by way of the server, oldest first. */
export async function linesOf(db: Queryable, seal: Seal, id: number): Promise<RoomMessageLine[]> {
  const events = await roomLines(db, id);
  return events.flatMap(({ sealed }) => (sealed && openEvent(seal, id, sealed).message) || []);
}
