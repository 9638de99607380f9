import { analyzeSymptoms } from "~/domain/triage";
import type { Vignette } from "./vignette";

const ORDER = ["self-care", "urgent", "emergency"] as const;

/**
 * Shares of 1; measures after Kopka and others 2023 (10.1177/20552076231194929), and the Brier score of `confidence`.
 */
export type Score = {
  cases: number;
  agreement: number;
  /** Not less urgent than right. */
  safe: number;
  perLevel: Record<Vignette["level"], number>;
  emergenciesCalledRoutine: number;
  topOne: number;
  topThree: number;
  /** Of the confidence that the right condition is among the first three. */
  brier: number;
};

/** The product has three words for urgency; `routine` is what a case labelled self-care should get. */
export function measure(cases: readonly Vignette[]): Score {
  const rows = cases.map((one) => {
    const { urgency, diagnoses, confidence } = analyzeSymptoms({
      symptoms: one.symptoms,
      age: one.age,
      gender: one.gender,
      medicalHistory: one.history,
    });
    const got = urgency === "routine" ? "self-care" : urgency;
    const rank = diagnoses.findIndex(({ id }) => one.right.includes(id));
    return { level: one.level, got: got as Vignette["level"], rank, confidence };
  });
  const share = (of: typeof rows, is: (row: (typeof rows)[number]) => boolean) => of.filter(is).length / of.length;
  const level = (name: Vignette["level"]) =>
    share(
      rows.filter((row) => row.level === name),
      ({ got }) => got === name,
    );
  const amongThree = ({ rank }: { rank: number }) => rank >= 0 && rank < 3;
  return {
    cases: rows.length,
    agreement: share(rows, (row) => row.got === row.level),
    safe: share(rows, (row) => ORDER.indexOf(row.got) >= ORDER.indexOf(row.level)),
    perLevel: { emergency: level("emergency"), urgent: level("urgent"), "self-care": level("self-care") },
    emergenciesCalledRoutine: rows.filter((row) => row.level === "emergency" && row.got === "self-care").length,
    topOne: share(rows, ({ rank }) => rank === 0),
    topThree: share(rows, amongThree),
    brier: rows.reduce((sum, row) => sum + (row.confidence - Number(amongThree(row))) ** 2, 0) / rows.length,
  };
}

const percent = (value: number) => `${(value * 100).toFixed(1)}`.padStart(6);

/** The scores as text, a line for each set. */
export const table = (scores: Readonly<Record<string, Score>>): string =>
  [
    "triage vignettes   n  agree   safe emerg. urgent  self   top1   top3  Brier  emergencies called routine",
    ...Object.entries(scores).map(
      ([name, s]) =>
        `${name.padEnd(14)} ${String(s.cases).padStart(5)} ${[s.agreement, s.safe, s.perLevel.emergency, s.perLevel.urgent, s.perLevel["self-care"], s.topOne, s.topThree].map(percent).join(" ")}  ${s.brier.toFixed(3)}  ${s.emergenciesCalledRoutine}`,
    ),
  ].join("\n");
