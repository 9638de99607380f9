import type { Language } from "../../language";
import type { TriageInput } from "../profile";
import { arabic } from "./arabic/grammar";
import { isSurely, readerOf, type Heard, type Weight } from "./said-in-english";
import { spanish } from "./spanish/grammar";

/** The languages that are read besides English. What is typed on a page in another one is read as English. */
const READERS = { es: readerOf(spanish), ar: readerOf(arabic) } as const;
const isRead = (language: Language): language is keyof typeof READERS => language in READERS;

const ARABIC_LETTERS = /[\u0621-\u064a]/;

/** So many words of a language within one text are no misspelled English. */
const ENOUGH = 3;

/**
 * In which language a person types: that of the page, but Spanish where one of the texts, or all of them together, are
 * surely Spanish. Many who speak it are on the English page, and an emergency must not depend on the page that it is
 * told to.
 */
export function typedIn(texts: readonly string[], page: Language): Language {
  const all: Weight = { own: 0, english: 0, words: 0, isMeant: false };
  for (const text of texts) {
    const weight = READERS.es.weigh(text);
    if (weight.own >= ENOUGH && isSurely(weight)) return "es";
    all.own += weight.own;
    all.english += weight.english;
    all.words += weight.words;
    all.isMeant ||= weight.isMeant;
  }
  return isSurely(all) ? "es" : page;
}

const LETTER = /\p{L}/gu;
const isMostlyArabic = (text: string) => {
  const letters = text.match(LETTER) ?? [];
  return letters.filter((letter) => ARABIC_LETTERS.test(letter)).length * 2 > letters.length;
};

/**
 * What one text tells of the language that an answer is understood in: nothing where it has no word of either ("38,5",
 * "no").
 */
function toldBy(text: string, page: Language): Language | undefined {
  if (isMostlyArabic(text)) return "ar";
  const weight = READERS.es.weigh(text);
  return isSurely(weight) ? "es" : weight.english > 0 ? page : undefined;
}

/**
 * In which language a person is answered: the one that they type in, where that is surely one of ours, else the page's.
 * The newest text that tells it decides, so that who changes their language is followed.
 * @param texts what they typed, the newest last.
 */
export function answeredIn(texts: readonly string[], page: Language): Language {
  for (const text of texts.toReversed()) {
    const told = toldBy(text, page);
    if (told) return told;
  }
  return page;
}

function hear(text: string, typed: Language): Heard {
  const language = ARABIC_LETTERS.test(text) ? "ar" : typed;
  return isRead(language) ? READERS[language].read(text) : { english: text, words: 0, unknown: [] };
}

/**
 * What a patient typed, in English words that the triage's reader and the
 * built-in chat understand: phrase by phrase, no sentence for a person to read.
 * What is not understood, and what is English already, stays as it was typed.
 * @param language that they type in (`typedIn`); Arabic letters are read as Arabic in any.
 */
export const inEnglish = (text: string, language: Language): string => hear(text, language).english;

/**
 * From so many words that nothing was made of on, and from that share of all, what may be harmless is not called so.
 */
const MANY_UNKNOWN = 3;
const LARGE_SHARE = 1 / 3;

/**
 * A patient's input as the triage reads it. Where a large part of it was not
 * understood it says so, and the answer is then never less than urgent: what
 * makes it pressing may be among the rest.
 */
export function inputInEnglish(input: TriageInput, page: Language): TriageInput {
  const entries = [...input.symptoms, ...(input.medicalHistory ?? [])];
  const language = typedIn(entries, page);
  if (language === "en" && !entries.some((entry) => ARABIC_LETTERS.test(entry))) return input;
  const symptoms = input.symptoms.map((entry) => hear(entry, language));
  const unknown = symptoms.reduce((sum, heard) => sum + heard.unknown.length, 0);
  const words = symptoms.reduce((sum, heard) => sum + heard.words, 0);
  return {
    ...input,
    symptoms: symptoms.map(({ english }) => english),
    typed: input.symptoms,
    ...(input.medicalHistory
      ? { medicalHistory: input.medicalHistory.map((entry) => inEnglish(entry, language)) }
      : {}),
    notUnderstood: [...new Set(symptoms.flatMap((heard) => heard.unknown))],
    isPartlyUnderstood: unknown >= MANY_UNKNOWN && unknown >= words * LARGE_SHARE,
  };
}
