/** English and the ways of saying it. */
export type Saying = { english: string; phrases: readonly string[] };

/**
 * The words of a language, from its tables of content. A phrase is words with spaces between:
 *
 *   dolor/molestia    one of several words
 *   muy?              may be left out
 *   vomit*            any word that begins so
 *   #                 a number, in figures or as a word; in the English `#`, `#2` (the second one), `#x4` (four times
 * it)
 *   !con              kept although it is one of the `links`, or one of `joining` at the end of a phrase
 *   =manos            with its ending
 */
export type Lexicon = {
  /**
   * Words that want another one after them: a phrase that ends with one, where what may be left out is left out, is
   * none.
   */
  joining: readonly string[];
  /** Small words that may stand within any phrase, and what they are in English outside of one. */
  links: readonly Saying[];
  /** Those of them that only say to whom it happens ("me", "se"). */
  pronouns: readonly string[];
  numbers: readonly Saying[];
  /** What begins a clause of its own: after it nothing is denied any more. */
  openers: readonly Saying[];
  /** What denies the words after it. The English has to be one of the reader's own denials. */
  denials: readonly Saying[];
  /** Goes on with a denial ("ni", "ولا"). */
  nor: readonly Saying[];
  /**
   * Relatives, as `mother`; whether one is told of as family history or as the patient decides `history` and `recent`.
   */
  relatives: readonly Saying[];
  /** Words by which a sentence about a relative is history, and words by which it is of today all the same. */
  history: readonly Saying[];
  recent: readonly Saying[];
  /** Everything else: findings, places, words of talk. What stands later wins where two are equally long. */
  sayings: readonly Saying[];
  /** Ordinary words that nothing is made of, so that none of them is corrected into a symptom. */
  ordinary: readonly string[];
  /** Short words that are English ones, too: they alone make no sentence the language's own. */
  alsoEnglish: readonly string[];
};

/** What the one matcher has to know of a language. */
export type Grammar = Lexicon & {
  /** Ways in which a typed word may be meant, the surest first: a lexicon's own words are brought to the first one. */
  forms: (word: string) => readonly string[];
  /** The same for the beginning of a word. */
  beginning: (letters: string) => string;
  /** A typed word in two where a particle is written together with it (`و` + `صداع`); `null` where it is whole. */
  split: (word: string) => readonly [string, string] | null;
  /**
   * Words that `split` would divide although their first letter mostly is their own: whole where they mean anything
   * whole.
   */
  joinsRarely: RegExp;
  /** Whether the letters of the language tell it from English: then no English word is ever touched. */
  ownScript: boolean;
};
