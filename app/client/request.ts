import { BACKGROUND_HEADER } from "~/domain/session";

/** An unsuccessful answer. The message is the status, a colon, and the body text (ERR-01). */
export class RequestError extends Error {
  override name = "RequestError";
  constructor(
    readonly status: number,
    text: string,
    /** How long to wait before it may be tried again, where the answer says so. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${text}`);
  }
}

/**
 * The one helper for calls from the browser to our own endpoints. Cookies
 * always go along; a body and its content type only when there is a payload: a form's fields as a form, anything else
 * as JSON.
 * @throws {RequestError} for any status outside 200 to 299.
 */
export async function request(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  payload?: unknown,
  options: {
    signal?: AbortSignal;
    /** Outlives the page. */ keepalive?: boolean;
    /** Sent by the page itself: no activity of its user, so it keeps no session alive. */ background?: boolean;
  } = {},
): Promise<Response> {
  const headers = {
    ...(payload === undefined || payload instanceof URLSearchParams ? {} : { "Content-Type": "application/json" }),
    ...(options.background ? { [BACKGROUND_HEADER]: "1" } : {}),
  };
  // eslint-disable-next-line no-restricted-syntax -- this is it
  const response = await fetch(url, {
    method,
    credentials: "include",
    ...(payload === undefined ? {} : { body: payload instanceof URLSearchParams ? payload : JSON.stringify(payload) }),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  });
  if (!response.ok) {
    const text = await response.text().catch(() => "");
    throw new RequestError(
      response.status,
      text || response.statusText,
      Number(response.headers.get("Retry-After")) || null,
    );
  }
  return response;
}

/**
 * Loads JSON from the address that is the query's key (APP-31). A later version's answer may have another shape, so
 * whoever uses it reads it with a guard (`domain/type-guards.ts`).
 * @param on401 what a 401 means: a failure (the default), or an empty result, `null`.
 */
export async function load<T = unknown>(
  key: string,
  {
    on401 = "fail",
    signal,
    background = false,
  }: { on401?: "fail" | "empty"; signal?: AbortSignal; background?: boolean } = {},
): Promise<T | null> {
  try {
    const response = await request("GET", key, undefined, { background, ...(signal ? { signal } : {}) });
    return (await response.json()) as T;
  } catch (error) {
    if (on401 === "empty" && error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}
