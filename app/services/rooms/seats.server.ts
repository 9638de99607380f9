import { beginConsultation } from "db/room-consultations";
import type { Queryable } from "db/client";
import { giveSeat } from "db/room-members";
import { findRoom, startRoom, type Member, type Room } from "db/rooms";
import type { AppContext } from "~/context";
import type { SessionUser } from "db/sessions";
import type { Viewer } from "~/domain/policy";
import { isRoomId, otherRole } from "~/domain/room/room";
import type { Specialist } from "~/services/accounts/specialist-guard.server";
import { auditRecord } from "~/services/records/record-guard.server";
import { ROOM_SUBJECT } from "./room-access.server";
import { changeRoom } from "./room-changes.server";

type Needs = Pick<AppContext, "db" | "clock" | "live" | "clientAddress">;

/**
 * A specialist comes into a room of theirs, the first time or again from another browser. With the first time the
 * consultation begins, unless they came before their patient.
 * @returns why not, where it cannot be.
 */
export async function joinRoom(
  app: Needs,
  { user, providerId }: Pick<Specialist, "user" | "providerId">,
  roomId: string,
  secret: Uint8Array,
): Promise<"joined" | "ended" | "unknown"> {
  const found = isRoomId(roomId) ? await findRoom(app.db, roomId) : null;
  if (!found || found.providerId !== providerId || found.isDemo) return "unknown";
  const outcome = await changeRoom({ ...app, hintRoom: app.live.hintRoom }, found.id, async (tx, room, now) => {
    const doctor = seatOf(room, "doctor");
    // The seat was made for the account that the profile belonged to then.
    if (doctor.userId !== user.id) return false;
    await comeIn(tx, app, room, doctor, { secret, now, actor: user });
    return true;
  });
  if (outcome === "unchanged") return "unknown";
  if (outcome === "changed") app.live.recheck(user.id);
  return outcome === "ended" ? "ended" : "joined";
}

type Comer = { secret: Uint8Array; now: Date; actor: Viewer };

/**
 * Gives a member's seat to a browser. Once both seats are taken, the timer starts for both (VR-14), and the
 * consultation, which opens the patient's record to the specialist, whichever way the second of the two came.
 */
export async function comeIn(
  tx: Queryable,
  app: Pick<Needs, "clock" | "clientAddress">,
  room: Room,
  member: Member,
  comer: Comer,
): Promise<void> {
  const other = seatOf(room, otherRole(member.role));
  await giveSeat(tx, member.id, comer.secret);
  if (room.startedAt === null && other.tokenHash !== null) await begin(tx, app, room, comer);
}

/** A patient without a record has no consultation. */
async function begin(
  tx: Queryable,
  app: Pick<Needs, "clock" | "clientAddress">,
  { id, patientId, providerId, consultationId }: Room,
  { now, actor }: Comer,
): Promise<void> {
  if (patientId === null) return startRoom(tx, id, now, null);
  const begun = await beginConsultation(tx, { consultationId, patientId, providerId, now });
  await startRoom(tx, id, now, begun.id);
  await auditRecord(
    tx,
    app,
    { patientId, viewer: actor },
    { action: begun.isNew ? "create" : "update", subject: ROOM_SUBJECT, outcome: "done" },
  );
}

/**
 * A member goes on in another browser than before; the connections of the other one end.
 * @returns whether the room is open.
 */
export async function moveSeat(
  app: Needs,
  room: Room,
  member: Member,
  viewer: SessionUser,
  secret: Uint8Array,
): Promise<boolean> {
  const outcome = await changeRoom({ ...app, hintRoom: app.live.hintRoom }, room.id, async (tx, current, now) => {
    await comeIn(tx, app, current, seatOf(current, member.role), { secret, now, actor: viewer });
    return true;
  });
  app.live.recheck(viewer.id);
  return outcome === "changed";
}

export const seatOf = ({ members }: Room, role: Member["role"]) => members.find((member) => member.role === role)!;
