import type { RoomData, RoomMessage, RoomMessageLine, Signal } from "./messages";
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

/**
 * Reads a room's state; null for anything that is none. A participant of a kind that this page does not know is left
 * out.
 * @param leaveOut is told, as a code, what was left out.
 */
export function readRoomState(value: unknown, leaveOut: (code: string) => void): RoomState | null {
  const isRoom =
    isObject(value) &&
    isText(value.roomId) &&
    typeof value.isDemo === "boolean" &&
    Array.isArray(value.participants) &&
    isInstant(value.openedAt) &&
    isInstantOrNull(value.startedAt) &&
    isInstantOrNull(value.endedAt) &&
    isInstant(value.now);
  if (!isRoom) {
    leaveOut("room_state");
    return null;
  }
  const all = value.participants as unknown[];
  const participants = all.filter(isParticipant);
  if (participants.length < all.length) leaveOut("room_participant");
  return { ...(value as RoomState), participants };
}

const isSignal = (value: unknown): value is Signal => {
  if (!isObject(value)) return false;
  const { description, candidate } = value;
  if (isObject(description))
    return isText(description.sdp) && ["offer", "answer", "pranswer", "rollback"].includes(description.type as string);
  return candidate === null || (isObject(candidate) && isText(candidate.candidate));
};

/** What somebody has written is shown even where the time is missing: then it has come just now. */
function readLine(value: unknown): RoomMessageLine | null {
  if (!isObject(value) || !isText(value.id) || !isRole(value.from) || !isText(value.text)) return null;
  const { id, from, text, at } = value;
  return { id, from, text, at: isInstant(at) ? at : new Date().toISOString() };
}

function readSignal(value: unknown): RoomData["signal"] | null {
  if (!isObject(value) || !isRole(value.from) || !isText(value.seat) || !isText(value.to) || !isSignal(value.signal))
    return null;
  const { from, seat, to, signal } = value;
  return { from, seat, to, signal };
}

const PARTS = ["room", "signal", "message"];

/**
 * Reads a message of the room's channel; null for anything that is none. What of it is not understood is left out.
 * @param leaveOut is told, as a code, what was left out.
 */
export function readRoomMessage(text: string, leaveOut: (code: string) => void): RoomMessage | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    read = null;
  }
  if (!isObject(read) || !isObject(read.data) || (read.type !== "room_response" && read.type !== "room_update")) {
    leaveOut("room_message");
    return null;
  }
  const { data } = read;
  const room = "room" in data ? readRoomState(data.room, leaveOut) : null;
  const [signal, message] = [readSignal(data.signal), readLine(data.message)];
  if ("signal" in data && !signal) leaveOut("room_signal");
  if ("message" in data && !message) leaveOut("room_line");
  if (Object.keys(data).some((part) => !PARTS.includes(part))) leaveOut("room_data");
  return {
    type: read.type,
    seq: Number.isSafeInteger(read.seq) ? (read.seq as number) : UNNUMBERED,
    data: { ...(room ? { room } : {}), ...(signal ? { signal } : {}), ...(message ? { message } : {}) },
  };
}

/** Reads the answer with the relay's addresses; what a browser could not take as one is left out. */
export function readIceServers(
  answer: unknown,
  leaveOut: (code: string) => void,
): { urls: string[]; username: string; credential: string }[] {
  const list: unknown[] = isObject(answer) && Array.isArray(answer.iceServers) ? answer.iceServers : [null];
  return list.flatMap((server) => {
    const isOne =
      isObject(server) &&
      Array.isArray(server.urls) &&
      server.urls.length > 0 &&
      server.urls.every((url) => isText(url) && /^(?:stuns?|turns?):/.test(url)) &&
      isText(server.username) &&
      isText(server.credential);
    if (!isOne) {
      leaveOut("ice_server");
      return [];
    }
    const { urls, username, credential } = server as { urls: string[]; username: string; credential: string };
    return [{ urls, username, credential }];
  });
}
