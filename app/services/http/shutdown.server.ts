import type { Server } from "node:http";
import type { Log } from "~/services/log.server";

/** How long requests may take to finish after the signal, and the whole shutdown at the most. */
const DRAIN_MS = 8_000;
const HARD_LIMIT_MS = 10_000;

/**
 * On SIGTERM or SIGINT: `/readyz` turns 503 and streams end (`beforeClose`), no
 * new connection is taken, requests in flight finish, then what they used is
 * closed (`afterClose`). `server.close()` alone never returns while a
 * keep-alive connection or a stream is open; the hard timer is the last word.
 */
export function gracefulShutdown(
  server: Server,
  hooks: { log: Log; beforeClose: () => void; afterClose: () => Promise<void> },
) {
  let started = false;
  const stop = (signal: NodeJS.Signals) => {
    if (started) return;
    started = true;
    hooks.log.event(`stopping on ${signal}`);
    setTimeout(() => process.exit(1), HARD_LIMIT_MS).unref();
    hooks.beforeClose();
    const drained = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(drained);
      hooks.afterClose().then(
        () => process.exit(0),
        (error: unknown) => {
          hooks.log.error(error);
          process.exit(1);
        },
      );
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
