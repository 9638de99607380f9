import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureNode, wantedHere, whyInstall } from "../../scripts/packages.mjs";

let folder: string;
const write = (path: string, content: unknown) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
};
const foreign = { version: "1.0.0", optional: true, os: ["beos"], cpu: ["m68k"] };
const packages = {
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/a/node_modules/b": { version: "2.0.0", dev: true },
};
const lock = (more: object = {}) => ({ packages: { "": { dependencies: { a: "^1.0.0" } }, ...packages, ...more } });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindweight-packages-"));
  write("package.json", { dependencies: { a: "^1.0.0" } });
  write("package-lock.json", lock());
  write("node_modules/.package-lock.json", { packages });
  for (const path of Object.keys(packages)) write(`${path}/package.json`, {});
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what is installed as the lockfile says stays as it is", () => {
  expect(whyInstall(folder)).toBe("");
});

test("a package for another platform is not missed, and one from another platform is noticed", () => {
  write("package-lock.json", lock({ "node_modules/@x/beos": foreign }));
  expect(whyInstall(folder)).toBe("");
  write("node_modules/.package-lock.json", { packages: { ...packages, "node_modules/@x/beos": foreign } });
  expect(whyInstall(folder)).toBe("node_modules is from another platform");
});

test("installs when nothing is there, or an install was cut short", () => {
  rmSync(join(folder, "node_modules/.package-lock.json"));
  expect(whyInstall(folder)).toBe("nothing is installed");
});

test.each([
  [
    "a is missing",
    () =>
      write("node_modules/.package-lock.json", { packages: { "node_modules/a/node_modules/b": { version: "2.0.0" } } }),
  ],
  ["b is missing", () => rmSync(join(folder, "node_modules/a/node_modules/b"), { recursive: true })],
  [
    "a has changed",
    () => write("package-lock.json", lock({ "node_modules/a": { version: "1.0.1", integrity: "sha512-a" } })),
  ],
  [
    "c is no longer needed",
    () => write("node_modules/.package-lock.json", { packages: { ...packages, "node_modules/c": {} } }),
  ],
  ["package.json has changed", () => write("package.json", { dependencies: { a: "^1.0.0", d: "1.0.0" } })],
  ["there is no package-lock.json", () => rmSync(join(folder, "package-lock.json"))],
])("installs when %s", (reason, change) => {
  change();
  expect(whyInstall(folder)).toBe(reason);
});

test("counts as wanted what this platform gets", () => {
  const own = { os: [process.platform], cpu: [process.arch] };
  const all = lock({
    "node_modules/@x/beos": foreign,
    "node_modules/@x/own": own,
    "node_modules/@x/not": { os: ["!beos"] },
  });
  expect(wantedHere(all)).toEqual([...Object.keys(packages), "node_modules/@x/own", "node_modules/@x/not"]);
});

test("a Node that is too old ends with one line that says so", () => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const fine of ["20.11.0", "20.20.2", "22.0.0"]) ensureNode(fine);
  expect(exit).not.toHaveBeenCalled();
  for (const old of ["18.20.4", "20.10.0"]) ensureNode(old);
  expect(exit.mock.calls).toEqual([[1], [1]]);
  expect(error.mock.calls[1]).toEqual([
    expect.stringMatching(/^Kindweight needs Node\.js 20\.11 or later; this is 20\.10\.0\..*$/),
  ]);
});
