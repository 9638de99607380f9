import { randomInt } from "node:crypto";
import { test as base, expect, type BrowserContext, type Response } from "@playwright/test";

/** What a browser complained about: anything of it fails the test, unless the test said that it would come. */
export type Faults = {
  /** A fault whose text matches is meant, once or more often. */
  allow(pattern: RegExp): void;
  /**
   * Watches a browser context that the test opened itself. For what the Content-Security-Policy blocks, all are
   * watched.
   */
  watch(context: BrowserContext): Promise<void>;
};

/**
 * Opens an address, checks its status (200 unless told), and with script waits
 * until the page is hydrated, so that what is clicked next does something.
 */
export type Visit = (path: string, expected?: { status?: number }) => Promise<Response>;

type Fixtures = {
  /** The test's own address for the server, so that no test uses up another one's rate limit. */
  address: string;
  /** Whether this project runs scripts. */
  scripted: boolean;
  faults: Faults;
  visit: Visit;
};

/** Where toasts appear: drawn only after hydration; what draws them is fetched once the page is used. */
export const TOAST_REGION = "[role=region][aria-label*=F8]";

/** The browser tests' own `test`: see each fixture. */
export const test = base.extend<Fixtures>({
  address: async ({}, use) => {
    const part = () => randomInt(1, 255);
    await use(`10.${part()}.${part()}.${part()}`);
  },

  extraHTTPHeaders: async ({ extraHTTPHeaders, address }, use) => {
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": address });
  },

  scripted: async ({ javaScriptEnabled }, use) => {
    await use(javaScriptEnabled !== false);
  },

  faults: [
    async ({ browser, context }, use) => {
      const found: string[] = [];
      const violations: string[] = [];
      // A navigation that replaces another aborts the fetch of its data. Where a part of it has come, turbo-stream
      // leaves the rejection of the rest (`done`) to nobody, and Remix writes the one before it on the console; the new
      // navigation goes on.
      const allowed: RegExp[] = [/^(?:page error|console): AbortError: /];
      const watch = async (watched: BrowserContext) => {
        watched.on(
          "weberror",
          (error) => void found.push(`page error: ${error.error().stack ?? error.error().message}`),
        );
        watched.on("console", (message) => {
          if (message.type() === "error") found.push(`console: ${message.text()} (${message.location().url})`);
        });
      };
      /** What the policy blocks is a fault in any context, also in one in which a test expects others. */
      const watchPolicy = async (watched: BrowserContext) => {
        watched.on("weberror", (error) => {
          if (error.error().message.startsWith("CSP violation")) violations.push(error.error().message);
        });
        // Without script the browser's own line on the console has to do.
        watched.on("console", (message) => {
          if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
        });
        await watched.addInitScript(() => {
          addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
            reportError(
              new Error(`CSP violation: ${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`),
            );
          });
        });
      };
      await watch(context);
      await watchPolicy(context);
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const opened = await open(options);
        await watchPolicy(opened);
        return opened;
      };
      await use({ allow: (pattern) => void allowed.push(pattern), watch });
      browser.newContext = open;
      expect(violations, "what the Content-Security-Policy blocked").toEqual([]);
      const unexpected = found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      expect(unexpected, "errors in the browser that the test did not expect").toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page, scripted, faults }, use) => {
    await use(async (path, { status = 200 } = {}) => {
      // Chromium prints the failed document on the console.
      if (status >= 400) faults.allow(new RegExp(`^console: Failed to load resource: .*status of ${status}\\b`));
      const response = await page.goto(path);
      expect(response?.status(), `status of ${path}`).toBe(status);
      if (scripted) await expect(page.locator(TOAST_REGION)).toBeAttached();
      return response!;
    });
  },
});

export { expect };
