import { openDatabase, type Database } from "db/client";
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "../../../scripts/build.mjs";
import { root, run } from "../../../scripts/command.mjs";
import { BUILT_SERVER } from "../../../scripts/server-command.mjs";
import { step, StepFailure } from "../../../app/services/steps.mjs";
import { findPostgres } from "../../support/postgres";
import { startServer } from "../../support/server";
import { openServerDatabases, type ServerDatabases } from "../../support/server-databases";
import type { Captured } from "./capture";
import { outFolder } from "./report";

/** What a bench has opened, to be closed in reverse order whatever happens. */
export class Opened {
  private readonly undo: (() => Promise<void> | void)[] = [];

  onClose(undo: () => Promise<void> | void) {
    this.undo.push(undo);
  }

  async close() {
    for (const undo of this.undo.splice(0).reverse()) await undo();
  }
}

/** A server under load. */
export type Served = { url: string; pid: number };
/** Ours, where it keeps its files, and what it has written so far. */
export type OursServed = Served & { dataDir: string; logs(): string };

/** Databases on a PostgreSQL server, found or started as the tests do it. */
export async function openPostgres(opened: Opened): Promise<ServerDatabases> {
  const postgres = await step("PostgreSQL", findPostgres, { done: ({ source }) => source });
  opened.onClose(() => postgres.stop());
  const databases = await openServerDatabases(postgres.url);
  opened.onClose(() => databases.close());
  return databases;
}

/**
 * Our production server with the demo data, in a process of its own: on PGlite, on a new one of the databases, or on
 * the one that an address names, which others may use as well. `prepare` fills its database before.
 */
export async function startOurs(
  opened: Opened,
  databases?: ServerDatabases | string,
  {
    env = {},
    imports = [],
    prepare,
  }: {
    env?: Record<string, string>;
    /** Loaded into it first, from the project's folder. */ imports?: string[];
    prepare?: (db: Database) => Promise<unknown>;
  } = {},
): Promise<OursServed> {
  await ensureBuild();
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-bench-"));
  opened.onClose(() => rmSync(dataDir, { recursive: true, force: true }));
  const where: Record<string, string> = databases
    ? {
        DATABASE_URL: typeof databases === "string" ? databases : await databases.create(),
        SESSION_SECRET: randomBytes(32).toString("hex"),
      }
    : {};
  if (prepare) {
    const database = await openDatabase({ databaseUrl: where.DATABASE_URL, dataDir });
    try {
      await database.migrate();
      await prepare(database.db);
    } finally {
      await database.close();
    }
  }
  const server = await step(`Kindweight on ${databases ? "PostgreSQL" : "PGlite"}`, () =>
    startServer({ dataDir, env: { SEED: "demo", ...where, ...env }, imports }),
  );
  opened.onClose(() => server.stop());
  return { ...server, dataDir };
}

export type BareVariant = "template" | "tuned" | "drawn" | "express";

/** Builds the bare application. It is small, so it is built each time. */
export async function buildBare(): Promise<void> {
  await step("Bare Remix", async () => {
    const cli = [
      "node_modules/@remix-run/dev/dist/cli.js",
      "vite:build",
      "--config",
      "tests/commands/bench/bare/vite.config.ts",
    ];
    const outcome = await run(process.execPath, cli, { env: { NODE_ENV: "production" } });
    if (!outcome.ok) throw new StepFailure(`the bare application: ${outcome.ended}`, outcome.output);
  });
}

/** Starts what ours is compared with, answering what was captured. */
export async function startBare(opened: Opened, variant: BareVariant, captured: Captured): Promise<Served> {
  mkdirSync(outFolder, { recursive: true });
  const file = join(outFolder, "captured.json");
  writeFileSync(file, JSON.stringify(captured));
  const child = fork(join(import.meta.dirname, "bare/server.ts"), {
    cwd: root,
    // As ours runs: a ratio is to tell of the code, not of a setting.
    execArgv: [...BUILT_SERVER.slice(0, -1), "--import", "tsx"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      BARE_VARIANT: variant,
      BARE_CAPTURED: file,
      BARE_BUILD: join(outFolder, "bare"),
    },
  });
  const ended = once(child, "exit");
  opened.onClose(async () => {
    child.kill();
    await ended;
  });
  const [port] = (await Promise.race([
    once(child, "message"),
    ended.then(() => Promise.reject(new Error(`The bare server (${variant}) ended before it listened`))),
  ])) as [number];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid! };
}
