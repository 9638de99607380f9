import { connect, Socket } from "node:net";

/** The database is there, but silent. The code is the one that sockets use, and counts as an outage. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
  readonly code = "ETIMEDOUT";
  constructor() {
    super("The database does not answer");
  }
}

/** What postgres.js has made of the address; several hosts are tried in turn. */
type Target = { host: string[]; port: number[]; path?: string | false };

/**
 * For so long after a connection could not be had no other one is tried: they
 * fail at once, and with them all that wait for one. Otherwise ten at a time
 * would each find out for themselves, and whoever is behind them waits for all.
 */
const AWAY_MS = 200;

/**
 * What postgres.js is to wait before it connects again: nothing (`backoff`). Its own
 * rest grows to twenty seconds, and the queries rest with it; `socketsWithin`
 * sees to it that a server that is away is not overrun.
 */
export const NO_REST = () => 0;

/**
 * A socket to nowhere, which swallows the driver's greeting and then breaks. Not
 * sooner: what the driver has not written by then it would keep for ever.
 */
class Broken extends Socket {
  constructor(error: Error) {
    super();
    setImmediate(() => setImmediate(() => this.destroy(error)));
  }
  override write() {
    return true;
  }
}

/** What a client says first: that it speaks protocol 3.0, or that it wants TLS. */
const GREETINGS = [196_608, 80_877_103];

/** The last greeting in what is written to a new connection, and nothing that stands before it. */
function lastGreeting(written: Uint8Array): Uint8Array {
  const bytes = Buffer.from(written.buffer, written.byteOffset, written.byteLength);
  for (let at = bytes.length - 8; at > 0; at--) {
    if (bytes.readInt32BE(at) === bytes.length - at && GREETINGS.includes(bytes.readInt32BE(at + 4)))
      return bytes.subarray(at);
  }
  return written;
}

/**
 * Sees to it that postgres.js greets on a new connection, and says nothing before.
 *
 * A query that was given to a connection just as that was being closed stays in the driver's buffer, with a timer that
 * counts as running and is not. What it writes next is put behind it, unsent until it has a kilobyte: each greeting of
 * each connection that it opens in this place, while a query of somebody's waits five seconds for each. A connection on
 * which nothing was said is therefore closed at once (the driver opens another), until it says all of it; and of
 * that the server gets what it has to.
 *
 * @param stuck told before it is closed for that.
 */
function seeGreeted(socket: Socket, stuck: () => void): void {
  let isGreeted = false;
  const write = socket.write;
  socket.write = ((written: Uint8Array, ...others: never[]) => {
    isGreeted = true;
    socket.write = write;
    return socket.write(lastGreeting(written), ...others);
  }) as Socket["write"];
  // The driver writes in the next turn of the event loop but one at the latest.
  setImmediate(() =>
    setImmediate(() => {
      if (isGreeted || socket.destroyed) return;
      stuck();
      socket.destroy();
    }),
  );
}

/**
 * Has a socket say that it was closed, and not whether by an error: of that postgres.js has been told before. After one
 * it would leave the query alone that it was given in between, unsent and unanswered.
 */
function closeWithoutError(socket: Socket): void {
  const emit = socket.emit.bind(socket) as (event: string | symbol, ...given: unknown[]) => boolean;
  socket.emit = (event: string | symbol, ...given: unknown[]) =>
    event === "close" ? emit(event, false) : emit(event, ...given);
}

/**
 * Makes sockets for postgres.js that give up when the server falls silent.
 *
 * A cable that is pulled sends no error: the driver would wait for its answer
 * until the kernel stops retransmitting, a quarter of an hour later, and soon
 * every connection of the pool would be waiting. A socket on which nothing has
 * arrived for `silenceMs` is therefore destroyed with
 * `NoAnswerError`, and the pool
 * opens another. Idle connections must be closed sooner than that by the pool
 * itself (`idle_timeout`), or a query could be written to one that is just
 * being destroyed.
 *
 * It watches by a timer of its own: the driver takes all listeners off a socket
 * when it puts TLS on top, that of `setTimeout` included.
 */
export function socketsWithin(silenceMs: number): (target: Target) => Socket & { host?: string } {
  let turn = 0;
  /** By host: until when it counts as away, and what it said. */
  const away = new Map<number, { until: number; error: Error }>();
  return ({ host, port, path }) => {
    const index = turn++ % host.length;
    const known = away.get(index);
    if (known && performance.now() < known.until) return new Broken(known.error);
    const note = (error: Error) => void away.set(index, { until: performance.now() + AWAY_MS, error });
    const socket: Socket & { host?: string } = path ? connect(path) : connect(port[index]!, host[index]);
    // The name that the driver checks a certificate against.
    socket.host = host[index]!;
    let isStuck = false;
    seeGreeted(socket, () => (isStuck = true));
    closeWithoutError(socket);
    let reason: Error = new NoAnswerError();
    socket.on("error", (error) => (reason = error));
    // Given up by the driver (`connect_timeout`), it closes without an error.
    socket.on("close", () => socket.bytesRead === 0 && !isStuck && note(reason));

    let heard = 0;
    let since = performance.now();
    const watch = setInterval(
      () => {
        if (socket.bytesRead !== heard) {
          heard = socket.bytesRead;
          since = performance.now();
        } else if (performance.now() - since >= silenceMs) {
          note(new NoAnswerError());
          socket.destroy(new NoAnswerError());
        }
        if (socket.destroyed) clearInterval(watch);
      },
      Math.min(1_000, silenceMs / 4),
    );
    watch.unref();
    return socket;
  };
}
