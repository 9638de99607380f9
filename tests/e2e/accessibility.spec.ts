import type { Page } from "@playwright/test";
import { violations, withScriptlessPage } from "./support/axe";
import { openMenu } from "./support/screens";
import { overflow, resizeText } from "./support/structure";
import { raiseToasts } from "./support/toasts";
import { expect, test as base, TOAST_REGION } from "./support/visit";

/** `open` opens an address on a page where axe can run: without JavaScript, on one whose documents hold no script. */
const test = base.extend<{ open: (path: string) => Promise<Page> }>({
  open: async ({ page, browser, scripted, baseURL, extraHTTPHeaders, faults, visit }, use) => {
    const opening = (opened: Page) =>
      use(async (path) => {
        if (scripted) await visit(path);
        else expect((await opened.goto(path))?.status(), path).toBe(200);
        return opened;
      });
    if (scripted) return opening(page);
    await withScriptlessPage(browser, faults, { baseURL: baseURL!, headers: extraHTTPHeaders ?? {} }, opening);
  },
});

test.describe("axe finds nothing", () => {
  test("on the open menu at 360 px, light and dark", async ({ open }) => {
    test.slow();
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await open("/specialists");
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 360, height: 740 });
      await openMenu(page);
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });

  test("on a toast and a tooltip, light and dark @js", async ({ open }) => {
    test.slow();
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await open("/specialists");
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.getByRole("button", { name: "About verified experts" }).focus();
      await expect(page.getByRole("tooltip")).toHaveCount(1);
      for (const variant of ["default", "destructive"] as const) {
        await raiseToasts(page, [{ title: "A title", description: "A description", variant }]);
        await expect(page.locator(TOAST_REGION)).toContainText("A description");
        expect(await violations(page), `${colorScheme}, ${variant}`).toEqual([]);
      }
    }
  });
});

test.describe("how a page is built", () => {
  test("the way to the menu stays on the screen of a phone with text twice the size", async ({ page, visit }) => {
    for (const width of [320, 360, 640]) {
      await page.setViewportSize({ width, height: 640 });
      await visit("/");
      await resizeText(page, "double");
      const { x, width: wide } = (await page.locator("header summary").boundingBox())!;
      expect([width, x >= 0, x + wide <= width]).toEqual([width, true, true]);
    }
  });

  test("the open menu: no target under 44 px, no sideways scrolling", async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit("/");
    await openMenu(page);
    expect(await overflow(page)).toBe(0);
    const panel = page.getByRole("navigation", { name: "Main" });
    for (const link of await panel.getByRole("link").all()) {
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height), (await link.textContent()) ?? "").toBeGreaterThanOrEqual(44);
    }
  });

  test("with reduced motion nothing moves", async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit("/specialists");
    await openMenu(page);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) => {
          const { animationDuration, animationName, transitionDuration } = getComputedStyle(element);
          const seconds = (list: string) => Math.max(...list.split(",").map(parseFloat));
          return (
            (animationName !== "none" && seconds(animationDuration) > 0.001) || seconds(transitionDuration) > 0.001
          );
        }).length,
    );
    expect(moving).toBe(0);
  });
});
