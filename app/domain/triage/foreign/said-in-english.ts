import { latinDigits } from "../../digits";
import { lexicon } from "../text/lexicon";
import { asItIs } from "../text/spelling";
import { stem } from "../text/stem";
import type { Grammar } from "./grammar";
import { phrasesOf, type Node, type Phrases, type Role } from "./phrases";

/** What was made of a text. */
export type Heard = {
  english: string;
  /** How many words that could mean something it has. */
  words: number;
  /** Those that nothing was made of, as they were typed. */
  unknown: string[];
};

type Piece = { raw: string; kind: "word" | "number" | "mark" | "space"; edges: readonly string[]; english: boolean };
type Said = { text: string; role: Role | "unknown" | "mark" };

const PIECES = /\d+(?:[.,/:]\d+)*|[\p{L}\p{M}]+(?:['’]\p{L}+)?|\s+|[^\s\p{L}\p{M}\d]/gu;
const ENDS_SENTENCE = /^[.!?;\n]$/;
/** Links between two words of a phrase: more of them hold nothing together. */
const MOST_LINKS = 3;
const LONGEST_WORD = 40;

/**
 * So short a word is near many English ones by chance: a "copa" is no coma. Longer ones are mostly the same word
 * ("ibuprofeno").
 */
const MOST_LETTERS_APART = 5;

const MARKS: Readonly<Record<string, string>> = { "،": ",", "؛": ";", "؟": "?", "¿": "", "¡": "", "…": "." };

/** Whether the reader of English knows a word as English. */
const isEnglish = (word: string, isOwnToo: boolean): boolean => {
  const lower = word.toLowerCase();
  // "Duele" is no duel: an English word of which only the stem is known gives way.
  return (
    /^[a-z']+$/.test(lower) &&
    lower !== "dolor" &&
    (lexicon().isKnown(lower) || (!isOwnToo && lexicon().isKnown(stem(lower))))
  );
};

/**
 * How many words of a text are the language's own, English, and either or neither; and whether one that is its own
 * means something by itself.
 */
export type Weight = { own: number; english: number; words: number; isMeant: boolean };

export type Reader = {
  read: (text: string) => Heard;
  weigh: (text: string) => Weight;
};

/** One reader a language: its lexicon is made ready when the first text comes. */
export function readerOf(grammar: Grammar): Reader {
  let ready: Phrases | undefined;
  const phrases = () => (ready ??= phrasesOf(grammar));
  return {
    read: (text) => hear(text, grammar, phrases()),
    weigh: (text) => weigh(longerWords(cut(text, grammar, phrases())), phrases()),
  };
}

function cut(text: string, grammar: Grammar, phrases: Phrases): Piece[] {
  const pieces: Piece[] = [];
  const put = (raw: string) => {
    const edges = raw.length > LONGEST_WORD ? [] : phrases.edges(raw);
    pieces.push({
      raw,
      kind: "word",
      edges,
      english: !grammar.ownScript && (isEnglish(raw, edges.length > 0) || phrases.isAlsoEnglish(raw)),
    });
  };
  for (const [raw] of latinDigits(text).matchAll(PIECES)) {
    if (/^\d/.test(raw))
      pieces.push({ raw: raw.replace(/(?<=^\d{1,3}),(?=\d{1,2}$)/, "."), kind: "number", edges: [], english: false });
    else if (/^\s/.test(raw))
      pieces.push({
        raw: raw.includes("\n") ? "\n" : " ",
        kind: raw.includes("\n") ? "mark" : "space",
        edges: [],
        english: false,
      });
    else if (/^[\p{L}\p{M}]/u.test(raw)) {
      if (grammar.ownScript && /[a-z]/i.test(raw)) pieces.push({ raw, kind: "word", edges: [], english: true });
      else {
        const parts =
          raw.length > LONGEST_WORD ||
          phrases.isExact(raw) ||
          (grammar.joinsRarely.test(raw) && phrases.edges(raw).length > 0)
            ? null
            : grammar.split(raw);
        const isSplit = parts !== null && (phrases.edges(parts[1]).length > 0 || phrases.isOrdinary(parts[1]));
        for (const part of isSplit ? parts : [raw]) put(part);
      }
    } else pieces.push({ raw: MARKS[raw] ?? raw, kind: "mark", edges: [], english: false });
  }
  return pieces;
}

function hear(text: string, grammar: Grammar, phrases: Phrases): Heard {
  const heard: Heard = { english: "", words: 0, unknown: [] };
  const sentences: Piece[][] = [[]];
  for (const piece of cut(text, grammar, phrases)) {
    sentences.at(-1)!.push(piece);
    if (piece.kind === "mark" && ENDS_SENTENCE.test(piece.raw)) sentences.push([]);
  }
  let out = "";
  for (const sentence of sentences)
    out += isInEnglish(sentence, phrases, grammar)
      ? asTyped(sentence, heard)
      : inOrder(sentence, grammar, phrases, heard);
  heard.english = inMillimetres(out.trim());
  return heard;
}

/** In Spain, Argentina and Egypt many tell a blood pressure in centimetres of mercury: "20/12" is 200/120. */
const inMillimetres = (english: string): string =>
  english.replace(
    /\bblood pressure (\d{1,2}(?:[.,]\d)?)\/(\d{1,2}(?:[.,]\d)?)(?![\d.]*\d)/g,
    (said, upper: string, lower: string) => {
      const [systolic, diastolic] = [Number(upper.replace(",", ".")), Number(lower.replace(",", "."))];
      return systolic >= 6 && systolic <= 30 && diastolic >= 3 && diastolic < systolic
        ? `blood pressure ${Math.round(systolic * 10)}/${Math.round(diastolic * 10)}`
        : said;
    },
  );

const longerWords = (pieces: readonly Piece[]) => pieces.filter(({ kind, raw }) => kind === "word" && raw.length > 1);

/** A sentence that has no word of the language's own, or hardly any among English ones. */
function isInEnglish(sentence: readonly Piece[], phrases: Phrases, { ownScript }: Grammar): boolean {
  const words = longerWords(sentence);
  if (ownScript) return words.every(({ english }) => english);
  // "No" and "me" are of both languages and tell nothing.
  const english = words.filter((word) => word.english && !phrases.isAlsoEnglish(word.raw)).length;
  const own = words.filter(
    (word) => !word.english && (word.edges.length > 0 || (english === 0 && phrases.isOrdinary(word.raw))),
  ).length;
  return own > 0 ? english > own * 2 : words.some((word) => word.english);
}

function weigh(words: readonly Piece[], phrases: Phrases): Weight {
  const isKnown = ({ raw, edges }: Piece) => edges.length > 0 || phrases.isOrdinary(raw);
  const own = words.filter((word) => !word.english && isKnown(word));
  const english = words.filter((word) => word.english && !(phrases.isAlsoEnglish(word.raw) && isKnown(word)));
  return {
    own: own.length,
    english: english.length,
    words: words.length,
    isMeant: own.some(({ edges }) => edges.some((edge) => phrases.root.next.get(edge)?.meaning)),
  };
}

/**
 * Whether what was weighed is surely in the language. A single word may be an English one that is misspelled; among
 * others, known or not, it says nothing.
 */
export const isSurely = ({ own, english, words, isMeant }: Weight): boolean =>
  own === 1 ? words === 1 && isMeant : own > english;

function asTyped(sentence: readonly Piece[], heard: Heard): string {
  heard.words += sentence.filter(({ kind, raw }) => kind === "word" && raw.length > 2).length;
  return sentence.map(({ raw }) => raw).join("");
}

function inOrder(sentence: readonly Piece[], grammar: Grammar, phrases: Phrases, heard: Heard): string {
  const words = sentence.filter(({ kind }) => kind === "word");
  const mostlyEnglish =
    words.filter(({ english, edges }) => english && edges.length === 0).length >
    words.filter(({ english }) => !english).length;
  const said: Said[] = [];
  for (let i = 0; i < sentence.length;) {
    const piece = sentence[i]!;
    if (piece.kind === "space") {
      i += 1;
      continue;
    }
    if (piece.kind === "word" && piece.raw.length > 2 && !phrases.isOrdinary(piece.raw)) heard.words += 1;
    const found = mostlyEnglish && piece.english ? null : longestFrom(sentence, i, phrases);
    if (found) {
      // "Me duele el pecho" begins a clause as "me duele" does.
      const opens =
        found.role === "plain" && piece.edges.some((edge) => phrases.root.next.get(edge)?.meaning?.role === "opener");
      said.push({ text: found.text, role: opens ? "opener" : found.role });
      i = found.end;
      continue;
    }
    i += 1;
    said.push(alone(piece, mostlyEnglish, grammar, phrases, heard));
  }
  return `${sentence[0]?.kind === "space" ? " " : ""}${written(said)}`;
}

/** A word, number or mark that begins no phrase. */
function alone(piece: Piece, mostlyEnglish: boolean, grammar: Grammar, phrases: Phrases, heard: Heard): Said {
  const { raw, kind, english } = piece;
  if (kind === "mark") return { text: raw, role: "mark" };
  if (kind === "number" || (mostlyEnglish && english)) return { text: raw, role: "plain" };
  const form = grammar.forms(raw)[0]!;
  const link = phrases.links.get(form);
  if (link !== undefined) return mostlyEnglish ? { text: raw, role: "plain" } : { text: link, role: "link" };
  const number = phrases.numbers.get(form);
  if (number !== undefined) return { text: number, role: "plain" };
  if (english) return { text: raw, role: "plain" };
  if (phrases.isOrdinary(raw)) return { text: "", role: "link" };
  const corrected = raw.length > LONGEST_WORD ? null : phrases.corrected(raw);
  const meaning = corrected === null ? null : (phrases.root.next.get(corrected)?.meaning ?? null);
  if (meaning) return { text: meaning.english, role: meaning.role };
  if (raw.length > 2) heard.unknown.push(raw);
  const isNear = !mostlyEnglish && raw.length <= MOST_LETTERS_APART && lexicon().correct(raw.toLowerCase()) !== null;
  return { text: isNear ? asItIs(raw) : raw, role: "unknown" };
}

type Found = { text: string; role: Role; end: number };

/** The longest phrase of the lexicon that begins here. */
function longestFrom(sentence: readonly Piece[], start: number, phrases: Phrases): Found | null {
  let best: Found | null = null;
  const take = (node: Node, at: number, numbers: readonly string[]): void => {
    if (node.meaning && (best === null || at > best.end))
      best = { text: filled(node.meaning.english, numbers), role: node.meaning.role, end: at };
    let links = 0;
    for (let i = at; i < sentence.length; i++) {
      const { raw, kind, edges } = sentence[i]!;
      if (kind === "space") continue;
      if (kind === "mark") return;
      const number = kind === "number" ? raw : node.next.has("#") ? phrases.numbers.get(phrases.form(raw)) : undefined;
      if (number !== undefined && node.next.has("#")) take(node.next.get("#")!, i + 1, [...numbers, number]);
      for (const edge of kind === "word" ? edges : []) {
        const next = node.next.get(edge);
        if (next) take(next, i + 1, numbers);
      }
      if (i === start || kind !== "word" || !isLink(raw, phrases) || ++links > MOST_LINKS) return;
    }
  };
  take(phrases.root, start, []);
  return best;
}

const isLink = (raw: string, phrases: Phrases): boolean => phrases.links.has(phrases.form(raw));

/** A phrase's English with the numbers that were said. */
const filled = (english: string, numbers: readonly string[]): string =>
  english.replace(/#(\d)?(?:x(\d))?/g, (_, nth: string | undefined, times: string | undefined) => {
    const number = numbers[nth === undefined ? 0 : Number(nth) - 1] ?? "";
    return times === undefined ? number : String(Number(number) * Number(times));
  });

const CANNOT = /^cannot\b/;
const DENIES = /^(?:not|no|do not|does not|without|never|deny|nor)\b/;

/** Puts what was said after one another; what a clause of its own begins with ends the denial before it. */
function written(said: readonly Said[]): string {
  const isHistory = said.some(({ role }) => role === "history") && !said.some(({ role }) => role === "recent");
  let out = "";
  let denied: "nothing" | "being able" | "having" = "nothing";
  let before: Said | null = null;
  for (const one of said) {
    let { text } = one;
    if (one.role === "mark") {
      if (text !== ",") denied = "nothing";
      out = `${out.trimEnd()}${text} `;
      before = one;
      continue;
    }
    if (one.role === "link" && text === "with" && denied === "having") {
      text = "but with";
      denied = "nothing";
    } else if (one.role === "nor") text = denied === "being able" ? "or" : "nor";
    else if (CANNOT.test(text)) denied = "being able";
    else if (DENIES.test(text)) denied = "having";
    else if (one.role === "opener" && denied !== "nothing" && before?.role !== "denial" && before?.role !== "nor") {
      out = `${out.trimEnd()}. `;
      denied = "nothing";
    } else if (one.role === "relative")
      text = isHistory ? `my ${text}` : /mother|sister|wife|grandmother|aunt/.test(text) ? "she" : "he";
    if (text === "") continue;
    out += `${text} `;
    before = one;
  }
  return out;
}
