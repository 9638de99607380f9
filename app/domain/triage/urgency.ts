import dangerQuestions from "~/content/triage/generated/danger-questions";
import type { Level } from "~/content/triage/vocabulary";
import { CONDITIONS, type ConditionId } from "./conditions";
import { FINDINGS, hasTrait, isCircumstance } from "./findings";
import type { Guard } from "./guard";
import type { Profile } from "./profile";
import type { Reading } from "./read";
import { CAUTIOUS, type Ranking, type Scored } from "./score";
import { soundsCalm, soundsLikeMore, staysEmergency, trustIn, type Heard } from "./second-reading";

export type Urgency = "routine" | "urgent" | "emergency";
export type RiskLevel = "low" | "medium" | "high" | "critical";

/**
 * From these shares of the probability on, emergencies make an emergency of it, and harmless conditions let it wait.
 */
const EMERGENCY_SHARE = 0.5;
const HARMLESS_SHARE = 0.4;
/** The same where the likeliest condition itself is not harmless. */
const HARMLESS_AGAINST_FIRST = 0.75;
const EMERGENCY_LEFT = 0.3;
const SHARPEN = 1.5;

/** A complaint that nobody should sit out at home, whatever it looks like. */
function tooFrailForHome(reading: Reading, profile: Profile): boolean {
  const { present } = reading;
  if (profile.age < 0.25) return true;
  if (present.has("fever") && (profile.age >= 75 || profile.age < 0.5)) return true;
  return present.has("immunosuppressed") || present.has("chemo");
}

/**
 * Complaints that were understood. An illness known, a medicine or a habit is none, nor is a pressure that is only
 * named as an illness: a story of which nothing else was understood is not harmless.
 */
function complaintsOf({ present, named, measures }: Reading): number {
  const complaints = [...present].filter(
    (id) =>
      !isCircumstance(id) && !(id === "high_pressure" && measures.systolic === null && present.has("hypertension")),
  );
  return complaints.length + named.size;
}

/** From so many unused words on, a story is taken to hold more than the one complaint that was found. */
const LONG_STORY = 17;

/** A long story of which one complaint was understood is not harmless: what makes it pressing may be among the rest. */
function littleUnderstood({ present, unused }: Reading): boolean {
  const complaints = [...present].filter((id) => !FINDINGS[id].context);
  const own = complaints.filter((id) => !complaints.some((other) => FINDINGS[other].implies.includes(id)));
  return unused >= LONG_STORY && own.length <= 1;
}

/**
 * The question about danger signs that belongs to a medicine or a state, where a clause was not read: beside these,
 * that clause may be what decides.
 */
export const redFlagQuestion = ({ present, unread }: Reading): string | undefined =>
  unread.length === 0 ? undefined : dangerQuestions.find(({ finding }) => present.has(finding))?.question;

/** Whether nothing at all was understood: no complaint, no illness, no medicine, no value. */
export const isNotUnderstood = (
  { present, absent, past, family, asked, named, measures, perhaps, onlyTaken, onlyTopic, allWell }: Reading,
  { floor }: Guard,
): boolean =>
  floor === "routine" &&
  present.size + absent.size + past.size + family.size + asked.size + named.size + perhaps.size === 0 &&
  !onlyTaken &&
  !onlyTopic &&
  !allWell &&
  [
    measures.systolic,
    measures.pulse,
    measures.temperature,
    measures.glucose,
    measures.oxygen,
    measures.respirations,
  ].every((value) => value === null);

/**
 * Rules that explain the complaint by a medicine: many unlikely emergencies together do not outvote the level they
 * set.
 */
const EXPLAINING = new Set(["pressure-medicine-dizzy", "sugar-low-signs"]);
const isExplained = ({ flags }: Guard): boolean => flags.some(({ id }) => EXPLAINING.has(id));
const isLikelyEmergency = ({ id, probability }: Scored): boolean =>
  CONDITIONS[id].level === "emergency" && probability >= 0.1;

/** Who has to be a grown-up: that "I" took a tablet a parent may have written. */
const GROWN_UP = 16;

/**
 * Whether nothing was told but a medicine taken as usual, a subject of ours, or values as they should be, by somebody
 * in whom that is harmless.
 */
export const tellsNoComplaint = (reading: Reading, { age, pregnant }: Profile): boolean =>
  (reading.onlyTaken || reading.onlyTopic || reading.allWell) &&
  reading.unknown.length === 0 &&
  age >= GROWN_UP &&
  !pregnant;

/**
 * Whether nothing is told but a time that passes, an operation or a medicine. Of those alone no illness is likely; a
 * patient who names one asks about it, as a rule.
 */
const tellsOnlyOfCircumstances = ({ present, named }: Reading): boolean =>
  present.size > 0 &&
  named.size === 0 &&
  [...present].every((id) => hasTrait(id, "passing") || hasTrait(id, "question alone"));

/** An illness that is an emergency by its name alone lasts no longer; with others people live ("type 1 diabetes"). */
const SUDDEN_DAYS = 60;

/**
 * Whether a patient who writes nothing but its name has to be helped at once: "bowel obstruction", "ectopic
 * pregnancy".
 */
const isSudden = (id: ConditionId): boolean =>
  CONDITIONS[id].level === "emergency" && (CONDITIONS[id].lastsTo ?? Infinity) <= SUDDEN_DAYS;

/** Who has lived with it knows it best, but for what pregnancy or a bad illness may hide behind it. */
const isAsAlways = (reading: Reading, profile: Profile): boolean =>
  reading.present.has("as_usual") &&
  !reading.present.has("unlike_before") &&
  !reading.severe &&
  !profile.pregnant &&
  !reading.present.has("postpartum") &&
  !tooFrailForHome(reading, profile);

/** How pressing one condition is in this person. */
function levelOf(scored: Pick<Scored, "id">, reading: Reading, profile: Profile): Level {
  const { level, worse, homeDays, later, usualIfKnown } = CONDITIONS[scored.id];
  const worsened = worse.some((finding) => reading.present.has(finding));
  if (level === "emergency") return level;
  if (level === "urgent" && worsened) return "emergency";
  if (level === "urgent")
    return usualIfKnown && reading.present.has(usualIfKnown) && isAsAlways(reading, profile) ? "routine" : level;
  const days = reading.measures.shortestDays;
  const tooLong = homeDays !== undefined && days !== null && days > homeDays;
  if (tooLong && later && !worsened && !reading.severe && !tooFrailForHome(reading, profile)) return later;
  return worsened || tooLong || (level === "self-care" && (tooFrailForHome(reading, profile) || reading.severe))
    ? "urgent"
    : level;
}

/**
 * Shares of the levels among the likeliest; sharpened, so that the many conditions that fit a little do not outvote
 * the few that fit well.
 */
function sharesOf(ranked: Ranking["cautious"], reading: Reading, profile: Profile): Record<Level, number> {
  const shares = { emergency: 0, urgent: 0, routine: 0, "self-care": 0 };
  const top = ranked.slice(0, CAUTIOUS);
  const weights = top.map(({ probability }) => probability ** SHARPEN);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  top.forEach((scored, i) => (shares[levelOf(scored, reading, profile)] += weights[i]! / total));
  return shares;
}

/**
 * The level of care: the guard's floor, raised where likely conditions call for
 * more. Self-care needs its positive criteria: most of the probability lies on
 * conditions that are looked after at home, none of what makes them worse is
 * there, they have not lasted too long, and no red flag was found.
 */
export function careOf(
  { likeliest, cautious }: Ranking,
  guard: Guard,
  reading: Reading,
  profile: Profile,
  { heard, isPartlyUnderstood }: { heard: Heard | null; isPartlyUnderstood: boolean },
): Level {
  const level = careByRules({ likeliest, cautious }, guard, reading, profile, isPartlyUnderstood);
  if (!heard || guard.floor === "emergency") return level;
  const isUnderstood = complaintsOf(reading) > 0;
  const trust = isUnderstood ? trustIn(reading) : 1;
  if (level === "emergency") return guard.doubted === null && staysEmergency(heard, trust) ? level : "urgent";
  // What a rule has set stands, and so do the strict criteria of what is no complaint.
  if (guard.floor === "urgent" || guard.mayBeNow !== null || tellsNoComplaint(reading, profile)) return level;
  if (level !== "urgent") return soundsLikeMore(heard, trust) ? "urgent" : level;
  if (!soundsCalm(heard, trust, isUnderstood) || tooFrailForHome(reading, profile) || profile.age < 1) return level;
  return isUnderstood ? "self-care" : "routine";
}

function careByRules(
  { likeliest, cautious }: Ranking,
  guard: Guard,
  reading: Reading,
  profile: Profile,
  isPartlyUnderstood: boolean,
): Level {
  if (guard.floor === "emergency" || [...reading.named].some(isSudden)) return "emergency";
  // Who took a medicine as usual has yet to tell what for; who is well has nothing to tell.
  if (guard.floor === "routine" && tellsNoComplaint(reading, profile) && !isPartlyUnderstood) return "routine";
  const shares = sharesOf(likeliest, reading, profile);
  // What must not be missed is not taken to be rarer because little was told, nor because there are harmless causes.
  const emergency = Math.max(shares.emergency, sharesOf(cautious, reading, profile).emergency);
  if (
    emergency >= EMERGENCY_SHARE &&
    !tellsOnlyOfCircumstances(reading) &&
    complaintsOf(reading) > 0 &&
    !(isExplained(guard) && !likeliest.some(isLikelyEmergency))
  )
    return "emergency";
  // Who asks what a medicine may do, and tells of nothing, wants to know.
  if (guard.floor === "routine" && reading.asked.size > 0 && complaintsOf(reading) === 0 && !isPartlyUnderstood)
    return "routine";
  if (
    guard.floor === "urgent" ||
    guard.mayBeNow !== null ||
    complaintsOf(reading) === 0 ||
    littleUnderstood(reading) ||
    isPartlyUnderstood ||
    redFlagQuestion(reading) !== undefined
  )
    return "urgent";
  const first = levelOf(likeliest[0]!, reading, profile);
  const harmlessFirst = first === "self-care" || first === "routine";
  const harmless = shares.routine + shares["self-care"];
  if (harmless < (harmlessFirst ? HARMLESS_SHARE : HARMLESS_AGAINST_FIRST) || shares.emergency >= EMERGENCY_LEFT)
    return "urgent";
  return shares["self-care"] >= shares.routine ? "self-care" : "routine";
}

/** The product's three words (DATA-13): what is looked after at home is routine. */
export const urgencyOf = (care: Level): Urgency => (care === "self-care" ? "routine" : care);

/** DATA-12: critical is immediate danger to life, high another emergency or an urgent matter in a person at risk. */
export function riskLevelOf(urgency: Urgency, guard: Guard, reading: Reading, profile: Profile): RiskLevel {
  if (urgency === "emergency") return guard.critical ? "critical" : "high";
  if (urgency === "routine") return "low";
  const risks =
    [...reading.present].filter((id) => hasTrait(id, "risk")).length + (profile.age >= 65 || profile.age < 0.5 ? 1 : 0);
  return risks >= 2 ? "high" : "medium";
}
