import type { PlainId } from "../message";
import { bodyMassIndex, MIN_HEALTHY_BMI } from "./bmi";

export type Contraindication = {
  reason: "minor" | "pregnancy" | "eating disorder" | "underweight";
  message: PlainId;
  /** Who can help instead. */
  help: PlainId;
};

/** What decides about it; what is not known is left out. */
export type ContraindicationFacts = {
  /** years */ age?: number | undefined;
  pregnant?: boolean | undefined;
  eatingDisorderHistory?: boolean | undefined;
};

const ADULT = 18;

/** For a loss that ends below a healthy weight, or begins there. */
const UNDERWEIGHT: Contraindication = {
  reason: "underweight",
  message: "We do not forecast a loss to below a healthy weight for your height (a BMI under 18.5).",
  help: "Please talk to your doctor about your weight and this goal. If food or weight take over your thoughts, tell them; in a crisis call or text 988.",
};

/** For whom nothing is computed: the models were not made for them, and a number could do harm. */
export function findContraindication({
  age,
  pregnant,
  eatingDisorderHistory,
}: ContraindicationFacts): Contraindication | null {
  if (age !== undefined && age < ADULT) {
    return {
      reason: "minor",
      message: "These models were made for adults. A body that still grows needs other measures.",
      help: "Talk to your pediatrician or family doctor, together with a parent if you like. They judge weight by growth charts.",
    };
  }
  if (pregnant) {
    return {
      reason: "pregnancy",
      message: "These models do not hold in pregnancy, when weight, blood pressure and metabolism follow other rules.",
      help: "Your midwife or obstetrician can tell you what to eat and how much to gain. With a severe headache, trouble seeing, bleeding or pain call them now, or 911.",
    };
  }
  if (eatingDisorderHistory) {
    return {
      reason: "eating disorder",
      message:
        "We do not put numbers on weight and calories for somebody who has had an eating disorder: they can do harm.",
      help: "Somebody from your care team can plan with you without numbers: book a visit at /book-appointment. If food or weight take over your thoughts, tell your doctor; in a crisis call or text 988.",
    };
  }
  return null;
}

/** A loss as it is planned or forecast, kg; the height in cm, `null` where it is not known. */
export type Loss = { heightCm: number | null; fromKg: number; toKg: number };

/**
 * Whom losing weight is not for: everybody of `findContraindication`, and whoever would come
 * below a healthy weight or is there already (a BMI under 18.5). The one rule for
 * the forecast's endpoint, the goal's form and the dashboard's forecast. `null` of
 * a weight that stays or rises: that is no loss.
 */
export function lossContraindication(
  facts: ContraindicationFacts,
  { heightCm, fromKg, toKg }: Loss,
): Contraindication | null {
  if (toKg >= fromKg) return null;
  return (
    findContraindication(facts) ??
    (heightCm !== null && bodyMassIndex(toKg, heightCm) < MIN_HEALTHY_BMI ? UNDERWEIGHT : null)
  );
}
