import { beforeAll, describe, expect, test } from "vitest";
import { known } from "~/content/columns";
import { guardTables } from "~/content/triage/guard-schema";
import { FINDING_IDS } from "~/domain/triage/findings";
import { evaluate, findingsIn, type Facts } from "~/domain/triage/guard/expression";
import { parseExpression } from "~/domain/triage/guard/parse";

const NOTHING: Facts = {
  present: new Set(),
  denied: new Set(),
  attributes: { age_known: false, female: false, male: false, is_pregnant: false, severe: false },
  values: {
    age: 30,
    days: null,
    longest_days: null,
    weeks_pregnant: null,
    temperature: null,
    pulse: null,
    breaths: null,
    oxygen: null,
    systolic: null,
    diastolic: null,
    glucose: null,
    bmi: null,
    coma_scale: null,
    pain_score: null,
    news2: 0,
  },
};
const holds = (text: string, present: string[] = [], values: Partial<Facts["values"]> = {}) =>
  evaluate(parseExpression(text), {
    ...NOTHING,
    present: new Set(present),
    denied: new Set(["cough"]),
    values: { ...NOTHING.values, ...values },
  });

beforeAll(() => void known.set("findings", new Set(FINDING_IDS)));

describe("what a rule asks", () => {
  test.each([
    ["fever", ["fever"], true],
    ["fever", ["cough"], false],
    ["fever and cough", ["fever"], false],
    ["fever and cough", ["fever", "cough"], true],
    ["fever or cough", ["cough"], true],
    ["not fever", ["fever"], false],
    ["not fever and cough", ["cough"], true],
    ["not (fever and cough)", ["cough"], true],
    ["not not fever", ["fever"], true],
    ["fever and (cough or rash)", ["fever", "rash"], true],
    ["(fever and cough) or rash", ["rash"], true],
    ["2 of (fever, cough, rash)", ["rash"], false],
    ["2 of (fever, cough, rash)", ["rash", "fever"], true],
    ["2 of (fever or cough, rash)", ["cough", "fever"], false],
    ["denied cough", [], true],
    ["denied fever", [], false],
    ["severe or female or male or age_known or is_pregnant", [], false],
  ])("%s, with %j: %j", (text, present, expected) => {
    expect(holds(text, present)).toBe(expected);
  });

  test.each([
    ["age >= 30", {}, true],
    ["age > 30", {}, false],
    ["age <= 30", {}, true],
    ["age < 30", {}, false],
    ["temperature >= 39.4", { temperature: 39.4 }, true],
    ["temperature >= 39.4", { temperature: 39.3 }, false],
  ])("%s, with %j: %j", (text, values, expected) => {
    expect(holds(text, [], values)).toBe(expected);
  });

  test("a number that was not given is neither below nor above a limit", () => {
    for (const operator of ["<", "<=", ">", ">="]) expect(holds(`days ${operator} 10`)).toBe(false);
    expect(holds("not days > 10")).toBe(true);
  });

  test("tells its findings, present or denied", () => {
    expect(
      findingsIn(parseExpression("fever and age < 5 and not (2 of (rash, cough) or denied chills) and male")),
    ).toEqual(["fever", "rash", "cough", "chills"]);
  });

  test.each([
    ["", "The name of a finding or value is expected at the beginning"],
    ["fever and", "The name of a finding or value is expected after “fever and”"],
    ["fever cough", "“and”, “or” or the end is expected after “fever”"],
    ["fever and cough or rash", "A parenthesis that says whether “and” or “or” comes first is expected"],
    ["(fever and cough", "“)” is expected after “( fever and cough”"],
    ["fever)", "“and”, “or” or the end is expected after “fever”"],
    ["fever or or cough", "The name of a finding or value is expected after “fever or”"],
    ["age 30", "One of <, <=, >, >= is expected after “age”"],
    ["age >= old", "A number is expected after “age >=”"],
    ["2 fever", "“of” is expected after “2”"],
    ["2 of fever", "“(” is expected after “2 of”"],
    ["2 of (fever rash)", "“)” is expected after “2 of ( fever”"],
    ["fever && cough", "“and”, “or” or the end is expected after “fever”"],
    ["Fever", "The name of a finding or value is expected at the beginning"],
    ["denied not fever", "The name of a finding or value is expected after “denied”"],
  ])("“%s” is refused, with the reason", (text, reason) => {
    expect(() => parseExpression(text)).toThrow(reason);
  });
});

describe("a row of the rules", () => {
  const ROW = {
    id: "fever",
    title: "sepsis",
    level: "emergency",
    isCritical: "",
    call: "",
    isNeverDoubted: "",
    source: "NICE NG51",
    address: "",
    isUnsourced: "",
    when: "fever and 2 of (rigors, chills)",
  };
  const problems = (changes: Partial<typeof ROW>) =>
    guardTables["guard-rules"]
      .safeParse({ ...ROW, ...changes })
      // The catalogs are read by `npm run content` only.
      .error?.issues.filter(({ path }) => path[0] !== "title")
      .map(({ path, message }) => `${path.join(" ")}: ${message}`) ?? [];

  test.each([
    [{}, []],
    [{ when: "fever and" }, ["when: The name of a finding or value is expected after “fever and”"]],
    [{ when: "fewer and not denied cold" }, ["when: “fewer” is not a finding", "when: “cold” is not a finding"]],
    [{ when: "" }, ["when: is empty", "when: The name of a finding or value is expected at the beginning"]],
    [{ level: "routine" }, ['level: Invalid option: expected one of "emergency"|"urgent"']],
  ])("%j: %j", (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });
});
