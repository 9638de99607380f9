import fc from "fast-check";
import { describe, expect, test } from "vitest";
import absentRows from "~/content/interactions/generated/absent";
import vague from "~/content/interactions/generated/vague";
import { SEVERITIES } from "~/content/interactions/vocabulary";
import { checkInteractions, INTERACTION_ROWS, type Finding } from "~/domain/interactions/check";
import { KIND_NAMES, KINDS, membersOf, type KindName } from "~/domain/interactions/kinds";
import { keysOf, nameKey } from "~/domain/interactions/name-key";
import { DRUG_NAMES, type DrugName } from "~/domain/interactions/names";
import { isKind, isRecognised, knownNames, recognise } from "~/domain/interactions/recognise";
import { buildTable } from "~/domain/interactions/table";
import { reportIn } from "~/locales/interaction-words.server";
import { checkInEnglish } from "../support/interaction-report";

const check = (...medications: string[]) => checkInEnglish({ medications });
const { rulesFor } = buildTable(INTERACTION_ROWS.rules, INTERACTION_ROWS.classes);
const namesOf = (kind: KindName) => Object.values(KINDS[kind].names).flat();
const EVERY = KIND_NAMES.flatMap((kind) => namesOf(kind).map((name) => ({ kind, name })));
const rank = ({ severity }: Pick<Finding, "severity">) => SEVERITIES.indexOf(severity);

describe("kinds of medicine", () => {
  test("an allergy is told in the same words as the medicine, in three languages, and touches what that allergy touches", () => {
    const allergic: [KindName, DrugName, DrugName?][] = [
      ["penicillins", "amoxicillin"],
      ["cephalosporins", "cephalexin"],
      ["sulfonamide antibiotics", "sulfamethoxazole"],
      ["NSAIDs", "aspirin"],
      ["ACE inhibitors", "lisinopril"],
      ["macrolides", "azithromycin"],
      ["quinolones", "ciprofloxacin"],
      ["tetracyclines", "doxycycline"],
      ["opioids", "morphine"],
      ["statins", "atorvastatin"],
      ["GLP-1 medicines", "semaglutide"],
      ["insulins", "insulin glargine"],
      ["heparins", "enoxaparin", "fondaparinux"],
      ["anticonvulsants", "carbamazepine", "gabapentin"],
    ];
    for (const [kind, drug, untouched] of allergic) {
      for (const allergy of namesOf(kind)) {
        const found = (medicine: DrugName) =>
          checkInEnglish({ medications: [medicine], allergies: [allergy] }).interactions.map(
            ({ severity }) => severity,
          );
        expect([allergy, found(drug)]).toEqual([allergy, ["contraindicated"]]);
        if (untouched) expect([allergy, found(untouched)]).toEqual([allergy, []]);
      }
    }
  });

  test("an allergy to any kind is checked against all of it, in the words of three languages, and said so", () => {
    for (const { kind, name } of EVERY) {
      const reports = membersOf(kind).map((medicine) => checkInEnglish({ medications: [medicine], allergies: [name] }));
      for (const { allergies } of reports)
        expect([name, allergies.checked, allergies.unknown]).toEqual([name, [name], []]);
      expect([name, reports.some(({ interactions }) => interactions[0]?.kind === "allergy")]).toEqual([name, true]);
    }
    for (const kind of KIND_NAMES) {
      const { interactions, allergies } = checkInEnglish({ medications: membersOf(kind), allergies: [kind] });
      if (!allergies.kinds) continue;
      expect(allergies.kinds).toEqual([{ name: kind, kind }]);
      const concerned = interactions.filter(({ kind: of }) => of === "allergy").map(({ drugs }) => drugs[0]);
      expect([kind, concerned.sort()]).toEqual([kind, [...membersOf(kind)].sort()]);
    }
    expect(
      KIND_NAMES.filter((kind) => checkInEnglish({ medications: ["metformin"], allergies: [kind] }).allergies.kinds)
        .length,
    ).toBeGreaterThan(40);
  });

  test.each([
    ["Beta blockers (severe rash)", "metoprolol", "beta-blockers"],
    ["alergia a los betabloqueantes", "atenolol", "beta-blockers"],
    ["حساسية من حاصرات بيتا", "propranolol", "beta-blockers"],
    ["allergic to benzos", "diazepam", "benzodiazepines"],
    ["diuréticos", "furosemida", "diuretics"],
    ["مضادات الذهان", "olanzapine", "antipsychotics"],
  ])(
    "%s: %s is warned of, another kind is not, and a word for several kinds is still asked about",
    (allergy, medication, kind) => {
      const { interactions, allergies } = checkInEnglish({ medications: [medication], allergies: [allergy] });
      expect(interactions).toMatchObject([
        { kind: "allergy", severity: "major", allergy, mechanism: expect.stringContaining(kind) as string },
      ]);
      expect(allergies).toEqual({ checked: [allergy], unknown: [], kinds: [{ name: allergy, kind }] });
      expect(checkInEnglish({ medications: ["metformin"], allergies: [allergy] })).toMatchObject({
        outcome: "none-known",
        interactions: [],
      });
      expect(checkInEnglish({ medications: [medication], allergies: ["antibiotics"] }).allergies).toEqual({
        checked: [],
        unknown: ["antibiotics"],
      });
    },
  );

  test("what is known of a group goes before the kind: an allergy to heparins leaves fondaparinux out", () => {
    expect(checkInEnglish({ medications: ["fondaparinux"], allergies: ["heparins"] }).allergies).toEqual({
      checked: ["heparins"],
      unknown: [],
    });
  });

  test("every name of a kind is recognised as it in three languages, in capitals, with words around it, and stands for nothing else", () => {
    const meant = new Map<string, string>();
    const absent = new Set(absentRows.flatMap(({ name, otherNames }) => [name, ...otherNames].flatMap(keysOf)));
    for (const { kind, name } of EVERY) {
      for (const typed of [
        name,
        name.toUpperCase(),
        `${name} 20 mg`,
        name.normalize("NFD").replace(/[\u0300-\u0301]/g, ""),
      ])
        expect([typed, recognise(typed)]).toEqual([typed, { typed, kind }]);
      for (const key of keysOf(name)) {
        expect([name, knownNames().has(key), absent.has(key), meant.get(key) ?? kind]).toEqual([
          name,
          false,
          false,
          kind,
        ]);
        meant.set(key, kind);
      }
    }
    expect(KIND_NAMES.length).toBeGreaterThanOrEqual(45);
    for (const kind of KIND_NAMES) expect(membersOf(kind).length, kind).toBeGreaterThan(1);
  });

  test.each<[string, KindName]>([
    ["MAOI", "MAO inhibitors"],
    ["IMAO", "MAO inhibitors"],
    ["my MAO inhibitor", "MAO inhibitors"],
    ["opioids", "opioids"],
    ["opioides", "opioids"],
    ["الأفيونات", "opioids"],
    ["a blood thinner", "blood thinners"],
    ["مميع الدم", "blood thinners"],
    ["anticoagulante", "anticoagulants"],
    ["statin", "statins"],
    ["una estatina por la noche", "statins"],
    ["ستاتين", "statins"],
    ["SSRI", "SSRIs"],
    ["ISRS", "SSRIs"],
    ["SSRI antidepressant", "SSRIs"],
    ["NSAID", "NSAIDs"],
    ["AINE", "NSAIDs"],
    ["مضاد الالتهاب", "NSAIDs"],
    ["water pill", "diuretics"],
    ["diurético", "diuretics"],
    ["مدر للبول", "diuretics"],
    ["beta blocker", "beta-blockers"],
    ["betabloqueante", "beta-blockers"],
    ["حاصر بيتا", "beta-blockers"],
  ])("%s is %s", (typed, kind) => expect(recognise(typed)).toEqual({ typed, kind }));

  test("a medicine with its kind beside it is the medicine; a medicine and another kind are not one", () => {
    for (const typed of ["metoprolol (beta blocker)", "beta blocker metoprolol 50 mg", "Lipitor (statin)"])
      expect(isRecognised(recognise(typed)), typed).toBe(true);
    for (const typed of [
      "metoprolol and a statin",
      "metoprolol (statin)",
      "statin and beta blocker",
      "no statin",
      "stopped my MAOI",
    ])
      expect("didYouMean" in recognise(typed), typed).toBe(true);
  });

  test("what the gravest row says of any member is said of the kind, with the members that it is for", () => {
    const some = fc.constantFrom(...KIND_NAMES);
    fc.assert(
      fc.property(some, fc.constantFrom(...DRUG_NAMES), (kind, drug) => {
        const { interactions, duplicates, outcome } = check(kind, drug);
        if (membersOf(kind).includes(drug)) {
          expect([interactions, duplicates.map(({ what }) => what)]).toEqual([[], [kind]]);
          return;
        }
        const rows = membersOf(kind).flatMap((member) =>
          rulesFor(member, drug, [...membersOf(kind), drug]).map((row) => ({ member, row })),
        );
        const gravest = rows.map(({ row }) => row).sort((a, b) => rank(a) - rank(b))[0];
        expect([interactions.length, outcome]).toEqual(gravest ? [1, "found"] : [0, "none-known"]);
        if (!gravest) return;
        const [finding] = interactions;
        expect([finding!.severity, [...finding!.drugs].slice(0, 2).sort()]).toEqual([
          gravest.severity,
          [kind, drug].sort(),
        ]);
        for (const told of [finding!, ...finding!.also]) {
          const of = rows
            .filter(
              ({ row }) =>
                row.severity === told.severity &&
                row.effect.id === told.effect &&
                row.management.id === told.management,
            )
            .map(({ member }) => member);
          expect(told.holds).toEqual([
            { kind, all: of.length >= membersOf(kind).length, members: [...new Set(of)].sort() },
          ]);
        }
        // Nothing that any member does is left out.
        for (const { row } of rows)
          expect(
            [finding!, ...finding!.also].some(
              (told) => told.severity === row.severity && told.effect === row.effect.id,
            ),
          ).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test("two kinds are compared as any of the one with any of the other, whichever is typed first", () => {
    const told = (a: string, b: string) =>
      check(a, b).interactions.map(({ severity, drugs, holds }) => ({ severity, drugs, holds }));
    expect(told("opioids", "benzodiazepines")).toMatchObject([
      { severity: "major", drugs: ["benzodiazepines", "opioids"] },
    ]);
    expect(told("MAOI", "SSRI")).toMatchObject([
      { severity: "contraindicated", holds: [{ kind: "MAO inhibitors" }, { kind: "SSRIs", all: true }] },
    ]);
    // Every one of the first kind, with some of the second.
    expect(told("MAOI", "opioids")[0]!.holds).toMatchObject([
      { kind: "MAO inhibitors", all: true },
      { kind: "opioids", all: false, members: ["fentanyl", "meperidine", "methadone", "tapentadol", "tramadol"] },
    ]);
    expect(told("nitrates", "PDE5 inhibitors")).toMatchObject([{ severity: "contraindicated" }]);
    fc.assert(
      fc.property(fc.constantFrom(...KIND_NAMES), fc.constantFrom(...KIND_NAMES), (a, b) => {
        expect(told(a, b)).toEqual(told(b, a));
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ["MAOI", "Contrave", "contraindicated"],
    ["opioids", "Contrave", "contraindicated"],
    ["blood thinner", "ibuprofen", "major"],
    ["betabloqueador", "insulina", "moderate"],
    ["IMAO", "fentermina", "contraindicated"],
    ["مميع الدم", "إيبوبروفين", "major"],
  ])("%s with %s is %s", (kind, drug, severity) => expect(check(kind, drug).interactions[0]?.severity).toBe(severity));

  test("a kind counts as a third where a row takes three", () => {
    const [finding] = check("lisinopril", "ibuprofen", "water pill").interactions.filter(
      ({ drugs }) => drugs[0] === "ibuprofen" && drugs[1] === "lisinopril",
    );
    expect(finding).toMatchObject({
      severity: "major",
      drugs: ["ibuprofen", "lisinopril", "diuretics"],
      typed: ["ibuprofen", "lisinopril", "water pill"],
    });
  });

  test("a kind beside one of it or a narrower one asks whether they are two", () => {
    for (const [kind, own] of [
      ["statin", "Lipitor"],
      ["MAOI", "phenelzine"],
      ["diuretic", "loop diuretic"],
      ["blood thinner", "warfarin"],
    ] as const) {
      expect(check(kind, own)).toMatchObject({ outcome: "found", interactions: [], duplicates: [{ kind: "class" }] });
    }
    expect(check("statin", "estatina")).toMatchObject({ interactions: [] });
  });

  test("an allergy is told of a kind, too", () => {
    const { interactions } = checkInEnglish({
      medications: ["water pill", "NSAID"],
      allergies: ["sulfa", "aspirin"],
    });
    expect(interactions.filter(({ kind }) => kind === "allergy")).toMatchObject([
      { severity: "contraindicated", drugs: ["NSAIDs"], allergy: "aspirin", holds: [{ all: true }] },
      { severity: "major", drugs: ["NSAIDs"], allergy: "sulfa", holds: [{ all: false, members: ["celecoxib"] }] },
      {
        severity: "minor",
        drugs: ["diuretics"],
        allergy: "sulfa",
        holds: [{ all: false, members: expect.not.arrayContaining(["ethacrynic acid", "spironolactone"]) as string[] }],
      },
    ]);
  });

  test("one kind alone, or twice, was compared with nothing", () => {
    expect(check("opioids").outcome).toBe("not-checked");
    expect(check("statin").outcome).toBe("not-checked");
    expect(check("statin", "estatina").outcome).toBe("not-checked");
  });

  test("a word for medicines that act in different ways is asked about, with examples that can be checked, and is not taken for any", () => {
    for (const { words, examples } of vague) {
      for (const word of words) {
        expect([word, recognise(word)]).toEqual([word, { typed: word, didYouMean: examples, asksWhich: true }]);
        expect(check(word, "warfarin")).toMatchObject({
          outcome: "not-checked",
          interactions: [],
          unknown: [{ name: word, asksWhich: true }],
        });
      }
      for (const example of examples) expect("didYouMean" in recognise(example), example).toBe(false);
    }
  });

  test("all kinds at once are answered quickly", () => {
    const start = performance.now();
    check(...KIND_NAMES.slice(0, 50));
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  test("are said in Spanish and Arabic, members and all", async () => {
    const report = checkInteractions({ medications: ["MAOI", "Contrave", "statin", "phenalzine"] });
    const es = reportIn("es", report)!;
    const ar = reportIn("ar", report)!;
    expect(es.interactions.flatMap(({ drugs }) => drugs)).toContain("inhibidores de la MAO");
    expect(es.checked[0]).toMatchObject({ name: "MAOI", kind: "inhibidores de la MAO" });
    for (const { drugs, holds = [] } of ar.interactions)
      for (const text of [...drugs, ...holds.flatMap(({ kind, members }) => [kind, ...members])])
        expect(text).toMatch(/\p{Script=Arabic}/u);
    // The kind's name in each language is one that the checker reads.
    for (const kind of KIND_NAMES)
      for (const names of Object.values(KINDS[kind].names)) expect(isKind(recognise(names[0]!))).toBe(true);
  });
});

describe("what is compounded, and what is misspelt", () => {
  test.each([
    "compounded semaglutide",
    "semaglutide (compounded) 0.5 mg weekly",
    "compounded semaglutide from a compounding pharmacy",
    "semaglutida magistral",
    "semaglutida (fórmula magistral)",
  ])("%s is semaglutide", (typed) => {
    const entry = recognise(typed);
    expect(isRecognised(entry) && entry.ingredients).toEqual(["semaglutide"]);
  });

  test("a slip of the finger away from one substance alone, what it warns of is told, and that it is a guess", () => {
    const report = check("phenalzine", "Contrave");
    expect(report).toMatchObject({
      outcome: "found",
      unknown: [{ name: "phenalzine", didYouMean: expect.arrayContaining(["phenelzine"]) as string[] }],
    });
    expect(report.interactions[0]).toMatchObject({
      severity: "contraindicated",
      ifMeant: [{ typed: "phenalzine", meant: "phenelzine" }],
    });
    expect(report.checked.map(({ name }) => name)).toEqual(["Contrave"]);
  });

  test("a guess never makes anything none known", () => {
    for (const [name, other] of [
      ["metfornin", "lisinopril"],
      ["phenalzine", "metformin"],
      ["metfornin", "lisinoprill"],
    ])
      expect(check(name!, other!).outcome).not.toBe("none-known");
    expect(check("warfarinn", "ibuprofenn").outcome).toBe("not-checked");
  });

  // ISMP's list of confused drug names has each of these pairs.
  test.each([
    ["hydroxyzine", "hydralazine"],
    ["prednisone", "prednisolone"],
    ["chlorpromazine", "chlorpropamide"],
    ["glipizide", "glyburide"],
    ["clonidine", "clonazepam"],
    ["lamotrigine", "levetiracetam"],
    ["carbamazepine", "oxcarbazepine"],
    ["quinine", "quinidine"],
    ["tramadol", "trazodone"],
    ["sulfadiazine", "sulfasalazine"],
    ["fluoxetine", "duloxetine"],
    ["nicardipine", "nifedipine"],
    ["penicillin", "penicillamine"],
    ["Celexa", "Celebrex"],
    ["buspirone", "bupropion"],
    ["amlodipine", "amiloride"],
    ["cyclosporine", "cycloserine"],
  ])("look-alikes are never taken for one another: %s and %s", (a, b) => {
    const contents = (name: string) => knownNames().get(nameKey(name))?.ingredients.join();
    for (const [name, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const key = nameKey(name);
      for (let at = 0; at < key.length; at++) {
        for (const typed of [
          key.slice(0, at) + key.slice(at + 1),
          ...[..."aeinorstlz"].map((letter) => key.slice(0, at) + letter + key.slice(at + 1)),
          ...[..."aeinorstl"].map((letter) => key.slice(0, at) + letter + key.slice(at)),
        ]) {
          const entry = recognise(typed);
          const guessed = "didYouMean" in entry ? entry.nearly?.ingredients.join() : undefined;
          if (guessed !== undefined) expect([typed, guessed]).toEqual([typed, contents(name)]);
          if (guessed !== undefined) expect([typed, guessed]).not.toEqual([typed, contents(other)]);
        }
      }
    }
  });

  test("what lies between two names, or near one that the table does not speak of, is only asked about", () => {
    for (const typed of ["hydroxazine", "prednisolon", "metamizoll", "chlorpromamide", "cyclosorine"]) {
      const entry = recognise(typed);
      expect([typed, "didYouMean" in entry && entry.nearly]).toEqual([typed, undefined]);
    }
  });
});
