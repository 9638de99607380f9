import type { IsoDate } from "../dates";
import { editDistance } from "../edit-distance";
import { inEnglish } from "../triage/foreign";
import { plain } from "../triage/text/normalize";
import { markScopes } from "../triage/text/scope";
import { tokenize, type Token } from "../triage/text/tokens";

/**
 * What of a medical history decides whether anything is computed for a person (`findContraindication`), and whether the
 * models hold for them.
 */
export type HistoryFacts = { pregnant: boolean; breastfeeding: boolean; eatingDisorderHistory: boolean };

/*
 * A history is typed in single words, "Embarazada", too few to tell a language
 * by. So each sentence is read as English and as Spanish; Arabic letters are
 * read as Arabic in both, and a word of another language says nothing in one.
 */
const READINGS = ["en", "es"] as const;

/** What the translation of complaints leaves as it was, because a complaint is told in other words than a history. */
const LEFT: readonly (readonly [RegExp, string])[] = [
  [/\bembarazos\b/gu, "pregnancies"],
  [/\bsin\b/gu, "without"],
  // "Embarazo: no": a complaint would not be denied so.
  [/: do not have$/u, ": no"],
  [/\bnegativ[oa]s?\b/gu, "negative"],
  [/\b(?:previ|anterior|pasad)(?:[oa]s?|es)?\b/gu, "previous"],
  [/\bevita\p{L}*/gu, "avoid"],
  [/\bfamiliares?\b/gu, "family history of"],
  // Pills against it, and what it may leave behind, are no pregnancy.
  [/(?:منع|موانع|سكري|diabetes|contraceptive pill|تسمم|قبل|بعد)\s+(?:ال)?حمل/gu, ""],
  [/(?:^|(?<=\s))(?:ال)?حمل(?!\p{L})/gu, "pregnant"],
  [/سابق[ةه]?/gu, "previous"],
  [/\b(?:not|un) ?sure (?:if|whether)\b/gu, "perhaps"],
  [/\bweeks along\b/gu, "weeks pregnant"],
  [/\bexpecting (?:a|my|our) (?:baby|child|first|second|third)\b/gu, "pregnant"],
  [/\bbreast[- ]feed/gu, "breastfeed"],
  [
    /\b(?:lactating|lactation|nursing (?:a|my|our|the) (?:baby|son|daughter|newborn|infant|child|twins?)|(?<=\b(?:am|i'm|im|still|currently|while) )nursing)\b/gu,
    "breastfeeding",
  ],
  // What is done, by whoever has no name for it.
  [/\b(?:mak(?:e|es|ing)|made) myself (?:throw up|vomit|sick|puke)\b|\bpurg(?:e|es|ed|ing)\b/gu, "bulimia"],
  [/\bstarv(?:e|es|ed|ing) myself\b/gu, "anorexia"],
  [/\bhad an ed\b/gu, "had an eating disorder"],
  [/شر[هة] مرضي|اضطراب(?= binge eating)/gu, "eating disorder"],
  // As a form is filled in; a denial reaches back no further than its clause.
  [/(?<!\s)\s*[:–-]\s*(?=(?:no|none|never|negative|absent|denied)$)/u, " "],
];

/** Said of somebody else: a history has no other subject than the one it begins with. */
const OF_ANOTHER =
  /^\s*(?:(?:my|her|his|the|mi|su|la)\s+)?(?:wife|girlfriend|partner|spouse|daughter|sister|mother|mom|mum|aunt|son|father|dad|brother|esposa|mujer|novia|pareja|hija|hermana|madre|mam[aá]|t[ií]a|hijo|padre|hermano|زوجتي|مراتي|ابنتي|بنتي|أختي|اختي|أمي|امي|والدتي|ابني|أخي|والدي)(?!\p{L})/iu;

/** Before the word: what was, what is wished for, or what is prevented. */
const NOT_NOW = new Set(
  "previous prior former past earlier last ended ectopic terminated lost after since before avoid avoiding prevent prevents preventing against plan plans planning planned try trying tries want wants wish wishes hope hopes hoping become longer stopped stop finished quit weaned evitar".split(
    " ",
  ),
);
const REACH = 3;
/** Before the word: whoever hopes to stay it is it. */
const STILL = new Set("stay staying remain still".split(" "));
/** After the word: how it ended. */
const ENDED = new Set("ended loss lost miscarriage miscarried terminated previous prior".split(" "));

const isLike = (word: string, ...names: string[]) => names.some((name) => editDistance(word, name, 1) <= 1);

const isPregnancy = (tokens: readonly Token[], at: number): boolean => {
  const { word } = tokens[at]!;
  return (
    isLike(word, "pregnant", "pregnancy") ||
    word === "gestation" ||
    word === "gravid" ||
    (word === "expecting" && tokens.slice(at + 1, at + 4).some((next) => /^(?:baby|child|twins)$/.test(next.word)))
  );
};

const isBreastfeeding = (tokens: readonly Token[], at: number): boolean =>
  /^breastfeed(?:s|ing)?$/.test(tokens[at]!.word);

/** Whether what a word names is so now. @param year this one; `null`: it is not known, and a year tells nothing. */
function isNow(tokens: readonly Token[], at: number, year: number | null): boolean {
  const { sentence, negated, past, family } = tokens[at]!;
  if (negated || past || family) return false;
  const same = (one: Token) => one.sentence === sentence;
  const before = tokens.slice(Math.max(0, at - REACH), at).filter(same);
  if (before.some((one) => NOT_NOW.has(one.word)) && !before.some((one) => STILL.has(one.word))) return false;
  const after = tokens.slice(at + 1).filter(same);
  if (after.slice(0, REACH).some((one) => ENDED.has(one.word))) return false;
  // A pregnancy with its year is over when that lies two years back.
  const years = tokens.filter((one) => same(one) && /^(?:19|20)\d\d$/.test(one.word)).map((one) => Number(one.word));
  return year === null || years.length === 0 || Math.max(...years) >= year - 1;
}

/** Now or earlier: numbers can do harm long after. */
function tellsEatingDisorder(tokens: readonly Token[], at: number): boolean {
  const { word, negated, family } = tokens[at]!;
  if (negated || family) return false;
  const next = tokens[at + 1]?.word ?? "";
  if (word === "eating") return /^disorders?$/.test(next) || tokens[at - 1]?.word === "disordered";
  if (/^bing(?:e|es|eing|ing)$/.test(word)) return !/^(?:drink|alcohol)/.test(next);
  return (
    isLike(word, "bulimia", "bulimic", "anorexia", "anorexic", "orthorexia") || /^(?:arfid|ednos|osfed)$/.test(word)
  );
}

/** The sentence in English words, a word each of which the scope of a "no" is known. */
function wordsOf(sentence: string, language: (typeof READINGS)[number]): Token[] {
  const before = language === "es" ? sentence.replace(/\bembarazos\b/giu, "pregnancies") : sentence;
  const english = LEFT.reduce((text, [left, meant]) => text.replace(left, meant), plain(inEnglish(before, language)));
  const tokens = tokenize(english);
  markScopes(tokens);
  return tokens;
}

/**
 * Reads in English, Spanish and Arabic what a history tells, with what is
 * denied ("Not pregnant"), of the past ("pregnancy in 2015") and of somebody
 * else ("my wife is pregnant") left out. An eating disorder counts whenever it was.
 * The one reading of them: for the record's forecast and goal, and for what is told to the coach.
 * @param entries of the record, or messages, as they were typed; each is read apart.
 * @param today `null` where no day is known: then a pregnancy counts whatever year is beside it.
 */
export function historyFacts(entries: readonly string[], today: IsoDate | null): HistoryFacts {
  const year = today === null ? null : Number(today.slice(0, 4));
  const facts: HistoryFacts = { pregnant: false, breastfeeding: false, eatingDisorderHistory: false };
  for (const sentence of entries.flatMap((entry) => entry.split(/[.;!?؟؛\n]+/))) {
    if (sentence.trim() === "" || OF_ANOTHER.test(sentence)) continue;
    for (const language of READINGS) {
      const tokens = wordsOf(sentence, language);
      tokens.forEach((_, at) => {
        facts.pregnant ||= isPregnancy(tokens, at) && isNow(tokens, at, year);
        facts.breastfeeding ||= isBreastfeeding(tokens, at) && isNow(tokens, at, year);
        facts.eatingDisorderHistory ||= tellsEatingDisorder(tokens, at);
      });
    }
  }
  return facts;
}
