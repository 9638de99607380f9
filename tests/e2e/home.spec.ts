import type { Locator, Page } from "@playwright/test";
import type { HealthReading } from "~/domain/vitals/reading";
import { test } from "./support/empty-site";
import { holdDeferredData } from "./support/slow";
import { expect, type Visit } from "./support/visit";

const LATEST = "/api/health-monitoring/1/latest";

/** The four vitals in their order, and what the API calls each. */
const VITALS = [
  { key: "heartRate", type: "heart rate", label: "Heart rate" },
  { key: "bloodPressure", type: "blood pressure", label: "Blood pressure" },
  { key: "oxygenSat", type: "oxygen sat", label: "Oxygen saturation" },
  { key: "temperature", type: "temperature", label: "Temperature" },
] as const;

const liveSection = (page: Page) => page.getByRole("region", { name: "Your health, live" });
const vitals = (page: Page) => liveSection(page).locator("[data-vital]");
const vital = (page: Page, key: string) => liveSection(page).locator(`[data-vital="${key}"]`);
const buttonTo = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

/** A reading as the API gives it. */
const reading = (deviceType: string, value: string, unit: string): HealthReading => ({
  id: 1,
  deviceType,
  value,
  unit,
  timestamp: "2026-01-02T03:04:05.000Z",
});

test.describe("the landing page", () => {
  test("HOME-01 HOME-02 its seven sections, in order", async ({ page, visit }) => {
    await visit("/");
    await expect(page).toHaveTitle("Kindweight");
    const main = page.getByRole("main");
    // One thing that stands in each section, so that the order is that of what is seen.
    const sections: [string, Locator][] = [
      ["hero", main.getByRole("heading", { level: 1 })],
      ["AI feature grid", main.locator("[data-feature-card]").first()],
      ["live health dashboard", vitals(page).first()],
      ["telemedicine and innovations", buttonTo(page, "Join VR Room")],
      ["testimonials", main.locator("[data-testimonial]").first()],
      ["closing call to action", buttonTo(page, "Find Weight Loss Specialist")],
      ["footer", page.getByRole("contentinfo")],
    ];
    const tops: number[] = [];
    for (const [name, locator] of sections) {
      await expect(locator, name).toBeVisible();
      tops.push((await locator.boundingBox())!.y);
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(await main.locator("section").count(), "and no other section").toBe(6);
  });

  test("HOME-03 six AI features and three testimonials of patients", async ({ page, visit }) => {
    await visit("/");
    const features = page.getByRole("main").locator("[data-feature-card]");
    await expect(features).toHaveCount(6);
    const titles = await features.getByRole("heading").allTextContents();
    expect(new Set(titles).size).toBe(6);
    const testimonials = page.getByRole("main").locator("[data-testimonial]");
    await expect(testimonials).toHaveCount(3);
    for (const one of await testimonials.all()) {
      await expect(one.locator("blockquote")).toHaveText(/^“.{40,}”$/);
      await expect(one.locator("figcaption")).toHaveText(/\w/);
    }
  });

  test("HOME-04 HOME-05 the copy presents both halves of the product", async ({ page, visit }) => {
    await visit("/");
    const text = await page.getByRole("main").innerText();
    const weightLoss = ["specialist", "AI meal planning", "progress tracking", "virtual consultation", "meal plan"];
    const telemedicine = ["VR consultations", "Smart-device monitoring", "AI health assistant", "Provider dashboard"];
    for (const phrase of [...weightLoss, ...telemedicine]) expect.soft(text.toLowerCase()).toContain(phrase.toLowerCase());
    expect(text).toMatch(/weight/i);
    expect(text).toMatch(/nutrition/i);
  });

  test("HOME-06 the five claims", async ({ page, visit }) => {
    await visit("/");
    const claims = page.getByRole("main").locator("dl").first().locator("> div");
    const shown = await claims.evaluateAll((items) =>
      items.map((item) => [item.querySelector("dd")?.textContent, item.querySelector("dt")?.textContent]),
    );
    expect(shown).toEqual([
      ["25K+", "success stories"],
      ["500+", "specialists"],
      ["89%", "goal achievement"],
      ["50+", "languages"],
      ["24/7", "availability"],
    ]);
  });
});

test.describe("where its buttons lead", () => {
  async function expectToLead({ page, visit }: { page: Page; visit: Visit }, name: string, path: string, times: number) {
    await visit("/");
    await expect(buttonTo(page, name)).toHaveCount(times);
    for (let nth = 0; nth < times; nth++) {
      await visit("/");
      await buttonTo(page, name).nth(nth).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/404/);
    }
  }

  test("HOME-07 both Start AI Nutrition Coach go to the assistant", ({ page, visit }) =>
    expectToLead({ page, visit }, "Start AI Nutrition Coach", "/ai-consultation", 2));
  test("HOME-08 Find Weight Loss Specialist goes to the booking", ({ page, visit }) =>
    expectToLead({ page, visit }, "Find Weight Loss Specialist", "/book-appointment", 1));
  test("HOME-09 Browse Specialists goes to the directory", ({ page, visit }) =>
    expectToLead({ page, visit }, "Browse Specialists", "/specialists", 1));
  test("HOME-11 Join VR Room goes to the consultation room", ({ page, visit }) =>
    expectToLead({ page, visit }, "Join VR Room", "/vr-consultation", 1));
  test("HOME-11 Start Virtual Consultation goes to the consultation room", ({ page, visit }) =>
    expectToLead({ page, visit }, "Start Virtual Consultation", "/vr-consultation", 1));

  test("HOME-10 the footer's lists lead to the screens that they name", async ({ page, visit, request }) => {
    await visit("/");
    const footer = page.getByRole("contentinfo");
    const lists: Record<string, Record<string, string>> = {
      "AI Services": {
        "AI Nutrition Coach": "/ai-consultation",
        "Symptom Analysis": "/ai-consultation",
        "Health Insights": "/health-dashboard",
      },
      Platform: {
        "Find Specialists": "/specialists",
        "Book an Appointment": "/book-appointment",
        "VR Consultations": "/vr-consultation",
        "Client Portal": "/patient-portal",
        "Join as Specialist": "/specialist-signup",
      },
    };
    for (const [list, expected] of Object.entries(lists)) {
      const links = await footer.getByRole("navigation", { name: list }).getByRole("link").all();
      const shown = await Promise.all(links.map(async (link) => [await link.textContent(), await link.getAttribute("href")]));
      expect(Object.fromEntries(shown)).toEqual(expected);
      for (const path of Object.values(expected)) expect((await request.get(path)).status(), path).toBe(200);
    }
    await footer.getByRole("link", { name: "Client Portal" }).click();
    await expect(page).toHaveURL(/\/patient-portal$/);
  });
});

test.describe("the live dashboard", () => {
  test("HOME-12 four vitals with the latest values of the sample patient", async ({ page, visit, request }) => {
    const response = await request.get(LATEST);
    expect(response.status(), `${LATEST} answers`).toBe(200);
    const latest = new Map(((await response.json()) as HealthReading[]).map((one) => [one.deviceType, one]));
    await visit("/");
    await expect(vitals(page)).toHaveCount(VITALS.length);
    expect(await vitals(page).evaluateAll((cards) => cards.map((card) => card.getAttribute("data-vital")))).toEqual(
      VITALS.map(({ key }) => key),
    );
    for (const { key, type, label } of VITALS) {
      const { value, unit, timestamp } = latest.get(type)!;
      await expect(vital(page, key).locator("dt")).toContainText(label);
      await expect(vital(page, key).locator("dd").first()).toHaveText(`${value} ${unit}`);
      await expect(vital(page, key).locator("time")).toHaveAttribute("datetime", timestamp);
      await expect(vital(page, key), "marked as what it is").toContainText("Sample");
    }
  });

  test.describe("in another time zone", () => {
    test.use({ timezoneId: "Asia/Tokyo" });
    test("HOME-12 the time of a reading is the visitor's own, and says UTC where it is not known", async ({ page, visit, scripted }) => {
      await visit("/");
      const time = vital(page, "heartRate").locator("time");
      const measured = new Date((await time.getAttribute("datetime"))!);
      const zone = scripted ? "Asia/Tokyo" : "UTC";
      const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-US", { timeZone: zone, ...options }).format(measured);
      const clock = part({ hour: "2-digit", minute: "2-digit", hourCycle: scripted ? "h12" : "h23" }).replace(/^0/, "");
      await expect(time).toHaveText(new RegExp(clock.replace(/\s/g, "\\s")));
      await expect(time).toHaveText(scripted ? /[AP]M$/ : /UTC$/);
      await expect(time).toContainText(part({ day: "numeric" }));
    });
  });

  test("HOME-13 skeletons stand in for the four vitals while they are loading @js", async ({ page, visit }) => {
    const release = await holdDeferredData(page);
    await visit("/specialists");
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    const skeletons = liveSection(page).locator("[data-vital-skeleton]");
    await expect(skeletons).toHaveCount(VITALS.length);
    await expect(skeletons.first()).toBeVisible();
    await expect(vitals(page)).toHaveCount(0);
    await release();
    await expect(vitals(page)).toHaveCount(VITALS.length);
    await expect(skeletons).toHaveCount(0);
  });

  test("HOME-13 a page that comes from the server is whole", async ({ request, page, visit }) => {
    expect(await (await request.get("/")).text()).not.toContain("data-vital-skeleton");
    await visit("/");
    await expect(vitals(page)).toHaveCount(VITALS.length);
  });

  test("HOME-14 two dashes for each vital without a value", async ({ page, visit, emptySite }) => {
    await visit(`${emptySite}/`);
    await expect(vitals(page)).toHaveCount(VITALS.length);
    for (const { key } of VITALS) {
      await expect(vital(page, key).locator("dd").first().locator("[aria-hidden]")).toHaveText("--");
      await expect(vital(page, key)).toContainText("no value");
      await expect(vital(page, key).locator("time")).toHaveCount(0);
    }
  });
});

test.describe("keeping the data up to date", () => {
  test.beforeEach(async ({ page, scripted }) => {
    if (!scripted) return;
    await page.clock.install();
    await page.addInitScript(() => {
      const fetched = window.fetch;
      const polls: number[] = [];
      Object.assign(window, { polls });
      window.fetch = (input, ...rest) => {
        const url = input instanceof Request ? input.url : input.toString();
        if (url.includes("/api/")) polls.push(Date.now());
        return fetched(input, ...rest);
      };
    });
  });

  /** From now on the page's clock moves by hand only. */
  async function stopClock(page: Page) {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }

  /** The times between the page's calls to the API, on its own clock. */
  async function timesBetweenPolls(page: Page): Promise<number[]> {
    const times = await page.evaluate(() => (window as unknown as { polls: number[] }).polls);
    return times.slice(1).map((time, index) => time - times[index]!);
  }

  /** Whatever is asked of the server from now on, other than files. */
  function watchRequests(page: Page): string[] {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith("/assets/")) asked.push(pathname);
    });
    return asked;
  }

  /** What a browser tells a page when its window comes to the front. */
  const focusWindow = (page: Page) =>
    page.evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("focus"));
      window.dispatchEvent(new PageTransitionEvent("pageshow"));
      window.dispatchEvent(new Event("online"));
    });

  test("LIVE-12 HOME-12 HOME-14 the vitals are asked for every 30 s, and a value that is gone becomes dashes @js", async ({ page, visit }) => {
    const answers: HealthReading[][] = [
      [reading("heart rate", "61", "bpm"), reading("blood pressure", "118/76", "mmHg"), reading("oxygen sat", "97", "%"), reading("temperature", "98.2", "°F")],
      [reading("heart rate", "62", "bpm"), reading("temperature", "98.4", "°F")],
    ];
    await page.route(`**${LATEST}`, (route) => route.fulfill({ json: answers.shift() ?? [] }));
    await visit("/");
    await stopClock(page);
    const value = (key: string) => vital(page, key).locator("dd").first();
    await page.clock.runFor(30_000);
    await expect(value("heartRate")).toHaveText("61 bpm");
    await expect(value("bloodPressure")).toHaveText("118/76 mmHg");
    await page.clock.runFor(30_000);
    await expect(value("heartRate")).toHaveText("62 bpm");
    await expect(value("temperature")).toHaveText("98.4 °F");
    for (const key of ["bloodPressure", "oxygenSat"]) await expect(value(key).locator("[aria-hidden]")).toHaveText("--");
    expect(await timesBetweenPolls(page)).toEqual([30_000]);
  });

  test("LIVE-12 what is polled really answers @js", async ({ page, visit }) => {
    await visit("/");
    await stopClock(page);
    const answer = page.waitForResponse(`**${LATEST}`);
    await page.clock.runFor(30_000);
    expect((await answer).status()).toBe(200);
  });

  test("APP-33 APP-35 nothing more is asked for when the window regains focus @js", async ({ page, visit }) => {
    await visit("/");
    await stopClock(page);
    for (let second = 0; second < 90; second += 5) {
      await focusWindow(page);
      await page.clock.runFor(5_000);
    }
    expect(await timesBetweenPolls(page), "the two periods of the polling, and nothing between").toEqual([30_000, 30_000]);
  });

  for (const path of ["/specialists", "/specialists/1", "/book-appointment", "/specialist-signup"]) {
    test(`APP-33 APP-35 ${path} polls nothing, however old it gets @js`, async ({ page, visit }) => {
      await visit(path);
      await stopClock(page);
      const asked = watchRequests(page);
      await page.clock.runFor(5 * 60_000);
      await focusWindow(page);
      await page.clock.runFor(60_000);
      expect(asked).toEqual([]);
    });
  }

  test("APP-34 after a failure the values stay and nothing is retried before the next poll @js", async ({ page, visit, faults }) => {
    faults.allow(/Failed to load resource: .*500/);
    await page.route(`**${LATEST}`, (route) => route.fulfill({ status: 500, json: { error: { code: "internal", message: "no" } } }));
    await visit("/");
    const before = await vitals(page).allTextContents();
    expect(before).toHaveLength(VITALS.length);
    await stopClock(page);
    for (let period = 1; period <= 3; period++) {
      const failure = page.waitForResponse(`**${LATEST}`);
      await page.clock.runFor(30_000);
      await failure;
    }
    expect(await timesBetweenPolls(page)).toEqual([30_000, 30_000]);
    expect(await vitals(page).allTextContents()).toEqual(before);
  });

  test("LIVE-12 nothing is asked for any more once the visitor has gone to another screen @js", async ({ page, visit }) => {
    await visit("/");
    await page.getByRole("link", { name: "Browse Specialists" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your specialist");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.mouse.move(5, 600);
    await stopClock(page);
    const asked = watchRequests(page);
    await page.clock.runFor(2 * 60_000);
    expect(asked).toEqual([]);
  });
});
