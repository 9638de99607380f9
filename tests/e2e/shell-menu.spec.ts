import type { Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { banner, expectHighlighted, navigation, NAVIGATION } from "./support/shell";
import { holdRequests, isScript } from "./support/slow";
import { expect, test, TOAST_REGION } from "./support/visit";

const PHONE = { width: 360, height: 740 };

test.describe("the slide-out panel of small screens", () => {
  test.use({ viewport: PHONE });
  const button = (page: Page) => banner(page).locator("summary");
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  /** Opens the panel; with script it is a dialog, without the open `<details>`. */
  async function openPanel(page: Page, scripted: boolean) {
    await expect(navigation(page)).toBeHidden();
    await expect(button(page)).toHaveAccessibleName("Menu");
    await button(page).click();
    await expect(navigation(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(scripted ? 1 : 0);
  }

  test(
    "it opens on the right, with every entry and the Join button @main",
    proves("APP-19"),
    async ({ page, visit, scripted }) => {
      await visit("/vr-consultation");
      await openPanel(page, scripted);
      await expectHighlighted(page, "VR Consultations");
      await expect(page.getByRole("link", { name: "Join as Specialist" }).first()).toHaveAttribute(
        "href",
        "/specialist-signup",
      );
      const panel = scripted ? dialog(page) : page.locator("details[open] > div");
      await expect
        .poll(async () => {
          const box = await panel.boundingBox();
          return box && { right: box.x + box.width, top: box.y, height: box.height, atLeftEdge: box.x <= 0 };
        })
        .toEqual({ right: PHONE.width, top: 0, height: PHONE.height, atLeftEdge: false });
    },
  );

  for (const { label, path } of NAVIGATION) {
    test(`choosing ${label} goes there and closes it`, proves("APP-19"), async ({ page, visit, scripted }) => {
      await visit("/");
      await openPanel(page, scripted);
      await navigation(page).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(navigation(page)).toBeHidden();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test(
    "choosing the entry of the page one is on closes it, too",
    proves("APP-19"),
    async ({ page, visit, scripted }) => {
      await visit("/specialists");
      await openPanel(page, scripted);
      await navigation(page).getByRole("link", { name: "Find Specialists" }).click();
      await expect(navigation(page)).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );

  test(
    "choosing Join as Specialist goes there and closes it",
    proves("APP-19", "APP-18"),
    async ({ page, visit, scripted }) => {
      await visit("/");
      await openPanel(page, scripted);
      const panel = scripted ? dialog(page) : page.locator("details[open]");
      await panel.getByRole("link", { name: "Join as Specialist" }).click();
      await expect(page).toHaveURL(/\/specialist-signup$/);
      await expect(navigation(page)).toBeHidden();
    },
  );

  test(
    "without script the button opens and closes it, by pointer and by keyboard @no-js",
    proves("APP-19"),
    async ({ page, visit }) => {
      await visit("/specialists");
      await openPanel(page, false);
      await button(page).click();
      await expect(navigation(page)).toBeHidden();
      await button(page).focus();
      await page.keyboard.press("Enter");
      await expect(navigation(page)).toBeVisible();
      await page.keyboard.press("Space");
      await expect(navigation(page)).toBeHidden();
    },
  );

  test("the focus goes into the dialog, stays there, and returns to the button on Escape @js", async ({
    page,
    visit,
  }) => {
    await visit("/specialists");
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    const focusIsInside = () => dialog(page).evaluate((panel) => panel.contains(document.activeElement));
    await expect.poll(focusIsInside).toBe(true);
    const reached = new Set<string>();
    for (const key of [...Array<string>(9).fill("Tab"), ...Array<string>(9).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      // A person stays for as long as makes a link fetch its screen ahead, and takes away again what it was fetched by.
      await page.waitForTimeout(200);
      expect(await focusIsInside(), `after ${key}`).toBe(true);
      reached.add(
        await page
          .locator(":focus")
          .evaluate((element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim()),
      );
    }
    expect([...reached].sort()).toEqual(
      ["Close menu", "Join as Specialist", "Sign In", ...NAVIGATION.map(({ label }) => label)].sort(),
    );
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test("its close button and a tap beside it close it, and the page can be used again @js", async ({ page, visit }) => {
    await visit("/specialists");
    await openPanel(page, true);
    await dialog(page).getByRole("button", { name: "Close menu" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await openPanel(page, true);
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY), "the page scrolls again").toBeGreaterThan(0);
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("while it is open the page behind it does not scroll @js", async ({ page, visit }) => {
    await visit("/specialists");
    await openPanel(page, true);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(
    "opened before the script was there, it still closes when the button is pressed or an entry chosen @js",
    proves("APP-19"),
    async ({ page }) => {
      for (const way of ["button", "entry"] as const) {
        const release = await holdRequests(page, isScript);
        await page.goto("/specialists", { waitUntil: "commit" });
        await button(page).click();
        await expect(navigation(page)).toBeVisible();
        release();
        await expect(page.locator(TOAST_REGION)).toBeAttached();
        if (way === "button") await button(page).click();
        else await navigation(page).getByRole("link", { name: "Weight Tracking" }).first().click();
        await expect(navigation(page), `closed by the ${way}`).toBeHidden();
        await page.unrouteAll({ behavior: "ignoreErrors" });
      }
      await expect(page).toHaveURL(/\/health-dashboard$/);
    },
  );
});

test("code that does not come takes nothing away: the menu opens, the tooltip's text is there @js", async ({
  page,
  visit,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route(/\/(menu-dialog|tooltip)-[^/]*\.js$/, (route) => route.abort());
  await visit("/specialists");
  await page.getByRole("button", { name: "About verified experts" }).hover();
  const tip = page.getByRole("main").locator("details").first();
  await tip.locator("summary").click();
  await expect(tip.locator("p")).toBeVisible();
  await page.getByRole("banner").locator("summary").click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Find Specialists" }).last()).toBeVisible();
});
