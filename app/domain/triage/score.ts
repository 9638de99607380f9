import { CONDITION_IDS, CONDITIONS, type Condition, type ConditionId } from "./conditions";
import { FINDING_IDS, FINDINGS, type FindingId } from "./findings";
import type { Profile } from "./profile";
import type { Reading } from "./read";

type Reason = { finding: FindingId; weight: number };
export type Scored = {
  id: ConditionId;
  score: number;
  probability: number;
  reasonsFor: Reason[];
  reasonsAgainst: Reason[];
};

/** Share of people with a finding who would mention it unasked. */
const MENTIONED = 0.5;
/** From this share (in %) on, a finding that is not mentioned speaks a little against the condition. */
const OFTEN = 55;
/**
 * The priors of the tables are the roots of how common a condition is, so that findings can speak for a rare one. The
 * fewer findings there are to speak, the more does how common it is decide: after a single one the prior counts nearly
 * as it is in the world.
 */
const PRIOR_AFTER = [1.6, 1.6, 1.3] as const;
/** From so many words that nothing was made of on, there may have been told more than was understood. */
const MUCH_UNUSED = 8;
/** Small children and old people show serious illness by one vague complaint: in them nothing is taken to be rarer. */
const PRIOR_AGES = { from: 5, below: 75 };
/** The patient names the condition: often right, not always. */
const NAMED = Math.log(200);
/** A complaint that a condition does not explain. */
const UNEXPLAINED = Math.log(0.45);
/** No single finding decides: knowledge of shares is rough. */
const MOST_FOR = Math.log(60);
const MOST_AGAINST = -2.6;
/** Findings depend on each other, so the sum of their weights says too much; fitted on development cases. */
const TEMPERATURE = 1.6;

const ancestors = new Map<FindingId, FindingId[]>();
for (const id of FINDING_IDS) ancestors.set(id, collect(id));

function collect(id: FindingId): FindingId[] {
  const direct = FINDINGS[id].implies;
  return [...new Set(direct.flatMap((wider) => [wider, ...collect(wider)]))];
}

const clamp = (percent: number) => Math.min(98, Math.max(0.4, percent)) / 100;

const weightFor = (percent: number, finding: FindingId) =>
  Math.min(MOST_FOR, Math.log(clamp(percent) / (FINDINGS[finding].background / 100)));

const weightAgainst = (percent: number, finding: FindingId) =>
  Math.max(MOST_AGAINST, Math.log((1 - clamp(percent)) / (1 - FINDINGS[finding].background / 100)));

function personWeight(condition: Condition, profile: Profile): number {
  const band = condition.ages.find(({ from, below }) => profile.age >= from && profile.age < below);
  // An assumed age says little; where it is assumed, no age rules anything out.
  let factor = band ? (profile.ageKnown ? band.factor : Math.max(0.3, Math.min(1.2, band.factor))) : 1;
  if (condition.only) factor *= profile.sex === "unknown" ? 0.6 : profile.sex === condition.only ? 1.5 : 0;
  else if (condition.female !== undefined) {
    const share = condition.female / (1 + condition.female);
    factor *= profile.sex === "female" ? 2 * share : profile.sex === "male" ? 2 * (1 - share) : 1;
  }
  return Math.log(Math.max(factor, 1e-4));
}

/** How well what was said of the time fits; both the longest and the shortest time named may be the one meant. */
function timeWeight({ lastsFrom: from, lastsTo: to }: Condition, { days, shortestDays }: Reading["measures"]): number {
  if (from === undefined || to === undefined || days === null || shortestDays === null) return 0;
  if (shortestDays <= to && days >= from) return 0;
  return shortestDays > to * 3 || days < from / 4 ? -1.8 : -0.7;
}

/**
 * Speaks against a condition that is not possible in this week: a placenta that lies in the way bleeds in the second
 * half.
 */
const gestationWeight = (
  { weeksFrom = 0, weeksBelow = Infinity }: Condition,
  { gestationWeeks: week }: Reading["measures"],
): number => (week !== null && (week < weeksFrom || week >= weeksBelow) ? MOST_AGAINST : 0);

/** A finding's weights for every condition, in the order of `CONDITION_IDS`; NaN where a condition does not have it. */
type Column = { present: Float32Array; absent: Float32Array; unsaid: Float32Array };

const emptyColumn = (): Column => ({
  present: new Float32Array(CONDITION_IDS.length).fill(NaN),
  absent: new Float32Array(CONDITION_IDS.length).fill(NaN),
  unsaid: new Float32Array(CONDITION_IDS.length),
});

const columns = new Map<FindingId, Column>();
const logPriors = CONDITION_IDS.map((id) => Math.log(CONDITIONS[id].prior));
const isEveryday = CONDITION_IDS.map((id) => CONDITIONS[id].area === "everyday");
const unsaidSums = new Float32Array(CONDITION_IDS.length);
CONDITION_IDS.forEach((id, place) => {
  for (const [finding, percent] of Object.entries(CONDITIONS[id].findings) as [FindingId, number][]) {
    const column = columns.get(finding) ?? emptyColumn();
    columns.set(finding, column);
    column.present[place] = weightFor(percent, finding);
    column.absent[place] = weightAgainst(percent, finding);
    if (percent >= OFTEN) {
      column.unsaid[place] = Math.log(1 - (percent / 100) * MENTIONED);
      unsaidSums[place]! += column.unsaid[place]!;
    }
  }
});
const NOWHERE = emptyColumn();
const columnOf = (finding: FindingId): Column => columns.get(finding) ?? NOWHERE;

type Seen = { finding: FindingId; column: Column };

/** What of a reading is the same for every condition. */
type Evidence = {
  present: (Seen & { counts: boolean })[];
  /** Places in `present` of a finding and of its wider form, where both are there. */
  chains: [narrow: number, wide: number][];
  absent: (Seen & { wider: Column[] })[];
  /** The power to which the priors count. */
  prior: number;
};

function evidenceOf(reading: Reading, { age, pregnant }: Profile): Evidence {
  const ids = [...reading.present];
  const place = new Map(ids.map((finding, i) => [finding, i]));
  const chains = ids.flatMap((finding, i) =>
    ancestors.get(finding)!.flatMap((wider): [number, number][] => (place.has(wider) ? [[i, place.get(wider)!]] : [])),
  );
  const narrow = new Set(chains.map(([i]) => i));
  const wide = new Set(chains.map(([, i]) => i));
  const told = ids.filter((_, i) => !wide.has(i)).length;
  return {
    chains,
    prior:
      reading.named.size > 0 ||
      reading.unused >= MUCH_UNUSED ||
      pregnant ||
      age < PRIOR_AGES.from ||
      age >= PRIOR_AGES.below
        ? 1
        : (PRIOR_AFTER[told] ?? 1),
    // A circumstance, or the narrower form of what has been counted, speaks against no condition.
    present: ids.map((finding, i) => ({
      finding,
      column: columnOf(finding),
      counts: !FINDINGS[finding].context && !narrow.has(i) && columns.has(finding),
    })),
    absent: [...reading.absent].map((finding) => ({
      finding,
      column: columnOf(finding),
      wider: ancestors
        .get(finding)!
        .filter((up) => reading.absent.has(up))
        .map(columnOf),
    })),
  };
}

function scoreOne(
  place: number,
  { present, chains, absent }: Evidence,
  reading: Reading,
  profile: Profile,
  explained?: Scored,
): number {
  const condition = CONDITIONS[CONDITION_IDS[place]!];
  let score =
    logPriors[place]! +
    personWeight(condition, profile) +
    timeWeight(condition, reading.measures) +
    gestationWeight(condition, reading.measures) +
    unsaidSums[place]! +
    (reading.named.has(CONDITION_IDS[place]!) ? NAMED : 0);
  const dropped = new Set<number>();
  for (const [narrow, wide] of chains) {
    const a = present[narrow]!.column.present[place]!;
    const b = present[wide]!.column.present[place]!;
    if (Number.isNaN(a)) continue;
    // Of a finding and its wider form only the one that says more counts; the narrow one explains the wide one.
    dropped.add(Number.isNaN(b) || a >= b ? wide : narrow);
  }
  present.forEach(({ finding, column, counts }, i) => {
    score -= column.unsaid[place]!;
    if (dropped.has(i)) return;
    const weight = column.present[place]!;
    if (!Number.isNaN(weight)) {
      score += weight;
      if (weight > 0) explained?.reasonsFor.push({ finding, weight });
    } else if (counts) {
      score += UNEXPLAINED;
      explained?.reasonsAgainst.push({ finding, weight: UNEXPLAINED });
    }
  });
  for (const { finding, column, wider } of absent) {
    const weight = column.absent[place]!;
    if (Number.isNaN(weight)) continue;
    score -= column.unsaid[place]!;
    // Where the wider finding is denied too, it has been counted.
    if (wider.some((up) => !Number.isNaN(up.absent[place]!))) continue;
    score += weight;
    if (weight < -0.2) explained?.reasonsAgainst.push({ finding, weight });
  }
  return score;
}

/** So many get their reasons: no more is ever shown. */
const EXPLAINED = 6;
/** So many are weighed for what must not be missed. */
export const CAUTIOUS = 12;

/** All conditions, ordered twice. */
export type Ranking = {
  /** What it probably is. */
  likeliest: Scored[];
  /**
   * As if what is rare were less rare, and nothing were harmless that is known from daily life alone: what must not be
   * missed is judged by this one.
   */
  cautious: readonly Pick<Scored, "id" | "probability">[];
};

type Ordered = { place: number; score: number; probability: number };

function ordered(scores: readonly number[]): Ordered[] {
  const order = scores.map((score, place) => ({ place, score, probability: 0 })).sort((a, b) => b.score - a.score);
  const top = order[0]!.score;
  let sum = 0;
  for (const one of order) sum += one.probability = Math.exp((one.score - top) / TEMPERATURE);
  for (const one of order) one.probability /= sum;
  return order;
}

/**
 * All conditions, the likeliest first, with probabilities that sum to 1 over the
 * known conditions (naive Bayes with a temperature; see docs/triage.md).
 */
export function scoreConditions(reading: Reading, profile: Profile): Ranking {
  const evidence = evidenceOf(reading, profile);
  const flattened = CONDITION_IDS.map((_, place) => scoreOne(place, evidence, reading, profile));
  const more = evidence.prior - 1;
  const cautious = ordered(flattened);
  const order = more === 0 ? cautious : ordered(flattened.map((score, place) => score + more * logPriors[place]!));
  const likeliest = order.map(({ place, score, probability }, i) => {
    const scored: Scored = { id: CONDITION_IDS[place]!, score, probability, reasonsFor: [], reasonsAgainst: [] };
    if (i < EXPLAINED) {
      scoreOne(place, evidence, reading, profile, scored);
      scored.reasonsFor.sort((a, b) => b.weight - a.weight);
      scored.reasonsAgainst.sort((a, b) => a.weight - b.weight);
    }
    return scored;
  });
  const dangers: Ranking["cautious"][number][] = [];
  for (const { place, probability } of cautious) {
    if (dangers.length === CAUTIOUS) break;
    if (!isEveryday[place]) dangers.push({ id: CONDITION_IDS[place]!, probability });
  }
  return { likeliest, cautious: dangers };
}
