import { SUGGESTED_QUESTIONS } from "~/domain/assistant/chat";
import type { Emergency } from "~/domain/assistant/chat-schema";
import { guardConversation, newestTexts, type EmergencyMessages, type Guarded } from "~/domain/assistant/guard";
import type { PatientContext } from "~/domain/assistant/chat";
import type { Language } from "~/domain/language";
import { message } from "~/domain/message";
import { REPLY_LISTS, type ReplyMessages, type SymptomReply } from "~/domain/triage";
import { answeredIn, inEnglish, typedIn } from "~/domain/triage/foreign";
import { assistantTranslator, type AssistantTranslator } from "~/locales/assistant-words.server";

/** In which language something is written; nothing where that is English. */
export type Written = { language?: Language };
export const writtenIn = ({ language }: AssistantTranslator): Written => (language === "en" ? {} : { language });

/**
 * A reply in a language. All of it, or `null` where one sentence has no translation: half of an advice is another one.
 * A specialty is a code, and whoever shows it says it. What a model wrote is text, and stays.
 */
export function sayReply(reply: ReplyMessages, { canSay, say }: AssistantTranslator): SymptomReply | null {
  if (!REPLY_LISTS.every((list) => reply[list].every(canSay))) return null;
  const { preliminaryDiagnosis, recommendedActions, additionalQuestions } = reply;
  return {
    ...reply,
    preliminaryDiagnosis: preliminaryDiagnosis.map(say),
    recommendedActions: recommendedActions.map(say),
    additionalQuestions: additionalQuestions.map(say),
  };
}

/** The panel in a language, whole; in English where that cannot be. */
export function sayEmergency(emergency: EmergencyMessages | null, translator: AssistantTranslator): Emergency | null {
  if (!emergency) return null;
  const { title, text, calls } = emergency;
  const isWhole = [title, text, ...calls.map(({ label }) => label)].every(translator.canSay);
  const used = isWhole ? translator : assistantTranslator("en");
  return {
    title: used.say(title),
    text: used.say(text),
    calls: calls.map(({ label, href }) => ({ label: used.say(label), href })),
    ...writtenIn(used),
  };
}

/**
 * What a patient typed, into the form and in the chat, as the rules read it, which know English only: the
 * questions that we suggest in other languages are the same ones.
 */
export function readable(
  context: PatientContext | null,
  messages: readonly string[],
  { say, language }: AssistantTranslator,
): { context: PatientContext | null; messages: string[] } {
  const suggested = (text: string) => SUGGESTED_QUESTIONS.find((question) => say(message(question)) === text.trim());
  const typed = typedIn(
    [...(context?.currentSymptoms ?? []), ...(context?.medicalHistory ?? []), ...messages],
    language,
  );
  const read = (text: string) => inEnglish(text, typed);
  return {
    context: context && {
      ...context,
      currentSymptoms: context.currentSymptoms.map(read),
      medicalHistory: context.medicalHistory.map(read),
    },
    messages: messages.map((text) => suggested(text) ?? read(text)),
  };
}

/** All that somebody told besides what they write now, as one text: one word of it says little of their language. */
export const toldBefore = (told: Pick<PatientContext, "medicalHistory" | "currentSymptoms"> | null): string =>
  [...(told?.medicalHistory ?? []), ...(told?.currentSymptoms ?? [])].join(". ");

/**
 * What raises no emergency any more, because the patient said that no one is ill: so many of their messages, and the
 * form.
 */
export type Cleared = { messages: number; form: boolean };
export const NOTHING_CLEARED: Cleared = { messages: 0, form: false };

/**
 * The guard over a conversation, in the language that its patient is answered in; the conversation as the rules read
 * it, and what puts the answer into words.
 * @param page the language of the page, whose suggested questions the patient may have taken.
 */
export async function guardedIn(
  context: PatientContext | null,
  messages: readonly string[],
  page: Language,
  cleared: Cleared = NOTHING_CLEARED,
): Promise<
  Omit<Guarded, "emergency"> & {
    emergency: Emergency | null;
    read: ReturnType<typeof readable>;
    translator: AssistantTranslator;
  }
> {
  const read = readable(context, messages, assistantTranslator(page));
  const translator = assistantTranslator(answeredIn([toldBefore(context), ...messages], page));
  const { emergency, lead, isNow } = guardConversation(
    read.context && cleared.form ? { ...read.context, currentSymptoms: [] } : read.context,
    read.messages.slice(cleared.messages),
    { messages: messages.slice(cleared.messages), symptoms: context?.currentSymptoms ?? [] },
  );
  return { emergency: sayEmergency(emergency, translator), lead, isNow, read, translator };
}

/**
 * The panel of a conversation that is shown. Only what the guard reads of it is brought into English: of four hundred
 * messages that would take seconds at each page.
 */
export async function emergencyIn(
  context: PatientContext | null,
  messages: readonly string[],
  page: Language,
  cleared: Cleared = NOTHING_CLEARED,
): Promise<Emergency | null> {
  const newest = newestTexts(messages);
  const left = Math.max(0, cleared.messages - (messages.length - newest.length));
  return (await guardedIn(context, newest, page, { ...cleared, messages: left })).emergency;
}
