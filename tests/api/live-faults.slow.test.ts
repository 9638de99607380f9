import { vitalChannels } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPatient } from "../db/support/rows";
import { liveClient } from "../support/live-lines";
import { startTcpProxy, type TcpProxy } from "../support/tcp-proxy";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";
import { setTimeout as sleep } from "node:timers/promises";

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
const DISCONNECTS = 100;

describe.each(siteEngines)("a client whose network fails, on $name", ({ openSite }) => {
  let site: Site;
  let proxy: TcpProxy;
  let patientId: number;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());
  // For each try: what a failed one leaves behind is a cable that is pulled, and numbers that do not begin at 1.
  beforeEach(async () => {
    patientId = await site.database((db) => addPatient(db, { isDemo: true }));
    const { hostname, port } = new URL(site.url);
    proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  });
  afterEach(() => proxy?.close());

  const post = async () =>
    expect((await new Visitor(site).postJson(`/api/health-monitoring/simulate/${patientId}`, {})).status).toBe(201);

  test(`through ${DISCONNECTS} disconnects of every kind misses no event and gets none twice`, async () => {
    const client = liveClient(`http://127.0.0.1:${proxy.port}`, patientId);
    await expect.poll(() => client.began().first).toBe(0);
    for (let round = 0; round < DISCONNECTS; round++) {
      const kind = round % 25 === 24 ? "silent" : (["cut", "reset", "late"] as const)[round % 3]!;
      if (round % 2 === 0) await post();
      const before = client.states.length;
      if (kind === "cut") await proxy.cut();
      else if (kind === "silent") proxy.hang();
      else if (kind === "late") proxy.delay(40);
      if (kind === "reset" || kind === "late") proxy.reset();
      if (round % 3 !== 1) await post();
      if (kind === "silent") {
        // The browser says that the network has changed; without an answer in four seconds it connects again.
        // What was on its way before must not pass for that answer.
        await sleep(100);
        client.channel.wake();
      }
      // Noticed, or the next one would meet a connection that is gone already.
      await expect
        .poll(() => client.states.slice(before).some(({ status }) => status !== "open"), {
          interval: 10,
          timeout: 10_000,
        })
        .toBe(true);
      await proxy.restore();
      proxy.delay(0);
      await expect
        .poll(() => (client.state().status === "open" || client.channel.wake(), client.state().status), {
          interval: 20,
        })
        .toBe("open");
      if (round % 10 === 0) await sleep(50);
    }
    await post();
    const newest = await site.database(
      async (db) => (await db.query.vitalChannels.findFirst({ where: eq(vitalChannels.patientId, patientId) }))!.seq,
    );
    await expect.poll(() => client.told.length).toBeGreaterThanOrEqual(newest);
    expect(client.told).toEqual(range(1, newest));
    expect(client.began()).toEqual({ first: 0, anew: 1 });
    // Each of them was one: it was open, and had to be opened again.
    const opened = client.states.filter(
      ({ status }, index) => status === "open" && client.states[index - 1]?.status !== "open",
    );
    expect(opened.length).toBeGreaterThan(DISCONNECTS);
    client.channel.stop();
  }, 120_000);
});
