import { coachReply } from "~/domain/assistant/coach/reply";
import { assistantTranslator, sayParagraphs } from "~/locales/assistant-words.server";

/** What the built-in chat answers, in English. */
export const coachText = (...asked: Parameters<typeof coachReply>): string =>
  sayParagraphs(assistantTranslator("en"), coachReply(...asked))!;
