import { loadDirectory } from "../../../app/routes/specialists._index/queries";
import { openEmbedded, openServer, type DatabaseConnection } from "../../../db/client";
import { generateProviders, insertProviders } from "../../../db/seed/providers";
import { createRandom } from "../../../db/seed/random";
import { sql } from "drizzle-orm";
import { step } from "../../../app/services/steps.mjs";
import { keepResults, mark, printTable, printTitle, whole } from "./report";
import { Opened, openPostgres } from "./servers";
import { printPlans } from "./sql-plans";
import { directoryShapes, type Shape } from "./sql-shapes";
import { percentile } from "./stats";

/** From the first size to the last, times may not grow further. */
const GOAL = 2;
/**
 * Milliseconds below which it does not matter: the machine's own noise doubles the p95 of so short a query, and nobody
 * notices.
 */
const FLOOR = 10;
const WARM_UP = 5;

type Sized = { size: number; db: DatabaseConnection["db"]; url?: string };
/** Milliseconds of every run, by size and shape. */
type Times = Map<Sized, Map<Shape, number[]>>;

/** The directory's queries on tables of growing size. */
export async function benchSql({ runs, explain }: { runs: number; explain: boolean }): Promise<void> {
  const shapes = directoryShapes();
  const opened = new Opened();
  try {
    const databases = await openPostgres(opened);
    const onServer: Sized[] = [];
    for (const size of [500, 10_000, 100_000]) {
      const url = await databases.create();
      onServer.push({ size, url, db: await fill(opened, await openServer(url, { silenceMs: 600_000 }), size) });
    }
    const times = await measure(onServer, shapes, runs);
    const slow = report("PostgreSQL", onServer, shapes, times, runs);
    if (explain) await printPlans(onServer.at(-1)!.url!, slow);
  } finally {
    await opened.close();
  }

  try {
    const embedded: Sized[] = [];
    for (const size of [500, 10_000])
      embedded.push({ size, db: await fill(opened, await openEmbedded("memory"), size) });
    report("PGlite", embedded, shapes, await measure(embedded, shapes, runs), runs);
  } finally {
    await opened.close();
  }
}

/** A database with so many specialists, as it is after a while of peace: vacuumed, and with statistics. */
async function fill(opened: Opened, connection: DatabaseConnection, size: number): Promise<DatabaseConnection["db"]> {
  opened.onClose(() => connection.close());
  await step(`${whole(size)} specialists on ${connection.engine}`, async () => {
    await connection.migrate();
    await insertProviders(connection.db, generateProviders(size));
    await connection.db.execute(sql`vacuum analyze`);
  });
  return connection.db;
}

/** Runs every shape on every size equally often, all of it in random order: what slows the machine meets them alike. */
async function measure(databases: Sized[], shapes: Shape[], runs: number): Promise<Times> {
  const pairs = databases.flatMap((database) => shapes.map((shape) => ({ database, shape })));
  for (const { database, shape } of pairs) {
    for (let run = 0; run < WARM_UP; run++) await loadDirectory(database.db, shape.query);
  }
  const times: Times = new Map(databases.map((database) => [database, new Map(shapes.map((shape) => [shape, []]))]));
  await step("Queries", async (say) => {
    const order = createRandom(1).shuffle(Array.from({ length: runs }, () => pairs).flat());
    for (const [index, { database, shape }] of order.entries()) {
      if (index % 100 === 0) say(`${whole(index)} of ${whole(order.length)}`);
      const started = performance.now();
      await loadDirectory(database.db, shape.query);
      times
        .get(database)!
        .get(shape)!
        .push(performance.now() - started);
    }
  });
  return times;
}

/** Prints a table. @returns the shapes whose time grows beyond the goal. */
function report(engine: string, databases: Sized[], shapes: Shape[], times: Times, runs: number): Shape[] {
  const [first, last] = [databases[0]!, databases.at(-1)!];
  const figures = (of: (database: Sized) => number[]) => {
    const p50 = databases.map((database) => percentile(of(database), 0.5));
    const p95 = databases.map((database) => percentile(of(database), 0.95));
    return { p50, p95, growth50: p50.at(-1)! / p50[0]!, growth95: p95.at(-1)! / p95[0]! };
  };
  const lines = [
    ...shapes.map((shape) => ({ name: shape.name, shape, ...figures((database) => times.get(database)!.get(shape)!) })),
    {
      name: "all",
      shape: null,
      ...figures((database) => shapes.flatMap((shape) => times.get(database)!.get(shape)!)),
    },
  ];

  printTitle(`Directory SQL on ${engine}: p50 / p95 in ms, ${runs} runs of each in random order`);
  printTable(
    ["", ...databases.map(({ size }) => whole(size)), "growth p50", "p95", `< ${GOAL}`, `or < ${FLOOR} ms`],
    lines.map(({ name, p50, p95, growth50, growth95 }) => [
      name,
      ...p50.map((value, index) => `${value.toFixed(1)} / ${p95[index]!.toFixed(1)}`),
      growth50.toFixed(2),
      growth95.toFixed(2),
      mark(growth95 < GOAL),
      growth95 < GOAL ? "" : mark(p95.at(-1)! < FLOOR),
    ]),
  );
  console.log(
    `Growth is from ${whole(first.size)} to ${whole(last.size)} specialists, of the p95 first of all. A query that grows`,
  );
  console.log(`further still passes if its p95 stays below ${FLOOR} ms at the last size.`);
  keepResults(`sql ${engine}`, {
    runs,
    goal: GOAL,
    floor: FLOOR,
    sizes: databases.map(({ size }) => size),
    results: lines,
  });
  return lines.flatMap(({ shape, growth50, growth95 }) =>
    shape && Math.max(growth50, growth95) >= GOAL ? [shape] : [],
  );
}
