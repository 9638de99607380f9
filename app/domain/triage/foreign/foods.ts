import type { Sayings } from "./grammar";

/** Foods in English with their words in a language, `allergy` the words by which an allergy is told: kept as "allergic to <food>", so that no food is lost. */
export const allergicTo = (foods: Sayings, allergy: string): Sayings =>
  Object.fromEntries(
    Object.entries(foods).map(([food, words]) => [`allergic to ${food}`, `${allergy} ${words.split(" | ").join("/")}`]),
  );
