import { expect, test } from "vitest";
import drugs from "~/content/interactions/generated/drugs";
import sources from "~/content/interactions/generated/sources";
import { check } from "~/content/interactions/schema";
import { INTERACTION_ROWS } from "~/domain/interactions/check";

const rows = { drugs, sources, ...INTERACTION_ROWS };
const [statins] = rows.classes.filter(({ name }) => name === "statins");
const { kind: _, ...unnamed } = rows.allergies[0]!;

test("the tables as they are have nothing that no row tells alone", () => expect(check(rows)).toEqual([]));

test.each<[string, Partial<typeof rows>, string]>([
  ["a class within itself", { classes: [{ ...statins!, members: ["statins"] }], rules: [] }, "is a member of itself"],
  [
    "a class within itself by another",
    {
      classes: [
        { name: "statins", members: ["nitrates"] },
        { name: "nitrates", members: ["statins"] },
      ],
      rules: [],
    },
    "is a member of itself",
  ],
  ["a source without its section", { sources: [{ source: "Abilify: dosage", product: "Abilify" }] }, "needs either"],
  [
    "a source that is two",
    { sources: [{ source: "NCCIH", product: "Abilify", section: "dosage", text: sources[0]!.text! }] },
    "needs either",
  ],
  ["an exception of nothing", { rules: [{ ...rows.rules[0]!, except: ["insulin"] }] }, "is excepted and not in it"],
  ["an allergy without a name", { allergies: [{ ...unnamed, names: [] }] }, "has no name"],
])("%s is found", (_what, changed, problem) => {
  const found = check({ ...rows, ...changed });
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) expect(one.problem).toContain(problem);
});
