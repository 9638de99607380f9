import { likenessOf, type Likeness } from "./examples/likeness";
import type { TriageInput } from "./profile";
import type { Reading } from "./read";

/**
 * The second reading of a text, by its likeness to examples. The rules know what each finding means, but only in the
 * words that they know; the examples know how people write, but not what a pressure of 85 means. So the rules count
 * for more the more of the text they have read, and the examples decide where the rules have read little.
 */

/** What the second reading makes of a text, and of how many entries it consists. */
export type Heard = Likeness & { entries: number };

/** Names of complaints, as a list has them, are for the rules: examples are what people say. */
const SENTENCE = 6;
/** An entry of so many words tells its own story; "temperature 38" alone says too little to be like anything. */
const OWN_STORY = 8;

/**
 * @returns of several entries the likeness of all together, with the highest `now` of those that tell a story of their
 * own; `null` where too little is known.
 */
export function hear({ symptoms, typed = symptoms }: TriageInput): Heard | null {
  const wordsIn = (entry: string) => entry.trim().split(/\s+/).length;
  const whole = typed.some((entry) => wordsIn(entry) >= SENTENCE) ? likenessOf(typed) : null;
  if (!whole) return null;
  const stories = typed.length < 2 ? [] : typed.filter((entry) => wordsIn(entry) >= OWN_STORY);
  const now = Math.max(whole.now, ...stories.map((entry) => likenessOf([entry])?.now ?? 0));
  return { ...whole, now, entries: typed.length };
}

/**
 * How many times as much as the examples the rules count where they have read every word; where they have read less
 * than half, no more.
 */
const TRUST = 300;
const UNREAD_TAKES = 1.8;

/** How many times as much as the examples the rules count for a text, 1 at the least. */
export const trustIn = ({ unreadShare }: Reading): number => TRUST ** Math.max(0, 1 - UNREAD_TAKES * unreadShare);

/**
 * The share of `now` from which on it is an emergency: less than half, since the one mistake costs more than the
 * other.
 */
const EMERGENCY = 0.35;
/** Of few words more is asked: the rules know most of what is said so shortly, and each word weighs much. */
const MANY_WORDS = 14;
const FEWER_ASKS = 0.08;
const forFewWords = ({ known }: Heard): number => FEWER_ASKS * Math.max(0, MANY_WORDS - known);

/**
 * Whether it is an emergency by its likeness, although the rules, which count so many times as much, have found none.
 */
export const soundsLikeNow = (heard: Heard, trust: number): boolean =>
  heard.now / (heard.now + (1 - heard.now) * trust) >= EMERGENCY + forFewWords(heard);

/** Whether an emergency that the rules make of likely conditions alone, with no red flag, is one. */
export const staysEmergency = ({ now, soon, home }: Heard, trust: number): boolean =>
  (now * trust) / (now * trust + soon + home) >= EMERGENCY;

/**
 * So little like an emergency is what is only told alarmingly; of fewer words, or in a list, nothing is doubted. Of
 * poison less is: a child who ate a few tablets is fine, and told of calmly, until the tablets work.
 */
const ONLY_TOLD = { now: 0.2, poison: 0.1, words: 11 };

/**
 * Whether what a rule took for an emergency may be a figure of speech, or fright over a trifle: "overdosed on sushi".
 */
export const isDoubtful = ({ now, soon, home, known, entries }: Heard, trust: number, of: "now" | "poison"): boolean =>
  entries === 1 && known >= ONLY_TOLD.words && (now * trust) / (now * trust + soon + home) < ONLY_TOLD[of];

/** What is harmless has to be so in words that the examples know. */
const CALM = { now: 0.1, unseen: 0.2, home: 0.5 };

/**
 * Whether nothing pressing is left of what the rules called urgent, counting what they have understood so many times.
 */
export const soundsCalm = ({ now, soon, home, unseen }: Heard, trust: number, isUnderstood: boolean): boolean =>
  now < CALM.now && unseen <= (isUnderstood ? CALM.unseen : 0) && home / (home + now + soon * trust) >= CALM.home;

/** Whether somebody should look at what the rules called harmless. */
export const soundsLikeMore = (heard: Heard, trust: number): boolean =>
  (heard.home * trust) / (heard.home * trust + heard.now + heard.soon) < CALM.home - forFewWords(heard);
