import type { Route } from "@playwright/test";
import { proves } from "../support/clauses";
import { addSneezing, analyze } from "./flows/chat";
import { expectAnnounced } from "./flows/form";
import { holdRequests } from "./support/slow";
import { expectToast } from "./support/toasts";
import { expect, test, TOAST_REGION } from "./support/visit";

const isAnalysis = (url: URL) => url.pathname === "/api/ai/analyze-symptoms";

test.describe("the analysis", () => {
  test(
    "while it runs the button is disabled and says so, and a second one is not begun @js",
    proves("AIC-10"),
    async ({ page, visit }) => {
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
    },
  );

  test(
    "its success is told: with script by a toast, without in the page",
    proves("AIC-21"),
    async ({ page, visit, scripted }) => {
      await visit("/ai-consultation");
      await addSneezing(page);
      await analyze(page).click();
      await expectAnnounced(
        { page, scripted },
        { title: "Analysis Complete", description: "AI has completed the symptom analysis." },
      );
    },
  );

  test("on a phone the toast leaves in sight how urgent it is @js", async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit("/ai-consultation");
    await addSneezing(page);
    await analyze(page).click();
    const toast = page.locator(TOAST_REGION).getByRole("listitem");
    await expect(toast).toBeInViewport({ ratio: 1 });
    for (const part of [
      page.getByRole("heading", { name: "Analysis", exact: true }),
      page.getByText("Routine", { exact: true }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    const top = (await toast.boundingBox())!.y;
    expect((await page.getByText("Routine", { exact: true }).boundingBox())!.y).toBeLessThan(top - 44);
  });

  for (const { what, fail } of [
    { what: "an error", fail: (route: Route) => route.fulfill({ status: 500, body: "" }) },
    { what: "no connection", fail: (route: Route) => route.abort() },
    { what: "an answer that is none", fail: (route: Route) => route.fulfill({ status: 200, body: "<html>" }) },
  ]) {
    test(
      `${what}: a destructive toast, the form as it was, and another try @js`,
      proves("AIC-22"),
      async ({ page, visit, faults }) => {
        faults.allow(/Failed to load resource/);
        await visit("/ai-consultation");
        await page.getByLabel(/^Age/).fill("41");
        await addSneezing(page);
        await page.route(isAnalysis, fail);
        await analyze(page).click();
        await expectToast(page, {
          title: "Analysis Failed",
          description: "Failed to analyze symptoms. Please try again.",
          variant: "destructive",
        });
        await expect(page.getByRole("button", { name: "Remove sneezing" })).toBeVisible();
        await expect(page.getByLabel(/^Age/)).toHaveValue("41");
        await page.unroute(isAnalysis);
        await analyze(page).click();
        await expect(page.getByRole("heading", { name: "Preliminary diagnosis" })).toBeVisible();
      },
    );
  }
});
