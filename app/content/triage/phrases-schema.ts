/** The tables of what patients write: phrases and words by language, and examples. */
import { z } from "zod";
import type { Keys } from "./generated/keys";
import { flag, key, list, pattern, reference, text, withPieces } from "../columns";

const words = () => list(text());
const language = () => z.enum(["en", "es", "ar"]);

const pieces = (own: string) => z.object({ name: key(), phrases: list(withPieces(own)) });

/** What a phrase does in a sentence, or which of the tables of plain phrases it is in. */
const PARTS = [
  ...(["link", "number", "opener", "denial", "nor", "relative", "history", "recent"] as const),
  ...([
    "coach",
    "subject",
    "place",
    "quality",
    "talk",
    "food",
    "allergen",
    "food phrase",
    "emergency",
    "named",
  ] as const),
] as const;
const phrases = (own: string) => z.object({ part: z.enum(PARTS), english: z.string(), phrases: list(withPieces(own)) });

const findings = (own: string) =>
  z.object({ finding: reference<Keys["findings"]>("finding-words"), phrases: list(withPieces(own)) });

export const phraseTables = {
  "pattern-pieces": z.object({ name: key(), pattern: pattern("pattern-pieces") }),
  rewrites: z.object({
    subject: z.enum([
      "contractions",
      "times of life",
      "normal",
      "colloquial",
      "plain danger",
      "crisis",
      "everyday",
      "pictures",
      "phrases",
    ]),
    /** In the words of the findings; `$1` is what the first group found, `$&` all of it. */
    meaning: z.string(),
    /** From the beginning of a word on. */
    pattern: pattern("pattern-pieces"),
    /** No later pattern reads across it. */
    apart: flag(),
  }),

  "word-groups": z.object({ name: key(), words: words() }),
  "body-parts": z.object({ name: key(), words: words() }),
  qualities: z.object({ name: key(), words: words() }),
  compounds: z.object({ word: key(), quality: reference<string>("qualities"), part: reference<string>("body-parts") }),
  "irregular-words": z.object({ word: key<string>(), base: text() }),
  "word-lists": z.object({
    language: language(),
    list: z.enum([
      ...(["common", "everyday", "near", "phrase", "medical", "chatter", "stop", "beside a place"] as const),
      ...(["subject", "harmless", "joining", "pronoun", "ordinary", "also English"] as const),
    ]),
    words: words(),
  }),

  "finding-words": z.object({ finding: reference<Keys["findings"]>("findings"), english: z.string() }),
  "spanish-pieces": pieces("spanish-pieces"),
  "spanish-findings": findings("spanish-pieces"),
  "spanish-phrases": phrases("spanish-pieces"),
  "arabic-pieces": pieces("arabic-pieces"),
  "arabic-findings": findings("arabic-pieces"),
  "arabic-phrases": phrases("arabic-pieces"),

  /** What people write, by what they need: help now, to be seen soon, or what can be looked after at home. */
  examples: z.object({
    level: z.enum(["now", "soon", "home"]),
    about: text(),
    language: language(),
    text: text(),
  }),
};

type Rows = Record<string, Record<string, unknown>[]>;

/** Each finding has one row in each language, though it may be without phrases. */
export const checkPhrases = (tables: Rows) =>
  ["spanish-findings", "arabic-findings"].flatMap((table) => {
    const rows = tables[table]!.map(({ finding }) => finding);
    const missing = tables["finding-words"]!.flatMap(({ finding }, row) =>
      rows.includes(finding)
        ? []
        : [{ table: "finding-words", row, problem: `“${String(finding)}” is not in ${table}` }],
    );
    const twice = rows.flatMap((finding, row) =>
      rows.indexOf(finding) < row ? [{ table, row, problem: `“${String(finding)}” is there twice` }] : [],
    );
    return [...missing, ...twice];
  });
