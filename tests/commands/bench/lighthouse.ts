import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { findChromium } from "../../../scripts/chromium.mjs";
import { installOnDemand } from "../../../scripts/on-demand.mjs";
import { step, StepFailure } from "../../../app/services/steps.mjs";
import { freePort } from "../../support/free-port";
import { keepResults, mark, printTable, printTitle } from "./report";
import { Opened, startOurs } from "./servers";
import { median } from "./stats";

/** The newest that Node 20 runs. */
const VERSION = "12.8.2";
const SCREENS = [
  "/",
  "/specialists",
  "/specialists/1",
  "/specialist-signup",
  "/book-appointment",
  "/ai-consultation",
  "/vr-consultation",
  "/health-dashboard",
  "/patient-portal",
];
/** Of 100. */
const SCORES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof SCORES;
/**
 * By its simulated slow 4G (150 ms, 1.6 Mbit/s) and processor (four times slower): milliseconds, and shift without a
 * unit.
 */
const METRICS = {
  "first-contentful-paint": { name: "FCP", most: Infinity },
  "largest-contentful-paint": { name: "LCP", most: 1_800 },
  "total-blocking-time": { name: "TBT", most: 100 },
  "cumulative-layout-shift": { name: "CLS", most: 0.02 },
};
type Metric = keyof typeof METRICS;

type Audit = {
  id: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
};
type Report = {
  lhr: {
    runtimeError?: { message: string };
    environment: { benchmarkIndex: number };
    categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Report>;

/**
 * Lighthouse as it is by default (a phone), on a production server with the demo data.
 * @returns whether every screen reaches the goals.
 */
export async function benchLighthouse({ runs }: { runs: number }): Promise<boolean> {
  const opened = new Opened();
  try {
    const { resolve } = await installOnDemand("lighthouse", VERSION);
    const { default: lighthouse } = (await import(pathToFileURL(resolve("lighthouse")).href)) as {
      default: Lighthouse;
    };
    const { url } = await startOurs(opened);
    const port = await openChromium(opened);

    const rows: string[][] = [];
    const bytes: string[][] = [];
    const missed: string[] = [];
    const results: Record<string, object> = {};
    for (const path of SCREENS) {
      const reports: Report["lhr"][] = [];
      for (let run = 0; run < runs; run++) reports.push(await audit(lighthouse, url + path, port));
      const scores = Object.entries(SCORES).map(([id, least]) => ({
        id,
        least,
        score: median(reports.map(({ categories }) => categories[id as Category].score * 100)),
      }));
      const metrics = Object.entries(METRICS).map(([id, goal]) => ({
        ...goal,
        value: median(reports.map(({ audits }) => audits[id as Metric]!.numericValue ?? Infinity)),
      }));
      const reached =
        scores.every(({ score, least }) => score >= least) && metrics.every(({ value, most }) => value <= most);
      if (!reached) missed.push(path, ...lost(reports[0]!));
      const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
      rows.push([
        path,
        ...scores.map(({ score }) => score.toFixed(0)),
        ...metrics.map(({ name, value }) => (name === "CLS" ? value.toFixed(3) : value.toFixed(0))),
        index.toFixed(0),
        mark(reached),
      ]);
      const sent = transferred(reports[0]!);
      bytes.push([path, ...Object.values(sent).map((sum) => (sum / 1_000).toFixed(1))]);
      results[path] = { scores, metrics, bytes: sent, benchmarkIndex: index };
    }
    printTitle(`Lighthouse ${VERSION}, a phone on simulated slow 4G, median of ${runs}`);
    printTable(
      [
        "",
        "performance",
        "accessibility",
        "best practices",
        "SEO",
        ...Object.values(METRICS).map(({ name }) => name),
        "machine",
        "",
      ],
      rows,
    );
    printTitle("What came over the line (kB = 1,000 bytes, with headers)");
    printTable(["", ...KINDS, "all"], bytes);
    for (const line of missed) console.log(line);
    console.log("machine: Lighthouse's benchmarkIndex; TBT grows with whatever else the machine does.");
    keepResults("lighthouse", { version: VERSION, runs, results });
    return missed.length === 0;
  } finally {
    await opened.close();
  }
}

/** @throws {StepFailure} if the page cannot be judged at all. */
async function audit(lighthouse: Lighthouse, url: string, port: number): Promise<Report["lhr"]> {
  const { lhr } = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (lhr.runtimeError) throw new StepFailure(`Lighthouse at ${url}`, lhr.runtimeError.message);
  return lhr;
}

/** The audits that cost points. */
function lost({ categories, audits }: Report["lhr"]): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return weighed
    .map(({ id }) => audits[id]!)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, score, displayValue }) => `    ${id}: ${score} ${displayValue ?? ""}`);
}

const KINDS = ["document", "script", "stylesheet", "image", "font"] as const;

/** Bytes of each kind, and of all. */
function transferred({ audits }: Report["lhr"]): Record<(typeof KINDS)[number] | "all", number> {
  const items = audits["network-requests"]?.details?.items ?? [];
  const sum = (of: typeof items) => of.reduce((all, { transferSize = 0 }) => all + transferSize, 0);
  const byKind = Object.fromEntries(
    KINDS.map((kind) => [kind, sum(items.filter(({ resourceType }) => resourceType?.toLowerCase() === kind))]),
  ) as Record<(typeof KINDS)[number], number>;
  return { ...byKind, all: sum(items) };
}

/** A Chromium to be driven over a port. @returns the port. */
async function openChromium(opened: Opened): Promise<number> {
  const { path, args } = await step("Chromium", findChromium, { done: ({ source }) => source });
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "kindweight-lighthouse-"));
  const browser = spawn(
    path,
    ["--headless=new", ...args, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"],
    { stdio: "ignore", detached: true },
  );
  opened.onClose(async () => {
    // The group: Debian's command is a shell that waits for the browser, which would outlive it, and write into the
    // folder.
    const signal = (name: "SIGTERM" | 0) => {
      try {
        return process.kill(-browser.pid!, name);
      } catch {
        return false;
      }
    };
    signal("SIGTERM");
    for (let wait = 0; wait < 100 && signal(0); wait++) await sleep(50);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  for (let wait = 0; wait < 100; wait++) {
    if (
      await fetch(`http://127.0.0.1:${port}/json/version`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return port;
    await sleep(200);
  }
  throw new StepFailure("Chromium does not open its debugging port");
}
