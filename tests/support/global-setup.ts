import type { PGlite } from "@electric-sql/pglite";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "../../db/client";
import { findPostgres } from "./postgres";
import { openServerDatabases } from "./server-databases";

/** What test files copy their databases from. */
export type Templates = {
  /** a file with a dump of a migrated PGlite data directory */
  snapshot: string;
  /** address of the server's maintenance database, and the name of a migrated database there */
  server: string;
  template: string;
};

declare module "vitest" {
  interface ProvidedContext {
    templates: Templates;
  }
}

/** Once a run: migrates one database on each engine, for test files to copy. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const undo: (() => Promise<void> | void)[] = [];
  const teardown = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), "kindweight-snapshot-"));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const snapshot = join(folder, "pglite.tar");

    const server = await findPostgres();
    undo.push(() => server.stop());
    const databases = await openServerDatabases(server.url);
    undo.push(() => databases.close());
    // One after the other: while the embedded engine makes its files, nothing else in this process gets its turn, and on a
    // busy machine a connection to the server ran out of time meanwhile.
    const template = await databases.createTemplate();
    await writeSnapshot(snapshot);

    provide("templates", { snapshot, server: server.url, template });
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}

async function writeSnapshot(file: string): Promise<void> {
  const connection = await openEmbedded("memory");
  try {
    await connection.migrate();
    // drizzle keeps the client it was made with, and has no type for it here.
    const client = (connection.db as unknown as { $client: PGlite }).$client;
    const dump = await client.dumpDataDir("none");
    writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  } finally {
    await connection.close();
  }
}
