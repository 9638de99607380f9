import type { PatientContext } from "~/domain/assistant/chat";
import { MAX_SYMPTOMS, readAge, withSymptom } from "~/domain/assistant/analysis";
import { splitList } from "~/domain/text";

/** The form about oneself, as it was typed. */
export type FormState = {
  age: string;
  gender: string;
  medicalHistory: string;
  symptoms: string[];
  /** What stands in the symptom entry, not added yet. */
  entry: string;
};

const NOTHING_TYPED: FormState = { age: "", gender: "", medicalHistory: "", symptoms: [], entry: "" };

/**
 * The form as its fields say, wherever they come from.
 * @param all the values of a field, none where it is not there.
 */
export const readFormState = (all: (name: string) => readonly string[]): FormState => ({
  age: all("age")[0] ?? "",
  gender: all("gender")[0] ?? "",
  medicalHistory: all("medicalHistory")[0] ?? "",
  symptoms: all("symptom").slice(0, MAX_SYMPTOMS).reduce<string[]>(withSymptom, []),
  entry: all("entry")[0] ?? "",
});

/** With what stands in the entry added to the list. */
export const withEntry = (typed: FormState): FormState => {
  const symptoms = withSymptom(typed.symptoms, typed.entry);
  return { ...typed, symptoms, entry: "" };
};

/** What the assistant is told of it (AIC-24). */
export const contextOf = ({ age, gender, medicalHistory, symptoms }: FormState): PatientContext => ({
  age: readAge(age),
  gender,
  currentSymptoms: symptoms,
  medicalHistory: splitList(medicalHistory),
});

/** The form again, from what the assistant was told. */
export const toFormState = (context: PatientContext | null): FormState =>
  context
    ? {
        ...NOTHING_TYPED,
        age: context.age === null ? "" : String(context.age),
        gender: context.gender,
        medicalHistory: context.medicalHistory.join(", "),
        symptoms: context.currentSymptoms,
      }
    : NOTHING_TYPED;
