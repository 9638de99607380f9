import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import type { TestProject } from "vitest/node";
import { makeEmbeddedTemplate } from "./embedded-template";
import { findPostgres } from "./postgres";
import { openServerDatabases } from "./server-databases";

/** What test files copy their databases from. */
export type Templates = {
  /** a file with a dump of a migrated PGlite data directory, for a database in memory */
  snapshot: string;
  /** a `DATA_DIR` with the same, for a server of a test's own: copying it costs a third of loading the dump */
  dataDir: string;
  /** embedded-proxy.ts as JavaScript, so that no test's server has to load a compiler for it */
  door: string;
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
    // One after the other: while the embedded engine makes its files, nothing else in this process gets its turn, and
    // on a busy machine a connection to the server ran out of time meanwhile.
    const template = await databases.createTemplate();
    const dataDir = join(folder, "data");
    await makeEmbeddedTemplate(dataDir, snapshot);

    // In the checkout: from there it finds the packages that it imports.
    const door = resolve(import.meta.dirname, "../../node_modules/.cache/kindweight/embedded-door.mjs");
    await build({
      entryPoints: [resolve(import.meta.dirname, "embedded-proxy.ts")],
      outfile: door,
      bundle: true,
      format: "esm",
      packages: "external",
      platform: "node",
      logLevel: "error",
    });

    provide("templates", { snapshot, dataDir, door, server: server.url, template });
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
