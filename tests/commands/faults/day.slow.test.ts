import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases";
import { faultsOf, runDay } from "./day";

/** `npm run faults` takes fifty. */
const KILLS = 3;

describe.each(engines)("a day with kill -9 on $name", ({ name, open }) => {
  test(
    "loses no acknowledged write, leaves none by half, and sends every promised mail",
    { timeout: 600_000 },
    async () => {
      const database = name === "PostgreSQL" ? await open() : undefined;
      try {
        const day = await runDay({ kills: KILLS, seed: 20_261_121, databaseUrl: database?.url });
        expect(faultsOf(day)).toEqual([]);
        // It was a day on which something happened.
        for (const { kind, acknowledged } of day.counts) expect([kind, acknowledged > 0]).toEqual([kind, true]);
        expect(day.mails.promised).toBeGreaterThan(KILLS);
      } finally {
        await database?.close();
      }
    },
  );
});
