import { news2, NEWS2_AGE } from "../../prediction/news2";
import type { Facts, RedFlagRule } from "./rule";

const NEWS2 = "NEWS2, RCP 2017";

/** From here on a single value counts as an adult's; younger ones have NICE's and ESI's limits. */
const ADULT = 12;

const given = (value: number | null): number | undefined => value ?? undefined;

/** The early warning score of what was written: at least this, because what was not measured counts nothing. */
const score = ({ measures, any }: Facts): number =>
  news2({
    respiratoryRate: given(measures.respirations),
    oxygenSaturation: given(measures.oxygen),
    systolic: given(measures.systolic),
    heartRate: given(measures.pulse),
    temperature: given(measures.temperature),
    consciousness: any("confusion", "drowsy") ? "new confusion" : "alert",
  }).score;

/** ESI's danger zone, AHRQ 2012 (archived): pulse and breaths above which a child is not left waiting. */
const CHILD_LIMITS: readonly (readonly [below: number, pulse: number, breaths: number])[] = [
  [0.25, 180, 50],
  [3, 160, 40],
  [8, 140, 30],
  [ADULT, 100, 20],
];
const limitsOf = (age: number) => CHILD_LIMITS.find(([below]) => age < below);

/** Values that somebody measured: they set the floor whatever the complaint is called. */
export const VITAL_RULES = [
  {
    id: "warning-score",
    title: "vital signs that are out of balance",
    level: "emergency",
    critical: true,
    source: `${NEWS2}, 5 points: urgent response`,
    when: (f) => f.age >= NEWS2_AGE && !f.pregnant && score(f) >= 5,
  },
  {
    id: "low-oxygen",
    title: "too little oxygen",
    level: "emergency",
    critical: true,
    source: NEWS2,
    when: (f) => f.measures.oxygen !== null && f.measures.oxygen <= 91,
  },
  { id: "lowish-oxygen", title: "low oxygen", level: "urgent", source: NEWS2, when: (f) => f.has("low_oxygen") },
  {
    id: "breaths",
    title: "a breathing rate that is far off",
    level: "emergency",
    critical: true,
    source: `${NEWS2}, 3 points`,
    when: (f) =>
      f.age >= ADULT &&
      f.measures.respirations !== null &&
      (f.measures.respirations >= 25 || f.measures.respirations <= 8),
  },
  {
    id: "pulse-fast",
    title: "a very fast pulse at rest",
    level: "emergency",
    source: `${NEWS2}, 3 points`,
    when: (f) => f.age >= ADULT && (f.measures.pulse ?? 0) >= 131,
  },
  {
    id: "pressure-low",
    title: "a very low blood pressure",
    level: "emergency",
    critical: true,
    source: `${NEWS2}, 3 points from 90 down; a lower limit, because some healthy people have 90`,
    when: (f) => f.age >= ADULT && f.measures.systolic !== null && f.measures.systolic <= 85,
  },
  {
    id: "pressure-lowish",
    title: "a low blood pressure",
    level: "urgent",
    source: NEWS2,
    when: (f) => f.age >= ADULT && f.measures.systolic !== null && f.measures.systolic <= 90,
  },
  {
    id: "temperature-extreme",
    title: "a dangerous body temperature",
    level: "emergency",
    source: "general teaching on hyperpyrexia",
    when: (f) => (f.measures.temperature ?? 0) >= 41,
  },
  {
    id: "temperature-high",
    title: "a very high fever",
    level: "urgent",
    source: `${NEWS2}, 2 points from 39.1; US advice to grown-ups to call a doctor from 103 °F (39.4 °C), for children 40 by decision`,
    when: (f) => (f.measures.temperature ?? 0) >= (f.age >= ADULT ? 39.4 : 40),
  },
  {
    id: "coma-scale",
    title: "a lowered consciousness",
    level: "emergency",
    critical: true,
    source: "Glasgow Coma Scale below 15; NICE NG232",
    when: (f) => f.measures.comaScale !== null && f.measures.comaScale < 15,
  },
  {
    id: "child-vitals",
    title: "a child's pulse or breathing that is too fast",
    level: "urgent",
    source: "ESI v4 danger zone (AHRQ)",
    when: (f) =>
      f.age < ADULT &&
      ((f.measures.pulse ?? 0) > (limitsOf(f.age)?.[1] ?? Infinity) ||
        (f.measures.respirations ?? 0) > (limitsOf(f.age)?.[2] ?? Infinity)),
  },
] as const satisfies readonly RedFlagRule[];
