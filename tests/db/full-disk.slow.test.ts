import { expect, test } from "vitest";
import { run } from "../../scripts/command.mjs";

test("an embedded database whose journal finds no room says so and hangs nobody", async () => {
  const { ok, output, ended } = await run(process.execPath, ["--import", "tsx", "tests/db/support/full-disk.ts"], {
    silence: 90_000,
  });
  expect(ok, `${ended}\n${output}`).toBe(true);
  const line = output.split("\n").find((line) => line.startsWith("{"))!;
  // Whoever uses it is told once that it is of no use any more, and everybody else that it is away.
  expect(JSON.parse(line)).toEqual({ before: "stored", full: ["53100", "53100", "53100"], broken: ["53100"] });
}, 120_000);
