import { asMessage, message, type Message, type PlainId, type Value } from "~/domain/message";
import { bodyMassIndex, dailyTargets, proteinNeed, type Body } from "~/domain/nutrition/energy";
import { healthyWeights, MIN_HEALTHY_BMI } from "~/domain/prediction/bmi";
import { fromKg } from "~/domain/weight/units";
import type { Facts } from "./facts";
import { TEXTS } from "./texts";

/** What the coach answers, a paragraph each. */
export type Reply = readonly Value[];

const NEEDED: [keyof Body, PlainId][] = [
  ["kg", "your weight"],
  ["cm", "your height"],
  ["age", "your age"],
  ["sex", "whether you are a man or a woman (the formula needs it)"],
];

/** Several things, with commas between them. @param items one at least. */
export function separated([first, ...others]: readonly Message[]): Message {
  return others.length === 0 ? first! : message("{first}, {others}", { first: first!, others: separated(others) });
}

/** The same with an "and" before the last one. */
export function listed([first, ...others]: readonly Message[]): Message {
  if (others.length === 0) return first!;
  return others.length === 1
    ? message("{first} and {last}", { first: first!, last: others[0]! })
    : message("{first}, {others}", { first: first!, others: listed(others) });
}

/** A number of kcal as it is said in English. */
export const thousands = (kcal: number) => kcal.toLocaleString("en-US");

/** Whether enough was told to work out a day's energy. */
export const isComplete = (body: Partial<Body>): body is Body => NEEDED.every(([name]) => body[name] !== undefined);

/** A day's protein, of which a weight says enough; `null` without one. */
export function proteinAnswer({ body: { kg, cm }, caution }: Facts): Reply | null {
  if (caution || kg === undefined) return null;
  return [
    message(
      cm === undefined
        ? "While losing weight about {from} to {to} g of protein a day keeps more of your muscle: 25 to 30 g at each meal, and some in between. Above a BMI of 30 less is enough: tell me your height, and I work it out."
        : "While losing weight about {from} to {to} g of protein a day keeps more of your muscle: 25 to 30 g at each meal, and some in between.",
      proteinNeed({ kg, cm }),
    ),
  ];
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
export function calorieAnswer({ body, goalKg, activity, caution }: Facts): Reply {
  if (caution)
    return [
      [
        message(caution),
        message("Please have a dietitian or your doctor set the numbers; “Find Specialists” in the menu lists some."),
        message(
          "What is safe to begin with is the plate method: half vegetables, a quarter protein, a quarter whole grains.",
        ),
      ],
    ];
  // Nobody of a healthy weight or less is given a number to go lower by.
  if (wantsBelowHealthy({ body, goalKg })) return [asMessage(TEXTS["no lower goal"])];
  const missing = NEEDED.filter(([name]) => body[name] === undefined).map(([, words]) => message(words));
  if (missing.length > 0)
    return [
      message(
        "I can work that out by a published formula (Mifflin–St Jeor). Tell me {needed}, and how active you are, for example “82 kg, 168 cm, 45 years old, woman, desk job”.",
        { needed: listed(missing) },
      ),
    ];
  const whole = body as Body;
  const index = bodyMassIndex(whole);
  const { resting, keep, lose, raised, proteinFrom, proteinTo } = dailyTargets(whole, activity ?? "light");
  const base = message(
    "At rest you use about {resting} kcal a day, and with your activity ({activity}) about {keep} kcal. Your BMI is {index}.",
    {
      resting: thousands(resting),
      activity: asMessage(activity ?? "I assumed a little walking"),
      keep: thousands(keep),
      index: index.toFixed(1),
    },
  );
  const isTooLow = goalKg !== undefined && goalKg < whole.kg && goalKg < healthyWeights(whole.cm).from;
  const goal = isTooLow ? [goalTooLow(whole.cm)] : [];
  if (index < MIN_HEALTHY_BMI)
    return [
      base,
      message(
        "That is below the usual range, so I will not suggest eating less. If you have lost weight without meaning to, please see a doctor soon.",
      ),
      ...goal,
    ];
  const protein = message("Protein: about {from} to {to} g a day, spread over your meals, keeps more of your muscle.", {
    from: proteinFrom,
    to: proteinTo,
  });
  if (index < HEALTHY_BELOW)
    return [
      base,
      message(
        "That is in the usual range, so there is no need to lose weight for your health. To stay as you are, aim at about {keep} kcal. {protein}",
        { keep: thousands(keep), protein },
      ),
      ...goal,
    ];
  return [
    base,
    message(
      raised
        ? "To lose weight slowly: about {lose} kcal a day. That is the least I suggest to anybody without a doctor's supervision, so it will go more slowly. {protein}"
        : "To lose weight slowly: about {lose} kcal a day. At first that gives about a pound a week; it slows down, because a lighter body needs less. {protein}",
      { lose: thousands(lose), protein },
    ),
    ...goal,
    message(
      "The formula can be off by a tenth in either direction: let three weeks on the scale correct it. Shall I put together a day's meals? Tell me if you have allergies or follow a diet.",
    ),
  ];
}

/** Up to the next whole one: what is named has to be healthy. */
function goalTooLow(cm: number): Message {
  const kg = healthyWeights(cm).from;
  return message(
    "The weight that you name as your goal is below a healthy one for your height (a BMI under 18.5), so I will not plan for it. The least that is healthy for you is about {kg} kg ({lb} lb); a doctor or dietitian can look for a goal with you.",
    { kg: Math.ceil(kg), lb: Math.ceil(fromKg(kg, "lb")) },
  );
}
