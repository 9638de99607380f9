import names from "./data/generated/names";
import type { Random } from "./random";

type NameGroup = (typeof names)[number];

const groups = (shareOf: (group: NameGroup) => number) => names.map((group) => [group, shareOf(group)] as const);
const everywhere = groups((group) => group.share);
const byState = new Map([
  ["HI", groups((group) => group.shareInHawaii ?? group.share)],
  ["AK", groups((group) => group.shareInAlaska ?? group.share)],
]);

/** A person's name, and the languages of those who have it. */
export type PersonName = { firstName: string; lastName: string; heritageLanguages: string[] };

/**
 * A made-up name as one might meet it in a state (two letters). One in seven
 * has a first and a last name of different origins.
 */
export function pickName(random: Random, state: string): PersonName {
  const choices = byState.get(state) ?? everywhere;
  const group = random.weighted(choices);
  const other = random.chance(1 / 7) ? random.weighted(choices) : group;
  return {
    firstName: random.pick(group.firstNames),
    lastName: random.pick(other.lastNames),
    heritageLanguages: other.languages,
  };
}
