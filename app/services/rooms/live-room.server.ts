import { roomByNumber } from "db/rooms";
import type { AppContext } from "~/context";
import { mayEnterRoom } from "~/domain/policy";
import type { OpenedLive } from "~/services/live/live.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { asBackground, tokenHashOf } from "~/services/sessions/session.server";
import { NO_ACCOUNT } from "~/services/live/access-watch.server";
import { isSecretOf, requireMember, type InRoom } from "./room-access.server";
import { findSender, type MessageSender } from "./messages.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock" | "session" | "log" | "clientAddress" | "limits">;

/** A room opened for listening and speaking. */
export type OpenedRoom = { live: OpenedLive; speaker: MessageSender };

/**
 * Opens a room for a live connection, whatever carries it. A member who is signed in stays in it only as long as their
 * session lasts, which the connection keeps from ending for idleness, and as long as no other browser has their seat.
 * @throws {ApiError} as `requireMember`; 429 for too many.
 */
export async function openRoomChannel(
  request: Request,
  roomId: string | undefined,
  context: Needs,
): Promise<OpenedRoom> {
  requireWithinLimit(await context.limits.take("live", context.clientAddress));
  const own = asBackground(request);
  const inRoom = await requireMember(own, roomId, context);
  const { room, member, viewer } = inRoom;
  const tokenHash = viewer && member.userId !== null ? await tokenHashOf(own, context) : null;
  const userId = viewer && tokenHash ? viewer.id : NO_ACCOUNT;
  // A demonstration's seat without an account never moves; that of a visit's guest goes to whoever opens the link next.
  const isWatched = tokenHash !== null || !room.isDemo;
  const watched = isWatched
    ? { userId, tokenHash, isActivity: !room.isDemo, ...watchedSeat(context.db, inRoom) }
    : null;
  return {
    live: {
      kind: "rooms",
      id: room.id,
      userId: viewer?.id ?? null,
      address: context.clientAddress,
      watched,
      memberId: member.id,
    },
    speaker: findSender(inRoom, context),
  };
}

function watchedSeat(
  db: Needs["db"],
  { room, member, secret }: InRoom,
): Pick<NonNullable<OpenedLive["watched"]>, "subject" | "may"> {
  const { id } = room;
  const memberId = member.id;
  return {
    subject: `seat ${memberId} ${Buffer.from(secret).toString("base64")}`,
    async may(viewer) {
      const now = (await roomByNumber(db, id))?.members.find((member) => member.id === memberId);
      return now ? mayEnterRoom(viewer, { holdsSecret: isSecretOf(secret, now), userId: now.userId }) : "forbidden";
    },
  };
}
