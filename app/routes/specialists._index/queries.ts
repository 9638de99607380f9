import type { Queryable } from "db/client";
import { directoryTotals, searchDirectory, type Found } from "db/directory";
import { providersVersion } from "db/providers";
import type { AppServices } from "~/context";
import type { DirectoryQuery } from "~/domain/providers/directory";
import type { DirectoryTotals } from "~/domain/providers/provider";

export type DirectoryData = Found & { query: DirectoryQuery; totals: DirectoryTotals };

/** Everything a page of the directory shows. */
export async function loadDirectory(db: Queryable, query: DirectoryQuery): Promise<DirectoryData> {
  const [totals, found] = await Promise.all([directoryTotals(db), searchDirectory(db, query)]);
  return { query, totals, ...found };
}

/**
 * The same, kept for as long as no provider changes: whoever is signed in has a page of their own, but sees the same
 * specialists as everybody. What somebody searches for is theirs, and is asked for again.
 */
export async function loadKeptDirectory(
  { db, cache }: Pick<AppServices, "db" | "cache">,
  query: DirectoryQuery,
): Promise<DirectoryData> {
  if (query.search) return loadDirectory(db, query);
  const version = await cache.version("directory", () => providersVersion(db));
  const { body } = await cache.get(`directory ${JSON.stringify(query)}`, version, async () => ({
    body: JSON.stringify(await loadDirectory(db, query)),
  }));
  return JSON.parse(body) as DirectoryData;
}
