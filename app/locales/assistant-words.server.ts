import type { Language } from "~/domain/language";
import type { Value } from "~/domain/message";
import { serverTranslator } from "./server-words.server";
import type { Translator } from "./translator";

/** Says in a language what the assistant says. */
export type AssistantTranslator = Translator & { language: Language };

const translators = new Map<Language, AssistantTranslator>();

/** Loaded when a visitor first needs the language. */
export function assistantTranslator(language: Language): AssistantTranslator {
  const known = translators.get(language);
  if (known) return known;
  const translator = {
    language,
    ...serverTranslator(language, [
      "medical/actions",
      "medical/coach",
      "medical/conditions",
      "medical/counts",
      "medical/findings",
      "medical/guard",
      "medical/meals",
      "medical/topics",
    ]),
  };
  translators.set(language, translator);
  return translator;
}

/** Paragraphs in a language: all of them, or `null` where any part has no translation. */
export const sayParagraphs = ({ canSay, say }: Translator, paragraphs: readonly Value[]): string | null =>
  paragraphs.every(canSay) ? paragraphs.map(say).join("\n\n") : null;
