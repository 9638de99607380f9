import type { FindingId } from "../findings";
import type { Profile } from "../profile";
import type { Reading } from "../read";
import { BODY_RULES } from "./body";
import { BRAIN_RULES } from "./brain";
import { CHEST_RULES } from "./chest";
import { HIDDEN_RULES } from "./hidden";
import { INFECTION_RULES } from "./infection";
import { VITAL_RULES } from "./vitals";
import { isDoubtful, soundsLikeNow, trustIn, type Heard } from "../second-reading";
import { factsOf, type RedFlagRule } from "./rule";

export const RED_FLAG_RULES: readonly RedFlagRule[] = [
  ...CHEST_RULES,
  ...BRAIN_RULES,
  ...BODY_RULES,
  ...INFECTION_RULES,
  ...HIDDEN_RULES,
  ...VITAL_RULES,
];

type RedFlag = { id: string; title: string; level: "emergency" | "urgent"; critical: boolean; source: string };

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
  critical: false,
  source: "our own examples of what people write (triage/examples)",
} as const satisfies RedFlag;

const CALLS = {
  "crisis-line": {
    number: "988",
    text: "Call or text 988, the Suicide and Crisis Lifeline, now. If you have hurt yourself or are about to, call 911. Stay with somebody.",
  },
  poison: {
    number: "911",
    text: "Call 911 now if anybody is drowsy, has a seizure or trouble breathing; otherwise call Poison Control at 1-800-222-1222 at once. Do not wait for signs.",
  },
  emergency: {
    number: "911",
    text: "Call 911 or your local emergency number now. Do not drive yourself, and do not wait for an appointment.",
  },
} as const;

/**
 * A wish to die is no figure of speech, whatever stands around it, nor is being threatened, and what was measured is what was
 * measured. To kill others is one more often than not: traffic does, and stairs, and a diet.
 */
const NEVER_DOUBTED: ReadonlySet<string> = new Set([
  "threat",
  ...[...RED_FLAG_RULES.filter(({ call, id }) => call === "crisis-line" && id !== "harm-others"), ...VITAL_RULES]
    .filter(({ level }) => level === "emergency")
    .map(({ id }) => id),
]);
const POISONING: ReadonlySet<string> = new Set(
  RED_FLAG_RULES.filter(({ call, level }) => call === "poison" && level === "emergency").map(({ id }) => id),
);

/** Whether it is more than a question, what is over, what somebody else had, a medicine taken as usual, or that all is well. */
const mayTellOfNow = ({ present, asked, past, family, onlyTaken, onlyTopic, allWell }: Reading): boolean =>
  !onlyTaken && !onlyTopic && !allWell && (present.size > 0 || asked.size + past.size + family.size === 0);

/** @param heard what the second reading has made of it. */
export function guardOf(reading: Reading, profile: Profile, heard: Heard | null): Guard {
  const guard = guardByRules(reading, profile);
  if (guard.floor !== "emergency")
    return heard && mayTellOfNow(reading) && soundsLikeNow(heard, trustIn(reading))
      ? { ...guard, floor: "emergency", flags: [SOUNDS_LIKE_NOW, ...guard.flags], call: CALLS.emergency }
      : guard;
  const kind = guard.flags.some(({ id }) => POISONING.has(id)) ? "poison" : "now";
  if (!heard || guard.flags.some(({ id }) => NEVER_DOUBTED.has(id)) || !isDoubtful(heard, trustIn(reading), kind))
    return guard;
  return { ...guard, floor: "urgent", critical: false, call: null, doubted: guard.flags[0]!.title };
}

function guardByRules(reading: Reading, profile: Profile): Guard {
  // Entries read apart and read together: what either finds counts, so that putting them together never lowers the floor.
  const { present, joined, perhaps } = reading;
  const readings = [present];
  if (joined.size > 0) readings.push(new Set([...present].filter((id) => !joined.has(id))));
  if (perhaps.size > 0) readings.push(new Set([...present, ...perhaps]));
  const facts = readings.map((findings) => factsOf(reading, findings, profile));
  const hits = RED_FLAG_RULES.filter((rule) => facts.some((seen) => rule.when(seen)));
  const flags = hits.map(({ id, title, level, critical = false, source }) => ({ id, title, level, critical, source }));
  flags.sort(
    (a, b) =>
      Number(b.level === "emergency") - Number(a.level === "emergency") || Number(b.critical) - Number(a.critical),
  );
  const emergencies = hits.filter((rule) => rule.level === "emergency");
  const unscoped = factsOf(reading, new Set([...present, ...reading.unsure]), profile);
  const mayBeNow =
    reading.unsure.size > 0 &&
    emergencies.length === 0 &&
    RED_FLAG_RULES.some((rule) => rule.level === "emergency" && rule.when(unscoped));
  const special =
    emergencies.find((rule) => rule.call === "crisis-line") ?? emergencies.find((rule) => rule.call === "poison");
  // A person who is also in bodily danger calls the emergency number first.
  const bodily = emergencies.some((rule) => rule.critical && rule.call === undefined);
  return {
    floor: emergencies.length > 0 ? "emergency" : flags.length > 0 ? "urgent" : "routine",
    critical: emergencies.some((rule) => rule.critical),
    flags,
    call: emergencies.length === 0 ? null : CALLS[special?.call && !bodily ? special.call : "emergency"],
    mayBeNow: mayBeNow ? [...reading.unsure][0]! : null,
    doubted: null,
  };
}
