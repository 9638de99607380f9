import { parseArgs } from "node:util";
import { runScript, step, StepFailure } from "../../../app/services/steps.mjs";
import { SESSION_SECRET } from "../../api/support/secret";
import { printTable, printTitle, whole } from "../bench/report";
import { Opened, openPostgres, startOurs } from "../bench/servers";
import { fuzz, type Fuzzed } from "./fuzz";
import { prepareWorld, type World } from "./people";

const usage = `npm run fuzz -- [options]

Asks every route, event streams and the WebSocket included, what it takes and then what nobody would ask,
as eight kinds of people, and fails where the server answers with a fault of its own, logs an error, shows
what it must not, or where a route was never reached, never did what it is for or never refused.

options
  --tries N    how many requests to each engine (20,000)
  --engine E   pglite, postgres or both (both)
  --seed N     decides what is asked (the time)
  --help`;

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      tries: { type: "string", default: "20000" },
      engine: { type: "string", default: "both" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const [tries, seed] = [Number(values.tries), Number(values.seed)];
  const engines = { pglite: ["PGlite"], postgres: ["PostgreSQL"], both: ["PGlite", "PostgreSQL"] }[values.engine];
  if (!engines || !(tries > 0) || !Number.isInteger(seed)) throw new StepFailure("These options ask nothing", usage);
  const opened = new Opened();
  try {
    for (const engine of engines) {
      let world = null as World | null;
      const server = await startOurs(opened, engine === "PostgreSQL" ? await openPostgres(opened) : undefined, {
        env: { SEED: "none", TRUST_PROXY: "1", SESSION_SECRET },
        prepare: async (db) => void (world = await prepareWorld(db, tries)),
      });
      if (!world) throw new Error("Nothing was prepared");
      const known = world;
      const { byStatus, byRoute, findings, missed } = await step<Fuzzed>(
        `${whole(tries)} tries on ${engine}`,
        (report) => fuzz(server, { tries, seed, world: known, onProgress: (done) => report(whole(done)) }),
      );
      printTitle(`${whole(tries)} tries on ${engine}, seed ${seed}`);
      printTable(
        ["status", "answers"],
        [...byStatus].sort(([a], [b]) => a - b).map(([status, count]) => [String(status), whole(count)]),
      );
      printTable(
        ["route", "tries", "read", "done", "judged and refused"],
        [...byRoute]
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([id, { tries: all, read, done, judged }]) => [id, ...[all, read, done, judged].map(whole)]),
      );
      console.log(`\n${findings.length} findings, ${missed.length} missed`);
      for (const one of missed) console.log(`  ${one}`);
      for (const { asked, what } of findings.slice(0, 50)) {
        console.log(
          `\n${asked.who} ${asked.method} ${asked.path?.slice(0, 300)} ${JSON.stringify(asked.headers)}\n  body: ${String(asked.body).slice(0, 500)}\n  ${what}`,
        );
      }
      if (findings.length > 0 || missed.length > 0) process.exitCode = 1;
    }
  } finally {
    await opened.close();
  }
});
