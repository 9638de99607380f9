import type { ChatWay } from "~/domain/room/chat-way";
import type { Participant, Role } from "~/domain/room/room";
import type { RoomNow } from "./keep-room";

export const otherRole = (self: Role): Role => (self === "patient" ? "doctor" : "patient");
export const find = (now: RoomNow, role: Role): Participant | undefined => now.room.participants.find((one) => one.role === role);
/** What the other is called in a sentence. */
export const nameOf = (now: RoomNow, role: Role): string => find(now, role)?.name ?? (role === "doctor" ? "the doctor" : "the patient");

/** Whether somebody is in the room, as far as this page knows: of a demonstration the clock decides. */
export const isHere = (now: RoomNow, role: Role): boolean => {
  if (now.room.endedAt) return false;
  if (now.room.isDemo && role === "doctor") return now.hasStarted;
  return find(now, role)?.isConnected ?? false;
};

/** Whether words, voice and picture go from page to page, encrypted between the two. */
export const isEncrypted = (now: RoomNow): boolean => now.peer?.stage === "connected";

/** How the connection stands: never better than it is. */
export function standing(now: RoomNow, self: Role): string {
  const other = nameOf(now, otherRole(self));
  if (now.room.isDemo) return now.hasStarted ? "Demonstration: nobody is connected" : `Waiting for ${other}`;
  if (now.peer?.stage === "connected") return "Connected";
  if (now.peer?.stage === "reconnecting") return isHere(now, otherRole(self)) ? "Reconnecting" : `Waiting for ${other} to come back`;
  if (!isHere(now, otherRole(self))) return now.hasStarted ? `Waiting for ${other} to come back` : `Waiting for ${other}`;
  if (now.peer) return "Connecting";
  return find(now, otherRole(self))?.seat ? "Connecting" : `${other} is here without video`;
}

/** Which way the chat goes, below its field. */
export function wayWords(way: ChatWay, isDemo: boolean, other: string): string {
  if (isDemo) return "This is a demonstration: what you write stays on this page, and nobody reads it.";
  switch (way) {
    case "local":
      return `${other} has not been here yet: what you write now stays on this page.`;
    case "peer":
      return `Goes straight to ${other}, end-to-end encrypted. It is kept nowhere: loading this page again empties it.`;
    case "server":
      return `There is no direct line to ${other} just now, so this goes through our server, which deletes it when the consultation ends.`;
    case "waiting":
      return `Waiting for a line to ${other}. What you write is sent as soon as there is one.`;
  }
}

/** A list in words: "camera and microphone". */
export const joinLabel = (hasCamera: boolean, hasMicrophone: boolean): string => {
  if (hasCamera && hasMicrophone) return "Join with camera and microphone";
  if (hasCamera) return "Join without microphone";
  return hasMicrophone ? "Join without camera" : "Join without camera and microphone";
};
