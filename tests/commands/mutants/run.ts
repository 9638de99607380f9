import { parseArgs } from "node:util";
import { runScript, step, StepFailure } from "../../../app/services/steps.mjs";
import { tryMutants, type MutantResult } from "./mutants";
import { SOURCES } from "./sources";

const usage = `npm run mutants -- [options]

Changes one row of the clinical tables after another (removes it, changes its severity, drops a member or an
exception) and fails where the golden table of the subject comes out the same.

options
  --only NAME  one of ${SOURCES.map(({ name }) => name).join(", ")}
  --sample N   so many mutants of each instead of all
  --seed N     decides which are in the sample (the time)
  --help`;

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      sample: { type: "string" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const sources = SOURCES.filter(({ name }) => values.only === undefined || name === values.only);
  const sample = values.sample === undefined ? undefined : Number(values.sample);
  const seed = Number(values.seed);
  const isCount = sample === undefined || (Number.isInteger(sample) && sample > 0);
  if (sources.length === 0 || !isCount || !Number.isInteger(seed))
    throw new StepFailure("These options try nothing", usage);
  for (const source of sources) {
    const { survivors } = await step<MutantResult>(
      `Mutants of ${source.name}`,
      () => tryMutants(source, { sample, seed }),
      {
        done: ({ tried, survivors: left }) => `${tried} tried, ${left.length} not noticed`,
      },
    );
    for (const survivor of survivors) console.log(`  ${survivor}`);
    if (survivors.length > 0) process.exitCode = 1;
  }
  if (sample !== undefined) console.log(`seed ${seed}`);
});
