import { beforeAll, describe, expect, test } from "vitest";
import { known } from "~/content/columns";
import { checkConditions, conditionTables } from "~/content/triage/conditions-schema";
import advice from "~/content/triage/generated/advice";
import ages from "~/content/triage/generated/condition-ages";
import shares from "~/content/triage/generated/condition-findings";
import conditions from "~/content/triage/generated/conditions";
import questions from "~/content/triage/generated/danger-questions";
import findings from "~/content/triage/generated/findings";
import firstAid from "~/content/triage/generated/first-aid";

type Tables = Parameters<typeof checkConditions>[0];

const TABLES: Tables = {
  findings: [...findings],
  conditions: [...conditions],
  "condition-ages": [...ages],
  "condition-findings": [...shares],
  advice: [...advice],
  "first-aid": [...firstAid],
  "danger-questions": [...questions],
};

/** The tables with other values in one row. */
const withRow = <Table extends keyof Tables>(table: Table, row: number, values: Partial<Tables[Table][number]>) => {
  const rows = [...TABLES[table]] as Tables[Table];
  rows[row] = { ...rows[row]!, ...values };
  return { ...TABLES, [table]: rows };
};
/** The tables with a row twice. */
const withDouble = <Table extends keyof Tables>(table: Table) => ({
  ...TABLES,
  [table]: [...TABLES[table], TABLES[table][0]!],
});
const findingRow = (id: string) => findings.findIndex((row) => row.id === id);
const conditionRow = (id: string) => conditions.findIndex((row) => row.id === id);

describe("The tables of findings and conditions", () => {
  test("are whole", () => expect(checkConditions(TABLES)).toEqual([]));

  test.each<[what: string, tables: Tables, table: keyof Tables, problem: string]>([
    ["a label twice", withDouble("findings"), "findings", "“fever” is there twice"],
    ["a circle", withRow("findings", findingRow("fever"), { implies: ["low_fever"] }), "findings", "implies itself"],
    [
      "a complaint that passes",
      withRow("findings", findingRow("cough"), { traits: ["passing"] }),
      "findings",
      "is passing or a complaint too, and no circumstance",
    ],
    [
      "a name twice",
      withRow("conditions", 1, { name: conditions[0]!.name }),
      "conditions",
      `“${conditions[0]!.name}” is there twice`,
    ],
    [
      "another name twice",
      withRow("conditions", conditionRow("cystitis"), { alsoCalled: ["flu"] }),
      "conditions",
      "“flu” is there twice",
    ],
    [
      "a condition without findings",
      { ...TABLES, "condition-findings": shares.filter(({ condition }) => condition !== "stroke") },
      "conditions",
      "has no findings in condition-findings.csv",
    ],
    ["days that end before they begin", withRow("conditions", 0, { lastsFrom: 9 }), "conditions", "lastsFrom and"],
    ["weeks without an end", withRow("conditions", 0, { weeksFrom: 9 }), "conditions", "weeksFrom and weeksBelow"],
    [
      "self-care without advice",
      withRow("conditions", conditionRow("hiccups"), { advice: undefined }),
      "conditions",
      "is for self-care and has no advice",
    ],
    [
      "an exception that is no alarm",
      withRow("conditions", conditionRow("hyperhidrosis"), { exceptAlarms: ["cough"] }),
      "conditions",
      "“cough” is excepted and no alarm of it",
    ],
    ["a share twice", withDouble("condition-findings"), "condition-findings", "“heart_attack chest_pain” is there"],
    ["ages that overlap", withRow("condition-ages", 0, { below: 26 }), "condition-ages", "overlaps another age"],
    ["ages that end at once", withRow("condition-ages", 0, { below: 0 }), "condition-ages", "ends before it begins"],
    ["first aid twice", withDouble("first-aid"), "first-aid", "“chest-pain-signs emergency” is there twice"],
    ["a question twice", withDouble("danger-questions"), "danger-questions", "“glp1” is there twice"],
  ])("do not take %s", (_what, tables, table, problem) =>
    expect(checkConditions(tables)).toContainEqual(
      expect.objectContaining({ table, problem: expect.stringContaining(problem) as string }),
    ),
  );

  beforeAll(() => {
    known.set("word-groups", new Set(["blood"]));
    known.set("qualities", new Set(["pain"]));
    known.set("body-parts", new Set(["chest", "breast"]));
  });
  test.each(["chest tight", "=very sleepy", "&pillow extra sleep", "cough @blood/red", "pain.chest/breast 30"])(
    "take the pattern %s",
    (pattern) => expect(conditionTables.findings.shape.patterns.safeParse(`fever | ${pattern}`).success).toBe(true),
  );
  test.each([
    "",
    "Chest",
    "chest  tight",
    "chest&tight",
    "@",
    "pain.",
    "chest/",
    "chest, tight",
    "cough @blod",
    "pain.cheast",
    "pian.chest",
  ])("do not take the pattern “%s”", (pattern) =>
    expect(conditionTables.findings.shape.patterns.safeParse(`fever | ${pattern}`).success).toBe(false),
  );
});
