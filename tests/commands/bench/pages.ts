import { capturePage, type Captured } from "./capture";
import { ask, contest, type Outcome, type Pace, type Target } from "./load";
import { keepResults, mark, printTable, printTitle, ratioText, whole } from "./report";
import { buildBare, Opened, openPostgres, startBare, startOurs, type Served } from "./servers";
import { ratios } from "./stats";

/** The last two show the sample patient; what is kept of them is a second old at the most. */
const PATHS = ["/", "/specialists", "/specialists/1", "/patient-portal", "/health-dashboard"];

/** Of what a bare page reaches, ours must reach so much. */
const GOAL = 0.8;
/** A visitor with a cookie of ours is not answered from memory: what comes back is rendered for this request. */
const WITH_COOKIE = { Cookie: "session=none" };
/** Pages whose lengths differ by more are not the same page. */
const SAME_LENGTH = 0.05;

/** Our pages against pages of a bare Remix application that sends the same HTML. */
export async function benchPages(pace: Pace): Promise<void> {
  const opened = new Opened();
  try {
    const embedded = await startOurs(opened);
    const server = await startOurs(opened, await openPostgres(opened));
    const captured: Captured = { pages: {}, api: "[]" };
    for (const path of PATHS) captured.pages[path] = await capturePage((await ask({ url: embedded.url + path })).text);
    await buildBare();
    const servers: { name: string; served: Served; headers?: Record<string, string> }[] = [
      { name: "PGlite, from memory", served: embedded },
      { name: "PGlite, rendered", served: embedded, headers: WITH_COOKIE },
      { name: "PostgreSQL, from memory", served: server },
      { name: "PostgreSQL, rendered", served: server, headers: WITH_COOKIE },
      { name: "bare (a), as the template is", served: await startBare(opened, "template", captured) },
      { name: "bare (b), whole pages, fast br", served: await startBare(opened, "tuned", captured) },
      { name: "bare (c), as (b), its elements drawn by React", served: await startBare(opened, "drawn", captured) },
    ];

    printTitle(
      `Pages: requests/s, ${pace.connections} connections, ${pace.rounds} rounds of ${pace.seconds} s, brotli`,
    );
    const rows: string[][] = [];
    const results: Record<string, object> = {};
    for (const path of PATHS) {
      const targets = servers.map(({ name, served, headers }): Target => ({
        name,
        pid: served.pid,
        url: served.url + path,
        headers,
      }));
      const lengths = await sameLengths(targets);
      const outcomes = await contest(targets, pace);
      rows.push([`${path}  (${whole(lengths[0]!.html)} B of HTML)`], ...pageRows(outcomes, lengths), []);
      results[path] = outcomes.map((outcome, index) => ({ ...outcome, ...lengths[index] }));
    }
    printTable(
      ["", "sent", "req/s", "CPU ms", "of bare (a)", "of bare (b)", "of bare (c)", `(a) >= ${GOAL}`, `(b) >= ${GOAL}`],
      rows,
    );
    console.log(
      "From memory: for visitors without a cookie of ours. Rendered: for the others, as whoever is signed in, and at a first visit.",
    );
    console.log("CPU: of the server's process, an answer; the database's is on top.");
    console.log(
      "Ratio of two neighbours in time: median of the rounds (lowest-highest). All run with the same room for what is young.",
    );
    keepResults("pages", { pace, goal: GOAL, results });
  } finally {
    await opened.close();
  }
}

type Lengths = { html: number; sent: number };

/** @throws if the servers do not send the same page. */
async function sameLengths(targets: Target[]): Promise<Lengths[]> {
  const lengths: Lengths[] = [];
  for (const target of targets) {
    const { status, sent, text, headers } = await ask(target);
    // From memory it comes as gzip, compressed beforehand at the highest level; the others compress each answer at a
    // low one.
    if (status !== 200 || !headers["content-encoding"])
      throw new Error(`${target.url}: ${status}, not a compressed page`);
    lengths.push({ html: Buffer.byteLength(text), sent });
  }
  const own = lengths[0]!.html;
  const other = lengths.find(({ html }) => Math.abs(html / own - 1) > SAME_LENGTH);
  if (other) throw new Error(`${targets[0]!.url} has ${own} bytes, but one it is compared with has ${other.html}`);
  return lengths;
}

function pageRows(outcomes: Outcome[], lengths: Lengths[]): string[][] {
  const bare = outcomes.slice(-3);
  return outcomes.map((outcome, index) => {
    const figures = [outcome.name, whole(lengths[index]!.sent), whole(outcome.rate.median), outcome.cpu.toFixed(2)];
    if (bare.includes(outcome)) return figures;
    const [toTemplate, toTuned, toDrawn] = bare.map(({ rates }) => ratios(outcome.rates, rates));
    return [
      ...figures,
      ratioText(toTemplate!),
      ratioText(toTuned!),
      ratioText(toDrawn!),
      mark(toTemplate!.median >= GOAL),
      mark(toTuned!.median >= GOAL),
    ];
  });
}
