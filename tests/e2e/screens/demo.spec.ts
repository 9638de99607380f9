import type { Page } from "@playwright/test";
import { withScriptlessPage } from "../support/axe";
import { SCREENS } from "../support/screens";
import { expectSoundScreen } from "../support/screen-checks";
import { expect, test as base } from "../support/visit";

/** `looked` is a page where axe can run: without JavaScript, one whose documents hold no script. */
const test = base.extend<{ looked: Page }>({
  looked: async ({ page, browser, scripted, baseURL, extraHTTPHeaders, faults }, use) => {
    if (scripted) return use(page);
    const options = { baseURL: baseURL!, headers: extraHTTPHeaders ?? {} };
    await withScriptlessPage(browser, faults, options, use);
  },
});

for (const { prepare, path, status = 200, ...screen } of SCREENS) {
  test(`${screen.name} is sound to axe, to a screen reader and a keyboard, in forced colors, with large text and without motion`, async ({
    looked: page,
    scripted,
    visit,
    faults,
  }) => {
    test.slow();
    if (prepare || status >= 400) faults.allow(/status of 40[04]/);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await page.setViewportSize({ width: 1280, height: 800 });
    if (scripted) await visit(path, { status });
    else expect((await page.goto(path))?.status(), path).toBe(status);
    await prepare?.(page);
    expect((await page.locator("script").count()) > 0, "scripts in the page").toBe(scripted);
    await expectSoundScreen(page, screen, scripted);
  });
}
