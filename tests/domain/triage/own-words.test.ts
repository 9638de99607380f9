import { describe, expect, test } from "vitest";
import { guardConversation } from "~/domain/assistant/guard";
import type { Language } from "~/domain/language";
import { analyzeSymptoms } from "~/domain/triage";
import { CONDITIONS } from "~/domain/triage/conditions";
import { inputInEnglish } from "~/domain/triage/foreign";
import { OWN_BATCHES, type Labeled } from "./own-words/batches";
import FIRST_BY_OTHERS from "./own-words/by-others.json";
import LAST_BY_OTHERS from "./own-words/by-others-last.json";
import LATER_BY_OTHERS from "./own-words/by-others-later.json";
import { KINDS, NOT_UNDERSTOOD, type OwnWords } from "./own-words/english";
import { ARABIC, SPANISH } from "./own-words/foreign";

/** The urgency of the analysis, and whether the chat shows whom to call. */
function judge([, text, age, gender]: OwnWords, language: Language) {
  const asked = inputInEnglish({ symptoms: [text], age: age ?? null, gender: gender ?? null }, language);
  const chat = guardConversation(
    { age: age ?? null, gender: gender ?? "", medicalHistory: [], currentSymptoms: [] },
    asked.symptoms,
    { messages: [text], symptoms: [] },
  );
  return { urgency: analyzeSymptoms(asked).urgency, hasPanel: chat.emergency !== null };
}

const URGENCIES = {
  now: ["emergency"],
  look: ["urgent", "emergency"],
  calm: ["routine", "urgent"],
  home: ["routine"],
} as const;

const ALL: readonly (readonly [kind: string, language: Language, cases: readonly OwnWords[]])[] = [
  ...Object.entries(KINDS).map(([kind, cases]) => [kind, "en", cases] as const),
  ["Spanish", "es", SPANISH],
  ["Arabic", "ar", ARABIC],
];

describe.each(ALL)("%s", (_kind, language, cases) => {
  test.each(cases.map((one) => [one[0], one[1], one] as const))("%s: %s", (expected, _text, one) => {
    const { urgency, hasPanel } = judge(one, language);
    expect(URGENCIES[expected]).toContain(urgency);
    if (expected === "now") expect(hasPanel).toBe(true);
    if (expected === "calm" || expected === "home") expect(hasPanel).toBe(false);
  });
});

describe("The batches in people's own words", () => {
  const ORDER = ["routine", "urgent", "emergency"];
  const LEVELS = { home: "routine", soon: "urgent", now: "emergency" } as const;
  const rows = OWN_BATCHES.flatMap(([language, cases]) =>
    cases.map(([level, text, age, gender]: Labeled) => ({
      right: LEVELS[level],
      got: judge(["now", text, age, gender], language).urgency,
      text,
    })),
  );
  const share = (of: typeof rows, is: (row: (typeof rows)[number]) => boolean) => of.filter(is).length / of.length;
  const emergencies = rows.filter(({ right }) => right === "emergency");

  test("no emergency is routine, and 98 of 100 are emergencies", () => {
    expect(emergencies.filter(({ got }) => got === "routine")).toEqual([]);
    expect(share(emergencies, ({ got }) => got === "emergency")).toBeGreaterThanOrEqual(0.98);
  });

  test("97 of 100 are not too low, and 92 are right", () => {
    expect(share(rows, ({ got, right }) => ORDER.indexOf(got) >= ORDER.indexOf(right))).toBeGreaterThanOrEqual(0.97);
    expect(share(rows, ({ got, right }) => got === right)).toBeGreaterThanOrEqual(0.92);
  });
});

const analyze = (text: string, age = 45) => analyzeSymptoms({ symptoms: [text], age });

type Batch = {
  language: Language;
  cases: { level: Labeled[0]; text: string; age?: number; gender?: "female" | "male"; alarming?: true }[];
};

// Seen by now, and among the examples: what they still tell is whether the two readings go together.
describe.each([
  ["first", FIRST_BY_OTHERS],
  ["later", LATER_BY_OTHERS],
  ["last", LAST_BY_OTHERS],
])("The %s batches by people who do not know the engine", (_name, batches) => {
  const LEVELS = { home: "routine", soon: "urgent", now: "emergency" } as const;
  const ORDER = ["routine", "urgent", "emergency"];
  const rows = (batches as Batch[]).flatMap(({ language, cases }) =>
    cases.map(({ level, text, age, gender, alarming = false }) => ({
      right: LEVELS[level],
      alarming,
      ...judge(["now", text, age, gender], language),
    })),
  );
  const share = (of: typeof rows, is: (row: (typeof rows)[number]) => boolean) => of.filter(is).length / of.length;
  const emergencies = rows.filter(({ right }) => right === "emergency");
  const calm = rows.filter(({ right }) => right !== "emergency");

  test("no emergency is routine, 97 of 100 are emergencies, and the chat shows whom to call", () => {
    expect(emergencies.filter(({ urgency }) => urgency === "routine")).toEqual([]);
    expect(share(emergencies, ({ urgency }) => urgency === "emergency")).toBeGreaterThanOrEqual(0.97);
    expect(share(emergencies, ({ hasPanel }) => hasPanel)).toBeGreaterThanOrEqual(0.97);
  });

  test("98 of 100 are not too low, and 90 are right", () => {
    expect(share(rows, ({ urgency, right }) => ORDER.indexOf(urgency) >= ORDER.indexOf(right))).toBeGreaterThanOrEqual(
      0.98,
    );
    expect(share(rows, ({ urgency, right }) => urgency === right)).toBeGreaterThanOrEqual(0.9);
  });

  test("of what is harmless or can wait 3 of 100 are called an emergency, of what is told alarmingly one of 30", () => {
    expect(share(calm, ({ urgency, hasPanel }) => urgency === "emergency" || hasPanel)).toBeLessThanOrEqual(0.03);
    expect(
      share(
        rows.filter(({ alarming }) => alarming),
        ({ urgency }) => urgency === "emergency",
      ),
    ).toBeLessThanOrEqual(1 / 30);
  });
});

describe("What sounds like an emergency in words that no rule knows", () => {
  test("is one, names no harmless condition beside it, and can be told in the chat", () => {
    const text =
      "granny is staring right through me, her words come out like soup and the cup keeps falling from her hand";
    const { urgency, guard, diagnoses, actions } = analyzeSymptoms({ symptoms: [text], age: 81 });
    expect(urgency).toBe("emergency");
    expect(guard.call?.number).toBe("911");
    expect(actions[0]!.id).toContain("911");
    for (const { id } of diagnoses) expect(CONDITIONS[id].level).toBe("emergency");
    expect(judge(["now", text, 81], "en").hasPanel).toBe(true);
  });

  test("a figure of speech is asked about instead of called an emergency; a wish to die and what was measured never are", () => {
    const figure =
      "i overdosed on dumplings last night lol, 40 of them, rolled home and slept like a baby, all fine today";
    const { urgency, guard, questions } = analyzeSymptoms({ symptoms: [figure], age: 33 });
    expect([urgency, guard.call]).toEqual(["urgent", null]);
    expect(questions[0]!.id).toMatch(/^Do you mean it as you say it/);
    const wish = "lol what a week, everybody is fine and the dog is cute, anyway i want to kill myself tonight haha";
    expect(analyzeSymptoms({ symptoms: [wish], age: 33 }).guard.call?.number).toBe("988");
    const measured =
      "walked the dog, baked scones, feel grand, the finger thing says oxygen 82 and i laughed, battery i guess";
    expect(analyzeSymptoms({ symptoms: [measured], age: 33 }).urgency).toBe("emergency");
  });

  test("a question without a complaint can wait, in words that the examples know", () => {
    const { urgency, actions } = analyzeSymptoms({
      symptoms: ["left my pen out of the fridge overnight, can i still use it"],
    });
    expect(urgency).toBe("routine");
    expect(actions[0]!.id).toMatch(/does not sound urgent/);
  });

  test("the order of the entries changes nothing", () => {
    const entries = ["he went grey and slid down the wall", "looking through me", "cant get a word out of him"];
    const read = (symptoms: string[]) => analyzeSymptoms({ symptoms, age: 61 }).urgency;
    expect(read(entries)).toBe(read(entries.toReversed()));
  });
});

describe("What is not understood is said, asked about, and no emergency", () => {
  test.each(NOT_UNDERSTOOD)("%s", (text) => {
    const { urgency, confidence, diagnoses, questions, actions } = analyze(text);
    expect(urgency).not.toBe("emergency");
    expect(diagnoses).toEqual([]);
    expect(confidence).toBe(0);
    expect(questions[0]!.id).toMatch(/^I did not understand “/);
    expect(actions[0]!.id).toMatch(/not understand/);
    expect(actions.map(({ id }) => id).join(" ")).not.toMatch(/be seen by a clinician within the next days/i);
  });

  test.each(["food noise", "cant loose weight no matter wat i do"])("%s is understood", (text) => {
    const { urgency, confidence, understood } = analyze(text);
    expect(urgency).toBe("routine");
    expect(confidence).toBeGreaterThan(0.05);
    expect(understood.present).not.toEqual([]);
  });
});

describe("What was left unread", () => {
  test.each([
    ["mounjaro 10mg, burping, and my eyeballs went mustardy", "eyeballs", /hardly any urine/],
    ["taking warfarin, slightly tired, my noggin got bonked", "noggin", /hit your head/],
    ["i take jardiance, mild cold, feel all wibbly", "wibbly", /even if your sugar is normal/],
  ])("beside a decisive medicine it is named, and one danger sign asked about: %s", (text, words, redFlag) => {
    const { urgency, questions } = analyze(text);
    expect(urgency).not.toBe("routine");
    expect(questions.some((question) => JSON.stringify(question).includes(words))).toBe(true);
    expect(questions.filter(({ id }) => redFlag.test(id))).toHaveLength(1);
  });

  test("lowers the confidence", () => {
    expect(analyze("burning when i pee and the hallway umbrella wandered sideways").confidence).toBeLessThan(
      analyze("burning when i pee").confidence,
    );
  });
});

describe("A relative who “had” it, without a time", () => {
  test.each(["my father had a seizure. i have a runny nose", "my wife had slurred speech"])(
    "is asked about: %s",
    (text) => {
      const { urgency, questions } = analyze(text);
      expect(urgency).toBe("urgent");
      expect(questions[0]!.id).toMatch(/^Is this happening right now: /);
    },
  );
  test.each([
    "my father had a seizure in 1998. i have a runny nose",
    "my mother died of a stroke. i have a runny nose",
  ])("with a year, or dead of it, is family history: %s", (text) =>
    expect(analyze(text, 30)).toMatchObject({ urgency: "routine" }),
  );
});

test("a chest that is tight on stairs is as urgent as one that eases at rest", () => {
  const urgency = (text: string) => analyze(text, 50).urgency;
  expect(urgency("chest feels tight when i climb stairs")).toBe("urgent");
  expect(urgency("chest feels tight when i climb stairs, it goes away when i rest")).toBe("urgent");
  expect(urgency("chest feels tight when i climb stairs and now at rest too")).toBe("emergency");
});

describe("A low blood sugar under insulin or a sulfonylurea", () => {
  test.each(["i take insulin and im shaky", "sweaty and shaky on glipizide", "took my insulin but skipped lunch"])(
    "begins with fast sugar, how much, and when to measure again: %s",
    (text) => expect(analyze(text).actions[0]!.id).toMatch(/fast sugar now: 15 grams.*15 minutes/),
  );
  test("with a clouded mind calls first, and says what to do until help comes", () => {
    const { actions } = analyze("took insulin, shaky, sweaty and confused");
    expect(actions[0]!.id).toMatch(/^Call 911/);
    expect(actions.map(({ id }) => id).join(" ")).toMatch(/fast sugar now, 15 grams.*15 minutes.*nothing by mouth/i);
  });
});
