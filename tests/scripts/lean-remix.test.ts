import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { leaner } from "../../scripts/lean-remix";

const folder = resolve(import.meta.dirname, "../../node_modules/@remix-run/react/dist/esm");
const codeOf = (name: string) => readFileSync(resolve(folder, name), "utf8");
const exportsOf = (code: string) =>
  new Set(
    [...code.matchAll(/^\s*export (?:const (\w+)|\{([^}]+)\})/gm)].flatMap(([, one, several]) =>
      (one ?? several!).split(", ").map((name) => name.split(" as ").at(-1)!.trim()),
    ),
  );

describe("what browsers get of Remix's own script", () => {
  const changed = readdirSync(folder).flatMap((name) => {
    const lean = name.endsWith(".js") ? leaner(codeOf(name), name) : null;
    return lean === null ? [] : [{ name, lean }];
  });

  test("is less than Remix has, of the version installed", () => {
    expect(changed.map(({ name }) => name).sort()).toEqual([
      "components.js",
      "fallback.js",
      "fog-of-war.js",
      "routes.js",
      "single-fetch.js",
    ]);
    for (const { name, lean } of changed) expect(lean.length, name).toBeLessThan(codeOf(name).length);
  });

  test("has everything that another file of Remix's asks for", () => {
    for (const { name, lean } of changed) {
      const offered = exportsOf(lean);
      for (const other of readdirSync(folder).filter((file) => file.endsWith(".js"))) {
        const asked = [
          ...codeOf(other).matchAll(new RegExp(`^import \\{([^}]+)\\} from '\\./${name.replace(".", "\\.")}'`, "gm")),
        ].flatMap(([, names]) => names!.split(",").map((one) => one.trim().split(" as ")[0]!));
        for (const one of asked) expect(offered, `${other} asks ${name} for ${one}`).toContain(one);
      }
    }
  });

  test("is looked at again with another version: the build stops", () => {
    for (const { name } of changed) expect(() => leaner("export {};", name)).toThrow(`this version of Remix has`);
  });

  test("the rest stays as it is", () => {
    expect(leaner(codeOf("browser.js"), "browser.js")).toBeNull();
  });
});
