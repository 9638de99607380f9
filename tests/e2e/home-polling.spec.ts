import type { Page } from "@playwright/test";
import type { HealthReading } from "~/domain/vitals/reading";
import { proves } from "../support/clauses";
import { LATEST, vital, vitals, VITALS } from "./support/home";
import { expect, test } from "./support/visit";

/** A reading as the API gives it. */
const reading = (deviceType: string, value: string, unit: string): HealthReading => ({
  id: 1,
  deviceType,
  value,
  unit,
  timestamp: "2026-01-02T03:04:05.000Z",
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

  test(
    "the vitals are asked for every 30 s, and a value that is gone becomes dashes @js",
    proves("LIVE-12", "HOME-14"),
    async ({ page, visit }) => {
      const answers: HealthReading[][] = [
        [
          reading("heart_rate", "61", "bpm"),
          reading("blood_pressure", "118/76", "mmHg"),
          reading("oxygen_sat", "97", "%"),
          reading("temperature", "98.2", "°F"),
        ],
        [reading("heart_rate", "62", "bpm"), reading("temperature", "98.4", "°F")],
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
      for (const key of ["bloodPressure", "oxygenSat"])
        await expect(value(key).locator("[aria-hidden]")).toHaveText("--");
      expect(await timesBetweenPolls(page)).toEqual([30_000]);
    },
  );

  test("what is polled really answers @js", proves("LIVE-12"), async ({ page, visit }) => {
    await visit("/");
    await stopClock(page);
    const answer = page.waitForResponse(`**${LATEST}`);
    await page.clock.runFor(30_000);
    expect((await answer).status()).toBe(200);
  });

  test("nothing more is asked for when the window regains focus @js", proves("APP-35"), async ({ page, visit }) => {
    await visit("/");
    await stopClock(page);
    for (let second = 0; second < 90; second += 5) {
      await focusWindow(page);
      await page.clock.runFor(5_000);
    }
    expect(await timesBetweenPolls(page), "the two periods of the polling, and nothing between").toEqual([
      30_000, 30_000,
    ]);
  });

  for (const path of ["/specialists", "/specialists/1", "/book-appointment", "/specialist-signup"]) {
    test(`${path} polls nothing, however old it gets @js`, proves("APP-33", "APP-35"), async ({ page, visit }) => {
      await visit(path);
      await stopClock(page);
      const asked = watchRequests(page);
      await page.clock.runFor(5 * 60_000);
      await focusWindow(page);
      await page.clock.runFor(60_000);
      expect(asked).toEqual([]);
    });
  }

  test(
    "after a failure the values stay and nothing is retried before the next poll @js",
    proves("APP-34"),
    async ({ page, visit, faults }) => {
      faults.allow(/Failed to load resource: .*500/);
      await page.route(`**${LATEST}`, (route) =>
        route.fulfill({ status: 500, json: { error: { code: "internal", message: "no" } } }),
      );
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
    },
  );

  test("nothing is asked for any more once the visitor has gone to another screen @js", async ({ page, visit }) => {
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
