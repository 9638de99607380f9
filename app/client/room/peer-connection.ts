import type { RoomSaid, RoomData } from "~/domain/room/messages";
import type { PeerWord } from "~/domain/room/peer-words";
import type { Pose } from "~/domain/room/poses";
import { canBeCalled, newSeat, type Role, type RoomState } from "~/domain/room/room";
import { createPeer, SENT, type Peer, type PeerState } from "./peer";
import { logUnreadable } from "../unreadable-data";
import type { LocalMedia } from "./local-media";

/** Both begin again no more often than this. */
const RETRY_MS = 30_000;

type Options = {
  self: Role;
  /** Makes a connection; null where the browser has none. */
  connect: ((servers: RTCIceServer[]) => RTCPeerConnection) | null;
  iceServers: () => Promise<RTCIceServer[]>;
  media: () => LocalMedia;
  say: (said: RoomSaid) => void;
  forgetSignals: () => void;
  on: {
    /** Null: there is nobody to be connected to. */
    change: (state: PeerState | null) => void;
    word: (word: PeerWord) => void;
    pose: (pose: Pose) => void;
    /** A connection was begun or given up: what was agreed on the one before is void. */
    parted: () => void;
    /** Another page of the same member has taken this one's place. */
    taken: () => void;
  };
};

/**
 * Which page of the other's this page is connected to. A connection belongs to
 * a pair of seats: if either changes, there is a fresh one. A seat that is
 * merely not there for a while ends nothing: two pages may hear each other
 * while one of them has lost our server.
 */
export function createPeerConnection({ self, connect, iceServers, media, say, forgetSignals, on }: Options) {
  let seat = newSeat(connect !== null);
  /** The server has told of this seat. Before, a seat under one's own role is that of the page before. */
  let isSeated = false;
  let hasSaidHello = false;
  let isTaken = false;
  let peer: Peer | null = null;
  let peerSeat: string | null = null;
  let otherIsThere = false;
  let anewAt = -Infinity;

  const part = () => {
    if (!peer) return;
    peer.close();
    peer = null;
    peerSeat = null;
    forgetSignals();
    on.parted();
    on.change(null);
  };

  const begin = (other: string, servers: RTCIceServer[]) => {
    if (!connect) return;
    const connectTo = (servers: RTCIceServer[]) => {
      try {
        return connect(servers);
      } catch {
        // Relays that this browser cannot use. Two on one network find each other without.
        logUnreadable("ice_server");
        return connect([]);
      }
    };
    part();
    peerSeat = other;
    const made = createPeer({
      connection: connectTo(servers),
      isPolite: self === "patient",
      iceServers,
      send: (signal) => say({ type: "signal", seat, to: other, signal }),
      on: {
        change: (state) => {
          if (peerSeat === other) on.change(state);
        },
        word: on.word,
        pose: on.pose,
        inVain: () => {
          if (otherIsThere && Date.now() - anewAt > RETRY_MS) anew();
        },
      },
    });
    peer = made;
    for (const kind of SENT) made.put(kind, media()[kind].track);
  };

  const hello = () => {
    hasSaidHello = true;
    say({ type: "hello", seat });
  };
  /** A new seat: both sides make a fresh connection. */
  const anew = () => {
    anewAt = Date.now();
    part();
    seat = newSeat(connect !== null);
    isSeated = false;
    hello();
  };

  /** What came for a connection whose servers were still asked for. */
  let early: NonNullable<RoomData["signal"]>[] = [];
  let beginning: string | null = null;

  const meet = async (other: string) => {
    beginning = other;
    early = [];
    const servers = await iceServers();
    if (beginning !== other) return;
    beginning = null;
    begin(other, servers);
    for (const signal of early.splice(0)) peer?.receive(signal.signal);
  };

  return {
    get: () => peer,
    seat: () => seat,
    hello,
    anew,
    /** The room as the server tells it. */
    standing(room: RoomState) {
      if (isTaken) return;
      const own = room.participants.find(({ role }) => role === self);
      const other = room.participants.find(({ role }) => role !== self);
      if (own?.seat === seat) isSeated = true;
      else if (own?.seat && isSeated) {
        isTaken = true;
        beginning = null;
        part();
        return on.taken();
      }
      otherIsThere = other?.seat != null;
      if (!isSeated || room.isDemo || !connect || !other || !canBeCalled(other.seat)) return;
      if (other.seat === peerSeat) {
        // Back after a while: what was said meanwhile is lost.
        if (peer && !peer.isUp()) peer.networkChanged();
      } else if (other.seat !== beginning) void meet(other.seat);
    },
    signal(signal: NonNullable<RoomData["signal"]>) {
      if (isTaken || signal.from === self || signal.to !== seat) return;
      if (signal.seat === beginning) early.push(signal);
      else if (signal.seat === peerSeat) peer?.receive(signal.signal);
    },
    hasSaidHello: () => hasSaidHello,
    /** This page takes the place again. */
    takeBack() {
      isTaken = false;
      anewAt = -Infinity;
      anew();
    },
    stop() {
      beginning = null;
      part();
    },
  };
}
