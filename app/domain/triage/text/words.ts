import type { Language } from "../../language";
import lists from "~/content/triage/generated/word-lists";

type List = (typeof lists)[number]["list"];

/** The words of a list, in their order. */
export const wordsOf = (language: Language, list: List): string[] =>
  lists.filter((row) => row.language === language && row.list === list).flatMap(({ words }) => words);
