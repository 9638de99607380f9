import type { PatientContext } from "~/domain/assistant/chat";
import { readAge, withSymptom } from "~/domain/assistant/analysis";
import { splitList } from "~/domain/text";

/** The form about oneself, as it was typed. */
export type Typed = {
  age: string;
  gender: string;
  medicalHistory: string;
  symptoms: string[];
  /** What stands in the symptom entry, not added yet. */
  entry: string;
};

export const NOTHING_TYPED: Typed = { age: "", gender: "", medicalHistory: "", symptoms: [], entry: "" };

/** With what stands in the entry added to the list. */
export const withEntry = (typed: Typed): Typed => {
  const symptoms = withSymptom(typed.symptoms, typed.entry);
  return { ...typed, symptoms, entry: "" };
};

/** What the assistant is told of it (AIC-24). */
export const contextOf = ({ age, gender, medicalHistory, symptoms }: Typed): PatientContext => ({
  age: readAge(age),
  gender,
  currentSymptoms: symptoms,
  medicalHistory: splitList(medicalHistory),
});

/** The form again, from what the assistant was told. */
export const typedOf = (context: PatientContext | null): Typed =>
  context
    ? { ...NOTHING_TYPED, age: context.age === null ? "" : String(context.age), gender: context.gender, medicalHistory: context.medicalHistory.join(", "), symptoms: context.currentSymptoms }
    : NOTHING_TYPED;
