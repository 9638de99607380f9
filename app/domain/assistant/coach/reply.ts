import { asMessage, message } from "~/domain/message";
import { GENDERS, NO_GENDER } from "../analysis";
import type { PatientContext } from "../chat";
import { onlyTogether, understood, type Route } from "./dialogue";
import { factsOf, type Facts } from "./facts";
import { forbiddenOf, servesForbidden } from "./forbidden";
import { MEALS, mealAnswer, PLAN, WHAT_TO_EAT } from "./meals";
import { calorieAnswer, proteinAnswer, wantsBelowHealthy, type Reply } from "./numbers";
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

/** What is said after a suicidal sentence (`TEXTS.stay`): the emergency's own words need not stand before it. */
export const STAYING: Reply = [message(TEXTS.stay)];

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
): Reply {
  const facts = factsOf(context, messages, [...(typed?.medicalHistory ?? []), ...own]);
  const ask = (asked: string) => routeOf(asked, facts, typed !== null);
  const isCondition = (message: string, typedMessage: string) =>
    forbiddenOf(factsOf(null, [message], [typedMessage])) !== null;
  const { route, question } = understood(messages, own, { ask, facts, isCondition });
  if (standing === "crisis" && (route === null || route.to === "text" || changesEating(route))) return STAYING;
  if (standing !== null && route && (changesEating(route) || (route.to === "topic" && EFFORT.test(route.topic.text))))
    return [message(TEXTS["first be seen"])];
  if (route && changesEating(route) && wantsBelowHealthy(facts)) return [message(TEXTS["no lower goal"])];
  if (route && changesEating(route) && toldEatingDisorder([...own, ...messages]))
    return [message(TEXTS["eating disorder"])];
  switch (route?.to) {
    case "text":
      return [route.text];
    case "topic":
      return topicAnswer(route.topic, facts);
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
function figuresAnswer(facts: Facts, messages: readonly string[]): Reply {
  const earlier = messages.slice(0, -1).map(plain);
  if (!hasFigures(plain(messages.at(-1) ?? ""))) return [message(TEXTS.unknown)];
  if (wantsBelowHealthy(facts)) return [message(TEXTS["no lower goal"])];
  if (earlier.some((one) => CALORIES.test(one))) return calorieAnswer(facts);
  return earlier.some((one) => MEALS.test(one)) ? mealAnswer(facts, messages) : [message(TEXTS.unknown)];
}

/** Where a question is answered that stands by itself. @param isKnown whether anything was told in a form. */
function routeOf(asked: string, facts: Facts, isKnown: boolean): Route | null {
  if (HELLO.test(asked)) return { to: "text", text: message(TEXTS.greeting) };
  if (THANK.test(asked)) return { to: "text", text: message(TEXTS.thanks) };
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
function topicAnswer(topic: Topic, facts: Facts): Reply {
  const forbidden = forbiddenOf(facts);
  if (facts.hasKidneyDisease && GRAMS.test(topic.text) && /\bprotein\b/i.test(topic.text)) return calorieAnswer(facts);
  return [
    ...(topic.eatsLess && facts.caution ? [onlyTogether(facts.caution)] : []),
    asMessage(topic.text),
    ...(forbidden && servesForbidden(topic.text, forbidden)
      ? [message("Leave out of it whatever you must not eat.")]
      : []),
  ];
}

/** Genders that are words of ours; any other is the patient's own. */
const GENDER_WORDS: readonly string[] = [...GENDERS, NO_GENDER];

function aboutAnswer({ age, gender, currentSymptoms, medicalHistory }: PatientContext): Reply {
  let told = age === null ? null : message("you are {age}", { age });
  if (gender) {
    const value = GENDER_WORDS.includes(gender) ? asMessage(gender) : gender;
    told = told ? message("{told}; gender: {value}", { told, value }) : message("gender: {value}", { value });
  }
  if (currentSymptoms.length > 0) {
    const value = currentSymptoms.join(", ");
    told = told ? message("{told}; symptoms: {value}", { told, value }) : message("symptoms: {value}", { value });
  }
  if (medicalHistory.length > 0) {
    const value = medicalHistory.join(", ");
    told = told ? message("{told}; history: {value}", { told, value }) : message("history: {value}", { value });
  }
  return [
    told
      ? message(
          "From the form I know: {told}. Nothing else: I cannot see your record. What I can do is talk about what helps in general; what it is, only an examination can tell.",
          { told },
        )
      : message("I know nothing about you but what you write here: I cannot see your record."),
  ];
}
