import type { Page } from "@playwright/test";
import { CAST_SCREENS } from "../../support/screens/list";
import { withScriptlessPage } from "../support/axe";
import { addressOn, enterAs, test as base } from "../support/cast-site";
import { takeSteps } from "../support/screens";
import { expectSoundScreen } from "../support/screen-checks";
import { expect, TOAST_REGION } from "../support/visit";

const test = base.extend<{ looked: Page }>({
  looked: async ({ page, browser, scripted, faults, site }, use) => {
    if (scripted) return use(page);
    await withScriptlessPage(browser, faults, { baseURL: site.url, headers: {} }, use);
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
        if (missed === undefined) await expectSoundScreen(page, screen, scripted);
      });
    }
  });
}
