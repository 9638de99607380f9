import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addPatient } from "../db/support/rows";
import { startBalancer } from "../support/balancer";
import { openServerDatabase, type TestDatabase } from "../support/databases";
import { liveClient } from "../support/live-lines";
import { findRedis, playRedis, type TestRedis } from "../support/redis";
import { startServer, type RunningServer } from "../support/server";
import { startTcpProxy, type TcpProxy } from "../support/tcp-proxy";
import { SESSION_SECRET } from "./support/secret";
import { START } from "./support/site";
import { Visitor } from "./support/visitor";

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

describe.each(["PostgreSQL", "Redis"] as const)("three processes with hints over %s", (bus) => {
  let database: TestDatabase;
  let redis: TestRedis | null = null;
  let cable: TcpProxy | null = null;
  let servers: RunningServer[] = [];
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let clients: ReturnType<typeof liveClient>[] = [];
  let patientId: number;
  let written = 0;
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-fleet-"));

  beforeAll(async () => {
    database = await openServerDatabase();
    patientId = await addPatient(database.db, { isDemo: true });
    if (bus === "Redis") {
      redis = await findRedis();
      cable = await startTcpProxy(redis);
    }
    const env = {
      DATABASE_URL: database.url!,
      SESSION_SECRET,
      SEED: "none",
      TRUST_PROXY: "1",
      ...(cable ? { REDIS_URL: `redis://127.0.0.1:${cable.port}` } : {}),
    };
    servers = await Promise.all([1, 2, 3].map(() => startServer({ dataDir, env })));
    balancer = await startBalancer(servers.map(({ url }) => Number(new URL(url).port)));
    clients = [true, true, true, true, false, false].map((socket) => liveClient(balancer.url, patientId, { socket }));
    await vi.waitFor(
      () => {
        expect(clients.map(({ state }) => state().transport)).toEqual([
          "websocket",
          "websocket",
          "websocket",
          "websocket",
          "sse",
          "sse",
        ]);
        expect(clients.map(({ began }) => began().first)).toEqual([0, 0, 0, 0, 0, 0]);
      },
      { timeout: 60_000, interval: 100 },
    );
  }, START);
  afterAll(async () => {
    clients.forEach(({ channel }) => channel.stop());
    await balancer?.close();
    await Promise.all(servers.map((server) => server.stop()));
    await cable?.close();
    await redis?.close();
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A set of readings posted to one of the servers. */
  const post = async (server: RunningServer) => {
    const answer = await new Visitor(server).postJson(`/api/health-monitoring/simulate/${patientId}`, {});
    expect(answer.status).toBe(201);
    written = Math.max(written, await newest());
  };
  const newest = async () => (await database.db.query.vitalChannels.findFirst())!.seq;
  const everybodyKnows = () =>
    expect
      .poll(() => clients.map(({ told }) => told), { timeout: 20_000 })
      .toEqual(clients.map(() => range(1, written)));

  test("what is posted to any is told by all, at once", async () => {
    for (const server of [...servers, ...servers, ...servers]) await post(server);
    const posted = Date.now();
    await everybodyKnows();
    // Not by the sweep, which takes two seconds.
    expect(Date.now() - posted).toBeLessThan(1_000);
  });

  test("with the bus cut and back, nothing is missed and nothing comes twice", async () => {
    await post(servers[0]!);
    if (cable) await cable.cut();
    else
      await database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
      );
    for (const server of servers) await post(server);
    await everybodyKnows();
    await cable?.restore();
    for (const server of servers) await post(server);
    await everybodyKnows();
    // Hints go again, without the sweep's help.
    await expect
      .poll(
        async () => {
          const started = Date.now();
          await post(servers[1]!);
          await everybodyKnows();
          return Date.now() - started;
        },
        { timeout: 20_000 },
      )
      .toBeLessThan(500);
  });

  test("one is killed: its clients go on at the others, with what came meanwhile", async () => {
    await post(servers[0]!);
    const killed = servers[2]!.kill("SIGKILL");
    for (let round = 0; round < 6; round++) {
      await post(servers[round % 2]!);
      await sleep(100);
    }
    await killed;
    await everybodyKnows();
    for (const { began } of clients) expect(began().anew).toBe(1);
    expect(clients.some(({ states }) => states.some(({ error }) => error !== null))).toBe(true);
  });
});

test("the played Redis does what a Redis does, as far as the channel asks", async () => {
  const { createClient } = await import("redis");
  const played = await playRedis();
  const url = `redis://${played.host}:${played.port}`;
  const [sender, listener] = [createClient({ url }), createClient({ url })];
  try {
    await Promise.all([sender.connect(), listener.connect()]);
    const heard: string[] = [];
    await listener.subscribe("a", (text) => heard.push(text));
    expect(await sender.publish("a", "first")).toBe(1);
    expect(await sender.publish("b", "nobody")).toBe(0);
    await expect.poll(() => heard).toEqual(["first"]);
    expect(await sender.ping()).toBe("PONG");
  } finally {
    sender.destroy();
    listener.destroy();
    await played.close();
  }
});
