import { knownDocuments } from "db/documents";
import type { AppServices } from "~/context";

/** Younger bytes may belong to an upload whose row is still to come. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;
const BATCH = 500;
/**
 * More orphans than this, and more than half of what there is, are no leftovers: the store and the database do not
 * belong together.
 */
const SUSPICIOUS = 50;

/**
 * Removes bytes without a row: a process died between storing the one and
 * committing the other. Removes none if it looks as though the database were
 * another one (a wrong address, an old backup): then they are all that is left.
 * @returns how many were removed.
 */
export async function sweepDocuments({
  documents,
  db,
  clock,
  log,
}: Pick<AppServices, "documents" | "db" | "clock" | "log">): Promise<number> {
  const before = clock().getTime() - ORPHAN_AGE_MS;
  const orphans: string[] = [];
  let batch: string[] = [];
  let checked = 0;
  const look = async () => {
    const known = await knownDocuments(db, batch);
    orphans.push(...batch.filter((id) => !known.has(id)));
    checked += batch.length;
    batch = [];
  };
  for await (const { id, storedAt } of documents.entries()) {
    if (storedAt.getTime() > before) continue;
    batch.push(id);
    if (batch.length === BATCH) await look();
  }
  await look();
  if (orphans.length === 0) return 0;
  if (orphans.length > SUSPICIOUS && orphans.length > checked / 2) {
    log.event("documents without a row were left alone", { found: orphans.length, checked });
    return 0;
  }
  for (const id of orphans) await documents.remove(id);
  log.event("documents without a row were removed", { removed: orphans.length, checked });
  return orphans.length;
}
