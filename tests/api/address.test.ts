import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type RunningServer } from "../support/server";
import { START } from "./support/site";

/** Another than the first of loopback, which every machine of its kind has. */
const HOST = process.platform === "linux" ? "127.0.0.2" : "::1";

describe("with HOST one address of several that the machine has", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-address-"));
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer({ dataDir, env: { HOST } })), START);
  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("it starts, and answers there and nowhere else", async () => {
    // Its own first request, after which it says that it runs, goes where it listens.
    await expect.poll(() => server.logs(), { timeout: 10_000 }).toContain("is running at");
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${new URL(server.url).port}/readyz`)).rejects.toThrow("fetch failed");
  });
});
