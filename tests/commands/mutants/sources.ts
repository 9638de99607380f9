import { INTERACTIONS } from "./interactions";
import type { MutantSource } from "./mutants";

/** The tables whose golden tables are tried. */
export const SOURCES: readonly MutantSource[] = [INTERACTIONS];
