import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openEmbedded } from "../../../db/client";
import { startServer } from "../../support/server";
import { test as base } from "../support/visit";

/** Who has this last name, or works in this place, cannot be stored on the failing server. */
export const UNLUCKY = "Unlucky";

/** Columns that decide, by table: its rows are refused by the database when the column says `Unlucky`. */
const REFUSED = { appointment_requests: "last_name", users: "last_name", providers: "location" };

/**
 * A server whose database refuses some rows: the failures that nobody can
 * provoke from outside, with the rest of the way real. One for each worker.
 */
export const test = base.extend<object, { failing: { origin: string } }>({
  failing: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "kindweight-failing-"));
      try {
        const database = await openEmbedded(dataDir);
        try {
          await database.migrate();
          await database.db.execute(sql`
            create function refuse_row() returns trigger language plpgsql as
            $$ begin raise exception 'refused by the test'; end $$`);
          for (const [table, column] of Object.entries(REFUSED)) {
            await database.db.execute(
              sql.raw(`
                create trigger refuse_row before insert on ${table}
                for each row when (new.${column} = '${UNLUCKY}') execute function refuse_row()`),
            );
          }
        } finally {
          await database.close();
        }
        const server = await startServer({ dataDir, env: { SEED: "none", TRUST_PROXY: "1" } });
        try {
          await use({ origin: server.url });
        } finally {
          await server.stop();
        }
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
