import type { Locator, Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { booking, newRequest, REQUESTED } from "./flows/booking";
import { fill, send } from "./flows/form";
import { raiseToasts } from "./support/toasts";
import { expect, test, TOAST_REGION } from "./support/visit";

const toasts = (page: Page) => page.locator(TOAST_REGION).getByRole("listitem");
const toast = (page: Page, title: string) => toasts(page).filter({ hasText: title });
const colorOf = (locator: Locator, property: "color" | "borderTopColor") =>
  locator.evaluate((element, name) => getComputedStyle(element)[name], property);

test.describe("a toast", () => {
  test("shows title, description and action, and any of them alone @js", proves("APP-21"), async ({ page, visit }) => {
    await visit("/");
    await raiseToasts(page, [{ title: "Saved", description: "All of it.", action: "Undo" }]);
    await expect(toast(page, "Saved")).toContainText("All of it.");
    await expect(toast(page, "Saved").getByRole("button", { name: "Undo" })).toBeVisible();
    await raiseToasts(page, [{ title: "Only a title" }]);
    await expect(toasts(page)).toHaveText(["Only a title"]);
    await raiseToasts(page, [{ description: "Only a description" }]);
    await expect(toasts(page)).toHaveText(["Only a description"]);
  });

  test("looks default or destructive @js", proves("APP-21"), async ({ page, visit }) => {
    await visit("/");
    const looks: Record<string, string[]> = {};
    for (const variant of ["default", "destructive"] as const) {
      await raiseToasts(page, [{ title: `A ${variant} one`, variant }]);
      const shown = toast(page, `A ${variant} one`);
      await expect(shown).toBeVisible();
      looks[variant] = [await colorOf(shown, "borderTopColor"), await colorOf(shown.getByText(/^A /), "color")];
    }
    await raiseToasts(page, [{ title: "No look named" }]);
    const plain = await colorOf(toast(page, "No look named"), "borderTopColor");
    expect(plain).toBe(looks.default![0]);
    expect(looks.destructive![0]).not.toBe(looks.default![0]);
    expect(looks.destructive![1]).not.toBe(looks.default![1]);
  });

  test("of several at most one is visible, the newest @js", proves("APP-22"), async ({ page, visit }) => {
    await visit("/");
    await raiseToasts(page, [{ title: "first" }, { title: "second" }, { title: "third" }]);
    await expect(toasts(page)).toHaveText(["third"]);
    await raiseToasts(page, [{ title: "fourth" }]);
    await expect(toasts(page)).toHaveText(["fourth"]);
  });

  test("closes by itself after 5000 ms and not before @js", proves("APP-23"), async ({ page, visit }) => {
    await page.clock.install();
    await visit("/book-appointment");
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await raiseToasts(page, [{ title: "Short-lived" }]);
    await expect(toast(page, "Short-lived")).toBeVisible();
    await page.clock.runFor(4_900);
    await expect(toast(page, "Short-lived")).toBeVisible();
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("the time stands still while the pointer is on it @js", async ({ page, visit }) => {
    await page.clock.install();
    await visit("/book-appointment");
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await raiseToasts(page, [{ title: "Being read" }]);
    await expect(toast(page, "Being read")).toBeVisible();
    await page.clock.runFor(3_000);
    await toast(page, "Being read").hover();
    await page.clock.runFor(60_000);
    await expect(toast(page, "Being read")).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(2_200);
    await expect(toasts(page)).toHaveCount(0);
  });

  for (const { title, by, gone } of [
    { title: "51 px to the right dismiss it", by: [51, 0], gone: true },
    { title: "49 px to the right do not", by: [49, 0], gone: false },
    { title: "80 px to the left do not", by: [-80, 0], gone: false },
    { title: "80 px downwards do not", by: [0, 80], gone: false },
  ] as const) {
    test(`swiping: ${title} @js`, proves("APP-24"), async ({ page, visit }) => {
      await visit("/");
      await raiseToasts(page, [{ title: "Swipe me" }]);
      const shown = toast(page, "Swipe me");
      const { x, y, height } = (await shown.boundingBox())!;
      const from = { x: x + 60, y: y + height / 2 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + by[0], from.y + by[1], { steps: 10 });
      await page.mouse.up();
      if (gone) return expect(toasts(page)).toHaveCount(0);
      await expect(shown).toBeVisible();
      await expect.poll(async () => (await shown.boundingBox())?.x, "back in its place").toBeCloseTo(x, 0);
    });
  }

  test(
    "F8 moves the focus to the viewport, from anywhere on the page @js",
    proves("APP-25"),
    async ({ page, visit }) => {
      await visit("/specialists");
      const viewport = page.locator(TOAST_REGION).locator("ol");
      await page.getByRole("searchbox").focus();
      await page.keyboard.press("F8");
      await expect(viewport).toBeFocused();
      await raiseToasts(page, [{ title: "Reach me", action: "Undo" }]);
      await page.getByRole("searchbox").focus();
      await page.keyboard.press("F8");
      await expect(viewport).toBeFocused();
      // From there on to what can be pressed.
      const reached: string[] = [];
      for (let step = 0; step < 3; step++) {
        await page.keyboard.press("Tab");
        reached.push(
          await page
            .locator(":focus")
            .evaluate((element) => element.getAttribute("aria-label") ?? element.textContent ?? element.tagName),
        );
      }
      expect(reached).toContain("Dismiss");
      expect(reached).toContain("Undo");
    },
  );

  test("what draws it is fetched with the first sign of use, and one that comes before that is shown all the same @js", async ({
    page,
    visit,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => /\/toasts-[^/]*\.js$/.test(request.url()) && fetched.push(request.url()));
    await visit("/");
    await page.waitForLoadState("networkidle");
    expect(fetched).toEqual([]);
    await page.keyboard.press("Shift");
    await expect.poll(() => fetched.length).toBe(1);
    await visit("/specialists");
    await page.waitForLoadState("networkidle");
    await raiseToasts(page, [{ title: "By itself" }]);
    await expect(toasts(page)).toHaveText(["By itself"]);
    await expect(page.locator(TOAST_REGION)).toHaveCount(1);
  });

  test("its button dismisses it @js", async ({ page, visit }) => {
    await visit("/");
    await raiseToasts(page, [{ title: "Enough" }]);
    await toasts(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

  test("a toast fits a narrow screen @js", async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit("/");
    await raiseToasts(page, [
      {
        title: "Appointment Requested Successfully!",
        description: "A sentence of some length that has to wrap, ".repeat(3),
      },
    ]);
    const { x, width } = (await toasts(page).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test(
  "what an action raises is a toast with script, and a message in the page without",
  proves("APP-23"),
  async ({ page, visit, scripted }) => {
    await visit(booking.path);
    await fill(page, booking, newRequest());
    await send(page, booking);
    if (scripted) {
      await expect(toast(page, REQUESTED.title)).toContainText(REQUESTED.description);
      await expect(toasts(page), "closes by itself").toHaveCount(0);
      return;
    }
    const message = page.getByRole("status").filter({ hasText: REQUESTED.title });
    await expect(message).toContainText(REQUESTED.description);
    // Told once: the next page says nothing of it.
    await visit(booking.path);
    await expect(message).toHaveCount(0);
  },
);

test.describe("a tooltip", () => {
  const trigger = (page: Page, about: string) => page.getByRole("main").getByRole("button", { name: `About ${about}` });
  const tooltip = (page: Page) => page.getByRole("tooltip");
  // In steps: between trigger and tooltip the pointer may travel, so one position alone tells nothing.
  const away = (page: Page) => page.mouse.move(2, 2, { steps: 5 });

  /** The directory with its clock stopped, the pointer beside the triggers. */
  async function openDirectory(page: Page, visit: (path: string) => Promise<unknown>) {
    await page.clock.install();
    await visit("/specialists");
    await expect(trigger(page, "verified experts")).toBeVisible();
    await trigger(page, "vr enabled").scrollIntoViewIfNeeded();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }

  /**
   * Moves the pointer onto a trigger, and waits for the code that this fetches: that time is not on the page's clock.
   */
  async function reach(page: Page, about: string) {
    await trigger(page, about).hover();
    await expect(trigger(page, about)).toHaveAttribute("data-state", /./);
  }

  test("opens after 700 ms under the pointer and not before @js", proves("APP-27"), async ({ page, visit }) => {
    await openDirectory(page, visit);
    await reach(page, "verified experts");
    await page.clock.runFor(650);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip(page)).toContainText("We have checked the license");
    await away(page);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test("a pointer that only passes by opens nothing @js", proves("APP-27"), async ({ page, visit }) => {
    await openDirectory(page, visit);
    await reach(page, "verified experts");
    await page.clock.runFor(600);
    await away(page);
    await page.clock.runFor(2_000);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test("within 300 ms of one closing the next opens at once @js", proves("APP-27"), async ({ page, visit }) => {
    await openDirectory(page, visit);
    await reach(page, "verified experts");
    await page.clock.runFor(750);
    await expect(tooltip(page)).toHaveCount(1);
    await away(page);
    await page.clock.runFor(200);
    await expect(tooltip(page)).toHaveCount(0);
    await reach(page, "vr enabled");
    await page.clock.runFor(50);
    await expect(tooltip(page)).toContainText("virtual consultation room");
  });

  test(
    "later than 300 ms after one closed the next takes 700 ms again @js",
    proves("APP-27"),
    async ({ page, visit }) => {
      await openDirectory(page, visit);
      await reach(page, "verified experts");
      await page.clock.runFor(750);
      await expect(tooltip(page)).toHaveCount(1);
      await away(page);
      await expect(tooltip(page)).toHaveCount(0);
      await page.clock.runFor(350);
      await reach(page, "vr enabled");
      await page.clock.runFor(650);
      await expect(tooltip(page)).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(tooltip(page)).toHaveCount(1);
    },
  );

  test("opens at once for the keyboard, and Escape closes it @js", async ({ page, visit }) => {
    await visit("/specialists");
    await page.getByRole("link", { name: "Clear Filters" }).focus();
    await page.keyboard.press("Tab");
    await expect(trigger(page, "verified experts")).toBeFocused();
    await expect(tooltip(page)).toContainText("We have checked the license");
    await expect(trigger(page, "verified experts")).toHaveAccessibleDescription(/We have checked the license/);
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toHaveCount(0);
  });

  test("its code is fetched for whoever reaches for it, and the focus stays where it was @js", async ({
    page,
    visit,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => /\/tooltip-[^/]*\.js$/.test(request.url()) && fetched.push(request.url()));
    await visit("/specialists");
    await expect(trigger(page, "verified experts")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(fetched).toEqual([]);
    const button = await trigger(page, "verified experts").elementHandle();
    await trigger(page, "verified experts").focus();
    await expect(tooltip(page)).toHaveCount(1);
    expect(fetched).toHaveLength(1);
    expect(await button!.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true, isMobile: true });
    test("opens in place, as there is nothing to hover with @js", async ({ page, visit }) => {
      await visit("/specialists");
      await page.waitForLoadState("networkidle");
      await page.getByRole("main").locator("summary[aria-label='About verified experts']").tap();
      await expect(page.getByText("We have checked the license")).toBeVisible();
    });
  });

  test("without script the explanation opens in place @no-js", async ({ page, visit }) => {
    await visit("/specialists");
    const button = page.getByRole("main").locator("summary[aria-label='About verified experts']");
    const text = page.getByText("We have checked the license");
    await expect(text).toBeHidden();
    await button.click();
    await expect(text).toBeVisible();
    await button.click();
    await expect(text).toBeHidden();
  });
});
