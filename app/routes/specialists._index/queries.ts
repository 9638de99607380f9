import type { Queryable } from "db/client";
import { directoryTotals, searchDirectory, type Found } from "db/directory";
import type { DirectoryQuery } from "~/domain/providers/directory";
import type { DirectoryTotals } from "~/domain/providers/provider";

export type DirectoryData = Found & { query: DirectoryQuery; totals: DirectoryTotals };

/** Everything a page of the directory shows. */
export async function loadDirectory(db: Queryable, query: DirectoryQuery): Promise<DirectoryData> {
  const [totals, found] = await Promise.all([directoryTotals(db), searchDirectory(db, query)]);
  return { query, totals, ...found };
}
