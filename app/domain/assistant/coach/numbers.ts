import { bodyMassIndex, dailyTargets, proteinNeed, type Body } from "~/domain/nutrition/energy";
import { healthyWeights, LEAST_HEALTHY_BMI } from "~/domain/prediction/bmi";
import { fromKg } from "~/domain/weight/units";
import type { Facts } from "./facts";
import { TEXTS } from "./texts";

const NEEDED: [keyof Body, string][] = [
  ["kg", "your weight"],
  ["cm", "your height"],
  ["age", "your age"],
  ["sex", "whether you are a man or a woman (the formula needs it)"],
];

export const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** A number of kcal as it is said in English. */
export const thousands = (kcal: number) => kcal.toLocaleString("en-US");

/** Whether enough was told to work out a day's energy. */
export const isComplete = (body: Partial<Body>): body is Body => NEEDED.every(([name]) => body[name] !== undefined);

/** A day's protein, of which a weight says enough; `null` without one. */
export function proteinAnswer({ body: { kg, cm }, caution }: Facts): string | null {
  if (caution || kg === undefined) return null;
  const { from, to } = proteinNeed({ kg, cm });
  const height = cm === undefined ? " Above a BMI of 30 less is enough: tell me your height, and I work it out." : "";
  return `While losing weight about ${from} to ${to} g of protein a day keeps more of your muscle: 25 to 30 g at each meal, and some in between.${height}`;
}

/** The BMI up to which a weight is in the usual range (WHO; CDC). */
const HEALTHY_BELOW = 25;
/** Whether somebody of a healthy weight or less wants to weigh less, as far as they told. */
export const wantsBelowHealthy = ({ body: { kg, cm }, goalKg }: Pick<Facts, "body" | "goalKg">): boolean =>
  kg !== undefined &&
  cm !== undefined &&
  goalKg !== undefined &&
  goalKg < kg &&
  bodyMassIndex({ kg, cm }) < HEALTHY_BELOW;

/** A day's energy, and what to eat to lose weight slowly; what is missing for it, or why a formula is not for them. */
export function calorieAnswer({ body, goalKg, activity, caution }: Facts): string {
  if (caution)
    return `${caution} Please have a dietitian or your doctor set the numbers; “Find Specialists” in the menu lists some. What is safe to begin with is the plate method: half vegetables, a quarter protein, a quarter whole grains.`;
  // Nobody of a healthy weight or less is given a number to go lower by.
  if (wantsBelowHealthy({ body, goalKg })) return TEXTS["no lower goal"];
  const missing = NEEDED.filter(([name]) => body[name] === undefined).map(([, words]) => words);
  if (missing.length > 0) {
    return `I can work that out by a published formula (Mifflin–St Jeor). Tell me ${listed(missing)}, and how active you are, for example “82 kg, 168 cm, 45 years old, woman, desk job”.`;
  }
  const whole = body as Body;
  const index = bodyMassIndex(whole);
  const { resting, keep, lose, raised, proteinFrom, proteinTo } = dailyTargets(whole, activity ?? "light");
  const base = `At rest you use about ${thousands(resting)} kcal a day, and with your activity (${activity ?? "I assumed a little walking"}) about ${thousands(keep)} kcal. Your BMI is ${index.toFixed(1)}.`;
  const goal =
    goalKg !== undefined && goalKg < whole.kg && goalKg < healthyWeights(whole.cm).from
      ? `\n\n${goalTooLow(whole.cm)}`
      : "";
  if (index < LEAST_HEALTHY_BMI)
    return `${base}\n\nThat is below the usual range, so I will not suggest eating less. If you have lost weight without meaning to, please see a doctor soon.${goal}`;
  const protein = `Protein: about ${proteinFrom} to ${proteinTo} g a day, spread over your meals, keeps more of your muscle.`;
  if (index < HEALTHY_BELOW)
    return `${base}\n\nThat is in the usual range, so there is no need to lose weight for your health. To stay as you are, aim at about ${thousands(keep)} kcal. ${protein}${goal}`;
  const floor = raised
    ? " That is the least I suggest to anybody without a doctor's supervision, so it will go more slowly."
    : " At first that gives about a pound a week; it slows down, because a lighter body needs less.";
  return `${base}\n\nTo lose weight slowly: about ${thousands(lose)} kcal a day.${floor} ${protein}${goal}\n\nThe formula can be off by a tenth in either direction: let three weeks on the scale correct it. Shall I put together a day's meals? Tell me if you have allergies or follow a diet.`;
}

/** Up to the next whole one: what is named has to be healthy. */
function goalTooLow(cm: number): string {
  const kg = healthyWeights(cm).from;
  return `The weight that you name as your goal is below a healthy one for your height (a BMI under ${LEAST_HEALTHY_BMI}), so I will not plan for it. The least that is healthy for you is about ${Math.ceil(kg)} kg (${Math.ceil(fromKg(kg, "lb"))} lb); a doctor or dietitian can look for a goal with you.`;
}
