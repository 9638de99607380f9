import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsFolder } from "../client";

type Journal = { entries: { when: number }[] };
const journalIn = (folder: string) => join(folder, "meta", "_journal.json");
const readJournal = (folder: string) => JSON.parse(readFileSync(journalIn(folder), "utf8")) as Journal;

/** The newest schema that this program knows. */
export const newestSchema = () => Math.max(...readJournal(migrationsFolder).entries.map(({ when }) => when));

/**
 * Runs `work` with a folder of the migrations up to a version: the rows of an
 * old archive fit only the schema that they are of.
 * @param version of the newest migration, as drizzle numbers them.
 */
export async function migrationsUpTo<T>(version: number, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = readJournal(folder);
    writeFileSync(
      journalIn(folder),
      JSON.stringify({ ...journal, entries: journal.entries.filter(({ when }) => when <= version) }),
    );
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
