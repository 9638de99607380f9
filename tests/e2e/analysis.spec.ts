import type { Route } from "@playwright/test";
import { ANALYSIS_COMPLETE, ANALYSIS_FAILED } from "~/domain/assistant/analysis";
import { addSneezing, analyze } from "./flows/chat";
import { holdRequests } from "./support/slow";
import { expectToast } from "./support/toasts";
import { expect, test } from "./support/visit";

const isAnalysis = (url: URL) => url.pathname === "/api/ai/analyze-symptoms";

test.describe("the analysis", () => {
  test("AIC-10 while it runs the button is disabled and says so, and a second one is not begun @js", async ({
    page,
    visit,
  }) => {
    let asked = 0;
    page.on("request", (request) => void (isAnalysis(new URL(request.url())) && asked++));
    const release = await holdRequests(page, isAnalysis);
    await visit("/ai-consultation");
    await addSneezing(page);
    await analyze(page).click();
    const running = page.getByRole("button", { name: "Analyzing Symptoms...", exact: true });
    await expect(running).toBeDisabled();
    await expect(analyze(page)).toHaveCount(0);
    await page.getByLabel(/^Age/).press("Enter");
    release();
    await expect(analyze(page)).toBeEnabled();
    await expect(running).toHaveCount(0);
    expect(asked).toBe(1);
  });

  test("AIC-21 its success is told: with script by a toast, without in the page", async ({ page, visit, scripted }) => {
    await visit("/ai-consultation");
    await addSneezing(page);
    await analyze(page).click();
    if (scripted) return expectToast(page, ANALYSIS_COMPLETE);
    const notice = page.getByRole("status").filter({ hasText: "Analysis Complete" });
    await expect(notice).toContainText("AI has completed the symptom analysis.");
  });

  for (const { what, fail } of [
    { what: "an error", fail: (route: Route) => route.fulfill({ status: 500, body: "" }) },
    { what: "no connection", fail: (route: Route) => route.abort() },
    { what: "an answer that is none", fail: (route: Route) => route.fulfill({ status: 200, body: "<html>" }) },
  ]) {
    test(`AIC-22 AIC-10 ${what}: a destructive toast, the form as it was, and another try @js`, async ({
      page,
      visit,
      faults,
    }) => {
      faults.allow(/Failed to load resource/);
      await visit("/ai-consultation");
      await page.getByLabel(/^Age/).fill("41");
      await addSneezing(page);
      await page.route(isAnalysis, fail);
      await analyze(page).click();
      await expectToast(page, ANALYSIS_FAILED);
      expect(ANALYSIS_FAILED).toMatchObject({
        title: "Analysis Failed",
        description: "Failed to analyze symptoms. Please try again.",
      });
      await expect(page.getByRole("button", { name: "Remove sneezing" })).toBeVisible();
      await expect(page.getByLabel(/^Age/)).toHaveValue("41");
      await page.unroute(isAnalysis);
      await analyze(page).click();
      await expect(page.getByRole("heading", { name: "Preliminary diagnosis" })).toBeVisible();
    });
  }
});
