import { COLLOQUIAL } from "./colloquial";
import { CRISIS } from "./crisis";
import { EVERYDAY_SAYINGS } from "./everyday";
import { LIFE_TIMES } from "./long-ago";
import { NORMALS } from "./normal";
import { CONTRACTIONS, PHRASES } from "./phrases";
import { PLAIN_DANGER } from "./plain-danger";
import { SAYINGS } from "./sayings";

/** In their order: times of life before what was then, plain dangers before what sounds like wanting to die, and both before what is everyday and the pictures, what is normal before what the phrases make of "breathing", pictures before plain words. */
export const REWRITES = [
  ...CONTRACTIONS,
  ...LIFE_TIMES,
  ...NORMALS,
  ...COLLOQUIAL,
  ...PLAIN_DANGER,
  ...CRISIS,
  ...EVERYDAY_SAYINGS,
  ...SAYINGS,
  ...PHRASES,
] as const;

/** Lower case, plain quotes and dashes, one space between words. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/** What is said with several words becomes one word (`sayings.ts`, `phrases.ts`) and what is normal a denial (`normal.ts`). Expects `plain` text. */
export function joinPhrases(text: string): string {
  let out = text;
  for (const [from, to] of REWRITES) out = out.replace(from, to);
  return out;
}
