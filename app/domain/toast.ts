import type { Language } from "./language";
import type { Message } from "./message";

/**
 * A message for the visitor, made on the server: a toast in a browser with
 * script, a notice in the page without. In English, and said in the visitor's
 * language where it is shown; one that is put together of several texts is
 * in `language` from the beginning.
 */
export type ToastMessage = {
  title: string;
  description?: string | Message;
  variant?: "default" | "destructive";
  language?: Language;
};
