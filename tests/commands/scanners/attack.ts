import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { addressOf, BY_TARGET, SOMEBODY, type ScannerProxies } from "./scanner-proxies";
import { encoded } from "./forms";
import { saidBySqlmap } from "./judge";
import { ends, type Target } from "./targets";

/**
 * `ssrf` is left out: it asks its makers' server what came to it, so it needs the internet and tells them of the scan.
 */
export const MODULES = ["xss", "permanentxss", "sql", "blindsql", "exec", "file", "crlf", "redirect"] as const;

export type Attacked = {
  tool: "wapiti" | "sqlmap";
  target: number;
  seconds: number;
  /** of a module of wapiti's that took longest */ slowest: string;
  /** Whether it came to its own end. */ isWhole: boolean;
  findings: string[];
};

/**
 * Runs a scanner, gently, and out of reach of the terminal's Ctrl-C.
 * @returns its exit code, and each line with when it came, in seconds.
 */
async function runs(
  command: string,
  args: string[],
  folder: string,
): Promise<{ code: number | null; lines: [seconds: number, line: string][] }> {
  const started = performance.now();
  const child = spawn("nice", ["-n", "10", command, ...args], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: folder, PYTHONUNBUFFERED: "1" },
  });
  const lines: [number, string][] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on(
      "line",
      (line) => void lines.push([(performance.now() - started) / 1000, line]),
    );
  const code = await new Promise<number | null>(
    (resolve, reject) => void child.once("error", reject).once("close", resolve),
  );
  return { code, lines };
}

type Report = Record<
  "vulnerabilities" | "anomalies",
  Record<string, { method: string; path: string; info: string; http_request: string }[]>
>;

/** wapiti at the form of one target, from its first module to its last, however long that takes. */
async function wapiti(
  target: number,
  { skip = [] }: Target,
  door: string,
  modules: readonly string[],
  folder: string,
): Promise<Omit<Attacked, "tool" | "target">> {
  const report = join(folder, "report.json");
  const { code, lines } = await runs(
    "wapiti",
    [
      "-u",
      `${door}/form-of-target/${target}?z=1`,
      "--scope",
      "domain",
      "-d",
      "1",
      "-m",
      modules.join(","),
      ...skip.flatMap((name) => ["--skip", name]),
      "-H",
      `${BY_TARGET}: ${target}`,
      "--store-session",
      folder,
      "--store-config",
      folder,
      "--flush-session",
      "--no-bugreport",
      "-v",
      "1",
      "-f",
      "json",
      "-o",
      report,
    ],
    folder,
  );
  const begun = lines.flatMap(
    ([at, line]) =>
      /Launching module (\w+)/
        .exec(line)
        ?.slice(1, 2)
        .map((name) => ({ name, at })) ?? [],
  );
  const end = lines.at(-1)?.[0] ?? 0;
  const times = begun
    .map(({ name, at }, index) => ({ name, seconds: (begun[index + 1]?.at ?? end) - at }))
    .sort((a, b) => b.seconds - a.seconds);
  const isWhole =
    code === 0 &&
    existsSync(report) &&
    modules.every((name) => begun.some((one) => one.name === name)) &&
    !lines.some(([, line]) => /Max attack time|Attack process was interrupted|Traceback/i.test(line));
  const { vulnerabilities = {}, anomalies = {} } = existsSync(report)
    ? (JSON.parse(readFileSync(report, "utf8")) as Report)
    : {};
  const findings = [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, all]) =>
      all.map(({ info, http_request }) => `${kind}: ${info} ${http_request.slice(0, 400)}`),
    ),
  );
  if (!isWhole)
    findings.push(
      `wapiti did not come to its end (${code}): ${lines
        .slice(-3)
        .map(([, line]) => line)
        .join(" / ")}`,
    );
  return {
    seconds: end,
    slowest: times[0] ? `${times[0].name} ${Math.round(times[0].seconds)} s` : "",
    isWhole,
    findings,
  };
}

/** sqlmap at every value of one target: queries, forms, JSON and what is marked within a path. */
async function sqlmap(
  target: number,
  about: Target,
  door: string,
  folder: string,
): Promise<Omit<Attacked, "tool" | "target">> {
  const body = about.method === "GET" ? [] : ["--data", about.json ?? encoded(about.fields)];
  const { code, lines } = await runs(
    "sqlmap",
    [
      "-u",
      `${door}${addressOf(about)}`,
      ...body,
      "--method",
      about.method,
      ...(about.json ? ["-H", "Content-Type: application/json"] : []),
      ...(about.skip?.length ? ["--skip", about.skip.join(",")] : []),
      "-H",
      `${BY_TARGET}: ${target}`,
      "--batch",
      "--level",
      "2",
      "--technique",
      "BEU",
      "--dbms",
      "PostgreSQL",
      "--ignore-code",
      "*",
      "--ignore-redirects",
      "--flush-session",
      "--disable-coloring",
      "--output-dir",
      folder,
    ],
    folder,
  );
  const said = lines.map(([, line]) => line);
  const { isClean, findings } = saidBySqlmap(said);
  if (!isClean && findings.length === 0)
    findings.push(
      `sqlmap did not come to its end (${code}): ${said
        .filter((line) => /CRITICAL|ERROR/.test(line))
        .slice(-2)
        .join(" / ")}`,
    );
  return {
    seconds: lines.at(-1)?.[0] ?? 0,
    slowest: "",
    isWhole: isClean || findings.some((line) => !line.startsWith("sqlmap did not")),
    findings,
  };
}

/** Which tools a target can be given to: wapiti knows neither JSON nor values within a path. */
const isFor = {
  wapiti: ({ json, action }: Target) => json === undefined && !action.includes("*"),
  sqlmap: ({ isMultipart }: Target) => !isMultipart,
};

/**
 * Attacks each target with each tool, several at once; after Ctrl-C those that have begun come to their end, and no
 * more begin.
 * @param port of nobody's door.
 * @returns how each went, and how many were not begun.
 */
export async function attack(
  doors: ScannerProxies,
  port: number,
  {
    tools,
    modules,
    jobs,
    onDone,
  }: {
    tools: readonly ("wapiti" | "sqlmap")[];
    modules: readonly string[];
    jobs: number;
    onDone: (one: Attacked) => void;
  },
): Promise<{ all: Attacked[]; untried: number }> {
  const work = tools.flatMap((tool) =>
    doors.targets.flatMap((about, target) => (isFor[tool](about) ? [{ tool, about, target }] : [])),
  );
  const order = ({ about }: (typeof work)[number]) => Number(ends(about)) + Number(about.action.startsWith("/account"));
  const queue = work.sort((a, b) => order(a) - order(b))[Symbol.iterator]();
  const all: Attacked[] = [];
  let isStopped = false;
  process.once("SIGINT", () => (isStopped = true));
  const worker = async () => {
    for (const { tool, about, target } of queue) {
      if (isStopped) return;
      const folder = mkdtempSync(join(tmpdir(), "kindweight-scan-"));
      const door = `http://127.0.0.1:${port + SOMEBODY.indexOf(about.who)}`;
      try {
        const one: Attacked = {
          tool,
          target,
          ...(tool === "wapiti"
            ? await wapiti(target, about, door, modules, folder)
            : await sqlmap(target, about, door, folder)),
        };
        all.push(one);
        onDone(one);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  return { all, untried: work.length - all.length };
}
