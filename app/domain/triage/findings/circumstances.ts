import { FINDINGS, type FindingId } from ".";

/** Told of beside a complaint as a rule, but also complained of: who is stressed wants help with it. */
const COMPLAINED_OF: ReadonlySet<FindingId> = new Set<FindingId>(["stress"]);

/** Whether a finding is an illness known, a medicine, a habit or the like, and no complaint. */
export const isCircumstance = (id: FindingId): boolean => FINDINGS[id].context && !COMPLAINED_OF.has(id);
