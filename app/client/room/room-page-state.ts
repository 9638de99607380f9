import type { ChannelState } from "~/client/live/channel";
import type { SentMedia } from "~/domain/room/peer-words";
import type { Pose } from "~/domain/room/poses";
import type { RoomState } from "~/domain/room/room";
import type { RoomStart } from "~/domain/room/room-start";
import { NO_DEVICES, type DevicesState } from "./device-store";
import type { ChatLine, ChatState } from "./chat-store";
import { NO_MEDIA, type LocalMedia } from "./local-media";
import type { PeerState } from "./peer";
import { NO_RECORDING, type RecordingNews, type RecordingState } from "./recording";

export const NOTHING_SENT: SentMedia = { microphone: false, camera: false, screen: false, pictureHeld: false };

/** All that a page of a room knows at this moment. */
export type RoomPageState = {
  room: RoomState;
  /** Milliseconds from this browser's clock to the server's. */
  offset: number;
  /** The doctor has joined: the timer runs. */
  hasStarted: boolean;
  channel: ChannelState;
  chat: ChatState;
  peer: PeerState | null;
  /** What the other side says that it sends. */
  other: SentMedia;
  own: LocalMedia;
  /** What one's own camera, microphone and loudspeaker can be chosen from, and what was chosen. */
  devices: DevicesState;
  recording: RecordingState;
  /** Another page of one's own is in the room, the room has ended, or it is not open to this browser any more. */
  over: null | "taken" | "ended" | "closed";
};

export type RoomNotice =
  | { type: "joined" }
  | { type: "said"; line: ChatLine }
  | { type: "recording"; news: RecordingNews }
  | { type: "pose"; pose: Pose };

/** How a page begins, on the server too. */
export const initialRoomState = (start: RoomStart): RoomPageState => ({
  room: start.room,
  offset: 0,
  hasStarted: start.room.startedAt !== null && start.room.startedAt <= start.room.now,
  channel: { status: "closed", transport: "none", error: null, isDown: false },
  chat: {
    lines: start.lines.map(({ id, from, text, at }) => ({
      id,
      from,
      text,
      at: Date.parse(at),
      way: "server",
      isOnItsWay: false,
    })),
    way: "local",
  },
  peer: null,
  other: NOTHING_SENT,
  own: NO_MEDIA,
  devices: NO_DEVICES,
  recording: NO_RECORDING,
  over: start.room.endedAt ? "ended" : null,
});
