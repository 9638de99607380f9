import { beginConsultation } from "db/room-consultations";
import { giveSeat } from "db/room-members";
import { findRoom, startRoom, type Member, type Room } from "db/rooms";
import type { AppContext } from "~/context";
import { isRoomId } from "~/domain/room/room";
import type { Specialist } from "~/services/accounts/require-specialist.server";
import { auditRecord } from "~/services/http/record-guard.server";
import { ROOM_SUBJECT } from "./access.server";
import { changeRoom } from "./change.server";

type Needs = Pick<AppContext, "db" | "clock" | "live" | "clientAddress">;

/**
 * A specialist comes into a room of theirs, the first time or again from another
 * browser. With the first time the timer starts for both (VR-14), and the
 * consultation, which opens the patient's record to them.
 * @returns why not, where it cannot be.
 */
export async function joinRoom(
  app: Needs,
  { user, providerId }: Pick<Specialist, "user" | "providerId">,
  roomId: string,
  secret: Uint8Array,
): Promise<"joined" | "ended" | "unknown"> {
  const found = isRoomId(roomId) ? await findRoom(app.db, roomId) : null;
  if (!found || found.providerId !== providerId || found.isDemo || found.patientId === null) return "unknown";
  const { patientId } = found;
  const outcome = await changeRoom({ ...app, hintRoom: app.live.hintRoom }, found.id, async (tx, room, now) => {
    const doctor = seatOf(room, "doctor");
    // The seat was made for the account that the profile belonged to then.
    if (doctor.userId !== user.id) return false;
    if (room.startedAt === null) {
      const { id, isNew } = await beginConsultation(tx, {
        consultationId: room.consultationId,
        patientId,
        providerId,
        now,
      });
      await startRoom(tx, room.id, now, id);
      await auditRecord(
        tx,
        app,
        { patientId, viewer: user },
        { action: isNew ? "create" : "update", subject: ROOM_SUBJECT, outcome: "done" },
      );
    }
    await giveSeat(tx, doctor.id, secret);
    return true;
  });
  if (outcome === "unchanged") return "unknown";
  if (outcome === "changed") app.live.recheck(user.id);
  return outcome === "ended" ? "ended" : "joined";
}

/** A member goes on in another browser than before; the connections of the other one end. @returns whether the room is open. */
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

const seatOf = ({ members }: Room, role: Member["role"]) => members.find((member) => member.role === role)!;
