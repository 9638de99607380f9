import { data } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import { durationSeconds } from "~/domain/room/state";
import { NO_STORE } from "~/services/http/responses/document-headers";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { eventNumber } from "~/services/live/stream.server";
import { findRoomAccess, memberIn, type InRoom } from "~/services/rooms/room-access.server";
import { roomStart } from "~/services/rooms/room-start.server";

/** What the room's page shows: the room, that it has ended, or that another browser of theirs has the seat. */
export async function loadRoom(request: Request, roomId: string | undefined, app: AppContext) {
  requireWithinLimit(await app.limits.take("roomReads", app.clientAddress));
  const look = await findRoomAccess(request, roomId, app);
  const { room, member, elsewhere } = look;
  if (!member && elsewhere && room.endedAt === null) {
    return data({ state: "elsewhere" as const, isFirst: elsewhere.tokenHash === null }, { status: 403, ...NO_STORE });
  }
  const inRoom = await memberIn(look, app);
  if (room.endedAt) return data(ended(inRoom), NO_STORE);
  const before = eventNumber(new URL(request.url).searchParams.get("before")) ?? undefined;
  return data(
    {
      state: "open" as const,
      start: await roomStart(app, inRoom, before),
      /** The id of the next line of the chat that is written here. */
      nextLine: randomUUID(),
      showsEarlier: before !== undefined,
    },
    NO_STORE,
  );
}

function ended({ room: { startedAt, endedAt }, member }: InRoom) {
  const hasMet = startedAt !== null && startedAt < endedAt!;
  return { state: "ended" as const, self: member.role, seconds: hasMet ? durationSeconds(startedAt, endedAt!) : null };
}
