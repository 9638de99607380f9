import type { Page } from "@playwright/test";
import type { Consultation, Patient, Prescription } from "~/domain/consultations";
import type { HealthReading } from "~/domain/vitals/reading";
import type { HealthInsights } from "~/domain/vitals/trends";
import { proves } from "../../support/clauses";
import { scriptlessContext, violations } from "../support/axe";
import { test } from "../support/dashboard-site";
import { speak } from "../support/languages";
import { enter } from "../support/own-site";
import { holdRequests, isData } from "../support/slow";
import {
  crowdedTicks,
  cutTexts,
  headingLevels,
  overflow,
  resizeText,
  skippedLevels,
  smallTargets,
} from "../support/structure";
import { expect } from "../support/visit";

const TABS = ["Live Monitoring", "Health Trends", "Prescriptions", "Consultations", "Weight"] as const;
const ADDRESSES = ["", "?tab=trends", "?tab=prescriptions", "?tab=consultations", "?tab=weight"];
const PATH = "/health-dashboard";

const panel = (page: Page) => page.locator("#dashboard-panel");
const tabs = (page: Page, scripted: boolean) =>
  scripted ? page.getByRole("tab") : page.getByRole("navigation", { name: "Your health data" }).getByRole("link");
const card = (page: Page, key: string) => page.locator(`[data-vital-status="${key}"]`);
/** The color behind a badge. Whatever notation the style sheet uses, a canvas tells what comes of it. */
const badgeColor = (page: Page, key: string) =>
  card(page, key)
    .locator("[data-tone]")
    .evaluate((badge) => {
      const canvas = document.createElement("canvas").getContext("2d")!;
      canvas.fillStyle = getComputedStyle(badge).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      return { red: red!, green: green!, blue: blue! };
    });

test.describe.configure({ mode: "default" });
// The values that other files simulate may be out of range, and the words of the badges are about values within.
test.use({ siteFor: "screen" });

test(
  "shows the sample patient 1 with banner and four vitals, each with its badge @main",
  proves("DASH-01", "DASH-02", "DASH-03", "DASH-04", "DASH-05", "DASH-06", "DASH-09", "DATA-03"),
  async ({ page, visit, site, request }) => {
    const patient = (await (await request.get(`${site.url}/api/patients/1`)).json()) as Patient;
    const readings = (await (
      await request.get(`${site.url}/api/health-monitoring/1/latest`)
    ).json()) as HealthReading[];
    await visit(site.url + PATH);
    await expect(page).toHaveTitle("Health Dashboard · Kindweight");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health Dashboard");
    await expect(page.locator("[data-live-indicator]")).toContainText("Live Monitoring");
    await expect(page.getByRole("region", { name: `${patient.firstName} ${patient.lastName}` })).toContainText(
      `Medical record number: ${patient.medicalRecordNumber}`,
    );
    await expect(page.locator("[data-sample-note]")).toBeVisible();
    const expected = {
      heartRate: ["heart_rate", "normal", "Heart rate"],
      bloodPressure: ["blood_pressure", "optimal", "Blood pressure"],
      oxygenSat: ["oxygen_sat", "excellent", "Oxygen saturation"],
      temperature: ["temperature", "normal", "Temperature"],
    } as const;
    await expect(page.locator("[data-vital-status]")).toHaveCount(4);
    const good = new Set<string>();
    for (const [key, [type, word, label]] of Object.entries(expected)) {
      await expect(card(page, key).getByRole("term")).toHaveText(label);
      await expect(card(page, key)).toContainText(readings.find(({ deviceType }) => deviceType === type)!.value);
      await expect(card(page, key).locator("[data-tone]")).toHaveText(word);
      await expect(card(page, key).locator("[data-tone]")).toHaveAttribute("data-tone", "good");
      good.add(
        await card(page, key)
          .locator("[data-tone]")
          .evaluate((badge) => getComputedStyle(badge).backgroundColor),
      );
    }
    // The fixed word does not calm alone where the guideline says another.
    const [systolic, diastolic] = readings
      .find(({ deviceType }) => deviceType === "blood_pressure")!
      .value.split("/")
      .map(Number) as [number, number];
    await expect(card(page, "bloodPressure").getByText("By the guideline for adults")).toHaveCount(
      systolic >= 120 || diastolic >= 80 ? 1 : 0,
    );
    expect(good.size, "one look for all three words").toBe(1);
    const { red, green, blue } = await badgeColor(page, "heartRate");
    expect(green, "green").toBeGreaterThan(Math.max(red, blue));
  },
);

test(
  "a record without a reading has marked samples, one with a critical value says so",
  proves("DASH-07"),
  async ({ page, context, visit, site }) => {
    await enter(context, site.url, site.ben.cookie);
    await visit(site.url + PATH);
    const samples = { heartRate: "72 bpm", bloodPressure: "120/80", oxygenSat: "98%", temperature: "98.6 °F" };
    for (const [key, text] of Object.entries(samples)) {
      await expect(card(page, key)).toContainText(text);
      await expect(card(page, key)).toContainText("Sample");
    }
    await expect(panel(page).getByText("No reading yet")).toHaveCount(4);
    // Ben's page would go on asking for Ben's values, as Ada.
    await page.goto("about:blank");
    await enter(context, site.url, site.ada.cookie);
    await visit(site.url + PATH);
    await expect(card(page, "heartRate").locator("[data-tone=danger]")).toHaveText("critical");
    await expect(card(page, "temperature")).toContainText("No reading yet");
    await expect(page.getByText("Sample", { exact: true })).toHaveCount(0);
  },
);

test(
  "a badge that says elevated or warning is yellow, one that says high or critical is red",
  proves("DASH-10", "DASH-11"),
  async ({ page, context, visit, site }) => {
    await enter(context, site.url, site.cleo.cookie);
    await visit(site.url + PATH);
    for (const [key, word] of [
      ["heartRate", "elevated"],
      ["oxygenSat", "warning"],
    ] as const) {
      await expect(card(page, key).locator("[data-tone]")).toHaveText(word);
      const { red, green, blue } = await badgeColor(page, key);
      expect(Math.min(red, green) - blue, `${word} is yellow`).toBeGreaterThan(Math.abs(red - green));
    }
    for (const [key, word] of [
      ["bloodPressure", "high"],
      ["temperature", "critical"],
    ] as const) {
      await expect(card(page, key).locator("[data-tone]")).toHaveText(word);
      const { red, green, blue } = await badgeColor(page, key);
      expect(red - Math.max(green, blue), `${word} is red`).toBeGreaterThan(Math.abs(green - blue));
    }
  },
);

test(
  "four tabs and one for the weight, each an address of its own; Live Monitoring opens",
  proves("DASH-12"),
  async ({ page, visit, scripted, site, request }) => {
    await visit(site.url + PATH);
    await expect(tabs(page, scripted)).toHaveText([...TABS]);
    await expect(panel(page).getByRole("heading", { name: "Latest values" })).toBeVisible();
    for (const [index, name] of TABS.entries()) {
      if (index === 0) continue;
      await tabs(page, scripted).filter({ hasText: name }).click();
      await expect(page).toHaveURL((url) => url.pathname + url.search === PATH + ADDRESSES[index]);
      await expect(page).toHaveTitle(`${name} · Health Dashboard · Kindweight`);
      await expect(panel(page).getByRole("heading", { level: 2, name }).first()).toBeVisible();
    }
    const prescriptions = (await (
      await request.get(`${site.url}/api/prescriptions/patient/1`)
    ).json()) as Prescription[];
    const consultations = (await (
      await request.get(`${site.url}/api/consultations/patient/1`)
    ).json()) as Consultation[];
    await visit(`${site.url}${PATH}?tab=prescriptions`);
    await expect(panel(page).locator("[data-prescription] h3")).toHaveText(
      prescriptions.map(({ medicationName }) => medicationName),
    );
    await visit(`${site.url}${PATH}?tab=consultations`);
    await expect(panel(page).locator("[data-appointment]")).toHaveCount(consultations.length);
  },
);

test(
  "the live panel has values with ranges, alerts, insights and the last day as charts @main",
  proves("DASH-18", "DASH-19", "DASH-20", "DASH-22", "DATA-06"),
  async ({ page, visit, site, request }) => {
    const insights = (await (await request.get(`${site.url}/api/health-monitoring/1/trends`)).json()) as HealthInsights;
    await visit(site.url + PATH);
    const ranges = {
      heart_rate: "60-100 bpm",
      blood_pressure: "90-140 mmHg",
      oxygen_sat: "95-100%",
      temperature: "97-99.5 °F",
    };
    for (const [type, range] of Object.entries(ranges))
      await expect(page.locator(`[data-live-value="${type}"]`)).toContainText(`Normal range: ${range}`);
    await expect(page.getByRole("region", { name: "Recent alerts" })).toBeVisible();
    const box = page.getByRole("region", { name: "AI Health Insights" });
    await expect(box.locator("[data-risk]")).toHaveText(`Risk: ${insights.riskLevel}`);
    await expect(box.getByRole("listitem")).toHaveText([...insights.trends, ...insights.recommendations]);
    const day = page.getByRole("region", { name: "24-hour summary" });
    await expect(day.locator("[data-chart]")).toHaveCount(4);
    await expect(day.locator("[data-chart]").first()).toContainText(
      /Heart rate: \d+ readings, from \d+ to \d+, on average \d+ bpm/,
    );
  },
);

test("charts go back as far as is asked, say it in words and rows, and by script answer keyboard and pointer", async ({
  page,
  visit,
  scripted,
  site,
}) => {
  await visit(`${site.url}${PATH}?tab=trends`);
  await page.getByRole("navigation", { name: "How far back" }).getByRole("link", { name: "90 days" }).click();
  await expect(page).toHaveURL(/tab=trends&range=90d/);
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("Health Trends, the last 90 days");
  await expect(panel(page).locator("[data-chart]")).toHaveCount(5);
  const pressure = page.getByRole("figure", { name: "Blood pressure (mmHg)" });
  await expect(pressure.locator("[data-chart-summary] dd")).toHaveText([/^\d+\/\d+$/, /^\d+\/\d+$/, /^\d+\/\d+$/]);
  expect(await pressure.locator("[data-chart-mark]").count(), "what was too high is marked").toBeGreaterThan(5);
  await pressure.locator("summary").click();
  expect(await pressure.getByRole("row").count()).toBeGreaterThan(80);
  if (!scripted) return;
  const pulse = page.getByRole("slider", { name: "Heart rate, point by point" });
  await pulse.focus();
  const newest = await pulse.getAttribute("aria-valuetext");
  await expect(page.locator("[data-chart-value]")).toContainText(/^\d+ bpm/);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(pulse).toHaveAttribute("aria-valuenow", "2");
  expect(await pulse.getAttribute("aria-valuetext")).not.toBe(newest);
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-chart-value]")).toHaveCount(0);
  await pulse.hover({ position: { x: 40, y: 40 } });
  await expect(page.locator("[data-chart-value]")).toContainText(/bpm.*20\d\d/s);
});

test(
  "while the dashboard is loading its vitals are skeletons, then values @js",
  proves("DASH-08"),
  async ({ page, visit, site }) => {
    await visit(`${site.url}/patient-portal`);
    const release = await holdRequests(page, (url) => url.pathname === `${PATH}.data`);
    await page.getByRole("link", { name: "View Health Dashboard" }).click();
    await expect(page.locator("[data-vital-skeleton]")).toHaveCount(4);
    await expect(page.getByRole("status").filter({ hasText: "Loading live monitoring…" })).toBeVisible();
    release();
    await expect(page.locator("[data-vital-status]")).toHaveCount(4);
    await expect(page.locator("[data-vital-skeleton]")).toHaveCount(0);
  },
);

test(
  "when it cannot be loaded it says Dashboard Unavailable, and Retry loads the page again @js",
  proves("DASH-13"),
  async ({ page, visit, site, faults }) => {
    faults.allow(/status of 503|SyntaxError/);
    await visit(`${site.url}/patient-portal`);
    await page.route(
      (url) => isData(url) && url.pathname.startsWith(PATH),
      (route) => route.fulfill({ status: 503, body: "" }),
    );
    await page.getByRole("link", { name: "View Health Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard Unavailable" })).toBeVisible();
    await page.unrouteAll();
    // A page that is reloaded has lost what only its scripts knew.
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    await page.getByRole("link", { name: "Retry", exact: true }).click();
    await expect.poll(() => page.evaluate(() => "isFirstPage" in window)).toBe(false);
    await expect(page.locator("[data-vital-status]")).toHaveCount(4);
  },
);

test("every tab is sound for axe and at the narrowest width, in both schemes", async ({
  page,
  browser,
  visit,
  scripted,
  site,
  context,
  address,
}) => {
  test.slow();
  await enter(context, site.url, site.ada.cookie);
  for (const path of [...ADDRESSES.map((address) => PATH + address), `${PATH}?tab=weight&range=1y`, `${PATH}/limits`]) {
    await visit(site.url + path);
    await page
      .locator("main details")
      .evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      if (scripted) expect(await violations(page), `${path}, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    const levels = await headingLevels(page);
    expect([levels.filter((level) => level === 1).length, skippedLevels(levels)], `headings of ${path}`).toEqual([
      1,
      [],
    ]);
    expect([await overflow(page), await smallTargets(page, 24), await cutTexts(page)], `${path} at 320 px`).toEqual([
      0,
      [],
      [],
    ]);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  if (scripted) return;
  // A browser without script cannot run axe: the pages as it gets them.
  const bare = await scriptlessContext(browser, { baseURL: site.url, headers: { "X-Forwarded-For": address } });
  await enter(bare, site.url, site.ada.cookie);
  const one = await bare.newPage();
  for (const path of ADDRESSES) {
    await one.goto(PATH + path);
    expect(await violations(one), `${path}, no script`).toEqual([]);
  }
  await bare.close();
});

test("what stands along the time axis has room on a narrow phone, in every language and range", async ({
  page,
  visit,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(site.url + PATH);
  for (const language of ["en", "es", "ar"] as const) {
    await speak(page, language);
    for (const path of [
      "",
      ...["24h", "7d", "30d", "90d"].map((range) => `?tab=trends&range=${range}`),
      ...["30d", "90d", "1y", "5y"].map((range) => `?tab=weight&range=${range}`),
    ]) {
      await visit(site.url + PATH + path);
      await expect(page.locator("[data-chart] svg text").first(), `${language} ${path}`).toBeVisible();
      expect(await crowdedTicks(page), `${language} ${path}`).toEqual([]);
      await resizeText(page, "double");
      expect(await crowdedTicks(page), `${language} ${path}, 200 % text`).toEqual([]);
      expect(await overflow(page), `${language} ${path}, 200 % text`).toBe(0);
    }
  }
});
