import { sql } from "drizzle-orm";
import { rowsOf, type Queryable } from "../client";

/** A table as an archive has it. */
export type ArchivedTable = {
  name: string;
  /** Those that hold data of their own; what the database works out from them is worked out again. */
  columns: string[];
  /** What rows are ordered by, so that a row comes after those of the same table that it refers to. */
  key: string[];
};

/** A generator of ids, and how far it is. */
export type ArchivedSequence = { name: string; value: string | null };

type TableRow = { name: string; columns: string[] | string; key: string[] | string | null };

/**
 * All tables with data, each after those that it refers to. Partitions are part
 * of their table.
 * @throws if two tables refer to each other: then there is no such order.
 */
export async function tablesInOrder(db: Queryable): Promise<ArchivedTable[]> {
  const tables = rowsOf<TableRow>(
    await db.execute(sql`
      select c.relname as name,
        (select json_agg(a.attname order by a.attnum)::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
        (select json_agg(a.attname order by k.n)::text from pg_index i, unnest(i.indkey) with ordinality as k(attnum, n), pg_attribute a
          where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as key
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      order by c.relname`),
  ).map(({ name, columns, key }) => ({
    name,
    columns: JSON.parse(columns as string) as string[],
    key: JSON.parse((key as string | null) ?? "[]") as string[],
  }));
  const references = rowsOf<{ from: string; to: string }>(
    await db.execute(sql`
      select f.relname as from, t.relname as to from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
      where r.contype = 'f' and r.connamespace = 'public'::regnamespace and r.conrelid <> r.confrelid`),
  );

  const ordered: ArchivedTable[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const free = [...waiting].filter(({ name }) => !references.some(({ from, to }) => from === name && names.has(to)));
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(", ")}`);
    for (const table of free) {
      ordered.push(table);
      waiting.delete(table);
    }
  }
  return ordered;
}

/** All generators of ids. */
export async function sequences(db: Queryable): Promise<ArchivedSequence[]> {
  return rowsOf<ArchivedSequence>(
    await db.execute(
      sql`select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`,
    ),
  );
}

/** The years that have a partition of `vital_readings` of their own. */
export async function partitionYears(db: Queryable): Promise<number[]> {
  const rows = rowsOf<{ name: string }>(
    await db.execute(
      sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'vital_readings'::regclass`,
    ),
  );
  return rows.flatMap(({ name }) => /^vital_readings_(\d{4})$/.exec(name)?.[1] ?? []).map(Number);
}

/** When the newest migration that was applied was made, as drizzle numbers them. */
export async function schemaVersion(db: Queryable): Promise<number> {
  const [row] = rowsOf<{ version: string }>(
    await db.execute(sql`select coalesce(max(created_at), 0)::text as version from drizzle.__drizzle_migrations`),
  );
  return Number(row!.version);
}

/** A name of the catalogue, quoted. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
