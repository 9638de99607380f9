import arabicFindings from "~/content/triage/generated/arabic-findings";
import arabicPhrases from "~/content/triage/generated/arabic-phrases";
import arabicPieces from "~/content/triage/generated/arabic-pieces";
import spanishFindings from "~/content/triage/generated/spanish-findings";
import spanishPhrases from "~/content/triage/generated/spanish-phrases";
import spanishPieces from "~/content/triage/generated/spanish-pieces";
import { ARABIC, SPANISH } from "../../interactions/names";
import { drugPhrases, medicineClassIn } from "../text/drugs";
import { wordsOf } from "../text/words";
import { FINDING_WORDS } from "./finding-words";
import type { Lexicon, Saying } from "./grammar";

const TABLES = {
  es: { phrases: spanishPhrases, findings: spanishFindings, pieces: spanishPieces, medicines: SPANISH },
  ar: { phrases: arabicPhrases, findings: arabicFindings, pieces: arabicPieces, medicines: ARABIC },
} as const;

type Part = (typeof spanishPhrases)[number]["part"];

/** @param order the parts of the sayings: what stands later wins where two are equally long */
export function lexiconOf(language: keyof typeof TABLES, order: readonly (Part | "finding")[]): Lexicon {
  const { phrases, findings, pieces, medicines } = TABLES[language];
  const piecePhrases = new Map<string, readonly string[]>(pieces.map((piece) => [piece.name, piece.phrases]));

  /** Each way of saying a phrase whose pieces, in braces, can be said in several. */
  function filled(phrase: string): string[] {
    const from = phrase.lastIndexOf("{");
    if (from < 0) return [phrase];
    const to = phrase.indexOf("}", from);
    const piece = phrase.slice(from + 1, to);
    const className = medicineClassIn(piece);
    const ways = className ? drugPhrases(medicines, className) : piecePhrases.get(piece)!;
    return ways.flatMap((way) => filled(phrase.slice(0, from) + way + phrase.slice(to + 1)));
  }
  const saying = (english: string, ways: readonly string[]): Saying => ({ english, phrases: ways.flatMap(filled) });

  const ofPart = (part: Part): Saying[] =>
    phrases.filter((row) => row.part === part).map((row) => saying(row.english, row.phrases));
  /** In the English words of the findings. */
  const ofFindings = (): Saying[] =>
    findings
      .map((row) => saying(FINDING_WORDS[row.finding], row.phrases))
      .filter(({ english, phrases: ways }) => english !== "" && ways.length > 0);
  /** Kept as "allergic to …", so that no food is lost. */
  const ofAllergens = (): Saying[] =>
    phrases
      .filter(({ part }) => part === "food" || part === "allergen")
      .map((row) => saying(`allergic to ${row.english}`, [`{allergy to} ${row.phrases.join("/")}`]));

  return {
    joining: wordsOf(language, "joining"),
    links: ofPart("link"),
    pronouns: wordsOf(language, "pronoun"),
    numbers: ofPart("number"),
    openers: ofPart("opener"),
    denials: ofPart("denial"),
    nor: ofPart("nor"),
    relatives: ofPart("relative"),
    history: ofPart("history"),
    recent: ofPart("recent"),
    sayings: order.flatMap((part) =>
      part === "finding" ? ofFindings() : part === "allergen" ? ofAllergens() : ofPart(part),
    ),
    ordinary: wordsOf(language, "ordinary"),
    alsoEnglish: wordsOf(language, "also English"),
  };
}
