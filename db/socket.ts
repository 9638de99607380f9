import { connect, type Socket } from "node:net";

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
  return ({ host, port, path }) => {
    const index = turn++ % host.length;
    const socket: Socket & { host?: string } = path ? connect(path) : connect(port[index]!, host[index]);
    // The name that the driver checks a certificate against.
    socket.host = host[index]!;

    let heard = 0;
    let since = performance.now();
    const watch = setInterval(
      () => {
        if (socket.bytesRead !== heard) {
          heard = socket.bytesRead;
          since = performance.now();
        } else if (performance.now() - since >= silenceMs) {
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
