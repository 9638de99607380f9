import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFormError } from "~/domain/form-error";
import { checkInteractions, INTERACTION_ROWS, type InteractionReport } from "~/domain/interactions/check";
import { interactionFormSchema } from "~/domain/interactions/form-schema";
import { CLASSES } from "~/domain/interactions/classes";
import { KIND_NAMES, membersOf } from "~/domain/interactions/kinds";
import { ARABIC, DRUG_NAMES, SPANISH } from "~/domain/interactions/names";
import { factsOf } from "~/domain/interactions/rule";
import { buildTable } from "~/domain/interactions/table";
import { message } from "~/domain/message";
import { catalogTexts } from "../support/catalog-texts";
import { reportIn } from "~/locales/interaction-words.server";
import { canSay, loadMessages, say } from "~/locales/translate";
import { formErrors } from "./messages";

const TOLD = ["es", "ar"] as const;
const sayingIn = (language: (typeof TOLD)[number]) => ({
  texts: catalogTexts(language, "medical/interaction-texts"),
  sources: catalogTexts(language, "medical/interaction-sources"),
  classes: catalogTexts(language, "medical/interaction-classes"),
  composed: catalogTexts(language, "medical/interaction-sentences"),
});
const [es, ar] = [sayingIn("es"), sayingIn("ar")];
const SAYING = { es, ar };
const SHOWN = { es: SPANISH, ar: ARABIC };

const { rules, classes, allergies: groups } = INTERACTION_ROWS;
const rows = rules.map(factsOf);
const { rulesFor } = buildTable(rules, classes);
const all = TOLD.flatMap((language) =>
  Object.entries<string>(SAYING[language].texts).map(([english, text]) => ({ language, english, text })),
);

/** The ids of a report's messages and of those within them. */
function idsOf(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const within = Object.values(part).flatMap(idsOf);
  return "id" in part ? [part.id as string, ...within] : within;
}
const numbers = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort();

/** A report of every row, every allergy with every medicine, and every doubled class. */
function* reports(): Generator<InteractionReport> {
  for (const allergy of groups.map(({ names, kind }) => names[0] ?? kind!))
    for (const drug of DRUG_NAMES) yield checkInteractions({ medications: [drug], allergies: [allergy] });
  for (const kind of KIND_NAMES)
    for (const drug of membersOf(kind)) yield checkInteractions({ medications: [drug], allergies: [kind] });
  for (const drug of DRUG_NAMES) yield checkInteractions({ medications: [drug, drug], allergies: [drug] });
  for (const [index, first] of DRUG_NAMES.entries()) {
    for (const second of DRUG_NAMES.slice(index + 1))
      if (rulesFor(first, second, []).length > 0) yield checkInteractions({ medications: [first, second] });
  }
  for (const members of Object.values(CLASSES)) yield checkInteractions({ medications: members });
  for (const kind of KIND_NAMES)
    for (const other of [...KIND_NAMES, "warfarin", "clarithromycin", "phenalzine", "simvastatin", "levothyroxine"])
      if (kind !== other) yield checkInteractions({ medications: [kind, other], allergies: ["penicillin", "sulfa"] });
  yield checkInteractions({ medications: ["lisinopril", "furosemide", "ibuprofen"] });
  for (const medications of [
    ["mystery root"],
    ["metformin"],
    ["metformin", "mystery root"],
    ["metformin", "lisinopril", "mystery root", "another"],
  ])
    yield checkInteractions({ medications });
}

describe("the checker's reply in Spanish and Arabic", () => {
  test("whatever the checker can say is said in both languages, and nothing is translated that nobody says", async () => {
    const heard = new Set(
      rows.flatMap(({ effect, mechanism, management, source }) => idsOf([effect, mechanism, management, source])),
    );
    for (const report of reports()) {
      for (const id of idsOf(report)) heard.add(id);
      for (const language of TOLD) {
        const told = reportIn(language, report);
        if (!told) throw new Error(`${language}: ${JSON.stringify(report)}`);
      }
    }
    expect(heard.size).toBeGreaterThan(1_000);
    for (const { texts, sources, classes, composed } of [es, ar])
      expect(Object.keys({ ...texts, ...sources, ...classes, ...composed }).filter((id) => !heard.has(id))).toEqual([]);
  }, 120_000);

  test("every number of the English is there, and no other; 911 stays 911", () => {
    for (const { language, english, text } of all)
      expect([english, language, numbers(text)]).toEqual([english, language, numbers(english)]);
    for (const { english, text } of all) if (english.includes("911")) expect(text).toContain("911");
    for (const saying of [es, ar])
      for (const [english, text] of Object.entries({ ...saying.sources, ...saying.composed }))
        expect([english, numbers(text)]).toEqual([english, numbers(english)]);
  });

  test("units are the same", () => {
    const units = { es: { mg: / mg\b/g, g: / g\b/g }, ar: { mg: / ملغ/g, g: / غ(?= )/g } };
    for (const { language, english, text } of all) {
      for (const [unit, shape] of Object.entries(units[language])) {
        const meant = english.match(new RegExp(`\\d ${unit}\\b`, "g"))?.length ?? 0;
        if (meant > 0) expect([english, unit, text.match(shape)?.length ?? 0]).toEqual([english, unit, meant]);
      }
      expect((text.match(/%/g) ?? []).length, english).toBe((english.match(/%/g) ?? []).length);
    }
  });

  test("an instruction keeps its force: what must not be done, whom to call, what is an emergency", () => {
    const force = [
      { english: /\bDo not\b|\bdo not\b/, es: /\bNo\b|\bno\b/, ar: /لا|ألا|ليس/ },
      { english: /\b[Nn]ever\b/, es: /\b[Nn]unca\b/, ar: /أبدًا/ },
      { english: /Do not take them together/, es: /No los tome juntos/, ar: /لا تتناولهما معًا/ },
      { english: /an emergency(?! all)\b\./, es: /una emergencia/, ar: /حالة طارئة/ },
      { english: /needs 911 at once/, es: /necesita el 911 de inmediato/, ar: /911 فورًا/ },
      { english: /call 911/, es: /llame al 911/, ar: /اتصل بالرقم 911/ },
      { english: /\bat once\b/, es: /de inmediato|de golpe/, ar: /فورًا|دفعة واحدة|آن واحد|مفاجئ/ },
      { english: /can be fatal/, es: /[Pp]uede ser mortal/, ar: /مميت/ },
      { english: /\bdeath\b|\bdeaths\b/, es: /muerte/, ar: /وفاة|وفيات|موت/ },
      { english: /No alcohol/, es: /[Nn]ada de alcohol/, ar: /لا كحول/ },
      { english: /\bunless\b/, es: /a menos que/, ar: /إلا/ },
    ];
    const management = new Set(rows.flatMap((rule): string[] => [rule.effect.id, rule.management.id]));
    for (const { language, english, text } of all.filter((one) => management.has(one.english))) {
      for (const rule of force)
        if (rule.english.test(english))
          expect([english, text]).toEqual([english, expect.stringMatching(rule[language])]);
    }
  });

  test("nothing is left in English: Arabic has no words in Latin letters but brands, enzymes and abbreviations, and no text is its own translation", () => {
    const names =
      /CYP\w+|UGT1A1|OATP1B1|MAO(-A)?|INR|QT|TSH|GLP-1|DPP-4|SGLT2|cGMP|H2|P2Y12|PDE5|Contrave|Paxlovid|Advil|Tylenol|Sudafed|Alli|Drug Facts|FDA|CDC|NIH|Phansalkar|JAMIA|\bP\b|\{\w+\}/g;
    for (const text of [
      ...Object.values(ar.texts),
      ...Object.values(ar.sources),
      ...Object.values(ar.composed),
      ...Object.values(ar.classes),
    ]) {
      expect(text.replace(names, "")).not.toMatch(/[A-Za-z]/);
      expect(text).toMatch(/\p{Script=Arabic}/u);
    }
    for (const [english, text] of Object.entries({ ...es.texts, ...es.composed, ...es.sources }))
      expect(text, english).not.toBe(english);
    for (const text of Object.values(es.texts)) expect(text).not.toMatch(/\b(the|with|and|your|take|of)\b/i);
  });

  test("a substance that the English names is named by the translation", () => {
    const named = DRUG_NAMES.filter(
      (drug) =>
        /^[a-z]{7,}$/.test(drug) &&
        ![
          "alcohol",
          "insulin",
          "caffeine",
          "calcium",
          "magnesium",
          "potassium",
          "lithium",
          "vitamin",
          "cannabis",
          "grapefruit",
          "nicotine",
          "acetaminophen",
          "fentanyl",
          "morphine",
        ].includes(drug),
    );
    const shapes = named.map((drug) => ({ drug, shape: new RegExp(`\\b${drug}\\b`, "i") }));
    for (const { language, english, text } of all) {
      for (const { drug, shape } of shapes) {
        if (!shape.test(english)) continue;
        const names = SHOWN[language][drug];
        const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
        expect([english, text, names.some((name) => plain(text).includes(plain(name)))]).toEqual([english, text, true]);
      }
    }
  });

  test("what was typed, codes and order stay as they are, names of substances are in the language", async () => {
    const report = checkInteractions({
      medications: ["Contrave", "oxicodona 5 mg", "أسبرين", "mystery"],
      allergies: ["penicilina", "polen"],
    });
    for (const language of TOLD) {
      const told = reportIn(language, report)!;
      expect(told.outcome).toBe(report.outcome);
      expect(told.unknown).toEqual(report.unknown);
      expect(told.allergies).toEqual(report.allergies);
      expect(told.interactions.map(({ kind, severity, typed }) => ({ kind, severity, typed }))).toEqual(
        report.interactions.map(({ kind, severity, typed }) => ({ kind, severity, typed })),
      );
      expect(told.checked.map(({ name }) => name)).toEqual(report.checked.map(({ name }) => name));
    }
    expect(reportIn("es", report)!.interactions[0]!.drugs).toEqual(["naltrexona", "oxicodona"]);
    expect(reportIn("ar", report)!.interactions[0]!.drugs).toEqual(["نالتريكسون", "أوكسيكودون"]);
    expect(reportIn("es", report)!.summary).toMatch(
      /^\d hallazgos? en los 3 medicamentos revisados\. 1 nombre no se pudo revisar\.$/,
    );
  });

  test("summaries of any numbers keep them", async () => {
    const some = fc.subarray(DRUG_NAMES.slice(0, 60), { minLength: 0, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(some, fc.nat(20), async (drugs, strangers) => {
        const report = checkInteractions({
          medications: [
            ...drugs,
            ...Array.from({ length: strangers }, (_, index) => `qqqq${String.fromCharCode(97 + index)}zz`),
          ],
        });
        const english = reportIn("en", report).summary;
        const spanish = reportIn("es", report)!.summary;
        expect([english, numbers(spanish)]).toEqual([english, numbers(english)]);
        // Arabic says one and two in words.
        const arabic = reportIn("ar", report)!.summary;
        expect([english, numbers(arabic)]).toEqual([english, numbers(english).filter((number) => Number(number) > 2)]);
      }),
      { numRuns: 100 },
    );
  });

  test("one message without a translation leaves the whole reply in English", async () => {
    const report = checkInteractions({ medications: ["warfarin", "ibuprofen", "metformin"] });
    const [finding] = report.interactions;
    const unknown = message("Save My Details");
    for (const change of [
      { effect: unknown },
      { management: unknown },
      { mechanism: message("It is {drug}, to which you are allergic.", { drug: unknown }) },
      { source: [...finding!.source, unknown] },
      { also: [{ ...finding!, effect: unknown }] },
    ]) {
      for (const language of TOLD)
        expect(reportIn(language, { ...report, interactions: [{ ...finding!, ...change }] })).toBeNull();
    }
    for (const change of [
      { summary: [unknown] },
      { disclaimer: unknown },
      { checked: [{ name: "x", ingredients: [unknown] }] },
    ]) {
      for (const language of TOLD) expect(reportIn(language, { ...report, ...change })).toBeNull();
    }
  });

  test("every message of the form is said in both languages", async () => {
    await Promise.all(TOLD.map((language) => loadMessages(language, ["shell", "interactions"])));
    const lists = ["", "x".repeat(5_001), "control\u0001", Array(51).fill("aspirin").join("\n"), "x".repeat(201)];
    const heard = new Set<string>();
    for (const medications of lists)
      for (const allergies of lists)
        for (const found of Object.values(await formErrors(interactionFormSchema, { medications, allergies })))
          found.forEach((message) => heard.add(message));
    expect(heard.size).toBeGreaterThanOrEqual(6);
    for (const message of heard)
      for (const language of TOLD) {
        const error = readFormError(message);
        expect(canSay(language, error), `${language}: ${message}`).toBe(true);
        expect(say(language, error)).not.toBe(say("en", error));
      }
  });
});
