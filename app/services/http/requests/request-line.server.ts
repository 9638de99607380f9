import type { NextFunction, Request, Response } from "express";
import type { IncomingMessage } from "node:http";
import { sendPlainError } from "~/services/http/responses/plain-error.server";

/** Host and port, as a URL may have them; the port's range is checked apart. */
const AUTHORITY = /^(?:[a-z\d](?:[\w.-]*[a-z\d])?\.?|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;

/** What Remix knows. Any other method it refuses before the route is asked, which alone knows what it allows. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const SCREEN_METHODS = new Set(["GET", "HEAD", "POST"]);

function isAuthority(host: string): boolean {
  const match = AUTHORITY.exec(host);
  return match !== null && Number(match[1] ?? 0) <= 65_535;
}

const unreadable = new WeakSet<IncomingMessage>();

/** Node takes the first of them; whoever stands in front may have taken the other (RFC 9112, 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === "host") hosts++;
  return hosts > 1;
}

/**
 * Brings a request's first line and Host into the one form that everything
 * behind reads. What has none is emptied, and refused by `refuseUnreadable`.
 * Before Express gets hold of it: Express parses every address, and Node prints
 * those that it finds odd among the log's lines.
 */
export function normalizeRequestLine(req: IncomingMessage): void {
  const url = req.url ?? "";
  // An absolute address is how a proxy asks; it goes before Host (RFC 9112, 3.2.2).
  const absolute = /^https?:\/\/([^/?#]*)(.*)/is.exec(url);
  if (absolute) {
    req.headers.host = absolute[1]!;
    const rest = absolute[2]!.replace(/#.*/, "");
    req.url = rest.startsWith("/") ? rest : `/${rest}`;
  }
  // HTTP/1.0 knows no Host.
  const host = req.headers.host ?? "localhost";
  if (!req.url?.startsWith("/") || !isAuthority(host) || hasTwoHosts(req) || !isDecodable(req.url)) {
    req.url = isApiPath(url) ? "/api/" : "/";
    unreadable.add(req);
  }
}

/**
 * Answers what `normalizeRequestLine` could not make sense of, with the headers and the log's line that every answer
 * has.
 */
export function refuseUnreadable(req: Request, _res: Response, next: NextFunction): void {
  next(unreadable.has(req) ? new URIError("The request cannot be read") : undefined);
}

/** Whether an address is the API's, whose errors are JSON. */
export const isApiPath = (path: string): boolean => /^\/api(\/|$)/.test(path);

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?")[0]!);
    return true;
  } catch {
    return false;
  }
}

/**
 * 405 for methods that no screen answers; an endpoint of the API says so
 * itself, and is asked even about methods that Remix does not know.
 */
export function refuseUnknownMethods(req: Request, res: Response, next: NextFunction): void {
  if (isApiPath(req.path)) {
    if (!METHODS.has(req.method)) req.method = "OPTIONS";
    return next();
  }
  if (SCREEN_METHODS.has(req.method)) return next();
  const methods = [...SCREEN_METHODS].join(", ");
  sendPlainError(req, res.set("Allow", methods), 405, ({ t }) => t("This page answers {methods}.", { methods }));
}

/** Bytes of an unwanted body that are taken in at the most, so that its sender gets to read the answer. */
const UNWANTED_BYTES = 16 * 1024 * 1024;

/**
 * Takes in and forgets what is left of a body that was answered without being
 * read to its end. Closed instead, the connection would be reset, and the
 * client might never see the answer; left alone, the next request on the
 * connection would wait behind the body for ever.
 */
export function drainBody(req: Request, res: Response, next: NextFunction): void {
  res.on("finish", () => {
    if (req.complete) return;
    let left = UNWANTED_BYTES;
    // Whoever began to read has stopped, and would pause it again.
    req.removeAllListeners("data");
    req.on("data", (chunk: Buffer) => {
      left -= chunk.byteLength;
      if (left < 0) req.destroy();
    });
    req.resume();
  });
  next();
}
