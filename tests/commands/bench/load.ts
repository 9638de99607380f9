import type { Result } from "autocannon";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { median, spread, type Spread } from "./stats";

const autocannon = resolve(import.meta.dirname, "../../../node_modules/autocannon/autocannon.js");
const execute = promisify(execFile);

/** What a browser says of itself, as far as servers treat it differently for it. */
const browserHeaders = {
  "Accept-Encoding": "gzip, deflate, br",
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

export type Target = {
  name: string;
  url: string;
  /** beside what a browser sends, or in place of it */
  headers?: Record<string, string> | undefined;
  /** the only status that counts as an answer */
  status?: number;
  /** the server's process, to say what an answer costs it */
  pid: number;
};

export type Pace = { rounds: number; seconds: number; connections: number };

/**
 * What one target reached: a value per round for the rate, so that rounds can be
 * compared one by one. `cpu` is processor time of the server's process in
 * milliseconds an answer (NaN outside Linux), of the database's none: other
 * programs on the machine change it far less than they change the rate.
 */
export type Outcome = { name: string; rates: number[]; rate: Spread; p50: number; p99: number; cpu: number };
type Shot = Result & { cpu: number };

/**
 * Puts every target under load in turn, round after round (A B C, B C A, ...),
 * after a warm-up of each.
 * @throws if any answer is not what it should be: a fast wrong answer is no figure.
 */
export async function contest(targets: Target[], pace: Pace): Promise<Outcome[]> {
  for (const target of targets) await shoot(target, { ...pace, seconds: Math.min(3, pace.seconds) });
  const shots = new Map<Target, Shot[]>(targets.map((target) => [target, []]));
  for (let round = 0; round < pace.rounds; round++) {
    // Each begins once: what runs first would otherwise always meet the same leftovers.
    const first = round % targets.length;
    for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
      shots.get(target)!.push(await shoot(target, pace));
    }
  }
  return targets.map((target) => {
    const results = shots.get(target)!;
    const rates = results.map((result) => result.requests.average);
    const typical = (of: (shot: Shot) => number) => median(results.map(of));
    return {
      name: target.name,
      rates,
      rate: spread(rates),
      p50: typical((shot) => shot.latency.p50),
      p99: typical((shot) => shot.latency.p99),
      cpu: typical((shot) => shot.cpu),
    };
  });
}

/** In a process of its own: in this one, its work and the reading of servers' logs would share a core. */
export async function shoot(target: Target, { seconds, connections }: Pace): Promise<Shot> {
  const headers = Object.entries({ ...browserHeaders, ...target.headers }).flatMap(([name, value]) => [
    "-H",
    `${name}=${value}`,
  ]);
  const options = ["-j", "-n", "-c", String(connections), "-d", String(seconds), ...headers];
  const before = cpuTime(target.pid);
  const { stdout } = await execute(process.execPath, [autocannon, ...options, target.url], { maxBuffer: 2 ** 24 });
  const result = JSON.parse(stdout) as Result;

  const expected = String(target.status ?? 200);
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (statuses.length === 0)
    throw new Error(`${target.name}: not one answer in ${seconds} s; is the machine too busy?`);
  if (result.errors > 0 || statuses.length !== 1 || statuses[0] !== expected) {
    throw new Error(
      `${target.name}: ${result.errors} errors, statuses ${statuses.join(", ")} where ${expected} was due (${target.url})`,
    );
  }
  return { ...result, cpu: (cpuTime(target.pid) - before) / result.requests.total };
}

/** Processor time that a process has used, in milliseconds; Linux counts it in hundredths of a second. */
function cpuTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  sent: number;
  text: string;
};

/** One answer: the bytes that were sent, and the text that they stand for. */
export function ask({ url, headers }: Pick<Target, "url" | "headers">): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { ...browserHeaders, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const encoding = response.headers["content-encoding"];
        const plain = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          sent: body.length,
          text: plain.toString(),
        });
      });
    })
      .on("error", reject)
      .end();
  });
}
