import type { Database } from "db/client";
import { findSessionUser, touchSession, type SessionUser } from "db/sessions";
import type { Clock } from "~/domain/clock";
import { MINUTE_MS } from "~/domain/durations";
import { IDLE_SECONDS } from "~/domain/session";
import type { Decision } from "~/domain/policy";
import { unmonitoredJobs, type Jobs } from "~/services/background-tasks.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import type { Log } from "~/services/log.server";
import { asViewer, idleSince } from "~/services/sessions/session.server";

/**
 * Why a live connection is ended: the session is over, what it shows is not open any more, it has come to its end, or
 * the database cannot say.
 */
export type EndReason = "session" | "permission" | "ended" | "unavailable" | "restart";

/** In the place of an account's id: all who have none are looked at again together. */
export const NO_ACCOUNT = 0;

/** What of somebody's is looked at again, as long as they look at it. */
export type Watched = {
  /** `NO_ACCOUNT` where nobody is signed in, as the guest of a visit. */
  userId: number;
  /** Of the session's secret, as the table has it; `null` without a session, which then cannot end. */
  tokenHash: Uint8Array | null;
  /** What they look at, in words that are the same for the same thing. */
  subject: string;
  /** Whether the connection is activity of its user, so that the session lasts as long as it does. */
  isActivity?: boolean;
  /** When it is looked at again at the latest: it was open until then. */
  until?: Date;
  /** Whether it is open to whom the session belongs to now. */
  may(viewer: SessionUser | null): Promise<Decision>;
};

/** Looked at again after this at the latest, whoever forgot to say that something changed. */
const CHECK_MS = MINUTE_MS;
/** In an outage. */
const RETRY_MS = 2_000;
const TICK_MS = 500;
/** Connections that are looked at at the same time. */
const AT_ONCE = 4;

/** A moment that is still to come, in milliseconds; one that is past asks for nothing. */
const laterThan = (now: Date, moment: Date | undefined) => (moment && moment > now ? moment.getTime() : Infinity);

type Seat = Watched & {
  end: (reason: EndReason) => void;
  checkAt: number;
  /** When the session ends unless something is done in it. */ endsAt: number;
};

export type AccessWatch = {
  /**
   * Adds a connection; it is looked at at once, because something may have changed while it was opened.
   * @returns what takes it out.
   */
  add(watched: Watched, end: (reason: EndReason) => void): () => void;
  /** Looks at a user's connections, now. */
  recheck(userId: number): void;
  recheckAll(): void;
  close(): void;
};

/**
 * Ends live connections whose session is over or whose record or room is not open to
 * them any more: a connection outlives the request that was allowed to open it.
 * A connection is no activity, so it does not keep a session alive, unless it says that it is: whoever talks in a room
 * neither clicks nor types, and must not be signed out over it.
 */
export function createAccessWatch({
  db,
  clock,
  log,
  jobs = unmonitoredJobs,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  jobs?: Jobs;
}): AccessWatch {
  const seats = new Set<Seat>();
  const byUser = new Map<number, Set<Seat>>();
  let isBusy = false;

  const judge = async (
    { tokenHash, may, isActivity = false }: Watched,
    now: Date,
  ): Promise<{ decision: Decision; endsAt: number }> => {
    const user = tokenHash && (await findSessionUser(db, tokenHash, now, idleSince(now)));
    const decision = await may(asViewer(user));
    if (!user) return { decision, endsAt: tokenHash ? 0 : Infinity };
    const isActive = isActivity && decision === "allowed";
    if (isActive) await touchSession(db, user.sessionId, now);
    const seenAt = isActive ? now : user.seenAt;
    return { decision, endsAt: Math.min(user.expiresAt.getTime(), seenAt.getTime() + IDLE_SECONDS * 1000) };
  };

  /** @returns why some could not be judged; null: all were. */
  const judgeAll = async (some: readonly Seat[]): Promise<Error | null> => {
    const now = clock();
    let failure: Error | null = null;
    // Several tabs of one session ask once.
    const asked = new Map<string, ReturnType<typeof judge>>();
    const lookAt = async (seat: Seat) => {
      const key = `${seat.subject} ${Buffer.from(seat.tokenHash ?? []).toString("base64")}`;
      if (!asked.has(key)) asked.set(key, judge(seat, now));
      try {
        const { decision, endsAt } = await asked.get(key)!;
        if (decision !== "allowed") return seat.end(decision === "unauthenticated" ? "session" : "permission");
        seat.endsAt = endsAt;
        seat.checkAt = Math.min(now.getTime() + CHECK_MS, endsAt, laterThan(now, seat.until));
      } catch (error) {
        failure ??= error as Error;
        if (!isUnavailable(error)) log.error(error);
        // Nothing is told in an outage; but nobody is told anything after it on the word of a session that was over.
        if (seat.endsAt <= now.getTime()) seat.end("unavailable");
        seat.checkAt = now.getTime() + RETRY_MS;
      }
    };
    for (let from = 0; from < some.length; from += AT_ONCE)
      await Promise.all(some.slice(from, from + AT_ONCE).map(lookAt));
    return failure;
  };
  const look = async (some: readonly Seat[]) => {
    const turn = jobs.run("live_access", async () => {
      const failure = await judgeAll(some);
      if (failure) throw failure;
    });
    // Of each the log was told, and it is looked at again.
    await turn.catch(() => {});
  };

  const ticker = setInterval(() => {
    if (isBusy) return;
    const now = clock().getTime();
    const due = [...seats].filter(({ checkAt }) => checkAt <= now);
    if (due.length === 0) return;
    isBusy = true;
    void look(due).finally(() => (isBusy = false));
  }, TICK_MS);
  ticker.unref();

  return {
    add(watched, end) {
      const seat: Seat = { ...watched, end, checkAt: 0, endsAt: Infinity };
      seats.add(seat);
      const own = byUser.get(seat.userId) ?? new Set();
      byUser.set(seat.userId, own.add(seat));
      return () => {
        seats.delete(seat);
        own.delete(seat);
        if (own.size === 0 && byUser.get(seat.userId) === own) byUser.delete(seat.userId);
      };
    },
    recheck(userId) {
      const own = byUser.get(userId);
      if (own) void look([...own]);
    },
    recheckAll() {
      for (const seat of seats) seat.checkAt = 0;
    },
    close() {
      clearInterval(ticker);
    },
  };
}
