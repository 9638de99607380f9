import { mailsWaiting } from "db/mails";
import type { DatabaseConnection } from "db/client";
import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { AppServices } from "~/context";
import type { Config } from "~/services/config.server";
import { MODEL_OUTCOMES, type ModelOutcome } from "./assistant/measured-model.server";
import { isLoopback } from "./http/requests/is-loopback.server";
import { LIMIT_NAMES, type LimitName } from "./http/limits/rate-limits.server";
import { isUnavailable } from "./http/responses/unavailable.server";
import { TASKS, type Jobs } from "./background-tasks.server";
import { LIVE_CHANNELS, TRANSPORTS, type OpenedLive } from "./live/live.server";
import type { Log } from "./log.server";
import { MAIL_OUTCOMES, type MailOutcome } from "./mail/mail-worker.server";

/** Seconds. The directory is to be there in 50 ms, a model may take ten seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A model is given 45 seconds, with a stream that is still written. */
const MODEL_BUCKETS = [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 45, 60];
/** From a look at an empty outbox to a sweep of a large table. */
const JOB_BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60, 300];
/** So long a scrape waits for the database, as `/readyz` does: what else is to be told must not wait for it. */
const DATABASE_MS = 2_000;

export type Metrics = {
  /** The log, which counts what it writes: routes and error classes, never more than it may write. */
  counted(log: Log): Log;
  /** Counts the turns of work that nobody waits for. */
  jobs: Jobs;
  /** One call of a model has ended. */
  modelCalled(outcome: ModelOutcome, seconds: number): void;
  modelTokens(tokens: { input: number; output: number }): void;
  /** One try to send a mail. `isLast`: the mail is given up. */
  mailTried(outcome: MailOutcome, isLast: boolean): void;
  /** Somebody was beyond a limit. */
  limitRefused(name: LimitName): void;
  /** Adds what is asked for when somebody looks. */
  watch(watched: Watched): void;
  /**
   * Answers `/metrics` in Prometheus's text format to a program that has the token. Without any setting of an
   * installation for others, a program on this machine needs none.
   */
  handler(config: MetricsAccess): RequestHandler;
};

type MetricsAccess = Pick<Config, "metricsToken" | "trustProxy" | "publicOrigin" | "databaseUrl">;
type Watched = Pick<AppServices, "db" | "clock" | "live" | "cache" | "inFlight"> & Pick<DatabaseConnection, "usage">;

/**
 * What an operator wants to know of one process; a fleet's are added up by whoever reads them. All labels are words of
 * ours. What happens is counted where it happens, by a number and without a promise; how things stand is looked at when
 * somebody asks. A figure that cannot be had is left out, and the others are told.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new Histogram({ name, help, labelNames: [...labelNames], buckets, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames: [...labelNames], registers });

  const requests = histogram(
    "http_request_duration_seconds",
    "Answered requests, by method, route and status; WebSocket handshakes included",
    ["method", "route", "status"],
    BUCKETS,
  );
  const errors = counter("errors_total", "Logged errors, by class", ["type"]);
  const failures = counter(
    "metrics_collect_failures_total",
    "Figures that could not be had when somebody looked, by series",
    ["series"],
  );
  // Not `job`: that is Prometheus's own label, for what it scrapes.
  const turns = counter("jobs_total", "Turns of work that nobody waits for, by task and outcome", ["task", "outcome"]);
  const turnSeconds = histogram("job_duration_seconds", "How long such a turn took", ["task"], JOB_BUCKETS);
  const lastSuccess = new Gauge({
    name: "job_last_success_timestamp_seconds",
    help: "When a task last went well; 0: not since the start",
    labelNames: ["task"],
    registers,
  });
  const interval = new Gauge({
    name: "job_interval_seconds",
    help: "How often a task is to be done at least, where it is done again and again",
    labelNames: ["task"],
    registers,
  });
  const modelCalls = counter(
    "model_calls_total",
    "Calls of the language model, all tries of one together, by outcome",
    ["outcome"],
  );
  const modelSeconds = histogram(
    "model_call_duration_seconds",
    "How long such a call took, with a text until its last word",
    [],
    MODEL_BUCKETS,
  );
  const tokens = counter("model_tokens_total", "Tokens that the model's server says it has counted, by direction", [
    "direction",
  ]);
  const mails = counter("mail_sends_total", "Tries to send a mail, by outcome", ["outcome"]);
  const givenUp = counter("mails_given_up_total", "Mails that are not tried again: refused, or tried too often", []);
  const refusals = counter("rate_limit_refusals_total", "Requests and mails beyond a limit, by limit", ["limit"]);
  let ownLog: Log | null = null;
  /** Series that could not be had the last time. */
  const failing = new Set<string>();

  // A rate needs a series that was there before anything happened.
  for (const task of TASKS) for (const outcome of ["success", "failure"]) turns.inc({ task, outcome }, 0);
  for (const outcome of MODEL_OUTCOMES) modelCalls.inc({ outcome }, 0);
  for (const direction of ["input", "output"]) tokens.inc({ direction }, 0);
  for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0);
  for (const limit of LIMIT_NAMES) refusals.inc({ limit }, 0);

  return {
    counted: (log) =>
      (ownLog = {
        ...log,
        request(entry) {
          requests.observe(
            { method: entry.method, route: entry.route, status: entry.status },
            entry.milliseconds / 1000,
          );
          log.request(entry);
        },
        error(error, facts) {
          errors.inc({ type: error instanceof Error ? error.name : typeof error });
          log.error(error, facts);
        },
      }),
    jobs: {
      async run(task, work) {
        const began = performance.now();
        let outcome = "failure";
        try {
          const done = await work();
          outcome = "success";
          lastSuccess.setToCurrentTime({ task });
          return done;
        } finally {
          turns.inc({ task, outcome });
          turnSeconds.observe({ task }, (performance.now() - began) / 1000);
        }
      },
      repeats(task, everyMs) {
        interval.set({ task }, everyMs / 1000);
        // Unless it has been done already.
        lastSuccess.inc({ task }, 0);
      },
    },
    modelCalled(outcome, seconds) {
      modelCalls.inc({ outcome });
      // Nobody was asked.
      if (outcome !== "closed") modelSeconds.observe(seconds);
    },
    modelTokens({ input, output }) {
      tokens.inc({ direction: "input" }, input);
      tokens.inc({ direction: "output" }, output);
    },
    mailTried(outcome, isLast) {
      mails.inc({ outcome });
      if (isLast) givenUp.inc();
    },
    limitRefused: (limit) => refusals.inc({ limit }),
    watch: ({ db, clock, live, cache, inFlight, usage }) => {
      /** A figure that is looked at when somebody asks. */
      const figure = <Label extends string>(
        name: string,
        help: string,
        labelNames: Label[],
        look: (set: (value: number, labels?: Record<Label, string>) => void) => Promise<void> | void,
      ) =>
        new Gauge({
          name,
          help,
          labelNames,
          registers,
          async collect() {
            await look((value, labels) => this.set((labels ?? {}) as Record<Label, string>, value));
          },
        });
      const plain = (name: string, help: string, value: () => number) => figure(name, help, [], (set) => set(value()));

      // Before those of the database: who looks asks it something, too.
      plain("database_pool_size", "Connections to the database that there may be at the most", () => usage().size);
      plain("database_pool_in_use", "Of these, how many have a query or a transaction", () => usage().inUse);
      plain(
        "database_pool_waiting",
        "Queries and transactions that no connection has taken yet",
        () => usage().waiting,
      );
      figure(
        "live_connections",
        "Open connections of the live channels, by transport and channel",
        ["transport", "channel"],
        (set) => {
          const counts = live.counts();
          for (const [kind, channel] of Object.entries(LIVE_CHANNELS))
            for (const transport of TRANSPORTS)
              set(counts[kind as OpenedLive["kind"]][transport], { transport, channel });
        },
      );
      plain(
        "document_uploads_in_progress",
        "Uploads of documents that are being received",
        () => inFlight.documentUploads,
      );
      plain(
        "assistant_streams_in_progress",
        "Replies of the assistant that are being written to somebody",
        () => inFlight.assistantStreams,
      );
      plain("cache_entries", "Pages and answers that are kept in memory", () => cache.counts().entries);
      plain("cache_bytes", "Memory that they take, about", () => cache.counts().bytes);
      new Counter({
        name: "cache_requests_total",
        help: "Pages and answers that could be kept, by whether they were",
        labelNames: ["outcome"],
        registers,
        collect() {
          const { hits, misses } = cache.counts();
          this.reset();
          this.inc({ outcome: "hit" }, hits);
          this.inc({ outcome: "miss" }, misses);
        },
      });

      /** What is known of the outbox. In an outage the last known figures stand, and `database_up` says why. */
      const outbox = { count: 0, oldestSeconds: 0 };
      let failure: unknown = null;
      let asking: Promise<boolean> | null = null;
      /**
       * Whether the database answers. One question for all figures, and one at a time: one that hangs is not asked
       * again.
       */
      const ask = () =>
        (asking ??= mailsWaiting(db, clock())
          .then(
            (found) => {
              Object.assign(outbox, found);
              failure = null;
              return true;
            },
            (error: unknown) => {
              if (isUnavailable(error)) return false;
              failure = error;
              return true;
            },
          )
          .finally(() => (asking = null)));
      const isUp = () => Promise.race([ask(), sleep(DATABASE_MS, false, { ref: false })]);
      const ofMails = (name: string, help: string, value: () => number) =>
        figure(name, help, [], async (set) => {
          await isUp();
          if (failure !== null) throw failure as Error;
          set(value());
        });
      figure("database_up", "Whether the database answered just now", [], async (set) => set((await isUp()) ? 1 : 0));
      ofMails("mails_waiting", "Mails that are due and not sent yet", () => outbox.count);
      ofMails("mails_oldest_seconds", "For how long the oldest of them has been due", () => outbox.oldestSeconds);
    },
    handler: (config) => (req, res, next) => {
      // A proxy on this machine may pass requests on without any header that says so.
      const isForOthers =
        config.trustProxy !== false || config.publicOrigin !== null || config.databaseUrl !== undefined;
      if ((isForOthers || !isLoopback(req)) && !isBearer(req.headers.authorization, config.metricsToken)) {
        // As if there were nothing: whether somebody watches is nobody else's business.
        res.status(404).type("text/plain").send("Not found\n");
        return;
      }
      // Who looks must not be who ends the process.
      scrape().then(
        (text) => res.set({ "Cache-Control": "no-store", "Content-Type": registry.contentType }).send(text),
        next,
      );
    },
  };

  /** All figures that can be had. What fails is counted, and logged when it begins to. */
  async function scrape(): Promise<string> {
    const texts = await Promise.all(
      registry.getMetricsAsArray().map(async ({ name }) => {
        try {
          const text = await registry.getSingleMetricAsString(name);
          failing.delete(name);
          return `${text}\n`;
        } catch (error) {
          failures.inc({ series: name });
          if (!failing.has(name)) ownLog?.error(error);
          failing.add(name);
          return "";
        }
      }),
    );
    return texts.join("");
  }
}

/** Whether a request bears the token; takes as long for a wrong one, whatever is wrong with it. */
function isBearer(header: string | undefined, token: string | undefined): boolean {
  if (!token || !header) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}
