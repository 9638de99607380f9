import type { PatientContext } from "../chat";
import { understood, type Route } from "./dialogue";
import { factsOf, type Facts } from "./facts";
import { forbiddenOf, servesForbidden } from "./forbidden";
import { MEALS, mealAnswer, PLAN, WHAT_TO_EAT } from "./meals";
import { calorieAnswer, proteinAnswer, wantsBelowHealthy } from "./numbers";
import { plain } from "./plain";
import { toldEatingDisorder } from "./eating-disorder";
import { TEXTS } from "./texts";
import { PARTICULAR, TOPICS, type Topic } from "./topics";
import { patternNamed } from "./patterns";

const CALORIES = patternNamed("asks about calories");
const HELLO = /^\s*(?:hi|hello|hey|good (?:morning|evening|afternoon))\b[\s!.,]*$/;
/** Nothing but thanks: "ok but can I just do 800?" is a question. */
const THANK = patternNamed("only thanks");
/** Asked about oneself: "my symptoms", "what I told you". */
const ABOUT_ME = /\b(?:what (?:do you know|did i (?:tell|say))|my (?:symptoms?|history|situation|case)|about me)\b/;

/**
 * What stands over a conversation: thoughts of suicide, a danger to the body that nobody has looked at, or nothing.
 */
type Standing = "crisis" | "danger" | null;

/** Advice that a body in danger must not follow. */
const EFFORT = /\b(?:exercis\w*|walk\w*|strength work|moving|minutes a (?:day|week))\b/i;
/** A day's protein in numbers, which a kidney disease forbids. */
const GRAMS = /\b\d+ ?(?:to \d+ ?)?g\b/;

/**
 * The built-in chat: rules and a few tables, the same answer to the same words.
 * It knows what the patient typed into the form and the conversation so far,
 * and says so when it does not know.
 * @param messages the patient's own messages, oldest first; the last one is answered.
 * @param typed the context in the patient's own words, where those read here are a translation.
 * @param own the messages, likewise.
 */
export function coachReply(
  context: PatientContext | null,
  messages: readonly string[],
  typed = context,
  own = messages,
  standing: Standing = null,
): string {
  const facts = factsOf(context, messages, [...(typed?.medicalHistory ?? []), ...own]);
  const ask = (asked: string) => routeOf(asked, facts, typed !== null);
  const isCondition = (message: string, typedMessage: string) =>
    forbiddenOf(factsOf(null, [message], [typedMessage])) !== null;
  const { route, question } = understood(messages, own, { ask, facts, isCondition });
  if (standing === "crisis" && (route === null || route.to === "text" || changesEating(route))) return TEXTS.stay;
  if (standing !== null && route && (changesEating(route) || (route.to === "topic" && EFFORT.test(route.topic.text))))
    return TEXTS["first be seen"];
  if (route && changesEating(route) && wantsBelowHealthy(facts)) return TEXTS["no lower goal"];
  if (route && changesEating(route) && toldEatingDisorder([...own, ...messages])) return TEXTS["eating disorder"];
  switch (route?.to) {
    case "text":
      return route.text;
    case "topic":
      return said(route.topic, facts);
    case "meals":
      return mealAnswer(facts, messages, question);
    case "protein":
      return proteinAnswer(facts) ?? calorieAnswer(facts);
    case "calories":
      return calorieAnswer(facts);
    case "about me":
      return aboutAnswer(typed!);
    case undefined:
      return figuresAnswer(facts, messages);
  }
}

/** Whether an answer is about eating less, or has numbers of it. */
const changesEating = (route: Route): boolean =>
  route.to === "calories" || route.to === "protein" || (route.to === "topic" && route.topic.eatsLess);

/** To figures and nothing else, in answer to our own question for them. */
function figuresAnswer(facts: Facts, messages: readonly string[]): string {
  const earlier = messages.slice(0, -1).map(plain);
  if (!hasFigures(plain(messages.at(-1) ?? ""))) return TEXTS.unknown;
  if (wantsBelowHealthy(facts)) return TEXTS["no lower goal"];
  if (earlier.some((one) => CALORIES.test(one))) return calorieAnswer(facts);
  return earlier.some((one) => MEALS.test(one)) ? mealAnswer(facts, messages) : TEXTS.unknown;
}

/** Where a question is answered that stands by itself. @param isKnown whether anything was told in a form. */
function routeOf(asked: string, facts: Facts, isKnown: boolean): Route | null {
  if (HELLO.test(asked)) return { to: "text", text: TEXTS.greeting };
  if (THANK.test(asked)) return { to: "text", text: TEXTS.thanks };
  // Who must not eat something is told meals without it, and not what is good for others.
  const wantsMeals = PLAN.test(asked) || (WHAT_TO_EAT.test(asked) && forbiddenOf(facts) !== null);
  const particular = wantsMeals ? undefined : PARTICULAR.find(({ about }) => about.test(asked));
  if (particular) return { to: "topic", topic: particular };
  if (MEALS.test(asked)) return { to: "meals" };
  if (ABOUT_ME.test(asked) && isKnown) return { to: "about me" };
  const topic = TOPICS.find(({ about }) => about.test(asked));
  if (CALORIES.test(asked) && (!topic || isAboutNumbers(asked)))
    return { to: PROTEIN_ALONE.test(asked) ? "protein" : "calories" };
  return topic ? { to: "topic", topic } : null;
}

const isAboutNumbers = (asked: string) =>
  /\b(?:calori\w*|kcal|protein|bmi|macros?|deficit|lose|losing|weight loss)\b/.test(asked) &&
  !/\bmedic\w+\b/.test(asked);
const PROTEIN_ALONE = /^(?!.*\b(?:calori\w*|kcal|macros?|bmi)\b).*\bprotein\b/s;
const hasFigures = (asked: string) => /\d/.test(asked);

/**
 * A topic as it is said to this person: what it could harm comes first, and what they must not eat is not served
 * without a word.
 */
function said(topic: Topic, facts: Facts): string {
  const forbidden = forbiddenOf(facts);
  if (facts.hasKidneyDisease && GRAMS.test(topic.text) && /\bprotein\b/i.test(topic.text)) return calorieAnswer(facts);
  return [
    ...(topic.eatsLess && facts.caution
      ? [`${facts.caution} Please change how you eat only together with whoever treats you.`]
      : []),
    topic.text,
    ...(forbidden && servesForbidden(topic.text, forbidden) ? ["Leave out of it whatever you must not eat."] : []),
  ].join("\n\n");
}

function aboutAnswer({ age, gender, currentSymptoms, medicalHistory }: PatientContext): string {
  const told = [
    age === null ? "" : `you are ${age}`,
    gender ? `gender: ${gender}` : "",
    currentSymptoms.length > 0 ? `symptoms: ${currentSymptoms.join(", ")}` : "",
    medicalHistory.length > 0 ? `history: ${medicalHistory.join(", ")}` : "",
  ].filter(Boolean);
  return told.length > 0
    ? `From the form I know: ${told.join("; ")}. Nothing else: I cannot see your record. What I can do is talk about what helps in general; what it is, only an examination can tell.`
    : "I know nothing about you but what you write here: I cannot see your record.";
}
