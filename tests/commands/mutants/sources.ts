import { GUARD_RULES } from "./guard-rules";
import { INTERACTIONS } from "./interactions";
import type { MutantSource } from "./mutants";

/** The tables whose golden tables are tried. */
export const SOURCES: readonly MutantSource[] = [INTERACTIONS, GUARD_RULES];
