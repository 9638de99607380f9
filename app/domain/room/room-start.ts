import type { Board, RoomProvider } from "./board";
import type { RoomMessageLine } from "./messages";
import type { Role, RoomState } from "./room";

/** What the room's page begins with: all that it shows without script, and where the channel goes on. */
export type RoomStart = {
  room: RoomState;
  /** The newest event that `room` and `lines` take account of: the channel is opened with it as `after`. */
  seq: number;
  /** Whose page it is. */
  self: Role;
  provider: RoomProvider;
  board: Board;
  /** The newest that was said by way of the server, oldest first. */
  lines: RoomMessageLine[];
  /** Before this event's number there are earlier lines; null: there are none. */
  earlier: number | null;
  hapticFeedbackEnabled: boolean;
  recordingEnabled: boolean;
  /** The line to a person, as it is written and as a link (`tel:`). */
  supportPhone: string;
  supportPhoneHref: string;
};
