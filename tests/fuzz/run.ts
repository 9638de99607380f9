import { parseArgs } from "node:util";
import { runScript, step, StepFailure } from "../../scripts/steps.mjs";
import { prepareRecords, type Records } from "../api/support/records";
import { SESSION_SECRET } from "../api/support/secret";
import { printTable, printTitle, whole } from "../bench/report";
import { Opened, openPostgres, startOurs } from "../bench/servers";
import { fuzz, type Fuzzed } from "./fuzz";

const usage = `npm run fuzz -- [options]

Asks every route things that nobody would, as six kinds of people, and fails where the server
answers with a fault of its own, logs an error, or shows what it must not.

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
      let records = null as Records | null;
      const server = await startOurs(opened, engine === "PostgreSQL" ? await openPostgres(opened) : undefined, {
        env: { SEED: "none", TRUST_PROXY: "1", SESSION_SECRET },
        prepare: async (db) => void (records = await prepareRecords(db)),
      });
      if (!records) throw new Error("Nothing was prepared");
      const cookies = Object.fromEntries(Object.entries(records.cookies).map(([who, header]) => [who, header.split(";")[0]!]));
      const { byStatus, findings } = await step<Fuzzed>(`${whole(tries)} tries on ${engine}`, (report) => fuzz(server, { tries, seed, cookies, onProgress: (done) => report(whole(done)) }));
      printTitle(`${whole(tries)} tries on ${engine}, seed ${seed}`);
      printTable(["status", "answers"], [...byStatus].sort(([a], [b]) => a - b).map(([status, count]) => [String(status), whole(count)]));
      console.log(`\n${findings.length} findings`);
      for (const { attempt, what } of findings.slice(0, 50)) {
        console.log(`\n${attempt.who} ${attempt.method} ${attempt.path.slice(0, 300)} ${JSON.stringify(attempt.headers)}\n  body: ${attempt.body?.slice(0, 500)}\n  ${what}`);
      }
      if (findings.length > 0) process.exitCode = 1;
    }
  } finally {
    await opened.close();
  }
});
