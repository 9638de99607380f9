import { CONDITIONS } from "../conditions";
import { FINDINGS } from "../findings";
import { bodyWords } from "./body";
import { groupWords } from "./groups";
import { REWRITES } from "./rewrite";
import { Spelling } from "./spelling";
import { irregularWords, stem } from "./stem";
import { stopWords } from "./tokens";
import { wordsOf } from "./words";

const patternWords = (): string[] =>
  Object.values(FINDINGS).flatMap((finding) =>
    finding.source.split(/[\s|/=&.]+/).filter((word) => /^[a-z]{3,}$/.test(word)),
  );

let spelling: Spelling | undefined;

/** The spelling index; made when it is first asked for, so that loading the module costs nothing. */
export function lexicon(): Spelling {
  if (spelling) return spelling;
  const targets = [
    ...wordsOf("en", "phrase"),
    ...patternWords(),
    ...bodyWords(),
    ...groupWords(),
    ...irregularWords(),
  ].filter((word) => /^[a-z]+$/.test(word));
  const whole = [
    ...targets,
    ...stopWords(),
    ...wordsOf("en", "common"),
    ...wordsOf("en", "everyday"),
    ...wordsOf("en", "near"),
  ];
  // Whole words within the phrase rewrites, so that none is "corrected" before its phrase is seen.
  const inPhrases = REWRITES.flatMap(([from]) => {
    const source = from.source.replace(/\\[a-z]/g, " ");
    // "resps?" is "resps" and "resp".
    return [...(source.match(/[a-z]{4,}/g) ?? []), ...(source.replace(/[a-z]\?/g, " ").match(/[a-z]{4,}/g) ?? [])];
  });
  // One illness is not another's misspelling.
  const illnesses = Object.values(CONDITIONS).flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
  const known = new Set([...whole, ...illnesses, ...wordsOf("en", "medical"), ...whole.map(stem), ...inPhrases]);
  spelling = new Spelling(targets, known);
  return spelling;
}
