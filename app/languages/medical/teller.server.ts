import type { Language } from "~/domain/language";
import { teachApart } from "../spoken";
import type { Catalogue } from "../words";
import { MEDICAL_COMPOSED } from "./composed";

/** Says in one language what the assistant says in English. */
export type Teller = {
  language: Language;
  /** Texts of several paragraphs too: whole, or `null` where any part of it has no translation. */
  tell(english: string): string | null;
};

/** What needs no telling. */
const ENGLISH: Teller = { language: "en", tell: (english) => english };

const CATALOGUES: Partial<Record<Language, () => Promise<{ default: readonly Catalogue[] }>>> = {
  es: () => import("./es/all.server"),
  ar: () => import("./ar/all.server"),
};

const tellers = new Map<Language, Promise<Teller>>();

/**
 * What speaks a language; its texts, some 100 kB, are read when somebody first
 * asks for them. Should they not come, it speaks English: whom to call is told
 * in any case.
 */
export function tellerOf(language: Language): Promise<Teller> {
  const catalogues = CATALOGUES[language];
  if (!catalogues) return Promise.resolve(ENGLISH);
  const known = tellers.get(language) ?? load(language, catalogues);
  tellers.set(language, known);
  return known;
}

async function load(language: Language, catalogues: NonNullable<(typeof CATALOGUES)[Language]>): Promise<Teller> {
  try {
    const { default: all } = await catalogues();
    return { language, tell: byParagraphs(teachApart(language, all, MEDICAL_COMPOSED).retell) };
  } catch {
    // The next one asks again.
    tellers.delete(language);
    return ENGLISH;
  }
}

/** The longest run of paragraphs that is one text, then the rest. */
function byParagraphs(retell: (english: string) => string | null): Teller["tell"] {
  const tell = (paragraphs: readonly string[]): string | null => {
    for (let length = paragraphs.length; length > 0; length--) {
      const told = retell(paragraphs.slice(0, length).join("\n\n"));
      if (told === null) continue;
      const rest = length === paragraphs.length ? "" : tell(paragraphs.slice(length));
      return rest === null ? null : [told, rest].filter(Boolean).join("\n\n");
    }
    return null;
  };
  return (english) => tell(english.split("\n\n"));
}
