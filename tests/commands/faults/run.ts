import { parseArgs } from "node:util";
import { ensureBuild } from "../../../scripts/build.mjs";
import { runScript, step, StepFailure } from "../../../app/services/steps.mjs";
import { printTable, printTitle, whole } from "../bench/report";
import { Opened, openPostgres } from "../bench/servers";
import { faultsOf, runDay } from "./day";

const usage = `npm run faults -- [options]

A scripted day (register, confirm, apply, approve, book, cancel) during which the server is
killed with kill -9 at random moments. Fails where an acknowledged write is not there, something
is there by half, or a promised mail was not sent.

options
  --kills N    how often (50)
  --engine E   pglite, postgres or both (both)
  --seed N     decides the moments (the time)
  --help`;

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: "string", default: "50" },
      engine: { type: "string", default: "both" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const [kills, seed] = [Number(values.kills), Number(values.seed)];
  const engines = { pglite: ["PGlite"], postgres: ["PostgreSQL"], both: ["PGlite", "PostgreSQL"] }[values.engine];
  if (!engines || !(kills > 0) || !Number.isInteger(seed)) throw new StepFailure("These options make no day", usage);
  await ensureBuild();
  const opened = new Opened();
  try {
    for (const engine of engines) {
      const databaseUrl = engine === "PostgreSQL" ? await (await openPostgres(opened)).create() : undefined;
      const day = await step(`${kills} kills on ${engine}`, () => runDay({ kills, seed, databaseUrl }), {
        done: ({ milliseconds }) => `${Math.round(milliseconds / 1000)} s`,
      });
      printTitle(`A day with ${kills} kill -9 on ${engine}, seed ${seed}`);
      printTable(
        ["deed", "acknowledged", "found", "unanswered", "stored anyway"],
        day.counts.map(({ kind, ...counts }) => [
          kind,
          ...[counts.acknowledged, counts.found, counts.unanswered, counts.storedAnyway].map(whole),
        ]),
      );
      const { promised, sent, lost, duplicates } = day.mails;
      console.log(
        `\nby half: ${day.halves.length}\nmails: ${promised} promised, ${sent} sent, ${lost} lost, ${duplicates} sent twice (same Message-ID)\n`,
      );
      const faults = faultsOf(day);
      for (const fault of faults) console.log(`  ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await opened.close();
  }
});
