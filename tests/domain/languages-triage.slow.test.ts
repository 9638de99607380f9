import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { readFormError } from "~/domain/form-error";
import type { Reply } from "~/domain/assistant/coach/numbers";
import { asMessage, message, type Message, type Value } from "~/domain/message";
import { ANALYSIS_COMPLETE, ANALYSIS_FAILED, NO_SYMPTOMS } from "~/domain/assistant/analysis";
import {
  DISCLAIMER,
  MAX_MESSAGE,
  MESSAGE_FAILED,
  MESSAGE_REFUSED,
  SESSION_OVER,
  SUGGESTED_QUESTIONS,
  WELCOME,
  type PatientContext,
} from "~/domain/assistant/chat";
import { messageText } from "~/domain/assistant/chat-schema";
import { coachReply } from "~/domain/assistant/coach/reply";
import { TEXTS } from "~/domain/assistant/coach/texts";
import { TOPICS } from "~/domain/assistant/coach/topics";
import { emergencyFor, emergencyOf, guardConversation } from "~/domain/assistant/guard";
import { LANGUAGE_CODES } from "~/domain/language";
import { ALLERGENS, DIETS } from "~/content/nutrition/vocabulary";
import { RECIPES } from "~/domain/nutrition/recipes";
import {
  analyzeSymptoms,
  applyGuard,
  guardFor,
  symptomRequestSchema,
  toReply,
  type ReplyMessages,
} from "~/domain/triage";
import { actionsFor } from "~/domain/triage/actions";
import { CONDITION_IDS, CONDITIONS, type ConditionId } from "~/domain/triage/conditions";
import type { Level } from "~/content/triage/vocabulary";
import { FINDING_IDS, FINDINGS } from "~/domain/triage/findings";
import { RED_FLAG_RULES, SOUNDS_LIKE_NOW, type Guard } from "~/domain/triage/guard";
import { readText } from "~/domain/triage/read";
import { assistantTranslator, sayParagraphs, type AssistantTranslator } from "~/locales/assistant-words.server";
import { canSay, loadMessages, say } from "~/locales/translate";
import { readable, sayEmergency, sayReply } from "~/services/assistant/telling.server";
import { tooManyMessage } from "~/domain/text";
import { SESSION_CHANGED } from "~/services/http/forms/form-guard.server";
import { POSITIVE, input } from "./triage/red-flag-cases";
import { BATCHES } from "./triage/vignettes/batches";

const TRANSLATED = LANGUAGE_CODES.filter((language) => language !== "en");
const translators = new Map<string, AssistantTranslator>();
const inEnglish = assistantTranslator("en");
beforeAll(async () => {
  for (const language of TRANSLATED) translators.set(language, assistantTranslator(language));
  await Promise.all(TRANSLATED.map((language) => loadMessages(language)));
});

/** A text of ours, a message, or the paragraphs of a reply. */
type Said = string | Message | Reply;
const paragraphsOf = (said: Said): Reply =>
  typeof said === "string" ? [asMessage(said)] : "id" in said ? [said] : said;
const said = (language: string, what: Said) => sayParagraphs(translators.get(language)!, paragraphsOf(what));
const english = (what: Said) => sayParagraphs(inEnglish, paragraphsOf(what))!;
/** Whole numbers and decimals, in the order in which they are said; telephone numbers as one. */
const numbers = (text: string) =>
  (
    text
      .replaceAll("G6PD", "")
      .replaceAll("\u2068", "")
      .replaceAll("\u2069", "")
      .match(/1-800-222-1222|\d+(?:[.,/]\d+)*/g) ?? []
  ).sort();
/**
 * What is the same in both: names of studies and formulas, units; and what stands in Latin letters on a pen, a
 * laboratory's report or an office in the USA.
 */
const NAMES =
  /°F|kcal|COVID-19|Wegovy|Ozempic|Zepbound|Mounjaro|Saxenda|Rybelsus|\b(?:LDL|TSH|SNAP|WIC|ASMBS|IFSO|ANAD)|QUIT-NOW|\u2068[^\u2069]*\u2069/g;
/** Words of English that Spanish does not have. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|with|without|of|for|or|to|not|is|are|you|your|pain|blood|disease|infection|after|from|bleeding|swelling|weeks?|days?|hours?|swollen|severe|sudden)(?!\p{L})/iu;

/** Said whole in every language, with the same numbers, and none of it in English. */
function saidWhole(what: Said, own: readonly string[] = []) {
  const text = english(what);
  for (const language of TRANSLATED) {
    const told = said(language, what);
    expect(told, `${language}: ${text}`).not.toBeNull();
    const bare = own.reduce((rest, word) => rest.replaceAll(word, ""), told!);
    expect(numbers(told!), `${language}: ${text} → ${told!}`).toEqual(numbers(text));
    if (language === "ar") expect(bare.replace(NAMES, ""), text).not.toMatch(/[A-Za-z]{2}/);
    else expect(bare.replace(/Diabetes Prevention Program|Mifflin–St Jeor/g, ""), text).not.toMatch(ENGLISH);
  }
}

/** Each list as a reply's own, so that it is told as the assistant tells it. */
function toldWhole(reply: ReplyMessages, own: readonly string[] = []) {
  for (const text of [...reply.preliminaryDiagnosis, ...reply.recommendedActions, ...reply.additionalQuestions])
    saidWhole([text], own);
  for (const translator of translators.values()) {
    const told = sayReply(reply, translator)!;
    for (const list of ["preliminaryDiagnosis", "recommendedActions", "additionalQuestions"] as const)
      expect(told[list]).toHaveLength(reply[list].length);
    expect([told.urgency, told.riskLevel, told.confidence, told.specialtyRecommendation]).toEqual([
      reply.urgency,
      reply.riskLevel,
      reply.confidence,
      reply.specialtyRecommendation,
    ]);
  }
}

describe("What the engine says, in every language", () => {
  test("the name of every condition, what every finding is called, and what every rule points to", () => {
    for (const id of CONDITION_IDS) saidWhole(CONDITIONS[id].name);
    for (const id of FINDING_IDS) {
      saidWhole(FINDINGS[id].label);
      saidWhole(message("Does this apply to you: {finding}?", { finding: asMessage(FINDINGS[id].label) }));
    }
    for (const { title } of [...RED_FLAG_RULES, SOUNDS_LIKE_NOW]) {
      saidWhole(title);
      saidWhole(message("What you describe can be {title}: it has to be looked at now.", { title: asMessage(title) }));
      saidWhole(
        message("Do you mean it as you say it, and is it happening now: {title}?", { title: asMessage(title) }),
      );
    }
  });

  test("Spanish is no English word for word: what is the same in both is a proper name", () => {
    const same = [
      ...CONDITION_IDS.map((id) => CONDITIONS[id].name),
      ...FINDING_IDS.map((id) => FINDINGS[id].label),
      ...RED_FLAG_RULES.map(({ title }) => title),
    ].filter((text) => said("es", text) === text);
    expect(same).toEqual([]);
  });

  test("every advice and first aid, for every level of care, flag and condition", () => {
    const reading = readText(["headache"]);
    const profile = { age: 40, ageKnown: true, sex: "unknown", pregnant: false } as const;
    const scored = (id: ConditionId) => ({ id, score: 0, probability: 1, reasonsFor: [], reasonsAgainst: [] });
    const act = (care: Level, guard: Guard, id: ConditionId, age = 40, severe = false) =>
      actionsFor({ care, guard, named: [scored(id)], reading: { ...reading, severe }, profile: { ...profile, age } });
    const none: Guard = { floor: "routine", critical: false, flags: [], call: null, mayBeNow: null, doubted: null };
    const heard = new Map<string, Message>();
    const hear = (one: Message) => void heard.set(JSON.stringify(one), one);
    for (const id of CONDITION_IDS) {
      for (const care of ["emergency", "urgent", "routine", "self-care"] as const)
        [...act(care, none, id), ...act(care, none, id, 0.5)].forEach(hear);
      for (const text of CONDITIONS[id].advice ? [CONDITIONS[id].advice] : []) hear(asMessage(text));
    }
    for (const rule of RED_FLAG_RULES) {
      const flags = [rule];
      [...act("emergency", { ...none, flags }, "migraine"), ...act("urgent", { ...none, flags }, "migraine")].forEach(
        hear,
      );
    }
    const calm = analyzeSymptoms({ symptoms: ["left my pen out of the fridge overnight, can i still use it"] });
    expect(calm.actions[0]!.id).toMatch(/does not sound urgent/);
    hear(calm.actions[0]!);
    const after = (days: Message) =>
      message("If it is not better after {days}, have a clinician look at it.", { days });
    const [oneDay, twoDays] = [after(message("a day")), after(message("count.day", { count: 2 }))];
    for (let days = 3; days <= 60; days++) hear(after(message("count.day", { count: days })));
    expect(heard.size).toBeGreaterThan(300);
    for (const one of heard.values()) if (!/"a day"|"count":2\}/.test(JSON.stringify(one))) saidWhole(one);
    // One and two are words of their own in Arabic.
    expect(said("ar", oneDay)).toContain("بعد \u2068يوم واحد\u2069");
    expect(said("ar", twoDays)).toContain("بعد \u2068يومين\u2069");
    expect(said("es", twoDays)).toContain("después de 2 días");
  });

  test("whom to call: 911, 988 and Poison Control stay what they are, and come first", () => {
    for (const [, symptoms, age] of POSITIVE) {
      const guard = guardFor({ symptoms, age: age ?? 45 });
      const emergency = emergencyFor(guard, guard.floor);
      if (!emergency) continue;
      for (const text of [emergency.title, emergency.text, ...emergency.calls.map(({ label }) => label)])
        saidWhole(text);
      for (const translator of translators.values()) {
        const told = sayEmergency(emergency, translator)!;
        expect(told.language).toBe(translator.language);
        expect(told.calls.map(({ href }) => href)).toEqual(emergency.calls.map(({ href }) => href));
        expect(
          sayReply(toReply(analyzeSymptoms({ symptoms, age: age ?? 45 })), translator)!.recommendedActions[0],
        ).toContain(guard.call!.number);
        expect(numbers(told.text)).toEqual(numbers(english(emergency.text)));
      }
    }
    for (const number of ["911", "988"])
      expect(said("es", emergencyOf({ call: { number, text: "" } })!.title)).toContain(number);
    saidWhole(DISCLAIMER);
  });

  test("what begins a reply of the chat, in an emergency and before one", () => {
    const leads = new Map<string, Message>();
    const hear = (lead: Message | null) => lead && leads.set(JSON.stringify(lead), lead);
    for (const [, symptoms] of POSITIVE) {
      hear(guardConversation(null, symptoms).lead);
      hear(guardConversation(null, [...symptoms, "thank you"]).lead);
      hear(
        guardConversation({ age: 60, gender: "", currentSymptoms: symptoms, medicalHistory: [] }, [
          "what should I eat?",
        ]).lead,
      );
    }
    expect(leads.size).toBeGreaterThanOrEqual(7);
    for (const lead of leads.values()) saidWhole(lead);
  });

  test("everything that it answers to the development cases and to a case of every rule", () => {
    for (const { symptoms, age, gender, history } of BATCHES.flat()) {
      const analysis = analyzeSymptoms({ symptoms, age, gender, medicalHistory: history });
      toldWhole(toReply(analysis), analysis.unknownWords);
    }
    for (const one of POSITIVE) {
      const analysis = analyzeSymptoms(input(one));
      toldWhole(applyGuard(toReply(analysis), analysis.guard), analysis.unknownWords);
    }
  });

  test("what a patient wrote stands in a question as they wrote it, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 60 }).filter((words) => words.trim() !== ""),
        (words) => {
          for (const language of TRANSLATED)
            expect(
              said(
                language,
                message("I did not understand “{value}”. Can you say it in other words?", { value: words }),
              ),
            ).toContain(words);
        },
      ),
    );
  });

  test("a reply with one sentence that we do not know is not told at all, and a model’s own words stay beside ours", () => {
    const reply = toReply(analyzeSymptoms({ symptoms: ["runny nose"], age: 30 }));
    for (const translator of translators.values()) {
      expect(
        sayReply(
          { ...reply, recommendedActions: [...reply.recommendedActions, asMessage("Eat more kale.")] },
          translator,
        ),
      ).toBeNull();
      const ofModel = {
        ...reply,
        preliminaryDiagnosis: [],
        additionalQuestions: [],
        recommendedActions: ["Coma más verdura."],
      };
      const calm = { floor: "routine", critical: false, flags: [], call: null, mayBeNow: null, doubted: null } as const;
      expect(sayReply(applyGuard(ofModel, { ...calm, flags: [] }), translator)!.recommendedActions).toEqual([
        "Coma más verdura.",
      ]);
      const [first, ...rest] = sayReply(
        applyGuard(ofModel, guardFor({ symptoms: ["short of breath"], age: 30 })),
        translator,
      )!.recommendedActions;
      expect(first).toBe(translator.say(message("Be seen by a clinician today, or tomorrow at the latest.")));
      expect(rest).toEqual([]);
    }
  });
});

test("what comes of the assistant's forms is said in every language", () => {
  const heard: Value[] = [NO_SYMPTOMS, ANALYSIS_COMPLETE, ANALYSIS_FAILED, MESSAGE_FAILED, SESSION_OVER].flatMap(
    ({ title, description }) => [title, description!],
  );
  for (const text of ["", "x".repeat(MAX_MESSAGE + 1)])
    heard.push(messageText.safeParse(text).error!.issues[0]!.message);
  for (const symptoms of [[""], Array<string>(4).fill("x".repeat(3_500))])
    heard.push(symptomRequestSchema.safeParse({ symptoms }).error!.issues[0]!.message);
  heard.push(
    MESSAGE_REFUSED,
    "This conversation is full. Begin a new one.",
    SESSION_CHANGED,
    tooManyMessage(60),
    tooManyMessage(600),
  );
  for (const text of heard)
    for (const language of TRANSLATED)
      expect(
        canSay(language, typeof text === "string" ? readFormError(text) : text),
        `${language}: ${say("en", text)}`,
      ).toBe(true);
});

describe("What the built-in chat says, in every language", () => {
  const context = (change: Partial<PatientContext> = {}): PatientContext => ({
    age: null,
    gender: "",
    currentSymptoms: [],
    medicalHistory: [],
    ...change,
  });

  test("every subject, greeting and question that it suggests", () => {
    for (const text of [
      ...TOPICS.map(({ text }) => text),
      TEXTS.greeting,
      TEXTS.thanks,
      TEXTS.unknown,
      ...SUGGESTED_QUESTIONS,
    ])
      saidWhole(text);
    for (const teller of translators.values()) {
      for (const question of SUGGESTED_QUESTIONS) {
        expect(readable(null, [teller.say(message(question))], teller).messages).toEqual([question]);
        // The browser has the question as the server knows it.
        expect(say(teller.language, asMessage(question))).toBe(teller.say(message(question)));
      }
      for (const text of [DISCLAIMER] as const)
        expect(say(teller.language, asMessage(text))).toBe(teller.say(message(text)));
      expect(canSay(teller.language, asMessage(WELCOME))).toBe(true);
    }
  });

  test("figures for any body, with what is missing and what speaks against them", () => {
    const told = fc.record({
      kg: fc.option(fc.integer({ min: 40, max: 200 })),
      cm: fc.option(fc.integer({ min: 140, max: 210 })),
      age: fc.option(fc.integer({ min: 5, max: 90 })),
      sex: fc.option(fc.constantFrom("man", "woman")),
      activity: fc.constantFrom("", "desk job", "I walk", "I go to the gym", "very active"),
      also: fc.constantFrom(
        "",
        "I am pregnant",
        "eating disorder",
        "dialysis",
        "insulin",
        "cirrhosis",
        "goal 40 kg",
        "I want to weigh 90 lbs",
      ),
    });
    fc.assert(
      fc.property(told, ({ kg, cm, age, sex, activity, also }) => {
        const about = [kg && `${kg} kg`, cm && `${cm} cm`, age && `I am ${age}`, sex && `a ${sex}`, activity, also]
          .filter(Boolean)
          .join(", ");
        saidWhole(coachReply(null, [`How many calories a day? ${about}`]));
      }),
      { numRuns: 300 },
    );
  });

  test("a day's meals for whoever eats whatever", () => {
    const eater = fc.record({
      diet: fc.constantFrom(...DIETS),
      without: fc.subarray([...ALLERGENS]),
      avoided: fc.subarray(["tomato", "apple", "rice", "kiwi"]),
      kg: fc.option(fc.integer({ min: 50, max: 150 })),
      again: fc.boolean(),
      asked: fc.constantFrom(
        "Make me a meal plan.",
        "A meal plan for the week, please.",
        "A meal plan with 1,800 calories.",
        "A meal plan for a week with 900 kcal.",
        "Breakfast ideas?",
        "Lunch ideas?",
        "Dinner ideas?",
        "Snack ideas?",
        "How much protein?",
      ),
    });
    fc.assert(
      fc.property(eater, ({ diet, without, avoided, kg, again, asked }) => {
        const words = [
          diet === "everything" ? "" : `I am ${diet}.`,
          ...without.map((one) => `I am allergic to ${one}.`),
          ...avoided.map((one) => `I avoid ${one}.`),
          kg ? `${kg} kg, 170 cm, 45 years old, woman` : "",
        ].join(" ");
        saidWhole(coachReply(null, [...(again ? ["a meal plan please"] : []), `${asked} ${words}`]));
      }),
      { numRuns: 500 },
    );
    for (const { name, how, ingredients } of RECIPES)
      [name, how, ...ingredients].forEach((text) => {
        for (const language of TRANSLATED) expect(said(language, text), text).not.toBeNull();
      });
  });

  test("a subject with what comes before it and after it", () => {
    for (const told of [
      "I am pregnant.",
      "I had anorexia.",
      "I take insulin.",
      "I am allergic to eggs.",
      "I am vegan and take insulin.",
    ])
      for (const asked of ["Is intermittent fasting good?", "Good protein sources?", "I ate too much."])
        saidWhole(coachReply(null, [`${told} ${asked}`]));
  });

  test("a food that we have no word for leaves the whole answer in English", () => {
    for (const language of TRANSLATED)
      expect(said(language, coachReply(null, ["I avoid rutabaga. Make me a meal plan."]))).toBeNull();
  });

  test("what was told in the form, in the patient's own words", () => {
    const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== "" && !/\n\n/.test(text));
    const form = fc.record({
      age: fc.option(fc.integer({ min: 1, max: 90 })),
      gender: fc.constantFrom("", "female", "male", "other"),
      currentSymptoms: fc.array(words, { maxLength: 3 }),
      medicalHistory: fc.array(words, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(form, (about) => {
        const reply = coachReply(context(about), ["What do you know about me and my symptoms?"]);
        for (const language of TRANSLATED) {
          const told = said(language, reply);
          expect(told, english(reply)).not.toBeNull();
          for (const own of [about.currentSymptoms.join(", "), about.medicalHistory.join(", ")])
            expect(told).toContain(own);
        }
      }),
      {
        numRuns: 500,
        examples: [[{ age: null, gender: "", currentSymptoms: ["a \\x00", "\\u0041\\"], medicalHistory: [] }]],
      },
    );
  });
});
