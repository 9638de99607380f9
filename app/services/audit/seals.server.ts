import {
  addSeal,
  countUnsealed,
  entriesBetween,
  isSealed,
  lastSeal,
  lockSeals,
  newestEntry,
  nextSeal,
  settledEntry,
  type AuditSeal,
  type SealedEntry,
} from "db/audit-seals";
import { closeRepeats } from "db/audit";
import type { Database } from "db/client";
import { createHash } from "node:crypto";
import type { AppServices } from "~/context";
import { markOf, packMarks, tamperedWith, unpackMarks, type Mark, type Tampered } from "~/domain/audit-chain";
import { HOUR_MS, MINUTE_MS } from "~/domain/durations";
import type { Jobs } from "~/services/background-tasks.server";
import { repeatJob } from "~/services/repeated-task.server";
import { sqlState } from "~/services/sql-state.server";

const EVERY_MS = MINUTE_MS;
/** Entries of one seal, at the most. */
const SPAN = 1_000;
/**
 * Seals of one turn, at the most: a process that is told to end waits for its turn, and the log of years is sealed at
 * the first start.
 */
const MAX_SPANS = 100;
/** So long a refusal that comes again is only counted. */
const REPEATS_MS = HOUR_MS;
const BUSY = "55P03";
const PURPOSE = "audit seal";
const NOTHING_BEFORE = "";

type Needs = Pick<AppServices, "db" | "clock" | "log" | "seal">;

const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

/** What a seal of these entries says. @param before the digest of the seal before. */
function sealOf(entries: readonly SealedEntry[], before: string): { marks: Mark[]; digest: string } {
  const digests = entries.map(({ text }) => sha256(text));
  return {
    marks: entries.map(({ id }, index) => ({ id, mark: markOf(digests[index]!) })),
    digest: sha256(before, ...digests).toString("hex"),
  };
}

const stamped = ({ upTo, digest }: Pick<AuditSeal, "upTo" | "digest">) => `${upTo} ${digest}`;

/**
 * Seals the entries of the audit log that have come since the last seal. Any number of processes may do so at once.
 * @returns how many were sealed. Where writers keep it from seeing an end it is none, and the next turn tries again.
 */
export async function sealAudit({ db, clock, log, seal }: Needs): Promise<number> {
  await closeRepeats(db, new Date(clock().getTime() - REPEATS_MS));
  // Without the lock first: most turns have nothing to do.
  if ((await newestEntry(db)) <= ((await lastSeal(db))?.upTo ?? 0)) return 0;
  const upTo = await settledEntry(db).catch((error: unknown) => {
    if (sqlState(error) === BUSY) return 0;
    throw error;
  });
  let sealed = 0;
  for (let span = 0; span < MAX_SPANS; span++) {
    const added = await db.transaction(async (tx) => {
      await lockSeals(tx);
      const last = await lastSeal(tx);
      const entries = await entriesBetween(tx, last?.upTo ?? 0, upTo, SPAN);
      if (entries.length === 0) return null;
      const { marks, digest } = sealOf(entries, last?.digest ?? NOTHING_BEFORE);
      const one = { upTo: entries.at(-1)!.id, digest };
      await addSeal(tx, {
        ...one,
        marks: packMarks(marks),
        stamp: seal.stamp(PURPOSE, stamped(one)),
        sealedAt: clock(),
      });
      return { ...one, entries: entries.length };
    });
    if (!added) break;
    sealed += added.entries;
    // Outside the database it is what shows that the end of the log was cut off.
    log.event(`audit log sealed: ${added.digest}`, { upTo: added.upTo });
  }
  return sealed;
}

export type AuditVerdict = {
  entries: number;
  seals: number;
  /** Entries that no seal covers yet. */
  unsealed: number;
  /** Of the last seal; `null` before the first. */
  digest: string | null;
  tampered: Tampered[];
  /** What is wrong with the seals themselves, in words. */
  faults: string[];
};

/**
 * Judges the whole log by its seals.
 * @param expected a digest that was noted elsewhere: it must be among them.
 */
export async function verifyAudit(
  { db, seal }: { db: Database } & Pick<Needs, "seal">,
  expected?: string,
): Promise<AuditVerdict> {
  const verdict: AuditVerdict = { entries: 0, seals: 0, unsealed: 0, digest: null, tampered: [], faults: [] };
  let last: AuditSeal | null = null;
  let isStamped = true;
  for (;;) {
    const next: AuditSeal | null = await nextSeal(db, last?.id ?? 0);
    if (!next) break;
    const entries = await entriesBetween(db, last?.upTo ?? 0, next.upTo);
    const { marks, digest } = sealOf(entries, last?.digest ?? NOTHING_BEFORE);
    const tampered = tamperedWith(unpackMarks(next.marks), marks);
    verdict.tampered.push(...tampered);
    if (tampered.length === 0 && digest !== next.digest)
      verdict.faults.push(
        `Seal ${next.id}, up to entry ${next.upTo}, does not follow from its entries and the seal before.`,
      );
    // One that is right vouches for all before it, whatever secret they were made with.
    isStamped = seal.isStamp(PURPOSE, stamped(next), next.stamp);
    verdict.entries += entries.length;
    verdict.seals += 1;
    last = next;
  }
  if (!isStamped)
    verdict.faults.push(
      "The last seal was not made with this installation's secret: SESSION_SECRET is another one now, or somebody else has sealed the log.",
    );
  if (expected !== undefined && !(await isSealed(db, expected)))
    verdict.faults.push(
      "No seal has the digest that was expected: the end of the log was cut off, or all of it was sealed anew.",
    );
  return { ...verdict, unsealed: await countUnsealed(db, last?.upTo ?? 0), digest: last?.digest ?? null };
}

/** Seals now and every minute. @returns what ends it; it resolves once nothing is under way. */
export const startAuditSeals = (needs: Needs & { jobs?: Jobs }, everyMs = EVERY_MS): (() => Promise<void>) =>
  repeatJob("audit_seals", () => sealAudit(needs), everyMs, needs);
