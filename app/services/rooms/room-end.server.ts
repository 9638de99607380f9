import { completeConsultation } from "db/room-consultations";
import { closeRoom, lockRoom, type Room } from "db/rooms";
import type { Queryable } from "db/client";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/policy";
import { durationSeconds } from "~/domain/room/state";
import { auditRecord } from "~/services/records/record-guard.server";
import { ROOM_SUBJECT } from "./room-access.server";

type Needs = Pick<AppContext, "db" | "clock" | "live" | "clientAddress">;

/**
 * Ends a room within a transaction: its consultation, if there is one, is
 * completed with the time that it took. Both members are told by the hint that
 * the caller gives after the commit, and their connections end with it.
 * @param endedAt now, unless the room has been left long ago.
 * @returns the room as it was, or `null` where it had ended.
 */
export async function endRoomIn(
  tx: Queryable,
  app: Pick<AppContext, "clock" | "clientAddress">,
  id: number,
  actor: Viewer,
  endedAt = app.clock(),
): Promise<Room | null> {
  const room = await lockRoom(tx, id);
  if (!room) return null;
  await closeRoom(tx, id, endedAt);
  const { startedAt, consultationId, patientId } = room;
  if (startedAt !== null && consultationId !== null && patientId !== null && !room.isDemo) {
    const isCompleted = await completeConsultation(tx, consultationId, durationSeconds(startedAt, endedAt));
    if (isCompleted)
      await auditRecord(
        tx,
        app,
        { patientId, viewer: actor },
        { action: "update", subject: ROOM_SUBJECT, outcome: "done" },
      );
  }
  return room;
}

/** Ends a room (VR-26). @returns whether it was open. */
export async function endRoom(app: Needs, id: number, actor: Viewer, endedAt?: Date): Promise<boolean> {
  const ended = await app.db.transaction((tx) => endRoomIn(tx, app, id, actor, endedAt));
  if (ended) app.live.hintRoom(id);
  return ended !== null;
}
