import { createHash } from "node:crypto";
import { message, type Message, type Value } from "~/domain/message";

/**
 * A short name for the state that something stored is in: another state,
 * another name. A form carries the name of the state that it was filled in
 * from, and what it changes is refused in any other: of two open tabs, or two
 * people, the second must not undo what the first has saved without knowing it.
 */
export const versionOf = (state: unknown): string =>
  createHash("sha256").update(JSON.stringify(state)).digest("base64url").slice(0, 22);

/**
 * The answer to such a form, for each field that was typed otherwise: what is
 * stored there by now. What was typed stands beside it and can be sent again.
 * @param stored fields as the form would show them now. @param typed as they were sent. @param valueOf what is
 * one of our words; all else is somebody's own.
 */
export function conflictErrors<Name extends string>(
  names: readonly Name[],
  stored: Readonly<Record<Name, string>>,
  typed: Readonly<Record<Name, string>>,
  valueOf: (name: Name, text: string) => Value = (_name, text) => text,
): Record<string, Message[]> {
  const other = names.filter((name) => stored[name] !== typed[name]);
  // A stop of its own follows.
  const told = (name: Name) => (stored[name] ? valueOf(name, stored[name].replace(/\.$/, "")) : message("nothing"));
  return Object.fromEntries(
    other.map((name) => [
      name,
      [
        message(
          "Changed in the meantime, perhaps in another tab. Stored now: {value}. Send the form again to store what you typed",
          { value: told(name) },
        ),
      ],
    ]),
  );
}
