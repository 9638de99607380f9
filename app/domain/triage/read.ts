import type { ConditionId } from "./conditions";
import { FINDING_IDS, FINDINGS, hasTrait, type FindingId } from "./findings";
import { namedIn } from "./named";
import { isAsked, isTakenUp } from "./text/asked";
import { readMarks } from "./text/frames";
import { lexicon } from "./text/lexicon";
import { readMeasures, readPerson, type Measures, type StatedPerson } from "./text/measures";
import { isPerhapsPostpartum } from "./text/long-ago";
import { joinPhrases, plain } from "./text/normalize";
import { TextIndex, type Pattern } from "./text/patterns";
import { markScopes } from "./text/scope";
import { WORDS } from "./text/spelling";
import { stem } from "./text/stem";
import { isTaken } from "./text/taken";
import { isTopic } from "./text/topic";
import { tellsAllIsWell } from "./text/well";
import { together } from "./text/together";
import { tokenize, type Token } from "./text/tokens";
import { wordsOf } from "./text/words";

/** What was understood of a text. */
export type Reading = {
  present: Set<FindingId>;
  /** Those of `present` that no entry tells alone, only two together (text/together.ts). */
  joined: Set<FindingId>;
  /**
   * Told by one of several ways to put entries together, or by when something was: for the guard alone, which would
   * rather ask too often.
   */
  perhaps: Set<FindingId>;
  absent: Set<FindingId>;
  /** Said of the past only, or found in the medical history. */
  past: Set<FindingId>;
  /** Asked about in general, or heard of, and of nobody: "can it cause chest pain?". */
  asked: Set<FindingId>;
  family: Set<FindingId>;
  /** What a relative "had", without a time: it may be happening now. */
  unsure: Set<FindingId>;
  measures: Measures;
  person: StatedPerson;
  /** Nothing was told but medicines taken as usual. */
  onlyTaken: boolean;
  /** Nothing was told but a subject of ours: a meal plan, a food diary. */
  onlyTopic: boolean;
  /** Nothing was told but values that are as they should be, or that all is well. */
  allWell: boolean;
  /** Words or whole entries that nothing was made of, as they were written. */
  unknown: string[];
  /** Clauses that nothing was made of, by the words in them that mean something. */
  unread: string[];
  /** The share of the words that mean something that were neither used nor denied. */
  unreadShare: number;
  /** Conditions that an entry names outright. */
  named: Set<ConditionId>;
  severe: boolean;
  mild: boolean;
  /** How many words of the symptoms that mean something were neither used nor denied. */
  unused: number;
  worsening: boolean;
};

/** Corrects the words of `plain` text; reports those that nothing is known of. */
function correct(text: string): { text: string; unknown: string[] } {
  const words = lexicon();
  const unknown: string[] = [];
  const corrected = text.replace(WORDS, (word) => {
    const bare = word.replace(/'s$/, "");
    if (
      bare.length < 4 ||
      bare.includes("'") ||
      words.isKnown(bare) ||
      words.isKnown(stem(bare)) ||
      words.isKnown(word)
    )
      return word;
    const meant = words.correct(bare);
    if (meant) return meant;
    unknown.push(bare);
    return word;
  });
  return { text: corrected, unknown };
}

/** Whether a match is denied; "no interest" is a finding of its own, which its "no" does not deny. */
const isDenied = (match: readonly Token[]) => match.some((token) => token.negated && !match.includes(token.deniedBy!));

const isOf = (match: readonly Token[], what: "past" | "family" | "asked") => match.some((token) => token[what]);

type Rule = { id: FindingId; pattern: Pattern };

/** Patterns by what they begin with, so that only those are tried whose beginning is in the text. */
const rulesByKey = new Map<string, Rule[]>();
for (const id of FINDING_IDS) {
  for (const pattern of FINDINGS[id].patterns) {
    for (const key of pattern.items[0]!) rulesByKey.set(key, [...(rulesByKey.get(key) ?? []), { id, pattern }]);
  }
}

/** Adds what the words say to the reading; gives back the words that were used. */
function findIn(tokens: readonly Token[], into: Reading, history: boolean): Set<Token> {
  const index = new TextIndex(tokens, readMarks(tokens));
  const used = new Set<Token>();
  for (const key of index.keys()) {
    for (const { id, pattern } of rulesByKey.get(key) ?? []) {
      const { context } = FINDINGS[id];
      for (const match of index.matches(pattern)) {
        for (const token of match) used.add(token);
        if (isOf(match, "family")) {
          into.family.add(id);
          if (!isDenied(match) && match.every(({ family, unsure }) => !family || unsure)) into.unsure.add(id);
        } else if (isDenied(match)) into.absent.add(id);
        else if (isOf(match, "asked")) into.asked.add(id);
        else if (context && !(isOf(match, "past") && hasTrait(id, "passing"))) into.present.add(id);
        else if (history || isOf(match, "past")) into.past.add(id);
        else into.present.add(id);
      }
    }
  }
  return used;
}

const emptyReading = (measures: Measures, person: StatedPerson): Reading => ({
  present: new Set(),
  joined: new Set(),
  perhaps: new Set(),
  absent: new Set(),
  past: new Set(),
  asked: new Set(),
  family: new Set(),
  unsure: new Set(),
  measures,
  person,
  onlyTaken: false,
  onlyTopic: false,
  allWell: false,
  unknown: [],
  unread: [],
  unreadShare: 0,
  named: new Set(),
  severe: false,
  mild: false,
  unused: 0,
  worsening: false,
});

/** Each text as sentences of its own, after `last`, so that no pattern and no denial reaches from one to the next. */
function tokensOf(texts: readonly string[]): Token[][] {
  let last: Token | undefined;
  return texts.map((text) => {
    const own = tokenize(text, (last?.sentence ?? -1) + 1);
    const offset = (last?.at ?? 0) + 20;
    const clause = (last?.clause ?? 0) + 1;
    for (const token of own) {
      token.at += offset;
      token.clause += clause;
    }
    last = own.at(-1) ?? last;
    return own;
  });
}

/** What the texts say is there, read apart from everything else. */
function presentIn(texts: readonly string[]): FindingId[] {
  if (texts.length === 0) return [];
  const tokens = tokensOf(texts.map(joinPhrases)).flat();
  markScopes(tokens);
  const reading = emptyReading(readMeasures(""), readPerson(""));
  findIn(tokens, reading, false);
  return [...reading.present];
}

type Prepared = { text: string; unknown: string[]; joined: string };

/**
 * What was made ready of each text, as long as somebody reads the same ones several times; nothing is kept beyond
 * that.
 */
let kept: Map<string, Prepared> | null = null;

function prepared(entry: string): Prepared {
  const known = kept?.get(entry);
  if (known) return known;
  const { text, unknown } = correct(plain(entry));
  const made = { text, unknown, joined: joinPhrases(text) };
  kept?.set(entry, made);
  return made;
}

/** Does work that reads the same texts alone and together: each is spelt and joined once. */
export function readingEachOnce<T>(work: () => T): T {
  const before = kept;
  kept = before ?? new Map();
  try {
    return work();
  } finally {
    kept = before;
  }
}

/**
 * Reads what a patient wrote: the entries of the symptom list (single words,
 * phrases or whole paragraphs) and of the medical history.
 */
export function readText(symptoms: readonly string[], history: readonly string[] = []): Reading {
  const entries = symptoms.map(prepared);
  const joined = entries.map((entry) => entry.joined);
  const all = joined.join(". ");
  const reading = emptyReading(readMeasures(all), readPerson(all));

  reading.onlyTaken = joined.length > 0 && joined.every(isTaken);
  reading.onlyTopic = joined.length > 0 && joined.every(isTopic);
  reading.allWell = joined.length > 0 && tellsAllIsWell(joined, reading.measures);
  const byEntry = tokensOf(joined);
  const tokens = byEntry.flat();
  markScopes(tokens);
  if (!isTakenUp(joined))
    byEntry.forEach((own, i) => isAsked(joined[i]!) && own.forEach((token) => (token.asked = true)));
  const used = findIn(tokens, reading, false);
  const told = byEntry.map((own, i) => ({ tokens: own, text: joined[i]! }));
  const { surely, perhaps, used: combined } = together(told);

  told.forEach((one, i) => {
    const own = one.tokens;
    const entry = symptoms[i]!.trim();
    const words = entries[i]!.unknown;
    const named = namedIn(entry);
    if (named) {
      reading.named.add(named);
      return;
    }
    reading.unknown.push(...words);
    if (
      words.length === 0 &&
      !reading.onlyTopic &&
      !combined.has(one) &&
      own.some((token) => !token.stop && /[a-z]/.test(token.word)) &&
      entry.length <= 60 &&
      !understood(own, used)
    )
      reading.unknown.push(entry);
  });

  const past = history.flatMap((entry, i) => {
    const own = tokenize(prepared(entry).joined, i * 50);
    own.forEach((token) => (token.at += i * 1000));
    return own;
  });
  markScopes(past);
  findIn(past, reading, true);

  for (const id of reading.present)
    for (const wider of FINDINGS[id].implies) if (wider in FINDINGS) addImplied(reading.present, wider as FindingId);
  const alone = new Set(reading.present);
  for (const id of presentIn(surely)) if (!reading.absent.has(id)) addImplied(reading.present, id);
  for (const id of reading.present) if (!alone.has(id)) reading.joined.add(id);
  for (const id of presentIn(perhaps))
    if (!reading.present.has(id) && !reading.absent.has(id)) addImplied(reading.perhaps, id);
  if (isPerhapsPostpartum(all) && !reading.absent.has("postpartum")) addImplied(reading.perhaps, "postpartum");
  for (const id of reading.present) reading.absent.delete(id);
  // Who breathes well has a cough that the inhaler is not for.
  if (reading.absent.has("breathless") && !reading.present.has("wheeze")) reading.present.delete("reliever_fails");
  // Sleepy in the day, for days and beside nothing that drowses, is no lowered consciousness.
  if (reading.present.has("daytime_sleepy") && !DROWSING.some((id) => reading.present.has(id)))
    reading.present.delete("drowsy");
  // "No fever" denies a high fever too.
  for (const id of FINDING_IDS)
    if (FINDINGS[id].implies.some((wider) => reading.absent.has(wider as FindingId)) && !reading.present.has(id))
      reading.absent.add(id);
  addMeasured(reading);
  addFamily(reading, all);
  const stated = tokens.filter((token) => !token.negated && !token.family && !token.past && !token.asked);
  // However strong an itch is, it is no pain: what is strong has to be something else.
  const itches = (token: Token) =>
    tokens
      .slice(tokens.indexOf(token) + 1, tokens.indexOf(token) + 3)
      .some((next) => next.sentence === token.sentence && next.groups.includes("@itch"));
  reading.severe =
    stated.some((token) => token.groups.includes("@worst") && token.word !== "sharp" && !itches(token)) ||
    (reading.measures.score ?? 0) >= 8;
  reading.mild =
    stated.some((token) => token.groups.includes("@mild")) ||
    (reading.measures.score !== null && reading.measures.score <= 4);
  reading.worsening = stated.some((token) => token.word.startsWith("wors") || token.word === "progressive");
  reading.unused = tokens.filter(
    (token) => !token.stop && /[a-z]/.test(token.word) && !used.has(token) && !token.negated,
  ).length;
  // What somebody may eat with an allergy is asked, not complained of.
  if (/\bmayeat\b/.test(all))
    for (const id of ["atopy", "anaphylaxis_before"] as const) if (reading.present.has(id)) reading.asked.add(id);
  if (/\bfearedemergency\b/.test(all) && ![...reading.present].some((id) => !FINDINGS[id].context))
    addImplied(reading.present, "named_emergency");
  const meaning = tokens.filter((token) => !token.stop && /[a-z]/.test(token.word));
  reading.unreadShare = meaning.length === 0 ? 0 : reading.unused / meaning.length;
  reading.unread = byEntry.flatMap((own, i) =>
    reading.named.size > 0 ? [] : unreadClauses(own, used, plain(symptoms[i]!), entries[i]!.unknown),
  );
  reading.unknown = [...new Set(reading.unknown)];
  return reading;
}

function addImplied(present: Set<FindingId>, id: FindingId): void {
  if (present.has(id)) return;
  present.add(id);
  for (const wider of FINDINGS[id].implies) addImplied(present, wider as FindingId);
}

const TIME = /^(?:hour|day|week|month|year|yesterday|today|night|morning)s?$/;
const WELL = /^(?:fine|normal|normally|ok|okay|well|good|healthy|comfortable|can)$/;

/** Whether anything of an entry is used: a finding, a duration, a measure, an age, a denial. */
const understood = (tokens: readonly Token[], used: ReadonlySet<Token>): boolean =>
  tokens.some(
    (token) =>
      used.has(token) ||
      /^\d/.test(token.word) ||
      token.negated ||
      token.family ||
      token.past ||
      token.asked ||
      TIME.test(token.word) ||
      WELL.test(token.word),
  );

/** Beside these sleepiness is a danger sign. */
const DROWSING: readonly FindingId[] = [
  "unresponsive",
  "head_injury",
  "overdose",
  "opioid",
  "co_exposure",
  "fever",
  "vomiting",
  "confusion",
  "insulin_use",
  "seizure",
  "neck_stiff",
];

/** What parts a clause from the next, beside its comma. */
const PARTS = new Set(["and", "but", "plus", "then", "so", "also", "because", "while"]);
/** From so many words on that nothing was made of, a clause was not read. */
export const UNREAD_WORDS = 2;

/** A clause with one of these tells of something: one word that was not understood is enough. */
const TELLS = /^(?:feel|feels|felt|feeling|went|goes|turned|happen|happens|happened|looks|looked|smells|tastes|gone)$/;

/**
 * A clause of words that tell nothing of how pressing a complaint is ("took my medicine") is not one that was left
 * unread.
 */
const CHATTER = new Set(wordsOf("en", "chatter"));

/** The clauses of one entry in which nothing, or an unknown word, was left: by the words that were typed. */
function unreadClauses(
  tokens: readonly Token[],
  used: ReadonlySet<Token>,
  typed: string,
  unknown: readonly string[],
): string[] {
  const clauses: Token[][] = [];
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    if (!before || before.clause !== token.clause || before.sentence !== token.sentence || PARTS.has(token.word))
      clauses.push([]);
    clauses.at(-1)!.push(token);
  });
  return clauses.flatMap((clause) => {
    const left = clause.filter(
      ({ word, stop, negated, family, past, asked }) =>
        !stop &&
        !negated &&
        !family &&
        !past &&
        !asked &&
        /^[a-z]{3,}$/.test(word) &&
        !CHATTER.has(word) &&
        typed.includes(word),
    );
    const open = left.filter((token) => !used.has(token));
    const isOpen =
      clause.some(({ word }) => TELLS.test(word)) && !clause.some((token) => used.has(token) || token.negated);
    const isUnread = open.length >= (isOpen ? 1 : UNREAD_WORDS) || open.some(({ word }) => unknown.includes(word));
    return isUnread ? [open.map(({ word }) => word).join(" ")] : [];
  });
}

const RELATIVES = "family|father|mother|brother|sister|parent";
const illnessOf = (relatives: string, illnesses: string) =>
  new RegExp(`\\b(?:${relatives})\\w*\\b[^.]{0,60}\\b(?:${illnesses})\\b`);
const FAMILY_ILLNESSES: readonly (readonly [FindingId, RegExp])[] = [
  ["family_cancer", illnessOf(`${RELATIVES}|uncle|aunt`, "cancer|tumor|leukemia|lymphoma")],
  [
    "family_heart",
    illnessOf(
      `${RELATIVES}|uncle`,
      "heart attack|coronary|sudden(?:ly)? (?:cardiac )?d(?:eath|ied)|heart disease|infarction",
    ),
  ],
  ["family_diabetes", illnessOf(RELATIVES, "diabetes")],
];

function addFamily(reading: Reading, text: string): void {
  for (const [id, isTold] of FAMILY_ILLNESSES) if (isTold.test(text)) reading.present.add(id);
}

/** Numbers as findings; limits in adults of NEWS2 (2017), ACC/AHA (2017) and ADA. Children's are the guard's. */
function addMeasured(reading: Reading): void {
  const { bmi, temperature, systolic, diastolic, pulse, respirations, oxygen, glucose, days, tablets, periodWeeks } =
    reading.measures;
  const add = (id: FindingId, when: boolean) => {
    if (!when) return;
    addImplied(reading.present, id);
    reading.absent.delete(id);
  };
  add("fever", temperature !== null && temperature >= 38);
  if (temperature !== null && temperature < 37.5 && !reading.present.has("fever")) reading.absent.add("fever");
  add("low_fever", temperature !== null && temperature >= 37.5 && temperature < 38.3);
  add("high_fever", temperature !== null && temperature >= 39);
  add("low_pressure", systolic !== null && systolic <= 90);
  add("high_pressure", (systolic ?? 0) >= 140 || (diastolic ?? 0) >= 90);
  // People tell round numbers: 180/120 itself counts, as in NICE NG136.
  add("very_high_pressure", (systolic ?? 0) >= 180 || (diastolic ?? 0) >= 120);
  add("fast_pulse", pulse !== null && pulse > 100);
  add("very_fast_pulse", pulse !== null && pulse >= 131);
  add("slow_pulse", pulse !== null && pulse < 50);
  add("fast_breathing", respirations !== null && respirations >= 22);
  add("low_oxygen", oxygen !== null && oxygen <= 93);
  add("polyuria", glucose !== null && glucose >= 250);
  add("high_sugar", glucose !== null && glucose >= 200);
  add("obesity", bmi !== null && bmi >= 30);
  add("missed_period", periodWeeks !== null && periodWeeks >= 5);
  add("overdose", tablets !== null);
  add("prolonged_fever", reading.present.has("fever") && days !== null && days >= 5);
}
