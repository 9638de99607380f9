import type { Specialty } from "~/domain/providers/constants";
import bios from "./data/generated/bios";
import type { BioPart } from "./data/vocabulary";
import type { Random } from "./random";

/** What a bio may say about its author. */
export type BioFacts = {
  specialty: Specialty;
  years: number;
  city: string;
  /** The state's name, not its letters. */
  state: string;
  languages: string[];
  isVrEnabled: boolean;
};

const SIGN_LANGUAGE = "American Sign Language";
const MIN_LENGTH = 200;
const MAX_LENGTH = 420;

type Part = "opening" | "middle" | "ending" | "background" | "personal" | "about";

/** Orders of the parts, two to four sentences. `about` is what only this person can say: languages, VR, being new. */
const SHAPES: [Part[], number][] = [
  [["opening", "middle", "ending"], 28],
  [["opening", "middle", "middle"], 10],
  [["opening", "middle", "personal"], 11],
  [["opening", "middle", "background"], 6],
  [["opening", "background", "ending"], 7],
  [["background", "opening", "ending"], 4],
  [["background", "opening", "middle"], 4],
  [["opening", "middle"], 6],
  [["opening", "background", "middle", "ending"], 5],
  [["opening", "middle", "ending", "personal"], 8],
  [["opening", "middle", "about"], 12],
  [["opening", "about", "ending"], 7],
  [["opening", "middle", "about", "ending"], 12],
];

/** A sentence with what has to be known about it before it is used. */
type Prepared = { text: string; from: number; slots: Set<string>; words: Set<string>; startsWithI: boolean };

/** Words that may well come twice in a bio. */
const COMMON = new Set(
  (
    "about after again because before could every first other their there these thing think those under which would " +
    "where while until whether without people adult patient client visit session weight start usual"
  )
    .split(" ")
    .map(stem),
);

/** Crude, but "prescription" and "prescribed", "lunch" and "lunches" count as one. */
function stem(word: string): string {
  return word.slice(0, 5);
}

const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z]{5,}/g) ?? []).map(stem).filter((word) => !COMMON.has(word)));

function prepare({ fromYears = 0, text }: (typeof bios)[number]): Prepared {
  const slots = new Set((text.match(/\{\w+\}/g) ?? []).map((slot) => slot.toLowerCase()));
  return {
    text,
    slots,
    from: Math.max(fromYears, slots.has("{years}") ? 1 : 0),
    words: wordsOf(text.replace(/\{\w+\}/g, " ")),
    startsWithI: /^I /.test(text),
  };
}

const overlap = (one: Set<string>, other: Set<string>) => {
  for (const item of one) if (other.has(item)) return true;
  return false;
};

/** Deals the items in random order, all of them before any comes again: on a page of cards repetition shows. */
function deck<T>(random: Random, items: readonly T[]): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = random.shuffle(items);
    return left.pop() as T;
  };
}

const NUMBERS = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const DECADES = ["", "a decade", "two decades", "three decades"];

/** Years as a person would say them; `loosely` allows "more than a decade". */
export function spellYears(years: number, loosely: boolean): string {
  const decades = Math.floor(years / 10);
  if (loosely && decades >= 1 && decades <= 3 && years % 10 <= 4) {
    return years % 10 === 0 ? (DECADES[decades] ?? "") : `more than ${DECADES[decades]}`;
  }
  return years === 1 ? "a year" : `${NUMBERS[years] ?? years} years`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const joined = new Intl.ListFormat("en-US", { type: "conjunction" });

/**
 * Makes a writer of bios: two to four sentences, 200 to 420 characters, in the
 * first person. It never writes the same bio twice.
 */
export function createBioWriter(random: Random): (facts: BioFacts) => string {
  const written = new Set<string>();
  const dealers = new Map<string, () => Prepared>();
  /** Deals the sentences of a part: a specialty's own, or without one those that anyone may say. */
  const dealer = (part: BioPart, specialty?: Specialty) => {
    const name = `${part} ${specialty}`;
    const found = dealers.get(name);
    if (found) return found;
    const sentences = bios.filter((row) => row.part === part && row.specialty === specialty);
    const made = deck(random, sentences.map(prepare));
    dealers.set(name, made);
    return made;
  };

  /** The kinds of sentence that only this person can say. */
  const aboutOf = (facts: BioFacts, second: string | undefined): (() => Prepared)[] => {
    if (facts.years <= 1) return [dealer("newcomer")];
    return [
      ...(facts.languages.includes(SIGN_LANGUAGE) ? [dealer("signing")] : []),
      ...(second && facts.languages.includes("English") ? [dealer("languages")] : []),
      ...(facts.isVrEnabled ? [dealer("vr")] : []),
    ];
  };

  const compose = (facts: BioFacts): string | null => {
    const second = facts.languages.find((language) => language !== "English" && language !== SIGN_LANGUAGE);
    const about = aboutOf(facts, second);

    const used = { slots: new Set<string>(), words: new Set<string>(), startsWithI: 0 };
    const deal = (part: Part): Prepared | null => {
      const from =
        part === "about"
          ? about.length > 0
            ? random.pick(about)
            : null
          : dealer(part, part === "personal" ? undefined : facts.specialty);
      if (!from) return null;
      for (let attempt = 0; attempt < 12; attempt++) {
        const sentence = from();
        if (sentence.from > facts.years) continue;
        // Nothing is said twice, and no bio is a row of sentences that start with "I".
        if (sentence.startsWithI && used.startsWithI >= 2) continue;
        if (overlap(sentence.slots, used.slots) || overlap(sentence.words, used.words)) continue;
        for (const slot of sentence.slots) used.slots.add(slot);
        for (const word of sentence.words) used.words.add(word);
        if (sentence.startsWithI) used.startsWithI += 1;
        return sentence;
      }
      return null;
    };

    const sentences: string[] = [];
    for (const part of random.weighted(SHAPES)) {
      const sentence = deal(part);
      if (!sentence) return null;
      sentences.push(sentence.text);
    }
    const text = sentences.join(" ");
    const people = dealer("people", facts.specialty)();
    if (used.slots.has("{people}") && overlap(people.words, used.words)) return null;

    const values: Record<string, string> = {
      people: people.text,
      years: spellYears(facts.years, random.chance(0.4)),
      city: facts.city,
      state: facts.state,
      languages: joined.format(facts.languages),
      second: second ?? "",
    };
    const bio = text.replace(/\{(\w)(\w+)\}/g, (_slot, first: string, rest: string) => {
      const value = values[first.toLowerCase() + rest] ?? "";
      return first === first.toUpperCase() ? capitalize(value) : value;
    });
    return bio.length >= MIN_LENGTH && bio.length <= MAX_LENGTH ? bio : null;
  };

  return (facts) => {
    for (let attempt = 0; attempt < 1_000; attempt++) {
      const bio = compose(facts);
      if (bio === null || written.has(bio)) continue;
      written.add(bio);
      return bio;
    }
    throw new Error(`No new bio to be had for a ${facts.specialty}`);
  };
}
