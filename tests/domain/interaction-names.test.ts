import fc from "fast-check";
import { describe, expect, test } from "vitest";
import absent from "~/content/interactions/generated/absent";
import { isAround } from "~/domain/interactions/around";
import { formsOf, keysOf, nameKey } from "~/domain/interactions/name-key";
import { ARABIC, COMBINATIONS, DRUG_NAMES, DRUGS, SPANISH, type DrugName } from "~/domain/interactions/names";
import { isRecognised, knownNames, recognise, splitEntries } from "~/domain/interactions/recognise";
import { checkInEnglish } from "../support/interaction-report";

type Meant = { name: string; means: readonly DrugName[] };
const namesOf = (
  drugs: Readonly<Record<DrugName, readonly string[]>>,
  language: (typeof COMBINATIONS)[number]["language"],
): Meant[] => [
  ...DRUG_NAMES.flatMap((drug) => drugs[drug].map((name) => ({ name, means: [drug] }))),
  ...COMBINATIONS.filter((row) => row.language === language).flatMap(({ names, ingredients }) =>
    names.map((name) => ({ name, means: ingredients })),
  ),
];
const ENGLISH = [...DRUG_NAMES.map((drug) => ({ name: drug, means: [drug] })), ...namesOf(DRUGS, "English")];
const IN = { Spanish: namesOf(SPANISH, "Spanish"), Arabic: namesOf(ARABIC, "Arabic") };
const EVERY: Meant[] = [...ENGLISH, ...IN.Spanish, ...IN.Arabic];

const contents = (typed: string) => {
  const entry = recognise(typed);
  return isRecognised(entry) ? [...entry.ingredients].sort() : entry;
};
const expectMeans = (typed: string, means: readonly DrugName[]) =>
  expect([typed, contents(typed)]).toEqual([typed, [...means].sort()]);
const offers = (typed: string) => {
  const entry = recognise(typed);
  return "didYouMean" in entry ? entry.didYouMean : entry;
};

describe("names in Spanish and Arabic", () => {
  test("every substance has one of its own in each language, and no two the same", () => {
    for (const list of [SPANISH, ARABIC]) {
      const shown = DRUG_NAMES.map((drug) => list[drug][0]!);
      for (const name of shown) expect(name).toMatch(/\S{3,}/);
      expect(new Set(shown.map(nameKey)).size).toBe(DRUG_NAMES.length);
    }
    for (const drug of DRUG_NAMES) expect(ARABIC[drug].join(""), drug).not.toMatch(/[A-Za-z]/);
  });

  test("no name stands for two things, in whatever languages", () => {
    const meant = new Map<string, string>();
    for (const { name, means } of EVERY) {
      for (const key of keysOf(name)) {
        const content = [...means].sort().join();
        expect([name, meant.get(key) ?? content]).toEqual([name, content]);
        meant.set(key, content);
      }
    }
  });

  test("English names are found exactly as the English lists have them", () => {
    for (const { name, means } of ENGLISH) {
      expectMeans(name, means);
      expect(knownNames().get(nameKey(name))!.shown).toBe(name);
    }
  });

  test.each(Object.entries(IN))(
    "every name in %s is found: in capitals, with a dose, and as it is said with it",
    (language, names) => {
      for (const { name, means } of names) {
        const with_ =
          language === "Arabic"
            ? `${name} ٥٠٠ ملغ قرص مرتين في اليوم بعد الأكل`
            : `${name} 500 mg, 1 tableta cada 8 horas con la comida`;
        for (const typed of [name, name.toUpperCase(), with_]) expectMeans(typed, means);
      }
    },
  );

  test("every Spanish name is found without its accents, and by the form in which Spanish names a salt", () => {
    for (const { name, means } of IN.Spanish) expectMeans(name.normalize("NFD").replace(/[\u0300-\u036f]/g, ""), means);
    expectMeans("clorhidrato de metformina 850 mg", ["metformin"]);
    expectMeans("Losartán potásico 50 mg por la noche", ["losartan"]);
    expectMeans("diclofenaco sódico", ["diclofenac"]);
  });

  test("every Arabic name is found with its article, joined to what stands before it, with vowels and elongations, and with or without hamza", () => {
    for (const { name, means } of IN.Arabic.filter((meant) => !/^\d/.test(meant.name))) {
      const [first = "", ...rest] = name.split(" ");
      const bare = first.replace(/^ال/, "");
      for (const typed of [
        [`ال${bare}`, ...rest].join(" "),
        [`وال${bare}`, ...rest].join(" "),
        `و${name}`,
        name.replace(/[أإآ]/g, "ا"),
        name.replace(/ة/g, "ه").replace(/ي(?= |$)/g, "ى"),
        name.replace(/\S/g, (letter) => `${letter}ـ\u064e`),
      ]) {
        expectMeans(typed, means);
      }
    }
  });

  test("no word that stands around names is a name, nor takes away that something is not taken", () => {
    for (const word of [
      "no",
      "not",
      "without",
      "stopped",
      "never",
      "sin",
      "nunca",
      "dejé",
      "suspendí",
      "ya",
      "hasta",
      "لا",
      "ليس",
      "بدون",
      "دون",
      "غير",
      "أوقفت",
      "توقفت",
      "لم",
      "كنت",
    ]) {
      expect(
        formsOf([nameKey(word)]).some(({ key }) => isAround(key)),
        word,
      ).toBe(false);
    }
    for (const typed of [
      "paracetamol sin cafeína",
      "ya no tomo warfarina",
      "لا أتناول وارفارين",
      "بنادول بدون كافيين",
      "توقفت عن وارفارين",
    ]) {
      expect(isRecognised(recognise(typed)), typed).toBe(false);
    }
  });

  test.each<[string, DrugName[]]>([
    ["metformina", ["metformin"]],
    ["IBUPROFENO 400 mg", ["ibuprofen"]],
    ["acetaminofén", ["acetaminophen"]],
    ["paracetamol", ["acetaminophen"]],
    ["ácido acetilsalicílico 100 mg", ["aspirin"]],
    ["acido acetilsalicilico", ["aspirin"]],
    ["Hierba de San Juan", ["St. John's wort"]],
    ["jugo de toronja", ["grapefruit"]],
    ["zumo de pomelo", ["grapefruit"]],
    ["levotiroxina 75 mcg en ayunas", ["levothyroxine"]],
    ["amoxicilina con ácido clavulánico", ["amoxicillin", "clavulanate"]],
    ["vitamina B12", ["vitamin B12"]],
    ["warfarina e ibuprofeno", ["warfarin", "ibuprofen"]],
    ["amlodipino y potasio", ["amlodipine", "potassium"]],
    ["losartan potassium", ["losartan"]],
    ["enalapril 10 mg c/12 h", ["enalapril"]],
    ["ميتفورمين ٨٥٠ ملغ", ["metformin"]],
    ["الميتفورمين", ["metformin"]],
    ["ايبوبروفين", ["ibuprofen"]],
    ["أيبوبروفين ٤٠٠ مجم ثلاث مرات يوميًا", ["ibuprofen"]],
    ["ابوبروفين", ["ibuprofen"]],
    ["الوارفارين", ["warfarin"]],
    ["وارفارين وأسبرين", ["warfarin", "aspirin"]],
    ["باراسيتَامُول", ["acetaminophen"]],
    ["عصير جريب فروت", ["grapefruit"]],
    ["الجريب فروت", ["grapefruit"]],
    ["أزيثرومايسين", ["azithromycin"]],
    ["جليميبيريد 2 مجم", ["glimepiride"]],
    ["لوسارتان بوتاسيوم 50 ملغ", ["losartan"]],
    ["أملوديبين والبوتاسيوم", ["amlodipine", "potassium"]],
    ["فيتامين د ١٠٠٠ وحدة دولية", ["vitamin D"]],
    ["وارفارين warfarin 5mg", ["warfarin"]],
  ])("%s", (typed, means) => expectMeans(typed, means));

  test("a misspelt name is never taken for another, and offered in the language it was typed in", () => {
    expect(offers("ibuprofenno")).toEqual(["ibuprofeno"]);
    expect(offers("warfarna")).toContain("warfarina");
    expect(offers("وارفاريين س")).toContain("وارفارين");
    expect(offers("ايبوبرفين")).toContain("إيبوبروفين");
    expect(offers("ديسفلاتيل")).toEqual([]);
    // One offer for a thing, though it is called alike in two languages.
    expect(offers("metfor")).toEqual(["metformin"]);
  });

  test("one letter more, less, other or moved: what is recognised at all is the same or was a name itself", () => {
    const edits = fc.record({
      meant: fc.constantFrom(...IN.Spanish, ...IN.Arabic),
      at: fc.nat(30),
      kind: fc.constantFrom("drop", "double", "swap", "change"),
      letter: fc.constantFrom(..."aeiournlstwاويرنلتسد"),
    });
    fc.assert(
      fc.property(edits, ({ meant: { name, means }, at, kind, letter }) => {
        const key = nameKey(name);
        const place = at % key.length;
        const [head, here, next, tail] = [key.slice(0, place), key[place]!, key[place + 1] ?? "", key.slice(place + 2)];
        const typed =
          kind === "drop"
            ? head + next + tail
            : kind === "double"
              ? head + here + here + next + tail
              : kind === "swap"
                ? head + next + here + tail
                : head + letter + next + tail;
        const entry = recognise(typed);
        if (!isRecognised(entry) || knownNames().has(nameKey(typed))) return;
        // A part of the name may be a name, of the same thing; nothing of another kind comes in.
        const parts = nameKey(typed).split(" ");
        const named = parts.flatMap((_, from) =>
          parts
            .slice(from)
            .flatMap((__, length) =>
              formsOf(parts.slice(from, from + length + 1)).flatMap(
                ({ key: form }) => knownNames().get(form)?.ingredients ?? [],
              ),
            ),
        );
        for (const drug of entry.ingredients)
          expect([typed, [...means, ...named].includes(drug)]).toEqual([typed, true]);
      }),
      { numRuns: 5_000 },
    );
  });

  test("what the table does not speak of is not known by any name, and nothing that sounds like it is offered", () => {
    for (const name of absent.flatMap(({ name, otherNames }) => [name, ...otherNames]))
      expect([name, recognise(name)]).toEqual([name, { typed: name, didYouMean: [] }]);
    expect(offers("metamizoll")).toEqual([]);
    expect(offers("metimazoll")).toContain("metimazol");
  });

  test("commas, semicolons and digits of Arabic part a list as those of English do", () => {
    expect(splitEntries(["وارفارين، أسبرين؛ ميتفورمين ١،٠٠٠ ملغ، مرتين يوميًا"])).toEqual([
      "وارفارين",
      "أسبرين",
      "ميتفورمين ١،٠٠٠ ملغ، مرتين يوميًا",
    ]);
    expect(splitEntries(["metformina 1,5 mg, dos veces al día, ibuprofeno"])).toEqual([
      "metformina 1,5 mg, dos veces al día",
      "ibuprofeno",
    ]);
  });

  test("the same medicines give the same findings in every language", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...DRUG_NAMES), { minLength: 1, maxLength: 6 }), (drugs) => {
        const findings = (medications: string[]) => {
          const { interactions, duplicates, outcome, summary } = checkInEnglish({ medications });
          return { interactions: interactions.map(({ typed: _, ...rest }) => rest), duplicates, outcome, summary };
        };
        const english = findings(drugs);
        expect(findings(drugs.map((drug) => SPANISH[drug][0]!))).toEqual(english);
        expect(findings(drugs.map((drug) => ARABIC[drug][0]!))).toEqual(english);
      }),
      { numRuns: 150 },
    );
  });
});

describe("allergies in Spanish and Arabic", () => {
  const judged = (allergy: string, medication: string) => {
    const { interactions, allergies } = checkInEnglish({ medications: [medication], allergies: [allergy] });
    return [allergies, interactions.map(({ kind, severity, drugs }) => `${kind} ${severity} ${drugs.join()}`)];
  };

  test.each([
    ["penicilina", "amoxicilina", "allergy contraindicated amoxicillin"],
    ["Alergia a la penicilina (urticaria)", "Augmentin", "allergy contraindicated amoxicillin"],
    ["alérgica a las sulfas", "cotrimoxazol", "allergy contraindicated sulfamethoxazole"],
    ["sulfamidas", "celecoxib", "allergy major celecoxib"],
    ["alergia al ibuprofeno", "naproxeno", "allergy contraindicated naproxen"],
    ["AINEs", "ácido acetilsalicílico", "allergy contraindicated aspirin"],
    ["inhibidores de la ECA", "sacubitrilo", "allergy contraindicated sacubitril"],
    ["alergia a la hierba de San Juan", "hipérico", "allergy contraindicated St. John's wort"],
    ["البنسلين", "أموكسيسيلين", "allergy contraindicated amoxicillin"],
    ["حساسية شديدة من البنسلين (طفح)", "سيفاليكسين", "allergy moderate cephalexin"],
    ["حساسية من السلفا", "باكتريم", "allergy contraindicated sulfamethoxazole"],
    ["الأسبرين", "بروفين", "allergy contraindicated ibuprofen"],
    ["مضادات الالتهاب غير الستيرويدية", "فولتارين", "allergy contraindicated diclofenac"],
  ])("%s, with %s", (allergy, medication, found) =>
    expect(judged(allergy, medication)).toEqual([{ checked: [allergy], unknown: [] }, [found]]),
  );

  test("none is none, and what no medicine is known to touch is said to be unknown", () => {
    for (const none of ["ninguna", "No tengo", "sin alergias conocidas", "لا توجد", "لا يوجد", "لا"])
      expect(judged(none, "metformina")[0], none).toEqual({ checked: [], unknown: [] });
    for (const unknown of ["cacahuetes", "no sé", "الفول السوداني", "لا أعرف"])
      expect(judged(unknown, "metformina")[0], unknown).toEqual({ checked: [], unknown: [unknown] });
  });
});

describe("names as they stand on boxes in Britain, Spain and the Arab countries", () => {
  const gravest = (...medications: string[]) => checkInEnglish({ medications }).interactions[0]?.severity;
  test.each([
    ["Eltroxin", "Xenical", "moderate"],
    ["Zyloric", "Imuran", "major"],
    ["Microgynon", "St John's wort", "major"],
    ["Rigevidon", "Mounjaro", "moderate"],
    ["Ionamin", "Nardil", "contraindicated"],
    ["Plenur", "ibuprofeno", "major"],
    ["Actrapid", "Ozempic", "moderate"],
    ["Zydol", "Besitran", "major"],
    ["اوزمبك", "انسولين", "moderate"],
    ["Klaricid", "Zocor", "contraindicated"],
  ])("%s with %s: %s", (one, other, severity) => {
    const { unknown } = checkInEnglish({ medications: [one, other] });
    expect(unknown).toEqual([]);
    expect(gravest(one, other)).toBe(severity);
  });
  test("pramlintide with insulin is serious, as the box on its label says", () =>
    expect(gravest("Symlin", "Humalog")).toBe("major"));
});
