import { chooseChatTransport, DIRECT_PATIENCE_MS, type ChatTransport } from "~/domain/room/chat-transport";
import type { RoomMessageLine } from "~/domain/room/messages";
import { chatText } from "~/domain/room/peer-words";
import { otherRole, type Role } from "~/domain/room/room";

export type ChatLine = {
  id: string;
  from: Role;
  text: string;
  /** When it was written or came, milliseconds on this browser's clock. */
  at: number;
  /** How it went or goes. */
  way: ChatTransport;
  /** Of one's own: not yet with the other side, or with our server for them. */
  isOnItsWay: boolean;
  /** Of one's own: our server did not take it, because the room's chat is full. It is on this page alone. */
  isRefused?: boolean;
};

export type ChatState = { lines: ChatLine[]; way: ChatTransport };

type Options = {
  self: Role;
  isDemo: boolean;
  /** What the page came with. */
  lines: readonly RoomMessageLine[];
  /** To the other page; false: there is no line. */
  toPeer: (line: { id: string; text: string }) => boolean;
  toServer: (line: { id: string; text: string }) => void;
  on: { change: (state: ChatState) => void; heard: (line: ChatLine) => void };
};

/** A line that the other page has not confirmed by then goes another way, under its own id: nobody reads it twice. */
const CONFIRMED_MS = 5_000;

/** The conversation, and which way its next line goes (VR-23 to VR-25). */
export function createChatStore({ self, isDemo, lines: first, toPeer, toServer, on }: Options) {
  let lines: ChatLine[] = first.map(({ id, from, text, at }) => ({
    id,
    from,
    text,
    at: Date.parse(at),
    way: "server",
    isOnItsWay: false,
  }));
  let hasJoined = false;
  let isDirect = false;
  let apartSince: number | null = null;
  let way: ChatTransport = "local";
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(() => (timers.delete(timer), work()), milliseconds);
    timers.add(timer);
  };

  const tell = () => on.change({ lines, way });
  const put = (line: ChatLine) => {
    lines = lines.some(({ id }) => id === line.id)
      ? lines.map((one) => (one.id === line.id ? line : one))
      : [...lines, line];
  };

  /** Sends a line of one's own the way that there is now. */
  const send = (line: ChatLine) => {
    if (way === "peer" && toPeer(line)) {
      put({ ...line, way: "peer", isOnItsWay: true });
      return later(CONFIRMED_MS, () => {
        const now = lines.find(({ id }) => id === line.id);
        if (now?.isOnItsWay && way === "server") send(now);
      });
    }
    if (way === "server") toServer(line);
    put({ ...line, way, isOnItsWay: way !== "local" });
  };

  const look = () => {
    const isApart = hasJoined && !isDirect && !isDemo;
    apartSince = isApart ? (apartSince ?? Date.now()) : null;
    const apartFor = apartSince === null ? 0 : Date.now() - apartSince;
    const next = chooseChatTransport({ isDemo, hasJoined, isDirect, apartFor });
    if (next === "waiting") later(DIRECT_PATIENCE_MS - apartFor, look);
    if (next === way) return;
    way = next;
    // What is still on its way goes on by the new one.
    if (way === "peer" || way === "server")
      for (const line of lines) if (line.from === self && line.isOnItsWay) send(line);
    tell();
  };

  const came = (line: ChatLine) => {
    const isKnown = lines.some(({ id }) => id === line.id);
    if (isKnown) return;
    put(line);
    tell();
    on.heard(line);
  };
  const arrived = (id: string) => {
    lines = lines.map((line) => (line.id === id ? { ...line, isOnItsWay: false } : line));
    tell();
  };

  return {
    get: (): ChatState => ({ lines, way }),
    /** @returns whether there was anything to send (VR-24). */
    write(typed: string): boolean {
      const text = chatText(typed);
      if (text === null) return false;
      send({ id: crypto.randomUUID(), from: self, text, at: Date.now(), way, isOnItsWay: false });
      tell();
      return true;
    },
    standing(now: { hasJoined: boolean; isDirect: boolean }) {
      ({ hasJoined, isDirect } = now);
      look();
    },
    /**
     * The line to the server is there again. What was given to the earlier one may have been lost with it: a socket
     * takes what nobody receives any more. The server knows each line by its id, and takes it once.
     */
    reconnected() {
      for (const line of lines) if (line.from === self && line.isOnItsWay && line.way === "server") send(line);
    },
    /** A line of the other page. */
    fromPeer: (id: string, text: string) =>
      came({
        id,
        from: otherRole(self),
        text,
        at: Date.now(),
        way: "peer",
        isOnItsWay: false,
      }),
    /** A line that our server passes, one's own included: then it is there. */
    fromServer({ id, from, text, at }: RoomMessageLine) {
      if (from === self && lines.some((line) => line.id === id)) arrived(id);
      else came({ id, from, text, at: Date.parse(at), way: "server", isOnItsWay: false });
    },
    arrived,
    /** Our server does not take a line. It stays on the page, so that what was typed is not lost. */
    refused(id: string) {
      lines = lines.map((line) => (line.id === id ? { ...line, isOnItsWay: false, isRefused: true } : line));
      tell();
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
