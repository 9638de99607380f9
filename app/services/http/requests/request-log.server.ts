import type { RequestHandler } from "express";
import { randomUUID } from "node:crypto";
import onHeaders from "on-headers";
import type { Log } from "~/services/log.server";

/** The words our own addresses are made of. Anything else was typed by somebody. */
const WORDS = new Set(
  `api auth register providers health-monitoring latest stream trends series alerts acknowledge simulate ws assets
   patients prescriptions consultations patient visits accesses
   specialists specialist-signup book-appointment appointments slots ai-consultation vr-consultation health-dashboard patient-portal emergency
   sign-in sign-out code register reset-password verify-email account second-factor session parked-form display language
   documents delete details record.json record.txt
   analyze-symptoms kept-analysis consultation chat conversations openapi.json
   application review audit
   vr-sessions messages ice waiting
   ai drug-interactions health-prediction interactions
   desk requests cancel availability profile
   limits
   dev mail healthz readyz metrics favicon.svg apple-touch-icon.png mark-512.png robots.txt sitemap.xml privacy accessibility _root`.split(
    /\s+/,
  ),
);

/**
 * The path as it may stand in a log: no query, numbers as `:id`, and whatever
 * is not a word of ours as `:other`. A person may type a name or an illness
 * behind our address.
 */
export function loggablePath(path: string): string {
  return path
    .split("/")
    .map((segment) => {
      // Remix's own fetches end in `.data`.
      const [word, data] = segment.endsWith(".data") ? [segment.slice(0, -5), ".data"] : [segment, ""];
      if (word === "" || WORDS.has(word)) return word + data;
      return /^\d+$/.test(word) ? ":id" : ":other";
    })
    .join("/");
}

/** Asked every few seconds by whoever watches over the process; a line each would bury the rest. */
const UNLOGGED = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * One line per answered request, a request id the visitor can quote, and how long the server took until it
 * answered (Server-Timing), for the browser's own tools: what is left of a slow page is the line.
 */
export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const started = process.hrtime.bigint();
    const id = randomUUID();
    res.set("X-Request-Id", id);
    const elapsed = () => Number((process.hrtime.bigint() - started) / 1000n) / 1000;
    onHeaders(res, function () {
      this.setHeader("Server-Timing", `app;dur=${elapsed()}`);
    });
    res.on("finish", () => {
      if (UNLOGGED.has(req.path)) return;
      log.request({
        id,
        method: req.method,
        route: loggablePath(req.path),
        status: res.statusCode,
        milliseconds: elapsed(),
      });
    });
    next();
  };
}
