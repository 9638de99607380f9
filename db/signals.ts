import { setTimeout as sleep } from "node:timers/promises";
import { ConnectionLostError, type Connection, type Query } from "./connection";

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
export const LISTENING_SILENCE_MS = 30_000;

/** Before listening is tried again. */
const AGAIN_MS = 500;

/**
 * Signals by LISTEN and NOTIFY, on one channel of this database.
 * @param query what sends.
 * @param open a connection for one listener, which gives itself up after `LISTENING_SILENCE_MS`.
 */
export function postgresSignals(query: Query, open: (onLost: () => void) => Connection): Signals {
  return {
    async send(text) {
      await query("select pg_notify($1, $2)", [CHANNEL, text]);
    },
    receive(hear, connected) {
      let isOver = false;
      let current: Connection | null = null;
      // The driver's own `listen` says nothing of an interruption, and a try that fails leaves it deaf.
      const listen = async () => {
        while (!isOver) {
          await new Promise<void>((onLost) => {
            current = open(onLost);
            current.listen(CHANNEL, hear).then(connected, current.lose);
          });
          if (!isOver) await sleep(AGAIN_MS, undefined, { ref: false });
        }
      };
      const listening = listen();
      return async () => {
        isOver = true;
        current?.lose(new ConnectionLostError());
        // A pause between two tries is not waited for.
        await Promise.race([listening, sleep(100)]);
      };
    },
  };
}
