import type { FindingId } from "./findings";
import type { Reading } from "./read";

/** What the API and the screen send, all optional but the symptoms (DATA-10). */
export type TriageInput = {
  symptoms: readonly string[];
  /** The same as they were typed, where that was in another language. */
  typed?: readonly string[];
  /** Years; the screen sends 30 where none was given (AIC-12). */
  age?: number | null;
  gender?: string | null;
  medicalHistory?: readonly string[];
  /** Written in another language of which a large part was not understood (foreign/index.ts). */
  isPartlyUnderstood?: boolean;
  /** Its words that were not understood, as they were typed: the reader of English does not see other letters. */
  notUnderstood?: readonly string[];
};

/** Who it is about, after what the text itself says was weighed in. */
export type Profile = { age: number; ageKnown: boolean; sex: "female" | "male" | "unknown"; pregnant: boolean };

const ASSUMED_AGE = 30;

const sexOf = (gender: string | null | undefined): Profile["sex"] => {
  const word = gender?.trim().toLowerCase() ?? "";
  if (/^(?:f|female|woman|girl)$/.test(word)) return "female";
  return /^(?:m|male|man|boy)$/.test(word) ? "male" : "unknown";
};

/**
 * The age in the text wins over the form's when the form has only the assumed
 * one, or when a parent writes about a child: an infant's fever taken for an
 * adult's would be the worst mistake.
 */
export function profileOf(input: TriageInput, reading: Reading): Profile {
  const given =
    typeof input.age === "number" && Number.isFinite(input.age) && input.age >= 0 && input.age <= 130
      ? input.age
      : null;
  const { age: stated, child, sex } = reading.person;
  const fromText =
    stated !== null && (given === null || given === ASSUMED_AGE || (stated < 18 && (child || stated < 3)));
  const formSex = sexOf(input.gender);
  const age = fromText ? stated : (given ?? (child ? 4 : ASSUMED_AGE));
  return {
    age,
    ageKnown: fromText || (given !== null && given !== ASSUMED_AGE),
    sex:
      formSex !== "unknown" && !(fromText && child && sex)
        ? formSex
        : (sex ?? (has(reading, "pregnant") ? "female" : "unknown")),
    pregnant: has(reading, "pregnant"),
  };
}

const has = (reading: Reading, id: FindingId) => reading.present.has(id);
