import { parseArgs } from "node:util";
import { runScript, StepFailure } from "../../../app/services/steps.mjs";
import { machineLine } from "./report";

const usage = `npm run bench -- [parts] [options]

parts (all without any)
  pages   our pages against a bare Remix page with the same HTML
  api     GET /api/providers against a bare Remix resource route and bare Express
  fleet   two processes against one on the same database
  sql     the directory's queries at 500, 10,000 and 100,000 specialists
  sign-in whether answers take longer for addresses that have an account
  lighthouse  Lighthouse on nine screens, installed when first asked for; fails below the goals; three runs each
  bytes   compressed bytes by kind of each screen; fails above the goals
  booking 2,000 attempts at 20 times of one specialist; fails unless each is given once
  interactions  a check of 20 drugs; fails when 95 of 100 take longer than 5 ms
  vitals  the newest readings and a 90-day series at 100,000 and 10,000,000 readings; on PostgreSQL, some minutes and 2 GB
  live    the live channel to 5,000 clients against a bare ws; fails below the goals
  rooms   200 consultation rooms on one process: how long a signal takes; fails where one is lost
  weight  five years of daily weights drawn on the server; fails above 100 ms of processor time at p95
  triage  accuracy and speed of the built-in symptom engine; fails above 5 ms of processor time at p95

options
  --rounds N    rounds of load for each server (5)
  --seconds N   length of a round (3)
  --runs N      runs of each query on each database (200)
  --pairs N     tries of each way in, for both kinds of address (100)
  --write       writes what bytes and lighthouse have measured into docs/screens.md
  --explain     prints the plans of queries whose time more than doubles
  --help

Times say little by themselves: compare the ratios, which come from one run.`;

const parts = [
  "pages",
  "api",
  "fleet",
  "sql",
  "sign-in",
  "bytes",
  "lighthouse",
  "booking",
  "interactions",
  "live",
  "rooms",
  "vitals",
  "weight",
  "triage",
] as const;
type Part = (typeof parts)[number];

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
      runs: { type: "string", default: "200" },
      pairs: { type: "string", default: "100" },
      write: { type: "boolean", default: false },
      explain: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const unknown = positionals.find((part) => !(parts as readonly string[]).includes(part));
  if (unknown) throw new StepFailure(`There is no part ${unknown}`, usage);
  const chosen = positionals.length > 0 ? (positionals as Part[]) : parts;
  if (values.write && !(["bytes", "lighthouse"] as const).every((part) => chosen.includes(part)))
    throw new StepFailure("--write is of bytes and lighthouse, in one run", usage);
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds), connections: 32 };

  console.log(`${machineLine()}\n`);
  // Each part is loaded when its turn comes: what one needs (a browser, a database) is no burden on another.
  const run: Record<Part, () => Promise<boolean | void>> = {
    pages: async () => (await import("./pages")).benchPages(pace),
    api: async () => (await import("./api")).benchApi(pace),
    fleet: async () => (await import("./fleet")).benchFleet(pace),
    sql: async () => (await import("./sql")).benchSql({ runs: Number(values.runs), explain: values.explain }),
    "sign-in": async () => (await import("./sign-in")).benchSignIn({ pairs: Number(values.pairs) }),
    bytes: async () => (await import("./bytes")).benchBytes(),
    lighthouse: async () => (await import("./lighthouse")).benchLighthouse({ runs: 3 }),
    booking: async () => (await import("./booking")).benchBooking(),
    interactions: async () => (await import("./interactions")).benchInteractions(),
    vitals: async () => (await import("./vitals")).benchVitals({ runs: Number(values.runs) }),
    rooms: async () => (await import("./rooms")).benchRooms(),
    live: async () => (await import("./live")).benchLive({ rounds: Math.min(3, Number(values.rounds)) }),
    weight: async () => (await import("./weight")).benchWeight(),
    triage: async () => (await import("./triage")).benchTriage(),
  };
  for (const part of chosen) {
    if ((await run[part]()) === false) process.exitCode = 1;
  }
  if (values.write) (await import("./screens-document")).writeScreens();
});
