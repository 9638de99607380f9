import { createChannel, type ChannelState, type Lines } from "~/client/live/channel";
import { isStillAccessible } from "~/client/live/access-check";
import type { RoomMessage, RoomSaid } from "~/domain/room/messages";
import { readRoomMessage } from "~/domain/room/read-message";
import { logUnreadable } from "../unreadable-data";
import { request, RequestError } from "~/client/request";

/** Until something that could not be posted is tried again. */
const AGAIN_MS = 1_000;

export const roomAddress = (roomId: string) => `/api/vr-sessions/${roomId}`;

type Options = {
  roomId: string;
  /** The newest event that the page came with. */
  seq: number;
  page: { protocol: string; host: string };
  lines: Lines;
  on: {
    state: (state: ChannelState) => void;
    message: (message: RoomMessage) => void;
    /** The room is not open to this browser any more. */
    closed: () => void;
    /** The server does not take this line of the chat, now or later. */
    refused: (id: string) => void;
  };
};

/**
 * The line to the server: what happens in the room comes down by WebSocket or
 * event stream; what the page says goes up by the WebSocket, else by POST, each
 * in the order in which it was said. A line of the chat goes by POST alone,
 * whose answer says whether it was taken. Nothing goes up while nothing comes
 * down: the answers would not be heard.
 */
export function createRoomChannel({ roomId, seq: from, page, lines, on }: Options) {
  const address = roomAddress(roomId);
  let seq = from;
  let isOpen = false;
  let isStopped = true;
  let waiting: RoomSaid[] = [];
  let isPosting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const closed = () => {
    stop();
    on.closed();
  };

  const channel = createChannel({
    source: {
      socket: `/ws?roomId=${encodeURIComponent(roomId)}`,
      stream: `${address}/stream`,
      events: ["room_response", "room_update"],
    },
    page,
    lines,
    after: () => seq,
    isStillOpen: () => isStillAccessible(address),
    on: {
      state(state) {
        isOpen = state.status === "open";
        on.state(state);
        pump();
      },
      text(text) {
        const message = readRoomMessage(text, logUnreadable);
        if (!message) return;
        // Told on two ways while one followed the other.
        if (message.type === "room_update" && message.seq >= 0 && message.seq <= seq) return;
        if (message.seq >= 0) seq = message.seq;
        on.message(message);
      },
      ended: closed,
    },
  });

  const pump = () => {
    const isOnSocket = () => waiting[0]?.type !== "message" && channel.say(JSON.stringify(waiting[0]));
    while (isOpen && !isPosting && waiting.length > 0 && isOnSocket()) waiting.shift();
    if (isOpen && !isPosting && waiting.length > 0) void post(waiting[0]!);
  };

  const post = async (said: RoomSaid) => {
    isPosting = true;
    let again = false;
    try {
      await request("POST", `${address}/messages`, said, { background: said.type !== "message" });
    } catch (error) {
      const status = error instanceof RequestError ? error.status : 0;
      const hasNewSession = status === 401 && (await isStillAccessible(address));
      if (!isStopped && !hasNewSession && (status === 401 || status === 403)) closed();
      // One that is not understood will not be understood later; anything else may pass.
      again = hasNewSession || status === 0 || status === 429 || status >= 500;
      if (!isStopped && !again && said.type === "message") on.refused(said.id);
    }
    isPosting = false;
    if (isStopped) return;
    if (!again) waiting = waiting.filter((one) => one !== said);
    clearTimeout(timer);
    if (again) timer = setTimeout(pump, AGAIN_MS);
    else pump();
  };

  const stop = () => {
    isStopped = true;
    isOpen = false;
    waiting = [];
    clearTimeout(timer);
    channel.stop();
  };

  return {
    start() {
      isStopped = false;
      channel.start();
    },
    wake: channel.wake,
    stop,
    say(said: RoomSaid) {
      if (isStopped) return;
      // Where somebody was is of no use once they are elsewhere.
      if (said.type === "position") waiting = waiting.filter(({ type }) => type !== "position");
      if (said.type === "hello") waiting = [said, ...waiting.filter(({ type }) => type !== "hello")];
      else waiting.push(said);
      pump();
    },
    /** What was to go to a page that is not there any more. */
    forgetSignals() {
      waiting = waiting.filter(({ type }) => type !== "signal");
    },
  };
}
