import type { Database } from "db/client";
import { claimMail, failMail, hastenMails, markMailSent, putOffMail, type ClaimedMail } from "db/mails";
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "~/domain/clock";
import type { Mail } from "~/domain/mail";
import { MAX_MAIL_ATTEMPTS, retryDelay } from "~/domain/mail-retry";
import { unmonitoredJobs, type Jobs } from "~/services/background-tasks.server";
import type { Log } from "~/services/log.server";
import type { Seal } from "~/services/seal.server";
import type { Compose } from "./composer.server";
import { MAIL_SEAL } from "./outbox.server";
import { FAULT_KINDS, MailFault, type Transport } from "./transport.server";

/** How long a worker has a mail for itself: longer than any transport takes to send it or give up. */
export const LEASE_MS = 120_000;

/** So far the clocks of a fleet may be apart. */
const CLOCKS_MS = 120_000;

/** So many mails are on their way at once. */
const AT_ONCE = 3;

/**
 * When to look after a mail was queued: its transaction is committed a little
 * later, nobody says when. What both looks miss, the poll finds.
 */
const LOOKS_AFTER_NUDGE = [100, 500] as const;

/** While the database or the mail server is away, polls come up to so much slower. */
const SLOWEST = 5;

/** What comes of one try to send a mail: as a transport says it, or `broken` where it never got so far. */
export const MAIL_OUTCOMES = ["sent", ...FAULT_KINDS, "broken"] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

export type MailWorker = {
  /** A mail has been, or is about to be, queued. */
  nudge(): void;
  /** Takes no more mails, waits for those on their way (5 s at the most), and closes the transport. */
  stop(): Promise<void>;
};

type Parts = {
  db: Database;
  seal: Seal;
  clock: Clock;
  log: Log;
  transport: Transport;
  compose: Compose;
  jobs?: Jobs;
  /** Told of each try. `isLast`: the mail is given up. */
  onTried?: (outcome: MailOutcome, isLast: boolean) => void;
  /** Time between looks when nobody nudges. */
  pollMs?: number;
  /** How long `stop` waits. */
  stopMs?: number;
};

/**
 * Sends what lies in the outbox, at least once each. Any number of workers may
 * share a database: each mail is claimed by one. It is marked as sent after it
 * was sent, so a crash in between sends it again, under the same Message-ID.
 */
export function startMailWorker({
  db,
  seal,
  clock,
  log,
  transport,
  compose,
  jobs = unmonitoredJobs,
  onTried = () => {},
  pollMs = 2_000,
  stopMs = 5_000,
}: Parts): MailWorker {
  const onTheirWay = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  /** When the last look that a nudge asked for takes place, on `performance`'s clock. */
  let lastLook = 0;
  let stopping: Promise<void> | null = null;
  /** The database may be closed from now on. */
  let abandoned = false;
  /** Failures in a row: of the database to answer, of the transport to take anything at all. */
  const away = { database: 0, transport: 0 };
  /** Whether a mail has gone since the start, or since the transport was last away. */
  let proven = false;

  const later = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
  };
  const isAway = () => away.database + away.transport > 0;

  function look(): void {
    if (stopping) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = takeWhatIsDue().finally(() => {
      looking = null;
    });
  }

  async function takeWhatIsDue(): Promise<void> {
    try {
      await jobs.run("mail_outbox", claimAll);
    } catch (error) {
      away.database++;
      log.error(error);
    }
  }

  async function claimAll(): Promise<void> {
    do {
      lookAgain = false;
      // A way that was shut is tried with one mail, not with all that wait.
      while (!stopping && onTheirWay.size < (away.transport > 0 ? 1 : AT_ONCE)) {
        const now = clock();
        const claim = await claimMail(db, { now, leaseUntil: new Date(now.getTime() + LEASE_MS) });
        away.database = 0;
        if (!claim) break;
        // Asked for before the stop, come after it: somebody else's, and at once.
        if (stopping) return void (await putOffMail(db, claim, now));
        const delivery: Promise<void> = deliver(claim).finally(() => {
          onTheirWay.delete(delivery);
          if (!isAway()) look();
        });
        onTheirWay.add(delivery);
      }
    } while (lookAgain && !isAway());
  }

  async function deliver(claim: ClaimedMail): Promise<void> {
    try {
      const fault = await send(claim);
      if (fault === null) await afterSent(claim);
      else await afterFault(claim, fault);
    } catch (error) {
      // Noting it has failed. The lease runs out, and the mail comes up again.
      away.database++;
      log.error(error);
    }
  }

  /** @returns what went wrong, or `null`. */
  async function send({ id, sealed, attempts }: ClaimedMail): Promise<unknown> {
    // Tried too often without a word about it: whoever had it died of it, time and again.
    if (attempts > MAX_MAIL_ATTEMPTS) return new MailFault("deferred", "LOST");
    try {
      if (!sealed) throw new MailFault("refused", "EMPTY");
      await transport.send(compose(id, seal.open(MAIL_SEAL, sealed) as Mail, clock()));
      return null;
    } catch (error) {
      return error;
    }
  }

  async function afterSent(claim: ClaimedMail): Promise<void> {
    away.transport = 0;
    onTried("sent", false);
    await note(claim, () => markMailSent(db, claim, clock()));
    log.event("mail sent", { mailId: claim.id, attempts: claim.attempts });
    if (proven) return;
    proven = true;
    // The way is open (again). Mails that it kept back for hours need not wait for their time.
    const now = clock();
    if (!abandoned) await hastenMails(db, { now, after: new Date(now.getTime() + LEASE_MS + CLOCKS_MS) });
  }

  async function afterFault(claim: ClaimedMail, fault: unknown): Promise<void> {
    const code = fault instanceof MailFault && typeof fault.code === "number" ? fault.code : null;
    const facts = { mailId: claim.id, attempts: claim.attempts, ...(code === null ? {} : { code }) };
    const kind = fault instanceof MailFault ? fault.kind : "broken";
    if (kind === "unreachable") {
      away.transport++;
      proven = false;
    } else if (code !== null) {
      // Refused or not, a server was there to say so.
      away.transport = 0;
    }
    // Of a mail that was put off the code says it all.
    if (kind !== "deferred") log.error(fault);

    const delay = kind === "refused" ? null : retryDelay(claim.attempts);
    onTried(kind, delay === null);
    if (delay === null) {
      await note(claim, () => failMail(db, claim));
      log.event("mail given up", facts);
    } else {
      await note(claim, () => putOffMail(db, claim, new Date(clock().getTime() + delay)));
      log.event("mail put off", { ...facts, seconds: Math.round(delay / 1000) });
    }
  }

  /**
   * Writes down what became of a mail, however long the database is away while the mail may still be ours: forgotten,
   * it would be sent again.
   */
  async function note({ id }: ClaimedMail, write: () => Promise<boolean>): Promise<void> {
    for (const until = performance.now() + LEASE_MS; !abandoned;) {
      try {
        if (!(await write())) log.event("mail no longer ours", { mailId: id });
        return;
      } catch (error) {
        if (performance.now() > until) throw error;
        await sleep(pollMs / 2);
      }
    }
  }

  // Not at once in step with the other workers that were started together.
  const poll = () => {
    look();
    const slower = Math.min(2 ** Math.max(away.database, away.transport), SLOWEST);
    later(pollMs * slower * (0.75 + 0.5 * Math.random()), poll);
  };
  jobs.repeats("mail_outbox", pollMs * SLOWEST * 1.25);
  poll();

  return {
    nudge() {
      // Tried at every new mail, what is away would never be left in peace.
      if (stopping || isAway()) return;
      const now = performance.now();
      // A look that is far enough off serves this mail, too.
      if (lastLook - now >= LOOKS_AFTER_NUDGE[0]) return;
      lastLook = now + LOOKS_AFTER_NUDGE[1];
      for (const milliseconds of LOOKS_AFTER_NUDGE) later(milliseconds, look);
    },
    stop() {
      stopping ??= (async () => {
        for (const timer of timers) clearTimeout(timer);
        const settled = (async () => {
          await looking;
          await Promise.all(onTheirWay);
        })();
        const patience = new AbortController();
        await Promise.race([settled, sleep(stopMs, undefined, { signal: patience.signal }).catch(() => {})]);
        patience.abort();
        abandoned = true;
        transport.close();
      })();
      return stopping;
    },
  };
}
