import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { run } from "../../scripts/command.mjs";
import { buildBare } from "../commands/bench/servers";

/** Nothing else imports what only its template does, so nothing else misses it in package.json. */
test("what the benches compare us with can be built from the packages that are installed", async () => {
  await expect(buildBare()).resolves.toBeUndefined();
}, 60_000);

/** Vitest loads what Node by itself does not (`import.meta.glob`), so it has to be Node that tries. */
test("Node can load every part of the benches", async () => {
  const folder = resolve(import.meta.dirname, "../commands/bench");
  const parts = readdirSync(folder).filter((name) => name.endsWith(".ts") && name !== "run.ts");
  const load = parts.map((name) => `await import(${JSON.stringify(`./tests/commands/bench/${name}`)});`).join("");
  expect(await run(process.execPath, ["--import", "tsx", "--input-type=module", "-e", load])).toEqual({
    ok: true,
    ended: "exit code 0",
    output: "",
  });
});

test("the bench of weights draws its chart", async () => {
  const { output } = await run(process.execPath, ["--import", "tsx", "tests/commands/bench/run.ts", "weight"]);
  expect(output).toMatch(/1826 days, \d{2} kB of markup: p50 [\d.]+ ms/);
});
