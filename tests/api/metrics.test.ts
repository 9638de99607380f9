import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const TOKEN = "the token of the tests, long";

/** What the dashboard draws and the alerts compare, in Prometheus's language. */
const expressions = [
  ...[...readFileSync("ops/grafana/kindweight.json", "utf8").matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
    ([, text]) => JSON.parse(text!) as string,
  ),
  ...[...readFileSync("ops/prometheus/alerts.yml", "utf8").matchAll(/^ +expr: (.+)$/gm)].map(([, text]) => text!),
];
/** The names of the series in one: what is no function, label, window or keyword. */
const seriesIn = (expression: string): string[] =>
  expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring) *\([^)]*\)/g, " ")
    .match(/\b[a-z_:][\w:]*\b(?! *\()/gi)
    ?.filter((name) => !["and", "or", "unless", "bool", "offset"].includes(name)) ?? [];
/** Prometheus's own: whether it was answered. */
const UP = "up";
const SCRAPED = 'job="kindweight"';

describe.each(siteEngines)("/metrics on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite({ env: { METRICS_TOKEN: TOKEN } })), START);
  afterAll(() => site?.stop());

  const read = async (headers: Record<string, string> = { Authorization: `Bearer ${TOKEN}` }) => {
    const answer = await fetch(`${site.url}/metrics`, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  /** A line's number; NaN where there is none. */
  const valueOf = (text: string, line: string) =>
    Number(
      text
        .split("\n")
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length),
    );

  test("counts requests by route and never by what somebody typed, and tells how the rest is", async () => {
    const visitor = new Visitor(site);
    await visitor.get("/specialists?search=canary-8713");
    await visitor.get("/specialists/canary-8713");
    await visitor.get("/canary-8713");
    const { status, text, headers } = await read();
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^text\/plain;.* version=0\.0\.4/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(valueOf(text, 'http_request_duration_seconds_count{method="GET",route="/specialists",status="200"}')).toBe(
      1,
    );
    expect(
      valueOf(text, 'http_request_duration_seconds_count{method="GET",route="/specialists/:other",status="404"}'),
    ).toBe(1);
    expect(text).not.toContain("canary");
    expect(valueOf(text, "database_up")).toBe(1);
    expect(valueOf(text, "mails_waiting")).toBe(0);
    expect(valueOf(text, 'live_connections{transport="websocket",channel="vitals"}')).toBe(0);
    expect(valueOf(text, "nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
  });

  test("has every series that the dashboard draws and the alerts compare", async () => {
    const { text } = await read();
    const series = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === "histogram" ? ["_bucket", "_count", "_sum"].map((part) => name! + part) : [name!],
    );
    const asked = expressions.flatMap(seriesIn);
    expect(expressions.length).toBeGreaterThan(15);
    expect(asked.length).toBeGreaterThanOrEqual(expressions.length);
    expect(asked.filter((name) => name !== UP && !series.includes(name))).toEqual([]);
    // And every word that they pick a label's value by.
    const picked = expressions.flatMap((expression) =>
      [...expression.matchAll(/(\w+)[!=]~?"([a-z|_-]+)"/g)].flatMap(([, label, values]) =>
        values!.split("|").map((value) => `${label}="${value}"`),
      ),
    );
    expect(picked.length).toBeGreaterThan(5);
    expect(picked.filter((pair) => pair !== SCRAPED && !text.includes(pair))).toEqual([]);
  });

  test("has every series of ours explained to operators, and every task", async () => {
    const { text } = await read();
    const told = readFileSync("docs/operations.md", "utf8");
    const names = [...text.matchAll(/^# TYPE (\S+) /gm)]
      .map(([, series]) => series!)
      .filter((series) => !/^(nodejs|process)_/.test(series));
    expect(names.length).toBeGreaterThan(20);
    const tasks = new Set([...text.matchAll(/task="(\w+)"/g)].map(([, task]) => task!));
    expect([...names, ...tasks].filter((word) => !new RegExp(`\`${word}[\`{]`).test(told))).toEqual([]);
  });

  test("leaves out a figure that cannot be had, says so and tells the others; the work that fails with it is counted as failed", async () => {
    const rename = (from: string, to: string) =>
      site.database((db) => db.execute(sql.raw(`alter table ${from} rename to ${to}`)));
    const failed = async () => valueOf((await read()).text, 'jobs_total{task="mail_outbox",outcome="failure"}');
    const before = await failed();
    await rename("mails", "mails_gone");
    try {
      await expect.poll(failed).toBeGreaterThan(before);
      const { status, text } = await read();
      expect(status).toBe(200);
      expect(text).not.toMatch(/^mails_(waiting|oldest_seconds) /m);
      expect(valueOf(text, 'metrics_collect_failures_total{series="mails_waiting"}')).toBeGreaterThan(0);
      expect(valueOf(text, "database_up")).toBe(1);
      expect(valueOf(text, "database_pool_size")).toBeGreaterThan(0);
    } finally {
      await rename("mails_gone", "mails");
    }
    await expect.poll(async () => valueOf((await read()).text, "mails_waiting")).toBe(0);
  });

  test("is there for whoever bears the token, and for nobody else, this machine included", async () => {
    for (const from of [{}, { "X-Forwarded-For": "192.0.2.7" }] as Record<string, string>[]) {
      expect((await read(from)).status).toBe(404);
      expect((await read({ ...from, Authorization: `Bearer ${TOKEN}x` })).status).toBe(404);
      expect((await read({ ...from, Authorization: TOKEN })).status).toBe(404);
      expect((await read({ ...from, Authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    }
  });
});
