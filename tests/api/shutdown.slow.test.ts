import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startOpenAi } from "../support/openai-server";
import { startServer, type RunningServer } from "../support/server";
import { consult } from "./support/assistant";
import { SESSION_SECRET } from "./support/secret";
import { siteEngines, START } from "./support/site";
import { send, Visitor } from "./support/visitor";

/** Below the eight seconds after which whatever is still open is cut off: nothing had to be. */
const SOON_MS = 6_000;
const WAITING = 60;

describe("a process that is told to end", () => {
  let dataDir: string;
  let server: RunningServer;
  const agents: Agent[] = [];
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "kindweight-shutdown-"));
    server = await start();
  }, START);
  const start = (env: Record<string, string> = {}) =>
    startServer({ dataDir, env: { SESSION_SECRET, SEED: "none", ...env } });
  afterEach(async () => {
    for (const agent of agents.splice(0)) agent.destroy();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** One connection that is kept. */
  function keeping() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return (path: string) => send(`${server.url}${path}`, { agent });
  }
  const signal = (name: NodeJS.Signals) => void process.kill(server.pid, name);
  async function endsSoon() {
    const from = Date.now();
    expect(await server.ended).toEqual([0, null]);
    expect(Date.now() - from).toBeLessThan(SOON_MS);
  }

  test("answers whoever had reached the machine before, and had not been let in yet", async () => {
    // So busy that it hears nothing: the system lets connections wait in front of it.
    signal("SIGSTOP");
    const asked = Array.from({ length: WAITING }, () => send(`${server.url}/specialists`));
    await sleep(300);
    signal("SIGTERM");
    signal("SIGCONT");
    const answers = await Promise.allSettled(asked);
    expect(
      answers.map((answer) => (answer.status === "fulfilled" ? answer.value.status : String(answer.reason))),
    ).toEqual(Array(WAITING).fill(200));
    await endsSoon();
  });

  test("answers what comes on a kept connection meanwhile, says that it is the last, and is not ready for others", async () => {
    const [first, ...others] = Array.from({ length: 6 }, keeping) as [
      ReturnType<typeof keeping>,
      ...ReturnType<typeof keeping>[],
    ];
    const kept = await Promise.all([first, ...others].map((ask) => ask("/healthz")));
    expect(kept.map(({ headers }) => headers.get("connection"))).toEqual(Array(6).fill("keep-alive"));
    signal("SIGTERM");
    // The signal may be heard after the next request, or the one after it.
    let ready = await first("/readyz");
    while (ready.status === 200) ready = await first("/readyz");
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
    expect((await first("/healthz")).status).toBe(503);
    for (const ask of others) {
      const { status, headers } = await ask("/robots.txt");
      expect([status, headers.get("connection")]).toEqual([200, "close"]);
    }
    await endsSoon();
  });

  test("with a proxy in front goes on for a second though nobody asks anything: the proxy has not heard yet", async () => {
    await server.stop();
    server = await start({ TRUST_PROXY: "1" });
    // A balancer that asks every half second, and sends a form that it cannot send twice just before it hears.
    signal("SIGTERM");
    await sleep(500);
    expect((await send(`${server.url}/robots.txt`)).status).toBe(200);
    expect((await send(`${server.url}/healthz`)).status).toBe(503);
    await endsSoon();
  });

  test("does not wait for those that keep their connection and ask nothing more, nor for those that never asked", async () => {
    // As browsers do, in case something is asked later.
    const silent = connect(Number(new URL(server.url).port), "127.0.0.1");
    await once(silent, "connect");
    const lines = Array.from({ length: 4 }, keeping);
    await Promise.all(lines.map((ask) => ask("/healthz")));
    // Answers that are under way at the signal, on connections that their clients would keep.
    const inFlight = Promise.all(lines.map((ask) => ask("/specialists")));
    signal("SIGTERM");
    expect((await inFlight).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await endsSoon();
    silent.destroy();
  });
});

describe.each(siteEngines)("a process on $name that is told to end", ({ openSite }) => {
  test(
    "answers whoever still waits for the model by our own rules, and it is no fault of ours",
    async () => {
      const model = await startOpenAi();
      const site = await openSite({ env: model.env });
      let stopped: Promise<void> | undefined;
      try {
        model.behave({ do: "silence" });
        const visitor = new Visitor(site);
        const asked = Promise.all([
          consult(visitor),
          visitor.postJson("/api/ai/analyze-symptoms", { symptoms: ["sneezing"], patientAge: 30 }),
        ]);
        await expect.poll(() => model.asked.length).toBe(2);
        stopped = site.stop();
        for (const answer of await asked) {
          expect(answer.status, answer.text).toBe(200);
          expect(answer.json()).toMatchObject({ engine: "built-in" });
        }
      } finally {
        await (stopped ?? site.stop());
        await model.close();
      }
      expect(site.logs()).not.toContain('"level":50');
    },
    START,
  );
});
