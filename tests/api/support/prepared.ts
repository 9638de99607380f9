import type { Database } from "db/client";
import { addProviders } from "../../db/support/rows";
import type { siteEngines, Site } from "./site";

type OpenSite = (typeof siteEngines)[number]["openSite"];

/**
 * Opens a site over a database that `prepare` has filled. @returns it with what was prepared:
 *
 *     beforeAll(async () => void ([site, records] = await openPrepared(openSite, prepareRecords)), START);
 */
export async function openPrepared<Prepared>(
  openSite: OpenSite,
  prepare: (db: Database) => Promise<Prepared>,
): Promise<[Site, Prepared]> {
  let prepared: Prepared;
  const site = await openSite({ prepare: async (db) => void (prepared = await prepare(db)) });
  return [site, prepared!];
}

/** A specialist whom patients find, and one whose application was rejected. @returns their ids. */
export const addListedAndRejected = async (db: Database) =>
  (await addProviders(db, [{}, { reviewStatus: "rejected" }])) as [number, number];
