import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../support/server";
import { test as base } from "./visit";

/** `test` with the address of a server of its own whose database holds nothing. */
export const test = base.extend<object, { emptySite: string }>({
  emptySite: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "kindweight-e2e-empty-"));
      try {
        const server = await startServer({ dataDir, env: { SEED: "none", TRUST_PROXY: "1" } });
        try {
          await use(server.url);
        } finally {
          await server.stop();
        }
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
