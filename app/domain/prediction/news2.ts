import scales from "~/content/prediction/generated/news2";
import type { News2Scale } from "~/content/prediction/vocabulary";

/** How awake somebody is, as NEWS2 has it. */
export const CONSCIOUSNESS = ["alert", "new confusion", "voice", "pain", "unresponsive"] as const;

export type Vitals = {
  /** /min */
  respiratoryRate?: number | undefined;
  /** % */
  oxygenSaturation?: number | undefined;
  onOxygen?: boolean | undefined;
  /** mm[Hg] */
  systolic?: number | undefined;
  /** /min */
  heartRate?: number | undefined;
  consciousness?: (typeof CONSCIOUSNESS)[number] | undefined;
  /** Cel */
  temperature?: number | undefined;
  /** Scale 2 of oxygen, for failure with too much carbon dioxide: a clinician's decision only. */
  hypercapnic?: boolean | undefined;
};
type Item = Exclude<keyof Vitals, "hypercapnic">;
export const NEWS2_ITEMS: readonly Item[] = [
  "respiratoryRate",
  "oxygenSaturation",
  "onOxygen",
  "systolic",
  "heartRate",
  "consciousness",
  "temperature",
];

/** Points by value: the first limit that the value does not exceed decides. */
const pointsOn = (scale: News2Scale, value: number): number =>
  scales.find((row) => row.scale === scale && value <= (row.upTo ?? Infinity))!.points;

function points(item: Item, vitals: Vitals): number | null {
  const { respiratoryRate, oxygenSaturation, onOxygen, systolic, heartRate, consciousness, temperature, hypercapnic } =
    vitals;
  switch (item) {
    case "respiratoryRate":
      return respiratoryRate === undefined ? null : pointsOn("respiratoryRate", Math.round(respiratoryRate));
    case "oxygenSaturation": {
      if (oxygenSaturation === undefined) return null;
      const value = Math.round(oxygenSaturation);
      if (!hypercapnic) return pointsOn("oxygenScale1", value);
      return pointsOn(onOxygen ? "oxygenScale2OnOxygen" : "oxygenScale2OnAir", value);
    }
    case "onOxygen":
      return onOxygen === undefined ? null : onOxygen ? 2 : 0;
    case "systolic":
      return systolic === undefined ? null : pointsOn("systolic", Math.round(systolic));
    case "heartRate":
      return heartRate === undefined ? null : pointsOn("heartRate", Math.round(heartRate));
    case "consciousness":
      return consciousness === undefined ? null : consciousness === "alert" ? 0 : 3;
    case "temperature":
      return temperature === undefined ? null : pointsOn("temperature", Math.round(temperature * 10) / 10);
  }
}

type News2Risk = "none" | "low" | "low-medium" | "medium" | "high";
export type News2 = {
  score: number;
  points: Partial<Record<Item, number>>;
  missing: Item[];
  /** Of an incomplete score: at least this. */
  risk: News2Risk;
};

/**
 * The National Early Warning Score 2, Royal College of Physicians, London 2017.
 * It holds from 16 years on, and not in pregnancy.
 * What is missing is named: the score is then partial, and only a lower limit.
 */
export function news2(vitals: Vitals): News2 {
  const judged = NEWS2_ITEMS.map((item) => ({ item, value: points(item, vitals) }));
  const known = judged.filter((entry): entry is { item: Item; value: number } => entry.value !== null);
  const score = known.reduce((sum, { value }) => sum + value, 0);
  return {
    score,
    points: Object.fromEntries(known.map(({ item, value }) => [item, value])),
    missing: judged.filter(({ value }) => value === null).map(({ item }) => item),
    risk: news2Risk(
      score,
      known.some(({ value }) => value === 3),
    ),
  };
}

/** A single item of 3 points calls for an urgent review whatever the sum. */
function news2Risk(score: number, hasRed: boolean): News2Risk {
  if (score >= 7) return "high";
  if (score >= 5) return "medium";
  if (hasRed) return "low-medium";
  return score > 0 ? "low" : "none";
}
