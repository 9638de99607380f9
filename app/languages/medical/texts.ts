import type { SUGGESTED_QUESTIONS } from "~/domain/assistant/chat";
import type { SAID_ON } from "~/domain/assistant/coach/dialogue";
import type { MORE, VERDICTS } from "~/domain/assistant/coach/interactions";
import type { NO_LOWER_GOAL } from "~/domain/assistant/coach/numbers";
import type { FIRST_BE_SEEN, SAFETY_TEXTS, STAY } from "~/domain/assistant/coach/topics/safety";
import type { GREETING, THANKS, TOPICS, UNKNOWN } from "~/domain/assistant/coach/topics";
import type { Law, Need } from "~/domain/nutrition/day-plan";
import type { Allergen, Diet, RecipeText } from "~/domain/nutrition/recipes";
import type { SOUNDS_LIKE_NOW } from "~/domain/triage/guard";
import type { BODY_RULES } from "~/domain/triage/guard/body";
import type { BRAIN_RULES } from "~/domain/triage/guard/brain";
import type { CHEST_RULES } from "~/domain/triage/guard/chest";
import type { HIDDEN_RULES } from "~/domain/triage/guard/hidden";
import type { INFECTION_RULES } from "~/domain/triage/guard/infection";
import type { VITAL_RULES } from "~/domain/triage/guard/vitals";

/** What a table of conditions says: their names, and what to do about them. */
export type ConditionText<Table> = {
  [Id in keyof Table]: Table[Id] extends { name: infer Name extends string; advice?: infer Advice }
    ? Name | Extract<Advice, string>
    : never;
}[keyof Table];

/** What a table of findings says: what they are called. */
export type FindingText<Table> = {
  [Id in keyof Table]: Table[Id] extends { label: infer Label extends string } ? Label : never;
}[keyof Table];

/** What the guard's rules point to. */
export type GuardText =
  | (
      | typeof BODY_RULES
      | typeof BRAIN_RULES
      | typeof CHEST_RULES
      | typeof HIDDEN_RULES
      | typeof INFECTION_RULES
      | typeof VITAL_RULES
    )[number]["title"]
  | typeof SOUNDS_LIKE_NOW.title;

type Why<Topic> = Topic extends { why: infer Text extends string } ? Text : never;

/** What the built-in chat says of a subject, and what may be asked of it at the press of a button. */
export type TopicText =
  | (typeof TOPICS)[number]["text"]
  | Why<(typeof TOPICS)[number]>
  | (typeof SAID_ON)[keyof typeof SAID_ON]
  | (typeof SAFETY_TEXTS)[keyof typeof SAFETY_TEXTS]
  | (typeof VERDICTS)[keyof typeof VERDICTS]
  | typeof MORE
  | typeof NO_LOWER_GOAL
  | typeof STAY
  | typeof FIRST_BE_SEEN
  | typeof UNKNOWN
  | typeof GREETING
  | typeof THANKS
  | (typeof SUGGESTED_QUESTIONS)[number];

/** What the table of meals says, and what can be left out of one. */
export type MealText = RecipeText | Law | Need | Exclude<Diet, "everything"> | `no ${Allergen}`;
