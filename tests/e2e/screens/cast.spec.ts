import type { Page } from "@playwright/test";
import { CAST_SCREENS } from "../../support/screens/list";
import { contrastViolations, scriptlessContext, violations } from "../support/axe";
import { addressOn, enterAs, test as base } from "../support/cast-site";
import { takeSteps } from "../support/screens";
import { expectSaid, expectWalkable, lostInForcedColours, movingParts } from "../support/soundness";
import { cutTexts, overflow, smallTargets } from "../support/structure";
import { expect, TOAST_REGION } from "../support/visit";

/** Each width and each scheme is looked at whole; the colours of the two other pairs, with script, too. Without, it is the same styles on the same elements. */
const LOOKS = [
  { width: 360, colorScheme: "light", find: violations },
  { width: 360, colorScheme: "dark", find: contrastViolations },
  { width: 1280, colorScheme: "light", find: contrastViolations },
  { width: 1280, colorScheme: "dark", find: violations },
] as const;

/** `looked` is a page where axe can run: in the project without script, one whose documents hold none. */
const test = base.extend<{ looked: Page }>({
  looked: async ({ page, browser, scripted, faults, site }, use) => {
    if (scripted) return use(page);
    const context = await scriptlessContext(browser, { baseURL: site.url, headers: {} });
    await faults.watch(context);
    await use(await context.newPage());
    await context.close();
  },
});

// One server for all of them.
test.describe.configure({ mode: "default" });

for (const screen of CAST_SCREENS) {
  const { name, clauses, who, status = 200 } = screen;
  test(`${clauses ? `${clauses} ` : ""}${name}: sound to axe, a screen reader, a keyboard, in forced colours, large text and without motion`, async ({ looked: page, scripted, site, faults }) => {
    test.slow();
    // What is refused, and how it is: the browser prints the failed document on the console.
    faults.allow(new RegExp(`status of ${screen.isRefused ? "4\\d\\d" : status}\\b`));
    await enterAs(page.context(), site, who);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await page.goto(addressOn(site, screen)))?.status()).toBe(status);
    if (scripted) await expect(page.locator(TOAST_REGION)).toBeAttached();
    await takeSteps(page, screen, site.cast);

    await expectSaid(page, screen);
    await expectWalkable(page);
    expect.soft(await movingParts(page), "moves").toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await lostInForcedColours(page), "lost in forced colours").toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });

    for (const { width, colorScheme, find } of scripted ? LOOKS : LOOKS.filter(({ find }) => find === violations)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await find(page), `axe, ${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect.soft(await overflow(page), "sideways scrolling at 320 px").toBe(0);
    expect.soft(await smallTargets(page, 24), "targets at 320 px").toEqual([]);
    expect.soft(await cutTexts(page), "texts at 320 px").toEqual([]);
    // WCAG 1.4.4: of a window of 1280 px half is left.
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect.soft(await overflow(page), "sideways scrolling at 200 % text").toBe(0);
    expect.soft(await cutTexts(page), "texts at 200 %").toEqual([]);
  });
}
