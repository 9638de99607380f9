import { describe, expect, test } from "vitest";
import { guardConversation } from "~/domain/assistant/guard";
import { analyzeSymptoms, type TriageInput } from "~/domain/triage";
import { inputInEnglish } from "~/domain/triage/foreign";
import { ARABIC_FIRST } from "./foreign/ar-first";
import { said } from "./foreign/case";
import { SPANISH_FIRST } from "./foreign/es-first";
import { EMERGENCIES, TOLD } from "./plain-words";
import { input, POSITIVE } from "./red-flag-cases";
import { BATCHES } from "./vignettes/batches";

type Language = "en" | "es" | "ar";
type Told = readonly [Language, TriageInput];

const bare = (text: string): TriageInput => ({ symptoms: [text], age: null, gender: null });
const CASES: readonly Told[] = [
  ...POSITIVE.map((one): Told => ["en", input(one)]),
  ...BATCHES.flat().map((one): Told => ["en", { ...one, medicalHistory: one.history ?? [] }]),
  ...SPANISH_FIRST.map((one): Told => ["es", said(one)]),
  ...ARABIC_FIRST.map((one): Told => ["ar", said(one)]),
  ...TOLD.map(([, language, text, age, gender]): Told => [
    language,
    { symptoms: [text], age: age ?? null, gender: gender ?? null },
  ]),
  ...(["en", "es", "ar"] as const).flatMap((language) =>
    EMERGENCIES[language].map((text): Told => [language, bare(text)]),
  ),
];

/** As one says it in passing, in the middle of what else one tells. */
const WITHIN: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: [
    "Good morning, I have been on this site for a while and I like the plans. ",
    ". I live near the market with my cat and the weather is warm. Thank you",
  ],
  es: [
    "Buenos días, llevo un tiempo en esta página y me gustan los planes. ",
    ". Vivo cerca del mercado con mi gato. Muchas gracias",
  ],
  ar: ["صباح الخير، أستخدم هذا الموقع منذ فترة وتعجبني الخطط. ", ". أسكن قرب السوق. شكرا"],
};

const asMessage = ({ symptoms }: TriageInput) => symptoms.join(". ");

/**
 * Whether the analysis of a text calls it an emergency, and whether the chat calls for help when the same is written
 * there.
 */
function both(language: Language, told: TriageInput, message: string) {
  const asked = inputInEnglish({ ...told, symptoms: [message] }, language);
  const context = {
    age: told.age ?? null,
    gender: told.gender ?? "",
    medicalHistory: [...(asked.medicalHistory ?? [])],
    currentSymptoms: [],
  };
  return {
    analysis: analyzeSymptoms(asked).urgency === "emergency",
    chat: guardConversation(context, asked.symptoms, { messages: [message], symptoms: [] }).emergency !== null,
  };
}

/** More than a thousand readings each. */
const LONG = 120_000;

describe("what is an emergency in the analysis has its panel in the chat, and the other way round", () => {
  const apart = (message: (told: Told) => string) =>
    CASES.flatMap((told) => {
      const { analysis, chat } = both(told[0], told[1], message(told));
      return analysis === chat ? [] : [`${message(told)} (analysis ${analysis}, chat ${chat})`];
    });

  test("alone", () => expect(apart(([, told]) => asMessage(told))).toEqual([]), LONG);
  test(
    "within a longer text",
    () =>
      expect(apart(([language, told]) => `${WITHIN[language][0]}${asMessage(told)}${WITHIN[language][1]}`)).toEqual([]),
    LONG,
  );

  test(
    "and it keeps it while the conversation goes on",
    () => {
      const dropped = CASES.filter(([language, told]) => {
        const asked = inputInEnglish({ ...told, symptoms: [asMessage(told)] }, language);
        const context = {
          age: told.age ?? null,
          gender: told.gender ?? "",
          medicalHistory: [...(asked.medicalHistory ?? [])],
          currentSymptoms: [],
        };
        const later = ["thank you", "what should I eat tonight?"];
        const typed = { messages: [asMessage(told), ...later], symptoms: [] };
        return (
          analyzeSymptoms(asked).urgency === "emergency" &&
          guardConversation(context, [...asked.symptoms, ...later], typed).emergency === null
        );
      });
      expect(dropped.map(([, told]) => asMessage(told))).toEqual([]);
    },
    LONG,
  );
});
