import { findHost } from "db/room-hosts";
import { markSeen } from "db/room-members";
import type { AppContext } from "~/context";
import type { RoomStart } from "~/domain/room/room-start";
import { roomState } from "~/domain/room/state";
import type { InRoom } from "./room-access.server";
import { boardFor } from "./board.server";
import { readLines } from "./events.server";
import { openRoomPage } from "./presence.server";

/**
 * What the room's page begins with, for one of its two.
 * @param before only lines of the chat before this event's number.
 */
export async function roomStart(
  app: Pick<AppContext, "db" | "clock" | "clientAddress" | "seal" | "config" | "live" | "isDataRequest">,
  { room, member, viewer }: InRoom,
  before?: number,
): Promise<RoomStart> {
  const { db, seal, config } = app;
  const now = app.clock();
  // Its data is asked for by script, whose connection says for itself who is there; a page may have none.
  const comes = app.isDataRequest
    ? markSeen(db, member.id, now)
    : openRoomPage({ ...app, hintRoom: app.live.hintRoom }, { room, member });
  const [host, board, chat] = await Promise.all([
    findHost(db, room.providerId),
    boardFor(app, room, viewer),
    readLines(db, seal, room.id, before),
    comes,
  ]);
  const { id, specialty, yearsExperience, licenseNumber } = host!;
  const { supportPhone } = config.brand;
  return {
    room: roomState(room, room.members, now),
    // Read before the lines: what came in between is told again, and is known by its id.
    seq: room.seq,
    self: member.role,
    provider: { id, specialty, yearsExperience, licenseNumber },
    board,
    ...chat,
    hapticFeedbackEnabled: room.hapticFeedbackEnabled,
    recordingEnabled: room.recordingEnabled,
    supportPhone,
    supportPhoneHref: `tel:${supportPhone.replace(/[^\d+]/g, "")}`,
  };
}
