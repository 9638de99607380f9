import { SUGGESTED_QUESTIONS } from "~/domain/assistant/chat";
import type { Emergency } from "~/domain/assistant/chat-schema";
import { guardConversation, newestTexts, type Guarded } from "~/domain/assistant/guard";
import type { PatientContext } from "~/domain/assistant/chat";
import type { Language } from "~/domain/language";
import type { SymptomReply } from "~/domain/triage";
import { answeredIn, inEnglish, typedIn } from "~/domain/triage/foreign";
import { tellerOf, type Teller } from "~/locales/assistant-words.server";

/** In which language something is written; nothing where that is English. */
export type Written = { language?: Language };
export const writtenIn = ({ language }: Teller): Written => (language === "en" ? {} : { language });

const all = (tell: Teller["tell"], texts: readonly string[]): string[] | null => {
  const told = texts.map(tell);
  return told.includes(null) ? null : (told as string[]);
};

/**
 * The engine's reply in another language. All of it, or `null` where one
 * sentence has no translation: half of an advice is another one. A specialty is
 * a code, and whoever shows it says it.
 */
export function tellReply(reply: SymptomReply, { tell }: Teller): SymptomReply | null {
  const [preliminaryDiagnosis, recommendedActions, additionalQuestions] = [
    reply.preliminaryDiagnosis,
    reply.recommendedActions,
    reply.additionalQuestions,
  ].map((texts) => all(tell, texts));
  if (!preliminaryDiagnosis || !recommendedActions || !additionalQuestions) return null;
  return { ...reply, preliminaryDiagnosis, recommendedActions, additionalQuestions };
}

/** Of a reply that a model wrote in the language, what the guard has put into it. */
export const tellGuard = (reply: SymptomReply, { tell }: Teller): SymptomReply => ({
  ...reply,
  recommendedActions: reply.recommendedActions.map((action) => tell(action) ?? action),
});

/** The panel in another language, whole; in English where that cannot be. */
export function tellEmergency(emergency: Emergency | null, teller: Teller): Emergency | null {
  if (!emergency || teller.language === "en") return emergency;
  const told = all(teller.tell, [emergency.title, emergency.text, ...emergency.calls.map(({ label }) => label)]);
  if (!told) return emergency;
  const [title, text, ...labels] = told as [string, string, ...string[]];
  return {
    title,
    text,
    calls: emergency.calls.map(({ href }, index) => ({ label: labels[index]!, href })),
    ...writtenIn(teller),
  };
}

/**
 * What a patient typed, into the form and in the chat, as the rules read it, which know English only: the
 * questions that we suggest in other languages are the same ones.
 */
export function readable(
  context: PatientContext | null,
  messages: readonly string[],
  { tell, language }: Teller,
): { context: PatientContext | null; messages: string[] } {
  const suggested = (text: string) => SUGGESTED_QUESTIONS.find((question) => tell(question) === text.trim());
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

/** What raises no emergency any more, because the patient said that no one is ill: so many of their messages, and the form. */
export type Cleared = { messages: number; form: boolean };
export const NOTHING_CLEARED: Cleared = { messages: 0, form: false };

/**
 * The guard over a conversation, in the language that its patient is answered in; the conversation as the rules read it, and
 * who tells the answer.
 * @param page the language of the page, whose suggested questions the patient may have taken.
 */
export async function guardedIn(
  context: PatientContext | null,
  messages: readonly string[],
  page: Language,
  cleared: Cleared = NOTHING_CLEARED,
): Promise<Guarded & { read: ReturnType<typeof readable>; teller: Teller }> {
  const read = readable(context, messages, tellerOf(page));
  const teller = tellerOf(answeredIn([toldBefore(context), ...messages], page));
  const { emergency, lead, isNow } = guardConversation(
    read.context && cleared.form ? { ...read.context, currentSymptoms: [] } : read.context,
    read.messages.slice(cleared.messages),
    { messages: messages.slice(cleared.messages), symptoms: context?.currentSymptoms ?? [] },
  );
  return { emergency: tellEmergency(emergency, teller), lead, isNow, read, teller };
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
