import type { Database } from "db/client";
import type { Signals } from "db/signals";
import type { Clock } from "~/domain/clock";
import { visitorKey } from "~/services/http/limits/rate-limits.server";
import { unmonitoredJobs, type Jobs } from "~/services/background-tasks.server";
import type { Log } from "~/services/log.server";
import { createPresence, type Presence } from "~/services/rooms/presence.server";
import { roomsSource } from "~/services/rooms/event-source.server";
import type { Seal } from "~/services/seal.server";
import { createBus } from "./bus.server";
import { createHub, SWEEP_MS, type Hub, type Listener, type Outgoing } from "./hub.server";
import { vitalsSource } from "./vitals-source.server";
import { createAccessWatch, type EndReason, type AccessWatch, type Watched } from "./access-watch.server";

/** A channel opened for listening, by whom and from where. */
export type OpenedLive = {
  kind: "patients" | "rooms";
  /** Of the patient, or the room's number. */
  id: number;
  /** The signed-in user, if any. */
  userId: number | null;
  address: string;
  /** What may end it from outside; null: nothing does. */
  watched: Watched | null;
  /** Of a room: who is there for as long as the connection is. */
  memberId: number | null;
};

/** By what a live connection goes. */
export const TRANSPORTS = ["websocket", "event-stream"] as const;
type Transport = (typeof TRANSPORTS)[number];
/** What it tells of: a patient's readings, or what happens in a consultation room. */
export const LIVE_CHANNELS = { patients: "vitals", rooms: "room" } as const satisfies Record<
  OpenedLive["kind"],
  string
>;

/** One end of a live connection, whatever carries it. */
export type LiveClient = {
  readonly transport: Transport;
  /** Puts a message on its way; false: no room, nothing was taken. */
  take(message: Outgoing): boolean;
  /** To be ended. Nothing more comes after it. */
  end(reason: EndReason): void;
};

export type Subscription = {
  /** There is room again. */
  resume(): void;
  /** What tells a client that it has missed nothing: its own number, and no data. */
  beat(): Outgoing;
  leave(): void;
};

/** Whether there is room for one more. `isFull` is about this process, not about who asks. */
type Room = { allowed: true } | { allowed: false; isFull: boolean; retryAfterSeconds: number };
type Subscribed = { allowed: true; subscription: Subscription } | Extract<Room, { allowed: false }>;

/** The live channels of a process, as routes see them. */
export type Live = {
  /**
   * Says that a patient has new events, after they were committed: to the
   * clients of this process and, over the bus, to all others. Only a hint, so it
   * never fails and never waits; the table is the truth.
   */
  hint(patientId: number): void;
  /** The same of a consultation room, by its number. */
  hintRoom(id: number): void;
  /** The same, with the events themselves: the clients of this process are told without another look. */
  tellRoom(id: number, messages: readonly Outgoing[]): void;
  /**
   * Says that sessions of a user have ended, or what is open to them has changed: their connections are checked again,
   * in all processes.
   */
  recheck(userId: number): void;
  /**
   * Tells a client everything of an opened channel from now on, or with `after`
   * from the event after that number on.
   */
  subscribe(opened: OpenedLive, after: number | null, client: LiveClient): Subscribed;
  /** Whether one more connection would be taken. */
  room(opened: Pick<OpenedLive, "userId" | "address">): Room;
  /** Connections that are open in this process, of each kind. */
  counts(): Record<OpenedLive["kind"], Record<Transport, number>>;
  /** Ends all connections; none is taken any more. */
  end(): void;
  close(): Promise<void>;
};

/** Connections in one process. Files are the limit: each connection is one. */
const MAX = 10_000;
/** From one address: a clinic behind one router. */
const MAX_FROM = 500;
/** Of one user, on all their screens. */
const MAX_OF = 40;
const RETRY_SECONDS = 30;

/** How many connections somebody has. Each of theirs holds on to the same one. */
type Count = { readonly of: string | number; connections: number };

/** What a connection's listening needs of its process. One for all. */
type Process = {
  hubs: Record<OpenedLive["kind"], Hub>;
  beats: Record<OpenedLive["kind"], (seq: number) => Outgoing>;
  watch: AccessWatch;
  presence: Presence;
  clients: Set<Listening>;
  counts: Map<string | number, Count>;
};

/**
 * A client's place in a channel. There are thousands of them, so it is one
 * object with a few fields, and everything that it does is on the prototype.
 */
class Listening implements Listener, Subscription {
  readonly id: number;
  seq: number;
  private readonly memberId: number | null;
  private unwatch: (() => void) | null = null;

  constructor(
    private readonly process: Process,
    readonly kind: OpenedLive["kind"],
    { id, memberId }: OpenedLive,
    after: number | null,
    private readonly client: LiveClient,
    private readonly from: Count,
    private readonly by: Count | null,
  ) {
    this.id = id;
    this.seq = after ?? -1;
    this.memberId = memberId;
    process.clients.add(this);
    if (memberId !== null) process.presence.add(id, memberId);
  }

  watchOver(watched: Watched) {
    this.unwatch = this.process.watch.add(watched, (reason) => this.end(reason));
  }

  take(message: Outgoing): boolean {
    if (!this.client.take(message)) return false;
    if (message.isLast) this.end("ended");
    return true;
  }

  resume() {
    this.process.hubs[this.kind].resume(this);
  }

  beat(): Outgoing {
    return this.process.beats[this.kind](Math.max(0, this.seq));
  }

  get transport(): Transport {
    return this.client.transport;
  }

  get hasLeft(): boolean {
    return !this.process.clients.has(this);
  }

  end(reason: EndReason) {
    this.leave();
    this.client.end(reason);
  }

  leave() {
    const { clients, hubs, presence, counts } = this.process;
    if (!clients.delete(this)) return;
    hubs[this.kind].leave(this);
    this.unwatch?.();
    if (this.memberId !== null) presence.remove(this.memberId);
    for (const count of [this.from, this.by]) {
      if (count && --count.connections === 0) counts.delete(count.of);
    }
  }
}

/** @param signals what reaches the other processes; null: there are none. */
export function createLive(
  { db, clock, log, seal, jobs = unmonitoredJobs }: { db: Database; clock: Clock; log: Log; seal: Seal; jobs?: Jobs },
  signals: Signals | null,
): Live {
  const sources = { patients: vitalsSource(db), rooms: roomsSource({ db, clock, seal }) };
  const hubs = {
    patients: createHub(sources.patients, log, SWEEP_MS, (sweep) => jobs.run("live_vitals", sweep)),
    rooms: createHub(sources.rooms, log, SWEEP_MS, (sweep) => jobs.run("live_rooms", sweep)),
  };
  const watch = createAccessWatch({ db, clock, log, jobs });
  const hintRoom = (id: number) => {
    hubs.rooms.hint(id);
    bus.tell({ rooms: [id] });
  };
  const presence = createPresence({ db, clock, log, jobs, hintRoom });
  const bus = createBus(signals, log, {
    hints({ patients, users, rooms }) {
      for (const id of patients) hubs.patients.hint(id);
      for (const id of rooms) hubs.rooms.hint(id);
      for (const id of users) watch.recheck(id);
    },
    connected() {
      hubs.patients.lookAgain();
      hubs.rooms.lookAgain();
      watch.recheckAll();
    },
  });
  const clients = new Set<Listening>();
  const counts = new Map<string | number, Count>();
  const process: Process = {
    hubs,
    beats: { patients: sources.patients.beat, rooms: sources.rooms.beat },
    watch,
    presence,
    clients,
    counts,
  };
  let isEnding = false;

  const counted = (of: string | number): Count => {
    const count = counts.get(of) ?? { of, connections: 0 };
    counts.set(of, count);
    count.connections += 1;
    return count;
  };

  const room: Live["room"] = ({ userId, address }) => {
    const isFull = isEnding || clients.size >= MAX;
    const hasTooMany =
      (counts.get(visitorKey(address))?.connections ?? 0) >= MAX_FROM ||
      (userId !== null && (counts.get(userId)?.connections ?? 0) >= MAX_OF);
    return isFull || hasTooMany ? { allowed: false, isFull, retryAfterSeconds: RETRY_SECONDS } : { allowed: true };
  };

  return {
    hint(patientId) {
      hubs.patients.hint(patientId);
      bus.tell({ patients: [patientId] });
    },
    hintRoom,
    tellRoom(id, messages) {
      hubs.rooms.offer(id, messages);
      bus.tell({ rooms: [id] });
    },
    recheck(userId) {
      watch.recheck(userId);
      bus.tell({ users: [userId] });
    },
    room,
    counts() {
      const open = { patients: { websocket: 0, "event-stream": 0 }, rooms: { websocket: 0, "event-stream": 0 } };
      for (const { kind, transport } of clients) open[kind][transport] += 1;
      return open;
    },
    subscribe(opened, after, client) {
      const verdict = room(opened);
      if (!verdict.allowed) return verdict;
      const { kind, userId, address, watched } = opened;
      const listening = new Listening(
        process,
        kind,
        opened,
        after,
        client,
        counted(visitorKey(address)),
        userId === null ? null : counted(userId),
      );
      if (watched) listening.watchOver(watched);
      hubs[kind].join(listening).then(
        // Who comes back and has missed nothing hears at once that it is connected.
        () => void (after === null || listening.hasLeft || listening.take(listening.beat())),
        () => listening.hasLeft || listening.end("unavailable"),
      );
      return { allowed: true, subscription: listening };
    },
    end() {
      isEnding = true;
      // Who is sent away by a restart is back in a moment: they have not gone.
      presence.stop();
      for (const listening of clients) listening.end("restart");
    },
    async close() {
      for (const hub of Object.values(hubs)) hub.close();
      watch.close();
      presence.stop();
      await bus.close();
    },
  };
}
