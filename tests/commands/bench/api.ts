import type { Captured } from "./capture";
import { ask, contest, type Outcome, type Pace, type Target } from "./load";
import { keepResults, mark, printTable, printTitle, ratioText, whole } from "./report";
import { buildBare, Opened, openPostgres, startBare, startOurs, type Served } from "./servers";
import { ratios } from "./stats";

const PATH = "/api/providers";
/** Of what a bare resource route reaches, ours must reach so much. */
const GOAL = 0.8;

const REQUESTS: { title: string; headers: Record<string, string>; status: number }[] = [
  { title: "brotli", headers: { "Accept-Encoding": "gzip, deflate, br" }, status: 200 },
  { title: "not compressed", headers: { "Accept-Encoding": "identity" }, status: 200 },
  { title: "conditional, answered 304", headers: {}, status: 304 },
];

/** `GET /api/providers` against a bare resource route, and bare Express, that send the same text. */
export async function benchApi(pace: Pace): Promise<void> {
  const opened = new Opened();
  try {
    const embedded = await startOurs(opened);
    const server = await startOurs(opened, await openPostgres(opened));
    const captured: Captured = { pages: {}, api: (await ask({ url: embedded.url + PATH })).text };
    await buildBare();
    const servers = [
      { name: "Kindweight on PGlite", served: embedded },
      { name: "Kindweight on PostgreSQL", served: server },
      { name: "Remix (a), as the template is", served: await startBare(opened, "template", captured) },
      { name: "Remix (b), fast br", served: await startBare(opened, "tuned", captured) },
      { name: "Express, fast br", served: await startBare(opened, "express", captured) },
    ];

    printTitle(`GET ${PATH}: requests/s, ${pace.connections} connections, ${pace.rounds} rounds of ${pace.seconds} s`);
    const rows: string[][] = [];
    const results: Record<string, object> = {};
    for (const { title, headers, status } of REQUESTS) {
      const targets = await Promise.all(servers.map(({ name, served }) => targetAt(name, served, headers, status)));
      const lengths = await sameText(targets, captured.api, status);
      const outcomes = await contest(targets, pace);
      rows.push([title], ...apiRows(outcomes, lengths), []);
      results[title] = outcomes.map((outcome, index) => ({ ...outcome, sent: lengths[index] }));
    }
    printTable(["", "sent", "req/s", "CPU ms", "of Remix (a)", "of Remix (b)", "of Express", `>= ${GOAL}`], rows);
    console.log(
      "Ratios: median of the rounds; the last column is about Remix (b). All share the machine with the load,",
    );
    console.log("which takes most of it where answers are cheap: ratios there lie nearer to 1 than they are.");
    keepResults("api", { pace, goal: GOAL, bytes: Buffer.byteLength(captured.api), results });
  } finally {
    await opened.close();
  }
}

/** A conditional request names the server's own tag. */
async function targetAt(
  name: string,
  { url, pid }: Served,
  headers: Record<string, string>,
  status: number,
): Promise<Target> {
  const target = { name, url: url + PATH, headers, status, pid };
  if (status !== 304) return target;
  const tag = (await ask(target)).headers.etag as string;
  return { ...target, headers: { ...headers, "If-None-Match": tag } };
}

/** @returns the bytes that each sends. @throws if they do not send the same text. */
async function sameText(targets: Target[], text: string, status: number): Promise<number[]> {
  const answers = await Promise.all(targets.map(ask));
  for (const [index, answer] of answers.entries()) {
    const due = status === 304 ? "" : text;
    if (answer.status !== status || answer.text !== due)
      throw new Error(`${targets[index]!.name}: ${answer.status}, not the same text`);
  }
  return answers.map(({ sent }) => sent);
}

function apiRows(outcomes: Outcome[], lengths: number[]): string[][] {
  const [template, tuned, express] = outcomes.slice(-3) as [Outcome, Outcome, Outcome];
  return outcomes.map((outcome, index) => {
    const figures = [outcome.name, whole(lengths[index]!), whole(outcome.rate.median), outcome.cpu.toFixed(2)];
    if (outcome === express) return figures;
    const [toTemplate, toTuned, toExpress] = [template, tuned, express].map(({ rates }) =>
      ratios(outcome.rates, rates),
    );
    if (outcome === template || outcome === tuned) return [...figures, "", "", toExpress!.median.toFixed(2)];
    return [
      ...figures,
      toTemplate!.median.toFixed(2),
      ratioText(toTuned!),
      toExpress!.median.toFixed(2),
      mark(toTuned!.median >= GOAL),
    ];
  });
}
