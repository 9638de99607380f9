import type { Database } from "db/client";
import { sql } from "drizzle-orm";
import { withOwnSite, WORKERS_OWN } from "../support/own-site";
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
  failing: [({}, use) => withOwnSite(refuseTheUnlucky, ({ url }) => use({ origin: url })), WORKERS_OWN],
});

async function refuseTheUnlucky(db: Database) {
  await db.execute(sql`
    create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'refused by the test'; end $$`);
  for (const [table, column] of Object.entries(REFUSED)) {
    await db.execute(
      sql.raw(`
        create trigger refuse_row before insert on ${table}
        for each row when (new.${column} = '${UNLUCKY}') execute function refuse_row()`),
    );
  }
  return {};
}
