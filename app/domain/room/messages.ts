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

/** Characters of a line of the chat. */
export const MOST_CHAT = 2_000;
/** Characters of a session description: with all of a browser's codecs and a shared screen about 12,000. */
export const MOST_SDP = 48_000;
