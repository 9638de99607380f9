import { folded } from "./folded";
import { SIGNS, tells } from "./signs";

/*
 * Signs of an eating disorder, and questions for its methods (American Psychiatric Association, practice guideline
 * 2023; NIMH). Read in English, Spanish and Arabic, folded. What is a plain illness, a usual fasting window or a
 * religious fast is none.
 */

/** Of a day's energy. */
const KCAL = /(\d{1,2}[.,]?\d{3}|\d{2,3})(?:\s|-|to){0,6}(?:k?cals?\b|calori\w*|سعر)/gu;
/** Below this nobody is planned for at all, by day. */
const STARVATION = 800;

const numbersOf = (text: string) => [...text.matchAll(KCAL)].map(([, number]) => Number(number!.replace(/[.,]/, "")));

const eatsNextToNothing = (asked: string) =>
  asked
    .split(/[.!?\n]+/)
    .some(
      (sentence) =>
        tells(sentence, "calories by day") &&
        !tells(sentence, "calories of no day") &&
        numbersOf(sentence).some((kcal) => kcal > 0 && kcal < STARVATION),
    );

const MIN_NAMED = 300;

/** A number of a day's calories that is named without a unit, in a conversation about them. */
function bareKcal(asked: string, all: string): number | null {
  if (!tells(all, "about calories") || numbersOf(asked).length > 0) return null;
  const found = SIGNS["bare calories"].exec(asked)?.[1];
  // Smaller numbers are weights and minutes.
  return found === undefined || Number(found) < MIN_NAMED ? null : Number(found);
}

/**
 * The least that is planned for (`MIN_INTAKE`): who asks for less without saying so much by a unit is told why not.
 */
const LEAST = 1_200;

/** Whether in a conversation about calories fewer are asked for than anybody should have. */
export function asksForTooFew(asked: string, all: string): boolean {
  const named = bareKcal(asked, all);
  return (
    (named !== null && named >= STARVATION && named < LEAST) ||
    (tells(all, "about calories") && tells(asked, "asks for less"))
  );
}

/** Whether what is asked tells of an eating disorder, or asks how to have one. */
export function hasEatingDisorder(asked: string, all: string): boolean {
  const isIll = tells(asked, "other cause");
  return (
    tells(asked, "purge") ||
    (tells(asked, "laxatives") && !tells(asked, "constipated")) ||
    tells(asked, "wish for anorexia") ||
    tells(asked, "compulsion") ||
    tells(asked, "skipped insulin") ||
    eatsNextToNothing(asked) ||
    (bareKcal(asked, all) ?? STARVATION) < STARVATION ||
    (!isIll && tells(asked, "no food")) ||
    (!tells(asked, "religious") && tells(asked, "long fast"))
  );
}

/** Whether any message of a conversation did. */
export const toldEatingDisorder = (messages: readonly string[]): boolean =>
  messages.some((message) => hasEatingDisorder(folded(message), ""));
