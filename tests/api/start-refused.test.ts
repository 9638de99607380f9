import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../support/free-port";
import { startServer } from "../support/server";
import { SESSION_SECRET } from "./support/secret";

test(
  "a server whose database nobody can reach says so in one line that names the setting, and not the password",
  { timeout: 60_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "kindweight-refused-"));
    try {
      const port = await freePort();
      const started = startServer({
        dataDir,
        env: { SESSION_SECRET, DATABASE_URL: `postgres://somebody:canary-8713@127.0.0.1:${port}/none` },
      });
      const said = await started.then(
        () => "",
        (error: unknown) => (error as Error).message,
      );
      expect(said).toMatch(
        new RegExp(
          `\\nDATABASE_URL names a database that cannot be used: connect ECONNREFUSED 127\\.0\\.0\\.1:${port}\\n$`,
        ),
      );
      expect(said).not.toMatch(/canary|\n +at /);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  },
);
