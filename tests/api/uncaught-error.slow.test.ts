import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startServer, type RunningServer } from "../support/server";
import { SESSION_SECRET } from "./support/secret";
import { START } from "./support/site";

let dataDir: string;
let server: RunningServer;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "kindweight-uncaught-"));
  server = await startServer({
    dataDir,
    imports: ["./tests/api/support/uncaught-error.ts"],
    env: { SESSION_SECRET, SEED: "none" },
  });
}, START);
afterEach(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each<[string, NodeJS.Signals]>([
  ["an exception", "SIGUSR2"],
  ["a rejected promise", "SIGHUP"],
])("%s that nobody has caught ends the process, and is logged without what it says", async (_name, signal) => {
  process.kill(server.pid, signal);
  expect(await server.ended).toEqual([1, null]);
  const logged = server
    .logs()
    .split("\n")
    .flatMap((line) =>
      line.startsWith("{") ? [JSON.parse(line) as { error?: { type: string; frames: string[] } }] : [],
    );
  expect(logged.map(({ error }) => error?.type)).toContain("RangeError");
  expect(logged.find(({ error }) => error)?.error?.frames.join()).toContain("uncaught-error.ts");
  expect(server.logs()).not.toMatch(/Reyes|insert into/);
});
