import { markLongAgo } from "./long-ago";
import type { Token } from "./tokens";

/**
 * Which words are denied, past, or about a relative (in the manner of NegEx:
 * Chapman and others 2001, J Biomed Inform 34:301, and ConText 2009). Where the
 * reach is unclear it is kept short: a symptom that is taken as present by
 * mistake costs a question, one that is taken as denied may cost more.
 */
const DENY = new Set(["denies", "deny", "denied", "denying"]);
const NO = new Set([
  "no",
  "without",
  "never",
  "none",
  "neither",
  "nor",
  "negative",
  "absent",
  "absence",
  "zero",
  "lacks",
  "lacking",
]);
const ENDS = new Set([
  "but",
  "however",
  "although",
  "though",
  "except",
  "yet",
  "whereas",
  "because",
  "since",
  "apart",
  "besides",
  "only",
  "just",
  "until",
  "now",
  "instead",
  "complains",
  "reports",
  "presents",
  "developed",
  "then",
  "so",
]);
const SUBJECTS = new Set(["i", "he", "she", "it", "they", "we", "his", "her", "my", "the", "there", "patient"]);
const VERBS = new Set([
  "is",
  "are",
  "was",
  "has",
  "have",
  "had",
  "feels",
  "feel",
  "started",
  "began",
  "noticed",
  "says",
  "states",
  "mentions",
  "describes",
]);

const OR = new Set(["or", "nor"]);

/**
 * Whether the comma before `at` comes after the last item of a list of denials: "no fever, cough or rash, chest pain
 * since noon".
 */
function isLastPassed(tokens: readonly Token[], start: number, at: number): boolean {
  const { sentence } = tokens[start]!;
  if (!tokens.slice(start, at).some(({ word }) => OR.has(word))) return false;
  const rest = tokens.slice(at).filter((token) => token.sentence === sentence);
  const end = rest.findIndex(({ word }) => ENDS.has(word));
  return !(end < 0 ? rest : rest.slice(0, end)).some(({ word }) => OR.has(word));
}

function negateFrom(tokens: Token[], start: number, reach: number, overCommas: boolean): void {
  const first = tokens[start]!;
  let content = 0;
  for (let i = start + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.sentence !== first.sentence || ENDS.has(token.word)) return;
    if (
      token.clause !== first.clause &&
      (!overCommas || (token.clause !== tokens[i - 1]!.clause && isLastPassed(tokens, start, i)))
    )
      return;
    if (
      token.word === "with" &&
      i > start + 1 &&
      tokens[start]!.word !== "without" &&
      tokens[i - 1]!.word !== "associated"
    )
      return;
    const next = tokens[i + 1];
    // "no fever and he has a cough": a new clause with its own subject and verb
    if ((token.word === "and" || token.clause !== tokens[i - 1]!.clause) && i > start + 1) {
      const subject = token.word === "and" ? next : token;
      const verb = token.word === "and" ? tokens[i + 2] : next;
      if (
        subject &&
        (VERBS.has(subject.word) ||
          (SUBJECTS.has(subject.word) && (subject.word !== "the" || (verb && VERBS.has(verb.word)))))
      )
        return;
    }
    if (!token.stop) content += 1;
    if (content > reach) return;
    token.negated = true;
    token.deniedBy = first;
  }
}

/** Whether the list that a "no" opens goes on after its comma: "no fever, rash or vomiting". */
function listGoesOn(tokens: Token[], start: number): boolean {
  const { sentence, clause } = tokens[start]!;
  let content = 0;
  for (let i = start + 1; i < tokens.length && tokens[i]!.sentence === sentence; i++) {
    const token = tokens[i]!;
    if (ENDS.has(token.word) || NO.has(token.word) || (i > start + 1 && VERBS.has(token.word)))
      return token.word === "nor";
    if (!token.stop) content += 1;
    if (content > 14) return false;
    if (token.word === "or" && token.clause > clause) return true;
  }
  return false;
}

const RELATIVES = new Set([
  "father",
  "mother",
  "dad",
  "mom",
  "mum",
  "brother",
  "sister",
  "aunt",
  "uncle",
  "grandfather",
  "grandmother",
  "grandpa",
  "grandma",
  "cousin",
  "parents",
  "parent",
  "siblings",
  "sibling",
  "wife",
  "husband",
  "relative",
  "relatives",
  "family",
  "nephew",
  "niece",
]);
/** What a relative has today they have themselves: "mom had a stroke ten years ago, today her face droops". */
const TODAY = new Set(["now", "today", "tonight", "currently", "again"]);
const RELATIVE_HAD = new Set(["had", "died", "diagnosed", "suffered", "suffers", "history", "dies", "passed"]);
/** What happened to them may be happening still: "my husband has had chest pain since this morning". */
const MAY_BE_NOW = new Set(["had", "suffered"]);
/** Times that are not long past. */
const RECENT =
  /^(?:now|today|tonight|yesterday|just|since|sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|days?|morning|noon|afternoon|evening|night|lunch|dinner|breakfast|midnight|sudden|suddenly|abruptly|help|currently|again|persisting|nonstop)$/;

/** What somebody who is there to see it tells of: "husband had a fit, it lasted 3 minutes, he is confused". */
const SEEN = new Set([
  "fit",
  "seizure",
  "seizures",
  "convulsion",
  "syncope",
  "fainted",
  "collapse",
  "fall",
  "funny",
  "turn",
]);
const LASTED = /^(?:sec|second|min|minute|hour)s?$/;
const STATE = new Set(["is", "will", "cannot", "still", "keeps", "seems", "looks"]);
const LONG_SINCE =
  /^(?:years?|yrs?|decades?|once|child|kid|childhood|wasachild|age|aged|young|youth|earlypast|[5-9]0s|(?:19|20)\d\d)$/;

function isSeenNow(sentence: readonly Token[]): boolean {
  if (!sentence.slice(0, 8).some(({ word }) => SEEN.has(word)) || sentence.some(({ word }) => LONG_SINCE.test(word)))
    return false;
  return sentence.some(
    ({ word }, i) =>
      LASTED.test(word) ||
      (word === "first" && sentence[i + 1]?.word === "time") ||
      (["he", "she", "they"].includes(word) && STATE.has(sentence[i + 1]?.word ?? "")),
  );
}

/** Whether what a relative had is long past: a year, an age ("at 52"), a childhood. */
const isLongSince = (sentence: readonly Token[]): boolean =>
  sentence.some(
    ({ word }, i) =>
      LONG_SINCE.test(word) ||
      (word === "at" &&
        /^[1-9]\d$/.test(sentence[i + 1]?.word ?? "") &&
        !/^[ap]m$/.test(sentence[i + 2]?.word ?? "")) ||
      (word === "last" && /^(?:month|summer|winter|spring|fall|autumn)$/.test(sentence[i + 1]?.word ?? "")) ||
      (/^(?:weeks?|months?)$/.test(word) && sentence[i + 1]?.word === "ago"),
  );

/** Whether the sentence goes on with how they are: "my husband has diabetes and is sweaty". */
const isToldOn = (sentence: readonly Token[]): boolean =>
  sentence.some(
    ({ word, clause }, i) =>
      (["and", "he", "she", "they"].includes(word) || (i > 0 && clause !== sentence[i - 1]!.clause)) &&
      [sentence[i], sentence[i + 1], sentence[i + 2]].some(
        (next) => next !== undefined && (STATE.has(next.word) || TODAY.has(next.word)),
      ),
  );

function markFamily(tokens: Token[]): void {
  tokens.forEach((token, i) => {
    if (!RELATIVES.has(token.word)) return;
    const { sentence } = token;
    const ahead = tokens.slice(i + 1, i + 5).filter((t) => t.sentence === sentence);
    const says = ahead.some((t) =>
      [
        "says",
        "said",
        "reports",
        "noticed",
        "states",
        "stated",
        "brought",
        "brings",
        "found",
        "thinks",
        "reported",
      ].includes(t.word),
    );
    const historyOf = token.word === "family" && ahead[0]?.word === "history";
    const rest = tokens.slice(i + 1).filter((t) => t.sentence === sentence);
    const isPast = isLongSince(rest);
    const hadBy = ahead.findIndex((t) => RELATIVE_HAD.has(t.word) || (isPast && t.word === "went"));
    const hasSelf = ahead.slice(0, 2).some((t) => t.word === "has" || t.word === "have" || t.word === "with");
    const diagnosis =
      hasSelf &&
      tokens
        .slice(i + 1, i + 6)
        .some(
          (t) =>
            /^(?:diabetes|cancer|asthma|hypertension|migraines?|epilepsy|psoriasis|eczema|gout|celiac|thyroid|lupus|sickle|anemia|heart|stroke|similar)$/.test(
              t.word,
            ) && t.sentence === sentence,
        );
    const had = ahead[hadBy];
    const mayBeNow = !historyOf && had !== undefined && MAY_BE_NOW.has(had.word) && !isPast;
    const isPerfect = mayBeNow && ["has", "have"].includes(ahead[hadBy - 1]?.word ?? "");
    if (
      says ||
      isPerfect ||
      (mayBeNow && rest.some(({ word }) => RECENT.test(word))) ||
      (!historyOf && diagnosis && isToldOn(rest)) ||
      (!historyOf && isSeenNow(tokens.slice(i + 1).filter((t) => t.sentence === sentence))) ||
      !(historyOf || hadBy >= 0 || diagnosis)
    )
      return;
    for (let k = i + 1; k < tokens.length && tokens[k]!.sentence === sentence; k++) {
      if (
        k > i + 2 &&
        SUBJECTS.has(tokens[k]!.word) &&
        ["i", "he", "she"].includes(tokens[k]!.word) &&
        tokens[k]!.clause !== token.clause
      )
        break;
      if (tokens[k]!.word === "and" && ["i", "now", "my"].includes(tokens[k + 1]?.word ?? "")) break;
      if (tokens[k]!.word === "but" || TODAY.has(tokens[k]!.word)) break;
      tokens[k]!.family = true;
      tokens[k]!.unsure = mayBeNow;
    }
  });
}

const PAST_STARTS = new Set(["previous", "previously", "prior", "formerly"]);
const PAST_ENDS = new Set([
  "now",
  "presents",
  "presented",
  "complains",
  "today",
  "currently",
  "recently",
  "but",
  "comes",
  "came",
  "developed",
  "who",
  "started",
  "noticed",
  "reports",
  "feels",
]);

function markPast(tokens: Token[]): void {
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    const timed =
      before && (/^(?:day|week|month|year|hour|wk|yr|minute)s?$/.test(before.word) || /^\d/.test(before.word));
    const next = tokens[i + 1]?.word;
    const historyOf =
      token.word === "history" &&
      (next === "of" || next === "includes" || next === "significant" || before?.word === "medical") &&
      !timed &&
      !/^\d/.test(tokens[i + 2]?.word ?? "") &&
      !["a", "an", "several", "few", "two", "three", "recurrent", "worsening", "progressive", "increasing"].includes(
        tokens[i + 2]?.word ?? "",
      ) &&
      !["recurrent", "year", "short", "long"].includes(before?.word ?? "");
    const starts = historyOf || (PAST_STARTS.has(token.word) && next !== "to");
    if (!starts) return;
    for (let k = i + 1; k < tokens.length && tokens[k]!.sentence === token.sentence; k++) {
      if (
        k > i + 1 &&
        (PAST_ENDS.has(tokens[k]!.word) ||
          ((tokens[k]!.word === "with" || tokens[k]!.word === "has" || tokens[k]!.word === "is") && k > i + 2))
      )
        break;
      if (PAST_STARTS.has(token.word) && k > i + 5) break;
      tokens[k]!.past = true;
    }
  });
}

/** Marks the tokens in place. */
export function markScopes(tokens: Token[]): void {
  tokens.forEach((token, i) => {
    if (DENY.has(token.word)) negateFrom(tokens, i, 40, true);
    else if (NO.has(token.word)) negateFrom(tokens, i, 30, listGoesOn(tokens, i));
    else if (token.word === "not") {
      const have = tokens
        .slice(i + 1, i + 3)
        .some((t) => ["have", "had", "any", "having", "report", "experience", "complain"].includes(t.word));
      negateFrom(tokens, i, have ? 30 : 4, have && listGoesOn(tokens, i));
    } else if (token.word === "free" && tokens[i + 1]?.word === "of") negateFrom(tokens, i, 8, false);
    // "Fever none", "fever absent"; what stands before a comma is not asked about: "sore throat, fever none"
    if (
      (token.word === "no" ||
        token.word === "none" ||
        token.word === "absent" ||
        token.word === "denied" ||
        token.word === "negative") &&
      i > 0
    ) {
      const last = tokens[i + 1] === undefined || tokens[i + 1]!.sentence !== token.sentence;
      if (last)
        for (
          let k = i - 1;
          k >= 0 && tokens[k]!.sentence === token.sentence && tokens[k]!.clause === token.clause && k >= i - 4;
          k--
        )
          Object.assign(tokens[k]!, { negated: true, deniedBy: token });
    }
  });
  markFamily(tokens);
  markPast(tokens);
  markLongAgo(tokens);
}
