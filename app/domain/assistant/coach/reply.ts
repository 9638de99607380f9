import { bodyMassIndex, dailyTargets, type Body } from "~/domain/nutrition/energy";
import { healthyWeights, LEAST_HEALTHY_BMI } from "~/domain/prediction/bmi";
import { fromKg } from "~/domain/weight/units";
import { dayPlan } from "~/domain/nutrition/day-plan";
import type { PatientContext } from "../chat";
import { factsOf, type Facts } from "./facts";
import { GREETING, THANKS, TOPICS, UNKNOWN } from "./topics";

const MEALS = /\b(?:meal plan|meal ideas?|day'?s? plan|plan (?:me )?a day|what (?:should|can|could|shall) i (?:eat|cook|have)|recipes?|menu for|breakfast|lunch|dinner ideas?|dinner)\b/;
const CALORIES = /\b(?:calori\w*|kcal|energy need|how much (?:should i eat|protein)|protein|bmi|macros?|lose (?:some )?(?:weight|\d)|weight loss|losing weight|deficit)\b/;
const HELLO = /^\s*(?:hi|hello|hey|good (?:morning|evening|afternoon))\b[\s!.,]*$/;
const THANK = /^\s*(?:thanks?|thank you|thx|great|ok(?:ay)?|perfect)\b.{0,30}$/;
/** Asked about oneself: "my symptoms", "what I told you". */
const ABOUT_ME = /\b(?:what (?:do you know|did i (?:tell|say))|my (?:symptoms?|history|situation|case)|about me)\b/;

/**
 * The built-in chat: rules and a few tables, the same answer to the same words.
 * It knows what the patient typed into the form and the conversation so far,
 * and says so when it does not know.
 * @param messages the patient's own messages, oldest first; the last one is answered.
 * @param typed the context in the patient's own words, where those read here are a translation.
 * @param said the messages, likewise.
 */
export function coachReply(context: PatientContext | null, messages: readonly string[], typed = context, said = messages): string {
  const asked = (messages.at(-1) ?? "").toLowerCase().replaceAll("’", "'");
  const facts = factsOf(context, messages, [...(typed?.medicalHistory ?? []), ...said]);
  if (HELLO.test(asked)) return GREETING;
  if (THANK.test(asked)) return THANKS;
  if (MEALS.test(asked)) return mealAnswer(facts, messages);
  if (ABOUT_ME.test(asked) && typed) return aboutAnswer(typed);
  const wantsNumbers = CALORIES.test(asked);
  const topic = TOPICS.find(({ about }) => about.test(asked));
  if (wantsNumbers && (!topic || isAboutNumbers(asked))) return calorieAnswer(facts);
  // Only figures, in answer to our own question for them.
  if (!topic && hasFigures(asked) && messages.slice(0, -1).some((earlier) => CALORIES.test(earlier.toLowerCase()))) return calorieAnswer(facts);
  if (!topic && hasFigures(asked) && messages.slice(0, -1).some((earlier) => MEALS.test(earlier.toLowerCase()))) return mealAnswer(facts, messages);
  return topic?.text ?? UNKNOWN;
}

const isAboutNumbers = (asked: string) => /\b(?:calori\w*|kcal|protein|bmi|macros?|deficit|lose|losing|weight loss)\b/.test(asked) && !/\b(?:plateau|stuck|not losing|semaglutide|ozempic|wegovy|medic\w+|keto|fasting)\b/.test(asked);
const hasFigures = (asked: string) => /\d/.test(asked);

const NEEDED: [keyof Body, string][] = [
  ["kg", "your weight"],
  ["cm", "your height"],
  ["age", "your age"],
  ["sex", "whether you are a man or a woman (the formula needs it)"],
];

const listed = (items: readonly string[]) => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`);

function calorieAnswer({ body, goalKg, activity, caution }: Facts): string {
  if (caution) return `${caution} Please have a dietitian or your doctor set the numbers; “Find Specialists” in the menu lists some. What is safe to begin with is the plate method: half vegetables, a quarter protein, a quarter whole grains.`;
  const missing = NEEDED.filter(([name]) => body[name] === undefined).map(([, words]) => words);
  if (missing.length > 0) {
    return `I can work that out by a published formula (Mifflin–St Jeor). Tell me ${listed(missing)}, and how active you are, for example “82 kg, 168 cm, 45 years old, woman, desk job”.`;
  }
  const whole = body as Body;
  const index = bodyMassIndex(whole);
  const { resting, keep, lose, raised, proteinFrom, proteinTo } = dailyTargets(whole, activity ?? "light");
  const number = (value: number) => value.toLocaleString("en-US");
  const base =
    `At rest you use about ${number(resting)} kcal a day, and with your activity (${activity ?? "I assumed a little walking"}) about ${number(keep)} kcal. Your BMI is ${index.toFixed(1)}.`;
  const goal = goalKg !== undefined && goalKg < whole.kg && goalKg < healthyWeights(whole.cm).from ? `\n\n${goalTooLow(whole.cm)}` : "";
  if (index < LEAST_HEALTHY_BMI) return `${base}\n\nThat is below the usual range, so I will not suggest eating less. If you have lost weight without meaning to, please see a doctor soon.${goal}`;
  const protein = `Protein: about ${proteinFrom} to ${proteinTo} g a day, spread over your meals, keeps more of your muscle.`;
  if (index < 25) return `${base}\n\nThat is in the usual range, so there is no need to lose weight for your health. To stay as you are, aim at about ${number(keep)} kcal. ${protein}${goal}`;
  const floor = raised ? " That is the least I suggest to anybody without a doctor's supervision, so it will go more slowly." : " At first that gives about a pound a week; it slows down, because a lighter body needs less.";
  return `${base}\n\nTo lose weight slowly: about ${number(lose)} kcal a day.${floor} ${protein}${goal}\n\nThe formula can be off by a tenth in either direction: let three weeks on the scale correct it. Shall I put together a day's meals? Tell me if you have allergies or follow a diet.`;
}

/** Up to the next whole one: what is named has to be healthy. */
function goalTooLow(cm: number): string {
  const kg = healthyWeights(cm).from;
  return `The weight that you name as your goal is below a healthy one for your height (a BMI under ${LEAST_HEALTHY_BMI}), so I will not plan for it. The least that is healthy for you is about ${Math.ceil(kg)} kg (${Math.ceil(fromKg(kg, "lb"))} lb); a doctor or dietitian can look for a goal with you.`;
}

const NAMES = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner", snack: "Snack" } as const;

const UNCLEAR = "You told me that there is something you must not eat, but I did not understand which food, so I will not put meals together yet. Please name the food alone, for example “allergic to peanuts”. A dietitian can plan with you: see “Find Specialists” in the menu.";

function mealAnswer(facts: Facts, messages: readonly string[]): string {
  const { body, activity, diet, allergens, avoided, unclear, caution } = facts;
  // What somebody must not eat is asked for again rather than guessed.
  if (unclear) return UNCLEAR;
  // Figures of calories do harm in an eating disorder, and a plan for everybody suits neither a pregnancy nor insulin.
  if (caution) return calorieAnswer(facts);
  const isComplete = NEEDED.every(([name]) => body[name] !== undefined);
  const mayLose = isComplete && bodyMassIndex(body as Body) >= 25;
  const targets = isComplete ? dailyTargets(body as Body, activity ?? "light") : null;
  const target = targets ? (mayLose ? targets.lose : targets.keep) : 1_600;
  const earlier = messages.slice(0, -1).filter((message) => MEALS.test(message.toLowerCase())).length;
  const plan = dayPlan({ diet, allergens, avoided }, target, earlier);
  const respected = [diet === "everything" ? "" : diet, ...allergens.map((allergen) => `no ${allergen}`), ...avoided.map((food) => `no ${food}`)].filter(Boolean);
  if (!plan) return `My small table has no whole day for ${listed(respected)}. A dietitian can plan one for you: see “Find Specialists” in the menu.`;

  const lines = plan.meals.map(({ name, meal, kcal, protein, ingredients, how }) => `${NAMES[meal]}: ${name} (${kcal} kcal, ${protein} g protein). ${ingredients.join(", ")}. ${how}`);
  const about = respected.length > 0 ? ` (${respected.join(", ")})` : "";
  const intro = `A day's meals${about}, about ${plan.kcal.toLocaleString("en-US")} kcal and ${plan.protein} g protein${targets ? `; your target is about ${target.toLocaleString("en-US")} kcal` : ""}:`;
  const allergy = allergens.length + avoided.length > 0 ? "\n\nRead the labels all the same: I go by the main ingredients and do not know about traces." : "";
  const ask = targets ? "" : "\n\nFor a plan in your size tell me your weight, height, age and how active you are.";
  return `${intro}\n\n${lines.join("\n\n")}${allergy}${ask}\n\nAsk again for another day.`;
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
