import type { Keys } from "~/content/interactions/generated/keys";
import kinds from "~/content/interactions/generated/kinds";
import { expand, type Subject } from "./classes";
import type { DrugName } from "./names";

/**
 * A kind of medicine that patients name in the place of the medicine, by what it is called in English. It is checked by
 * what is known of its members: see `between.ts`.
 */
export type KindName = Keys["kinds"];

type Kind = {
  members: readonly Subject[];
  /** In English, Spanish and Arabic; the first of each is the one that is shown. */
  names: Readonly<Record<"en" | "es" | "ar", readonly string[]>>;
};
export const KINDS = Object.fromEntries(
  kinds.map(({ name, members, otherNames, spanish, arabic }): [KindName, Kind] => [
    name,
    { members, names: { en: [name, ...otherNames], es: spanish, ar: arabic } },
  ]),
) as Readonly<Record<KindName, Kind>>;
export const KIND_NAMES: readonly KindName[] = kinds.map(({ name }) => name);

const MEMBERS = new Map(kinds.map(({ name, members }) => [name, [...new Set(members.flatMap((one) => expand(one)))]]));
/** The medicines that a kind is made of. */
export const membersOf = (kind: KindName): readonly DrugName[] => MEMBERS.get(kind)!;
