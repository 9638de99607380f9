import { findHost } from "db/room-hosts";
import { seen } from "db/room-members";
import type { AppContext } from "~/context";
import type { RoomStart } from "~/domain/room/room-start";
import { roomState } from "~/domain/room/state";
import type { InRoom } from "./access.server";
import { boardFor } from "./board.server";
import { linesOf } from "./events.server";
import { comeToPage } from "./presence.server";

/** What the room's page begins with, for one of its two. */
export async function roomStart(
  app: Pick<AppContext, "db" | "clock" | "clientAddress" | "seal" | "config" | "live" | "isDataRequest">,
  { room, member, viewer }: InRoom,
): Promise<RoomStart> {
  const { db, seal, config } = app;
  const now = app.clock();
  // Its data is asked for by script, whose connection says for itself who is there; a page may have none.
  const comes = app.isDataRequest
    ? seen(db, member.id, now)
    : comeToPage({ ...app, hintRoom: app.live.hintRoom }, { room, member });
  const [host, board, lines] = await Promise.all([
    findHost(db, room.providerId),
    boardFor(app, room, viewer),
    linesOf(db, seal, room.id),
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
    lines,
    hapticFeedbackEnabled: room.hapticFeedbackEnabled,
    recordingEnabled: room.recordingEnabled,
    supportPhone,
    supportPhoneHref: `tel:${supportPhone.replace(/[^\d+]/g, "")}`,
  };
}
