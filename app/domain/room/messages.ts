import type { Role, RoomState } from "./room";

/** What two browsers say to each other to find a way (WebRTC), passed on by the server and not kept. */
export type Signal =
  | { description: { type: "offer" | "answer" | "pranswer" | "rollback"; sdp: string } }
  | {
      candidate: {
        candidate: string;
        sdpMid: string | null;
        sdpMLineIndex: number | null;
        usernameFragment: string | null;
      } | null;
    };

/** A line of the chat that went by way of the server, because there was no line between the two. */
export type RoomMessageLine = { id: string; from: Role; text: string; at: string };

/**
 * What happened in a room, as the table keeps it and both members are told, each
 * his own doings included. One of the three.
 */
export type RoomData = {
  /** The room as it stands after somebody came, went, moved or ended it. */
  room?: RoomState;
  /** Of the page `seat` of `from`, for the page `to` of the other. */
  signal?: { from: Role; seat: string; to: string; signal: Signal };
  message?: RoomMessageLine;
};

/**
 * A message of a room's channel, the same on the WebSocket (`/ws?roomId=`) and as
 * the data of a server-sent event. `room_response` comes once on open, with the
 * room and no past signals; `room_update` is an event. `seq` counts the room's events.
 */
export type RoomMessage = { type: "room_response" | "room_update"; seq: number; data: RoomData };

/** What a member's page says, on the WebSocket or by POST to `/api/vr-sessions/{roomId}/messages`. */
export type RoomSaid =
  /** This page is in the room now; any other page of the same member's is not, and is told so by the room's state. */
  | { type: "hello"; seat: string }
  | { type: "signal"; seat: string; to: string; signal: Signal }
  /** Where the avatar is now and then, for who joins later; while two are connected it goes between them. */
  | { type: "position"; x: number; y: number; z: number }
  | { type: "message"; id: string; text: string };

/**
 * What a room stores at the most, whatever its members send and however slowly. Beyond it consumed signals go first; a
 * line of the chat is refused. A consultation's bytes hold all its lines and the signals that stay, each at its
 * longest.
 */
export const ROOM_TOTALS = {
  demonstration: { lines: 100, events: 500, bytes: 250_000 },
  consultation: { lines: 500, events: 1_000, bytes: 10_000_000 },
} as const;
/** Signals and changes of state that stay when the others go: a new connection takes some thirty. */
export const KEPT_SIGNALS = 50;
/** Lines of the chat on one page. */
export const LINES_ON_PAGE = 100;

/** Characters of a line of the chat. */
export const MAX_CHAT = 2_000;
/** Characters of a session description: with all of a browser's codecs and a shared screen about 12,000. */
export const MAX_SDP = 48_000;
