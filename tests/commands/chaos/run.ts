import { parseArgs } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild } from "../../../scripts/build.mjs";
import { runScript, seconds as secondsText, step, StepFailure } from "../../../app/services/steps.mjs";
import { machineLine, printTable, printTitle, whole } from "../bench/report";
import { Opened } from "../bench/servers";
import { openDiskSite } from "./disk";
import { FAULTS, type Act, type Fault } from "./faults";
import { mailsOwed, mailsThere, writesThere } from "./found";
import { Load } from "./load";
import { openFleet, type Site } from "./site";
import { LIVE_PATIENCE_MS, wrongIn, type Findings } from "./verdict";
import { Watchers } from "./watchers";

const usage = `npm run chaos -- [options]

Three processes with a PostgreSQL, a Redis, a mail server and a model of their own, under a steady
load of bookings, accounts, sign-ins, readings, chat, pages and live connections. One thing after
the other is broken and mended. Fails where an acknowledged write or a promised mail is not there, a
mail came twice, a live client missed an event or had one twice, a request failed where none may, something
does not heal in time, or nothing was written, mailed or told that could have been lost.

options
  --only A,B   some of the faults: ${FAULTS.map(({ name }) => name).join(", ")}
  --seconds N  of load before each fault and after it (6)
  --rate N     requests a second (20)
  --help`;

/** What became of a fault. */
type Outcome = Findings & {
  fault: Fault;
  site: Site;
  load: Load;
  specialists: Site["cast"]["specialists"];
  breaks: number[];
};

/** A mail that a killed process had in its hands comes up again after two minutes. */
const MAIL_PATIENCE_MS = 180_000;

async function suffer<On extends Site>(
  site: On,
  fault: Fault & Act<On>,
  specialists: Outcome["specialists"],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Outcome> {
  const watchers = new Watchers(site, fault.watchers);
  const load = new Load(site, specialists);
  const breaks: number[] = [];
  try {
    if (!(await watchers.allBegun(60_000)))
      throw new StepFailure(`${fault.name}: the live clients were not connected after a minute`);
    load.start(rate * fault.times);
    await sleep(seconds * 1000);
    const scene = { site, load, broke: () => void breaks.push(Date.now()) };
    const pages = (await fault.happen(scene)) ?? null;
    const ended = performance.now();
    const since = () => (performance.now() - ended) / 1000;
    let isOver = false;
    while (!isOver && since() < fault.healsIn) {
      const tried = await Promise.all([load.one("booking"), load.one("reading"), fault.isOver?.(scene) ?? true]);
      isOver = tried.every(Boolean);
      if (!isOver) await sleep(100);
    }
    const recovered = isOver ? since() : null;
    await sleep(seconds * 1000);
    await load.stop();
    const stopped = performance.now();
    const isCaughtUp = await watchers.caughtUp(LIVE_PATIENCE_MS);
    const caughtUp = isCaughtUp ? (performance.now() - stopped) / 1000 : null;
    const [writes, heard] = [
      await writesThere(site.db, site.cast.patientId, load.acknowledged),
      await watchers.heard(),
    ];
    return {
      fault,
      site,
      load,
      specialists,
      breaks,
      pages,
      recovered,
      caughtUp,
      writes,
      heard,
      mails: { promised: 0, lost: 0, twice: 0, again: 0 },
    };
  } finally {
    watchers.stop();
    await load.stop();
  }
}

/** Waits until no mail is missing any more, as long as one may take. */
async function settleMails(outcomes: Outcome[]): Promise<void> {
  for (const until = Date.now() + MAIL_PATIENCE_MS; ; await sleep(1_000)) {
    for (const outcome of outcomes) {
      const owed = await mailsOwed(outcome.site.db, outcome.load.acknowledged, outcome.specialists);
      outcome.mails = mailsThere(
        owed,
        outcome.site.mail.received,
        outcomes.flatMap(({ breaks }) => breaks),
      );
    }
    if (Date.now() > until || outcomes.every(({ mails }) => mails.lost === 0)) return;
  }
}

const secondsOr = (value: number | null) => (value === null ? "never" : value.toFixed(1));

function print(outcomes: Outcome[]) {
  printTable(
    [
      "fault",
      "sent",
      "failed",
      "writes",
      "lost",
      "mails",
      "lost",
      "twice",
      "again",
      "live",
      "events",
      "missed",
      "twice",
      "healed s",
      "live s",
    ],
    outcomes.map(({ fault, load, writes, mails, heard, recovered, caughtUp }) => [
      fault.title,
      ...[
        load.sent,
        load.failed,
        writes.acknowledged,
        writes.lost,
        mails.promised,
        mails.lost,
        mails.twice,
        mails.again,
        heard.clients,
        heard.events,
        heard.missed,
        heard.doubled,
      ].map(whole),
      secondsOr(recovered),
      secondsOr(caughtUp),
    ]),
  );
  console.log();
  for (const { fault, load, pages } of outcomes) {
    const reasons = [...load.reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${reason} ×${count}`);
    console.log(
      `${fault.name}: failed ${reasons.join(", ") || "nothing"}; chat by the model ${load.engines.model}, by our rules ${load.engines["built-in"]}`,
    );
    if (pages)
      console.log(
        `  ${pages.asked} pages asked meanwhile, the slowest after ${(pages.slowest / 1000).toFixed(1)} s, ${pages.wrong.length} wrong`,
      );
  }
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      seconds: { type: "string", default: "6" },
      rate: { type: "string", default: "20" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
  const names = values.only?.split(",") ?? FAULTS.map(({ name }) => name);
  const faults = FAULTS.filter(({ name }) => names.includes(name));
  if (faults.length < names.length || !(seconds > 0) || !(rate > 0))
    throw new StepFailure("These options break nothing", usage);
  await ensureBuild();
  const started = performance.now();
  const machine = machineLine();
  const opened = new Opened();
  try {
    const fleet = faults.some(({ on }) => on === "fleet") ? await openFleet(opened) : null;
    const small = faults.some(({ on }) => on === "disk") ? await openDiskSite(opened) : null;
    const outcomes: Outcome[] = [];
    for (const [index, fault] of faults.entries()) {
      const { specialists } = (fault.on === "fleet" ? fleet : small)!.cast;
      const each = Math.floor(specialists.length / FAULTS.length);
      const own = specialists.slice(index * each, (index + 1) * each);
      const outcome = () =>
        fault.on === "fleet"
          ? suffer(fleet!, fault, own, { rate, seconds })
          : suffer(small!, fault, own, { rate, seconds });
      outcomes.push(await step(fault.name, outcome, { done: ({ load }) => `${whole(load.sent)} requests` }));
    }
    await step("mails", () => settleMails(outcomes));
    printTitle(
      `${faults.length} faults, ${rate} requests a second, ${secondsText(performance.now() - started)}; ${machine}`,
    );
    print(outcomes);
    const wrong = outcomes.flatMap(wrongIn);
    for (const line of wrong) console.log(line);
    console.log(`\n${wrong.length === 0 ? "All that was promised is there." : `${wrong.length} things are wrong.`}`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
});
