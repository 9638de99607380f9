import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?<![\w-])\+?\d{0,2}[ .-]?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/;
/** Shorter ones stand in a log by chance, and numbers are everywhere in it. */
const TELLING = /\p{L}{4}/u;

/** What the specs type into fields, and what is typed on the way to a screen of the list, as their texts say: names, complaints, passwords. */
export function typedWords(tests: string): string[] {
  const files = ["e2e", "support/screens"].flatMap((folder) => readdirSync(join(tests, folder), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && entry.name.endsWith(".ts"));
  const sources = files.map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), "utf8"));
  const typed = sources.flatMap((source) => [...source.matchAll(/(?:\.(?:fill|pressSequentially)\(|\bwith: |\bADD_SYMPTOM\()"([^"]+)"/g)].map(([, words]) => words!.split("\\n")).flat());
  return [...new Set(typed)].filter((words) => TELLING.test(words));
}

/** @returns the lines of a log that hold an email address, a phone number, or what was typed. */
export function personalLines(log: string, typed: readonly string[]): string[] {
  const words = new RegExp(`(?<![\\p{L}\\d])(?:${typed.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})(?![\\p{L}\\d])`, "iu");
  return log.split("\n").filter((line) => EMAIL.test(line) || PHONE.test(line) || (typed.length > 0 && words.test(line)));
}
