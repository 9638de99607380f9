import { randomUUID } from "node:crypto";
import type { Answer, Visitor } from "./visitor";

/** Stands in every question: it is looked for where no question may be. */
export const CANARY = "canarybird";

/** What the consultation takes, each time another message. */
export const question = (change: object = {}) => ({
  message: `How do I sleep better? ${CANARY}`,
  sessionId: "chat-0123456789",
  messageId: randomUUID(),
  patientId: 1,
  conversationHistory: [],
  patientContext: { age: 41, gender: "female", currentSymptoms: [], medicalHistory: ["asthma"] },
  ...change,
});

/** What a stream of server-sent events tells, in order. */
export const events = ({ text }: Answer) =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, type, data]) => ({
    type: type!,
    ...(JSON.parse(data!) as {
      messages?: { id: string; role: string; content: string; engine?: string }[];
      text?: string;
    }),
  }));

export const consult = (visitor: Visitor, change: object = {}) =>
  visitor.postJson("/api/ai/consultation", question(change));

/** An analysis as a model gives it. */
export const ANALYSIS = {
  riskLevel: "low",
  urgency: "routine",
  confidence: 0.7,
  preliminaryDiagnosis: ["A cold"],
  recommendedActions: ["Rest"],
  additionalQuestions: [],
};
