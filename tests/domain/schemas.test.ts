import fc from "fast-check";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { readFormError } from "~/domain/form-error";
import { LANGUAGE_CODES } from "~/domain/language";
import { DEFAULT_AVAILABILITY } from "~/domain/providers/availability";
import { canSay, loadMessages } from "~/locales/translate";
import { parseForm } from "~/services/http/forms/parse-form.server";
import { hostileValue, likelyValues, longTexts, mutated, valuesFor } from "../support/schema-values";

const NOW = new Date("2026-03-10T12:00:00Z");
const POOL = likelyValues(NOW);

const appFiles = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
// The lint rule `kindweight/imports-of-zod` keeps schemas out of all other files.
const FILES_WITH_SCHEMAS = /^(domain\/.+|(routes|services)\/(?!openapi\/).*schema.*|services\/config\.server)\.ts$/;
// Loaded by path: knip counts `import.meta.glob` as a use of every export of the files it matches.
const modules = Object.fromEntries(
  await Promise.all(
    appFiles
      .filter((name) => FILES_WITH_SCHEMAS.test(name))
      .map(async (name) => [name, (await import(resolve("app", name))) as Record<string, unknown>] as const),
  ),
);

/** What those that are made for a moment, a form or an account are made with. */
const MADE_WITH: Record<string, unknown[][]> = {
  accountChangeSchema: [[() => false]],
  accountSchema: [false, true].map((passwordKept) => [{ passwordKept, isCommon: () => false }]),
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

  test("a hundred thousand entries anywhere take it no time, and are refused", async () => {
    // It describes what FHIR's reader takes, and parses nothing.
    if (name.startsWith("readingsRequestSchema")) return;
    const [value] = fc.sample(valid, { numRuns: 1, seed: 1 });
    for (const entry of [1, "x", null, {}, ["x"]]) {
      const entries = Array.from({ length: 130_000 }, () => entry);
      for (const place of placesOf(value)) {
        const { user } = process.cpuUsage();
        const parsed = await schema.safeParseAsync(place(entries));
        expect(process.cpuUsage({ user, system: 0 }).user / 1_000, name).toBeLessThan(1_000);
        expect(longestList(parsed.data), name).toBeLessThan(5_000);
        expect(parsed.error?.issues.length ?? 0, name).toBeLessThan(5_000);
      }
    }
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

/** Schemas whose messages are in English only. A schema that is not here is one of a translated screen. */
const ENGLISH_ONLY = new Set([
  // The API.
  "registerSchema",
  "slotsQuerySchema",
  "consultationRequestSchema",
  "chatRequestSchema",
  "stopRequestSchema",
  "patientContextSchema",
  "analysisReplySchema",
  "analysisAnswerSchema",
  "keptAnalysisSchema",
  "keptAnswerSchema",
  "consultationReplySchema",
  "stopReplySchema",
  "symptomRequestSchema",
  "symptomReplySchema",
  "interactionRequestSchema",
  "patientDataSchema",
  "predictionRequestSchema",
  "providerCreateSchema",
  "vrSessionSchema",
  "roomSaidSchema",
  "exportQuerySchema",
  "readingsSchema",
  "oneReadingSchema",
  "readingsRequestSchema",
  "seriesQuerySchema",
  // The desk, the review of applications, and the sign-up of specialists.
  "auditSearchSchema",
  "emergencySchema",
  "emergencyReviewSchema",
  "patientSearchSchema",
  "answerSchema",
  "cancelSchema",
  "availabilitySchema",
  "practiceSchema",
  "hoursSchema",
  "decisionSchema",
  "resubmissionSchema",
  "pictureSchema",
  "accountSchema",
  "profileSchema",
  "joinFormSchema",
  // The configuration.
  "environmentSchema",
]);
const exportedAs = ({ name }: Named) => name.split(" ")[0]!;
const forms = schemas.filter((one) => exportedAs(one).endsWith("Schema") && !ENGLISH_ONLY.has(exportedAs(one)));

describe("What is said about a form", () => {
  beforeAll(() => Promise.all(LANGUAGE_CODES.map((language) => loadMessages(language))));

  test("there are forms, and no schema in English only that is gone", () => {
    expect(forms.length).toBeGreaterThan(20);
    expect([...ENGLISH_ONLY].filter((name) => !schemas.some((one) => exportedAs(one) === name))).toEqual([]);
  });

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
      LANGUAGE_CODES.some((language) => !canSay(language, readFormError(message))),
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

/** The number of entries of the longest list in a value. */
function longestList(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).slice(0, 5_000).map(longestList));
}

/**
 * Whether an answer has the shape of what was sent: nothing that was not asked for, and each field of the kind that it
 * was.
 */
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
