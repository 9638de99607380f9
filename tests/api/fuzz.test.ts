import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fuzz } from "../fuzz/fuzz";
import { prepareRecords, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";

const TRIES = 600;

describe.each(siteEngines)("what nobody would ask, on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  beforeAll(async () => {
    site = await openSite({ prepare: async (db) => void (records = await prepareRecords(db)) });
  }, START);
  afterAll(() => site?.stop());

  test(
    "of 600 requests to all routes, as six kinds of people, none is answered with a fault of ours, shows our code or the database's words, or comes back as markup",
    async () => {
      const cookies = Object.fromEntries(Object.entries(records.cookies).map(([who, header]) => [who, header.split(";")[0]!]));
      const seed = process.env.CI ? 20_261_122 : Date.now() % 1_000_000;
      const { findings, tries, byStatus } = await fuzz(site, { tries: TRIES, seed, cookies });
      expect(findings, `seed ${seed}`).toEqual([]);
      expect(tries).toBe(TRIES);
      // It gets somewhere: forms are judged, records are read, things are stored.
      for (const status of [200, 303, 400, 403, 404, 422]) expect([...byStatus.keys()]).toContain(status);
    },
    START,
  );
});
