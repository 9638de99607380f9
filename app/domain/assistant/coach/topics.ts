import rows from "~/content/assistant/generated/topics";
import { anyOf } from "./patterns";

/**
 * Something the built-in chat can say about a subject; found in a message in lower case, `about` is what it is about.
 */
export type Topic = Omit<(typeof rows)[number], "about"> & { about: RegExp };

/** What the built-in chat knows, in the order in which it looks. */
export const TOPICS: readonly Topic[] = rows.map((row) => ({
  ...row,
  about: new RegExp(`\\b(?:${anyOf(row.about)})\\b`),
}));

/**
 * Questions so particular that they are no question for a day's meals or for calories, whatever words of those are in
 * them.
 */
export const PARTICULAR = TOPICS.filter(({ area }) => area === "medicines" || area === "weight");
