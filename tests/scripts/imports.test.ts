import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/route.tsx"];

/** The file that an import names, as a path from the root; an empty list for a package. */
function filesOf(from: string, specifier: string): string[] {
  const path = specifier.startsWith(".") ? join(from, "..", specifier) : specifier.replace(/^~\//, "app/");
  return ENDINGS.map((end) => path + end)
    .filter((file) => /\.\w+$/.test(file) && existsSync(join(root, file)))
    .slice(0, 1);
}

/** Each file of ours with the files that it imports, types included. */
const graph = new Map(
  ts.sys
    .readDirectory(
      root,
      [".ts", ".tsx", ".mjs"],
      ["**/node_modules", "build"],
      ["app", "db", "scripts", "tests", "*.ts"],
    )
    .map((path) => {
      const file = relative(root, path);
      const { importedFiles } = ts.preProcessFile(readFileSync(path, "utf8"));
      return [file, importedFiles.flatMap(({ fileName }) => filesOf(file, fileName))];
    }),
);

/** A circle of imports, as the files on the way round; null if there is none. */
function findCircle(imports: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    done.add(file);
    return (
      (imports.get(file) ?? []).map((next) => visit(next, [...way, file])).find((circle) => circle !== null) ?? null
    );
  };
  return [...imports.keys()].map((file) => visit(file, [])).find((circle) => circle !== null) ?? null;
}

test("no file imports itself by way of others", () => {
  const made = { a: ["b", "d"], b: ["c"], c: ["d", "b"], d: [] };
  expect(findCircle(new Map(Object.entries(made)))).toEqual(["b", "c", "b"]);
  expect(graph.get("server.ts")).toContain("db/client.ts");
  expect(findCircle(graph)).toBeNull();
});

test("the server loads nothing of scripts/", () => {
  const served = [...graph].filter(
    ([file]) => /^(app|db)\/|^server\.ts$/.test(file) && !file.endsWith("drizzle.config.ts"),
  );
  expect(served.length).toBeGreaterThan(500);
  expect(served.filter(([, imports]) => imports.some((path) => path.startsWith("scripts/")))).toEqual([]);
});
