import { BLOOD } from "./blood";
import type { Condition } from "./condition";
import { EVERYDAY_CONDITIONS } from "./everyday";
import { GUT } from "./gut";
import { HEART } from "./heart";
import { INFECTIONS } from "./infections";
import { KIDNEYS } from "./kidneys";
import { LIMB_CONDITIONS } from "./limbs";
import { LUNGS } from "./lungs";
import { METABOLIC } from "./metabolic";
import { NERVES } from "./nerves";
import { SENSES } from "./senses";
import { SKIN_CONDITIONS } from "./skin";
import { WOMEN } from "./women";

const ALL = {
  ...HEART,
  ...LUNGS,
  ...NERVES,
  ...SENSES,
  ...GUT,
  ...KIDNEYS,
  ...WOMEN,
  ...METABOLIC,
  ...INFECTIONS,
  ...SKIN_CONDITIONS,
  ...LIMB_CONDITIONS,
  ...BLOOD,
  ...EVERYDAY_CONDITIONS,
};

export type ConditionId = keyof typeof ALL;

/** Every condition by its id. */
export const CONDITIONS: Readonly<Record<ConditionId, Condition>> = ALL;
export const CONDITION_IDS = Object.keys(ALL) as ConditionId[];
