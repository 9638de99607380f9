import type { MessageIds } from "~/locales/generated/ids";
import type { KindName } from "./interactions/kinds";
import type { DrugName } from "./interactions/names";

/** The names of medicines have tables of their own (`app/content/interactions`): the checker reads them, too. */
type Id = MessageIds[keyof MessageIds] | DrugName | KindName;
/** An id with nothing to fill in. */
export type PlainId = Exclude<Id, `${string}{${string}` | `count.${string}`>;
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
/**
 * What stands in braces, or alone: a message, sentences one after the other, a number, or what is the same in every
 * language.
 */
export type Value = string | number | Message | readonly (string | Message)[];

/**
 * A text before it is put into words: the id of a message in `app/locales`, and what stands in its braces. A text of
 * somebody's own is a string, a number is a number, and a value that is a message is put into words first. Rules,
 * schemas and services give messages; the view says them, once, in the reader's language.
 */
export type Message = { readonly id: Id; readonly values?: Readonly<Record<string, Value>> };

/** Makes a message. A number with its noun is `count.NOUN`, with `count`. */
export const message = <const Text extends Id>(
  id: Text,
  ...[values]: Text extends `count.${string}`
    ? [{ count: number }]
    : [Names<Text>] extends [never]
      ? []
      : [Readonly<Record<Names<Text>, Value>>]
): Message => (values ? { id, values } : { id });

/**
 * A text that came from elsewhere as a message: it is translated where it is the id of one of ours, and stays as it is
 * where not.
 */
export const asMessage = (text: string): Message => ({ id: text as PlainId });
