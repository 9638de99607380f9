import rows from "~/content/assistant/generated/follow-ups";
import { anyOf, patternNamed } from "./patterns";

/**
 * What a short message means that says nothing by itself ("why?", "and for dinner?", "is that safe for me?"): what it
 * asks of the subject before it. Read in a person's own words, in three languages: so little of them is left in a
 * translation that nothing tells a question from a filler.
 */
export type FollowUp = (typeof rows)[number]["kind"] | "and";

/** The whole message, but for how it begins and ends. */
const whole = (ways: readonly string[]) =>
  new RegExp(
    `^(?:${anyOf(["{and}"])}[\\s,]+|و)*(?:${anyOf(ways)})(?: then| please|,? por favor|,? entonces| من فضلك)?$`,
    "u",
  );
const WHOLE = [...new Set(rows.map(({ kind }) => kind))].map(
  (kind) => [kind, whole(rows.filter((row) => row.kind === kind).map(({ way }) => way))] as const,
);

/** What begins a message that goes on with the one before it. */
const GOES_ON = patternNamed("goes on", "u");
/** More than so many words are a question of their own. */
const MAX_WORDS = 9;

/**
 * How a message goes on with what was said before it, or `null` for one that stands by itself. @param own as it was
 * typed.
 */
export function followUpOf(own: string): FollowUp | null {
  const text = own
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[¿?؟!¡."“”…]+/g, " ")
    .replace(/[\u064b-\u0652]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (text.split(" ").length > MAX_WORDS) return null;
  return WHOLE.find(([, ways]) => ways.test(text))?.[0] ?? (GOES_ON.test(text) ? "and" : null);
}
