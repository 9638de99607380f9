import { ownPatientId } from "db/patients";
import { agreedOnline, appointmentOf } from "db/room-consultations";
import { demoHost, findHost, hostOfConsultation, type RoomHost } from "db/room-hosts";
import { giveSeat } from "db/room-members";
import {
  addRoom,
  begunRoom,
  countOpenDemonstrations,
  findRoom,
  openVisitWith,
  waitingNumbers,
  type Room,
} from "db/rooms";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { HOUR_MS } from "~/domain/durations";
import { ApiError } from "~/domain/errors";
import { mayOpenRoom } from "~/domain/policy";
import { DEMO_JOINS_AFTER_MS } from "~/domain/room/room";
import { GUEST } from "~/domain/room/words";
import type { VrSession } from "~/domain/room/room-schema";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { auditRecord } from "~/services/records/record-guard.server";
import { isSecretOf, ROOM_SUBJECT } from "./room-access.server";
import { endRoomIn } from "./room-end.server";
import { joinVisit } from "./visit.server";

type Needs = Pick<AppContext, "db" | "clock" | "live" | "limits" | "clientAddress">;
export type RoomWish = Pick<
  VrSession,
  "roomId" | "providerId" | "consultationId" | "hapticFeedbackEnabled" | "recordingEnabled"
>;
type Opener = { viewer: SessionUser | null; secret: Uint8Array };

/** Two of one patient's windows may get in each other's way, once. */
const TRIES = 3;
const ABOUT_MS = 12 * HOUR_MS;
/** Demonstrations that are open at once, of all visitors: with all that each may store (`ROOM_TOTALS`) 250 MB. */
const MAX_DEMONSTRATIONS = 1_000;
const FULL_RETRY_SECONDS = 5 * 60;

/**
 * Opens a room (VR-08): for the patient who asks, with both seats. The same wish
 * of the same member again is the same room. Another one in which this patient
 * waits for the same specialist is ended.
 * @throws {ApiError} 401 or 403 where it is not theirs to open, 409 for an id that has been used, 422 for nobody to
 * meet, 429 or 503 for too many.
 */
export async function openRoom(
  app: Needs,
  { viewer, secret }: Opener,
  wish: RoomWish,
): Promise<{ room: Room; isNew: boolean }> {
  const earlier = await findRoom(app.db, wish.roomId);
  if (earlier) return { room: await sameRoom(app, earlier, { viewer, secret }, wish), isNew: false };

  const patientId = viewer?.role === "patient" ? await ownPatientId(app.db, viewer.id) : null;
  const host = await hostFor(app, wish, { viewer, patientId });
  const decision = mayOpenRoom(viewer, { isDemo: host.isDemo, hasRecord: patientId !== null });
  if (decision === "unauthenticated") throw new ApiError("unauthenticated", "Sign in to meet this specialist");
  if (decision === "forbidden") throw new ApiError("forbidden", "Only a patient can open a room with this specialist");

  const openedAt = app.clock();
  const consultationId =
    host.isDemo || patientId === null
      ? null
      : (wish.consultationId ?? (await agreedOnline(app.db, { patientId, providerId: host.id, ...about(openedAt) })));
  const appointmentId = consultationId === null ? null : await appointmentOf(app.db, consultationId);
  const name = viewer ? `${viewer.firstName} ${viewer.lastName}` : GUEST;
  const room = {
    roomId: wish.roomId,
    providerId: host.id,
    patientId,
    consultationId,
    appointmentId,
    isDemo: host.isDemo,
    hapticFeedbackEnabled: wish.hapticFeedbackEnabled,
    recordingEnabled: wish.recordingEnabled,
    openedAt,
    // Its doctor comes by the clock (VR-12): no timer runs here, and a restart changes nothing.
    startedAt: host.isDemo ? new Date(openedAt.getTime() + DEMO_JOINS_AFTER_MS) : null,
    patient: { name, userId: viewer?.id ?? null, tokenHash: secret },
    doctor: { name: `${host.firstName} ${host.lastName}`, userId: host.isDemo ? null : host.userId, tokenHash: null },
  };
  for (let attempt = 1; ; attempt++) {
    // A visit has one room, whichever way its two come: the specialist may be there already.
    const visit = host.isDemo || patientId === null ? null : await openVisitWith(app.db, patientId, host.id);
    if (visit !== null) {
      const room = await joinVisit(app, visit, { providerId: host.id }, { role: "patient", viewer, secret });
      if (room) return { room, isNew: false };
    }
    const { added, ended } = await app.db.transaction(async (tx) => {
      const waiting = patientId === null || host.isDemo ? [] : await waitingNumbers(tx, patientId, host.id);
      for (const id of waiting) await endRoomIn(tx, app, id, viewer);
      if (host.isDemo && (await countOpenDemonstrations(tx)) >= MAX_DEMONSTRATIONS)
        throw new ApiError("unavailable", "Too many demonstrations are open right now. Try again in a few minutes.", {
          retryAfterSeconds: FULL_RETRY_SECONDS,
        });
      const added = await addRoom(tx, room);
      if (added !== null) {
        requireWithinLimit(await app.limits.take("rooms", app.clientAddress));
        if (host.isDemo) requireWithinLimit(await app.limits.take("demonstrations", app.clientAddress));
        else requireWithinLimit(await app.limits.take("roomsInADay", String(patientId)));
        if (patientId !== null && !host.isDemo)
          await auditRecord(
            tx,
            app,
            { patientId, viewer },
            { action: "create", subject: ROOM_SUBJECT, outcome: "done" },
          );
      }
      return { added, ended: waiting };
    });
    for (const id of ended) app.live.hintRoom(id);
    const found = await findRoom(app.db, wish.roomId);
    if (added !== null && found) return { room: found, isNew: true };
    // Sent twice at once: the other was first.
    if (found) return { room: await sameRoom(app, found, { viewer, secret }, wish), isNew: false };
    if (attempt === TRIES) throw new ApiError("conflict", "Another room is just being opened. Try again in a moment.");
  }
}

/**
 * The room in which a patient's consultation with a specialist is under way: who has left its page and enters again
 * goes on in it. `null` where there is none.
 */
export async function roomToReturnTo(
  { db }: Pick<Needs, "db">,
  viewer: SessionUser | null,
  providerId: number,
): Promise<Room | null> {
  const patientId = viewer?.role === "patient" ? await ownPatientId(db, viewer.id) : null;
  return patientId === null ? null : begunRoom(db, patientId, providerId);
}

/** An appointment so far from now is what somebody comes for who names none. */
const about = (now: Date) => ({ from: new Date(now.getTime() - ABOUT_MS), to: new Date(now.getTime() + ABOUT_MS) });

/** A room that is there already, for the member who opened it. */
async function sameRoom(app: Needs, room: Room, { viewer, secret }: Opener, { providerId }: RoomWish): Promise<Room> {
  const patient = room.members.find(({ role }) => role === "patient")!;
  const holds = isSecretOf(secret, patient);
  const isTheirs = patient.userId === null ? holds : viewer?.id === patient.userId;
  if (!isTheirs || room.endedAt !== null || (providerId !== null && providerId !== room.providerId)) {
    throw new ApiError("conflict", "This room id has been used. Make a new one.");
  }
  if (!holds) await giveSeat(app.db, patient.id, secret);
  return room;
}

/** @throws {ApiError} 401, 422 where there is nobody. */
async function hostFor(
  { db }: Needs,
  { providerId, consultationId }: RoomWish,
  { viewer, patientId }: { viewer: SessionUser | null; patientId: number | null },
): Promise<RoomHost> {
  if (consultationId !== null) {
    if (!viewer) throw new ApiError("unauthenticated", "Sign in to come to your appointment");
    const host = patientId === null ? null : await hostOfConsultation(db, consultationId, patientId);
    if (!host || (providerId !== null && host.id !== providerId))
      throw invalid("consultationId", "There is no such appointment to come to");
    return host;
  }
  const host = providerId === null ? await demoHost(db) : await findHost(db, providerId);
  if (!host?.isOpen) throw invalid("providerId", "Nobody can be met in a room here right now");
  return host;
}

const invalid = (field: string, message: string) =>
  new ApiError("invalid", "Some fields are wrong", { fields: { [field]: [message] } });
