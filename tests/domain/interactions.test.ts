import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { INTERACTION_ROWS } from "~/domain/interactions/check";
import { expand } from "~/domain/interactions/classes";
import { nameKey } from "~/domain/interactions/name-key";
import { COMBINATIONS, DRUG_NAMES, DRUGS, type DrugName } from "~/domain/interactions/names";
import { isRecognised, knownNames, recognise } from "~/domain/interactions/recognise";
import { interactionRequestSchema } from "~/domain/interactions/schema";
import { buildTable } from "~/domain/interactions/table";
import { proves } from "../support/clauses";
import { checkInEnglish, type EnglishReport } from "../support/interaction-report";
import { inEnglish } from "./messages";

const { rules, classes } = INTERACTION_ROWS;
const { rulesFor } = buildTable(rules, classes);
const check = (...medications: string[]) => checkInEnglish({ medications });
const severities = ({ interactions }: EnglishReport) =>
  interactions.map(({ severity, drugs }) => `${severity}: ${drugs.join(" + ")}`);
const ingredients = (typed: string) => {
  const entry = recognise(typed);
  return isRecognised(entry) ? [...entry.ingredients] : entry;
};

describe("names", () => {
  test("each name stands for one thing", () => {
    const all = [
      ...DRUG_NAMES.flatMap((name) => [name, ...DRUGS[name]]),
      ...COMBINATIONS.flatMap(({ language, names }) => (language === "English" ? names : [])),
    ].map(nameKey);
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
    expect(DRUG_NAMES.length).toBeGreaterThan(600);
  });

  test("every name is recognised, in any case and with a dose, as what it stands for", () => {
    for (const [key, { shown, ingredients: expected }] of knownNames()) {
      for (const typed of [shown, key.toUpperCase(), `${shown} 20 mg tablet once daily`])
        expect([typed, ingredients(typed)]).toEqual([typed, [...expected]]);
    }
  });

  test.each([
    ["Metformin HCl ER 500mg tablets, 2x daily", ["metformin"]],
    ["losartan potassium 50 mg", ["losartan"]],
    ["Lisinopril-HCTZ 20-12.5 mg", ["lisinopril", "hydrochlorothiazide"]],
    ["acetaminophen and codeine", ["acetaminophen", "codeine"]],
    ["Tylenol #3", ["codeine", "acetaminophen"]],
    ["Glucophage (metformin) 1,000 mg with meals", ["metformin"]],
    ["ST JOHN’S WORT", ["St. John's wort"]],
    ["paracétamol", ["acetaminophen"]],
    ["Vitamin D3 2000 IU", ["vitamin D"]],
  ])("%s", (typed, expected) => expect(check(typed).checked).toEqual([{ name: typed, ingredients: expected }]));

  test("a misspelt name is not taken for another, but offered", () => {
    expect(recognise("ibuprofin")).toMatchObject({ didYouMean: expect.arrayContaining(["ibuprofen"]) as string[] });
    expect(recognise("Ozempik 1 mg")).toMatchObject({ didYouMean: ["Ozempic"] });
    expect(recognise("warfrain")).toMatchObject({ didYouMean: ["warfarin"] });
    expect(recognise("metfor")).toMatchObject({ didYouMean: ["metformin"] });
    // These two are mistaken for each other in pharmacies: neither may stand for the other.
    expect(ingredients("hydroxyzine")).toEqual(["hydroxyzine"]);
    expect(ingredients("hydralazine")).toEqual(["hydralazine"]);
    expect(recognise("zzzzzz")).toEqual({ typed: "zzzzzz", didYouMean: [] });
  });

  test("what is not part of a name leaves the entry unknown, with the name offered", () => {
    expect(recognise("no longer warfarin")).toEqual({
      typed: "no longer warfarin",
      didYouMean: expect.arrayContaining(["warfarin"]) as string[],
    });
  });
});

describe("the table", () => {
  test("has 250 pairs and more, each rule with effect, mechanism and management", () => {
    const pairs = rules.flatMap(({ a, b }) => a.flatMap((left) => b.map((right) => [left, right].sort().join())));
    expect(new Set(pairs).size).toBeGreaterThanOrEqual(250);
    expect(rules.length).toBeGreaterThanOrEqual(250);
    for (const { effect, mechanism, management } of rules)
      for (const text of [effect, mechanism, management]) expect(text).toMatch(/^[A-Z0-9].{6,}[.:]?$/s);
  });

  test("every rule can be met: it speaks of different drugs", () => {
    for (const { a, b, except } of rules) {
      const [left, right] = [a, b].map((subjects) =>
        subjects.flatMap((subject) => expand(subject)).filter((name) => !except.includes(name)),
      );
      expect(
        left!.some((one) => right!.some((other) => one !== other)),
        `${a.join()} with ${b.join()}`,
      ).toBe(true);
    }
  });

  test.each([
    ["semaglutide", "insulin glargine", /moderate/],
    ["Wegovy", "glipizide", /moderate/],
    ["phentermine", "Nardil", /contraindicated/],
    ["Contrave", "oxycodone", /contraindicated/],
    ["Contrave", "Parnate", /contraindicated/],
    ["orlistat", "levothyroxine", /moderate/],
    ["orlistat", "warfarin", /moderate/],
    ["Alli", "ciclosporin", /major/],
    ["metformin", "CT contrast", /major/],
    ["topiramate", "birth control pill", /moderate/],
    ["Qsymia", "Yaz", /moderate/],
    ["Zepbound", "norgestimate", /moderate/],
  ])("a weight-loss clinic's %s with %s", (a, b, severity) => expect(severities(check(a, b))[0]).toMatch(severity));

  // One of each of the fifteen pairs of classes in Phansalkar's list.
  test.each([
    ["pseudoephedrine", "phenelzine"],
    ["atazanavir", "omeprazole"],
    ["febuxostat", "azathioprine"],
    ["sertraline", "tranylcypromine"],
    ["irinotecan", "ketoconazole"],
    ["tramadol", "isocarboxazid"],
    ["amitriptyline", "phenelzine"],
    ["dofetilide", "ziprasidone"],
    ["ramelteon", "fluvoxamine"],
    ["rifampin", "darunavir"],
    ["lovastatin", "itraconazole"],
    ["ergotamine", "clarithromycin"],
    ["tizanidine", "ciprofloxacin"],
    ["tranylcypromine", "procarbazine"],
    ["sumatriptan", "phenelzine"],
  ])("never together: %s with %s", (a, b) => expect(severities(check(a, b))[0]).toMatch(/^contraindicated/));

  test.each([
    ["warfarin", "ibuprofen", "major"],
    ["sildenafil", "nitroglycerin", "contraindicated"],
    ["Entresto", "lisinopril", "contraindicated"],
    ["lithium", "naproxen", "major"],
    ["oxycodone", "alprazolam", "major"],
    ["methotrexate", "trimethoprim", "major"],
    ["clopidogrel", "omeprazole", "major"],
    ["tamoxifen", "paroxetine", "major"],
    ["spironolactone", "lisinopril", "major"],
    ["simvastatin", "amlodipine", "moderate"],
    ["sertraline", "sumatriptan", "moderate"],
    ["ciprofloxacin", "calcium", "moderate"],
    ["levothyroxine", "iron", "moderate"],
    ["sertraline", "ibuprofen", "moderate"],
  ])("%s with %s is %s", (a, b, severity) => expect(check(a, b).interactions[0]?.severity).toBe(severity));

  // Sold in Spain, Latin America or the Arab countries, and not in the United States.
  test.each([
    ["Sintrom", "Enantyum", "major"],
    ["acenocumarol", "fluconazol", "major"],
    ["سينتروم", "أركوكسيا", "major"],
    ["phenprocoumon", "St. John's wort", "major"],
    ["acenocoumarol", "orlistat", "moderate"],
    ["Lexatin", "oxycodone", "major"],
    ["Hibor", "ibuprofeno", "major"],
    ["nimesulida", "litio", "major"],
    ["Zanidip", "claritromicina", "moderate"],
    ["Galvus", "insulina", "moderate"],
  ])("of other countries: %s with %s is %s", (a, b, severity) =>
    expect(check(a, b).interactions[0]?.severity).toBe(severity),
  );

  test("of other countries: two that do the same are named as that", () => {
    expect(check("Sintrom", "warfarin").duplicates.map(({ what }) => what)).toEqual(["vitamin K antagonists"]);
    expect(check("Arcoxia", "Advil").duplicates.map(({ what }) => what)).toEqual(["NSAIDs"]);
  });

  // False alarms do harm too: people stop to listen.
  test.each([
    ["metformin", "lisinopril"],
    ["semaglutide", "metformin"],
    ["orlistat", "atorvastatin"],
    ["orlistat", "digoxin"],
    ["orlistat", "fluoxetine"],
    ["orlistat", "phentermine"],
    ["orlistat", "pravastatin"],
    ["clopidogrel", "pantoprazole"],
    ["levothyroxine", "lisinopril"],
    ["acetaminophen", "ibuprofen"],
    ["amoxicillin", "acetaminophen"],
    ["loratadine", "ibuprofen"],
    ["atorvastatin", "lisinopril"],
    ["levodopa", "selegiline"],
    ["losartan potassium", "acetaminophen"],
  ])("%s with %s is not known to interact", (a, b) =>
    expect(check(a, b)).toMatchObject({ outcome: "none-known", interactions: [], duplicates: [] }),
  );

  test("what takes three is found with three, and names them", () => {
    expect(severities(check("lisinopril", "ibuprofen"))).toEqual(["moderate: ibuprofen + lisinopril"]);
    expect(severities(check("lisinopril", "furosemide", "ibuprofen"))[0]).toBe(
      "major: ibuprofen + lisinopril + furosemide",
    );
  });
});

describe("the answer", () => {
  const someDrugs = fc.uniqueArray(fc.constantFrom(...DRUG_NAMES), { minLength: 1, maxLength: 8 });
  const findings = (report: EnglishReport) => ({
    outcome: report.outcome,
    interactions: report.interactions.map(({ typed: _, ...rest }) => rest),
  });

  test("does not depend on order, case, doses or being asked twice", () => {
    fc.assert(
      fc.property(someDrugs, fc.infiniteStream(fc.nat()), (drugs, numbers) => {
        const plain = checkInEnglish({ medications: drugs });
        const shuffled = drugs
          .map((drug) => ({ drug, at: numbers.next().value as number }))
          .sort((a, b) => a.at - b.at);
        expect(findings(checkInEnglish({ medications: shuffled.map(({ drug }) => drug) }))).toEqual(findings(plain));
        expect(
          findings(checkInEnglish({ medications: drugs.map((drug) => `  ${drug.toUpperCase()} 10 mg `) })),
        ).toEqual(findings(plain));
        expect(checkInEnglish({ medications: drugs })).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });

  test("a pair is told once, the gravest first, and the same whichever is asked of the other", () => {
    fc.assert(
      fc.property(someDrugs, (drugs) => {
        const { interactions } = checkInEnglish({ medications: drugs });
        const pairs = interactions.map(({ drugs: [a, b] }) => [a, b].sort().join());
        expect(new Set(pairs).size).toBe(pairs.length);
        const order = interactions.map(({ severity }) =>
          ["contraindicated", "major", "moderate", "minor"].indexOf(severity),
        );
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
    const severitiesOf = (a: DrugName, b: DrugName) => rulesFor(a, b, []).map(({ severity }) => severity);
    fc.assert(
      fc.property(fc.constantFrom(...DRUG_NAMES), fc.constantFrom(...DRUG_NAMES), (a, b) => {
        expect(severitiesOf(a, b)).toEqual(severitiesOf(b, a));
      }),
      { numRuns: 500 },
    );
  });

  test("found, none known and not checked are three things", () => {
    expect(check("warfarin", "Advil").outcome).toBe("found");
    expect(check("metformin", "lisinopril").outcome).toBe("none-known");
    expect(check("metformin").outcome).toBe("not-checked");
    expect(check("metformin", "mystery root")).toMatchObject({
      outcome: "not-checked",
      unknown: [{ name: "mystery root" }],
    });
    expect(check("mystery root").summary).toContain("Nothing could be checked");
    const partly = check("metformin", "lisinopril", "mystery root");
    expect(partly.outcome).toBe("none-known");
    expect(partly.summary).toMatch(/among the 2 medicines checked.*1 name could not be checked/);
    expect(partly.checked.map(({ name }) => name)).toEqual(["metformin", "lisinopril"]);
  });

  test("a list in one entry is a list, and what a maker put together is no finding", () => {
    expect(severities(check("warfarin, ibuprofen"))).toEqual(["major: ibuprofen + warfarin"]);
    expect(check("Adderall", "Tylenol").outcome).toBe("none-known");
    expect(check("dextromethorphan/bupropion 45-105 mg", "Tylenol").interactions).toEqual([]);
  });

  test("doubled medicines are found: the same ingredient, and two of a class", () => {
    expect(check("Percocet", "Tylenol").duplicates).toMatchObject([
      { kind: "ingredient", what: "acetaminophen", drugs: ["Percocet", "Tylenol"] },
    ]);
    expect(check("Contrave", "Wellbutrin").duplicates).toMatchObject([{ what: "bupropion" }]);
    expect(check("Advil", "Aleve").duplicates).toMatchObject([
      { kind: "class", what: "NSAIDs", drugs: ["ibuprofen", "naproxen"] },
    ]);
    expect(check("Ozempic", "Mounjaro").duplicates).toMatchObject([{ what: "GLP-1 receptor agonists" }]);
    expect(check("Lantus", "Humalog").duplicates).toEqual([]);
    expect(check("Adderall").duplicates).toEqual([]);
  });

  test("allergies: the drug itself, its kind, what crosses over, and what is not known", () => {
    const withAllergy = (allergy: string, ...medications: string[]) =>
      checkInEnglish({ medications, allergies: [allergy] });
    expect(withAllergy("Penicillin (hives)", "Augmentin").interactions).toMatchObject([
      { kind: "allergy", severity: "contraindicated", drugs: ["amoxicillin"], allergy: "Penicillin (hives)" },
    ]);
    expect(withAllergy("penicillin allergy", "Keflex").interactions).toMatchObject([
      { severity: "moderate", drugs: ["cephalexin"] },
    ]);
    expect(withAllergy("sulfa drugs", "Bactrim").interactions).toMatchObject([
      { severity: "contraindicated", drugs: ["sulfamethoxazole"] },
    ]);
    expect(withAllergy("sulfa", "furosemide").interactions).toMatchObject([{ severity: "minor" }]);
    expect(withAllergy("aspirin", "naproxen").interactions).toMatchObject([
      { severity: "contraindicated", drugs: ["naproxen"] },
    ]);
    expect(withAllergy("aspirin", "acetaminophen").outcome).toBe("none-known");
    expect(withAllergy("metformin", "Glucophage").interactions).toMatchObject([
      { severity: "contraindicated", drugs: ["metformin"] },
    ]);
    expect(withAllergy("peanuts", "metformin")).toMatchObject({
      outcome: "not-checked",
      allergies: { checked: [], unknown: ["peanuts"] },
    });
    expect(withAllergy("NKDA", "metformin").allergies).toEqual({ checked: [], unknown: [] });
  });

  test("whatever is typed is answered", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 80, unit: "grapheme" }), { maxLength: 5 }),
        fc.array(fc.string({ maxLength: 40 }), { maxLength: 3 }),
        (medications, allergies) => {
          const { checked, unknown, disclaimer } = checkInEnglish({ medications, allergies });
          expect(disclaimer).not.toBe("");
          expect(checked.length + unknown.length > 0).toBe(medications.some((text) => /[^\s,;]/.test(text)));
        },
      ),
    );
  });
});

describe("the request", () => {
  const fieldsOf = (body: unknown) => {
    const parsed = interactionRequestSchema.safeParse(body);
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${inEnglish(message)}`);
  };

  test("names what is wrong", proves("API-03", "API-16"), () => {
    expect(fieldsOf({})).toEqual(["medications: Medications must be a list of names"]);
    expect(fieldsOf({ medications: "aspirin" })).toEqual(["medications: Medications must be a list of names"]);
    expect(fieldsOf({ medications: [] })).toEqual(["medications: Name at least one medication"]);
    expect(fieldsOf({ medications: ["  "] })).toEqual(["medications: Name at least one medication"]);
    expect(fieldsOf({ medications: [7] })).toEqual(["medications.0: Each name must be text"]);
    expect(fieldsOf({ medications: ["a\u0000"] })).toEqual([
      "medications.0: Remove the characters that cannot be displayed",
    ]);
    expect(fieldsOf({ medications: ["x".repeat(201)] })).toEqual(["medications.0: Use 200 characters or fewer"]);
    expect(fieldsOf({ medications: Array(51).fill("aspirin") })).toEqual([
      "medications: Send 50 medications at the most",
    ]);
    expect(fieldsOf({ medications: ["aspirin"], allergies: {} })).toEqual([
      "allergies: Allergies must be a list of names",
    ]);
  });
});

test("one product, or one beside a name that nobody knows, was compared with nothing", () => {
  for (const unknown of ["hoodia", "mystery root", "antibiotic"])
    expect(check("Contrave", unknown).outcome, unknown).toBe("not-checked");
  for (const { names } of COMBINATIONS) for (const name of names) expect(check(name).outcome, name).toBe("not-checked");
  expect(check("warfarin and metformin").outcome).toBe("none-known");
  expect(check("Contrave", "oxycodone").outcome).toBe("found");
});

describe("supplements, new medicines and doubled ones", () => {
  test.each([
    ["yohimbe", "Nardil", "contraindicated"],
    ["ma huang", "Parnate", "contraindicated"],
    ["synephrine", "selegiline", "contraindicated"],
    ["bitter orange", "phentermine", "major"],
    ["kratom", "Contrave", "contraindicated"],
    ["kratom", "Xanax", "major"],
    ["Invokana", "digoxin", "moderate"],
    ["Wegovy", "wine", "moderate"],
    ["Foundayo", "insulin", "moderate"],
    ["berberine", "cyclosporine", "major"],
    ["berberina", "glipizide", "moderate"],
    ["green tea extract", "nadolol", "moderate"],
    ["garcinia cambogia", "Zoloft", "moderate"],
    ["guarana", "phentermine", "minor"],
    ["Tri-Lo-Marzia", "Zepbound", "moderate"],
    ["Junel", "carbamazepine", "major"],
  ])("%s with %s", (one, other, severity) => {
    expect(check(one, other).interactions[0]).toMatchObject({ severity });
    expect(check(other, one).interactions[0]).toMatchObject({ severity });
  });
  test.each([
    ["Wegovy", "Zepbound", "contraindicated"],
    ["Foundayo", "Ozempic", "contraindicated"],
    ["Contrave", "Wellbutrin", "contraindicated"],
    ["Advil", "Aleve", "major"],
    ["Percocet", "Tylenol", "major"],
    ["Nexium", "Prilosec", "minor"],
    ["lisinopril", "enalapril", "moderate"],
  ])("%s and %s are doubled", (one, other, severity) => {
    expect(check(one, other).duplicates[0]).toMatchObject({ severity });
  });
  test.each([
    ["berberine", "acetaminophen"],
    ["green tea extract", "metformin"],
    ["Foundayo", "loratadine"],
  ])("of %s with %s nothing is known", (one, other) => {
    expect(check(one, other).interactions).toEqual([]);
  });
});
