import type { Signals } from "db/signals";
import { createHash, randomBytes } from "node:crypto";
import type { RedisClientType } from "redis";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import type { Log } from "~/services/log.server";
import { listSecrets, type Secrets } from "~/services/secrets.server";

/**
 * What processes tell each other: whose events, which rooms' and whose sessions are worth a look. Numbers and nothing
 * else.
 */
export type Hints = Record<(typeof KINDS)[number], number[]>;
const KINDS = ["patients", "users", "rooms"] as const;
const NONE: Hints = { patients: [], users: [], rooms: [] };

export type Bus = {
  /** Tells the other processes, a moment later and together with what else there is. Never fails. */
  tell(hints: Partial<Hints>): void;
  close(): Promise<void>;
};

/**
 * Redis' channel of this installation, whose processes share the secret: others may use the same Redis. By the oldest
 * one, so that a change of it parts no processes.
 */
export const redisChannelName = (secrets: Secrets) =>
  `live:${createHash("sha256")
    .update(`live ${listSecrets(secrets).at(-1)}`)
    .digest("base64url")
    .slice(0, 16)}`;

/** Hints are gathered for so long: a burst is one message. */
const GATHER_MS = 5;
/** Numbers of a kind in one message; NOTIFY takes 8,000 bytes. */
const MAX = 200;
/** Listeners hear at least this often that the line is there (`LISTENING_SILENCE_MS`). */
const BEAT_MS = 10_000;

/**
 * Carries hints between processes.
 * @param signals what carries them; null: there are no other processes.
 * @param on.hints of another process.
 * @param on.connected the line is there, for the first time or again: hints may have been lost.
 */
export function createBus(
  signals: Signals | null,
  log: Log,
  on: { hints: (hints: Hints) => void; connected: () => void },
): Bus {
  if (!signals) return { tell: () => {}, close: async () => {} };
  const self = randomBytes(6).toString("base64url");
  const waiting = { patients: new Set<number>(), users: new Set<number>(), rooms: new Set<number>() };
  let timer: NodeJS.Timeout | null = null;

  const send = (hints: Hints) =>
    signals
      .send(JSON.stringify({ from: self, ...hints }))
      .catch((error: unknown) => void (isDisconnected(error) || log.error(error)));
  const flush = () => {
    timer = null;
    const all = KINDS.map((kind) => [kind, [...waiting[kind]]] as const);
    for (const kind of KINDS) waiting[kind].clear();
    const longest = Math.max(...all.map(([, ids]) => ids.length));
    for (let from = 0; from < longest; from += MAX) {
      void send(Object.fromEntries(all.map(([kind, ids]) => [kind, ids.slice(from, from + MAX)])) as Hints);
    }
  };

  const stop = signals.receive((text) => {
    const hints = parseHints(text);
    if (hints && hints.from !== self) on.hints(hints);
  }, on.connected);
  const beat = setInterval(() => void send(NONE), BEAT_MS);
  beat.unref();

  return {
    tell(hints) {
      for (const kind of KINDS) for (const id of hints[kind] ?? []) waiting[kind].add(id);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    async close() {
      clearInterval(beat);
      if (timer) clearTimeout(timer);
      await stop();
    },
  };
}

/** A client that is not connected says so in words of its own. */
const isDisconnected = (error: unknown) =>
  isUnavailable(error) ||
  (error instanceof Error && /Client(Offline|Closed)|SocketClosed|Disconnects/.test(error.constructor.name));

function parseHints(text: string): (Hints & { from: string }) | null {
  const ids = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger);
  try {
    // A process of an earlier version, while a fleet is being replaced, knows of no rooms.
    const { from, patients, users, rooms = [] } = JSON.parse(text) as Record<string, unknown>;
    return typeof from === "string" && ids(patients) && ids(users) && ids(rooms)
      ? { from, patients, users, rooms }
      : null;
  } catch {
    return null;
  }
}

/**
 * Signals by Redis. A subscriber is a connection of its own, which is pinged so
 * that a dead cable is noticed.
 * @param channel of this installation: others may use the same Redis.
 */
export function redisSignals(redis: RedisClientType, channel: string, log: Log): Signals {
  return {
    async send(text) {
      await redis.publish(channel, text);
    },
    receive(hear, connected) {
      const subscriber = redis.duplicate({
        pingInterval: 5_000,
        socket: { ...redis.options.socket, socketTimeout: 20_000 } as never,
        disableOfflineQueue: false,
      });
      let hasSubscribed = false;
      subscriber.on("error", (error: unknown) => void (isDisconnected(error) || log.error(error)));
      // After the first time the client subscribes again by itself before it is ready.
      subscriber.on("ready", () => {
        if (hasSubscribed) return connected();
        subscriber.subscribe(channel, hear).then(
          () => {
            hasSubscribed = true;
            connected();
          },
          () => {},
        );
      });
      subscriber.connect().catch(() => {});
      return async () => subscriber.destroy();
    },
  };
}
