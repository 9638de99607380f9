import type { Signals } from "db/signals";
import type { AppContext } from "~/context";
import type { OpenRecord } from "~/services/http/record-guard.server";
import { createBus } from "./bus.server";
import { createHub, outgoing, type Listener, type Outgoing } from "./hub.server";
import { createWatch, type EndReason } from "./watch.server";

/** A record opened for reading, by whom, in which session and from where. */
export type OpenedLive = OpenRecord & { tokenHash: Uint8Array | null; address: string };

/** One end of a live connection, whatever carries it. */
export type LiveClient = {
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
export type Room = { allowed: true } | { allowed: false; isFull: boolean; retryAfterSeconds: number };
export type Subscribed = { allowed: true; subscription: Subscription } | Extract<Room, { allowed: false }>;

/** The live channel of a process, as routes see it. */
export type Live = {
  /**
   * Says that a patient has new events, after they were committed: to the
   * clients of this process and, over the bus, to all others. Only a hint, so it
   * never fails and never waits; the table is the truth.
   */
  hint(patientId: number): void;
  /** Says that sessions of a user have ended, or what they may read has changed: their connections are checked again, in all processes. */
  recheck(userId: number): void;
  /**
   * Tells a client everything about an opened record from now on, or with `after`
   * from the event after that number on.
   */
  subscribe(opened: OpenedLive, after: number | null, client: LiveClient): Subscribed;
  /** Whether one more connection would be taken. */
  room(opened: OpenedLive): Room;
  /** Ends all connections; none is taken any more. */
  end(): void;
  close(): Promise<void>;
};

/** Connections in one process. Files are the limit: each connection is one. */
const MOST = 10_000;
/** From one address: a clinic behind one router. */
const MOST_FROM = 500;
/** Of one user, on all their screens. */
const MOST_OF = 40;
const RETRY_SECONDS = 30;

/** @param signals what reaches the other processes; null: there are none. */
export function createLive({ db, clock, log }: Pick<AppContext, "db" | "clock" | "log">, signals: Signals | null): Live {
  const hub = createHub({ db, log });
  const watch = createWatch({ db, clock, log });
  const bus = createBus(signals, log, {
    hints({ patients, users }) {
      for (const id of patients) hub.hint(id);
      for (const id of users) watch.recheck(id);
    },
    connected() {
      hub.lookAgain();
      watch.recheckAll();
    },
  });
  const clients = new Set<LiveClient>();
  const counts = new Map<string, number>();
  let isEnding = false;

  const count = (key: string, by: 1 | -1) => {
    const now = (counts.get(key) ?? 0) + by;
    if (now > 0) counts.set(key, now);
    else counts.delete(key);
  };

  const keysOf = ({ viewer, address }: OpenedLive) => [`from ${address}`, ...(viewer ? [`of ${viewer.id}`] : [])];
  const room = (opened: OpenedLive): Room => {
    const [from, of] = keysOf(opened);
    const isFull = isEnding || clients.size >= MOST;
    const hasTooMany = (counts.get(from!) ?? 0) >= MOST_FROM || (of !== undefined && (counts.get(of) ?? 0) >= MOST_OF);
    return isFull || hasTooMany ? { allowed: false, isFull, retryAfterSeconds: RETRY_SECONDS } : { allowed: true };
  };

  return {
    hint(patientId) {
      hub.hint(patientId);
      bus.tell({ patients: [patientId] });
    },
    recheck(userId) {
      watch.recheck(userId);
      bus.tell({ users: [userId] });
    },
    room,
    subscribe(opened, after, client) {
      const verdict = room(opened);
      if (!verdict.allowed) return verdict;
      const { patientId, viewer, isDemo, tokenHash } = opened;
      const keys = keysOf(opened);
      for (const key of keys) count(key, 1);
      clients.add(client);

      let hasLeft = false;
      const listener: Listener = { patientId, seq: after ?? -1, take: (message) => client.take(message) };
      const end = (reason: EndReason) => {
        leave();
        client.end(reason);
      };
      const unwatch = !isDemo && viewer && tokenHash ? watch.add({ patientId, userId: viewer.id, tokenHash, end }) : () => {};
      const leave = () => {
        if (hasLeft) return;
        hasLeft = true;
        hub.leave(listener);
        unwatch();
        clients.delete(client);
        for (const key of keys) count(key, -1);
      };
      const beat = () => outgoing("vitals_response", Math.max(0, listener.seq), {});
      hub.join(listener).then(
        // Who comes back and has missed nothing hears at once that it is connected.
        () => void (after === null || hasLeft || client.take(beat())),
        () => hasLeft || end("unavailable"),
      );
      return { allowed: true, subscription: { resume: () => hub.resume(listener), beat, leave } };
    },
    end() {
      isEnding = true;
      for (const client of clients) client.end("restart");
    },
    async close() {
      hub.close();
      watch.close();
      await bus.close();
    },
  };
}
