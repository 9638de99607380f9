import { SOURCE_LANGUAGE, type Language } from "~/domain/language";
import { ASSISTANT_COMPOSED } from "./assistant-composed";
import { retellerOf } from "./retell";
import { serverTranslator } from "./server-words.server";

/** Says in one language what the assistant says in English. */
export type Teller = {
  language: Language;
  /** Texts of several paragraphs too: whole, or `null` where any part of it has no translation. */
  tell(english: string): string | null;
};

const tellers = new Map<Language, Teller>();

/** What speaks a language: made when somebody first asks for it. */
export function tellerOf(language: Language): Teller {
  const known = tellers.get(language);
  if (known) return known;
  const tell =
    language === SOURCE_LANGUAGE
      ? (english: string) => english
      : byParagraphs(
          retellerOf(
            serverTranslator(language, [
              "medical/actions",
              "medical/coach",
              "medical/conditions",
              "medical/counts",
              "medical/findings",
              "medical/guard",
              "medical/meals",
              "medical/topics",
            ]),
            ASSISTANT_COMPOSED,
          ),
        );
  const teller = { language, tell };
  tellers.set(language, teller);
  return teller;
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
