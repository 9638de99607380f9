import type { Page } from "@playwright/test";
import { scriptlessContext, violations } from "./support/axe";
import { openMenu, SCREENS, type Screen } from "./support/screens";
import { cutTexts, headingLevels, overflow, resizeText, skippedLevels, smallTargets } from "./support/structure";
import { raiseToasts } from "./support/toasts";
import { expect, test as base, TOAST_REGION } from "./support/visit";

const LOOKS = [
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;
/** Without script it is the same styles on the same elements: each width and each scheme once. */
const LOOKS_WITHOUT_SCRIPT = [LOOKS[0], LOOKS[3]];

/** `page` where axe can run: in the project without script, one whose documents hold none. */
const test = base.extend<{ open: (screen: Pick<Screen, "path" | "status" | "prepare">) => Promise<Page> }>({
  open: async ({ page, browser, scripted, baseURL, extraHTTPHeaders, faults, visit }, use) => {
    if (scripted) {
      await use(async ({ path, status = 200, prepare }) => {
        if (prepare) faults.allow(/status of 400/);
        await visit(path, { status });
        await prepare?.(page);
        return page;
      });
      return;
    }
    const context = await scriptlessContext(browser, { baseURL: baseURL!, headers: extraHTTPHeaders ?? {} });
    await faults.watch(context);
    const stripped = await context.newPage();
    await use(async ({ path, status = 200, prepare }) => {
      faults.allow(/status of 40[04]/);
      expect((await stripped.goto(path))?.status(), path).toBe(status);
      expect(await stripped.locator("script").count(), "scripts in the page").toBe(0);
      await prepare?.(stripped);
      return stripped;
    });
    await context.close();
  },
});

test.describe("axe finds nothing", () => {
  for (const screen of SCREENS) {
    test(`${screen.clauses} on ${screen.name}, narrow and wide, light and dark`, async ({ open, scripted }) => {
      test.slow();
      for (const { width, colorScheme } of scripted ? LOOKS : LOOKS_WITHOUT_SCRIPT) {
        // A form that was just refused is a page of its own: each look starts anew.
        const page = await open({ ...screen, prepare: async () => {} });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 800 });
        await screen.prepare?.(page);
        expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    });
  }

  test("APP-19 on the open menu at 360 px, light and dark", async ({ open }) => {
    test.slow();
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await open({ path: "/specialists" });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 360, height: 740 });
      await openMenu(page);
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });

  test("APP-21 APP-27 on a toast and a tooltip, light and dark @js", async ({ open }) => {
    test.slow();
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await open({ path: "/specialists" });
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
  for (const screen of SCREENS) {
    test(`${screen.clauses} ${screen.name}: one h1, no level skipped, no target under 24 px, nothing cut off, no sideways scrolling at 320 px and with text twice the size`, async ({
      page,
      visit,
      faults,
    }) => {
      if (screen.prepare) faults.allow(/status of 400/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await visit(screen.path, { status: screen.status ?? 200 });
        await screen.prepare?.(page);
        const levels = await headingLevels(page);
        expect(
          levels.filter((level) => level === 1),
          "h1",
        ).toHaveLength(1);
        expect(skippedLevels(levels), "headings").toEqual([]);
        expect.soft(await overflow(page), `sideways scrolling at ${width} px`).toBe(0);
        expect.soft(await smallTargets(page, 24), `targets at ${width} px`).toEqual([]);
        expect.soft(await cutTexts(page), `texts at ${width} px`).toEqual([]);
        await expect(page.locator("main")).toHaveCount(1);
        await expect(page).toHaveTitle(/Kindweight$/);
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
      }
      // WCAG 1.4.4: of a window of 1280 px half is left, and a phone's is no wider for its reader's large text. A scrollbar takes up to 20 px of it.
      await resizeText(page, "double");
      for (const width of [640, 360, 320, 300]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflow(page), `sideways scrolling at ${width} px, 200 % text`).toBe(0);
        expect.soft(await cutTexts(page), `texts at ${width} px, 200 %`).toEqual([]);
      }
    });
  }

  test("APP-19 the way to the menu stays on the screen of a phone with text twice the size", async ({
    page,
    visit,
  }) => {
    for (const width of [320, 360, 640]) {
      await page.setViewportSize({ width, height: 640 });
      await visit("/");
      await resizeText(page, "double");
      const { x, width: wide } = (await page.locator("header summary").boundingBox())!;
      expect([width, x >= 0, x + wide <= width]).toEqual([width, true, true]);
    }
  });

  test("APP-19 the open menu: no target under 44 px, no sideways scrolling", async ({ page, visit }) => {
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

  test("APP-14 with reduced motion nothing moves", async ({ page, visit }) => {
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
