import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { LANGUAGE_CODES } from "~/domain/language";
import { DEFAULT_AVAILABILITY } from "~/domain/providers/availability";
import { loadWords, retold } from "~/languages/words";
import { parseForm } from "~/services/http/parse-form.server";
import { hostileValue, likelyValues, longTexts, mutated, valuesFor } from "../support/schema-values";

const NOW = new Date("2026-03-10T12:00:00Z");
const POOL = likelyValues(NOW);

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../../app/domain/**/*.ts",
    "../../app/routes/**/*schema*.ts",
    "../../app/services/**/*schema*.ts",
    "../../app/services/config.server.ts",
    "!../../app/services/openapi/**",
  ],
  { eager: true },
);

/** What those that are made for a moment, a form or an account are made with. */
const MADE_WITH: Record<string, unknown[][]> = {
  accountChangeSchema: [[() => false]],
  accountSchema: [false, true].map((passwordKept) => [
    { isEmailTaken: async (email: string) => email.startsWith("taken"), passwordKept, isCommon: () => false },
  ]),
  appointmentRequestSchema: [[NOW], [NOW, { withSpecialist: true }]],
  changeSchema: [[NOW]],
  goalSchema: [[NOW, "America/New_York"]],
  hoursSchema: [[DEFAULT_AVAILABILITY]],
  newPasswordSchema: [[() => false]],
  oneReadingSchema: [[NOW]],
  patientDetailsSchema: [[NOW]],
  patientSchema: [[() => false]],
  readingsSchema: [[NOW]],
  registerSchema: [[() => false]],
  seriesQuerySchema: [[NOW]],
  weighSchema: [[NOW, "America/New_York"]],
  weightChangeSchema: [[NOW, "America/New_York"]],
};

type Named = { name: string; schema: z.ZodType };
const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === "object" && value !== null && "safeParseAsync" in value;
/** Whatever is exported anywhere and judges input: one that is added is in here without a word. */
const schemas: Named[] = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]): Named[] => {
    if (isSchema(value)) return [{ name, schema: value }];
    if (typeof value !== "function" || !/Schema$/.test(name)) return [];
    const made = MADE_WITH[name];
    if (!made) throw new Error(`Say in MADE_WITH what ${name} is made with`);
    return made.map((args, index) => ({
      name: `${name} ${index}`,
      schema: (value as (...args: unknown[]) => z.ZodType)(...args),
    }));
  });

test("every file that makes a schema is among those whose schemas are tried", () => {
  const making = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && /^import \{ z \} from "zod"/m.test(readFileSync(`app/${name}`, "utf8")))
    // The description of the answers, which nothing is parsed with, and who hands a schema on.
    .filter((name) => !/^services\/(openapi\/|assistant\/model\.server)/.test(name));
  expect(making.length).toBeGreaterThan(30);
  expect(making.filter((name) => !(`../../app/${name}` in modules))).toEqual([]);
});

describe.each(schemas)("$name", ({ name, schema }) => {
  let valid: fc.Arbitrary<unknown>;
  beforeAll(async () => void (valid = await valuesFor(schema, POOL)));

  test("takes what it says it takes, and takes its own answer again as it is", async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(valid, mutated(valid)), async (value) => {
        const parsed = await schema.safeParseAsync(value);
        if (!parsed.success) return;
        accepted++;
        if (isOfOneShape(value, parsed.data))
          expect(await schema.safeParseAsync(parsed.data)).toEqual({ success: true, data: parsed.data });
      }),
      { numRuns: 100 },
    );
    expect(accepted, name).toBeGreaterThan(0);
  });

  test("judges anything at all without failing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withMap: true, withSet: true }),
          hostileValue,
          mutated(valid),
        ),
        async (value) => {
          const parsed = await schema.safeParseAsync(value);
          for (const { message } of parsed.error?.issues ?? []) expect(message).not.toBe("");
          expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
        },
      ),
      { numRuns: 200 },
    );
  });

  test("a hundred thousand characters anywhere take it no time", async () => {
    for (const value of fc.sample(valid, { numRuns: 2, seed: 1 })) {
      for (const long of longTexts(100_000)) {
        for (const place of placesOf(value)) {
          const { user } = process.cpuUsage();
          await schema.safeParseAsync(place(long));
          // One that goes back over what it has read would take seconds.
          expect(process.cpuUsage({ user, system: 0 }).user / 1_000, `${name}: ${long.slice(0, 4)}…`).toBeLessThan(
            1_000,
          );
        }
      }
    }
  });
});

/** The screens of every language, each with all of its files, that judge forms. */
const routeFiles = readdirSync("app/routes", { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.tsx?$/.test(name),
);
const screenOf = (name: string) => name.split("/")[0]!;
const formScreens = [...new Set(routeFiles.map(screenOf))]
  .map((screen) =>
    routeFiles
      .flatMap((name) => (screenOf(name) === screen ? [readFileSync(`app/routes/${name}`, "utf8")] : []))
      .join("\n"),
  )
  .filter((code) => /\b(?:formAction|parseForm)\(/.test(code) && code.includes('namespace: "'));
const forms = schemas.filter(
  ({ name }) =>
    name.includes("Schema") && formScreens.some((code) => new RegExp(`\\b${name.split(" ")[0]!}\\b`).test(code)),
);

describe("What is said about a form", () => {
  beforeAll(() => Promise.all(LANGUAGE_CODES.map((language) => loadWords(language))));

  test("there are forms", () => expect(forms.length).toBeGreaterThan(20));

  test.each(forms)("is said in every language, whatever is sent: $name", async ({ name, schema }) => {
    const heard = new Set<string>();
    await fc.assert(
      fc.asyncProperty(mutated(await valuesFor(schema, POOL)).map(asForm), async (form) => {
        const { error } = (await parseForm(form, schema)).reply();
        for (const message of Object.values(error ?? {}).flat()) heard.add(message!);
      }),
      { numRuns: 300 },
    );
    const unsaid = [...heard].filter((message) =>
      LANGUAGE_CODES.some((language) => language !== "en" && retold(language, message) === null),
    );
    expect(unsaid, name).toEqual([]);
  });
});

/** A value as a form has it: texts, several of a name where it is a list, and nothing else. */
function asForm(value: unknown): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries((value ?? {}) as object) as [string, unknown][])
    for (const one of [field].flat())
      if (one !== undefined && one !== null)
        form.append(name, typeof one === "string" ? one : (JSON.stringify(one) ?? ""));
  return form;
}

/** The value with another one in each of its places: itself, its fields, the entries of its lists. */
function placesOf(value: unknown): ((by: unknown) => unknown)[] {
  if (typeof value !== "object" || value === null) return [(by) => by];
  if (Array.isArray(value))
    return [
      (by) => by,
      ...placesOf(value[0]).map((place) => (by: unknown) => [place(by), ...(value.slice(1) as unknown[])]),
    ];
  return Object.entries(value).flatMap(([key, field]) =>
    placesOf(field).map((place) => (by: unknown) => ({ ...value, [key]: place(by) })),
  );
}

/** Whether an answer has the shape of what was sent: nothing that was not asked for, and each field of the kind that it was. */
function isOfOneShape(sent: unknown, answer: unknown): boolean {
  if (typeof sent !== "object" || sent === null)
    return typeof sent === typeof answer && (answer === null) === (sent === null);
  if (typeof answer !== "object" || answer === null || Array.isArray(sent) !== Array.isArray(answer)) return false;
  if (Array.isArray(sent) && Array.isArray(answer))
    return answer.every((one) => sent.some((other) => isOfOneShape(other, one)));
  return Object.entries(answer).every(
    ([key, one]) => Object.hasOwn(sent, key) && isOfOneShape((sent as Record<string, unknown>)[key], one),
  );
}
