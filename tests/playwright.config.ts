import { defineConfig, devices } from "@playwright/test";
import { resolve } from "node:path";
import { chromiumArgs } from "../scripts/chromium.mjs";

const json = process.env.PLAYWRIGHT_JSON;
// Set by the global setup; this file is read once more in each worker, after it.
const found = process.env.KINDWEIGHT_CHROMIUM;
const executablePath = found ? (JSON.parse(found) as { path: string }).path : undefined;

/** `npm test` runs the main flows, `npm run test:full` the others; a run by hand, which names no tier, all of them. */
const MAIN = /@main\b/;
const tier = process.env.TEST_TIER;

const DIRECTORY = "**/e2e/directory/*.spec.ts";

/**
 * Every test runs in both projects, with JavaScript on and off, unless its
 * title holds the tag `@js` or `@no-js`: then only there. `@main` marks the main
 * flow of a screen.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: resolve(import.meta.dirname, "../test-results/browser"),
  globalSetup: "./support/browser-setup.ts",
  // Files run at the same time, the tests of one file in their order: many files have a server of their own, and each
  // worker that gets a test of such a file would start one.
  fullyParallel: false,
  // As many as Vitest's, and for the same reason.
  workers: 3,
  // scripts/test-run.mjs says what becomes of those that pass only then.
  retries: json ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: json ? [["list"], ["json", { outputFile: json }]] : [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-US",
    timezoneId: "America/New_York",
    // Recording costs a third of the time, so only who looks for a failure asks for it.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    // Of a name that the locale cannot write Chromium makes "download"; everybody's own locale is UTF-8, and CI has
    // none.
    launchOptions: {
      args: chromiumArgs,
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      ...(executablePath ? { executablePath } : {}),
    },
  },
  // The directory's tests compare whole lists, which the sign-ups of the others would lengthen meanwhile.
  projects: (["js", "no-js"] as const).flatMap((name) => {
    const project = {
      // Here and not on the command line, which would run the projects that others depend on whole.
      ...(tier === "check" ? { grep: MAIN } : {}),
      grepInvert: [name === "js" ? /@no-js\b/ : /@js\b/, ...(tier === "full" ? [MAIN] : [])],
      use:
        name === "js"
          ? { baseURL: process.env.E2E_URL_JS }
          : { baseURL: process.env.E2E_URL_NO_JS, javaScriptEnabled: false },
    };
    return [
      { ...project, name: `directory ${name}`, testMatch: DIRECTORY },
      { ...project, name, testIgnore: DIRECTORY, dependencies: ["directory js", "directory no-js"] },
    ];
  }),
});
