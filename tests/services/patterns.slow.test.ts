import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { plainText } from "~/domain/assistant/plain-text";
import { redact } from "~/domain/assistant/redact";

/** Characters: more than any text that is read as one has, an analysis with its 12,000 included. */
const SIZES = [1_000, 4_000, 16_000];
/** Whatever takes less is no burden at the largest size, however it grows. */
const HARMLESS_MS = 15;
/** No text of the smallest size takes so long. */
const LONG_MS = 1_000;
/** Four times the text: 4 if it is linear, 16 if it is quadratic. */
const MAX_GROWTH = 9;

/** The operator's own settings, and cells of at most `MAX_CELL` characters. */
const NOT_LONG = [
  "app/services/config.server.ts",
  "app/domain/vitals/csv-columns.ts",
  "app/domain/vitals/csv-values.ts",
];

const files = ["app", "db"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** The patterns that are written in the source as such. */
function literalsOf(file: string): RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, false));
  return found;
}

/** Those that modules put together while they are loaded. */
async function composed(): Promise<RegExp[]> {
  const found: RegExp[] = [];
  const plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(plain, {
    construct(target, [source, flags]: [string, string?]) {
      const made = new target(source, flags);
      // Not those of packages.
      if (new Error().stack?.split("\n")[2]?.includes("/app/")) found.push(made);
      return made;
    },
  });
  try {
    for (const file of files)
      if (/^app\/(domain|languages)\//.test(file) && !file.endsWith(".tsx")) await import(resolve(file));
  } finally {
    globalThis.RegExp = plain;
  }
  return found;
}

const CHARACTERS = ["a", "A", "1", "ä", "و", " ", "\n", ..."._-@/<>([{'\",:;#*!?&=+%"];
const PAIRS = ["1 ", "a ", "a.", "a-", "1.", "1,", "1/", "a@", "a@a.", "A ", " \n", "[a](", "<a", "و ", "و."];

/** What is repeated: any kind of character, and the words of the pattern itself. */
function pumpsFor({ source }: RegExp): string[] {
  const words = [...new Set(source.match(/\p{L}{2,}/gu) ?? [])].slice(0, 12);
  return [...CHARACTERS, ...PAIRS, ...words.flatMap((word) => [word, `${word} `])];
}

/** Of the processor: a busy machine makes a clock go on while nothing is done. */
function milliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
const fastest = (work: () => void) => Math.min(...Array.from({ length: 5 }, () => milliseconds(work)));

/** Whether work over a text of so many characters grows faster than the text, each time that it is measured. */
const growsFaster = (work: (size: number) => void): boolean => [1, 2, 3].every(() => measuredToGrow(work));

function measuredToGrow(work: (size: number) => void): boolean {
  for (const [index, size] of SIZES.entries()) {
    if (milliseconds(() => work(size)) < HARMLESS_MS) continue;
    const time = fastest(() => work(size));
    if (time < HARMLESS_MS) continue;
    const before = SIZES[index - 1];
    if (time > (before === undefined ? LONG_MS : MAX_GROWTH * fastest(() => work(before)))) return true;
  }
  return false;
}

/** As long as it is to be; a letter of another script makes every character of it two bytes, which other code reads. */
const texts = (pump: string, size: number) => {
  const text = pump.repeat(Math.ceil(size / pump.length)).slice(0, size);
  return [`${text}\u00a7`, `${text}\u0416`, `1 a ${text}>)]}\u0416`];
};

const all = new Map<string, RegExp>();
for (const pattern of [...files.filter((file) => !NOT_LONG.includes(file)).flatMap(literalsOf), ...(await composed())])
  all.set(String(pattern), new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, "")}g`));

describe("a pattern", () => {
  test("takes no longer for each character of a long text than of a short one", { timeout: 300_000 }, () => {
    const slow = [...all].flatMap(([name, pattern]) => {
      const pump = pumpsFor(pattern).find((pump) =>
        [0, 1, 2].some((index) => growsFaster((size) => void texts(pump, size)[index]!.replace(pattern, ""))),
      );
      return pump === undefined ? [] : [`${JSON.stringify(pump)}: ${name}`];
    });
    expect(slow).toEqual([]);
  });
});

describe("what a stranger's text goes through", () => {
  test.each<[string, (text: string) => unknown]>([
    ["taking out what tells who wrote it", (text) => redact(text, ["Ada Reyes"])],
    ["making plain text of it", plainText],
  ])("%s", { timeout: 300_000 }, (_, read) => {
    const slow = [...CHARACTERS, ...PAIRS].filter((pump) =>
      [0, 1, 2].some((index) => growsFaster((size) => void read(texts(pump, size)[index]!))),
    );
    expect(slow).toEqual([]);
  });
});
