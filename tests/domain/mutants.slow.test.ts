import fc from "fast-check";
import { expect, test } from "vitest";
import { tryMutants } from "../commands/mutants/mutants";
import { SOURCES } from "../commands/mutants/sources";

test.each(SOURCES.map((source) => [source.name, source] as const))(
  "the golden table of %s notices a sample of its mutants",
  async (_name, source) => {
    const seed = fc.readConfigureGlobal().seed ?? Date.now() % 1_000_000;
    const { tried, survivors } = await tryMutants(source, { sample: 100, seed });
    expect(tried).toBe(100);
    expect(survivors, `seed ${seed}`).toEqual([]);
  },
);
