import { openServer } from "db/client";
import { patients } from "db/schema";
import { newestSeqs, withChannel } from "db/vital-events";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../../scripts/command.mjs";
import type { LiveData } from "~/domain/vitals/live";
import type { Order, Report } from "./live/clients";
import { heldBytes, MEMORY, memoryFile } from "./live/held";
import { keepResults, mark, printTable, printTitle, whole } from "./report";
import { Opened, openPostgres, startOurs } from "./servers";
import { median, percentile } from "./stats";

const CLIENTS = 5_000;
const MESSAGES = 40;
const WATCHING = 1_000;
const POSTS = 100;
const STALLED = 500;
const GOALS = { rate: 0.7, memory: 1.5, p99: 250, stalledMb: 64 };

/** As long as a set of four readings is. */
const data: LiveData = {
  readings: Array.from({ length: 4 }, (_, id) => ({
    id,
    deviceType: "heart_rate",
    value: "72",
    unit: "bpm",
    timestamp: "2026-03-10T08:00:00.000Z",
  })),
};
/** For those who take nothing in: enough to fill what the kernel keeps for them. */
const large: LiveData = { readings: Array.from({ length: 80 }, () => data.readings![0]!) };

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;

/** A process of the bench. */
function start(opened: Opened, file: string): ChildProcess {
  const child = fork(join(import.meta.dirname, "live", file), {
    cwd: root,
    execArgv: ["--import", "tsx", "--import", MEMORY],
    env: { ...process.env, BENCH_MEMORY_FILE: memoryFile },
  });
  opened.onClose(async () => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, "exit");
  });
  return child;
}

/** Clients in a process of their own: file limits and time are the server's alone. */
class Clients {
  private readonly reports: Report[] = [];
  private wake = () => {};
  constructor(private readonly child: ChildProcess) {
    child.on("message", (report: Report) => {
      this.reports.push(report);
      this.wake();
    });
  }
  private order(order: Order) {
    this.child.send(order);
  }
  private async next<Kind extends Report["kind"]>(kind: Kind): Promise<Extract<Report, { kind: Kind }>> {
    for (;;) {
      const failed = this.reports.find((report) => report.kind === "failed");
      if (failed) throw new Error(`A client: ${failed.reason}`);
      const index = this.reports.findIndex((report) => report.kind === kind);
      if (index >= 0) return this.reports.splice(index, 1)[0] as Extract<Report, { kind: Kind }>;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
  async open(url: string, count: number, kind: "open" | "stall" = "open") {
    this.order({ kind, url, count });
    await this.next("opened");
  }
  allHave = () => this.next("all have");
  async close() {
    this.order({ kind: "close" });
    await sleep(1_000);
  }
}

/** Deliveries a second of a burst, first to last. */
async function burstRate(clients: Clients, count: number, send: () => Promise<unknown> | unknown): Promise<number> {
  await send();
  let [first, last] = [Infinity, 0];
  for (let message = 0; message < MESSAGES; message++) {
    const { firstAt, lastAt } = await clients.allHave();
    first = Math.min(first, firstAt);
    last = Math.max(last, lastAt);
  }
  return (count * MESSAGES) / ((last - first) / 1000);
}

/** The live channel against a bare `ws`, in one run. @returns whether all goals were reached. */
export async function benchLive({ rounds }: { rounds: number }): Promise<boolean> {
  const opened = new Opened();
  try {
    const databases = await openPostgres(opened);
    let url = "";
    let patientId = 0;
    const ours = await startOurs(
      opened,
      { ...databases, create: async () => (url = await databases.create()) },
      {
        env: { SEED: "none", TRUST_PROXY: "1", BENCH_MEMORY_FILE: memoryFile },
        imports: [MEMORY],
        prepare: async (db) => {
          const row = {
            medicalRecordNumber: "MRN-BENCH",
            firstName: "Ada",
            lastName: "Reyes",
            medicalHistory: [],
            allergies: [],
            medications: [],
            isDemo: true,
          };
          patientId = (await db.insert(patients).values(row).returning({ id: patients.id }))[0]!.id;
        },
      },
    );
    const database = await openServer(url, { max: 2 });
    opened.onClose(() => database.close());
    const write = async (count: number, data: LiveData) => {
      await withChannel(database.db, patientId, new Date(), async () => ({
        result: null,
        events: Array.from({ length: count }, () => data),
      }));
      await database.signals!.send(JSON.stringify({ from: "bench", patients: [patientId], users: [], rooms: [] }));
    };
    const bare = start(opened, "bare.ts");
    const [barePort] = (await once(bare, "message")) as [number];
    const clients = new Clients(start(opened, "clients.ts"));
    const oursAt = `${ours.url.replace("http", "ws")}/ws?patientId=${patientId}`;
    const bareAt = `ws://127.0.0.1:${barePort}/`;

    // Side by side: both have their clients, bursts take turns.
    const connect = async (at: string, pid: number) => {
      const before = await heldBytes(pid);
      await clients.open(at, CLIENTS);
      return ((await heldBytes(pid)) - before) / 1024 / CLIENTS;
    };
    const rates = { ours: [] as number[], bare: [] as number[] };
    const memory = { ours: [] as number[], bare: [] as number[] };
    let seq = 0;
    for (let round = 0; round < rounds; round++) {
      memory.bare.push(await connect(bareAt, bare.pid!));
      const texts = () =>
        Array.from({ length: MESSAGES }, () => JSON.stringify({ type: "vitals_update", seq: ++seq, data }));
      for (let burst = 0; burst < 3; burst++)
        rates.bare.push(await burstRate(clients, CLIENTS, () => bare.send(texts())));
      await clients.close();
      memory.ours.push(await connect(oursAt, ours.pid));
      for (let burst = 0; burst < 3; burst++)
        rates.ours.push(await burstRate(clients, CLIENTS, () => write(MESSAGES, data)));
      await clients.close();
    }
    const rate = median(rates.ours) / median(rates.bare);
    const bytes = median(memory.ours) / median(memory.bare);

    await clients.open(oursAt, WATCHING);
    const times: number[] = [];
    for (let post = 0; post < POSTS; post++) {
      const headers = { "Content-Type": "application/json", "X-Forwarded-For": `10.78.0.${post}` };
      const answer = await fetch(`${ours.url}/api/health-monitoring/simulate/${patientId}`, {
        method: "POST",
        headers,
        body: "{}",
      });
      const answeredAt = performance.timeOrigin + performance.now();
      if (answer.status !== 201) throw new Error(`A post was answered ${answer.status}`);
      await answer.body?.cancel();
      // One event for the readings; alerts, should there be any, one each.
      const newest = (await newestSeqs(database.db, [patientId])).get(patientId)!;
      let last = await clients.allHave();
      while (last.seq < newest) last = await clients.allHave();
      const { lastAt } = last;
      times.push(Math.max(0, lastAt - answeredAt));
    }
    await clients.close();

    const before = residentMb(ours.pid);
    await clients.open(oursAt, STALLED, "stall");
    let peak = 0;
    for (let batch = 0; batch < 30; batch++) {
      await write(10, large);
      await sleep(150);
      peak = Math.max(peak, residentMb(ours.pid) - before);
    }
    await clients.close();

    const p99 = percentile(times, 0.99);
    printTitle(`The live channel against a bare ws, PostgreSQL, ${rounds} rounds`);
    const verdicts = [rate >= GOALS.rate, bytes <= GOALS.memory, p99 < GOALS.p99, peak < GOALS.stalledMb];
    printTable(
      ["", "Kindweight", "bare ws", "ratio", "goal", ""],
      [
        [
          `deliveries/s, ${whole(CLIENTS)} clients`,
          whole(median(rates.ours)),
          whole(median(rates.bare)),
          rate.toFixed(2),
          `>= ${GOALS.rate}`,
          mark(verdicts[0]!),
        ],
        [
          "held for a client, kB",
          median(memory.ours).toFixed(1),
          median(memory.bare).toFixed(1),
          bytes.toFixed(2),
          `<= ${GOALS.memory}`,
          mark(verdicts[1]!),
        ],
        [
          `ms from the answer to the last of ${whole(WATCHING)}, p50 / p99`,
          `${median(times).toFixed(0)} / ${p99.toFixed(0)}`,
          "",
          "",
          `< ${GOALS.p99}`,
          mark(verdicts[2]!),
        ],
        [
          `MB more with ${STALLED} who take nothing in`,
          peak.toFixed(0),
          "",
          "",
          `< ${GOALS.stalledMb}`,
          mark(verdicts[3]!),
        ],
      ],
    );
    keepResults("live", { rates, memory, times, peak, ratios: { rate, bytes } });
    return verdicts.every(Boolean);
  } finally {
    await opened.close();
  }
}
