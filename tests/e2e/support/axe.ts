import type { Browser, BrowserContext, Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import type { Faults } from "./visit";

/**
 * What axe finds wrong, a line each: all of its rules (WCAG 2.2 A and AA and
 * the good practices), the size of targets included, which it leaves out by
 * default.
 */
export const violations = (page: Page): Promise<string[]> =>
  foundBy(page, { rules: { "target-size": { enabled: true } } });

/** The same of colours alone: all that is new on a page which axe found sound in other ones. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  foundBy(page, { runOnly: { type: "rule", values: ["color-contrast"] } });

/**
 * Loads axe into a document once, however often it looks: no page of ours has frames, for which alone it would need
 * more.
 */
async function foundBy(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (options) => (await (window as unknown as { axe: typeof axe }).axe.run(document, options)).violations,
    { ...options, resultTypes: ["violations"] } satisfies RunOptions,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary?.replaceAll("\n", "\n  ")}`,
    ),
  );
}

/**
 * A context that shows pages as a browser without JavaScript does, but can run axe: the scripts are taken out of each
 * document on its way.
 */
export async function scriptlessContext(
  browser: Browser,
  options: { baseURL: string; headers: Record<string, string> },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: options.baseURL,
    extraHTTPHeaders: options.headers,
    javaScriptEnabled: true,
  });
  await context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = (await response.text())
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
      .replace(/<template><link rel="modulepreload"[^]*?<\/template>/g, "");
    await route.fulfill({ response, body: html });
  });
  return context;
}

/** Works with a page of such a context, whose faults count as those of a test's own page. */
export async function withScriptlessPage(
  browser: Browser,
  faults: Faults,
  options: { baseURL: string; headers: Record<string, string> },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await scriptlessContext(browser, options);
  await faults.watch(context);
  await work(await context.newPage());
  await context.close();
}
