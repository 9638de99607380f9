import { randomBytes } from "node:crypto";
import { cpus } from "node:os";
import { shoot, type Pace, type Target } from "./load";
import { keepResults, printTable, printTitle, ratioText, whole } from "./report";
import { Opened, openPostgres, startOurs } from "./servers";
import { ratios, spread } from "./stats";

const WITH_COOKIE = { Cookie: "session=none" };

/**
 * What a visitor with a cookie of ours gets is rendered again, so it grows with processes; what comes from memory is
 * bound by the load itself.
 */
const PAGES: { path: string; headers?: Record<string, string>; title: string }[] = [
  { path: "/patient-portal", headers: WITH_COOKIE, title: "rendered: /patient-portal" },
  { path: "/specialists", headers: WITH_COOKIE, title: "rendered: /specialists" },
  { path: "/specialists", title: "from memory: /specialists" },
];

/** One process against two on the same database, each with half of the connections. */
export async function benchFleet(pace: Pace): Promise<void> {
  const opened = new Opened();
  try {
    const database = await (await openPostgres(opened)).create();
    const env = { SESSION_SECRET: randomBytes(32).toString("hex") };
    const servers = [await startOurs(opened, database, { env }), await startOurs(opened, database, { env })];
    const half = { ...pace, connections: pace.connections / 2 };

    printTitle(
      `A fleet of two against one process: requests/s, ${pace.connections} connections, ${pace.rounds} rounds of ${pace.seconds} s, ${cpus().length} cores`,
    );
    const rows: string[][] = [];
    const results: Record<string, object> = {};
    for (const { path, headers, title } of PAGES) {
      const [first, second] = servers.map(({ url, pid }): Target => ({
        name: title,
        url: url + path,
        pid,
        headers,
      })) as [Target, Target];
      const [one, two]: [number[], number[]] = [[], []];
      await Promise.all([first, second].map((target) => shoot(target, half)));
      for (let round = 0; round < pace.rounds; round++) {
        one.push((await shoot(first, pace)).requests.average);
        const both = await Promise.all([first, second].map((target) => shoot(target, half)));
        two.push(both.reduce((sum, { requests }) => sum + requests.average, 0));
      }
      rows.push([title, whole(spread(one).median), whole(spread(two).median), ratioText(ratios(two, one))]);
      results[title] = { one, two };
    }
    printTable(["", "one", "two", "two / one"], rows);
    console.log(
      "Load, database and servers share the cores: with two, a second process can take only what the others leave.",
    );
    keepResults("fleet", { pace, cores: cpus().length, results });
  } finally {
    await opened.close();
  }
}
