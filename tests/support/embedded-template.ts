import { PGlite } from "@electric-sql/pglite";
import { cpSync, writeFileSync } from "node:fs";
import { embeddedFolder, openEmbedded, type Database } from "../../db/client";

/**
 * Makes a migrated `DATA_DIR` of the embedded engine for others to be copied from: a new one costs seconds of processor
 * time, a copy a fraction of one.
 *
 * @param snapshot a file that gets a dump of the same, for databases in memory
 */
export async function makeEmbeddedTemplate(dataDir: string, snapshot?: string): Promise<void> {
  const connection = await openEmbedded(dataDir);
  try {
    await connection.migrate();
  } finally {
    await connection.close();
  }
  if (!snapshot) return;
  const engine = await PGlite.create(embeddedFolder(dataDir));
  try {
    const dump = await engine.dumpDataDir("none");
    writeFileSync(snapshot, Buffer.from(await dump.arrayBuffer()));
  } finally {
    await engine.close();
  }
}

/** Copies a template, and has it filled. */
export async function copyEmbeddedTemplate<T>(
  template: string,
  dataDir: string,
  prepare: (db: Database) => Promise<T>,
): Promise<T> {
  cpSync(template, dataDir, { recursive: true });
  const connection = await openEmbedded(dataDir);
  try {
    return await prepare(connection.db);
  } finally {
    await connection.close();
  }
}
