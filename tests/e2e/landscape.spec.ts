import type { Page } from "@playwright/test";
import { fromTheStart, reachable, walk } from "./support/keyboard";
import { openMenu } from "./support/screens";
import { heldParts } from "./support/structure";
import { raiseToasts } from "./support/toasts";
import { expect, test, TOAST_REGION } from "./support/visit";

/**
 * A small phone on its side, or a window of 1280 by 720 at 200 %: what stays in its place takes much of so little
 * height (WCAG 2.4.11, 1.4.10).
 */
const LANDSCAPE = { width: 640, height: 360 };

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
  test("what stays in its place over the rest is seen by the check of every screen", async ({ page, visit }) => {
    await visit("/");
    expect(await heldParts(page)).toEqual([]);
    const header = page.locator("header").first();
    await header.evaluate((element) => element.style.setProperty("position", "sticky"));
    expect(await heldParts(page)).toEqual([expect.stringMatching(/^header/)]);
  });

  for (const path of ["/specialists", "/book-appointment", "/health-dashboard"]) {
    test(`@js a toast hides no focus on ${path}`, async ({ page, visit }) => {
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

  test("the open menu hides no focus of its own", async ({ page, visit, scripted }) => {
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
