import { HEALTH } from "./health";
import { MEDICINES } from "./medicines";
import { SITE } from "./site";
import type { Topic } from "./topic";
import { WEIGHT } from "./weight";

export type { Topic };

/** Questions so particular that they are no question for a day's meals or for calories, whatever words of those are in them. */
export const PARTICULAR = [...MEDICINES, ...WEIGHT] as const;

/** What the built-in chat knows, in the order in which it looks. */
export const TOPICS = [...PARTICULAR, ...SITE, ...HEALTH] as const;

/** What it says when it does not know. */
export const UNKNOWN =
  "I do not know enough to answer that, and I would rather say so than guess. I can help with food and weight loss (calories, protein, a day's meals), headaches, sleep, side effects in general, healthy habits, and when to see a doctor. For anything else a person is better: see “Find Specialists” in the menu.";

export const GREETING =
  "Hello. Ask me about food, weight, sleep or everyday health, or choose one of the suggested questions.";
export const THANKS = "You are welcome. Take care of yourself, and write again whenever you like.";
