import type { RoomMessage, RoomMessageLine, Signal } from "./messages";
import type { Participant, Role, RoomState } from "./room";

/** What it is when it has no number: nobody can tell whether it was told before. */
export const UNNUMBERED = -1;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isRole = (value: unknown): value is Role => value === "patient" || value === "doctor";
const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const isInstantOrNull = (value: unknown) => value === null || isInstant(value);

const isParticipant = (value: unknown): value is Participant =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.name) &&
  isRole(value.role) &&
  typeof value.isConnected === "boolean" &&
  (value.seat === null || isText(value.seat)) &&
  isObject(value.avatarPosition) &&
  ["x", "y", "z"].every((axis) => Number.isFinite((value.avatarPosition as Record<string, unknown>)[axis]));

export const isRoomState = (value: unknown): value is RoomState =>
  isObject(value) &&
  isText(value.roomId) &&
  typeof value.isDemo === "boolean" &&
  Array.isArray(value.participants) &&
  value.participants.every(isParticipant) &&
  isInstant(value.openedAt) &&
  isInstantOrNull(value.startedAt) &&
  isInstantOrNull(value.endedAt) &&
  isInstant(value.now);

const isSignal = (value: unknown): value is Signal => {
  if (!isObject(value)) return false;
  const { description, candidate } = value;
  if (isObject(description))
    return isText(description.sdp) && ["offer", "answer", "pranswer", "rollback"].includes(description.type as string);
  return candidate === null || (isObject(candidate) && isText(candidate.candidate));
};

const isLine = (value: unknown): value is RoomMessageLine =>
  isObject(value) && isText(value.id) && isRole(value.from) && isText(value.text) && isInstant(value.at);

/** Reads a message of the room's channel; null for anything that is none. What of it is not understood is left out. */
export function readRoomMessage(text: string): RoomMessage | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(read) || !isObject(read.data) || (read.type !== "room_response" && read.type !== "room_update"))
    return null;
  const { room, signal, message } = read.data;
  const isPassed =
    isObject(signal) && isRole(signal.from) && isText(signal.seat) && isText(signal.to) && isSignal(signal.signal);
  return {
    type: read.type,
    seq: Number.isSafeInteger(read.seq) ? (read.seq as number) : UNNUMBERED,
    data: {
      ...(isRoomState(room) ? { room } : {}),
      ...(isPassed ? { signal: signal as NonNullable<RoomMessage["data"]["signal"]> } : {}),
      ...(isLine(message) ? { message } : {}),
    },
  };
}
