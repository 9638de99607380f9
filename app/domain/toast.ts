import type { Language } from "./language";
import type { Value } from "./message";

/**
 * A message for the visitor, made on the server: a toast in a browser with
 * script, a notice in the page without. A string is the id of a message, or English;
 * one that is put together of several texts is in `language` from the beginning.
 */
export type ToastMessage = {
  title: Value;
  description?: Value;
  variant?: "default" | "destructive";
  language?: Language;
};
