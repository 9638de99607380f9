import { Spelling } from "../text/spelling";
import type { Grammar, Saying } from "./grammar";

/** What a phrase does to the sentence beside saying something. */
export type Role = "plain" | "link" | "opener" | "denial" | "nor" | "relative" | "history" | "recent";
type Meaning = { english: string; role: Role };
export type Node = { next: Map<string, Node>; meaning: Meaning | null };

/** A lexicon made ready: a tree of phrases, and the words that are in it. */
export type Phrases = {
  root: Node;
  links: ReadonlyMap<string, string>;
  numbers: ReadonlyMap<string, string>;
  /** A typed word as it stands in `links` and `numbers`. */
  form: (word: string) => string;
  /** Which edges of the tree a typed word may take; none where it is not known. */
  edges: (word: string) => readonly string[];
  isOrdinary: (word: string) => boolean;
  /** Whether a word says something alone, just as it is written. */
  isExact: (word: string) => boolean;
  /** Words that English has too, with whatever meaning. */
  isAlsoEnglish: (word: string) => boolean;
  /** A misspelt word as it is in the lexicon, or `null`. */
  corrected: (word: string) => string | null;
};

const NUMBER = "#";
/** Shorter beginnings would fit everything. */
const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 12;
/** Below that one mistake makes another word. */
const SHORTEST_CORRECTED = 5;

/** Words of a text are asked for several times, and those of a language again and again. */
const MOST_REMEMBERED = 5_000;

function remembered<T>(of: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const made = of(word);
    known.set(word, made);
    return made;
  };
}

const newNode = (): Node => ({ next: new Map(), meaning: null });

/** Each way to read the alternatives and optional words of a phrase. */
function ways(phrase: string): string[][] {
  let found: string[][] = [[]];
  for (const item of phrase.trim().split(/\s+/)) {
    const isOptional = item.endsWith("?");
    const words = item.split("/").map((word) => word.replace(/\?$/, ""));
    found = found.flatMap((before) => [...(isOptional ? [before] : []), ...words.map((word) => [...before, word])]);
  }
  return found;
}

/** Makes a lexicon ready. Costs some milliseconds: once a language, when it is first needed. */
export function phrasesOf(grammar: Grammar): Phrases {
  const root = newNode();
  const links = new Map<string, string>();
  const numbers = new Map<string, string>();
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const withEnding = new Set<string>();
  const spelt = new Set<string>();
  const forms = remembered(grammar.forms);
  const key = (word: string) => forms(word)[0]!;

  for (const { english, phrases } of grammar.links) for (const word of phrases) links.set(key(word), english);
  for (const { english, phrases } of grammar.numbers) for (const word of phrases) numbers.set(key(word), english);

  const joining = new Set(grammar.joining.map(key));

  const edge = (item: string): string | null => {
    if (item === NUMBER) return NUMBER;
    if (item.startsWith("!")) return key(item.slice(1));
    // With its ending: both hands are another matter than one.
    if (item.startsWith("=")) {
      const whole = forms(item.slice(1)).at(-1)!;
      withEnding.add(whole);
      return whole;
    }
    if (item.endsWith("*")) {
      const letters = grammar.beginning(item.slice(0, -1));
      // So short a word is found with its endings as it is.
      if (letters.length < SHORTEST_BEGINNING) return key(letters);
      beginnings.add(letters);
      return `${letters}*`;
    }
    const word = key(item);
    return links.has(word) ? null : word;
  };
  const pronouns = new Set(grammar.pronouns.map(key));
  /**
   * The edges of a phrase, without its links, unless only one word would be left: "en estado" is a pregnancy, and "he
   * estado" none.
   */
  const edgesOf = (way: readonly string[], role: Role): string[] => {
    const edges = way.map(edge).filter((item) => item !== null);
    if (edges.length !== 1 || way.length === 1 || grammar.ownScript || role !== "plain") return edges;
    return way
      .map((item) => edge(item) ?? (pronouns.has(key(item)) ? null : key(item)))
      .filter((item) => item !== null);
  };

  const add = (sayings: readonly Saying[], role: Role) => {
    for (const { english, phrases } of sayings) {
      for (const way of phrases.flatMap(ways)) {
        const edges = edgesOf(way, role);
        if (edges.length === 0 || (way.length > 1 && joining.has(key(way.at(-1)!.replace("*", ""))))) continue;
        // A phrase of which only one word is left beside links would be found in everything that has the word.
        if (grammar.ownScript && edges.length === 1 && way.length > 1) continue;
        let node = root;
        for (const item of edges) {
          if (!node.next.has(item)) node.next.set(item, newNode());
          node = node.next.get(item)!;
          if (item === NUMBER || item.endsWith("*")) continue;
          words.add(item);
          // A word that denies, or says whose it is, must not come out of a misspelling.
          if (role === "plain") spelt.add(item);
        }
        // "No puedo" has to stay one, whatever it may begin.
        if (!(role === "plain" && node.meaning?.english === "cannot")) node.meaning = { english, role };
      }
    }
  };
  add(grammar.sayings, "plain");
  add(grammar.openers, "opener");
  add(grammar.relatives, "relative");
  add(grammar.history, "history");
  add(grammar.recent, "recent");
  add(grammar.denials, "denial");
  add(grammar.nor, "nor");
  const ordinary = new Set(grammar.ordinary.map(key));
  const known = new Set([...words, ...ordinary, ...links.keys(), ...numbers.keys()]);
  const spelling = new Spelling(
    [...spelt].filter((word) => word.length >= SHORTEST_CORRECTED),
    known,
  );

  const alsoEnglish = new Set(grammar.alsoEnglish);
  return {
    root,
    links,
    numbers,
    form: key,
    edges: (word) => {
      const found: string[] = [];
      const begun: string[] = [];
      for (const form of forms(word)) {
        if (!words.has(form) || found.includes(form)) continue;
        // What is said of just this form goes before what is said of all.
        if (withEnding.has(form)) found.unshift(form);
        else found.push(form);
      }
      for (const form of forms(word)) {
        for (let length = Math.min(form.length, LONGEST_BEGINNING); length >= SHORTEST_BEGINNING; length--) {
          const letters = form.slice(0, length);
          if (beginnings.has(letters) && !begun.includes(`${letters}*`)) begun.push(`${letters}*`);
        }
      }
      return [...found, ...begun.sort((a, b) => b.length - a.length)];
    },
    isOrdinary: (word) => {
      const form = key(word);
      return ordinary.has(form) || links.has(form) || numbers.has(form);
    },
    isExact: (word) => root.next.get(key(word))?.meaning != null || links.has(key(word)) || numbers.has(key(word)),
    isAlsoEnglish: (word) => alsoEnglish.has(word.toLowerCase()),
    corrected: (word) => {
      const form = key(word);
      const meant = form.length < SHORTEST_CORRECTED || known.has(form) ? null : spelling.correct(form);
      // A word begins as it sounds, however it goes on: a temptation ("tentación") is no pregnancy ("gestación").
      return meant?.[0] === form[0] ? meant : null;
    },
  };
}
