import {
  lockAppointment,
  patientOfUser,
  type AppointmentRight,
  type ChangingAppointment,
} from "db/appointment-changes";
import type { Queryable } from "db/client";
import { findHost } from "db/room-hosts";
import { addRoom, assignRoom, openVisitRoom, roomByNumber, waitingNumbers, type Room } from "db/rooms";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { visitAccess, type Visit, type VisitAccess } from "~/domain/appointments/visit";
import type { Viewer } from "~/domain/policy";
import { newRoomId, type Role } from "~/domain/room/room";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { auditRecord } from "~/services/records/record-guard.server";
import { NO_ACCOUNT } from "~/services/live/access-watch.server";
import { ROOM_SUBJECT } from "./room-access.server";
import { changeRoom } from "./room-changes.server";
import { endRoomIn } from "./room-end.server";
import { comeIn, seatOf } from "./seats.server";

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
  const roomNumber = await app.db.transaction(async (tx) => {
    // One of the two at a time: both may be the first.
    const appointment = await lockAppointment(tx, id, right);
    if (!appointment) return null;
    const open = await openVisitRoom(tx, id);
    // A room that waits for another time, or for none any more, is closed with the change (`endVisitRoom`).
    if (open) return open.id;
    if (visitAccess(appointment, app.clock()).state !== "open") return null;
    return (await addVisitRoom(tx, app, appointment, comer)) ?? (await openVisitRoom(tx, id))?.id ?? null;
  });
  if (roomNumber === null) return null;

  let owner: number | null = null;
  const outcome = await changeRoom({ ...app, hintRoom: app.live.hintRoom }, roomNumber, async (tx, room, now) => {
    const seat = seatOf(room, comer.role);
    // The seat was made for the account that asked for the visit, or that the profile belonged to, then.
    if (seat.userId !== null && seat.userId !== comer.viewer?.id) return false;
    owner = seat.userId;
    await comeIn(tx, app, room, seat, { secret: comer.secret, now, actor: comer.viewer });
    return true;
  });
  if (outcome !== "changed") return null;
  // Whoever had this seat in another browser is sent away at once.
  app.live.recheck(owner ?? NO_ACCOUNT);
  return roomByNumber(app.db, roomNumber);
}

/** Whether a visit can be joined now: a room that is open can, however late or early it is. */
export async function currentVisitAccess(
  { db, clock }: Pick<Needs, "db" | "clock">,
  appointment: Visit & { id: number },
): Promise<VisitAccess> {
  const access = visitAccess(appointment, clock());
  if (access.state === "none" || access.state === "open") return access;
  return (await openVisitRoom(db, appointment.id)) ? { ...access, state: "open" } : access;
}

/**
 * Ends the room of an appointment that is not agreed any more, or not for that time, unless the two have met in it:
 * nobody is to wait in it, and no consultation to begin there.
 * @returns its number, for the hint after the commit; `null` where there is none
 */
export async function endVisitRoom(
  tx: Queryable,
  app: Pick<Needs, "clock" | "clientAddress">,
  appointmentId: number,
  actor: Viewer,
): Promise<number | null> {
  const room = await openVisitRoom(tx, appointmentId);
  if (!room || room.startedAt !== null) return null;
  await endRoomIn(tx, app, room.id, actor);
  return room.id;
}

/**
 * Opens the room of a visit with both seats free. A patient who waits for this specialist already stays in that room,
 * which becomes the visit's.
 */
async function addVisitRoom(
  tx: Queryable,
  app: Needs,
  appointment: ChangingAppointment,
  { viewer }: Comer,
): Promise<number | null> {
  const { id, providerId, userId, consultationId, firstName, lastName } = appointment;
  const host = providerId === null ? null : await findHost(tx, providerId);
  if (!host || host.isDemo) return null;
  const patientId = await patientOfUser(tx, userId);
  const [waiting] = patientId === null ? [] : await waitingNumbers(tx, patientId, host.id);
  if (waiting !== undefined) {
    await assignRoom(tx, waiting, { appointmentId: id, consultationId });
    return waiting;
  }
  requireWithinLimit(await app.limits.take("roomsInADay", `visit ${id}`));
  if (patientId !== null)
    await auditRecord(tx, app, { patientId, viewer }, { action: "create", subject: ROOM_SUBJECT, outcome: "done" });
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
