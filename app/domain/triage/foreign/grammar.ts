/** English → the ways of saying it, with ` | ` between them: `{ "short of breath": "falta de aire | me ahogo" }`. */
export type Sayings = Readonly<Record<string, string>>;

/**
 * What the one matcher has to know of a language. A phrase is words with spaces
 * between:
 *
 *   dolor/molestia    one of several words
 *   muy?              may be left out
 *   vomit*            any word that begins so
 *   #                 a number, in figures or as a word; in the English `#`, `#2` (the second one), `#x4` (four times it)
 *   !con              kept although it is one of the `links`, or one of `joining` at the end of a phrase
 */
export type Grammar = {
  /** Ways in which a typed word may be meant, the surest first: a lexicon's own words are brought to the first one. */
  forms: (word: string) => readonly string[];
  /** The same for the beginning of a word. */
  beginning: (letters: string) => string;
  /** A typed word in two where a particle is written together with it (`و` + `صداع`); `null` where it is whole. */
  split: (word: string) => readonly [string, string] | null;
  /** Words that `split` would divide although their first letter mostly is their own: whole where they mean anything whole. */
  joinsRarely: RegExp;
  /** Whether the letters of the language tell it from English: then no English word is ever touched. */
  ownScript: boolean;
  /** Words that want another one after them: a phrase that ends with one, where what may be left out is left out, is none. */
  joining: string;
  /** Small words that may stand within any phrase, and what they are in English outside of one. */
  links: Sayings;
  /** Those of them that only say to whom it happens ("me", "se"). */
  pronouns: string;
  numbers: Readonly<Record<string, string>>;
  /** What begins a clause of its own: after it nothing is denied any more. */
  openers: Sayings;
  /** What denies the words after it. The English has to be one of the reader's own denials. */
  denials: Sayings;
  /** Goes on with a denial ("ni", "ولا"). */
  nor: string;
  /** Relatives, as `mother`; whether one is told of as family history or as the patient decides `history` and `recent`. */
  relatives: Sayings;
  /** Words by which a sentence about a relative is history, and words by which it is of today all the same. */
  history: Sayings;
  recent: Sayings;
  /** Everything else: findings, places, words of talk. What stands later wins where two are equally long. */
  sayings: readonly Sayings[];
  /** Ordinary words that nothing is made of, so that none of them is corrected into a symptom. */
  ordinary: string;
  /** Short words that are English ones, too: they alone make no sentence the language's own. */
  alsoEnglish: string;
};

/** Findings with their sayings, in the English words of the findings. What two findings share in English is one entry. */
export function inWords<Id extends string>(
  english: Readonly<Record<Id, string>>,
  findings: Partial<Record<Id, string>>,
): Sayings[] {
  return Object.entries(findings).flatMap(([id, phrases]) =>
    phrases === "" || english[id as Id] === "" ? [] : [{ [english[id as Id]]: phrases as string }],
  );
}
