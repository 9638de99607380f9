import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runScript, StepFailure } from "../../../app/services/steps.mjs";
import { PEOPLE } from "../../api/support/records";
import { SESSION_SECRET } from "../../api/support/secret";
import { printTable, printTitle, whole } from "../bench/report";
import { Opened, openPostgres, startOurs } from "../bench/servers";
import { attack, MODULES } from "./attack";
import { ScannerProxies, SOMEBODY } from "./scanner-proxies";
import { encoded } from "./forms";
import { prepareScanned } from "./prepare";
import { findTargets, type Somebody, type Target } from "./targets";

const usage = `npm run scanned -- [options]

Our production server with the demo data, on 127.0.0.1, with doors for scanners. A door gives each request an address of
its own, because limits would answer the rest, and says that it comes from our own pages, because a scanner that is
refused as another site tests nothing behind that. Nobody's door is at the port, those of people who are signed in,
whatever cookies the scanner itself has, behind it: ${PEOPLE.join(", ")}.

Without --attack it waits for scanners until Ctrl-C. With it, wapiti and sqlmap (as Debian has them) attack every form,
every link with a query and every address of the API that are found, each to its end; a table says how it went, and a
finding fails it. It takes an hour or more.

options
  --attack        run wapiti and sqlmap
  --postgres      on a PostgreSQL server, found as the tests find it, instead of the embedded database
  --port N        nobody's door (4568)
  --log FILE      where the server's log is written at the end (scanned.log)
  --tools T       wapiti,sqlmap
  --modules M     of wapiti's (${MODULES.join(",")})
  --match R       only targets whose line in the table matches
  --jobs N        how many scanners at once (3)
  --list          say what would be attacked, and attack nothing`;

/** Sessions that nobody uses end after a quarter of an hour. */
const TOUCH_MS = 5 * 60_000;

const lineOf = ({ who, method, action, fields, files, json }: Target) =>
  `${who} ${method} ${action} ${json ?? [...fields.map(([name]) => name), ...files].join(" ")}`.slice(0, 150);

await runScript(async () => {
  const text = (fallback: string) => ({ type: "string", default: fallback }) as const;
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    options: {
      attack: flag,
      postgres: flag,
      list: flag,
      help: flag,
      port: text("4568"),
      log: text("scanned.log"),
      tools: text("wapiti,sqlmap"),
      modules: text(MODULES.join(",")),
      match: text(""),
      jobs: text("3"),
    },
  });
  if (values.help) return console.log(usage);
  const [port, jobs] = [Number(values.port), Number(values.jobs)];
  const tools = (["wapiti", "sqlmap"] as const).filter((tool) => values.tools.split(",").includes(tool));
  if (!Number.isInteger(port) || !(jobs > 0) || tools.length === 0)
    throw new StepFailure("These options ask nothing", usage);
  const opened = new Opened();
  try {
    let prepared: Awaited<ReturnType<typeof prepareScanned>> | undefined;
    const { url, dataDir, logs } = await startOurs(opened, values.postgres ? await openPostgres(opened) : undefined, {
      env: { TRUST_PROXY: "1", LOG_LEVEL: "info", SESSION_SECRET },
      prepare: async (db) => void (prepared = await prepareScanned(db)),
    });
    opened.onClose(() => writeFileSync(values.log, logs()));
    if (!prepared) throw new Error("Nothing was prepared");
    const { records, email } = prepared;
    const cookies = new Map<Somebody, string>(PEOPLE.map((who) => [who, records.cookies[who].split(";")[0]!]));
    const doors = new ScannerProxies(url, cookies);
    if (values.attack || values.list) {
      const { targets, without, visitors } = await findTargets(url, dataDir, records, email);
      // With what they were given on the way: the seat in a room, a conversation.
      for (const [who, visitor] of visitors)
        cookies.set(who, [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      doors.targets = targets.filter((target) => new RegExp(values.match).test(lineOf(target)));
      console.log(`${doors.targets.length} of ${targets.length} targets`);
      if (values.list) console.log(doors.targets.map(lineOf).join("\n"));
      if (without.length > 0)
        throw new StepFailure(`Nothing was found to send to ${without.join(", ")}: a scan would pass over it`);
    }
    if (values.list) return;
    await doors.open(port);
    opened.onClose(() => doors.close());
    const touch = setInterval(() => {
      for (const cookie of cookies.values())
        void fetch(`${url}/session`, { method: "POST", headers: { cookie, origin: url } }).catch(() => {});
    }, TOUCH_MS);
    opened.onClose(() => clearInterval(touch));
    if (values.attack)
      return await attackAll(doors, port, { tools, modules: values.modules.split(","), jobs, url, cookies, logs });
    console.log(
      `\n${SOMEBODY.map((who, index) => `http://127.0.0.1:${port + index}/ ${who}`).join("\n")}\nuntil Ctrl-C`,
    );
    await new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    });
    console.log(
      `${[...doors.heard].map(([who, { requests }]) => `${whole(requests)} requests of ${who}`).join(", ")}; what was logged is in ${values.log}`,
    );
    for (const [who, { findings }] of doors.heard) for (const what of findings) console.log(`${who}: ${what}`);
  } finally {
    await opened.close();
  }
});

type Attacking = {
  tools: readonly ("wapiti" | "sqlmap")[];
  modules: readonly string[];
  jobs: number;
  url: string;
  cookies: ReadonlyMap<Somebody, string>;
  logs: () => string;
};

async function attackAll(
  doors: ScannerProxies,
  port: number,
  { url, cookies, logs, ...how }: Attacking,
): Promise<void> {
  const findings: string[] = [];
  const { all, untried } = await attack(doors, port, {
    ...how,
    onDone: (one) => {
      const heard = doors.heardOf(String(one.target));
      console.log(
        `${one.tool} ${Math.round(one.seconds)} s ${one.slowest} ${lineOf(doors.targets[one.target]!)}: ${[
          ...heard.byStatus,
        ]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => `${status}: ${count}`)
          .join(
            ", ",
          )}${one.findings.length + heard.findings.size > 0 ? `  ${one.findings.length + heard.findings.size} FINDINGS` : ""}`,
      );
      for (const what of [...one.findings, ...heard.findings].slice(0, 5)) console.log(`  ${what}`);
      findings.push(...one.findings.map((what) => `${one.tool}, ${lineOf(doors.targets[one.target]!)}\n  ${what}`));
    },
  });
  if (untried > 0) findings.push(`stopped by hand: ${untried} were not begun`);
  // What they have left in records is looked at by everybody whose it is, judged at the door.
  const addresses = [
    ...new Set(doors.targets.filter(({ action }) => !action.includes("*")).map(({ action }) => action.split("?")[0]!)),
  ];
  for (const [index, who] of SOMEBODY.entries()) {
    for (const address of [
      ...addresses,
      ...doors.targets
        .filter(({ method }) => method === "GET")
        .map(({ action, fields }) => `${action}?${encoded(fields)}`),
    ])
      await fetch(`http://127.0.0.1:${port + index}${address}`, { redirect: "manual" });
    const stillIn =
      who === "nobody" ||
      (await fetch(`${url}/account`, { headers: { cookie: cookies.get(who)! }, redirect: "manual" })).status === 200;
    if (!stillIn) findings.push(`${who} was signed out on the way: what came after that was nobody's`);
  }
  printTitle("Each target");
  printTable(
    ["target", "requests", "slowest answer", "wapiti", "its longest", "sqlmap"],
    doors.targets.map((target, index) => {
      const heard = doors.heardOf(String(index));
      const by = (tool: string) => all.find((one) => one.tool === tool && one.target === index);
      const time = (one: (typeof all)[number] | undefined) =>
        one ? `${Math.round(one.seconds)} s${one.isWhole ? "" : ", not to its end"}` : "-";
      return [
        lineOf(target),
        whole(heard.requests),
        `${Math.round(heard.slowestMs)} ms`,
        time(by("wapiti")),
        by("wapiti")?.slowest ?? "",
        time(by("sqlmap")),
      ];
    }),
  );
  for (const [name, heard] of doors.heard)
    findings.push(
      ...[...heard.findings].map(
        (what) =>
          `at the door, ${doors.targets[Number(name)] ? lineOf(doors.targets[Number(name)]!) : name}\n  ${what}`,
      ),
    );
  findings.push(
    ...logs()
      .split("\n")
      .filter((line) => /"level":(50|60)\b/.test(line))
      .slice(0, 20)
      .map((line) => `logged ${line.slice(0, 600)}`),
  );
  const requests = [...doors.heard.values()].reduce((sum, one) => sum + one.requests, 0);
  console.log(`\n${whole(requests)} requests at ${doors.targets.length} targets, ${findings.length} findings`);
  for (const finding of findings.slice(0, 100)) console.log(`\n${finding}`);
  if (findings.length > 0) process.exitCode = 1;
}
