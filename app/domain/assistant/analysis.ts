import type { ToastMessage } from "~/domain/toast";

/** The genders that the form offers (AIC-03). */
export const GENDERS = ["male", "female", "other"] as const;

/** How old a patient is taken to be who does not say (AIC-12). */
export const DEFAULT_AGE = 30;
/** Who is said to have no gender (AIC-13). */
export const NO_GENDER = "unknown";

export const MAX_SYMPTOMS = 30;
export const MAX_SYMPTOM = 200;

export const NO_SYMPTOMS: ToastMessage = {
  title: "No symptoms provided",
  description: "Please add at least one symptom to analyze.",
};
export const ANALYSIS_COMPLETE: ToastMessage = {
  title: "Analysis Complete",
  description: "AI has completed the symptom analysis.",
};
export const ANALYSIS_FAILED: ToastMessage = {
  title: "Analysis Failed",
  description: "Failed to analyze symptoms. Please try again.",
  variant: "destructive",
};
/** When it could not be kept that no one is ill. */
export const DANGER_NOT_CLEARED: ToastMessage = {
  title: "Not sent",
  description: "That could not be stored. Try again in a moment.",
  variant: "destructive",
};
export const NOT_CLEARED: ToastMessage = {
  title: "Not removed",
  description: "The analysis is still here. Please try again.",
  variant: "destructive",
};

/** A list with one more symptom, unless it is empty or there already, whatever its case (AIC-06, AIC-07). */
export function withSymptom(symptoms: readonly string[], entry: string): string[] {
  const symptom = entry.trim().slice(0, MAX_SYMPTOM);
  const isThere = symptoms.some((other) => other.toLowerCase() === symptom.toLowerCase());
  return symptom === "" || isThere || symptoms.length >= MAX_SYMPTOMS ? [...symptoms] : [...symptoms, symptom];
}

/** The age that was typed, or `null` if it is none. */
export function readAge(value: string): number | null {
  const age = /^\d{1,3}$/.test(value.trim()) ? Number(value) : Number.NaN;
  return age <= 130 ? age : null;
}
