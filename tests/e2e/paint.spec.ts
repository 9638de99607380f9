import { holdRequests, isScript } from "./support/slow";
import { expect, test, TOAST_REGION } from "./support/visit";

const isStyle = (url: URL) => url.pathname.endsWith(".css");

test("a page's scripts wait until it can be seen, so that its style has the line to itself @js", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (isScript(new URL(request.url())) && scripts.push(request.url())));
  const release = await holdRequests(page, isStyle);
  await page.goto("/specialists", { waitUntil: "commit" });
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  release();
  await expect(page.locator(TOAST_REGION)).toBeAttached();
  expect(scripts.length).toBeGreaterThan(0);
});

test("a browser that never asks for a frame gets its scripts all the same @js", async ({ page }) => {
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  await page.goto("/specialists");
  await expect(page.locator(TOAST_REGION)).toBeAttached();
});
