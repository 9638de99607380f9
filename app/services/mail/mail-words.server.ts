import { serverWords } from "~/locales/server-words.server";

/**
 * The words of a mail or calendar entry in a language. What appointments and devices are called, they share with the
 * pages.
 */
export const mailWords = serverWords("shell", "account", "booking", "appointments", "server/emails");
export type MailWords = ReturnType<typeof mailWords>;
