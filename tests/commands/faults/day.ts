import { openDatabase, rowsOf, type Database } from "db/client";
import { createRandom } from "db/seed/random";
import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sessionFor } from "../../api/support/examples";
import { SESSION_SECRET } from "../../api/support/secret";
import { addDeskProvider, addUser } from "../../db/support/rows";
import { freePort } from "../../support/free-port";
import { startMailServer } from "../../support/mail-server";
import { startServer, type RunningServer } from "../../support/server";
import { mailId, whatIsThere, type Found } from "./found";
import { administrator, applicants, bookers, DEEDS, patients, type Day } from "./people";

export type DayOptions = {
  kills: number;
  /** Decides the moments; the work of machine and network does the rest. */
  seed: number;
  /** A PostgreSQL database; the embedded one without. */
  databaseUrl?: string | undefined;
  onKill?: (count: number) => void;
};

/**
 * The server is let work until so much more has been acknowledged, and then for
 * a moment longer, so that it dies in the middle of something: on a slow machine
 * as much happens as on a fast one. Between two kills that is a minute at the most.
 */
const DEEDS_BETWEEN = { min: 2, max: 16 };
const MOMENT_MS = 300;
const LONGEST_LIFE_MS = 60_000;
/** How long what is left in the outbox may take. */
const MAILS_MS = 60_000;

/**
 * A day of people who register, confirm, apply, approve, book and cancel, all
 * at once, while the server is killed (`SIGKILL`) at moments that are drawn and
 * started again. The mail server lives through it.
 * @returns what was acknowledged and what is there in the end.
 */
export async function runDay({
  kills,
  seed,
  databaseUrl,
  onKill,
}: DayOptions): Promise<Found & { milliseconds: number }> {
  const started = performance.now();
  const random = createRandom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-day-"));
  const mail = await startMailServer();
  const inside = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ databaseUrl, dataDir });
    try {
      await database.migrate();
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  let server: RunningServer | undefined;
  try {
    const people = await inside(async (db) => ({
      specialist: await addDeskProvider(db, { reviewedAt: null }),
      admin: await sessionFor(db, await addUser(db, { role: "admin" })),
    }));
    const port = String(await freePort());
    const env: Record<string, string> = {
      SEED: "none",
      TRUST_PROXY: "1",
      SESSION_SECRET,
      SMTP_URL: mail.url,
      PORT: port,
      LOG_LEVEL: "silent",
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
    const start = () => startServer({ dataDir, env });
    let [isOver, times] = [false, 0];
    let starting = start();
    server = await starting;
    const day: Day = {
      site: { url: server.url },
      ledger: [],
      mail,
      random,
      ...people,
      nextTime: () => times++,
      isOver: () => isOver,
      ready: async () => {
        // A moment, in which the death of the old one is noticed.
        await sleep(20);
        await starting;
      },
    };
    const lives = Promise.all([
      patients(day),
      patients(day),
      applicants(day),
      administrator(day),
      bookers(day),
      bookers(day),
    ]);
    const answered = () => day.ledger.filter((deed) => deed.answered);
    const killing = async () => {
      for (let count = 1; count <= kills; count++) {
        const enough = answered().length + random.int(DEEDS_BETWEEN.min, DEEDS_BETWEEN.max);
        // Before the first one, everything has been done once: otherwise a short day may have no cancellation.
        const isEnough = () =>
          answered().length >= enough &&
          (count > 1 || DEEDS.every((kind) => answered().some((deed) => deed.kind === kind)));
        for (const until = Date.now() + LONGEST_LIFE_MS; !isEnough() && Date.now() < until;) await sleep(10);
        await sleep(random.int(0, MOMENT_MS));
        const killed = server!.kill("SIGKILL");
        starting = killed.then(start);
        server = await starting;
        onKill?.(count);
      }
      isOver = true;
    };
    // Should one of the people give up, nobody waits for the others.
    await Promise.race([Promise.all([killing(), lives]), lives.then(() => new Promise(() => {}))]);

    // Mails that were in the hands of a killed server come up again after two minutes: those pass now.
    await server.stop();
    const left = await inside(async (db) => {
      await db.execute(sql`update mails set due_at = now() where status = 'queued'`);
      return rowsOf<{ id: number }>(await db.execute(sql`select id::int as id from mails where status = 'queued'`)).map(
        ({ id }) => id,
      );
    });
    server = await start();
    for (const until = Date.now() + MAILS_MS; Date.now() < until; await sleep(50)) {
      const sent = new Set(mail.received.map(mailId));
      if (left.every((id) => sent.has(id))) break;
    }
    await server.stop();
    const found = await inside((db) => whatIsThere(db, day.ledger, mail.received));
    return { ...found, milliseconds: performance.now() - started };
  } finally {
    await server?.kill("SIGKILL");
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What must never be, in words; none is right. */
export function faultsOf({ counts, halves, mails }: Found): string[] {
  const missing = counts
    .filter(({ acknowledged, found }) => found < acknowledged)
    .map(
      ({ kind, acknowledged, found }) =>
        `${kind}: ${acknowledged - found} of ${acknowledged} acknowledged are not there`,
    );
  return [...missing, ...halves, ...(mails.lost > 0 ? [`${mails.lost} mails were never sent`] : [])];
}
