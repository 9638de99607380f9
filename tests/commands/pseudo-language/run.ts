import { formatter } from "@lingui/format-po";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { runScript, step } from "../../../app/services/steps.mjs";

const root = resolve(import.meta.dirname, "../../..");
/** The code that Microsoft gives to its own pseudo-language. */
const CODE = "qps";

/** Letters that nobody mistakes for English and everybody can read. */
const LETTERS: Record<string, string> = Object.fromEntries(
  [
    ..."aáAÁbƀBƁcçCÇdđDĐeéEÉfƒFƑgğGĞhħHĦiíIÍjĵJĴkķKĶlłLŁmɱMṀnñNÑoóOÓpþPÞqɋQɊrřRŘsşSŞtŧTŦuúUÚvṽVṼwŵWŴxẋXẊyýYÝzžZŽ".matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, plain, accented]) => [plain!, accented!]),
);
const accented = (text: string) => text.replace(/[A-Za-z]/g, (letter) => LETTERS[letter]!);

/** A message with accents on its words; what is filled in, and how ICU writes a plural, stays. */
const pseudo = (message: string): string =>
  message.startsWith("{count, plural,")
    ? message.replace(/ \{([^{}]*)\}/g, (_, form: string) => ` {${accented(form)}}`)
    : message.replace(/\{\w+\}|[^{]+/g, (part) => (part.startsWith("{") ? part : accented(part)));

/** `locale.ts` of the pseudo-language: that of English, in whose words nothing is left to be recognized as English. */
const localeFile = () => `import type { Locale } from "~/domain/locale";
import { OFFERED_ZONES } from "~/domain/providers/constants";
import en from "../en/locale";

const accented = (text: string) => text.replace(/[A-Za-z]/g, (letter) => (${JSON.stringify(LETTERS)} as Record<string, string>)[letter]!);

export default {
  ...en,
  name: "Þşéúđó",
  intl: "en-US",
  and: () => accented(en.and()),
  dayHalves: [accented("AM"), accented("PM")],
  midnight: accented(en.midnight),
  date: (parts) => accented(en.date(parts)),
  day: (parts) => accented(en.day(parts)),
  fullDay: (parts) => accented(en.fullDay(parts)),
  weekday: (name) => accented(en.weekday(name)),
  cityTime: (city) => accented(en.cityTime(city)),
  universalTime: accented(en.universalTime),
  ownClock: accented(en.ownClock),
  zones: Object.fromEntries(
    OFFERED_ZONES.map(({ value, label }) => [value, { city: accented(label), label: accented(label) }]),
  ),
} as const satisfies Locale;
`;

/** Adds the folder of the language to a checkout. Nothing else of it is touched. */
async function addLanguage(checkout: string): Promise<number> {
  const locales = join(checkout, "app/locales");
  let messages = 0;
  for (const name of readdirSync(join(locales, "en"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".po")) continue;
    const source = readFileSync(join(locales, "en", name), "utf8");
    const catalog = await formatter({ explicitIdAsDefault: true }).parse(source, {
      locale: "en",
      sourceLocale: "en",
      filename: name,
    });
    const entries = Object.entries(catalog).map(
      ([id, { translation }]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(pseudo(translation ?? ""))}\n`,
    );
    messages += entries.length;
    const file = join(locales, CODE, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, [`msgid ""\nmsgstr "Language: ${CODE}\\n"\n`, ...entries].join("\n"));
  }
  writeFileSync(join(locales, CODE, "locale.ts"), localeFile());
  return messages;
}

/*
 * `npm run pseudo-language`: proves that a language is a folder. A copy of the checkout gets one with accents on every
 * letter, is type-checked and built, and is gone through in a browser, where no word may be left in plain letters.
 */
await runScript(async () => {
  const checkout = mkdtempSync(join(tmpdir(), "kindweight-language-"));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: checkout, stdio: ["ignore", "inherit", "inherit"] });
  try {
    const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
    });
    for (const file of files.split("\0").filter(Boolean)) cpSync(join(root, file), join(checkout, file));
    symlinkSync(join(root, "node_modules"), join(checkout, "node_modules"));
    await step("Language", () => addLanguage(checkout), { done: (messages) => `${messages} messages` });
    run("npm", "run", "-s", "typecheck");
    run("npm", "run", "-s", "build");
    run("npx", "playwright", "test", "--config", "tests/commands/pseudo-language/playwright.config.ts");
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
});
