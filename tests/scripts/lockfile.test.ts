import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { missingIn } from "../../scripts/complete-lockfile.mjs";

type Lock = { packages: Parameters<typeof missingIn>[0] };

test("package-lock.json names the packages of every platform (else: node scripts/complete-lockfile.mjs)", () => {
  const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../package-lock.json"), "utf8")) as Lock;
  expect(Object.keys(missingIn(lock.packages))).toEqual([]);
});

test("a platform's package that is missing is written from its name", () => {
  const rollup = {
    version: "1.0.0",
    dev: true,
    optionalDependencies: {
      "@r/r-linux-x64-musl": "1.0.0",
      "@r/r-win32-arm64-msvc": "1.0.0",
      "@r/r-wasm32-wasi": "1.0.0",
      own: "2.0.0",
    },
  };
  expect(missingIn({ "node_modules/rollup": rollup, "node_modules/rollup/node_modules/own": {} })).toEqual({
    "node_modules/@r/r-linux-x64-musl": {
      version: "1.0.0",
      cpu: ["x64"],
      libc: ["musl"],
      os: ["linux"],
      dev: true,
      optional: true,
    },
    "node_modules/@r/r-win32-arm64-msvc": {
      version: "1.0.0",
      cpu: ["arm64"],
      os: ["win32"],
      dev: true,
      optional: true,
    },
    "node_modules/@r/r-wasm32-wasi": { version: "1.0.0", cpu: ["wasm32"], dev: true, optional: true },
  });
});

test("what cannot be written from its name is not guessed", () => {
  const entry = (name: string, version: string) => ({
    "node_modules/a": { optionalDependencies: { [name]: version } },
  });
  expect(() => missingIn(entry("fsevents", "2.3.3"))).toThrow("does not say its platform");
  expect(() => missingIn(entry("@r/r-linux-x64-gnu", "^1.0.0"))).toThrow("names no one version");
});
