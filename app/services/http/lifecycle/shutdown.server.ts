import type { RequestListener, Server, ServerResponse } from "node:http";
import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import type { Log } from "~/services/log.server";

/** With nothing to answer and no new request for this long nobody is in the middle of asking: the door can be shut. */
const QUIET_MS = 100;
/**
 * For this long others' requests are answered at the most: a balancer that asks `/healthz` or reads `Connection: close`
 * goes elsewhere meanwhile.
 */
const LINGER_MS = 1_000;
/** In a turn of the event loop this short hardly anybody arrives who was not there at its beginning. */
const BRIEF_MS = 2;
/** How long a machine that is too busy for such a turn is given. */
const BUSY_MS = 3_000;
/** For this long a connection may say nothing while nobody else is being answered. */
const SILENCE_MS = 1_000;
/** How long requests may take to finish after the signal, and the whole shutdown at the most. */
const DRAIN_MS = 8_000;
const HARD_LIMIT_MS = 10_000;

type Hooks = {
  log: Log;
  /**
   * Whether a balancer may stand in front: it is given its time even if nobody asks anything, because what it sends
   * next may be a form that it cannot send twice.
   */
  isBehindProxy: boolean;
  /** At once: `/healthz` and `/readyz` turn 503. Requests are still taken. */
  onSignal: () => void;
  /** No connection is taken any more: streams have to end, or the server never closes. */
  onClosing: () => void;
  /** All is answered: closes what that took. */
  afterClose: () => Promise<void>;
};

/**
 * Ends the process on SIGTERM or SIGINT without failing anybody. It first goes
 * on answering, and says with each answer that its connection ends with it, so
 * that whoever keeps connections (a balancer) has none left that could be closed
 * under a request. Then it shuts the door when nobody stands in front of it:
 * connections that the system has taken and Node has not are reset with the
 * listening socket, and a busy process leaves many of them waiting. Then it ends
 * streams, finishes what it has, and closes what that took. The hard timer is
 * the last word.
 */
export function enableGracefulShutdown(server: Server, traffic: RequestTracker, hooks: Hooks) {
  let started = false;
  const end = async (signal: NodeJS.Signals) => {
    hooks.log.event(`stopping on ${signal}`);
    setTimeout(() => process.exit(1), HARD_LIMIT_MS).unref();
    const signalled = performance.now();
    const since = (then: number) => performance.now() - then;
    hooks.onSignal();
    traffic.keepNone();
    const isQuiet = () => traffic.open() === 0 && since(Math.max(signalled, traffic.askedAt())) > QUIET_MS;
    while (since(signalled) < LINGER_MS && (hooks.isBehindProxy || !isQuiet())) await sleep(QUIET_MS / 5);
    // What comes now waits until the door is shut; otherwise a busy process would never see who is there.
    const goOn = traffic.hold();
    await waitForAcceptQueue(server);
    // Idle connections are closed by this, too.
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    hooks.onClosing();
    goOn();
    const watch = setInterval(() => {
      const isSilent = traffic.open() === 0 && since(traffic.askedAt()) > SILENCE_MS;
      if (isSilent || since(signalled) > DRAIN_MS) server.closeAllConnections();
    }, QUIET_MS);
    await closed;
    clearInterval(watch);
    await hooks.afterClose();
  };
  const stop = (signal: NodeJS.Signals) => {
    if (started) return;
    started = true;
    end(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        hooks.log.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Resolves when Node has let in all who had reached the listening socket a moment ago. */
async function waitForAcceptQueue(server: Server): Promise<void> {
  let letIn = 0;
  const count = () => void (letIn += 1);
  server.on("connection", count);
  const until = performance.now() + BUSY_MS;
  // libuv takes one connection in each turn, so a turn that takes none has found nobody.
  for (let isEmpty = false; !isEmpty && performance.now() < until;) {
    const [before, began] = [letIn, performance.now()];
    await turn();
    isEmpty = letIn === before && performance.now() - began < BRIEF_MS;
  }
  server.off("connection", count);
}

/** The requests of a process, on their way to whatever answers them. */
export type RequestTracker = ReturnType<typeof trackRequests>;

export function trackRequests() {
  const open = new Set<ServerResponse>();
  const waiting: (() => void)[] = [];
  let askedAt = -Infinity;
  let isLast = false;
  let isHeld = false;
  // A connection that is not kept says so in its answer; after the answer's head is out it is too late.
  const letGo = (res: ServerResponse) => {
    if (!res.headersSent) res.shouldKeepAlive = false;
  };
  return {
    /** What a server has to be given instead of what answers its requests. */
    through:
      (answer: RequestListener): RequestListener =>
      (req, res) => {
        askedAt = performance.now();
        open.add(res);
        res.once("close", () => open.delete(res));
        if (isLast) letGo(res);
        if (isHeld) waiting.push(() => answer(req, res));
        else answer(req, res);
      },
    /** How many are being answered. */
    open: () => open.size,
    /** When the last one came, milliseconds of the process's clock. */
    askedAt: () => askedAt,
    /** From now on a connection ends with the answer that it is used for. */
    keepNone() {
      isLast = true;
      for (const res of open) letGo(res);
    },
    /** Lets those that come wait. @returns what ends that. */
    hold() {
      isHeld = true;
      return () => {
        isHeld = false;
        for (const goOn of waiting.splice(0)) goOn();
      };
    },
  };
}
