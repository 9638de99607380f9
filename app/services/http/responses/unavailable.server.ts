/** Seconds after which a client that met an outage may try again. */
export const UNAVAILABLE_RETRY_SECONDS = 5;

/**
 * Error codes that mean "the database cannot be reached or takes nobody in
 * right now": sockets (Node), postgres.js's own, and SQLSTATE classes 08
 * (connection), 53 (resources), 57P0x (shutdown, starting up, dropped), 55000
 * (takes no connections), 3D000 (not there, as while it is restored) and 28
 * (does not know us, as while its password is changed).
 */
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|CONNECTION_CLOSED|CONNECTION_ENDED|CONNECTION_DESTROYED|08\w{3}|53\w{3}|57P0[1-4]|55000|3D000|28\w{3})$/;

/** The 503 that screens throw in an outage. A form's action answers it otherwise, and logs what it came of. */
class UnavailableResponse extends Response {
  constructor(readonly cause: unknown) {
    super("Service Unavailable", {
      status: 503,
      statusText: "Service Unavailable",
      headers: { "Retry-After": String(UNAVAILABLE_RETRY_SECONDS) },
    });
  }
}

/** Whether an error, or what caused it, is an outage and not a fault of ours. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableResponse) return true;
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth++) {
    const { code } = current as { code?: unknown };
    if (typeof code === "string" && UNAVAILABLE_CODES.test(code)) return true;
    if (current instanceof AggregateError && current.errors.some(isUnavailable)) return true;
    current = current.cause;
  }
  return false;
}

/**
 * Runs a screen's loader or action; an outage becomes a 503 with `Retry-After`
 * instead of an anonymous 500, so that the screen's own boundary can say so.
 */
export async function respondUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const unavailable: Response = new UnavailableResponse(error);
    throw unavailable;
  }
}

/** What to log of an error that may be an outage already made an answer. */
export const causeOf = (error: unknown): unknown => (error instanceof UnavailableResponse ? error.cause : error);
