import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fuzz } from "../commands/fuzz/fuzz";
import { prepareWorld, type World } from "../commands/fuzz/people";
import { siteEngines, START, type Site } from "./support/site";

const TRIES = 600;

describe.each(siteEngines)("what nobody would ask, on $name", ({ openSite }) => {
  let site: Site;
  let world: World;
  beforeAll(async () => {
    site = await openSite({ prepare: async (db) => void (world = await prepareWorld(db, TRIES)) });
  }, START);
  afterAll(() => site?.stop());

  test(
    "of 600 requests to all routes, as eight kinds of people, none is answered with a fault of ours, shows our code or the database's words, or comes back as markup",
    async () => {
      const seed = process.env.CI ? 20_261_122 : Date.now() % 1_000_000;
      const { findings, tries, byStatus, byRoute } = await fuzz(site, { tries: TRIES, seed, world });
      expect(findings, `seed ${seed}`).toEqual([]);
      expect(tries).toBe(TRIES);
      // It gets somewhere: forms are judged, records are read, things are stored.
      const [done, judged] = [
        [...byRoute.values()].filter((route) => route.done > 0),
        [...byRoute.values()].filter((route) => route.judged > 0),
      ];
      expect(
        [done.length > 20, judged.length > 20],
        `${done.length} routes did something, ${judged.length} refused something`,
      ).toEqual([true, true]);
      for (const status of [200, 303, 400, 403, 404, 422]) expect([...byStatus.keys()]).toContain(status);
    },
    START,
  );
});
