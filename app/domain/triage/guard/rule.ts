import type { FindingId } from "../findings";
import type { Profile } from "../profile";
import type { Reading } from "../read";

/** What a red-flag rule may ask. */
export type Facts = {
  has: (...ids: FindingId[]) => boolean;
  any: (...ids: FindingId[]) => boolean;
  count: (...ids: FindingId[]) => number;
  denied: (id: FindingId) => boolean;
  age: number;
  ageKnown: boolean;
  sex: Profile["sex"];
  pregnant: boolean;
  measures: Reading["measures"];
  severe: boolean;
  /** Days since it began at most so; false where nothing was said. */
  within: (days: number) => boolean;
};

export type RedFlagRule = {
  id: string;
  /** What it points to, in a patient's words. */
  title: string;
  level: "emergency" | "urgent";
  /** Immediate danger to life: risk level critical. */
  critical?: boolean;
  /** Which call comes first where it is not the emergency number. */
  call?: "crisis-line" | "poison";
  source: string;
  when: (facts: Facts) => boolean;
};

/** @param present the findings that are taken to be there. */
export function factsOf(reading: Reading, present: ReadonlySet<FindingId>, profile: Profile): Facts {
  const { absent, measures } = reading;
  return {
    has: (...ids) => ids.every((id) => present.has(id)),
    any: (...ids) => ids.some((id) => present.has(id)),
    count: (...ids) => ids.filter((id) => present.has(id)).length,
    denied: (id) => absent.has(id),
    age: profile.age,
    ageKnown: profile.ageKnown,
    sex: profile.sex,
    pregnant: profile.pregnant,
    measures,
    severe: reading.severe,
    within: (days) => measures.shortestDays !== null && measures.shortestDays <= days,
  };
}
