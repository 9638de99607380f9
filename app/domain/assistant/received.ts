import { LANGUAGE_CODES } from "~/domain/language";
import { SPECIALTIES } from "~/domain/providers/constants";
import {
  isBoolean,
  isListOf,
  isNumber,
  isObject,
  isObjectOf,
  isOneOf,
  isText,
  orMissing,
  orNull,
} from "~/domain/type-guards";
import type { AnalysisAnswer, KeptAnswer } from "./analysis-schema";
import { ENGINES, type ChatMessage, type PatientContext } from "./chat";
import type { ConsultationReply, Emergency } from "./chat-schema";

const isTexts = isListOf(isText);
const isLanguage = orMissing(isOneOf(LANGUAGE_CODES));

export const isEmergency = isObjectOf<Emergency>({
  title: isText,
  text: isText,
  calls: isListOf(isObjectOf<Emergency["calls"][number]>({ label: isText, href: isText })),
  language: isLanguage,
});

export const isChatMessage = isObjectOf<ChatMessage>({
  id: isText,
  role: isOneOf(["user", "assistant"]),
  content: isText,
  timestamp: isText,
  isTyping: orMissing(isBoolean),
  engine: orMissing(isOneOf(ENGINES)),
  language: isLanguage,
  isStopped: orMissing(isBoolean),
});

export const isConsultationReply = isObjectOf<ConsultationReply>({
  response: isText,
  engine: isOneOf(ENGINES),
  disclaimer: isText,
  emergency: orNull(isEmergency),
  sessionId: isText,
  messageId: isText,
  language: isLanguage,
});

export const isAnalysisAnswer = isObjectOf<AnalysisAnswer>({
  riskLevel: isOneOf(["low", "medium", "high", "critical"]),
  urgency: isOneOf(["routine", "urgent", "emergency"]),
  confidence: isNumber,
  preliminaryDiagnosis: isTexts,
  recommendedActions: isTexts,
  specialtyRecommendation: orMissing(isOneOf(SPECIALTIES)),
  additionalQuestions: isTexts,
  engine: isOneOf(ENGINES),
  disclaimer: isText,
  emergency: orNull(isEmergency),
  language: isLanguage,
  kept: orMissing(isText),
});

const isContext = isObjectOf<PatientContext>({
  age: orNull(isNumber),
  gender: isText,
  currentSymptoms: isTexts,
  medicalHistory: isTexts,
});
export const isKeptAnswer = (value: unknown): value is KeptAnswer =>
  isObject(value) && isAnalysisAnswer(value.analysis) && isContext(value.patientContext);
