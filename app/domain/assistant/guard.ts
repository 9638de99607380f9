import { analyzeSymptoms, readingEachOnce, type Guard, type SymptomReply } from "~/domain/triage";
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
    calls: numbers.map(
      (number) => LINES[number] ?? { label: `Call ${number}`, href: `tel:${number.replace(/\D/g, "")}` },
    ),
  };
}

const CALL_911: Guard["call"] = {
  number: "911",
  text: "Call 911 or your local emergency number now. Do not drive yourself, and do not wait for an appointment.",
};

/** The panel of an analysis: the guard's own, and no result says "emergency" without one. */
export const emergencyFor = (guard: Pick<Guard, "call">, urgency: SymptomReply["urgency"]): Emergency | null =>
  emergencyOf(guard) ?? (urgency === "emergency" ? emergencyOf({ call: CALL_911 }) : null);

/** So much of what was said is read, the newest first: reading more takes too long (see the triage's own limit). */
const MOST_TEXT = 12_000;

/**
 * The guard over a conversation: what the form told, and the patient's own
 * words. It stays raised while the conversation holds what raised it, whatever
 * anybody answers. Each text is judged as the analysis judges it, which finds
 * more than the red flags: what is an emergency there is one here.
 * @param messages the patient's own, oldest first.
 */
export function guardConversation(context: PatientContext | null, messages: readonly string[]): Guarded {
  return readingEachOnce(() => guarded(context, messages));
}

function guarded(context: PatientContext | null, messages: readonly string[]): Guarded {
  const judged = (symptoms: readonly string[]) => {
    const { guard, urgency } = analyzeSymptoms({
      symptoms,
      age: context?.age ?? null,
      gender: context?.gender ?? null,
      medicalHistory: context?.medicalHistory ?? [],
    });
    return { floor: guard.floor, emergency: emergencyFor(guard, urgency) };
  };
  const said: string[] = [];
  let length = 0;
  for (const text of [...(context?.currentSymptoms ?? []), ...messages].reverse()) {
    length += text.length;
    if (length > MOST_TEXT) break;
    said.unshift(text);
  }
  const last = judged(messages.slice(-1));
  if (last.emergency)
    return { emergency: last.emergency, lead: `This may be an emergency. ${last.emergency.text}`, isNow: true };
  // What was told bit by bit is read together; what one text told alone must not be outweighed by what is talked of later.
  const parts = [said, context?.currentSymptoms ?? [], ...said.slice(0, -1).map((text) => [text])].filter(
    (texts) => texts.length > 0,
  );
  const before = firstOf(parts, (texts) => judged(texts).emergency);
  if (before)
    return { emergency: before, lead: `What you told me before may be an emergency. ${before.text}`, isNow: false };
  return {
    emergency: null,
    lead: last.floor === "urgent" ? "What you describe should be looked at by a clinician today or tomorrow." : "",
    isNow: false,
  };
}

function firstOf<T, Found>(items: readonly T[], find: (item: T) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
