import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { atBuild } from "../scripts/at-build";
import { content } from "../scripts/content";
import { messages } from "../scripts/messages";

const root = resolve(import.meta.dirname, "..");
const json = process.env.VITEST_JSON;
const TESTS = "tests/**/*.test.{ts,tsx}";
const RULES = "tests/domain/**/*.test.ts";
const SLOW = "tests/**/*.slow.test.ts";

export default defineConfig({
  root,
  plugins: [messages(), content(), atBuild()],
  resolve: {
    alias: { "~": resolve(root, "app"), db: resolve(root, "db") },
  },
  test: {
    // The rules are pure functions: their files share a process, what one has loaded the next need not load again, and
    // none needs a database.
    projects: [
      { extends: true, test: { name: "rules", include: [RULES], exclude: [SLOW], isolate: false } },
      {
        extends: true,
        test: {
          name: "others",
          include: [TESTS],
          exclude: [RULES, SLOW],
          // To load the modules again for each file took a third of the time; what has to be alone is a slow test.
          isolate: false,
          globalSetup: "tests/support/global-setup.ts",
        },
      },
      // What `npm test` leaves to `npm run test:full`.
      { extends: true, test: { name: "slow", include: [SLOW], globalSetup: "tests/support/global-setup.ts" } },
    ],
    environment: "node",
    setupFiles: ["tests/support/console.ts", "tests/support/properties.ts"],
    // Tests kill processes, and PGlite holds hundreds of megabytes: a process each, which ends.
    pool: "forks",
    // V8 compiles the embedded database a second time, for speed, which costs more than a short test gets back.
    execArgv: ["--liftoff-only"],
    // Tests wait for clocks: two at once leave more than a third of two cores unused; four were no faster.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    // scripts/test-run.mjs says what becomes of those that pass only then.
    retry: json ? 1 : 0,
    // scripts/test.mjs takes its counts from the file.
    reporters: json ? ["default", ["json", { outputFile: json }]] : ["default"],
  },
});
