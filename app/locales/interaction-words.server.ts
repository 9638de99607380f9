import type { InteractionReport, Translated } from "~/domain/interactions/check";
import { KIND_NAMES, KINDS, type KindName } from "~/domain/interactions/kinds";
import { ARABIC, DRUG_NAMES, SPANISH, type DrugName } from "~/domain/interactions/names";
import type { Language, SOURCE_LANGUAGE } from "~/domain/language";
import type { Message } from "~/domain/message";
import { serverTranslator } from "./server-words.server";
import type { Translator } from "./translator";

/** The names of medicines that people use; where a language has none, they are the English ones. */
const NAMES: Partial<Record<Language, Readonly<Record<DrugName, readonly string[]>>>> = { es: SPANISH, ar: ARABIC };

const namesIn = (language: Language): Record<DrugName | KindName, string> =>
  Object.fromEntries([
    ...DRUG_NAMES.map((drug) => [drug, NAMES[language]?.[drug][0] ?? drug]),
    ...KIND_NAMES.map((kind) => [kind, KINDS[kind].names[language]?.[0] ?? kind]),
  ]) as Record<DrugName | KindName, string>;

const translators = new Map<Language, Translator>();
function translatorOf(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const translator = serverTranslator(
    language,
    [
      "medical/counts",
      "medical/interaction-classes",
      "medical/interaction-sentences",
      "medical/interaction-sources",
      "medical/interaction-texts",
    ],
    namesIn(language),
  );
  translators.set(language, translator);
  return translator;
}

/** What consists of several messages, and what stands between them. */
const SEPARATORS = new Map([
  ["source", "; "],
  ["summary", " "],
]);
const isMessage = (value: object): value is Message => "id" in value;

/**
 * The checker's report in a language. What was typed stays, and so do the codes (`kind`, `severity`, `outcome`).
 * @returns `null` where any message of it has no translation: half a warning in
 * another language is worse than a whole one in English.
 */
export function reportIn(language: typeof SOURCE_LANGUAGE, report: InteractionReport): Translated<InteractionReport>;
export function reportIn(language: Language, report: InteractionReport): Translated<InteractionReport> | null;
export function reportIn(language: Language, report: InteractionReport): Translated<InteractionReport> | null {
  const { say, canSay } = translatorOf(language);
  let isWhole = true;
  function translate(value: unknown, separator?: string): unknown {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => translate(item));
      return separator ? items.join(separator) : items;
    }
    if (!isMessage(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, held]) => [key, translate(held, SEPARATORS.get(key))]),
      );
    isWhole &&= canSay(value);
    return say(value);
  }
  const translated = translate(report) as Translated<InteractionReport>;
  return isWhole ? translated : null;
}
