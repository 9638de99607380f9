import { serverWords } from "~/locales/server-words.server";

/** The words of a record's text in a language: the portal's, and some of its own. */
export const recordWords = serverWords("shell", "portal", "appointments", "readings", "server/record");
export type RecordWords = ReturnType<typeof recordWords>;
