import type { APIRequestContext, Page } from "@playwright/test";
import type { HealthReading } from "~/domain/vitals/reading";
import { test } from "../support/dashboard-site";
import { expect } from "../support/visit";

const PATH = "/health-dashboard";
const line = (page: Page) => page.locator("[data-connection]");

/** Made-up values come from elsewhere. @returns the pulse among them. */
async function simulate(request: APIRequestContext, url: string): Promise<string> {
  const answer = await request.post(`${url}/api/health-monitoring/simulate/1`, { headers: { "Content-Type": "application/json" } });
  const { readings } = (await answer.json()) as { readings: HealthReading[] };
  return readings.find(({ deviceType }) => deviceType === "heart rate")!.value;
}
const shows = (page: Page, pulse: string) => expect(page.locator('[data-live-value="heart_rate"]')).toContainText(`${pulse} bpm`);

// The three attempts of the specification take nine seconds by themselves.
test.describe.configure({ timeout: 120_000 });

test("LIVE-07 LIVE-08 LIVE-11 where WebSockets are refused, server-sent events bring the values after three more attempts @js", async ({ page, visit, site, request, faults }) => {
  faults.allow(/WebSocket/);
  const attempts: number[] = [];
  await page.routeWebSocket(/\/ws\?/, async (socket) => {
    attempts.push(Date.now());
    await socket.close({ code: 1006 + 5, reason: "refused" });
  });
  await visit(site.url + PATH);
  await expect(line(page)).toHaveAttribute("data-transport", "sse", { timeout: 40_000 });
  expect(attempts.length).toBeGreaterThanOrEqual(4);
  for (const [index, at] of attempts.slice(1, 4).entries()) expect(at - attempts[index]!).toBeGreaterThan(2_500);
  await expect(line(page).getByRole("status")).toHaveText("Connected to IoT devices");
  await shows(page, await simulate(request, site.url));
});

test("LIVE-06 LIVE-10 LIVE-12 with a WebSocket that swallows everything and a stream that is held back it polls, and never says Connected @js", async ({ page, visit, site, request, faults }) => {
  faults.allow(/WebSocket|ERR_/);
  // Opens, and nothing ever comes.
  await page.routeWebSocket(/\/ws\?/, () => {});
  await page.route("**/api/health-monitoring/*/stream*", () => {});
  const said: string[] = [];
  await visit(site.url + PATH);
  await expect
    .poll(
      async () => {
        said.push((await line(page).getByRole("status").textContent()) ?? "");
        return line(page).getAttribute("data-transport");
      },
      { timeout: 90_000, intervals: [500] },
    )
    .toBe("polling");
  expect(said.filter((text) => text.includes("Connected to"))).toEqual([]);
  const pulse = await simulate(request, site.url);
  await expect(page.locator('[data-live-value="heart_rate"]')).toContainText(`${pulse} bpm`, { timeout: 35_000 });
});

test("LIVE-07 what came while the browser was offline is there once it is back @js", async ({ page, context, visit, site, request, faults }) => {
  faults.allow(/WebSocket|ERR_/);
  await visit(site.url + PATH);
  await expect(line(page).getByRole("status")).toHaveText("Connected to IoT devices");
  await context.setOffline(true);
  await expect(line(page).getByRole("status")).not.toHaveText("Connected to IoT devices", { timeout: 40_000 });
  const pulse = await simulate(request, site.url);
  await context.setOffline(false);
  await shows(page, pulse);
  await expect(line(page).getByRole("status")).toHaveText("Connected to IoT devices", { timeout: 20_000 });
});
