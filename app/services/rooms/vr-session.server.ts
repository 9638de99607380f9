import type { Room } from "db/rooms";
import type { Role, RoomState } from "~/domain/room/room";
import { roomState } from "~/domain/room/state";

/** A consultation room as the API gives it: what was asked for (DATA-25), as the server knows it. */
export type VrSessionReply = {
  roomId: string;
  consultationId: number | null;
  providerId: number;
  patientConnected: boolean;
  providerConnected: boolean;
  hapticFeedbackEnabled: boolean;
  recordingEnabled: boolean;
  /** Where its page is. */
  path: string;
  room: RoomState;
};

export function vrSession(room: Room, now: Date): VrSessionReply {
  const { roomId, consultationId, providerId, hapticFeedbackEnabled, recordingEnabled } = room;
  const state = roomState(room, room.members, now);
  const isConnected = (wanted: Role) =>
    state.participants.some(({ role, isConnected }) => role === wanted && isConnected);
  return {
    roomId,
    consultationId,
    providerId,
    patientConnected: isConnected("patient"),
    providerConnected: isConnected("doctor"),
    hapticFeedbackEnabled,
    recordingEnabled,
    path: `/vr-consultation/${roomId}`,
    room: state,
  };
}
