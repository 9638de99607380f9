import type { Log } from "~/services/log.server";

/**
 * What nobody has caught ends the process, as Node would have it, since nobody knows what was left half done. But Node
 * would write the error's message, too, and that of a failed query quotes its parameters.
 */
export function exitOnUncaughtError(log: Log): void {
  process.on("uncaughtException", (error) => {
    log.error(error);
    log.event("an error that nobody has caught: ending");
    process.exit(1);
  });
}
