import { plain } from "./plain";
import { patternNamed } from "./patterns";

/**
 * Whether somebody told, in their own words, of something that they must not eat, whatever it is. Looked for in
 * English, Spanish and Arabic before anything is translated: a translation that loses the food must not lose the
 * warning.
 */
const TOLD = patternNamed("told of forbidden food");

/** "No allergies", which is the opposite, and what is no food: asking is not worth it for hay fever. */
const DENIED = patternNamed("no allergies", "g");
const NO_FOOD = patternNamed("allergies that are not to food", "g");

/**
 * Sentences, and entries of a history, that tell of something not to be eaten. @param own what was typed, untranslated
 */
export const tellsOfForbidden = (own: readonly string[]): boolean =>
  own.some((text) =>
    plain(text)
      .replace(DENIED, " ")
      .replace(NO_FOOD, " ")
      .split(/[.;!?؟\n]+/)
      .some((sentence) => TOLD.test(sentence)),
  );
