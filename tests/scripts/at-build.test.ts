import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { atBuild } from "../../scripts/at-build";

test("what is computed at build is bundled as its result, not as what computes it", async () => {
  const root = mkdtempSync(join(tmpdir(), "kindweight-at-build-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  writeFileSync(join(root, "said.ts"), 'export const said = "it\'s \u2028 so";');
  writeFileSync(
    join(root, "sum.at-build.ts"),
    'import { said } from "./said";\nexport default () => ({ sum: [1, 2].map((n) => n * 2), said });',
  );
  writeFileSync(join(root, "entry.ts"), 'import sum from "./sum.at-build";\nexport const result = sum();');
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [atBuild()],
    build: { ssr: "entry.ts", outDir: "out", rollupOptions: { output: { entryFileNames: "entry.mjs" } } },
  });
  const { result } = (await import(pathToFileURL(join(root, "out/entry.mjs")).href)) as { result: unknown };
  expect(result).toEqual({ sum: [2, 4], said: "it's \u2028 so" });
});
