import { asMessage, type Message } from "./message";

/** What is wrong with a form or a field: a message, or its id where it has no values. */
export type FormError = string | Message;

/**
 * An error as zod and conform carry it, which know texts only: the id, or the whole message as JSON where it has
 * values.
 */
export const toFormError = (error: FormError): string =>
  typeof error === "string" ? error : error.values ? JSON.stringify(error) : error.id;

/** The message that such a text is. */
export const readFormError = (error: string): Message =>
  error.startsWith("{") ? (JSON.parse(error) as Message) : asMessage(error);
