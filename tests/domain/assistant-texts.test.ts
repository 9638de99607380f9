import { expect, test } from "vitest";
import { SUGGESTED_QUESTIONS } from "~/domain/assistant/chat";
import { VERDICTS } from "~/domain/assistant/coach/interactions";
import { TEXTS } from "~/domain/assistant/coach/texts";
import { TOPICS } from "~/domain/assistant/coach/topics";
import { ALLERGENS, DIETS, LAWS, NEEDS } from "~/content/nutrition/vocabulary";
import { RECIPES } from "~/domain/nutrition/recipes";
import { CONDITIONS } from "~/domain/triage/conditions";
import { FINDINGS } from "~/domain/triage/findings";
import { RED_FLAG_RULES, SOUNDS_LIKE_NOW } from "~/domain/triage/guard";
import type { CatalogName } from "~/locales/messages";
import { catalogTexts } from "../support/catalog-texts";

/** What the tables of the assistant say, by the catalog that translates it. */
const SAID: Partial<Record<CatalogName, readonly string[]>> = {
  "medical/conditions": Object.values(CONDITIONS).flatMap(({ name, advice }) => [name, ...(advice ? [advice] : [])]),
  "medical/findings": Object.values(FINDINGS).map(({ label }) => label),
  "medical/guard": [SOUNDS_LIKE_NOW.title, ...RED_FLAG_RULES.map(({ title }) => title)],
  "medical/topics": [
    ...TOPICS.flatMap((topic) => [topic.text, ...(topic.why ? [topic.why] : [])]),
    ...Object.values(TEXTS),
    ...Object.values(VERDICTS),
    ...SUGGESTED_QUESTIONS,
  ],
  "medical/meals": [
    ...RECIPES.flatMap(({ name, how, ingredients }) => [name, how, ...ingredients]),
    ...LAWS,
    ...NEEDS,
    ...DIETS.filter((diet) => diet !== "everything"),
    ...ALLERGENS.map((allergen) => `no ${allergen}`),
  ],
};

test.each(Object.entries(SAID))("%s has a text for whatever its table says", (name, said) => {
  const texts = new Set(Object.keys(catalogTexts("en", name as CatalogName)));
  expect(said.filter((text) => !texts.has(text))).toEqual([]);
  // Of meals also what somebody may not want in them, which is any food.
  if (name !== "medical/meals") expect([...texts].toSorted()).toEqual([...new Set(said)].toSorted());
});
