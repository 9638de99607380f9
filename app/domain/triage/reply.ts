import type { Analysis } from "./analyze";
import type { Guard } from "./guard";
import { RISK_LEVELS, URGENCIES, type SymptomReply } from "./schema";

/** The API's reply (DATA-11) of an analysis. */
export const toReply = (analysis: Analysis): SymptomReply => ({
  riskLevel: analysis.riskLevel,
  urgency: analysis.urgency,
  confidence: analysis.confidence,
  preliminaryDiagnosis: analysis.diagnoses.map(({ name }) => name),
  recommendedActions: analysis.actions,
  ...(analysis.specialty ? { specialtyRecommendation: analysis.specialty } : {}),
  additionalQuestions: analysis.questions,
});

const higher = <T>(order: readonly T[], a: T, b: T): T => (order.indexOf(a) >= order.indexOf(b) ? a : b);

const FLOOR_RISK = { routine: "low", urgent: "medium", emergency: "high" } as const;

/**
 * Imposes the guard on any engine's reply: urgency and risk never end below the
 * floor, and whom to call stands first. Advice that was written for a lower
 * urgency is not kept: it would tell somebody in danger to wait.
 */
export function applyGuard(reply: SymptomReply, guard: Guard): SymptomReply {
  const urgency = higher(URGENCIES, reply.urgency, guard.floor);
  const raised = urgency !== reply.urgency;
  const risk = higher(RISK_LEVELS, reply.riskLevel, guard.critical ? "critical" : FLOOR_RISK[urgency]);
  const first = guard.call
    ? [guard.call.text]
    : urgency === "urgent" && raised
      ? ["Be seen by a clinician today, or tomorrow at the latest."]
      : [];
  const { specialtyRecommendation, ...rest } = reply;
  return {
    ...rest,
    urgency,
    riskLevel: risk,
    recommendedActions: [...new Set([...first, ...(raised ? [] : reply.recommendedActions)])],
    ...(specialtyRecommendation && urgency !== "emergency" ? { specialtyRecommendation } : {}),
  };
}
