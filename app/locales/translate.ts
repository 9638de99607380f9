import { SOURCE_LANGUAGE, type Language } from "~/domain/language";
import type { Value } from "~/domain/message";
import { PAGE_CATALOGS } from "./generated/page-catalogs";
import { NAMESPACE_NAMES, NAMESPACES, type AnyMessageId, type Count, type Namespace, type ValuesOf } from "./messages";
import type { CompiledMessages } from "./compiled-message";
import { createTranslator, englishTranslator, type Translator, type Values } from "./translator";

type PageCatalog = (typeof NAMESPACES)[Namespace][number];

type Loaded = { catalogs: Map<PageCatalog, CompiledMessages>; translator: Translator };
/** What was loaded of each language so far, and what speaks it. They hold texts and nothing about anybody. */
const loaded = new Map<Language, Loaded>();
const translatorOf = (language: Language): Translator => loaded.get(language)?.translator ?? englishTranslator;

/** Whether the texts of a part are there. English always is. */
export const isLoaded = (language: Language, part: Namespace) =>
  language === SOURCE_LANGUAGE || NAMESPACES[part].every((name) => loaded.get(language)?.catalogs.has(name));

/** Loads the texts of some parts, all of them if none is named. What does not come leaves its screen in English. */
export async function loadMessages(language: Language, parts: readonly Namespace[] = NAMESPACE_NAMES): Promise<void> {
  if (language === SOURCE_LANGUAGE) return;
  const known = loaded.get(language)?.catalogs ?? new Map<PageCatalog, CompiledMessages>();
  const missing = [...new Set(parts.flatMap((part): readonly PageCatalog[] => NAMESPACES[part]))].filter(
    (name) => !known.has(name),
  );
  if (missing.length === 0) return;
  try {
    const modules = await Promise.all(missing.map((name) => PAGE_CATALOGS[language][name]()));
    // What another call has loaded in the meantime stays.
    const catalogs = new Map([
      ...(loaded.get(language)?.catalogs ?? []),
      ...missing.map((name, index) => [name, modules[index]!.default] as const),
    ]);
    const translator = createTranslator(language, [...catalogs.values()]);
    loaded.set(language, { catalogs, translator });
  } catch {
    // A connection that broke: the next screen asks again.
  }
}

/**
 * As `translate`, of what is the id of a message by other means than its type, or somebody's own and stays as it is.
 */
export const translateId = (language: Language, id: string, values?: Values): string =>
  translatorOf(language).translate(id, values);

/** A message by its id, with what belongs between its braces. */
export const translate = translateId as <Id extends AnyMessageId>(
  language: Language,
  id: Id,
  ...values: ValuesOf<Id>
) => string;

/** A message of the domain or a service; of several, one after the other. */
export const say = (language: Language, message: Value): string => translatorOf(language).say(message);

/** Whether all of a message is translated: what is not is said in English and marked. */
export const canSay = (language: Language, message: Value): boolean =>
  language === SOURCE_LANGUAGE || (loaded.get(language)?.translator.canSay(message) ?? false);

/** A number with its noun. */
export const countOf = (language: Language, noun: Count, count: number): string =>
  translatorOf(language).count(noun, count);
