import { partOf, qualityOf } from "./body";
import type { Token } from "./tokens";

/** One entry of the symptom list: its words and its text with joined phrases. */
export type Entry = { text: string; tokens: readonly Token[] };

/**
 * What entries say together that each alone does not: "left arm" beside "numb", "sudden" beside "headache".
 * `surely` can belong together in one way only; of `perhaps` each is one of several ways. `used` are
 * those that found a partner: understood, although they may say little alone.
 */
export type Together = { surely: string[]; perhaps: string[]; used: Set<Entry> };

type Way = { entries: readonly Entry[]; text: string; sure: boolean };

/** A list of chips has short entries; a longer one is a story and says where it hurts. */
const MOST_WORDS = 12;
/** Ways to put entries together that are tried at most: a list of twenty chips is no reason to wait. */
const MOST_WAYS = 40;

const FILLS = new Set([
  "life",
  "ever",
  "come",
  "side",
  "left",
  "right",
  "both",
  "upper",
  "lower",
  "whole",
  "very",
  "really",
]);
const MODIFIES = new Set(["@worst", "@severe", "@sudden"]);
const REFERS = new Set(["it", "this", "that", "which", "and", "also"]);

const telling = ({ tokens }: Entry) => tokens.filter((token) => !token.stop && !FILLS.has(token.word));
const isShort = ({ tokens }: Entry) => tokens.length > 0 && tokens.length <= MOST_WORDS;
const isDenied = ({ tokens }: Entry) => tokens.some((token) => token.negated || token.family || token.past);

/** Only a place: "left arm", "calf". */
const isPlace = (entry: Entry) =>
  telling(entry).length > 0 && telling(entry).every(({ stem }) => partOf(stem) !== undefined);
const modifies = ({ groups }: Token) => groups.some((group) => MODIFIES.has(group));
/** Only how strong or how sudden: "worst pain ever", "came on suddenly". */
const isModifier = (entry: Entry) =>
  telling(entry).some(modifies) && telling(entry).every((token) => modifies(token) || token.stem === "pain");
/** Something that can be in a place: it has a pain, a swelling, a numbness. */
const hasQuality = ({ tokens }: Entry) => tokens.some(({ stem }) => qualityOf(stem) !== undefined);
/** Goes on about the entry before it: "blisters there", "it came on suddenly". */
const refersBack = ({ tokens }: Entry) =>
  REFERS.has(tokens[0]?.word ?? "") || tokens.some(({ word }) => word === "there");

export function together(entries: readonly Entry[]): Together {
  const said = entries.filter((entry) => isShort(entry) && !isDenied(entry));
  const places = said.filter(isPlace);
  const modifiers = said.filter((entry) => !places.includes(entry) && isModifier(entry));
  const others = said.filter((entry) => !modifiers.includes(entry));
  const ways: Way[] = [];

  for (const place of places) {
    const partners = others.filter((entry) => !places.includes(entry) && hasQuality(entry));
    for (const partner of partners)
      ways.push({ entries: [place, partner], text: `${partner.text} in ${place.text}`, sure: partners.length === 1 });
  }
  const how = modifiers.map(({ text }) => text).join(" ");
  const complaints = others.filter(
    (entry) => !places.includes(entry) || !ways.some((way) => way.entries.includes(entry)),
  );
  if (how !== "")
    for (const complaint of complaints)
      ways.push({
        entries: [...modifiers, complaint],
        text: `${how} ${complaint.text}`,
        sure: complaints.length === 1,
      });
  const goingOn = entries.flatMap((entry, i): Way[] => {
    const before = entries[i - 1];
    return before && said.includes(before) && said.includes(entry) && refersBack(entry)
      ? [{ entries: [before, entry], text: `${before.text} ${entry.text}`, sure: true }]
      : [];
  });

  const tried = [...ways, ...goingOn].slice(0, MOST_WAYS);
  return {
    surely: tried.filter(({ sure }) => sure).map(({ text }) => text),
    perhaps: tried.filter(({ sure }) => !sure).map(({ text }) => text),
    used: new Set(ways.flatMap((way) => way.entries)),
  };
}
