import { formatter } from "@lingui/format-po";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "~/domain/language";
import type { CatalogName, IdsOf } from "~/locales/messages";

const { parse } = formatter({ explicitIdAsDefault: true });
type Parsed = Record<string, { translation: string }>;

/** What a translator's file says: its texts by their ids, in its order. */
export function catalogTexts<Name extends CatalogName>(language: Language, name: Name): Record<IdsOf<Name>, string> {
  const file = resolve("app/locales", language, `${name}.po`);
  const parsed = parse(readFileSync(file, "utf8"), { locale: language, sourceLocale: "en", filename: file }) as Parsed;
  return Object.fromEntries(Object.entries(parsed).map(([id, { translation }]) => [id, translation])) as Record<
    IdsOf<Name>,
    string
  >;
}
