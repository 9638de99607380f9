import { z } from "zod";
import { ALLERGENS } from "../nutrition/vocabulary";
import type { MessageIds } from "../../locales/generated/ids";
import { flag, key, list, messageIn, optional, pattern, text } from "../columns";

const patterns = () => list(pattern("pieces"));
const topicText = () => messageIn<MessageIds["medical/topics"]>("medical/topics");

export const tables = {
  /** What several patterns share. */
  pieces: z.object({ name: key(), pattern: pattern("pieces") }),

  topics: z.object({
    area: z.enum(["medicines", "weight", "site", "health"]),
    /** Whole words of a message in lower case. */
    about: patterns(),
    text: topicText(),
    /** What is said to "why?". */
    why: optional(topicText()),
    /** It is about eating less or otherwise: to whom that could do harm, it begins with what is to be minded. */
    eatsLess: flag(),
  }),

  texts: z.object({ name: key(), text: topicText() }),

  /**
   * What a message tells of, folded: whole words of English and Spanish, and Arabic words with what is written with
   * them.
   */
  signs: z.object({ sign: key(), latin: patterns(), arabic: patterns() }),

  /** Whole messages that say nothing by themselves, by what they ask of the subject before them. */
  "follow-ups": z.object({
    kind: z.enum(["why", "safe", "amount", "the other", "another", "more"]),
    way: pattern("pieces"),
  }),

  /** Dishes and ingredients, by what is in them; `noneOfIt` has the name and none of it. */
  "served-foods": z.object({
    kind: z.enum([...ALLERGENS, "meat", "honey"]),
    latin: patterns(),
    arabic: patterns(),
    noneOfIt: patterns(),
  }),

  /** What somebody tells of themselves, in lower case: words of a value, and what counts within other words, too. */
  facts: z.object({
    fact: z.enum(["sex", "activity", "diet", "law", "need", "allergen", "caution"]),
    value: text(),
    wholeWords: patterns(),
    anywhere: patterns(),
  }),
  /** Words after "allergic to" or "avoid" that are no food. */
  "no-foods": z.object({ word: key() }),
};
