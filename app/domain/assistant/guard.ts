import { analyzeSymptoms, readingEachOnce, type Guard, type SymptomReply } from "~/domain/triage";
import { FINDING_IDS, FINDINGS, isCircumstance } from "~/domain/triage/findings";
import { CALLS } from "~/domain/triage/guard";
import { namedIn } from "~/domain/triage/named";
import type { PatientContext } from "./chat";
import { asMessage, message, type Message } from "~/domain/message";

/** Whom to call, before it is put into words. */
export type EmergencyMessages = { title: Message; text: Message; calls: { label: Message; href: string }[] };

/** What the guard says of a conversation. */
export type Guarded = {
  /** Whom to call, to be shown before anything else. */
  emergency: EmergencyMessages | null;
  /** What every reply begins with, or nothing. */
  lead: Message | null;
  /** Whether it is the last message that tells of the emergency. */
  isNow: boolean;
};

/** The lines that a call may name. */
const LINES = [
  { number: "911", label: message("Call 911"), href: "tel:911" },
  { number: "988", label: message("Call 988"), href: "tel:988" },
  { number: "1-800-222-1222", label: message("Call Poison Control, 1-800-222-1222"), href: "tel:18002221222" },
];

/** A guard's call as a panel: every number that it names can be pressed, the first one first. */
export function emergencyOf({ call }: Pick<Guard, "call">): EmergencyMessages | null {
  if (!call) return null;
  const named = LINES.filter(({ number }) => number === call.number || call.text.includes(number));
  return {
    title: message(call.number === "988" ? "Call or text 988 now" : "Call 911 now"),
    text: asMessage(call.text),
    calls: named
      .sort((a, b) => Number(b.number === call.number) - Number(a.number === call.number))
      .map(({ label, href }) => ({ label, href })),
  };
}

/** The panel of an analysis: the guard's own, and no result says "emergency" without one. */
export const emergencyFor = (guard: Pick<Guard, "call">, urgency: SymptomReply["urgency"]): EmergencyMessages | null =>
  emergencyOf(guard) ?? (urgency === "emergency" ? emergencyOf({ call: CALLS.emergency }) : null);

/** What somebody lives with, by the name that an analysis gives it. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(FINDING_IDS.filter(isCircumstance).map((id) => FINDINGS[id].label));

/**
 * Whether anything is wrong now: who names an allergy, a medicine or an illness and asks about food is not in danger
 * for it. Who names an illness and says nothing else ("heart attack!") asks for help.
 */
const tellsOfComplaint = (
  { diagnoses, understood }: ReturnType<typeof analyzeSymptoms>,
  symptoms: readonly string[],
): boolean =>
  understood.present.length === 0
    ? diagnoses.length > 0
    : understood.present.some((label) => !CIRCUMSTANCES.has(label)) ||
      symptoms.some((symptom) => namedIn(symptom) !== null);

/**
 * What tells of no danger now: how somebody reacts to a food whenever they eat it, what happened years ago, the name of
 * an allergy, and whom somebody cannot talk to.
 */
const NOT_NOW =
  /\b(?:my|her|his|their) (?:throat|tongue|lips?|face|mouth) (?:\w+ ){0,2}(?:swells?|closes?|itche?s|tingles?)(?: up)? (?:when(?:ever)?|if|every time|after) (?:i|she|he|they) (?:eat|have|touch|drink)s?\b|\b(?:makes?|gives?) (?:my|her|his) (?:throat|tongue|lips?|face) (?:swell|close|itch|tingle)\b|\b(?:when (?:i|she|he) was (?:an? )?(?:kid|child|baby|teen\w*|little|young|small)|as a (?:kid|child))\b[^.?!\n]*|\b(?:bee|wasp|hornet|insect|fire ant)(?: (?:stings?|bites?))? allerg\w+/gi;
const NOBODY_TO_TALK_TO = /\b(?:can'?t|cannot|can not|don'?t want to) (?:talk|speak) (?:to|with|about)\b/gi;
const NOW =
  /\b(?:now|just|today|tonight|(?<!years )ago|started|ate|eaten|swallowed|stung|swelling|closing|breath\w*)\b/i;
const withoutPast = (text: string) => {
  const spoken = text.replace(NOBODY_TO_TALK_TO, " ");
  return NOW.test(spoken) ? spoken : spoken.replace(NOT_NOW, " ");
};

/** So much of what was said is read, the newest first: reading more takes too long (see the triage's own limit). */
const MAX_TEXT = 12_000;

/** The newest of a patient's texts, as many as the guard reads, and the last one whatever its length. */
export function newestTexts(texts: readonly string[]): string[] {
  let from = texts.length;
  let length = 0;
  while (from > 0) {
    length += texts[from - 1]!.length;
    if (length > MAX_TEXT && from < texts.length) break;
    from--;
  }
  return texts.slice(from);
}

/**
 * The guard over a conversation: what the form told, and the patient's own
 * words. It stays raised while the conversation holds what raised it, whatever
 * anybody answers. Each text is judged as the analysis judges it, which finds
 * more than the red flags, but for what tells of nothing that is wrong now.
 * @param messages the patient's own, oldest first, in English.
 * @param typed the same, and the form's symptoms, as they were typed; by default they were typed in English.
 */
export function guardConversation(
  context: PatientContext | null,
  messages: readonly string[],
  typed: Typed = { messages, symptoms: context?.currentSymptoms ?? [] },
): Guarded {
  return readingEachOnce(() => guarded(context, messages, typed));
}

type Typed = { messages: readonly string[]; symptoms: readonly string[] };
type Said = { read: string; typed: string };

function guarded(context: PatientContext | null, messages: readonly string[], typed: Typed): Guarded {
  const judged = (texts: readonly Said[]) => {
    const symptoms = texts.map(({ read }) => read);
    const analysis = analyzeSymptoms({
      symptoms: symptoms.map(withoutPast),
      typed: texts.map((text) => withoutPast(text.typed)),
      age: context?.age ?? null,
      gender: context?.gender ?? null,
      medicalHistory: context?.medicalHistory ?? [],
    });
    const { guard, urgency } = analysis;
    // A score alone calls nobody: something has to be wrong now.
    const emergency = guard.call || tellsOfComplaint(analysis, symptoms) ? emergencyFor(guard, urgency) : null;
    return { floor: guard.floor, emergency };
  };
  const pair = (texts: readonly string[], as: readonly string[]): Said[] =>
    texts.map((read, index) => ({ read, typed: as[index] ?? read }));
  const form = pair(context?.currentSymptoms ?? [], typed.symptoms);
  const conversation = pair(messages, typed.messages);
  const said: Said[] = [];
  let length = 0;
  for (const text of [...form, ...conversation].reverse()) {
    length += text.read.length;
    if (length > MAX_TEXT) break;
    said.unshift(text);
  }
  const last = judged(conversation.slice(-1));
  if (last.emergency)
    return {
      emergency: last.emergency,
      lead: message("This may be an emergency. {call}", { call: last.emergency.text }),
      isNow: true,
    };
  // What was told bit by bit is read together; what one text told alone must not be outweighed by what is talked of
  // later.
  const parts = [said, form, ...said.slice(0, -1).map((text) => [text])].filter((texts) => texts.length > 0);
  const before = firstOf(parts, (texts) => judged(texts).emergency);
  if (before)
    return {
      emergency: before,
      lead: message("What you told me before may be an emergency. {call}", { call: before.text }),
      isNow: false,
    };
  return {
    emergency: null,
    lead:
      last.floor === "urgent"
        ? message("What you describe should be looked at by a clinician today or tomorrow.")
        : null,
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
