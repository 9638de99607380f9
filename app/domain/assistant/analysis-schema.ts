import { z } from "zod";
import { symptomReplySchema } from "~/domain/triage";
import { ENGINES } from "./chat";
import { emergencySchema, patientContextSchema } from "./chat-schema";
import { writtenLanguage } from "./language-field";

/** The answer of `POST /api/ai/analyze-symptoms`: the result (DATA-11), who made it, and what stands beside it. */
export const analysisReplySchema = symptomReplySchema.extend({
  engine: z.enum(ENGINES).describe("Who made it: a third party's language model, or the built-in rules"),
  disclaimer: z.string().describe("The application's own, to be shown with every result"),
  emergency: emergencySchema.nullable().describe("If not null: to be shown before anything else"),
  language: writtenLanguage,
});
/** As it is answered by the endpoint. */
export const analysisAnswerSchema = analysisReplySchema.extend({
  kept: z
    .string()
    .optional()
    .describe(
      "If `keep` was asked for: the analysis and what was told, sealed; only this site opens it, for whoever asked, within an hour",
    ),
});
export type AnalysisAnswer = z.output<typeof analysisAnswerSchema>;
/** The body of `POST /api/ai/kept-analysis`. */
export const keptAnalysisSchema = z.object({
  kept: z.string("Send what was kept").min(1, "Send what was kept").max(100_000, "Send what was kept"),
});
/** Its answer. */
export const keptAnswerSchema = z.object({ analysis: analysisReplySchema, patientContext: patientContextSchema });
export type KeptAnswer = z.output<typeof keptAnswerSchema>;
export type AnalysisReply = z.output<typeof analysisReplySchema>;
