import { BELLY } from "./belly";
import { CHEST } from "./chest";
import { CONTEXT } from "./context";
import { EVERYDAY } from "./everyday";
import type { Finding } from "./finding";
import { GENERAL } from "./general";
import { HEAD } from "./head";
import { LIMBS } from "./limbs";
import { PELVIS } from "./pelvis";
import { SKIN } from "./skin";

const ALL = { ...GENERAL, ...CHEST, ...HEAD, ...BELLY, ...PELVIS, ...LIMBS, ...SKIN, ...EVERYDAY, ...CONTEXT };

export type FindingId = keyof typeof ALL;

/** Every finding by its id. */
export const FINDINGS: Readonly<Record<FindingId, Finding>> = ALL;
export const FINDING_IDS = Object.keys(ALL) as FindingId[];
