import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { affected, checkAge, keep, readAudit, worthOf } from "../../scripts/supply/advisories.mjs";
import { checkLicenses, checkPins } from "../../scripts/supply/licenses.mjs";
import { sbomFaults } from "../../scripts/supply/sbom.mjs";

const nothingInstalled = () => null;
const known = {
  readOn: "2026-11-21",
  registryAnsweredOn: null,
  advisories: [{ id: "CVE-1", package: "@remix-run/react", vulnerable: "<2.17.3", severity: "high", title: "Script" }],
};

describe("licences", () => {
  test("are what the package itself says, in any of the ways there are to say it", () => {
    const said: Record<string, object> = {
      "node_modules/a": { license: "MIT" },
      "node_modules/b": { licenses: [{ type: "MIT", url: "https://example.com" }] },
      "node_modules/c": { license: { type: "ISC" } },
      "node_modules/d": { license: "(MIT OR GPL-3.0-only)" },
    };
    const packages = Object.fromEntries(Object.keys(said).map((path) => [path, { version: "1.0.0" }]));
    const { counts, refused } = checkLicenses(packages, (path) => said[path] ?? null);
    expect([...counts]).toEqual([
      ["MIT", 2],
      ["ISC", 1],
      ["(MIT OR GPL-3.0-only)", 1],
    ]);
    expect(refused).toEqual([]);
  });

  test("that are not allowed, unknown, no expression, or missing are refused by name", () => {
    const license = (license?: string) => ({ version: "1.0.0", ...(license ? { license } : {}) });
    const packages = {
      "": license("UNLICENSED"),
      "node_modules/gpl": license("GPL-3.0-only"),
      "node_modules/both": license("(MIT AND AGPL-3.0-only)"),
      "node_modules/words": license("SEE LICENSE IN terms.txt"),
      "node_modules/none": license(),
      "node_modules/x/node_modules/@a/b": license("Elastic-2.0"),
    };
    expect(checkLicenses(packages, nothingInstalled).refused).toEqual([
      ...[
        "node_modules/gpl 1.0.0: GPL-3.0-only",
        "node_modules/both 1.0.0: (MIT AND AGPL-3.0-only)",
        "node_modules/words 1.0.0: SEE LICENSE IN terms.txt",
      ],
      ...["node_modules/none 1.0.0: no licence", "node_modules/x/node_modules/@a/b 1.0.0: Elastic-2.0"],
    ]);
  });

  test("of another platform's package are those of the package that asks for it", () => {
    const packages = {
      "node_modules/rollup": { version: "1.0.0", license: "MIT", optionalDependencies: { "@r/darwin": "1.0.0" } },
      "node_modules/@r/darwin": { version: "1.0.0", optional: true, os: ["darwin"] },
      "node_modules/@r/orphan": { version: "1.0.0", optional: true, os: ["darwin"] },
    };
    expect(checkLicenses(packages, nothingInstalled).refused).toEqual(["node_modules/@r/orphan 1.0.0: no licence"]);
  });
});

describe("checksums", () => {
  const other = { version: "1.0.0", optional: true, os: ["darwin"] };

  test("are there for everything but another platform's package that is not installed", () => {
    const packages = {
      "": {},
      "node_modules/a": { integrity: "sha512-x" },
      "node_modules/own": { link: true },
      "node_modules/darwin": other,
    };
    expect(checkPins(packages, () => false)).toEqual({ pinned: 1, elsewhere: 1, refused: [] });
  });

  test("missing, weak, or missing of what is installed are refused", () => {
    const packages = {
      "node_modules/none": {},
      "node_modules/weak": { integrity: "sha1-x" },
      "node_modules/here": other,
      "node_modules/optional": { optional: true },
    };
    const { refused } = checkPins(packages, (path) => path.endsWith("here"));
    expect(refused).toEqual(Object.keys(packages).map((path) => `${path} has no checksum`));
  });

  test("are in our own lockfile", () => {
    const { packages } = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../package-lock.json"), "utf8")) as {
      packages: Parameters<typeof checkPins>[0];
    };
    const { pinned, refused } = checkPins(packages, () => false);
    expect(refused).toEqual([]);
    expect(pinned).toBeGreaterThan(500);
  });
});

describe("advisories", () => {
  test("that the registry names are read from npm's report, after npm's warnings", () => {
    const report = {
      vulnerabilities: {
        a: {
          via: [
            {
              source: 7,
              name: "a",
              title: "Bad",
              url: "https://github.com/advisories/GHSA-1",
              severity: "high",
              range: "<2",
            },
          ],
        },
        b: { via: ["a"] },
      },
      metadata: { vulnerabilities: { high: 2 } },
    };
    expect(readAudit(`npm warn Something\n${JSON.stringify(report, null, 2)}\n`)).toEqual({
      answered: true,
      advisories: [{ id: "GHSA-1", package: "a", vulnerable: "<2", severity: "high", title: "Bad" }],
    });
  });

  test("are never 'none' when nobody answered", () => {
    const refused = `npm warn audit 405 Method Not Allowed\n{\n  "message": "405 Method Not Allowed - POST", "statusCode": 405, "error": {"summary": ""}\n}\nnpm error A complete log\n`;
    expect(readAudit(refused)).toEqual({ answered: false, reason: "405 Method Not Allowed - POST" });
    for (const output of ["", "npm error ENOTFOUND", "{}", "\n{}", '\n{"vulnerabilities": {}}', '\n{"error":'])
      expect(readAudit(output)).toMatchObject({ answered: false });
  });

  test("that are kept find what is in use, by its own name and below other packages", () => {
    const packages = {
      "": { version: "2.17.0" },
      "node_modules/@remix-run/react": { version: "2.17.2" },
      "node_modules/x/node_modules/@remix-run/react": { version: "2.17.3" },
      "node_modules/alias": { name: "@remix-run/react", version: "2.0.0-pre.1" },
      "node_modules/react": { version: "1.0.0" },
    };
    expect(affected(packages, known.advisories)).toEqual([
      "node_modules/@remix-run/react 2.17.2: CVE-1 (high) Script",
      "node_modules/alias 2.0.0-pre.1: CVE-1 (high) Script",
    ]);
  });

  test("that are kept say how old they are, and that they are not all there is", () => {
    const now = new Date("2026-12-01T10:00:00Z");
    expect(worthOf(known, now)).toBe(
      "1 known advisories, read 2026-11-21, 10 days old; no registry has answered yet. What has been found since is not in it",
    );
    const kept = keep(
      known,
      [{ id: "CVE-0", package: "a", vulnerable: "<2", severity: "low", title: "Bad" }],
      "2026-11-30",
    );
    expect(kept.advisories.map(({ id }) => id)).toEqual(["CVE-0", "CVE-1"]);
    expect(worthOf(kept, now)).toContain("the registry's last answer is of 2026-11-30, 1 days old");
  });
});

describe("the age of the kept list", () => {
  const after = (days: number) => new Date(Date.parse(known.readOn) + days * 86_400_000);

  test("is a fault past 60 days, or past what is allowed", () => {
    expect(checkAge(known, after(60), undefined)).toEqual([]);
    expect(checkAge(known, after(61), undefined)).toEqual([expect.stringContaining("61 days old")]);
    expect(checkAge(known, after(61), "")).toHaveLength(1);
    expect(checkAge(known, after(90), "90")).toEqual([]);
    expect(checkAge(known, after(91), "90")).toHaveLength(1);
    expect(checkAge(known, after(1), "0")).toHaveLength(1);
  });

  test.each(["never", "-1", "1.5"])("an allowance of %j is none", (allowed) => {
    expect(checkAge(known, after(0), allowed)).toEqual([expect.stringContaining("whole number of days")]);
  });
});

describe("the bill of materials", () => {
  const packages = {
    "": {},
    "node_modules/a": { version: "1.0.0", integrity: "sha512-x" },
    "node_modules/b": { name: "a", version: "2.0.0" },
  };
  const component = (version: string) => ({
    "bom-ref": `a@${version}`,
    name: "a",
    version,
    purl: `pkg:npm/a@${version}`,
    hashes: [{ alg: "SHA-512", content: "00" }],
  });
  const bill = {
    ...{ bomFormat: "CycloneDX", specVersion: "1.5", serialNumber: "urn:uuid:ed581004-02a6-4622-b985-4b96f4974293" },
    metadata: { timestamp: "2026-11-22T09:46:59.975Z", component: { "bom-ref": "kindweight@0.1.0" } },
    components: [component("1.0.0"), component("2.0.0")],
    dependencies: [{ ref: "kindweight@0.1.0", dependsOn: ["a@1.0.0"] }],
  };

  test("has CycloneDX's shape and names every package", () => {
    expect(sbomFaults(bill, packages)).toEqual([]);
  });

  test.each([
    ["another format", { specVersion: "1.4" }, "It is CycloneDX 1.4, not CycloneDX 1.5"],
    ["no serial number", { serialNumber: "1" }, "It has no serial number"],
    ["a package that is missing", { components: [component("1.0.0")] }, "node_modules/b 2.0.0 is missing"],
    [
      "a package without its checksum",
      { components: [{ ...component("1.0.0"), hashes: [] }, component("2.0.0")] },
      "node_modules/a has no checksum",
    ],
    [
      "a component twice",
      { components: [...bill.components, component("1.0.0")] },
      "Two components have one reference",
    ],
    [
      "a dependency on nothing",
      { dependencies: [{ ref: "kindweight@0.1.0", dependsOn: ["c@1"] }] },
      "c@1 is depended on, and no component",
    ],
    ["nothing in it", { components: undefined, dependencies: [] }, "node_modules/a 1.0.0 is missing"],
  ])("with %s is faulty", (_name, change, fault) => {
    expect(sbomFaults({ ...bill, ...change } as Parameters<typeof sbomFaults>[0], packages)).toContain(fault);
  });
});
