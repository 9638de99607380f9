import { asMessage, message, type Message, type Value } from "~/domain/message";
import type { Analysis } from "./analyze";
import type { Guard } from "./guard";
import { RISK_LEVELS, URGENCIES, type SymptomReply } from "./schema";

/** A reply before it is put into words: our own engine's messages, a model's texts. */
export type ReplyMessages = Omit<SymptomReply, (typeof REPLY_LISTS)[number]> &
  Record<(typeof REPLY_LISTS)[number], Value[]>;
/** What of a reply is text. */
export const REPLY_LISTS = ["preliminaryDiagnosis", "recommendedActions", "additionalQuestions"] as const;

/** The API's reply (DATA-11) of an analysis. */
export const toReply = (analysis: Analysis): ReplyMessages => ({
  riskLevel: analysis.riskLevel,
  urgency: analysis.urgency,
  confidence: analysis.confidence,
  preliminaryDiagnosis: analysis.diagnoses.map(({ name }) => asMessage(name)),
  recommendedActions: analysis.actions,
  ...(analysis.specialty ? { specialtyRecommendation: analysis.specialty } : {}),
  additionalQuestions: analysis.questions,
});

const isNot = (said: Message | undefined) => (action: Value) =>
  said === undefined || typeof action !== "object" || !("id" in action) || action.id !== said.id;

const higher = <T>(order: readonly T[], a: T, b: T): T => (order.indexOf(a) >= order.indexOf(b) ? a : b);

const FLOOR_RISK = { routine: "low", urgent: "medium", emergency: "high" } as const;

/**
 * Imposes the guard on any engine's reply: urgency and risk never end below the
 * floor, and whom to call stands first. Advice that was written for a lower
 * urgency is not kept: it would tell somebody in danger to wait.
 */
export function applyGuard(reply: ReplyMessages, guard: Guard): ReplyMessages {
  const urgency = higher(URGENCIES, reply.urgency, guard.floor);
  const raised = urgency !== reply.urgency;
  const risk = higher(RISK_LEVELS, reply.riskLevel, guard.critical ? "critical" : FLOOR_RISK[urgency]);
  const first = guard.call
    ? [asMessage(guard.call.text)]
    : urgency === "urgent" && raised
      ? [message("Be seen by a clinician today, or tomorrow at the latest.")]
      : [];
  const { specialtyRecommendation, ...rest } = reply;
  return {
    ...rest,
    urgency,
    riskLevel: risk,
    recommendedActions: [...first, ...(raised ? [] : reply.recommendedActions.filter(isNot(first[0])))],
    ...(specialtyRecommendation && urgency !== "emergency" ? { specialtyRecommendation } : {}),
  };
}
