import type { Keys } from "~/content/assistant/generated/keys";
import rows from "~/content/assistant/generated/signs";
import { anyOf } from "./patterns";

type Sign = Keys["signs"];

/** What tells of each sign in a folded text. */
export const SIGNS = Object.fromEntries(
  rows.map(({ sign, latin, arabic }) => [sign, new RegExp(`\\b(?:${anyOf(latin)})\\b|(?:${anyOf(arabic)})`, "u")]),
) as Readonly<Record<Sign, RegExp>>;

/** Whether a folded text tells of a sign. */
export const tells = (text: string, sign: Sign): boolean => SIGNS[sign].test(text);
