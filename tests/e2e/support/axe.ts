import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "@playwright/test";

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

async function foundBy(page: Page, options: Parameters<AxeBuilder["options"]>[0]): Promise<string[]> {
  // No page of ours has a frame of another site, for which alone axe would open a page of its own each time.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...options, resultTypes: ["violations"] })
    .analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary?.replaceAll("\n", "\n  ")}`,
    ),
  );
}

/**
 * A context that shows pages as a browser without script does, but can run axe:
 * the scripts are taken out of each document on its way.
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
      .replace(/<link rel="modulepreload"[^>]*>/g, "");
    await route.fulfill({ response, body: html });
  });
  return context;
}
