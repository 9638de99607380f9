import { findHost } from "db/room-hosts";
import type { AppContext } from "~/context";
import type { RoomStart } from "~/domain/room/room-start";
import { roomState } from "~/domain/room/state";
import type { InRoom } from "./access.server";
import { boardFor } from "./board.server";
import { linesOf } from "./events.server";
import { comeToPage } from "./presence.server";

/** What the room's page begins with, for one of its two. */
export async function roomStart(app: Pick<AppContext, "db" | "clock" | "clientAddress" | "seal" | "config" | "live">, { room, member, viewer }: InRoom): Promise<RoomStart> {
  const { db, seal, config } = app;
  const now = app.clock();
  const [host, board, lines] = await Promise.all([findHost(db, room.providerId), boardFor(app, room, viewer), linesOf(db, seal, room.id), comeToPage({ ...app, hintRoom: app.live.hintRoom }, { room, member })]);
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
