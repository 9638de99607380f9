import { expect, test } from "vitest";
import { tryMutants } from "./mutants";

const source = {
  name: "numbers",
  *mutants() {
    for (let number = 1; number <= 20; number++)
      yield { describe: String(number), isNoticed: () => (number % 5 === 0 ? Promise.resolve(false) : true) };
  },
};

test("names all that nothing notices", async () => {
  expect(await tryMutants(source)).toEqual({ name: "numbers", tried: 20, survivors: ["5", "10", "15", "20"] });
});

test("a sample is as large as was asked for, and the same for the same seed", async () => {
  const first = await tryMutants(source, { sample: 12, seed: 7 });
  expect(first.tried).toBe(12);
  expect(await tryMutants(source, { sample: 12, seed: 7 })).toEqual(first);
  expect((await tryMutants(source, { sample: 99, seed: 7 })).tried).toBe(20);
});
