import {
  lockAppointment,
  patientOfUser,
  type AppointmentRight,
  type ChangingAppointment,
} from "db/appointment-changes";
import type { Queryable } from "db/client";
import { findHost } from "db/room-hosts";
import { giveSeat } from "db/room-members";
import { addRoom, openVisitRoom, roomByNumber, waitingNumbers, type Room } from "db/rooms";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { visitAccess } from "~/domain/appointments/visit";
import { newRoomId, type Role } from "~/domain/room/room";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { auditRecord } from "~/services/records/record-guard.server";
import { ROOM_SUBJECT } from "./room-access.server";
import { changeRoom } from "./room-changes.server";
import { endRoomIn } from "./room-end.server";
import { begin, seatOf } from "./seats.server";

type Needs = Pick<AppContext, "db" | "clock" | "live" | "limits" | "clientAddress">;

/** Who comes: which of the two, who is signed in, and the secret of their browser's seats. */
type Comer = { role: Role; viewer: SessionUser | null; secret: Uint8Array };

/**
 * Comes to the visit of an appointment, on either side and whoever is first: its room is opened where there is none.
 * With the second of the two the consultation begins.
 *
 * What was agreed stands: it does not matter whether the specialist is listed, or still offers such visits. Whether the
 * caller may come is for the caller to ask (`mayJoinVisit`, `requireSpecialist`).
 * @returns the room, or `null` where the visit cannot be joined now. Who has a room that is open comes back to it
 * however late.
 */
export async function joinVisit(app: Needs, id: number, right: AppointmentRight, comer: Comer): Promise<Room | null> {
  const ended: number[] = [];
  const roomNumber = await app.db.transaction(async (tx) => {
    // One of the two at a time: both may be the first.
    const appointment = await lockAppointment(tx, id, right);
    if (!appointment) return null;
    const open = await openVisitRoom(tx, id);
    if (open) return open.id;
    return visitAccess(appointment, app.clock()).state === "open"
      ? addVisitRoom(tx, app, appointment, comer, ended)
      : null;
  });
  for (const number of ended) app.live.hintRoom(number);
  if (roomNumber === null) return null;

  await changeRoom({ ...app, hintRoom: app.live.hintRoom }, roomNumber, async (tx, room, now) => {
    const other = seatOf(room, comer.role === "patient" ? "doctor" : "patient");
    await giveSeat(tx, seatOf(room, comer.role).id, comer.secret);
    if (other.tokenHash !== null) await begin(tx, app, room, { now, actor: comer.viewer });
    return true;
  });
  if (comer.viewer) app.live.recheck(comer.viewer.id);
  return roomByNumber(app.db, roomNumber);
}

/**
 * Opens the room of a visit with both seats free.
 * @param ended gets the rooms in which the patient has waited meanwhile.
 */
async function addVisitRoom(
  tx: Queryable,
  app: Needs,
  appointment: ChangingAppointment,
  { viewer }: Comer,
  ended: number[],
): Promise<number | null> {
  const { id, providerId, userId, consultationId, firstName, lastName } = appointment;
  const host = providerId === null ? null : await findHost(tx, providerId);
  if (!host || host.isDemo) return null;
  requireWithinLimit(await app.limits.take("roomsInADay", `visit ${id}`));
  const patientId = await patientOfUser(tx, userId);
  if (patientId !== null) {
    for (const waiting of await waitingNumbers(tx, patientId, host.id)) {
      await endRoomIn(tx, app, waiting, viewer);
      ended.push(waiting);
    }
    await auditRecord(tx, app, { patientId, viewer }, { action: "create", subject: ROOM_SUBJECT, outcome: "done" });
  }
  const openedAt = app.clock();
  return addRoom(tx, {
    roomId: newRoomId(openedAt),
    providerId: host.id,
    patientId,
    consultationId,
    appointmentId: id,
    isDemo: false,
    hapticFeedbackEnabled: true,
    recordingEnabled: false,
    openedAt,
    startedAt: null,
    patient: {
      name: `${firstName} ${lastName}`,
      userId: patientId === null ? null : userId,
      tokenHash: null,
    },
    doctor: { name: `${host.firstName} ${host.lastName}`, userId: host.userId, tokenHash: null },
  });
}
