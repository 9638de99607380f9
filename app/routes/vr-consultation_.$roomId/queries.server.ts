import { data } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import { durationSeconds } from "~/domain/room/state";
import { NOT_KEPT } from "~/services/http/document-headers";
import { requireWithin } from "~/services/http/limits.server";
import { eventNumber } from "~/services/live/stream.server";
import { lookIntoRoom, memberIn, type InRoom } from "~/services/rooms/access.server";
import { roomStart } from "~/services/rooms/start.server";

/** What the room's page shows: the room, that it has ended, or that another browser of theirs has the seat. */
export async function loadRoom(request: Request, roomId: string | undefined, app: AppContext) {
  requireWithin(await app.limits.take("roomReads", app.clientAddress));
  const look = await lookIntoRoom(request, roomId, app);
  const { room, member, elsewhere } = look;
  if (!member && elsewhere && room.endedAt === null) {
    return data({ state: "elsewhere" as const, isFirst: elsewhere.tokenHash === null }, { status: 403, ...NOT_KEPT });
  }
  const inRoom = await memberIn(look, app);
  if (room.endedAt) return data(ended(inRoom), NOT_KEPT);
  const before = eventNumber(new URL(request.url).searchParams.get("before")) ?? undefined;
  return data(
    {
      state: "open" as const,
      start: await roomStart(app, inRoom, before),
      /** The id of the next line of the chat that is written here. */
      nextLine: randomUUID(),
      showsEarlier: before !== undefined,
    },
    NOT_KEPT,
  );
}

function ended({ room: { startedAt, endedAt }, member }: InRoom) {
  const hasMet = startedAt !== null && startedAt < endedAt!;
  return { state: "ended" as const, self: member.role, seconds: hasMet ? durationSeconds(startedAt, endedAt!) : null };
}
