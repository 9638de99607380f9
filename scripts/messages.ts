/**
 * The texts of all languages: from the translators' files, `app/locales/<language>/**.po`, to the modules that the
 * application imports, `app/locales/generated/`. Nothing is written where a text is missing, superfluous, or does not
 * fit its English.
 *
 *   npm run messages
 */
import { formatter } from "@lingui/format-po";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../app/locales");
const GENERATED = join(LOCALES, "generated");
const SOURCE_LANGUAGE = "en";
const HEADER = "// Written by `npm run messages` from the files in app/locales. Changes are lost.\n";

/**
 * A message as `app/locales/translator.ts` takes it: a text, or its parts with the places to fill in and the forms for
 * numbers.
 */
type Token = string | [name: string, type?: string, forms?: Record<string, Token[]>];
type Compiled = string | Token[];
/** A PO file: its messages by id. */
type Catalog = Map<string, { text: string; compiled: Compiled }>;
/** The catalogs of a language by their path without its extension: `booking`, `medical/coach`. */
type Catalogs = Map<string, Catalog>;

/** All that is wrong with the texts, a line each. */
export class MessageError extends Error {
  override name = "MessageError";
}

const { parse } = formatter({ explicitIdAsDefault: true });

async function readCatalogs(language: string, problems: string[]): Promise<Catalogs> {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".po"));
  const catalogs: Catalogs = new Map();
  for (const file of files.sort()) {
    const source = readFileSync(join(folder, file), "utf8");
    const where = `app/locales/${language}/${file}`;
    const catalog: Catalog = new Map();
    const entries = Object.entries(
      await parse(source, { locale: language, sourceLocale: SOURCE_LANGUAGE, filename: where }),
    );
    if (entries.length !== source.match(/^msgid "/gm)!.length - 1)
      problems.push(`${where}: a message stands there twice`);
    for (const [id, { translation: text, extra }] of entries) {
      const isFuzzy = (extra as { flags?: string[] } | undefined)?.flags?.includes("fuzzy");
      if (!text || isFuzzy) problems.push(`${where}: “${id}” is not translated${isFuzzy ? " (fuzzy)" : ""}`);
      else {
        try {
          const compiled = compileMessageOrThrow(text) as Token[];
          catalog.set(id, {
            text,
            compiled: compiled.every((part) => typeof part === "string") ? compiled.join("") : compiled,
          });
        } catch (error) {
          problems.push(`${where}: “${id}” cannot be read: ${(error as Error).message}`);
        }
      }
    }
    catalogs.set(file.slice(0, -".po".length).replaceAll("\\", "/"), catalog);
  }
  return catalogs;
}

/** The names of what is filled in, sorted; those within the forms for a number included. */
const namesIn = (compiled: Compiled): string[] => {
  const inside = (tokens: Token[]): string[] =>
    tokens.flatMap((token) =>
      typeof token === "string"
        ? []
        : [token[0], ...Object.values(token[2] ?? {}).flatMap((form) => (Array.isArray(form) ? inside(form) : []))],
    );
  return [...new Set(typeof compiled === "string" ? [] : inside(compiled))].filter((name) => name !== "#").sort();
};

const pluralsIn = (compiled: Compiled) =>
  typeof compiled === "string" ? [] : compiled.filter((token) => typeof token !== "string" && token[1] === "plural");

/**
 * A message of pages stands in one file: whoever translates it does so once. What several screens say, the shell has.
 */
function findDoubles(english: Catalogs, problems: string[]): void {
  const files = new Map<string, string>();
  for (const [name, catalog] of english) {
    if (isForServer(name)) continue;
    for (const id of catalog.keys()) {
      if (files.has(id)) problems.push(`“${id}” stands in ${files.get(id)}.po and in ${name}.po`);
      files.set(id, name);
    }
  }
}

/** Says what of a language does not fit the English catalogs. */
function compare(language: string, own: Catalogs, english: Catalogs, problems: string[]): void {
  const { intl } = localeOf(language);
  const categories = new Intl.PluralRules(intl).resolvedOptions().pluralCategories.toSorted().join();
  for (const [name, catalog] of english) {
    const where = `app/locales/${language}/${name}.po`;
    const translated = own.get(name);
    if (!translated) {
      problems.push(`${where} is missing`);
      continue;
    }
    for (const id of translated.keys()) if (!catalog.has(id)) problems.push(`${where}: “${id}” is superfluous`);
    for (const [id, { compiled }] of catalog) {
      const message = translated.get(id);
      if (!message) {
        problems.push(`${where}: “${id}” is missing`);
        continue;
      }
      const [names, asked] = [namesIn(message.compiled).join(), namesIn(compiled).join()];
      if (names !== asked) problems.push(`${where}: “${id}” has {${names}} instead of {${asked}}`);
      for (const [, , forms] of pluralsIn(message.compiled) as [string, string, Record<string, unknown>][]) {
        const given = Object.keys(forms)
          .filter((form) => form !== "offset" && !form.startsWith("="))
          .sort()
          .join();
        if (given !== categories) problems.push(`${where}: “${id}” has the forms ${given} instead of ${categories}`);
      }
    }
  }
  for (const name of own.keys())
    if (!english.has(name)) problems.push(`app/locales/${language}/${name}.po has no English file`);
}

/** A language's settings, read as text: this runs before anything can be imported. */
function localeOf(language: string): { name: string; intl: string } {
  const code = readFileSync(join(LOCALES, language, "locale.ts"), "utf8");
  const setting = (name: string) => new RegExp(`^  ${name}: "([^"]+)"`, "m").exec(code)?.[1] ?? "";
  return { name: setting("name"), intl: setting("intl") };
}

/** The languages, English first and the others by their own names: the folders with a `locale.ts`. */
function languages(): string[] {
  const rest = readdirSync(LOCALES).filter(
    (name) => name !== SOURCE_LANGUAGE && existsSync(join(LOCALES, name, "locale.ts")),
  );
  const named = rest.map((code) => ({ code, name: localeOf(code).name })).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [SOURCE_LANGUAGE, ...named.map(({ code }) => code)];
}

const identifier = (...names: string[]) => names.join("_").replace(/\W+/g, "_");
const isForServer = (name: string) => name.includes("/");

/** An English message is its own id, unless somebody has worded it again: those alone need an entry. */
const entriesOf = (language: string, catalog: Catalog) =>
  [...catalog]
    .filter(([id, { text }]) => language !== SOURCE_LANGUAGE || text !== id)
    .map(([id, { compiled }]) => [id, compiled]);

const moduleOf = (messages: unknown[][]) =>
  `${HEADER}import type { CompiledMessages } from "~/locales/compiled-message";\nconst messages: CompiledMessages = ${JSON.stringify(Object.fromEntries(messages))};\nexport default messages;\n`;

/** The generated files by their names. */
function filesFor(all: Map<string, Catalogs>): Map<string, string> {
  const files = new Map<string, string>();
  const english = all.get(SOURCE_LANGUAGE)!;
  const translations = [...all.keys()].filter((language) => language !== SOURCE_LANGUAGE);
  const names = [...english.keys()];
  const pages = names.filter((name) => !isForServer(name));
  for (const language of translations)
    for (const [name, catalog] of all.get(language)!)
      files.set(`${language}/${identifier(name)}.ts`, moduleOf(entriesOf(language, catalog)));

  // English is wherever a page is, so it is one file; what only the server says stays on the server.
  const englishOf = (chosen: string[]) =>
    moduleOf(chosen.flatMap((name) => entriesOf(SOURCE_LANGUAGE, english.get(name)!)));
  files.set("english.ts", englishOf(pages));
  files.set("english.server.ts", englishOf(names.filter(isForServer)));

  const each = (chosen: string[], line: (language: string, name: string) => string) =>
    translations
      .map(
        (language) =>
          `  ${language}: {\n${chosen.map((name) => `    ${JSON.stringify(name)}: ${line(language, name)},\n`).join("")}  },\n`,
      )
      .join("");
  files.set(
    "languages.ts",
    HEADER +
      [...all.keys()].map((code) => `import ${code} from "../${code}/locale";\n`).join("") +
      `export const LANGUAGES = { ${[...all.keys()].join(", ")} };\n`,
  );
  files.set(
    "ids.ts",
    `${HEADER}export type MessageIds = {\n` +
      [...english]
        .map(
          ([name, catalog]) =>
            `  ${JSON.stringify(name)}: ${[...catalog.keys()].map((id) => JSON.stringify(id)).join(" | ")};\n`,
        )
        .join("") +
      "};\n",
  );
  files.set(
    "page-catalogs.ts",
    `${HEADER}export const PAGE_CATALOGS = {\n${each(pages, (language, name) => `() => import("./${language}/${identifier(name)}")`)}};\n`,
  );
  files.set(
    "server-catalogs.server.ts",
    HEADER +
      translations
        .flatMap((language) =>
          names.map((name) => `import ${identifier(language, name)} from "./${language}/${identifier(name)}";\n`),
        )
        .join("") +
      `export const SERVER_CATALOGS = {\n${each(names, (language, name) => identifier(language, name))}};\n`,
  );
  return files;
}

/** Reads, checks and writes. @throws {MessageError} with all that is wrong; nothing is written then. */
export async function generateMessages(): Promise<void> {
  const problems: string[] = [];
  const all = new Map<string, Catalogs>();
  for (const language of languages()) all.set(language, await readCatalogs(language, problems));
  findDoubles(all.get(SOURCE_LANGUAGE)!, problems);
  for (const [language, catalogs] of all) compare(language, catalogs, all.get(SOURCE_LANGUAGE)!, problems);
  if (problems.length > 0) throw new MessageError(problems.join("\n"));

  const files = filesFor(all);
  for (const name of existsSync(GENERATED) ? readdirSync(GENERATED, { recursive: true, encoding: "utf8" }) : [])
    if (name.endsWith(".ts") && !files.has(name.replaceAll("\\", "/"))) rmSync(join(GENERATED, name));
  for (const [name, code] of files) {
    const file = join(GENERATED, name);
    // Only what has changed: a file that is written is loaded again by whoever watches it.
    if (existsSync(file) && readFileSync(file, "utf8") === code) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

/** The ids of the messages by their catalog: `booking`, `medical/coach`. */
export async function readMessageIds(): Promise<Map<string, ReadonlySet<string>>> {
  const catalogs = await readCatalogs(SOURCE_LANGUAGE, []);
  return new Map([...catalogs].map(([name, catalog]) => [name, new Set(catalog.keys())]));
}

/** Keeps the generated modules up to date for Vite and Vitest. */
export function messages(): Plugin {
  return {
    name: "messages",
    config: generateMessages,
    configureServer({ watcher, config }) {
      watcher.on("change", (file) => {
        if (!file.endsWith(".po") && basename(file) !== "locale.ts") return;
        generateMessages().catch((error: unknown) => config.logger.error(String(error)));
      });
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  try {
    await generateMessages();
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
