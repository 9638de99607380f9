import type { RequestHandler } from "express";
import helmet from "helmet";
import { randomBytes } from "node:crypto";
import type { Config } from "~/services/config.server";

/** A nonce for one response (128 bits, as CSP 3 recommends). */
export const createNonce = (): string => randomBytes(16).toString("base64");

/**
 * The Content-Security-Policy of a page.
 * @param scripts what allows its inline scripts: a nonce for a page that is rendered for one response, hashes for one
 * that
 *   is sent to many visitors.
 */
export const contentSecurityPolicy = (scripts: readonly string[], { production }: Pick<Config, "production">): string =>
  [
    "default-src 'none'",
    // 'self' is for browsers too old to know 'strict-dynamic'; the others ignore it.
    ["script-src 'self'", ...scripts.map((source) => `'${source}'`), "'strict-dynamic'"].join(" "),
    // Vite injects style elements in development, and listens on a WebSocket.
    production ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    production ? "connect-src 'self'" : "connect-src 'self' ws:",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join(";");

/**
 * Security headers on every response, errors and files included. Scripts run only with this response's nonce
 * (`res.locals.nonce`), styles only from our own files.
 */
export function securityHeaders(config: Pick<Config, "production" | "secure">): RequestHandler[] {
  const policy: RequestHandler = (_req, res, next) => {
    const nonce = createNonce();
    res.locals.nonce = nonce;
    res.setHeader("Content-Security-Policy", contentSecurityPolicy([`nonce-${nonce}`], config));
    next();
  };
  const headers = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: config.secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    // `same-origin` and not `no-referrer`: it is what tells an old browser's
    // form post (no Origin, no Sec-Fetch-Site) from a foreign one.
    referrerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
    xPoweredBy: false,
  });
  // Helmet has no word for this one.
  const permissions: RequestHandler = (_req, res, next) => {
    res.setHeader("Permissions-Policy", PERMISSIONS);
    next();
  };
  return [policy, headers, permissions];
}

/**
 * What of a device our own pages may ask for: what a consultation needs. The rest is refused even to a script that
 * should not be here. Only names that browsers know: Chromium writes an error to the console for each other.
 */
const PERMISSIONS = [
  ...["camera", "microphone", "display-capture", "xr-spatial-tracking"].map((one) => `${one}=(self)`),
  ...["geolocation", "midi", "payment", "serial", "usb", "hid"].map((one) => `${one}=()`),
].join(", ");
