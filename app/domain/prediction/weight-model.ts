import { bodyMassIndex, MIN_HEALTHY_BMI } from "./bmi";
import { restingEnergy, type Body } from "./energy";

/*
 * The dynamic model of body weight of the NIDDK: Hall and others, Lancet
 * 2011;378:826-37, web appendix. Energies are kJ, masses kg, time days. Written
 * from the appendix's equations.
 */

const KJ_PER_KCAL = 4.184;
/** Energy held in glycogen, fat and lean tissue, kJ/kg. */
const RHO = { glycogen: 17_600, fat: 39_500, lean: 7_600 };
/** What fat and lean tissue use at rest, kJ/kg/d. */
const GAMMA = { fat: 13, lean: 92 };
/** What it takes to lay them down, kJ/kg. */
const ETA = { fat: 750, lean: 960 };
/** Thermic effect of food; adaptive thermogenesis, with its time constant in days. */
const TEF = 0.1;
const ADAPTATION = { share: 0.14, days: 14 };
/** Salt: mg per litre of fluid, mg/L/d of the kidneys' answer, mg/d of the answer to carbohydrate. */
const SODIUM = { perLitre: 3220, kidney: 3000, carbohydrate: 4000 };
const GLYCOGEN = 0.5;
/** Glycogen with the 2.7 g of water that each gram binds. */
const GLYCOGEN_WEIGHT = 3.7;
/** Forbes' curve, kg. */
const FORBES = 10.4 * (RHO.lean / RHO.fat);
const CARBOHYDRATE_SHARE = 0.5;
const USUAL_SODIUM = 4000;
/** Fat that no body can do without, as a share of its weight (general physiology). */
const ESSENTIAL_FAT = { male: 0.03, female: 0.12 };

export type WeightPlan = Body & {
  /** Physical activity level: energy of a day over resting energy. */
  pal: number;
  /** Permanent change of intake, kcal/d; a deficit is negative. */
  changeKcal: number;
  /** Whether salt stays what it was; else it goes with the food. */
  saltUnchanged?: boolean;
  /**
   * What the scales said before, oldest first, `day` whole and below 0 (now is day 0). The body is then the one that
   * lived through it: who has eaten less for months has lost the water of the first weeks already.
   */
  past?: readonly PastWeight[];
};
export type PastWeight = { day: number; weightKg: number };

type State = { fat: number; lean: number; glycogen: number; fluid: number; adaptation: number };
/**
 * A course of days. `essential`: share of the weight below which fat is not let fall; `stepsADay`: how finely the days
 * are computed.
 */
type Model = { start: State; slope: (state: State) => State; essential: number; stepsADay: number };
/** How a body goes on under a lasting change of intake, kcal/d against what keeps its weight of now. */
type Course = (changeKcal: number) => Model;

const weightOf = ({ fat, lean, glycogen, fluid }: State) => fat + lean + fluid + GLYCOGEN_WEIGHT * glycogen;
const combine = (a: State, b: State, factor: number): State => ({
  fat: a.fat + factor * b.fat,
  lean: a.lean + factor * b.lean,
  glycogen: a.glycogen + factor * b.glycogen,
  fluid: a.fluid + factor * b.fluid,
  adaptation: a.adaptation + factor * b.adaptation,
});

/** Fat in kg from sex, age and BMI (Jackson and others, Int J Obes 2002;26:789-96), as the appendix uses it. */
export function startingFat({ sex, age, heightCm, weightKg }: Body): number {
  const logBmi = Math.log(bodyMassIndex(weightKg, heightCm));
  const percent = sex === "male" ? 0.14 * age + 37.31 * logBmi - 103.94 : 0.14 * age + 39.96 * logBmi - 102.01;
  // The regression leaves its range in very thin and very heavy people.
  return (weightKg / 100) * Math.min(65, Math.max(100 * ESSENTIAL_FAT[sex], percent));
}

const startingFluid = ({ sex, age, heightCm, weightKg }: Body): number => {
  const metres = heightCm / 100;
  return sex === "male" ? 0.025 * age + 9.57 * metres + 0.191 * weightKg - 12.4 : -4 + 5.98 * metres + 0.167 * weightKg;
};

/**
 * A body that is in balance at its weight.
 * @param energyFactor on resting energy, for a body that uses more or less than the equation says
 * @returns its state, and the model of any state that it comes to, under a change of intake against this balance.
 */
function inBalance(
  { pal, saltUnchanged = false, ...body }: Omit<WeightPlan, "changeKcal" | "past">,
  energyFactor: number,
) {
  const rmr = restingEnergy(body) * KJ_PER_KCAL * energyFactor;
  const before = pal * rmr;
  const fat = startingFat(body);
  const fluid = startingFluid(body);
  const rest: State = {
    fat,
    lean: body.weightKg - fat - fluid - GLYCOGEN_WEIGHT * GLYCOGEN,
    glycogen: GLYCOGEN,
    fluid,
    adaptation: 0,
  };

  const activity = ((1 - TEF) * pal - 1) * (rmr / body.weightKg);
  const constant = before - GAMMA.fat * rest.fat - GAMMA.lean * rest.lean - activity * body.weightKg;
  const glycogenRate = (CARBOHYDRATE_SHARE * before) / GLYCOGEN ** 2;

  const from = (start: State, changeKcal: number): Model => {
    const change = changeKcal * KJ_PER_KCAL;
    const intake = before + change;
    const carbohydrate = CARBOHYDRATE_SHARE * intake;
    const salt = saltUnchanged ? 0 : USUAL_SODIUM * (intake / before - 1);
    const slope = (state: State): State => {
      const glycogen = (carbohydrate - glycogenRate * state.glycogen ** 2) / RHO.glycogen;
      const leanShare = FORBES / (FORBES + state.fat);
      const buildCost = ((1 - leanShare) * ETA.fat) / RHO.fat + (leanShare * ETA.lean) / RHO.lean;
      const base =
        constant +
        GAMMA.fat * state.fat +
        GAMMA.lean * state.lean +
        activity * weightOf(state) +
        TEF * change +
        state.adaptation;
      const available = intake - RHO.glycogen * glycogen;
      const expenditure = (base + available * buildCost) / (1 + buildCost);
      const balance = available - expenditure;
      return {
        fat: ((1 - leanShare) * balance) / RHO.fat,
        lean: (leanShare * balance) / RHO.lean,
        glycogen,
        fluid:
          (salt -
            SODIUM.kidney * (state.fluid - rest.fluid) -
            SODIUM.carbohydrate * (1 - carbohydrate / (CARBOHYDRATE_SHARE * before))) /
          SODIUM.perLitre,
        adaptation: (ADAPTATION.share * change - state.adaptation) / ADAPTATION.days,
      };
    };
    return {
      start,
      slope,
      essential: ESSENTIAL_FAT[body.sex],
      stepsADay: Math.ceil(Math.max(before, intake) / MAX_KJ_A_STEP),
    };
  };
  return { rest, from };
}

/**
 * Glycogen settles at a rate of intake (kJ/d) / 8,800 a day, and the method is
 * stable up to 2.8 a step. A quarter of that is taken, two steps a day for most
 * people: the weight is within 15 g of what a hundred steps a day give.
 */
const MAX_KJ_A_STEP = 0.7 * 8_800;

/** A step by Runge and Kutta's fourth order. */
function step(state: State, { slope, essential, stepsADay }: Model): State {
  const h = 1 / stepsADay;
  const k1 = slope(state);
  const k2 = slope(combine(state, k1, h / 2));
  const k3 = slope(combine(state, k2, h / 2));
  const k4 = slope(combine(state, k3, h));
  const next = combine(combine(combine(combine(state, k1, h / 6), k2, h / 3), k3, h / 3), k4, h / 6);
  // The equations were not made for starvation: there the forecast is only a warning.
  return { ...next, fat: Math.max(next.fat, essential * weightOf(next)) };
}

function dayAfter(state: State, model: Model): State {
  for (let part = 0; part < model.stepsADay; part++) state = step(state, model);
  return state;
}

function stateAfter(model: Model, days: number): State {
  let state = model.start;
  for (let day = 0; day < days; day++) state = dayAfter(state, model);
  return state;
}

/** Weight in kg at the end of each of these days, which rise. */
function run(model: Model, days: readonly number[]): number[] {
  const weights: number[] = [];
  let [state, day] = [model.start, 0];
  for (const until of days) {
    state = stateAfter({ ...model, start: state }, until - day);
    day = until;
    weights.push(weightOf(state));
  }
  return weights;
}

/**
 * The change of intake, kcal/d, that misses a weight by nothing (kg): by secants, because it is nearly straight. What
 * leads there from beyond `MAX_TRIED` is not found.
 */
function changeThatMisses(missed: (changeKcal: number) => number, first: number): number {
  let [a, b] = [0, first];
  let [missedA, missedB] = [missed(a), missed(b)];
  for (let round = 0; round < 8 && Math.abs(missedB) > CLOSE_KG && missedA !== missedB; round++) {
    const next = Math.max(-MAX_TRIED, Math.min(MAX_TRIED, b - (missedB * (b - a)) / (missedB - missedA)));
    [a, missedA, b] = [b, missedB, next];
    missedB = missed(b);
  }
  return b;
}
const CLOSE_KG = 0.01;
const MAX_TRIED = 3_000;
/** Where the search begins, kcal/d. */
const firstTried = (fromKg: number, toKg: number) => (toKg < fromKg ? -300 : 300);

/** The body of a plan: as its past has made it where that is known, else in balance. */
function courseOf({ past = [], ...plan }: Omit<WeightPlan, "changeKcal">, energyFactor = 1): Course {
  const lived = livedThrough(plan, past, energyFactor);
  if (lived) return lived;
  const { rest, from } = inBalance(plan, energyFactor);
  return (changeKcal) => from(rest, changeKcal);
}

/**
 * A body that was in balance at its first known weight and has then eaten what led from each known weight to the next:
 * Hall and Chow tell by the same means what somebody has eaten (Am J Clin Nutr 2011;94:66-74, from 28 days on).
 * @returns `null` where nothing is known, and where nothing that anybody eats leads from one weight to the next.
 */
function livedThrough(
  plan: Omit<WeightPlan, "changeKcal" | "past">,
  past: readonly PastWeight[],
  energyFactor: number,
): Course | null {
  const [first, ...later] = past;
  if (!first) return null;
  const then = { ...plan, weightKg: first.weightKg };
  const { rest, from } = inBalance(then, energyFactor);
  let [state, day] = [rest, first.day];
  for (const known of [...later, { day: 0, weightKg: plan.weightKg }]) {
    const [start, days] = [state, known.day - day];
    const missed = (changeKcal: number) => weightOf(stateAfter(from(start, changeKcal), days)) - known.weightKg;
    const eaten = changeThatMisses(missed, firstTried(weightOf(start), known.weightKg));
    state = stateAfter(from(start, eaten), days);
    day = known.day;
    if (!(Math.abs(weightOf(state) - known.weightKg) <= 5 * CLOSE_KG)) return null;
  }
  // A change is said against what keeps the weight of now, the model's against what kept the first one.
  const sinceThen = energyFactor * (maintenanceIntake(plan) - maintenanceIntake(then));
  return (changeKcal) => from(state, changeKcal + sinceThen);
}

/**
 * The first day at whose end a lasting change of intake has led to a weight in kg, or beyond it; `null` where it takes
 * more than `mostDays`.
 */
export function dayOfWeight(plan: WeightPlan, goalKg: number, mostDays: number): number | null {
  const model = courseOf(plan)(plan.changeKcal);
  const falls = goalKg < plan.weightKg;
  let state = model.start;
  for (let day = 1; day <= mostDays; day++) {
    state = dayAfter(state, model);
    if (falls ? weightOf(state) <= goalKg : weightOf(state) >= goalKg) return day;
  }
  return null;
}

/** The lasting change of intake, kcal/d, after which the weight is there after so many days. */
export function changeToReach(plan: Omit<WeightPlan, "changeKcal">, goalKg: number, days: number): number {
  const course = courseOf(plan);
  return changeThatMisses(
    (changeKcal) => weightOf(stateAfter(course(changeKcal), days)) - goalKg,
    firstTried(plan.weightKg, goalKg),
  );
}

/** Weight in kg on each of these days (rising, whole) under a lasting change of intake. */
export const simulateWeight = (plan: WeightPlan, days: readonly number[]): number[] =>
  run(courseOf(plan)(plan.changeKcal), days);

/** Intake in kcal/d that keeps the weight before the change. */
export const maintenanceIntake = ({ pal, ...body }: Body & { pal: number }): number => pal * restingEnergy(body);

export type WeightPoint = { day: number; weightKg: number; /** band */ lowKg: number; highKg: number };
export type WeightForecast = {
  points: WeightPoint[];
  maintenanceKcal: number;
  /** Intake after the change. */
  intakeKcal: number;
  /** The first point at which the weight would be below a healthy one, or `null`. */
  underweightFromDay: number | null;
};

/**
 * What the band rests on, each taken by itself and the deviations combined as
 * independent ones: how far people use more or less energy at rest than the
 * equation says (about 10 %), how exactly an activity level is known (0.1), and
 * how exactly a change of intake is kept (20 %). The first is from the paper on
 * resting energy; the other two are our assumptions.
 */
const DOUBTS = { energy: 0.1, pal: 0.1, adherence: 0.2 };

/** A forecast with its band for these days (rising, whole). */
export function forecastWeight(plan: WeightPlan, days: readonly number[]): WeightForecast {
  const course = courseOf(plan);
  const central = run(course(plan.changeKcal), days);
  const doubted = [-1, 1].flatMap((sign) => [
    run(courseOf(plan, 1 + sign * DOUBTS.energy)(plan.changeKcal), days),
    run(courseOf({ ...plan, pal: Math.max(1.1, plan.pal + sign * DOUBTS.pal) })(plan.changeKcal), days),
    run(course(plan.changeKcal * (1 + sign * DOUBTS.adherence)), days),
  ]);
  const points = days.map((day, index): WeightPoint => {
    const weightKg = central[index]!;
    const deviations = doubted.map((weights) => weights[index]! - weightKg);
    const spread = (side: (deviation: number) => number) =>
      Math.sqrt(deviations.reduce((sum, deviation) => sum + side(deviation) ** 2, 0));
    return {
      day,
      weightKg,
      lowKg: weightKg - spread((d) => Math.min(0, d)),
      highKg: weightKg + spread((d) => Math.max(0, d)),
    };
  });
  const maintenanceKcal = maintenanceIntake(plan);
  return {
    points,
    maintenanceKcal,
    intakeKcal: maintenanceKcal + plan.changeKcal,
    underweightFromDay:
      points.find(({ weightKg }) => bodyMassIndex(weightKg, plan.heightCm) < MIN_HEALTHY_BMI)?.day ?? null,
  };
}
