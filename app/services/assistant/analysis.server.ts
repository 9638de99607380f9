import type { AppContext } from "~/context";
import type { SymptomRequest } from "~/domain/triage";
import type { Language } from "~/domain/language";
import { message } from "~/domain/message";
import type { AnalysisReply } from "~/domain/assistant/analysis-schema";
import { DISCLAIMER } from "~/domain/assistant/chat";
import { assistantTranslator } from "~/locales/assistant-words.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { conversationVisitor } from "./conversation-owner.server";

type Needs = Pick<
  AppContext,
  "db" | "clock" | "cookies" | "limits" | "assistant" | "session" | "clientAddress" | "closed"
>;

/**
 * An analysis for a request: counted, and with what tells who is asking kept
 * from a model. It needs no database: in an outage it still answers.
 * @throws {ApiError} 429.
 */
export async function analyze(asked: SymptomRequest, request: Request, app: Needs): Promise<AnalysisReply> {
  requireWithinLimit(await app.limits.take("assistant", app.clientAddress));
  const known = await namesOf(request, app);
  return {
    ...(await app.assistant.analyzeSymptoms(asked, known, app.closed, asked.language)),
    disclaimer: await disclaimerIn(asked.language),
  };
}

/** What stands under every answer, in the language that was asked for. */
export const disclaimerIn = async (language: Language = "en"): Promise<string> =>
  assistantTranslator(language).say(message(DISCLAIMER));

async function namesOf(request: Request, app: Needs): Promise<string[]> {
  try {
    return (await conversationVisitor(request, app)).known;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return [];
  }
}
