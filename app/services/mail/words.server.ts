import { serverWords, type ServerWords } from "~/locales/server-words.server";

/** What mails and calendar entries are written with. What appointments and devices are called, they share with the pages. */
export type MailWords = ServerWords<"shell" | "account" | "booking" | "appointments" | "server/emails">;

/** The words of a mail in a language. */
export const mailWords: (language: unknown) => MailWords = serverWords(
  "shell",
  "account",
  "booking",
  "appointments",
  "server/emails",
);
