import { defineConfig } from "@playwright/test";
import { resolve } from "node:path";
import chromium from "../../playwright.config";

/** Headless Firefox says that it has no pointer: a fine one that hovers, as `ui.allPointerCapabilities` numbers it. */
const MOUSE = 6;

const { userAgent: _, ...use } = chromium.use!;

export default defineConfig({
  ...chromium,
  use,
  globalSetup: resolve(import.meta.dirname, "../../support/browser-setup.ts"),
  testDir: resolve(import.meta.dirname, "../../e2e"),
  outputDir: resolve(import.meta.dirname, "../../../test-results/firefox"),
  projects: chromium.projects!.map((project) => ({
    ...project,
    use: {
      ...project.use,
      browserName: "firefox",
      channel: "moz-firefox",
      // Playwright finds what it looks for with timers of the page, which stand still where Firefox runs no script:
      // there the server is asked for pages that have none. What only a browser without script shows, `npm run engines`
      // looks at.
      ...(project.use?.javaScriptEnabled === false ? { extraHTTPHeaders: { "Save-Data": "on" } } : {}),
      launchOptions: {
        executablePath: resolve(import.meta.dirname, "firefox-proxy.mjs"),
        firefoxUserPrefs: {
          "media.navigator.streams.fake": true,
          "media.navigator.permission.disabled": true,
          "ui.primaryPointerCapabilities": MOUSE,
          "ui.allPointerCapabilities": MOUSE,
        },
      },
    },
  })),
});
