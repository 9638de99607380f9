import fc from "fast-check";

/** One change of a clinical table that a test has to notice. */
export type Mutant = {
  /** What was changed, with the row, as a reviewer would say it. */
  describe: string;
  /** Whether the golden table comes out differently with the change. */
  isNoticed: () => boolean | Promise<boolean>;
};

/** A table and all its mutants. `mutants` throws where the golden table does not hold before anything is changed. */
export type MutantSource = { name: string; mutants: () => Iterable<Mutant> };

export type MutantResult = { name: string; tried: number; survivors: string[] };

/**
 * Tries the mutants of a source, one after another.
 * @param sample how many, chosen by the seed; all of them where it is left out
 */
export async function tryMutants(
  { name, mutants }: MutantSource,
  { sample, seed = 0 }: { sample?: number; seed?: number } = {},
): Promise<MutantResult> {
  const all = [...mutants()];
  const length = Math.min(sample ?? all.length, all.length);
  const chosen =
    length === all.length
      ? all
      : fc.sample(fc.shuffledSubarray(all, { minLength: length, maxLength: length }), { seed, numRuns: 1 })[0]!;
  const survivors: string[] = [];
  for (const { describe, isNoticed } of chosen) if (!(await isNoticed())) survivors.push(describe);
  return { name, tried: chosen.length, survivors };
}
