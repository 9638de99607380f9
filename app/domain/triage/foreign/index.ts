import type { Language } from "../../language";
import type { TriageInput } from "../profile";
import { arabic } from "./arabic/grammar";
import { readerOf, type Heard } from "./said-in-english";
import { spanish } from "./spanish/grammar";

const READERS = { es: readerOf(spanish), ar: readerOf(arabic) } as const;

const ARABIC_LETTERS = /[\u0621-\u064a]/;

/** In which language something is typed: that of the page, but for letters that only one of ours has. */
const typedIn = (text: string, page: Language): Language => (ARABIC_LETTERS.test(text) ? "ar" : page);

function hear(text: string, page: Language): Heard {
  const language = typedIn(text, page);
  return language === "en" ? { english: text, words: 0, unknown: [] } : READERS[language](text);
}

/**
 * What a patient typed, in English words that the triage's reader and the
 * built-in chat understand: phrase by phrase, no sentence for a person to read.
 * What is not understood, and what is English already, stays as it was typed.
 * @param language of the page; Arabic letters are read as Arabic on any.
 */
export const inEnglish = (text: string, language: Language): string => hear(text, language).english;

/** From so many words that nothing was made of on, and from that share of all, what may be harmless is not called so. */
const MANY_UNKNOWN = 3;
const LARGE_SHARE = 1 / 3;

/**
 * A patient's input as the triage reads it. Where a large part of it was not
 * understood it says so, and the answer is then never less than urgent: what
 * makes it pressing may be among the rest.
 */
export function inputInEnglish(input: TriageInput, language: Language): TriageInput {
  if (language === "en" && !input.symptoms.concat(input.medicalHistory ?? []).some((entry) => ARABIC_LETTERS.test(entry))) return input;
  const symptoms = input.symptoms.map((entry) => hear(entry, language));
  const unknown = symptoms.reduce((sum, heard) => sum + heard.unknown.length, 0);
  const words = symptoms.reduce((sum, heard) => sum + heard.words, 0);
  return {
    ...input,
    symptoms: symptoms.map(({ english }) => english),
    ...(input.medicalHistory ? { medicalHistory: input.medicalHistory.map((entry) => inEnglish(entry, language)) } : {}),
    notUnderstood: [...new Set(symptoms.flatMap((heard) => heard.unknown))],
    isPartlyUnderstood: unknown >= MANY_UNKNOWN && unknown >= words * LARGE_SHARE,
  };
}
