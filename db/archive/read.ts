import { sql } from "drizzle-orm";
import { rowsOf, type Database, type Queryable } from "../client";
import { addPartitions } from "../vital-partitions";
import { quoted, schemaVersion, tablesInOrder } from "./tables";
import type { ArchiveHeader } from "./write";

/** Why an archive was not taken in. Nothing was changed. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

/** Rows that are stored at a time, and characters at the most. */
const STORED = 500;
const MAX_CHARACTERS = 4_000_000;

/** Reads the first line of an archive. @throws {ArchiveError} if it is none, or of a newer version of this program. */
export function readHeader(line: string | undefined, newest: number): ArchiveHeader {
  const header = parsed(line ?? "") as Partial<ArchiveHeader> | null;
  if (header?.format !== "kindweight-archive" || header.version !== 1)
    throw new ArchiveError("This is no archive of a database");
  if ((header.schema ?? 0) > newest)
    throw new ArchiveError("This archive is of a newer version of the program. Update the program first");
  return header as ArchiveHeader;
}

/**
 * Takes an archive in, in one transaction: all of it or nothing. The schema has
 * to be that of the archive, and nobody may have an account yet.
 * @param lines what follows the header.
 * @returns rows by table.
 * @throws {ArchiveError} if there is data already, or the archive is cut off.
 */
export async function readArchive(
  db: Database,
  header: ArchiveHeader,
  lines: AsyncIterable<string>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await db.transaction(async (tx) => {
    if ((await schemaVersion(tx)) !== header.schema)
      throw new ArchiveError("The database has another version than the archive");
    await refuseUnlessEmpty(tx);
    await addPartitions(
      tx,
      header.partitionYears.filter((year) => Number.isInteger(year) && year >= 2020 && year < 2200),
    );
    const tables = new Map((await tablesInOrder(tx)).map((table) => [table.name, table]));
    const names = [...tables.keys()].map(quoted);
    // What triggers work out is in the archive as well; and the record of accesses refuses to be emptied.
    for (const name of names) await tx.execute(sql.raw(`alter table ${name} disable trigger user`));
    await tx.execute(sql.raw(`truncate ${names.join(", ")}`));

    let table: { name: string; columns: string[] } | null = null;
    let rows: string[] = [];
    let characters = 0;
    let end: number | null = null;
    const store = async () => {
      if (table && rows.length > 0) {
        await insert(tx, table, rows);
        counts.set(table.name, (counts.get(table.name) ?? 0) + rows.length);
      }
      rows = [];
      characters = 0;
    };
    for await (const line of lines) {
      if (line === "") continue;
      if (end !== null) throw new ArchiveError("Something follows the archive's end");
      if (line.startsWith("[")) {
        await store();
        const mark = parsed(line);
        if (Array.isArray(mark) && mark[0] === "end" && Number.isInteger(mark[1])) end = mark[1] as number;
        else table = known(mark, tables);
      } else {
        if (!table) throw new ArchiveError("A row belongs to no table");
        rows.push(line);
        characters += line.length;
        if (rows.length >= STORED || characters >= MAX_CHARACTERS) await store();
      }
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (end !== total) throw new ArchiveError("The archive is cut off, or was changed");
    for (const { name, value } of header.sequences) {
      if (value !== null) await tx.execute(sql`select setval(${`public.${quoted(name)}`}::regclass, ${value}::bigint)`);
    }
    for (const name of names) await tx.execute(sql.raw(`alter table ${name} enable trigger user`));
  });
  return counts;
}

/** Demonstration data is data as well: nothing is ever overwritten. */
async function refuseUnlessEmpty(tx: Queryable) {
  const [found] = rowsOf<{ there: boolean }>(
    await tx.execute(
      sql`select exists (select from users) or exists (select from appointment_requests) or exists (select from audit_log) as there`,
    ),
  );
  if (found!.there) throw new ArchiveError("There is data in this database already. Restore into a new one");
}

/** The table that a line names. Only names that the database itself has get into a statement. */
function known(mark: unknown, tables: ReadonlyMap<string, { name: string; columns: string[] }>) {
  const [kind, name, columns] = Array.isArray(mark) ? (mark as unknown[]) : [];
  const table = kind === "table" && typeof name === "string" ? tables.get(name) : undefined;
  if (!table || !Array.isArray(columns) || !columns.every((column) => table.columns.includes(column as string))) {
    throw new ArchiveError("The archive has a table that this database does not have");
  }
  return { name: table.name, columns: columns as string[] };
}

async function insert(tx: Queryable, { name, columns }: { name: string; columns: string[] }, rows: readonly string[]) {
  const list = columns.map(quoted).join(", ");
  // As text into the database: a number that JavaScript cannot hold stays as it is.
  await tx.execute(
    sql`insert into ${sql.raw(`${quoted(name)} (${list})`)} overriding system value select ${sql.raw(list)} from json_populate_recordset(null::${sql.raw(quoted(name))}, ${`[${rows.join(",")}]`}::json)`,
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
