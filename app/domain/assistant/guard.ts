import { analyzeSymptoms, guardFor, isBareComplaint, namedIn, type Guard, type SymptomReply } from "~/domain/triage";
import type { PatientContext } from "./chat";
import type { Emergency } from "./chat-schema";

/** What the guard says of a conversation. */
export type Guarded = {
  /** Whom to call, to be shown before anything else. */
  emergency: Emergency | null;
  /** What every reply begins with, or nothing. */
  lead: string;
  /** Whether it is the last message that tells of the emergency. */
  isNow: boolean;
};

const LINES: Record<string, { label: string; href: string }> = {
  "911": { label: "Call 911", href: "tel:911" },
  "988": { label: "Call 988", href: "tel:988" },
  "1-800-222-1222": { label: "Call Poison Control, 1-800-222-1222", href: "tel:18002221222" },
};
const NUMBERS = /\b(?:911|988|1-800-222-1222)\b/g;

/** A guard's call as a panel: every number that it names can be pressed, the first one first. */
export function emergencyOf({ call }: Pick<Guard, "call">): Emergency | null {
  if (!call) return null;
  const numbers = [...new Set([call.number, ...(call.text.match(NUMBERS) ?? [])])];
  return {
    title: call.number === "988" ? "Call or text 988 now" : `Call ${call.number} now`,
    text: call.text,
    calls: numbers.map((number) => LINES[number] ?? { label: `Call ${number}`, href: `tel:${number.replace(/\D/g, "")}` }),
  };
}

const CALL_911: Guard["call"] = { number: "911", text: "Call 911 or your local emergency number now. Do not drive yourself, and do not wait for an appointment." };

/** The panel of an analysis: the guard's own, and no result says "emergency" without one. */
export const emergencyFor = (guard: Pick<Guard, "call">, urgency: SymptomReply["urgency"]): Emergency | null =>
  emergencyOf(guard) ?? (urgency === "emergency" ? emergencyOf({ call: CALL_911 }) : null);

/** So much of what was said is read, the newest first: reading more takes too long (see the triage's own limit). */
const MOST_TEXT = 12_000;

/**
 * The guard over a conversation: what the form told, and the patient's own
 * words. It stays raised while the conversation holds what raised it, whatever
 * anybody answers.
 * @param messages the patient's own, oldest first.
 */
export function guardConversation(context: PatientContext | null, messages: readonly string[]): Guarded {
  const input = (symptoms: readonly string[]) => ({ symptoms, age: context?.age ?? null, gender: context?.gender ?? null, medicalHistory: context?.medicalHistory ?? [] });
  const guard = (symptoms: readonly string[]) => guardFor(input(symptoms));
  const said: string[] = [];
  let length = 0;
  for (const text of [...(context?.currentSymptoms ?? []), ...messages].reverse()) {
    length += text.length;
    if (length > MOST_TEXT) break;
    said.unshift(text);
  }
  // What the form told is judged as the analysis judges it, which finds more than the red flags.
  const told = context?.currentSymptoms ?? [];
  const emergency = emergencyFor(guard(said), told.length > 0 ? analyzeSymptoms(input(told)).urgency : "routine");
  const last = guard(messages.slice(-1));
  // "Heart attack" or "chest pain", and nothing else: within a text such words may be a question or long ago, alone they ask for help.
  const newest = messages.at(-1) ?? "";
  const isNamed = (namedIn(newest) !== null || isBareComplaint(newest)) && analyzeSymptoms(input(messages.slice(-1))).urgency === "emergency";
  const isNow = last.call !== null || isNamed;
  const now = isNow ? emergencyFor(last, isNamed ? "emergency" : "routine") : emergency;
  if (now) return { emergency: now, lead: `${isNow ? "This may be an emergency." : "What you told me before may be an emergency."} ${now.text}`, isNow };
  return { emergency: null, lead: last.floor === "urgent" ? "What you describe should be looked at by a clinician today or tomorrow." : "", isNow: false };
}
