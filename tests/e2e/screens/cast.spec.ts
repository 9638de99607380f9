import type { Page } from "@playwright/test";
import { CAST_SCREENS } from "../../support/screens/list";
import type { Screen } from "../../support/screens/screen";
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

// One server for all of them, and one page for all that one of them sees.
test.describe.configure({ mode: "default" });

const EVERYBODY = [...new Set(CAST_SCREENS.map(({ who }) => who))];

for (const who of EVERYBODY) {
  const screens = CAST_SCREENS.filter((screen) => screen.who === who);
  test(`what ${who ?? "a visitor"} sees is sound to axe, to a screen reader and a keyboard, in forced colours, with large text and without motion: ${screens.length} screens`, async ({
    looked: page,
    scripted,
    site,
    faults,
  }) => {
    test.setTimeout(60_000 + screens.length * 20_000);
    // The browser prints a document that is refused, or not there, on the console.
    if (screens.some(({ isRefused, status = 200 }) => isRefused || status >= 400)) faults.allow(/status of 4\d\d\b/);
    // A step that has nothing to press is told, and the others are looked at all the same.
    page.setDefaultTimeout(10_000);
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await page.context().clearCookies();
        await enterAs(page.context(), site, who);
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
        await page.setViewportSize({ width: 1280, height: 800 });
        const address = addressOn(site, screen);
        expect.soft((await page.goto(address))?.status(), address).toBe(screen.status ?? 200);
        if (scripted) await expect(page.locator(TOAST_REGION)).toBeAttached();
        // Nothing of a screen that does not come into its state tells of the others.
        const missed = await takeSteps(page, screen, site.cast).catch(String);
        expect.soft(missed, `${screen.name}: its state`).toBeUndefined();
        if (missed === undefined) await expectSound(page, screen, scripted);
      });
    }
  });
}

async function expectSound(page: Page, screen: Screen, scripted: boolean): Promise<void> {
  const sound = expect.soft;
  await expectSaid(page, screen);
  await expectWalkable(page, screen.name);
  sound(await movingParts(page), `${screen.name}: moves`).toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  sound(await lostInForcedColours(page), `${screen.name}: lost in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
  for (const { width, colorScheme, find } of scripted ? LOOKS : LOOKS.filter(({ find }) => find === violations)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    sound(await find(page), `${screen.name}: axe, ${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  sound(await overflow(page), `${screen.name}: sideways scrolling at 320 px`).toBe(0);
  sound(await smallTargets(page, 24), `${screen.name}: targets at 320 px`).toEqual([]);
  sound(await cutTexts(page), `${screen.name}: texts at 320 px`).toEqual([]);
  // WCAG 1.4.4: of a window of 1280 px half is left.
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  sound(await overflow(page), `${screen.name}: sideways scrolling at 200 % text`).toBe(0);
  sound(await cutTexts(page), `${screen.name}: texts at 200 %`).toEqual([]);
}
