import { z } from "zod";
import { DEFAULT_AGE, NO_GENDER } from "../assistant/analysis";
import { latinDigits } from "../digits";
import { askedLanguage } from "../assistant/language-field";
import { SPECIALTIES } from "../providers/constants";
import { list } from "../fields";
import { splitList } from "../text";

export const URGENCIES = ["routine", "urgent", "emergency"] as const;
export const RISK_LEVELS = ["low", "medium", "high", "critical"] as const;

/** Limits of one request, so that reading it stays within milliseconds. */
export const MOST_SYMPTOMS = 60;
export const LONGEST_SYMPTOM = 4000;
export const LONGEST_TEXT = 12_000;

const entry = z
  .string()
  .max(LONGEST_SYMPTOM)
  .transform((text) => text.trim());
const listed = (value: unknown) => (typeof value === "string" ? splitList(value) : (value ?? []));
const entries = list(entry, MOST_SYMPTOMS, `Use ${MOST_SYMPTOMS} entries or fewer`).transform((texts) =>
  texts.filter((text) => text !== ""),
);

/**
 * An age as a number or as the text of one. Blank, `null` and anything else is none, and never 0: that is an infant.
 */
function typedAge(value: unknown): number | undefined {
  if (typeof value !== "string") return typeof value === "number" ? value : undefined;
  const digits = latinDigits(value);
  return /^\s*\d+(?:\.\d+)?\s*$/.test(digits) ? Number(digits) : undefined;
}

const age = z.number().min(0).max(130);
/** The age that a request tells, or `null` where it tells none: what is analyzed then is 30. */
export const toldAge = (value: unknown): number | null => age.safeParse(typedAge(value)).data ?? null;

/** A symptom analysis request (DATA-10); a blank or impossible age is 30 (AIC-12), no gender `unknown` (AIC-13). */
export const symptomRequestSchema = z
  .object({
    symptoms: entries
      .refine((texts) => texts.length > 0, "Please add at least one symptom to analyze.")
      .refine((texts) => texts.join("").length <= LONGEST_TEXT, "Please say it in fewer words.")
      .meta({ minItems: 1, examples: [["headache"]] }),
    /** Years; 30 if blank or no age (AIC-12). */
    patientAge: z.preprocess(typedAge, age.catch(DEFAULT_AGE)),
    patientGender: z
      .string()
      .trim()
      .max(40)
      .catch(NO_GENDER)
      .transform((gender) => gender || NO_GENDER),
    /**
     * A list, or a text with commas as on the screen (AIC-04). What cannot be read is said: left out, it could hide an
     * emergency.
     */
    medicalHistory: z.preprocess(listed, entries),
    language: askedLanguage,
    isAgeAssumed: z
      .boolean()
      .optional()
      .describe("True where `patientAge` stands in for an age that was not given, so that `kept` has none"),
    keep: z
      .boolean()
      .optional()
      .describe(
        "Whether `kept` is wanted: the analysis and what was told for it, sealed, for a page that would show both " +
          "again after a reload",
      ),
  })
  .refine(({ symptoms, medicalHistory }) => [...symptoms, ...medicalHistory].join("").length <= LONGEST_TEXT, {
    path: ["medicalHistory"],
    message: "Please say it in fewer words.",
  });
export type SymptomRequest = z.output<typeof symptomRequestSchema>;

const line = z.string().trim().min(1).max(600);
const lines = (max: number) => list(line, max, `Write ${max} lines or fewer`);

/**
 * A symptom analysis result (DATA-11). The built-in engine's replies have this
 * shape, and a model's structured output is parsed with it before the guard.
 */
export const symptomReplySchema = z.object({
  riskLevel: z.enum(RISK_LEVELS),
  urgency: z.enum(URGENCIES),
  confidence: z.number().min(0).max(1),
  preliminaryDiagnosis: lines(10),
  recommendedActions: lines(12)
    .refine((actions) => actions.length > 0, "Name an action")
    .meta({ minItems: 1 }),
  specialtyRecommendation: z.enum(SPECIALTIES).optional().catch(undefined),
  additionalQuestions: lines(10),
});
export type SymptomReply = z.output<typeof symptomReplySchema>;
