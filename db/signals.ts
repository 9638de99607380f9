import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import { socketsWithin } from "./socket";

/** Short texts between the processes of a fleet. None is stored: whoever is not listening misses it. */
export type Signals = {
  /** Tells all who listen, the sender included. @throws while there is no connection. */
  send(text: string): Promise<void>;
  /**
   * Listens from now on, and again after each interruption.
   * @param connected called whenever listening has begun: what was sent before is lost.
   * @returns what ends it.
   */
  receive(hear: (text: string) => void, connected: () => void): () => Promise<void>;
};

const CHANNEL = "kindweight_live";

/**
 * A connection that only listens is silent by nature, and nothing tells a cable
 * that is pulled from a quiet evening. Something must be sent more often than this.
 */
const LISTENING_SILENCE_MS = 30_000;

/** Before listening is tried again. */
const AGAIN_MS = 500;

/**
 * Signals by LISTEN and NOTIFY, on one channel of this database.
 * @param client what sends; a listener gets a connection of its own, made by `open`.
 */
export function postgresSignals(client: Sql, open: (settings: object) => Sql): Signals {
  return {
    async send(text) {
      await client.unsafe("select pg_notify($1, $2)", [CHANNEL, text]);
    },
    receive(hear, connected) {
      let isOver = false;
      let current: Sql | null = null;
      // Not the driver's own `listen`: it says nothing of an interruption, and a first try that fails leaves it deaf.
      const listen = async () => {
        while (!isOver) {
          let closed = () => {};
          const interrupted = new Promise<void>((resolve) => (closed = resolve));
          current = open({
            max: 1,
            idle_timeout: null,
            max_lifetime: null,
            socket: socketsWithin(LISTENING_SILENCE_MS),
            onclose: () => closed(),
            onnotify: (_channel: string, text: string) => hear(text),
          });
          try {
            await current.unsafe(`listen ${CHANNEL}`);
            connected();
            await interrupted;
          } catch {
            // Not there. Whoever asks the database hears of it by that.
          }
          await current.end({ timeout: 0 }).catch(() => {});
          if (!isOver) await sleep(AGAIN_MS, undefined, { ref: false });
        }
      };
      const listening = listen();
      return async () => {
        isOver = true;
        await current?.end({ timeout: 0 }).catch(() => {});
        // A pause between two tries is not waited for.
        await Promise.race([listening, sleep(100)]);
      };
    },
  };
}
