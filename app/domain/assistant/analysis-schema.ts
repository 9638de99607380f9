import { z } from "zod";
import { symptomReplySchema } from "~/domain/triage";
import { ENGINES } from "./chat";
import { emergencySchema } from "./chat-schema";
import { writtenLanguage } from "./language-field";

/** The answer of `POST /api/ai/analyze-symptoms`: the result (DATA-11), who made it, and what stands beside it. */
export const analysisReplySchema = symptomReplySchema.extend({
  engine: z.enum(ENGINES).describe("Who made it: a third party's language model, or the built-in rules"),
  disclaimer: z.string().describe("The application's own, to be shown with every result"),
  emergency: emergencySchema.nullable().describe("If not null: to be shown before anything else"),
  language: writtenLanguage,
});
export type AnalysisReply = z.output<typeof analysisReplySchema>;
