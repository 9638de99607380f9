import pino, { type DestinationStream } from "pino";

/**
 * The log, as narrow as it can be: a caller can say *that* something happened
 * with codes and numbers, but has no way to pass a body, a query or a message
 * that might quote one. pino's `redact` is no guard for that (it misses nested
 * keys and error messages), so there is an allow-list instead.
 */
export type Log = {
  request(entry: { id: string; method: string; route: string; status: number; milliseconds: number }): void;
  event(name: string, facts?: Record<string, number | boolean>): void;
  /** Logs an error's class, code and stack frames; never its message, which may quote a row. */
  error(error: unknown, facts?: { id?: string }): void;
};

/** A frame ends in a place in a file; a line of a message that only looks like one seldom does. */
const FRAME = /^\s+at .*(:\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;

/** Stack frames only: the stack begins with the message, which is cut off first. */
function frames({ stack = "", message }: Error): string[] {
  const start = stack.indexOf(message);
  return (start < 0 ? stack : stack.slice(start + message.length))
    .split("\n")
    .filter((line) => FRAME.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint_name, table_name } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    // Names of our own schema, not data.
    ...(typeof constraint_name === "string" ? { constraint: constraint_name } : {}),
    ...(typeof table_name === "string" ? { table: table_name } : {}),
    frames: frames(error),
    ...(error.cause instanceof Error ? { cause: describe(error.cause) } : {}),
  };
}

/** Makes the log: JSON lines, UTC times. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    request: (entry) => logger.info(entry, "request"),
    event: (name, facts = {}) => logger.info(facts, name),
    error: (error, facts = {}) => logger.error({ ...facts, error: describe(error) }, "error"),
  };
}
