import calls from "~/content/triage/generated/guard-calls";
import type { FindingId } from "../findings";
import type { Profile } from "../profile";
import type { Reading } from "../read";
import { isDoubtful, soundsLikeNow, trustIn, type Heard } from "../second-reading";
import { evaluate } from "./expression";
import { factsOf, RED_FLAG_RULES, type RedFlag } from "./rule";

export { RED_FLAG_RULES };

/**
 * What the red-flag rules find, and the floor they set. It depends on the
 * patient's words alone: no engine, no model and no network has a say in it.
 */
export type Guard = {
  floor: "routine" | "urgent" | "emergency";
  /** Immediate danger to life. */
  critical: boolean;
  flags: RedFlag[];
  /** Whom to call before anything else; `null` where nobody has to be called now. */
  call: { number: string; text: string } | null;
  /** What would be an emergency if it is happening now: told of a relative who "had" it, without a time. */
  mayBeNow: FindingId | null;
  /** What would be an emergency if it is meant as it is said, and sounds like a figure of speech or a trifle. */
  doubted: string | null;
};

/** What only the examples see: there is no more to say of it than that. */
export const SOUNDS_LIKE_NOW = {
  id: "sounds-like-now",
  title: "an emergency",
  level: "emergency",
  isCritical: false,
  isNeverDoubted: false,
} as const satisfies RedFlag;

type Call = (typeof calls)[number];
export const CALLS = Object.fromEntries(calls.map(({ id, number, text }) => [id, { number, text }])) as Record<
  Call["id"],
  Pick<Call, "number" | "text">
>;

/**
 * Whether it is more than a question, what is over, what a relative had, a medicine taken as usual, or that all is
 * well.
 */
const mayTellOfNow = ({ present, asked, past, family, onlyTaken, onlyTopic, allWell }: Reading): boolean =>
  !onlyTaken && !onlyTopic && !allWell && (present.size > 0 || asked.size + past.size + family.size === 0);

/**
 * @param heard what the second reading has made of it.
 * @param rules others than the real ones only to test that a change of them is noticed.
 */
export function guardOf(reading: Reading, profile: Profile, heard: Heard | null, rules = RED_FLAG_RULES): Guard {
  const guard = guardByRules(reading, profile, rules);
  if (guard.floor !== "emergency")
    return heard && mayTellOfNow(reading) && soundsLikeNow(heard, trustIn(reading))
      ? { ...guard, floor: "emergency", flags: [SOUNDS_LIKE_NOW, ...guard.flags], call: CALLS.emergency }
      : guard;
  const kind = guard.flags.some(({ call }) => call === "poison") ? "poison" : "now";
  if (!heard || guard.flags.some((flag) => flag.isNeverDoubted) || !isDoubtful(heard, trustIn(reading), kind))
    return guard;
  return { ...guard, floor: "urgent", critical: false, call: null, doubted: guard.flags[0]!.title };
}

function guardByRules(reading: Reading, profile: Profile, rules: typeof RED_FLAG_RULES): Guard {
  // Entries read apart and together: what either finds counts, so that putting them together never lowers the floor.
  const { present, joined, perhaps } = reading;
  const readings = [present];
  if (joined.size > 0) readings.push(new Set([...present].filter((id) => !joined.has(id))));
  if (perhaps.size > 0) readings.push(new Set([...present, ...perhaps]));
  const facts = readings.map((findings) => factsOf(reading, findings, profile));
  const flags = rules
    .filter(({ when }) => facts.some((seen) => evaluate(when, seen)))
    .map(({ when: _when, ...flag }): RedFlag => flag)
    .sort(
      (a, b) =>
        Number(b.level === "emergency") - Number(a.level === "emergency") ||
        Number(b.isCritical) - Number(a.isCritical),
    );
  const emergencies = flags.filter(({ level }) => level === "emergency");
  const unscoped = factsOf(reading, new Set([...present, ...reading.unsure]), profile);
  const mayBeNow =
    reading.unsure.size > 0 &&
    emergencies.length === 0 &&
    rules.some(({ level, when }) => level === "emergency" && evaluate(when, unscoped));
  const special =
    emergencies.find(({ call }) => call === "crisis-line") ?? emergencies.find(({ call }) => call === "poison");
  // A person who is also in bodily danger calls the emergency number first.
  const bodily = emergencies.some(({ isCritical, call }) => isCritical && call === undefined);
  return {
    floor: emergencies.length > 0 ? "emergency" : flags.length > 0 ? "urgent" : "routine",
    critical: emergencies.some(({ isCritical }) => isCritical),
    flags,
    call: emergencies.length === 0 ? null : CALLS[special?.call && !bodily ? special.call : "emergency"],
    mayBeNow: mayBeNow ? [...reading.unsure][0]! : null,
    doubted: null,
  };
}
