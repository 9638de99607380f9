import type { Page } from "@playwright/test";
import type { HealthReading } from "~/domain/vitals/reading";
import { proves } from "../../support/clauses";
import { test } from "../support/dashboard-site";
import { enter } from "../support/own-site";
import { expectToast } from "../support/toasts";
import { expect } from "../support/visit";

const PATH = "/health-dashboard";
const alerts = (page: Page) => page.getByRole("region", { name: "Recent alerts" });
const pulse = (page: Page) => page.locator('[data-live-value="heart_rate"]');

// In order and with one server: each goes on where the other ended.
test.describe.configure({ mode: "default" });

test(
  "says Connected only while values come in, else that they do not, and always how old they are",
  proves("DASH-14"),
  async ({ page, visit, scripted, site }) => {
    await visit(site.url + PATH);
    const line = page.locator("[data-connection]");
    await expect(line).toContainText(/Checked (just now|\d+ minutes? ago)/);
    if (!scripted) {
      await expect(line.getByRole("status")).toHaveText("Not connected: this page does not update by itself");
      await expect(page.locator("[data-live-indicator]")).toHaveAttribute("data-live-indicator", "off");
      await page.getByRole("link", { name: "Update now" }).click();
      await expect(page.locator("[data-live-value]")).toHaveCount(4);
      return;
    }
    await expect(line.getByRole("status")).toHaveText("Connected to IoT devices");
    await expect(line).toHaveAttribute("data-transport", "websocket");
    await expect(page.locator("[data-live-indicator]")).toHaveAttribute("data-live-indicator", "on");
  },
);

test(
  "Simulate Data makes new values, shows them as made up and says so @main",
  proves("DASH-15", "DASH-16"),
  async ({ page, visit, scripted, site, request }) => {
    const latest = async () =>
      (await (await request.get(`${site.url}/api/health-monitoring/1/latest`)).json()) as HealthReading[];
    await visit(site.url + PATH);
    const before = (await latest()).map(({ id }) => id);
    await page.getByRole("button", { name: "Simulate Data" }).click();
    const done = { title: "Data Simulated", description: "New vital signs have been generated." };
    if (scripted) await expectToast(page, done);
    else for (const text of Object.values(done)) await expect(page.getByText(text)).toBeVisible();
    const reading = (await latest()).find(({ deviceType }) => deviceType === "heart_rate")!;
    expect(before).not.toContain(reading.id);
    expect(reading.simulated).toBe(true);
    await expect(pulse(page)).toContainText(`${reading.value} bpm`);
    await expect(pulse(page)).toContainText("Simulated");
  },
);

test("a simulation that fails says Simulation Failed @js", proves("DASH-17"), async ({ page, visit, site, faults }) => {
  faults.allow(/ERR_FAILED/);
  await visit(site.url + PATH);
  await page.route(
    (url) => url.pathname === `${PATH}.data`,
    (route) => (route.request().method() === "POST" ? route.abort() : route.continue()),
  );
  await page.getByRole("button", { name: "Simulate Data" }).click();
  await expectToast(page, {
    title: "Simulation Failed",
    description: "Failed to simulate vital signs data.",
    variant: "destructive",
  });
});

test(
  "the five newest alerts, newest first; each is acknowledged once and says by whom",
  proves("LIVE-14"),
  async ({ page, context, visit, scripted, site }) => {
    await enter(context, site.url, site.ada.cookie);
    await visit(site.url + PATH);
    const items = alerts(page).locator("[data-alert]");
    await expect(items).toHaveCount(5);
    await expect(items.first()).toHaveAttribute("data-alert", "critical");
    await expect(items.first()).toContainText("Heart rate very high");
    await expect(items.first()).toContainText("142 bpm");
    const times = await items
      .locator("time:first-of-type")
      .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")!));
    expect(times).toEqual([...times].sort().reverse());
    await expect(page.locator("[data-critical-banner]")).toContainText("Critical Health Alert");
    await items
      .first()
      .getByRole("button", { name: /^Acknowledge/ })
      .press("Enter");
    await expect(items.first().locator("[data-acknowledged]")).toContainText(/^Acknowledged by Patient, /);
    await expect(page.locator("[data-critical-banner]")).toHaveCount(0);
    // The button is gone: a keyboard goes on from the alert that it stood in.
    if (scripted)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest("[data-alert]")?.textContent))
        .toContain("Heart rate very high");
    await visit(site.url + PATH);
    await expect(items.first().getByRole("button", { name: /^Acknowledge/ })).toHaveCount(0);
  },
);

test(
  "a critical alert that arrives raises a destructive toast, and none while silenced @js",
  proves("LIVE-14", "LIVE-15"),
  async ({ page, context, visit, site }) => {
    await enter(context, site.url, site.ada.cookie);
    await visit(site.url + PATH);
    await expect(page.locator("[data-connection=open]")).toBeVisible();
    const send = async (value: number) => {
      const answer = await page.evaluate(
        async ([id, value]) => {
          const body = JSON.stringify({ deviceType: "heart_rate", value, timestamp: new Date().toISOString() });
          return (
            await fetch(`/api/health-monitoring/${id}/readings`, {
              method: "POST",
              headers: { "Content-Type": "application/json" },
              body,
            })
          ).status;
        },
        [site.ada.id, value] as const,
      );
      expect(answer).toBe(201);
    };
    await send(80);
    await expect(pulse(page)).toContainText("80 bpm");
    await send(150);
    await expectToast(page, { title: "Critical Health Alert", description: /150 bpm/, variant: "destructive" });
    await expect(alerts(page).locator("[data-alert]")).toHaveCount(5);
    await expect(alerts(page).locator("[data-alert]").first()).toContainText("150 bpm");
    // Measured again, as the alert asks, and critical again.
    await send(149);
    await expectToast(page, { title: "Critical Health Alert", description: /149 bpm/, variant: "destructive" });
    await expect(alerts(page).locator("[data-alert]").nth(0)).toContainText("149 bpm");
    await expect(alerts(page).locator("[data-alert]").nth(1)).toContainText(/Over[^]*150 bpm/);
    await expect(page.locator("[data-critical-banner]")).toContainText("149 bpm");
    await send(81);

    await alerts(page).getByText("Silence alerts for a while").click();
    await page.getByLabel("Which").selectOption("critical");
    await page.getByRole("button", { name: "Silence", exact: true }).click();
    await expectToast(page, { title: "Alerts silenced" });
    await expect(alerts(page).locator("[data-snoozed=critical]")).toContainText("make no noise until");
    await send(151);
    await expect(alerts(page).locator("[data-alert]").first()).toContainText("151 bpm");
    await expect(page.getByText("Critical Health Alert")).toHaveCount(0);
    // Ada is a patient of other tests, too, which wait for a toast.
    await alerts(page).getByRole("button", { name: "End the silence of critical alerts" }).click();
    await expect(alerts(page).locator("[data-snoozed]")).toHaveCount(0);
  },
);

test("a silence has an end, and is ended before", async ({ page, context, visit, site }) => {
  await enter(context, site.url, site.ben.cookie);
  await visit(site.url + PATH);
  await alerts(page).getByText("Silence alerts for a while").click();
  await page.getByLabel("For how long").selectOption("tomorrow");
  await page.getByRole("button", { name: "Silence", exact: true }).click();
  await expect(alerts(page).locator("[data-snoozed=warning]")).toContainText(/make no noise until .*, 7:00 AM/);
  await alerts(page).getByRole("button", { name: "End the silence of warning alerts" }).click();
  await expect(alerts(page).locator("[data-snoozed]")).toHaveCount(0);
});

test(
  "of a record without readings nothing is found, and nobody is told that their risk is low",
  proves("DASH-20"),
  async ({ page, context, visit, site }) => {
    await enter(context, site.url, site.ben.cookie);
    for (const tab of ["live", "trends"]) {
      await visit(`${site.url}${PATH}?tab=${tab}`);
      const insights = page.getByRole("region", { name: "AI Health Insights" });
      await expect(insights).toContainText("No readings in the last 7 days, so there is nothing to analyze yet.");
      await expect(insights.locator("[data-risk]")).toHaveCount(0);
    }
  },
);

test("a silence begins and ends in every tab that is open @js", async ({ page, context, visit, site, faults }) => {
  await enter(context, site.url, site.ben.cookie);
  await visit(site.url + PATH);
  const other = await context.newPage();
  await faults.watch(context);
  await other.goto(site.url + PATH);
  for (const tab of [page, other]) await expect(tab.locator("[data-connection=open]")).toBeVisible();
  await alerts(other).getByText("Silence alerts for a while").click();
  await other.getByRole("button", { name: "Silence", exact: true }).click();
  await expect(alerts(page).locator("[data-snoozed=warning]")).toContainText("make no noise until");
  await alerts(page).getByRole("button", { name: "End the silence of warning alerts" }).click();
  await expect(alerts(other).locator("[data-snoozed]")).toHaveCount(0);
});

test(
  "an alert of the documented fields is shown, and what cannot be read leaves the rest of the page @js",
  proves("LIVE-03", "LIVE-05", "LIVE-14", "LIVE-15"),
  async ({ page, visit, site, faults }) => {
    faults.allow(/Part of what arrived could not be read/);
    let tell: (message: object) => void = () => {};
    await page.routeWebSocket(/\/ws\?/, (socket) => {
      socket.connectToServer();
      tell = (message) => socket.send(JSON.stringify(message));
    });
    await visit(site.url + PATH);
    await expect(page.locator("[data-connection=open]")).toBeVisible();
    const update = (data: object) => tell({ type: "vitals_update", data });
    tell({ type: "vitals_forecast", seq: 1, data: { alert: { severity: "critical" } } });
    update({ alert: { deviceType: "heart_rate", severity: "catastrophic", message: "From tomorrow" } });
    update({ alert: { severity: "critical" }, readings: [{ deviceType: "heart_rate" }, null] });
    update({ alert: { deviceType: "heart_rate", severity: "critical", message: "Your pulse needs a look." } });
    await expect(page.getByRole("region", { name: /^Notifications/ })).toContainText("Your pulse needs a look.");
    const told = alerts(page).locator("[data-alert=critical]").filter({ hasText: "Your pulse needs a look." });
    await expect(told).toHaveCount(1);
    await expect(told).toContainText("Heart rate");
    await expect(told.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Latest values" })).toBeVisible();
    await expect(page.locator('[data-live-value="heart_rate"]')).toContainText("bpm");
    await expect(page.getByText("Dashboard Unavailable")).toHaveCount(0);
  },
);

test(
  "with neither channel nor answers it says Monitoring Unavailable, and Retry Connection brings it back @js",
  proves("DASH-21", "DASH-23", "LIVE-11"),
  async ({ page, visit, site, faults }) => {
    test.slow();
    faults.allow(/WebSocket connection|ERR_|EventSource|Failed to load resource/);
    await page.routeWebSocket(/\/ws\?/, (socket) => void socket.close());
    // The stream hangs, as it does where a network swallows everything.
    await page.route(
      (url) => url.pathname.startsWith("/api/health-monitoring/"),
      (route) => (route.request().url().includes("/stream") ? undefined : route.abort()),
    );
    await visit(site.url + PATH);
    const unavailable = page.getByRole("heading", { name: "Monitoring Unavailable" });
    await expect(unavailable).toBeVisible({ timeout: 45_000 });
    // It stays while the next ways are tried: nothing has come back yet.
    const seen: boolean[] = [];
    for (let look = 0; look < 24; look++) {
      seen.push(await unavailable.isVisible());
      await page.waitForTimeout(500);
    }
    expect(seen).not.toContain(false);
    await expect(page.getByText("WebSocket connection failed")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // A level that the screen has no word for.
    await page.route("**/api/health-monitoring/1/trends", (route) =>
      route.fulfill({ json: { trends: [], recommendations: [], riskLevel: "critical" } }),
    );
    await page.getByRole("button", { name: "Retry Connection" }).click();
    await expect(page.getByRole("heading", { name: "Latest values" })).toBeVisible();
    await expect(page.locator("[data-risk]")).toHaveText("Risk: high");
  },
);
