import { readFileSync } from "node:fs";
import { sources } from "../../scripts/build.mjs";
import { describe, expect, it } from "vitest";
import { environmentSchema } from "~/services/config.server";

const text = (file: string) => readFileSync(file, "utf8");
const found = (file: string, pattern: RegExp) => [...text(file).matchAll(pattern)].map(([, name]) => name!);
const sorted = (names: string[]) => [...new Set(names)].sort();

describe("the installation of compose.yaml", () => {
  const processes = found("compose.yaml", /^ {2}(\w+): \*app$/gm);

  it("has each process asked and watched by its name", () => {
    expect(processes.length).toBeGreaterThan(1);
    expect(found("ops/Caddyfile", /(\w+):3000/g)).toEqual(processes);
    expect(found("ops/prometheus/prometheus.yml", /(\w+):3000/g)).toEqual(processes);
    expect(text("compose.yaml")).toContain(`depends_on: [${processes.join(", ")}]`);
  });

  it("has one line in .env.example for each setting that it or the server takes, and for no other", () => {
    const taken = [...Object.keys(environmentSchema.shape), ...found("compose.yaml", /\$\{(\w+)/g)];
    expect(found(".env.example", /^(?:# )?([A-Z][A-Z\d_]*)=/gm).sort()).toEqual(sorted(taken));
  });

  it("passes each setting that the server reads, under its own name, but what the image says itself and HOST", () => {
    const passed = found("compose.yaml", /^ {4}([A-Z][A-Z\d_]+): /gm);
    // Caddy asks from another container, at the port that ops/Caddyfile names: a process listens at all its addresses.
    const left = [
      ...found("Dockerfile", /^ENV (.+)$/gm).flatMap((line) => line.split(" ").map((each) => each.split("=")[0]!)),
      "HOST",
    ];
    expect([...passed, ...left].sort()).toEqual(Object.keys(environmentSchema.shape).sort());
    const misnamed = [...text("compose.yaml").matchAll(/^ {4}([A-Z][A-Z\d_]+): \$\{(\w+)\S*$/gm)].filter(
      ([, setting, variable]) => setting !== variable,
    );
    expect(misnamed.map(([line]) => line)).toEqual([]);
  });

  it("lets nothing into the build but what the build is made of", () => {
    const [first, ...allowed] = text(".dockerignore")
      .split("\n")
      .filter((line) => line && !line.startsWith("#"));
    expect(first).toBe("*");
    const names = allowed.map((line) => line.replace(/^!/, ""));
    expect(allowed.every((line) => line.startsWith("!"))).toBe(true);
    expect(sources.length).toBeGreaterThan(5);
    expect(sorted(names)).toEqual(sorted(sources.map((path) => path.split("/")[0]!)));
  });
});
