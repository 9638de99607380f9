import type { Language } from "~/domain/language";

/** Which engine a reply comes from: a third party's language model, or our own rules. */
export const ENGINES = ["model", "built-in"] as const;
export type Engine = (typeof ENGINES)[number];

/** One message of a conversation as the screen and the API show it (DATA-07). */
export type ChatMessage = {
  id: string;
  role: "user" | "assistant";
  content: string;
  /** ISO 8601. */
  timestamp: string;
  /** Stands in for a reply that is on its way. */
  isTyping?: boolean;
  /** Of a reply: who wrote it. */
  engine?: Engine;
  /** Of a reply: in which language, English if it does not say. */
  language?: Language;
  /** Of a reply: the patient stopped it here, and it is not whole. */
  isStopped?: boolean;
};

/** What a patient typed into the form about themselves (DATA-08). Nothing of their record is ever in it. */
export type PatientContext = {
  /** Whole years; `null` if not told. */
  age: number | null;
  gender: string;
  currentSymptoms: string[];
  medicalHistory: string[];
};

/** Longest message, in UTF-16 units. */
export const MAX_MESSAGE = 4_000;
/** Longer than this no reply gets, in UTF-16 units, but for what our own rules put before it. */
export const MAX_REPLY = 8_000;
/** So many messages of a conversation a reply takes into account. */
export const REMEMBERED_MESSAGES = 20;
/** So many messages a conversation may have; then a new one is begun. */
export const MAX_MESSAGES = 400;

/** The assistant's first words (CHAT-01). They are no part of what is stored or sent. */
export const WELCOME =
  "Hello. I can help you think about food, weight, sleep and everyday health, and tell you which of our screens to use. I do not know you, I cannot examine you, and I can be wrong. What would you like to talk about?";

/** Shown as long as the conversation holds just the welcome message (CHAT-06). */
export const SUGGESTED_QUESTIONS = [
  "I have a headache. What could it be, and what can I do?",
  "How can I improve my sleep quality?",
  "What should I know about medication side effects?",
  "Which healthy lifestyle changes make a difference?",
  "When should I see a doctor?",
] as const;

/**
 * The application's own, under every reply whoever wrote it: models' own disclaimers have all but gone (arXiv
 * 2507.08030).
 */
export const DISCLAIMER =
  "This is general information, not a diagnosis and not a treatment. It does not replace a doctor. In an emergency call 911.";

/** Said of a message that was sent from a page whose session is over. */
export const SESSION_OVER = {
  title: "Message Failed",
  description: "Your session has ended. Sign in again, then try again: your message is kept.",
  variant: "destructive",
} as const;

/** Said at the field of a message that the server would not take as it is. */
export const MESSAGE_REFUSED = "This message could not be taken as it is. Change it and send it again.";

/** What is told when a reply did not come (CHAT-17). */
export const MESSAGE_FAILED = {
  title: "Message Failed",
  description: "Failed to get AI response. Please try again.",
  variant: "destructive",
} as const;

/** A chat's session id (CHAT-04): from the time and a random string. It names a conversation; it is no key to it. */
export const newSessionId = (now: number, random: string) =>
  `chat-${now.toString(36)}-${random.replace(/[^a-z0-9]/gi, "").slice(0, 12)}`;

/** What of a session id is shown (CHAT-04). */
export const shownSession = (sessionId: string) => sessionId.slice(-8);
