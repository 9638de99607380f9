import type { Level } from "~/content/triage/vocabulary";
import type { Message } from "~/domain/message";
import type { Specialty } from "../providers/constants";
import { actionsFor } from "./actions";
import { CONDITIONS, type ConditionId } from "./conditions";
import { confidenceOf } from "./confidence";
import { FINDINGS, isCircumstance } from "./findings";
import { guardOf, SOUNDS_LIKE_NOW, type Guard } from "./guard";
import { profileOf, type Profile, type TriageInput } from "./profile";
import { questionsFor } from "./questions";
import { readText, UNREAD_WORDS, type Reading } from "./read";
import { scoreConditions, type Scored } from "./score";
import { hear } from "./second-reading";
import { wordsInOtherLetters } from "./text/other-letters";
import {
  careOf,
  isNotUnderstood,
  riskLevelOf,
  tellsNoComplaint,
  urgencyOf,
  type RiskLevel,
  type Urgency,
} from "./urgency";

type Diagnosis = {
  id: ConditionId;
  name: string;
  /** Share among the conditions that are known here, 0 to 1. */
  probability: number;
  reasonsFor: string[];
  reasonsAgainst: string[];
};

export type Analysis = {
  /** The likeliest first, five at most. */
  diagnoses: Diagnosis[];
  urgency: Urgency;
  /** Finer than `urgency`: whether a routine matter can be looked after at home. */
  care: Level;
  riskLevel: RiskLevel;
  /**
   * Calibrated probability, 0 to 1, that the right condition is among the first three; 0 where nothing was understood.
   */
  confidence: number;
  guard: Guard;
  actions: Message[];
  specialty: Specialty | null;
  questions: Message[];
  /** Words or entries that nothing was made of, as they were written. */
  unknownWords: string[];
  /** What was understood, in the patient's language: present and denied. */
  understood: { present: string[]; denied: string[] };
};

const SHOWN = 5;
const MOST_REASONS = 5;
/** Below that a condition is not worth naming beside the first three. */
const WORTH_NAMING = 0.04;

/** Ages at which a leg that hurts may be a hip that is infected, or a vessel that is closed. */
const FRAIL = { under: 12, from: 65 };

/**
 * Whether a pain in a leg or a hand is all that was told, by somebody of an age at which that is mostly harmless.
 * Beside anything else it must not speak for a strain: with breathlessness it is a clot in the lung, and the rest is
 * judged as without it.
 */
const isPlainLimbPain = ({ present, named }: Reading, { age, pregnant }: Profile): boolean =>
  present.size === 1 && named.size === 0 && age >= FRAIL.under && age < FRAIL.from && !pregnant;

/** After one complaint, a danger that is less likely is not named: hiccups alone are no fluid around the heart. */
const REMOTE = { probability: 0.03, complaints: 2 };

/** Whether naming a condition would say more than is known. The urgency counts it all the same. */
function isRemote({ id, probability, reasonsFor }: Scored, { present, named }: Reading): boolean {
  if (named.has(id)) return false;
  // Common, and nothing that was told speaks for it.
  if (reasonsFor.length === 0) return true;
  // What somebody lives with is no complaint: who lost weight has no loose skin for it.
  if (CONDITIONS[id].area === "everyday" && reasonsFor.every(({ finding }) => isCircumstance(finding))) return true;
  return CONDITIONS[id].level === "emergency" && probability < REMOTE.probability && present.size < REMOTE.complaints;
}

const diagnosisOf = ({ id, probability, reasonsFor, reasonsAgainst }: Scored): Diagnosis => ({
  id,
  name: CONDITIONS[id].name,
  probability: Math.round(probability * 1000) / 1000,
  reasonsFor: reasonsFor.slice(0, MOST_REASONS).map(({ finding }) => FINDINGS[finding].label),
  reasonsAgainst: reasonsAgainst.slice(0, MOST_REASONS).map(({ finding }) => FINDINGS[finding].label),
});

/**
 * Analyses what a patient wrote: pure, deterministic, no model and no network.
 * Takes any input; what is not understood is named, not ignored.
 */
export function analyzeSymptoms(input: TriageInput): Analysis {
  const reading = readText(input.symptoms, input.medicalHistory);
  if (input.notUnderstood) {
    reading.unknown = [...input.notUnderstood];
    reading.unread = input.notUnderstood.length >= UNREAD_WORDS ? [input.notUnderstood.join(" ")] : [];
  }
  const unseen = wordsInOtherLetters(input.symptoms);
  reading.unknown.unshift(...unseen);
  const profile = profileOf(input, reading);
  if (
    reading.present.has("headache") &&
    profile.ageKnown &&
    profile.age >= 50 &&
    !reading.present.has("headache_recurrent") &&
    !reading.present.has("migraine_known")
  )
    reading.present.add("headache_new_old");
  if (!isPlainLimbPain(reading, profile)) reading.present.delete("limb_pain");
  const heard = hear(input);
  const guard = guardOf(reading, profile, heard);
  if (isNotUnderstood(reading, guard) && reading.unknown.length === 0)
    reading.unknown.push(...input.symptoms.map((entry) => entry.trim().slice(0, 60)).filter((entry) => entry !== ""));
  const ranking = scoreConditions(reading, profile);
  const ranked = ranking.likeliest;
  const care = careOf(ranking, guard, reading, profile, {
    heard,
    isPartlyUnderstood: input.isPartlyUnderstood || unseen.length > 0,
  });
  const urgency = urgencyOf(care);
  const onlySounds = guard.flags.some(({ id }) => id === SOUNDS_LIKE_NOW.id);
  // Of medicines alone no condition can be guessed.
  const named =
    reading.present.size + reading.named.size === 0 || tellsNoComplaint(reading, profile)
      ? []
      : ranked.slice(0, SHOWN).filter(
          (scored, i) =>
            // What only sounds like an emergency is none of the harmless conditions that the rules have thought of.
            (!onlySounds || CONDITIONS[scored.id].level === "emergency") &&
            (i < 3 || scored.probability >= WORTH_NAMING) &&
            !(urgency !== "emergency" && isRemote(scored, reading)),
        );
  const specialty =
    urgency === "emergency"
      ? null
      : (named
          .slice(0, 2)
          .map(({ id }) => CONDITIONS[id].specialty)
          .find((found) => found !== undefined) ?? null);
  return {
    diagnoses: named.map(diagnosisOf),
    urgency,
    care,
    riskLevel: riskLevelOf(urgency, guard, reading, profile),
    confidence: isNotUnderstood(reading, guard) ? 0 : confidenceOf(ranked, reading),
    guard,
    actions: actionsFor({ care, guard, named, reading, profile }),
    specialty,
    questions: questionsFor(ranked, reading, profile, guard),
    unknownWords: reading.unknown,
    understood: {
      present: [...reading.present].map((id) => FINDINGS[id].label),
      denied: [...reading.absent].filter((id) => FINDINGS[id].implies.length === 0).map((id) => FINDINGS[id].label),
    },
  };
}

/** The guard alone, for a reply that another engine gave: see `applyGuard`. */
export function guardFor(input: TriageInput): Guard {
  const reading = readText(input.symptoms, input.medicalHistory);
  return guardOf(reading, profileOf(input, reading), hear(input));
}
