import type { Keys } from "~/content/assistant/generated/keys";
import rows from "~/content/assistant/generated/texts";

/** What the built-in chat says, by its name. */
export const TEXTS = Object.fromEntries(rows.map(({ name, text }) => [name, text])) as Readonly<
  Record<Keys["texts"], (typeof rows)[number]["text"]>
>;
