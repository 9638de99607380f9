import { EVERYDAY } from "./names/everyday";
import { HEART } from "./names/heart";
import { INFECTION } from "./names/infection";
import { METABOLISM } from "./names/metabolism";
import { MIND } from "./names/mind";

/**
 * Every active ingredient that is known here: its US generic name to its other
 * names, separated by commas. A name stands for one ingredient only.
 */
export const DRUGS = { ...HEART, ...METABOLISM, ...MIND, ...INFECTION, ...EVERYDAY };
export type DrugName = keyof typeof DRUGS;
export const DRUG_NAMES = Object.keys(DRUGS) as DrugName[];
