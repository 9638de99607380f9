import type { Token } from "./tokens";

const YEARS = /^(?:years?|yrs?|decades?)$/;
const MONTHS = /^(?:weeks?|months?|years?|yrs?|decades?)$/;
const YEAR = /^(?:19|20)\d\d$/;
/** What began then, or is told of as it is now, may be here still. */
const LASTS = new Set([
  "started",
  "start",
  "starts",
  "starting",
  "began",
  "begun",
  "beginning",
  "since",
  "first",
  "diagnosed",
  "developed",
  "onset",
  "from",
  "have",
  "has",
  "am",
  "is",
  "are",
  "hurts",
  "feel",
  "feels",
  "get",
  "gets",
  "worse",
  "worsening",
  "like",
  "than",
]);
const RETURNS = new Set([
  "again",
  "returned",
  "returns",
  "returning",
  "recurred",
  "recurring",
  "reappeared",
  "same",
  "similar",
  "still",
]);
const GONE = new Set(["gone", "stopped", "disappeared", "vanished", "healed", "resolved", "cured", "went"]);
const THEN_ENDS = new Set(["and", "but", "now", "today", "tonight", "yesterday", "currently", "recently"]);

/** Of whom it is told, and not what. */
const WHO = new Set([
  "father",
  "mother",
  "dad",
  "mom",
  "mum",
  "brother",
  "sister",
  "husband",
  "wife",
  "son",
  "daughter",
  "child",
  "kid",
  "partner",
]);

/** Whether it came back: "back" is mostly a place. */
const isBack = (tokens: readonly Token[], i: number) =>
  RETURNS.has(tokens[i]!.word) ||
  (tokens[i]!.word === "back" &&
    ["is", "are", "came", "come", "comes", "coming", "it", "all"].includes(tokens[i - 1]?.word ?? ""));

/** Times of life that are over, as the rewrites call them. */
const THEN = new Set(["wasachild", "waspregnant", "earlierpregnancy"]);
/**
 * Told by people who mean the past as well as by a parent who leaves half of the words out: only beside a past tense.
 */
const LOOSELY = "perhapsachild";
const TENSE = new Set(["had", "was", "were", "used", "suffered", "got"]);

const YEARS_AGO = /\b(?:years?|yrs?|decades?) (?:ago|back|earlier)\b|\blast year\b|\bin (?:19|20)\d\d\b/;
/** Whether a pregnancy is told of as over, and not since when: its dangers last six weeks longer than itself. */
export const isPerhapsPostpartum = (text: string): boolean => /\bwaspregnant\b/.test(text) && !YEARS_AGO.test(text);

/** Where a time long ago ends ("8 years ago", "in 2015", "last year"). */
function isLongAgo(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]?.word ?? "";
  const { word, sentence } = tokens[i]!;
  if (THEN.has(word)) return true;
  if (word === LOOSELY) return tokens.some((token) => token.sentence === sentence && TENSE.has(token.word));
  if (word === "ago" || word === "back" || word === "earlier") return YEARS.test(before);
  if (YEAR.test(word)) return before === "in";
  return (
    word === "year" &&
    before === "last" &&
    !["since", "from", "the", "over", "for", "this"].includes(tokens[i - 2]?.word ?? "")
  );
}

/**
 * What was over years ago ("an ectopic pregnancy 8 years ago") or has been gone for weeks or longer ("chest pain gone
 * since last year"). Nothing is marked where it may be here still or again: an old pain that comes back is a new one.
 */
export function markLongAgo(tokens: Token[]): void {
  if (tokens.some((_, i) => isBack(tokens, i))) return;
  tokens.forEach((token, i) => {
    const isOver =
      GONE.has(token.word) &&
      (token.word === "went" ? ["away"] : ["since", "for", "over", "away", "years", "months"]).includes(
        tokens[i + 1]?.word ?? "",
      ) &&
      tokens.slice(i + 1, i + 6).some((later) => later.clause === token.clause && MONTHS.test(later.word));
    if (!isOver && !isLongAgo(tokens, i)) return;
    const isOurs = (k: number) =>
      tokens[k]?.clause === token.clause && tokens[k]!.sentence === token.sentence && !THEN_ENDS.has(tokens[k]!.word);
    let from = i;
    while (isOurs(from - 1)) from -= 1;
    let to = i;
    // "8 years ago I had an ectopic pregnancy": what it is told of comes after it.
    const isFirst = tokens
      .slice(from, i)
      .every(
        ({ word, stop }) =>
          stop ||
          YEARS.test(word) ||
          /^\d/.test(word) ||
          word === "last" ||
          word === "many" ||
          word === "several" ||
          WHO.has(word),
      );
    if (isFirst || isOver) while (isOurs(to + 1)) to += 1;
    // "As a child, I had seizures": the comma ends the time only.
    if (isFirst && to === i && tokens[to + 1]?.sentence === token.sentence && !THEN_ENDS.has(tokens[to + 1]!.word)) {
      const { clause } = tokens[to + 1]!;
      while (
        tokens[to + 1]?.clause === clause &&
        tokens[to + 1]!.sentence === token.sentence &&
        !THEN_ENDS.has(tokens[to + 1]!.word)
      )
        to += 1;
    }
    const told = tokens.slice(from, to + 1);
    if (
      !isOver &&
      told.some(({ word }, k) => LASTS.has(word) && told[k + 1]?.word !== "had" && told[k - 2]?.word !== "used")
    )
      return;
    for (const one of told) one.past = true;
  });
}
