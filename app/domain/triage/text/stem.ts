import irregularRows from "~/content/triage/generated/irregular-words";

/** Words that no rule of English endings brings together with their family. */
const irregular = new Map<string, string>(irregularRows.map(({ word, base }) => [word, base]));

/** Their written forms, for the spelling index. */
export const irregularWords = (): string[] => [...irregular.keys()];

const KEEP = /(?:ss|us|is|as|os)$/;

/**
 * The stem that a word shares with its family: `vomiting`, `vomited` → `vomit`.
 * Pattern words and the patient's words go through the same function, so it only
 * has to be consistent. Expects lower case.
 */
export function stem(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return withoutE(known);
  if (word.length <= 3 || /[\d_.]/.test(word)) return word;
  let base = word;
  if (base.endsWith("'s")) base = base.slice(0, -2);
  if (base.endsWith("iness")) base = `${base.slice(0, -5)}y`;
  else if (base.endsWith("ness") && base.length > 6) base = base.slice(0, -4);
  else if (base.endsWith("ies") && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:[sxz]|ch|sh)es$/.test(base) && base.length > 4) base = base.slice(0, -2);
  else if (base.endsWith("s") && !KEEP.test(base)) base = base.slice(0, -1);
  if (base.endsWith("ing") && base.length > 5) base = undouble(base.slice(0, -3));
  else if (base.endsWith("ed") && base.length > 4 && !base.endsWith("eed")) base = undouble(base.slice(0, -2));
  else if (base.endsWith("ly") && base.length > 5) base = base.slice(0, -2);
  return withoutE(irregular.get(base) ?? base);
}

const withoutE = (base: string) => (base.endsWith("e") && base.length > 3 ? base.slice(0, -1) : base);

const undouble = (base: string) => (/([bdgkmnprt])\1$/.test(base) && base.length > 3 ? base.slice(0, -1) : base);
