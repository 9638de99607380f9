import type { Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { addSneezing, analyze } from "./flows/chat";
import { account, newApplicant } from "./flows/signup";
import { fill } from "./flows/form";
import { expectToast } from "./support/toasts";
import { expect, test } from "./support/visit";

/** What has the focus: its name, if it is no more than a place in the page its text. */
const focused = (page: Page) =>
  page.evaluate(() =>
    document.activeElement === document.body ? "the body" : document.activeElement?.textContent?.trim(),
  );

test.describe("a keyboard keeps its place", () => {
  test("at the button that was disabled while it ran @js", async ({ page, visit }) => {
    await visit("/ai-consultation");
    await addSneezing(page);
    await analyze(page).press("Enter");
    await expect(page.getByRole("heading", { name: "Preliminary diagnosis" })).toBeVisible();
    await expect(analyze(page)).toBeFocused();
  });

  test("in the second step at its title, the button of the first being gone @js", async ({ page, visit }) => {
    await visit("/specialist-signup");
    await fill(page, account, newApplicant().account);
    await page.getByRole("button", { name: "Continue" }).press("Enter");
    await expect(page.getByRole("button", { name: "Submit Application" })).toBeVisible();
    await expect.poll(() => focused(page)).not.toBe("the body");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[123]$/);
  });

  test(
    "on another screen, which the end of a session leads to, at its title @js",
    proves("VR-26"),
    async ({ page, visit }) => {
      await visit("/vr-consultation");
      await page
        .getByRole("button", { name: /Enter VR Room/ })
        .first()
        .press("Enter");
      await expect(page.getByRole("button", { name: "End Session" })).toBeVisible();
      await page.getByRole("button", { name: "End Session" }).press("Enter");
      await expect(page).toHaveURL(/\/vr-consultation$/);
      await expect.poll(() => focused(page)).toBe("VR Consultations");
      await expectToast(page, { title: "Consultation Ended" });
      await expect(page.locator("[data-vr-provider]").first()).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to the Room" })).toHaveCount(0);
    },
  );

  test("a link that stays keeps the focus, and what a pointer has let go of gets none @js", async ({ page, visit }) => {
    await visit("/");
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Find Specialists" });
    await link.press("Enter");
    await expect(page).toHaveURL(/\/specialists$/);
    await expect(link).toBeFocused();
    await page.locator("h1").click();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(?:BODY|MAIN)$/);
  });
});
