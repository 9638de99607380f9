import { mailsWaiting } from "db/mails";
import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { AppServices } from "~/context";
import { isLocalVisit } from "./http/local-visit.server";
import { isOutage } from "./http/outage.server";
import type { Log } from "./log.server";

/** Seconds. The directory is to be there in 50 ms, a model may take ten seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  /** The log, which counts what it writes: routes and error classes, never more than it may write. */
  counted(log: Log): Log;
  /** Adds what is asked for when somebody looks. */
  watch(services: Pick<AppServices, "db" | "clock" | "live">): void;
  /** Answers `/metrics` in Prometheus's text format: to programs on this machine, and to whoever has the token. */
  handler(token: string | undefined): RequestHandler;
};

/** What an operator wants to know of one process; a fleet's are added up by whoever reads them. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Answered requests, by method, route and status; WebSocket handshakes included",
    labelNames: ["method", "route", "status"] as const,
    buckets: BUCKETS,
    registers,
  });
  const errors = new Counter({ name: "errors_total", help: "Logged errors, by class", labelNames: ["type"] as const, registers });

  return {
    counted: (log) => ({
      ...log,
      request(entry) {
        requests.observe({ method: entry.method, route: entry.route, status: entry.status }, entry.milliseconds / 1000);
        log.request(entry);
      },
      error(error, facts) {
        errors.inc({ type: error instanceof Error ? error.name : typeof error });
        log.error(error, facts);
      },
    }),
    watch({ db, clock, live }) {
      const mails = { count: 0, oldestSeconds: 0 };
      // One look for both gauges. In an outage the last known figures stand, and `database_up` says why.
      new Gauge({
        name: "database_up",
        help: "Whether the database answered just now",
        registers,
        async collect() {
          try {
            Object.assign(mails, await mailsWaiting(db, clock()));
            this.set(1);
          } catch (error) {
            if (!isOutage(error)) throw error;
            this.set(0);
          }
        },
      });
      gauge("mails_waiting", "Mails that are due and not sent yet", () => mails.count);
      gauge("mails_oldest_seconds", "For how long the oldest of them has been due", () => mails.oldestSeconds);
      gauge("live_connections", "Open WebSockets and event streams of the live channel", () => live.count());
    },
    handler: (token) => (req, res, next) => {
      if (!isLocalVisit(req) && !isBearer(req.headers.authorization, token)) {
        // As if there were nothing: whether somebody watches is nobody else's business.
        res.status(404).type("text/plain").send("Not found\n");
        return;
      }
      // Whatever cannot be found out is an answer of 500: who looks must not be who ends the process.
      registry.metrics().then((text) => res.set({ "Cache-Control": "no-store", "Content-Type": registry.contentType }).send(text), next);
    },
  };

  function gauge(name: string, help: string, value: () => number) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }
}

/** Whether a request bears the token; takes as long for a wrong one, whatever is wrong with it. */
function isBearer(header: string | undefined, token: string | undefined): boolean {
  if (!token || !header) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}
