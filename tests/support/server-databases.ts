import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Sql } from "postgres";
import { openServer } from "../../db/client";
import { connect } from "./postgres";

/** Databases of this run on a server that may serve other runs, of other machines even, at the same time. */
export type ServerDatabases = {
  /** Makes an empty database. @returns its address. */
  create(): Promise<string>;
  /** Makes a migrated database for others to be copied from. @returns its name. */
  createTemplate(): Promise<string>;
  /** Drops every database of this run and those of runs that have died. */
  close(): Promise<void>;
};

const prefix = "kindweight_test_";

/**
 * Opens a run's share of a server. While it is open, one connection carries
 * the run's name: that is how other runs see that it lives. A pid would not
 * do, because the server may be shared between machines.
 */
export async function openServerDatabases(url: string): Promise<ServerDatabases> {
  const run = `${prefix}${randomBytes(6).toString("hex")}`;
  const sql = connect(url, run);
  await dropOfDeadRuns(sql);
  let count = 0;
  const create = async (suffix: string) => {
    const name = `${run}_${suffix}`;
    await sql`create database ${sql(name)}`;
    return name;
  };

  return {
    create: async () => withDatabase(url, await create(`own${++count}`)),
    async createTemplate() {
      const name = await create(`template_${migrationsHash()}`);
      const connection = await openServer(withDatabase(url, name), { max: 1 });
      try {
        await connection.migrate();
      } finally {
        await connection.close();
      }
      // A copy needs a template that nobody is connected to.
      await sql`alter database ${sql(name)} with allow_connections false`;
      return name;
    },
    async close() {
      await dropWhere(sql, (name) => name.startsWith(run));
      await dropOfDeadRuns(sql);
      await sql.end();
    },
  };
}

/**
 * Makes a database from a template.
 * @returns its address, and the function that drops it.
 */
export async function copyTemplate(url: string, template: string): Promise<{ url: string; drop(): Promise<void> }> {
  // The name starts with the run's, so that the run's end, or a later run, drops it if its test file cannot.
  const run = template.slice(0, template.indexOf("_template"));
  const name = `${run}_${randomBytes(6).toString("hex")}`;
  await maintain(url, async (sql) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return void (await sql`create database ${sql(name)} template ${sql(template)}`);
      } catch (error) {
        // 55006: something, the server's own autovacuum perhaps, is in the template at the moment.
        if ((error as { code?: string }).code !== "55006" || attempt === 20) throw error;
        await sleep(100 * attempt);
      }
    }
  });
  return {
    url: withDatabase(url, name),
    drop: () => maintain(url, async (sql) => void (await sql`drop database if exists ${sql(name)} with (force)`)),
  };
}

async function maintain(url: string, work: (sql: Sql) => Promise<void>): Promise<void> {
  const sql = connect(url);
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

async function dropOfDeadRuns(sql: Sql): Promise<void> {
  const living = await sql<{ name: string }[]>`
    select distinct application_name as name from pg_stat_activity where starts_with(application_name, ${prefix})`;
  await dropWhere(sql, (name) => name.startsWith(prefix) && !living.some((run) => name.startsWith(run.name)));
}

async function dropWhere(sql: Sql, matches: (name: string) => boolean): Promise<void> {
  // Only what this user may drop: on a shared server another user's runs are that user's.
  const databases = await sql<{ name: string }[]>`
    select datname as name from pg_database where pg_has_role(current_user, datdba, 'usage')`;
  for (const { name } of databases.filter(({ name }) => matches(name))) {
    // Two runs that end together both see a dead run's database; one drops it.
    await sql`drop database if exists ${sql(name)} with (force)`.catch((error: unknown) => {
      if ((error as { code?: string }).code !== "3D000") throw error;
    });
  }
}

/** In a template's name it tells, when one is looked at by hand, which migrations it has. */
function migrationsHash(): string {
  const folder = fileURLToPath(new URL("../../db/migrations/", import.meta.url));
  const hash = createHash("sha256");
  for (const name of readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()) {
    hash.update(name).update(readFileSync(folder + name));
  }
  return hash.digest("hex").slice(0, 8);
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
