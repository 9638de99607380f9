import { defineConfig } from "@playwright/test";
import { resolve } from "node:path";
import chromium from "../../playwright.config";

export default defineConfig({
  ...chromium,
  globalSetup: resolve(import.meta.dirname, "../../support/browser-setup.ts"),
  testDir: import.meta.dirname,
  outputDir: resolve(import.meta.dirname, "../../../test-results/pseudo-language"),
  projects: chromium
    .projects!.map(({ use, name }) => ({ name, use }))
    .filter(({ name }) => name === "js" || name === "no-js"),
});
