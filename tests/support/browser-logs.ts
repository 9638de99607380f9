import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const tests = resolve(import.meta.dirname, "..");
const results = resolve(tests, "../test-results");

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?<![\w-])\+?\d{0,2}[ .-]?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/;
/** Shorter ones stand in a log by chance, and numbers are everywhere in it. */
const TELLING = /\p{L}{4}/u;

/**
 * What the specs type into fields, and what is typed on the way to a screen of the list, as their texts say: names,
 * complaints, passwords.
 */
export function typedWords(tests: string): string[] {
  const files = ["e2e", "support/screens"]
    .flatMap((folder) => readdirSync(join(tests, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"));
  const sources = files.map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), "utf8"));
  const typed = sources.flatMap((source) =>
    [...source.matchAll(/(?:\.(?:fill|pressSequentially)\(|\bwith: |\bADD_SYMPTOM\()"([^"]+)"/g)]
      .map(([, words]) => words!.split("\\n"))
      .flat(),
  );
  return [...new Set(typed)].filter((words) => TELLING.test(words));
}

/** @returns the lines of a log that hold an email address, a phone number, or what was typed. */
export function personalLines(log: string, typed: readonly string[]): string[] {
  const words = new RegExp(
    `(?<![\\p{L}\\d])(?:${typed.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})(?![\\p{L}\\d])`,
    "iu",
  );
  return log
    .split("\n")
    .filter((line) => EMAIL.test(line) || PHONE.test(line) || (typed.length > 0 && words.test(line)));
}

/** Keeps the log of a server among the results of the browser tests. */
export function keepLog(name: string, log: string): void {
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `server-${name}.log`), log);
}

/**
 * Looks through the log of a browser tests' server, once it has ended.
 * @param name of the server; a log that tells too much is kept under it.
 * @throws where a line holds an email address, a phone number, or what the specs type.
 */
export function judgeLog(name: string, log: string): void {
  const told = personalLines(log, typedWords(tests));
  if (told.length === 0) return;
  keepLog(name, log);
  throw new Error(
    `${told.length} lines of test-results/server-${name}.log hold what was typed:\n${told.slice(0, 20).join("\n")}`,
  );
}
