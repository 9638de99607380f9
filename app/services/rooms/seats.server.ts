import { beginConsultation } from "db/room-consultations";
import type { Queryable } from "db/client";
import { giveSeat } from "db/room-members";
import { findRoom, startRoom, type Member, type Room } from "db/rooms";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/policy";
import { isRoomId } from "~/domain/room/room";
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
    if (seatOf(room, "patient").tokenHash !== null) await begin(tx, app, room, { now, actor: user });
    await giveSeat(tx, doctor.id, secret);
    return true;
  });
  if (outcome === "unchanged") return "unknown";
  if (outcome === "changed") app.live.recheck(user.id);
  return outcome === "ended" ? "ended" : "joined";
}

/**
 * Both have come in: the timer starts for both (VR-14), and the consultation, which opens the patient's record to the
 * specialist. A patient without a record has none.
 */
export async function begin(
  tx: Queryable,
  app: Pick<Needs, "clock" | "clientAddress">,
  { id, startedAt, patientId, providerId, consultationId }: Room,
  { now, actor }: { now: Date; actor: Viewer },
): Promise<void> {
  if (startedAt !== null) return;
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
  userId: number,
  secret: Uint8Array,
): Promise<boolean> {
  const outcome = await changeRoom({ ...app, hintRoom: app.live.hintRoom }, room.id, async (tx) => {
    await giveSeat(tx, member.id, secret);
    return true;
  });
  app.live.recheck(userId);
  return outcome === "changed";
}

export const seatOf = ({ members }: Room, role: Member["role"]) => members.find((member) => member.role === role)!;
