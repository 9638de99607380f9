import type { AnalysisAnswer, KeptAnswer } from "~/domain/assistant/analysis-schema";
import type { ConsultationReply } from "~/domain/assistant/chat-schema";
import { isAnalysisAnswer, isConsultationReply, isKeptAnswer } from "~/domain/assistant/received";
import type { Language } from "~/domain/language";
import type { InteractionReport, Translated } from "~/domain/interactions/check";
import type { Prediction } from "~/domain/prediction/predict";
import type { PatientData } from "~/domain/prediction/schema";
import type { Message } from "~/domain/message";
import { isObject, type Guard } from "~/domain/type-guards";
import { tooManyMessage } from "~/domain/text";
import { analyzeTrends, type TrendAnalysis, type VitalSample } from "~/domain/vitals/trends";
import { englishTranslator } from "~/locales/translator";
import { request, RequestError } from "./request";

/** A call of the AI client that did not come to an answer; the cause is what `request` threw. */
export class AiError extends Error {
  override name = "AiError";
}

/** What a failure means to who asked, in better words than that it failed: how long to wait, beyond a limit. */
export const limitMessage = (error: unknown): Message | null => {
  const cause = error instanceof AiError ? error.cause : error;
  return cause instanceof RequestError && cause.status === 429 && cause.retryAfterSeconds
    ? tooManyMessage(cause.retryAfterSeconds)
    : null;
};

const isAnything = <Answer>(value: unknown): value is Answer => isObject(value);

/** @param is what an answer has to be; any other is a failure. */
async function post<Answer>(
  url: string,
  payload: unknown,
  { is, failed, signal }: { is: Guard<Answer>; failed: string; signal?: AbortSignal | undefined },
): Promise<Answer> {
  try {
    const answer: unknown = await (await request("POST", url, payload, signal ? { signal } : {})).json();
    if (!is(answer)) throw new Error("The answer could not be read");
    return answer;
  } catch (cause) {
    throw new AiError(failed, { cause });
  }
}

/** What a request says of the language of its answer: English goes without saying. */
export const inLanguage = (language: Language = "en"): { language?: Language } =>
  language === "en" ? {} : { language };

/** Symptoms to a risk and what to do (API-01). @throws {AiError} `Failed to analyze symptoms with AI` */
export const analyzeSymptoms = (asked: object): Promise<AnalysisAnswer> =>
  post("/api/ai/analyze-symptoms", asked, { is: isAnalysisAnswer, failed: "Failed to analyze symptoms with AI" });

/** The analysis that this tab kept (`kept`), and what was told for it; `null` where there is none to be had. */
export const fetchStoredAnalysis = async (kept: string): Promise<KeptAnswer | null> => {
  try {
    const response = await request("POST", "/api/ai/kept-analysis", { kept }, { background: true });
    const answer: unknown = await response.json();
    return isKeptAnswer(answer) ? answer : null;
  } catch (error) {
    if (error instanceof RequestError && error.status < 500) return null;
    throw error;
  }
};

/** A message to the assistant, its reply whole (API-02). @throws {AiError} `Failed to get AI consultation response` */
export const consultAssistant = (message: object, signal?: AbortSignal): Promise<ConsultationReply> =>
  post("/api/ai/consultation", message, {
    is: isConsultationReply,
    failed: "Failed to get AI consultation response",
    signal,
  });

/** So long a page waits to hear that a reply is stopped before it closes the stream all the same. */
const STOP_MS = 3_000;

/**
 * Says how much of a reply was shown when its reader stopped it, so that it is kept. Where that fails, nothing of it
 * is.
 */
export async function stopReply(stopped: { sessionId: string; messageId: string; after: number }): Promise<void> {
  const held = new AbortController();
  const timer = setTimeout(() => held.abort(), STOP_MS);
  try {
    await request("POST", "/api/ai/stop", stopped, { signal: held.signal });
  } catch {
    // It still stands in the page, and the message can be sent again.
  } finally {
    clearTimeout(timer);
  }
}

/** Interactions between medicines (API-03). @throws {AiError} `Failed to check drug interactions` */
export const checkDrugInteractions = (
  medications: readonly string[],
  allergies: readonly string[] = [],
): Promise<Translated<InteractionReport>> =>
  post(
    "/api/ai/drug-interactions",
    { medications, allergies },
    { is: isAnything<Translated<InteractionReport>>, failed: "Failed to check drug interactions" },
  );

/** What published models say of a person (API-04). @throws {AiError} `Failed to generate health prediction` */
export const predictHealth = (patientData: PatientData): Promise<Prediction> =>
  post(
    "/api/ai/health-prediction",
    { patientData },
    { is: isAnything<Prediction>, failed: "Failed to generate health prediction" },
  );

/**
 * Trends of vital signs, computed here in the browser (TREND-01).
 * @throws {AiError} `Failed to analyze vital trends`
 */
export function analyzeVitalTrends(samples: readonly VitalSample[]): TrendAnalysis<string> {
  const { say } = englishTranslator;
  try {
    const { trends, alerts, recommendations, riskLevel } = analyzeTrends(samples);
    return {
      trends: trends.map(say),
      alerts: alerts.map((alert) => ({ ...alert, message: say(alert.message) })),
      recommendations: recommendations.map(say),
      riskLevel,
    };
  } catch (cause) {
    throw new AiError("Failed to analyze vital trends", { cause });
  }
}
