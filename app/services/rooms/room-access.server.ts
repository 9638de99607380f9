import { timingSafeEqual } from "node:crypto";
import { findRoom, type Member, type Room } from "db/rooms";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import { mayEnterRoom, mayTakeSeat } from "~/domain/policy";
import { isRoomId } from "~/domain/room/room";
import { auditRefusal } from "~/services/records/record-guard.server";
import { sessionUser } from "~/services/sessions/session.server";
import { hashToken, newToken } from "~/services/sessions/token.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock" | "session" | "log" | "clientAddress" | "limits">;

/** A room and who of its two asks. */
export type InRoom = { room: Room; member: Member; viewer: SessionUser | null; secret: Uint8Array };

/** Said to a third, who is told nothing else. */
const FOR_TWO = "This room is for two. Only the patient and the specialist who were invited can come in.";

/** The hash of the secret that a request's browser has for its seats; `null` without one. */
export async function roomSecret(
  request: Request,
  { cookies }: Pick<AppContext, "cookies">,
): Promise<Uint8Array | null> {
  const token: unknown = await cookies.room.parse(request.headers.get("cookie"));
  return typeof token === "string" && token ? hashToken(token) : null;
}

/** The same, and a browser without one is given one. @returns with the `Set-Cookie` for it. */
export async function requireRoomSecret(
  request: Request,
  app: Pick<AppContext, "cookies">,
): Promise<{ secret: Uint8Array; headers: Record<string, string> }> {
  const held = await roomSecret(request, app);
  if (held) return { secret: held, headers: {} };
  const token = newToken();
  return { secret: hashToken(token), headers: { "Set-Cookie": await app.cookies.room.serialize(token) } };
}

export const isSecretOf = (secret: Uint8Array | null, { tokenHash }: Pick<Member, "tokenHash">): boolean =>
  secret !== null &&
  tokenHash !== null &&
  secret.byteLength === tokenHash.byteLength &&
  timingSafeEqual(secret, tokenHash);

/** A room, who asks for it, and as whom they may come in: as nobody, unless a seat is theirs. */
export async function findRoomAccess(request: Request, roomId: string | undefined, app: Needs) {
  const room = isRoomId(roomId ?? "") ? await findRoom(app.db, roomId!) : null;
  if (!room) throw new ApiError("not_found", "There is no such room");
  const [secret, viewer] = [await roomSecret(request, app), await sessionUser(request, app)];
  const rights = room.members.map((member) => ({
    member,
    decision: mayEnterRoom(viewer, { holdsSecret: isSecretOf(secret, member), userId: member.userId }),
  }));
  return {
    room,
    viewer,
    secret,
    member: rights.find(({ decision }) => decision === "allowed")?.member ?? null,
    hasEnded: rights.some(({ decision }) => decision === "unauthenticated"),
    /** Theirs by their account, but another browser has it. */
    elsewhere: room.members.find((member) => mayTakeSeat(viewer, member)) ?? null,
  };
}

export type RoomAccess = Awaited<ReturnType<typeof findRoomAccess>>;

/**
 * The member of a room whom a request comes from. Who is refused stands in the
 * record's log, where it is somebody's.
 * @throws {ApiError} 404 for no room, 401 for a member whose session has ended, 403 for anybody else.
 */
export const requireMember = async (request: Request, roomId: string | undefined, app: Needs): Promise<InRoom> =>
  memberIn(await findRoomAccess(request, roomId, app), app);

/** The same of somebody who was looked at already. */
export async function memberIn({ room, viewer, secret, member, hasEnded }: RoomAccess, app: Needs): Promise<InRoom> {
  if (member && secret) return { room, member, viewer, secret };
  if (hasEnded) throw new ApiError("unauthenticated", "Your session has ended. Sign in again");
  if (room.patientId !== null && !room.isDemo) {
    await auditRefusal(app, { patientId: room.patientId, viewer }, { action: "read", subject: ROOM_SUBJECT });
  }
  app.log.event("room refused", { userId: viewer?.id ?? 0 });
  throw new ApiError("forbidden", FOR_TWO);
}

/** What the log calls it. */
export const ROOM_SUBJECT = "consultation room";
