import { resolve } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createServer } from "vite";
import { weightChart } from "~/domain/charts/weight-chart";
import { addDays, dateIn } from "~/domain/dates";
import { DEFAULT_ZONE } from "~/domain/moments";
import { goalForecast } from "~/domain/weight/forecast";
import { dailyWeights, weightTrend } from "~/domain/weight/trend";
import { instantAt } from "~/domain/zones";
import { keepResults, mark, printTitle } from "./report";
import { percentile } from "./stats";

const DAYS = 1_826;
const ROUNDS = 30;
const GOAL_MS = 100;

/**
 * Five years of a weight a day, from the readings to the page's text: days on the
 * reader's clock, trend, forecast, chart, markup. In time of the processor.
 */
export async function benchWeight(): Promise<boolean> {
  // Components find their words by Vite's `import.meta.glob`.
  const vite = await createServer({
    configFile: resolve(import.meta.dirname, "../../vitest.config.ts"),
    mode: "production",
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { LineChart } = (await vite.ssrLoadModule(
    "/app/components/charts/line-chart.tsx",
  )) as typeof import("~/components/charts/line-chart");
  await vite.close();
  printTitle("weight: five years of daily values drawn on the server");
  const today = dateIn(DEFAULT_ZONE, new Date());
  const points = Array.from({ length: DAYS }, (_, day) => ({
    at: instantAt(DEFAULT_ZONE, addDays(today, day - DAYS), "07:00").getTime(),
    value: 100 - day / 100 + Math.sin(day),
  }));
  const goal = { goalKg: 75, goalOn: addDays(today, 300), startKg: 82, startOn: addDays(today, -60) };
  const person = { gender: "male", dateOfBirth: "1980-03-14", heightCm: 180, medicalHistory: [] };
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const start = process.cpuUsage();
    const trend = weightTrend(dailyWeights(points, DEFAULT_ZONE));
    const drawn = weightChart({
      trend,
      days: DAYS,
      today,
      unit: "kg",
      goal,
      forecast: goalForecast(person, goal, trend, today),
    });
    bytes = renderToString(createElement(LineChart, { title: "Weight", unit: "kg", ...drawn })).length;
    const { user, system } = process.cpuUsage(start);
    // The first round compiles.
    if (round > 0) times.push((user + system) / 1000);
  }
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(
    `${DAYS} days, ${(bytes / 1000).toFixed(0)} kB of markup: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of processor time (goal ${GOAL_MS} ms) ${mark(p95 < GOAL_MS)}`,
  );
  keepResults("weight", { days: DAYS, bytes, p50, p95 });
  return p95 < GOAL_MS;
}
