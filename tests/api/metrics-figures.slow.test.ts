import type { Database } from "db/client";
import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addPatient, addProvider } from "../db/support/rows";
import { txt } from "../support/example-files";
import { startOpenAi, type OpenAiServer } from "../support/openai-server";
import { signedInPatient, signIn } from "./support/accounts";
import { PATH as UPLOADS } from "./support/documents";
import { openSocket, openStream } from "./support/live";
import { multipart } from "./support/multipart";
import { openPrepared } from "./support/prepared";
import { opened, roomSocket, roomStream } from "./support/rooms";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const TOKEN = "the token of the tests, long";

describe.each(siteEngines)("what /metrics counts on $name", ({ name, openSite }) => {
  let site: Site;
  let model: OpenAiServer;
  let demo: number;
  beforeAll(async () => {
    model = await startOpenAi();
    const prepare = async (db: Database) => {
      await addProvider(db, { isVrEnabled: true });
      return addPatient(db, { isDemo: true });
    };
    [site, demo] = await openPrepared(
      (options) => openSite({ ...options, env: { ...model.env, METRICS_TOKEN: TOKEN } }),
      prepare,
    );
  }, START);
  afterAll(async () => {
    await site?.stop();
    await model.close();
  });
  const open: { end(): void }[] = [];
  afterEach(() => open.splice(0).forEach((client) => client.end()));
  const keep = <Client extends { end(): void }>(client: Client): Client => (open.push(client), client);

  /** Every figure by its name and labels, as Prometheus would be told. */
  const figures = async () => {
    const text = await (await fetch(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
    const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
    );
  };
  const figure = async (series: string) => (await figures()).get(series);
  /** How much one has grown since. */
  const grown = async (series: string) => {
    const before = (await figure(series)) ?? 0;
    return { by: async () => ((await figure(series)) ?? 0) - before };
  };

  const live = (transport: string, channel: string) =>
    figure(`live_connections{transport="${transport}",channel="${channel}"}`);

  test("live connections, each kind for itself, and no more once they have ended", async () => {
    const all = () =>
      Promise.all([
        live("websocket", "vitals"),
        live("event-stream", "vitals"),
        live("websocket", "room"),
        live("event-stream", "room"),
      ]);
    expect(await all()).toEqual([0, 0, 0, 0]);
    const clients = [
      await openSocket(site, { patientId: demo }),
      await openSocket(site, { patientId: demo }),
      await openStream(site, { patientId: demo }),
    ].map(keep);
    await expect.poll(all).toEqual([2, 1, 0, 0]);
    const guest = new Visitor(site);
    const { roomId } = await opened(guest);
    const inRoom = [
      await roomSocket(guest, roomId),
      await roomStream(guest, roomId),
      await roomStream(guest, roomId),
    ].map(keep);
    await expect.poll(all).toEqual([2, 1, 1, 2]);
    // As long as somebody listens there is work for them.
    for (const task of ["live_vitals", "live_rooms"])
      await expect.poll(() => figure(`jobs_total{task="${task}",outcome="success"}`)).toBeGreaterThan(0);
    for (const client of [...clients, ...inRoom]) client.end();
    await expect.poll(all).toEqual([0, 0, 0, 0]);
  });

  test("what is done again and again: how often it went well, how long it took and when it last did", async () => {
    const now = Date.now() / 1000;
    for (const task of ["mail_outbox", "device_silence", "abandoned_rooms", "audit_seals", "retention", "partitions"]) {
      await expect.poll(() => figure(`jobs_total{task="${task}",outcome="success"}`)).toBeGreaterThan(0);
      const all = await figures();
      expect(all.get(`job_duration_seconds_count{task="${task}"}`)).toBeGreaterThan(0);
      expect(all.get(`job_interval_seconds{task="${task}"}`)).toBeGreaterThanOrEqual(10);
      expect(all.get(`job_last_success_timestamp_seconds{task="${task}"}`)).toBeGreaterThan(now - 600);
      expect(all.get(`job_last_success_timestamp_seconds{task="${task}"}`)).toBeLessThan(now + 60);
    }
    // Done once, at the start: no interval that it could miss.
    expect(await figure('jobs_total{task="document_sweep",outcome="success"}')).toBe(1);
    expect(await figure('job_interval_seconds{task="document_sweep"}')).toBeUndefined();
  });

  test(
    "mails that went, and one that nobody can send",
    async () => {
      const [sent, broken] = [
        await grown('mail_sends_total{outcome="sent"}'),
        await grown('mail_sends_total{outcome="broken"}'),
      ];
      await signedInPatient(site);
      await expect.poll(sent.by).toBeGreaterThan(0);
      await site.database((db) =>
        db.execute(
          sql`insert into mails (kind, sealed, due_at, created_at) values ('password-reset', ${Buffer.from("not sealed by us")}, now(), now())`,
        ),
      );
      await expect.poll(broken.by).toBe(1);
    },
    START,
  );

  test(
    "requests beyond a limit, by which",
    async () => {
      const refused = await grown('rate_limit_refusals_total{limit="guesses"}');
      const visitor = new Visitor(site);
      for (let tries = 0; tries < 6; tries++) await signIn(site, "nobody@example.com", "wrong words here", visitor);
      expect(await refused.by()).toBe(1);
      expect(await figure('rate_limit_refusals_total{limit="bookings"}')).toBe(0);
    },
    START,
  );

  test(
    "uploads as long as they last, also those that are given up",
    async () => {
      const uploads = () => figure("document_uploads_in_progress");
      const { visitor } = await signedInPatient(site);
      const { body, headers } = multipart({ name: "slow.txt", content: txt("s".repeat(50_000)) });
      const begin = () => {
        const { hostname, port } = new URL(site.url);
        const socket = connect(Number(port), hostname);
        socket.on("error", () => {});
        const cookies = [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
        const lines = [
          `POST ${UPLOADS} HTTP/1.1`,
          `Host: ${hostname}:${port}`,
          `Origin: ${site.url}`,
          "Sec-Fetch-Site: same-origin",
          "Accept: application/json",
          `Cookie: ${cookies}`,
          `Content-Type: ${headers["Content-Type"]}`,
          `Content-Length: ${body.length}`,
        ];
        socket.write(`${lines.join("\r\n")}\r\n\r\n`);
        socket.write(body.subarray(0, 40_000));
        return socket;
      };
      const [whole, cut] = [begin(), begin()];
      open.push({ end: () => void whole.destroy() }, { end: () => void cut.destroy() });
      await expect.poll(uploads).toBe(2);
      whole.write(body.subarray(40_000));
      await expect.poll(uploads).toBe(1);
      cut.destroy();
      await expect.poll(uploads).toBe(0);
    },
    START,
  );

  test("answers from memory, and those that had to be made", async () => {
    const [hits, misses] = [
      await grown('cache_requests_total{outcome="hit"}'),
      await grown('cache_requests_total{outcome="miss"}'),
    ];
    for (let times = 0; times < 3; times++) await new Visitor(site).get("/emergency");
    expect([await hits.by(), await misses.by()]).toEqual([2, 1]);
    const all = await figures();
    expect(all.get("cache_entries")).toBeGreaterThan(0);
    expect(all.get("cache_bytes")).toBeGreaterThan(1_000);
  });

  test("the database's connections: how many there may be, and how many are taken", async () => {
    expect(await figure("database_pool_size")).toBe(name === "PGlite" ? 1 : 10);
    await expect.poll(() => figure("database_pool_in_use")).toBe(0);
    expect(await figure("database_pool_waiting")).toBe(0);
  });

  describe("of the model", () => {
    const calls = (outcome: string) => grown(`model_calls_total{outcome="${outcome}"}`);
    const question = () => ({
      message: "How do I sleep better?",
      sessionId: `chat-${randomUUID()}`,
      messageId: randomUUID(),
      patientId: 1,
      conversationHistory: [],
      patientContext: { age: 41, gender: "female", currentSymptoms: [], medicalHistory: [] },
    });
    const ask = () => new Visitor(site).postJson("/api/ai/consultation", question());

    test("calls that were answered, how long that took, and tokens where the server counts them", async () => {
      const [ok, input, output, timed] = [
        await calls("ok"),
        await grown('model_tokens_total{direction="input"}'),
        await grown('model_tokens_total{direction="output"}'),
        await grown("model_call_duration_seconds_count"),
      ];
      model.behave(
        { do: "answer", content: "Go to bed at the same time.", usage: { prompt_tokens: 321, completion_tokens: 7 } },
        { do: "answer", content: "No screens." },
      );
      expect((await ask()).json()).toMatchObject({ engine: "model" });
      expect((await ask()).json()).toMatchObject({ engine: "model" });
      expect([await ok.by(), await timed.by(), await input.by(), await output.by()]).toEqual([2, 2, 321, 7]);
    });

    test("one that somebody has stopped, and the reply that was being written to them", async () => {
      const stopped = await calls("stopped");
      model.behave({ do: "stall", content: "Go to bed" });
      const leave = new AbortController();
      const headers = { "Content-Type": "application/json", Origin: site.url, "Sec-Fetch-Site": "same-origin" };
      const answer = await fetch(`${site.url}/api/ai/chat`, {
        method: "POST",
        headers,
        body: JSON.stringify(question()),
        signal: leave.signal,
      });
      const reading = answer.text().catch(() => "");
      await expect.poll(() => figure("assistant_streams_in_progress")).toBe(1);
      leave.abort();
      await reading;
      await expect.poll(() => figure("assistant_streams_in_progress")).toBe(0);
      await expect.poll(stopped.by).toBe(1);
    });

    test(
      "one that would not, and one that is dead, until it is left alone",
      async () => {
        const [refused, unavailable, closed, timed] = [
          await calls("refused"),
          await calls("unavailable"),
          await calls("closed"),
          await grown("model_call_duration_seconds_count"),
        ];
        model.behave({ do: "refuse" });
        expect((await ask()).json()).toMatchObject({ engine: "built-in" });
        expect(await refused.by()).toBe(1);
        model.behave({ do: "status", status: 500 });
        for (let times = 0; times < 5; times++) expect((await ask()).json()).toMatchObject({ engine: "built-in" });
        expect([await unavailable.by(), await closed.by()]).toEqual([3, 2]);
        // Of those that were left alone nobody has waited.
        expect(await timed.by()).toBe(4);
      },
      START,
    );
  });
});
