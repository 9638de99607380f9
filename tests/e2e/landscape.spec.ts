import type { Page } from "@playwright/test";
import { fromTheStart, reachable, walk } from "./support/keyboard";
import { openMenu, SCREENS } from "./support/screens";
import { overflow } from "./support/structure";
import { raiseToasts } from "./support/toasts";
import { expect, test, TOAST_REGION } from "./support/visit";

/** A small phone on its side, or a window of 1280 by 720 at 200 %: what stays in its place takes much of so little height (WCAG 2.4.11, 1.4.10). */
const LANDSCAPE = { width: 640, height: 360 };

/** What of the page stays in its place while the rest scrolls, and is seen: not the way past the header, which shows itself with the focus only. */
const heldParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter(
        (element) =>
          /fixed|sticky/.test(getComputedStyle(element).position) &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => element.getBoundingClientRect().height > 1 && element.getBoundingClientRect().bottom > 0)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className.slice(0, 40)}`),
  );

/** What the focus is hidden behind, or not seen for, from the page's start to its end. */
async function faultsOnTheWay(page: Page): Promise<string[]> {
  await fromTheStart(page);
  await reachable(page);
  const stops = await walk(page);
  expect(stops, "the focus gets out again").not.toBeNull();
  return stops!.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
}

test.use({ viewport: LANDSCAPE });

test.describe("on a small phone on its side", () => {
  test("APP-02 no screen scrolls sideways, and nothing stays in its place over the rest", async ({
    page,
    visit,
    faults,
  }) => {
    test.setTimeout(60_000 + SCREENS.length * 10_000);
    faults.allow(/status of 4\d\d/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const { name, path, status = 200, prepare } of SCREENS) {
      await test.step(name, async () => {
        await page.context().clearCookies();
        await visit(path, { status });
        await prepare?.(page);
        await page.evaluate(() =>
          document.querySelectorAll("main details").forEach((one) => one.setAttribute("open", "")),
        );
        expect.soft([await overflow(page), await heldParts(page)], name).toEqual([0, []]);
      });
    }
    // The check itself would see such a part.
    await page
      .locator("header")
      .first()
      .evaluate((header) => header.style.setProperty("position", "sticky"));
    expect(await heldParts(page)).toEqual([expect.stringMatching(/^header/)]);
  });

  for (const path of ["/specialists", "/book-appointment", "/health-dashboard"]) {
    test(`APP-21 @js a toast hides no focus on ${path}`, async ({ page, visit }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(path);
      // It would be gone before the walk is over.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await raiseToasts(page, [
        {
          title: "Appointment Requested Successfully!",
          description: "Our specialist matching team will contact you within 24 hours to confirm your appointment.",
        },
      ]);
      await expect(page.locator(TOAST_REGION).getByRole("listitem")).toBeVisible();
      expect(await faultsOnTheWay(page)).toEqual([]);
    });
  }

  test("APP-01 the open menu hides no focus of its own", async ({ page, visit, scripted }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit("/specialists");
    await openMenu(page);
    const menu = page.getByRole("navigation", { name: "Main" });
    const entries = menu.getByRole("link");
    const count = await entries.count();
    expect(count).toBeGreaterThan(4);
    for (let index = 0; index < count; index++) {
      await entries.nth(index).focus();
      await expect(entries.nth(index)).toBeInViewport({ ratio: 0.99 });
    }
    if (scripted) return;
    // Without script nothing closes it when the focus goes on into the page.
    expect(await faultsOnTheWay(page)).toEqual([]);
  });
});
