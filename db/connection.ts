import { connect, type Socket } from "node:net";
import type postgres from "postgres";
import { createMutex, type Ask } from "./transaction";
import { WIRE_TYPES } from "./wire-types";

/**
 * The connection is gone, and with it whatever it had not answered. The code is the driver's own and counts as an
 * outage.
 */
export class ConnectionLostError extends Error {
  override name = "ConnectionLostError";
  readonly code = "CONNECTION_CLOSED";
  constructor() {
    super("The connection to the database is lost");
  }
}

/** The database is silent. The code is the one that sockets use, and counts as an outage. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
  readonly code = "ETIMEDOUT";
  constructor() {
    super("The database does not answer");
  }
}

/** Asks the server. The rows are lists of values where `values` is set. */
export type Query = Ask<{ prepare?: boolean; values?: boolean }, unknown[]>;

/** One connection to a PostgreSQL server. It connects with its first query, and once it is lost it stays lost. */
export type Connection = {
  query: Query;
  /**
   * Hears a channel from now on. Something must be sent more often than `silenceMs`. Such a connection answers no
   * queries.
   */
  listen(channel: string, hear: (text: string) => void): Promise<void>;
  /** Why nothing can be asked any more, else null. */
  readonly lost: Error | null;
  /** Settles as `work` does, or fails at once when the connection is lost. */
  untilLost<Result>(work: PromiseLike<Result>): Promise<Result>;
  /** Gives the connection up, and everything that still waits for an answer with it. */
  lose(error: Error): void;
  /** Ends the connection in good order. Nothing may be waiting for an answer. */
  close(): Promise<void>;
};

/** What the driver has made of the address; several hosts are tried in turn. */
type Target = { host: string[]; port: number[]; path?: string | false };

/** Both for the TCP connection and for the handshake that follows it. */
const CONNECT_SECONDS = 5;

/** How long the driver may take to end a connection in good order. */
const CLOSING = { timeout: 5 };

/**
 * Opens a connection by a client of postgres.js that has this one connection only and is thrown away with it.
 *
 * The driver's own pool would open another connection in its place and carry over what the lost one had not finished:
 * rows of an answer that broke off, bytes that were never sent, the rest of a transaction (decision 041). A client that
 * cannot connect again has nowhere to carry them.
 *
 * @param driver the package, which is not loaded where the database is embedded.
 * @param url a `postgres://` address.
 * @param options.silenceMs how long a query may stay without a byte of an answer. A cable that is pulled sends no
 * error, and
 *   the kernel would wait for a quarter of an hour. 0: without limit, for whatever waits for a lock.
 * @param options.onLost called once, also after `close`.
 */
export function openConnection(
  driver: typeof postgres,
  url: string,
  { silenceMs, onLost = () => {} }: { silenceMs: number; onLost?: () => void },
): Connection {
  let lost: Error | null = null;
  let socket: Socket | null = null;
  let hostsTried = 0;
  let unanswered = 0;
  const queryMutex = createMutex();
  const waiting = new Set<(error: Error) => void>();

  /**
   * A server that has not said a word when the driver gives up (`connect_timeout`) is as silent as one that is cut off.
   */
  const closed = () => (socket?.bytesRead ? new ConnectionLostError() : new NoAnswerError());

  /** The driver asks again after a handshake that has failed, for the next host if the address names several. */
  const openSocket = async ({ host, port, path }: Target): Promise<Socket> => {
    let failure: unknown = lost ?? closed();
    while (!lost && hostsTried < host.length) {
      const name = host[hostsTried]!;
      const to = path ? { path } : { host: name, port: port[hostsTried]! };
      hostsTried++;
      try {
        // The driver checks a certificate against the name that it finds on the socket.
        socket = Object.assign(await connectTo(to), { host: name });
        if (!lost) return socket;
        socket.destroy();
      } catch (error) {
        failure = error;
      }
    }
    lose(failure as Error);
    throw failure;
  };

  const settings = {
    // In the driver's documentation, not in its types.
    socket: openSocket,
    max: 1,
    // Notices ("relation already exists, skipping") would land on stdout between the log's JSON lines.
    onnotice: () => {},
    onclose: () => lose(closed()),
    connect_timeout: CONNECT_SECONDS,
    // The pool ends idle and old connections: the driver would do it in the middle of a transaction of ours.
    idle_timeout: 0,
    max_lifetime: null,
    // The driver asks for the types on each new connection and does not catch a failure (porsager/postgres#1192): a
    // database that goes away at that moment would end the process. `WIRE_TYPES` has all that are used.
    fetch_types: false,
    types: WIRE_TYPES,
  };
  const client = driver(url, settings);

  let heard = 0;
  let since = performance.now();
  const listenForSilence = () => {
    const received = socket?.bytesRead ?? 0;
    if (unanswered === 0 || received !== heard) {
      heard = received;
      since = performance.now();
    } else if (performance.now() - since >= silenceMs) {
      lose(new NoAnswerError());
    }
  };
  const watch = silenceMs > 0 ? setInterval(listenForSilence, Math.min(1_000, silenceMs / 4)).unref() : undefined;

  /** From now on nothing is asked any more, and all that wait for an answer are told why. */
  const refuse = (error: Error): void => {
    if (lost) return;
    lost = error;
    clearInterval(watch);
    for (const reject of waiting) reject(error);
    onLost();
  };
  const lose = (error: Error): void => {
    refuse(error);
    // Not by the driver's `end`: with TLS it would write a farewell to a socket that is closing, which ends the
    // process.
    socket?.destroy();
  };

  const untilLost = <Result>(work: PromiseLike<Result>) =>
    new Promise<Result>((resolve, reject) => {
      if (lost) reject(lost);
      waiting.add(reject);
      const done = () => void waiting.delete(reject);
      work.then(
        (result) => (done(), resolve(result)),
        (error: Error) => (done(), reject(error)),
      );
    });

  const ask: Query = async (text, parameters = [], { prepare = false, values = false } = {}) => {
    if (lost) throw lost;
    unanswered += 1;
    try {
      const asked = client.unsafe(text, parameters as never[], { prepare });
      return withoutHoles(await untilLost<unknown[]>(values ? asked.values() : asked));
    } catch (error) {
      // Only after an error of the server's own is the connection as it was. The driver may be a moment later to say
      // so.
      if ((error as { severity?: unknown }).severity === undefined) lose(closed());
      throw error;
    } finally {
      unanswered -= 1;
    }
  };

  return {
    get lost() {
      return lost;
    },
    // One query at a time: sent behind another one, the driver blames the first for a value of the second that it
    // cannot write.
    query: (...given) => queryMutex(() => ask(...given)),
    async listen(channel, hear) {
      // A listener waits for an answer all the time, so silence is noticed.
      unanswered += 1;
      // The driver listens again on a connection of its own when it is interrupted, which ends this one (`openSocket`).
      await untilLost(client.listen(channel, hear));
    },
    untilLost,
    lose,
    close() {
      refuse(new ConnectionLostError());
      return client.end(CLOSING);
    },
  };
}

/** @throws {NoAnswerError} after `CONNECT_SECONDS`. */
const connectTo = (to: { path: string } | { host: string; port: number }) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(to);
    socket.setTimeout(CONNECT_SECONDS * 1_000, () => socket.destroy(new NoAnswerError()));
    socket.once("connect", () => resolve(socket.setTimeout(0)));
    // It stays: an error before the driver listens, or after it has given the socket up, would end the process.
    socket.on("error", reject);
  });

/**
 * After an answer that has failed at a later row, the driver begins the next one with as many holes
 * (porsager/postgres#1119).
 * @param rows as the driver gives them.
 */
function withoutHoles(rows: unknown[]): unknown[] {
  if (rows.length > 0 && !(0 in rows))
    rows.splice(
      0,
      rows.findIndex((_row, index) => index in rows),
    );
  return rows;
}
