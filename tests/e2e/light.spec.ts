import type { BrowserContext, Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { booking, referenceOn } from "./flows/booking";
import { send } from "./flows/form";
import { anyListed, fillWithFreeTime } from "./flows/free-times";
import { becomePatient, enterCredentials, PASSWORD } from "./support/patients";
import { expect, test, TOAST_REGION } from "./support/visit";

/** All that a first visit to a light screen may weigh, compressed, in bytes. */
const MAX_BYTES = 40_000;
const NINE_SCREENS = [
  "/",
  "/specialists",
  "/specialists/1",
  "/specialist-signup",
  "/book-appointment",
  "/ai-consultation",
  "/vr-consultation",
  "/health-dashboard",
  "/patient-portal",
];

/** What a browser asks for that can run: in a list that grows. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || /\.m?js$/.test(new URL(request.url()).pathname))
      scripts.push(request.url());
  });
  return scripts;
}

/**
 * Opens a page with nothing kept from before.
 * @returns the bytes of all that came, compressed as it was and without its headers.
 */
async function weigh(context: BrowserContext, path: string): Promise<{ bytes: number; scripts: string[] }> {
  const page = await context.newPage();
  const scripts = scriptsOf(page);
  const finished: Promise<number>[] = [];
  page.on(
    "requestfinished",
    (request) => void finished.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
  );
  expect((await page.goto(path, { waitUntil: "networkidle" }))?.status(), path).toBe(200);
  const sizes = await Promise.all(finished);
  await page.close();
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), scripts };
}

const choose = (page: Page, name: "Light version" | "Full version") =>
  page.getByRole("contentinfo").getByRole("button", { name, exact: true }).click();

test.describe("light pages by a visitor’s own choice, in a browser that runs scripts @js", () => {
  test(
    "chosen in the footer they last from finding a specialist to one’s own dashboard, without one script, until the full ones are chosen again",
    proves("DASH-01"),
    async ({ page, visit, request, browser, baseURL, extraHTTPHeaders, faults }) => {
      test.setTimeout(120_000);
      await visit("/specialists");
      const full = scriptsOf(page);
      await page.reload();
      await expect(page.locator(TOAST_REGION)).toBeAttached();
      expect(full.length, "scripts of a full page").toBeGreaterThan(5);
      await choose(page, "Light version");
      await expect(page).toHaveURL(/\/specialists$/);
      await expect(page.getByRole("contentinfo")).toContainText("You see the light version");
      const scripts = scriptsOf(page);

      const { id } = await anyListed(request);
      await page.getByRole("main").getByRole("searchbox", { name: "Search" }).fill(`Dr. Specialist ${id}`);
      await page.getByRole("main").getByRole("button", { name: "Search" }).click();
      await page.goto(`/specialists/${id}`);
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Book Consultation/ })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/book-appointment\\?specialist=${id}$`));
      await fillWithFreeTime({ page, scripted: false, request }, id);
      await send(page, booking);
      expect(await referenceOn(page)).not.toBe("");
      await expect(page.getByRole("region", { name: "We have your request" })).toContainText(`Dr. Specialist ${id}`);

      const goto = async (path: string) => (await page.goto(path))!;
      const email = await becomePatient({ page, visit: goto, scripted: true });
      await page.goto("/account");
      await page.getByRole("button", { name: "Sign Out", exact: true }).click();
      await page.goto("/sign-in");
      await enterCredentials(page, email, PASSWORD);
      await expect(page.getByRole("heading", { level: 2, name: "Welcome, Mara O’Neill" })).toBeVisible();
      await page.goto("/health-dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Health Dashboard");
      await expect(page.getByRole("main").getByRole("link", { name: "Update now" }).first()).toBeVisible();
      expect(scripts, "scripts that light pages asked for").toEqual([]);

      // Each screen as who comes to it first, with this choice and this account.
      for (const path of NINE_SCREENS) {
        const context = await browser.newContext({
          baseURL: baseURL!,
          extraHTTPHeaders: extraHTTPHeaders ?? {},
          storageState: await page.context().storageState(),
        });
        await faults.watch(context);
        const first = await weigh(context, path);
        expect.soft(first.scripts, `${path}: scripts`).toEqual([]);
        expect.soft(first.bytes, `${path}: bytes`).toBeLessThanOrEqual(MAX_BYTES);
        expect.soft(first.bytes, `${path}: bytes that were seen at all`).toBeGreaterThan(10_000);
        await context.close();
      }

      await choose(page, "Full version");
      await expect(page).toHaveURL(/\/health-dashboard$/);
      await expect(page.locator(TOAST_REGION)).toBeAttached();
      expect(scripts.length, "scripts of a full page again").toBeGreaterThan(5);
    },
  );
});
