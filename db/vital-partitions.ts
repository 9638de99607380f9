import { sql } from "drizzle-orm";
import { rowsOf, type Queryable } from "./client";

/**
 * Makes room for readings up to the end of next year: a partition a year. There
 * is no partition for the rest, so that a year can be added at any time without
 * moving rows; a reading beyond next year is refused long before it gets here.
 * Run it where nobody else does at the same time (`exclusively`).
 * @returns the years that were added.
 */
export async function ensurePartitions(db: Queryable, now: Date): Promise<number[]> {
  const thisYear = now.getUTCFullYear();
  return addPartitions(db, [thisYear, thisYear + 1]);
}

/** Adds the partitions of years, where they are not there. @returns the years that were added. */
export async function addPartitions(db: Queryable, years: readonly number[]): Promise<number[]> {
  const added: number[] = [];
  for (const year of years) {
    const name = `vital_readings_${year}`;
    const [found] = rowsOf<{ there: boolean }>(await db.execute(sql`select to_regclass(${name}) is not null as there`));
    if (found!.there) continue;
    // A number of our own making, and DDL takes no parameters.
    await db.execute(
      sql.raw(
        `create table ${name} partition of vital_readings for values from ('${year}-01-01Z') to ('${year + 1}-01-01Z')`,
      ),
    );
    added.push(year);
  }
  return added;
}
