import { serverWords, type ServerWords } from "~/locales/server-words.server";

/** What the record as a text is written with: the portal's words, and some of its own. */
export type RecordWords = ServerWords<"shell" | "portal" | "appointments" | "readings" | "server/record">;

/** The words of a record's text in a language. */
export const recordWords: (language: unknown) => RecordWords = serverWords(
  "shell",
  "portal",
  "appointments",
  "readings",
  "server/record",
);
