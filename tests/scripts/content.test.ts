import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ContentError, generateContent } from "../../scripts/content";

const COLUMNS = JSON.stringify(resolve("app/content/columns"));
const SCHEMA = `
  import { z } from ${JSON.stringify(resolve("node_modules/zod"))};
  import { flag, key, list, messageIn, number, optional, pattern, reference, text } from ${COLUMNS};
  export const tables = {
    classes: z.object({ name: key(), members: list(reference("drugs")) }),
    drugs: z.object({
      name: key(), dose: number(z.number().positive()), isOral: flag(), note: optional(text()), meal: messageIn("medical/meals"),
    }),
    pieces: z.object({ name: key(), pattern: pattern("pieces") }),
  };
  export const check = ({ classes }) =>
    classes.flatMap(({ name }, row) => (name === "empty" ? [{ table: "classes", row, problem: "has no purpose" }] : []));
`;
const CLASSES = "name,members\n# Some comment\nopioids,codeine; morphine\nnone,\n";
const DRUGS = 'name,dose,isOral,note,meal\ncodeine,30,yes,,1 tomato\nmorphine,2.5,,"strong, short",1 tomato\n';

const PIECES = "name,pattern\npain,pains?\nmuch,(?:a lot of|much) {pain}\n";

describe("a folder's tables", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "kindweight-content-"));
    writeFileSync(join(folder, "schema.ts"), SCHEMA);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const generate = async (classes: string, drugs: string, pieces = PIECES) => {
    writeFileSync(join(folder, "pieces.csv"), pieces);
    writeFileSync(join(folder, "classes.csv"), classes);
    writeFileSync(join(folder, "drugs.csv"), drugs);
    await generateContent([folder]);
  };

  test("become modules with the rows as the schema gives them, and the types of their keys", async () => {
    await generate(CLASSES, DRUGS);
    const read = (name: string) => readFileSync(join(folder, "generated", name), "utf8");
    expect(read("drugs.ts")).toContain('{"name":"codeine","dose":30,"isOral":true,"meal":"1 tomato"}');
    expect(read("drugs.ts")).toContain('"dose":2.5,"isOral":false,"note":"strong, short"');
    expect(read("classes.ts")).toContain('{"name":"opioids","members":["codeine","morphine"]}');
    expect(read("classes.ts")).toContain('{"name":"none","members":[]}');
    expect(read("keys.ts")).toContain('"drugs": "codeine" | "morphine"');
  });

  test("come out as they are, whatever stands in them", async () => {
    const note = "`${1}` \\n “it”";
    await generate(CLASSES, DRUGS.replace("yes,,", `yes,${note},`));
    const module = (await import(pathToFileURL(join(folder, "generated/drugs.ts")).href)) as { default: unknown[] };
    expect(module.default[0]).toEqual({ name: "codeine", dose: 30, isOral: true, note, meal: "1 tomato" });
  });

  test.each([
    ["a piece that is not there", "much,{pian}\n", "pieces.csv:4: pattern: “pian” is not in pieces"],
    ["a pattern that is none", "much,(?:a lot\n", "pieces.csv:4: pattern: is not a regular expression"],
  ])("with %s stop it", async (_what, row, problem) => {
    await expect(generate(CLASSES, DRUGS, PIECES.replace("much,", "very,") + row)).rejects.toThrow(problem);
  });

  test.each([
    [
      "an unknown reference",
      CLASSES.replace("morphine", "morfine"),
      DRUGS,
      "classes.csv:3: members 1: “morfine” is not in drugs",
    ],
    ["a number that is none", CLASSES, DRUGS.replace("2.5", "2,5"), "drugs.csv: Invalid Record Length"],
    ["a number with words", CLASSES, DRUGS.replace("2.5", "2 mg"), "drugs.csv:3: dose: is not a number"],
    ["a number out of range", CLASSES, DRUGS.replace("30", "0"), "drugs.csv:2: dose: "],
    ["a flag of another word", CLASSES, DRUGS.replace("yes", "true"), "drugs.csv:2: isOral: "],
    ["an empty key", CLASSES, DRUGS.replace("codeine", ""), "drugs.csv:2: name: is empty"],
    ["a key twice", CLASSES, DRUGS + "codeine,1,,,1 tomato\n", "drugs.csv:4: “codeine” is there twice"],
    [
      "a text that no catalog has",
      CLASSES,
      DRUGS.replace("1 tomato", "1 tomatoe"),
      "drugs.csv:2: meal: “1 tomatoe” is not in",
    ],
    [
      "a superfluous column",
      CLASSES.replace("members", "members,more").replace("none,", "none,,"),
      DRUGS,
      "classes.csv",
    ],
    ["what only all tables together tell", CLASSES + "empty,\n", DRUGS, "classes.csv:5: has no purpose"],
  ])("with %s stop it with file, line and reason, and nothing is written", async (_what, classes, drugs, problem) => {
    await generate(CLASSES, DRUGS);
    const before = readFileSync(join(folder, "generated/drugs.ts"), "utf8");
    const failure = await generate(classes, drugs).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContentError);
    expect((failure as Error).message).toContain(problem);
    expect(readFileSync(join(folder, "generated/drugs.ts"), "utf8")).toBe(before);
  });
});
