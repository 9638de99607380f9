import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../client";
import { partitionYears, quoted, schemaVersion, sequences, tablesInOrder, type ArchivedSequence } from "./tables";

/** What an archive begins with. */
export type ArchiveHeader = {
  format: "kindweight-archive";
  version: 1;
  /** Of the schema that the rows are of. */
  schema: number;
  writtenAt: string;
  /** Tells whether another installation could read what is sealed; not the secret. */
  secret: string;
  partitionYears: number[];
  sequences: ArchivedSequence[];
};

/** Rows that are read at a time. */
const FETCHED = 500;

/**
 * The whole database as text, line by line, as it was at one moment. The first
 * line is the header. A table begins with an array, `["table", name, columns]`,
 * and each of its rows is an object; the last line is `["end", rows]`, so that
 * an archive that was cut off can be told. The same for both engines.
 * @param secret a fingerprint of the secret that seals are made with.
 */
export async function writeArchive(
  db: Database,
  { secret, now }: { secret: string; now: Date },
  write: (lines: string) => Promise<void>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await db.transaction(
    async (tx) => {
      const header: ArchiveHeader = {
        format: "kindweight-archive",
        version: 1,
        schema: await schemaVersion(tx),
        writtenAt: now.toISOString(),
        secret,
        partitionYears: await partitionYears(tx),
        sequences: await sequences(tx),
      };
      await write(`${JSON.stringify(header)}\n`);
      for (const { name, columns, key } of await tablesInOrder(tx)) {
        await write(`${JSON.stringify(["table", name, columns])}\n`);
        const order = key.length > 0 ? `order by ${key.map(quoted).join(", ")}` : "";
        await tx.execute(
          sql.raw(
            `declare archive no scroll cursor for select row_to_json(one)::text as line from (select ${columns.map(quoted).join(", ")} from ${quoted(name)} ${order}) one`,
          ),
        );
        let count = 0;
        for (;;) {
          const rows = rowsOf<{ line: string }>(await tx.execute(sql.raw(`fetch ${FETCHED} from archive`)));
          if (rows.length === 0) break;
          count += rows.length;
          await write(rows.map(({ line }) => `${line}\n`).join(""));
        }
        await tx.execute(sql.raw("close archive"));
        counts.set(name, count);
      }
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      await write(`${JSON.stringify(["end", total])}\n`);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return counts;
}
