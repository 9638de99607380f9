import type { Database } from "db/client";
import { insertMails } from "db/mails";
import express from "express";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createVersionedCache } from "~/services/versioned-cache.server";
import { createInFlight } from "~/services/background-tasks.server";
import type { Live } from "~/services/live/live.server";
import { createMetrics, type Metrics } from "~/services/metrics.server";
import { openEmbeddedDatabase, type TestDatabase } from "../support/databases";

const now = new Date("2026-03-14T09:00:00.000Z");
const nobody = { websocket: 0, "event-stream": 0 };
const errors: unknown[] = [];
const log = { request: () => {}, event: () => {}, error: (error: unknown) => void errors.push(error) };

/** Settings of an installation that nothing marks as one for others. */
const OWN_MACHINE = { metricsToken: undefined, trustProxy: false, publicOrigin: null, databaseUrl: undefined } as const;

let database: TestDatabase;
let server: Server;
let metrics: Metrics;
beforeAll(async () => void (database = await openEmbeddedDatabase()));
afterAll(() => database?.close());
beforeEach(async () => {
  errors.length = 0;
  metrics = createMetrics();
  server = createServer(express().get("/metrics", metrics.handler(OWN_MACHINE)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => void server?.close());

function watch({
  db = database.db,
  counts = () => ({ patients: nobody, rooms: nobody }),
}: { db?: Database; counts?: Live["counts"] } = {}) {
  metrics.counted(log);
  metrics.watch({
    db,
    clock: () => now,
    live: { counts } as Live,
    cache: createVersionedCache(1_000),
    inFlight: createInFlight(),
    usage: database.usage,
  });
}
const read = async () => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  return { status: answer.status, text: await answer.text() };
};

test("the first look says how many mails wait now, not when somebody looked before", async () => {
  watch();
  const createdAt = new Date(now.getTime() - 60_000);
  await insertMails(database.db, [
    { kind: "password-reset", sealed: Buffer.from("sealed"), createdAt, dueAt: createdAt },
  ]);
  const { text } = await read();
  expect(text).toContain("\nmails_waiting 1\n");
  expect(text).toContain("\nmails_oldest_seconds 60\n");
  expect(text).toContain("\ndatabase_up 1\n");
});

test("a figure that fails is left out, logged once as long as it fails, and takes no other along", async () => {
  let isBroken = true;
  watch({
    counts: () => {
      if (isBroken) throw new Error("no counts");
      return { patients: { ...nobody, websocket: 3 }, rooms: nobody };
    },
  });
  for (let times = 0; times < 3; times++) {
    const { status, text } = await read();
    expect(status).toBe(200);
    expect(text).not.toMatch(/^live_connections/m);
    expect(text).toContain("\ndatabase_up 1\n");
    expect(text).toContain("\nprocess_cpu_seconds_total ");
  }
  expect(errors).toEqual([new Error("no counts")]);
  isBroken = false;
  const { text } = await read();
  expect(text).toContain('\nlive_connections{transport="websocket",channel="vitals"} 3\n');
  expect(text).toContain('\nmetrics_collect_failures_total{series="live_connections"} 3\n');
  isBroken = true;
  await read();
  expect(errors).toHaveLength(2);
});

test("a database that is silent is down after two seconds, is asked one question at a time, and keeps nobody from the rest", async () => {
  const hanging = vi.fn(() => new Promise<never>(() => {}));
  const select = () => ({ from: () => ({ where: hanging }) });
  watch({ db: { select } as unknown as Database });
  const began = performance.now();
  const looks = await Promise.all([read(), read()]);
  expect(performance.now() - began).toBeGreaterThan(1_900);
  for (const { status, text } of looks) {
    expect(status).toBe(200);
    expect(text).toContain("\ndatabase_up 0\n");
    expect(text).toContain("\ndatabase_pool_size 1\n");
  }
  expect(hanging).toHaveBeenCalledTimes(1);
});

test("work that nobody waits for gives and throws what it would without being counted", async () => {
  watch();
  metrics.jobs.repeats("retention", 60_000);
  expect((await read()).text).toContain('\njob_last_success_timestamp_seconds{task="retention"} 0\n');
  expect(await metrics.jobs.run("retention", () => Promise.resolve(7))).toBe(7);
  await expect(metrics.jobs.run("retention", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  const { text } = await read();
  expect(text).toContain('\njobs_total{task="retention",outcome="success"} 1\n');
  expect(text).toContain('\njobs_total{task="retention",outcome="failure"} 1\n');
  expect(text).toContain('\njob_interval_seconds{task="retention"} 60\n');
  // Begun again, it has still been done.
  metrics.jobs.repeats("retention", 60_000);
  const last = Number(/^job_last_success_timestamp_seconds\{task="retention"\} (\S+)$/m.exec((await read()).text)![1]);
  expect(Math.abs(last - Date.now() / 1000)).toBeLessThan(30);
});

test.each([
  ["a proxy", { trustProxy: 1 }],
  ["a public address", { publicOrigin: "https://kindweight.example" }],
  ["a database server", { databaseUrl: "postgres://db/kindweight" }],
])(
  "with %s this machine needs the token, too: a proxy on it may pass requests on without a word",
  async (_name, set) => {
    watch();
    const token = "the token of the tests, long";
    const other = createServer(
      express().get("/metrics", metrics.handler({ ...OWN_MACHINE, ...set, metricsToken: token })),
    );
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    try {
      const address = `http://localhost:${(other.address() as AddressInfo).port}/metrics`;
      expect((await fetch(address)).status).toBe(404);
      expect((await fetch(address, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    } finally {
      other.close();
    }
  },
);
