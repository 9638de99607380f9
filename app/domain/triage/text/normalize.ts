import { REWRITES } from "./rewrite";

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

/** What is said with several words becomes one word, and what is normal a denial. Expects `plain` text. */
export function joinPhrases(text: string): string {
  let out = text;
  for (const [from, to] of REWRITES) out = out.replace(from, to);
  return out;
}
