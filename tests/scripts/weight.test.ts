import { readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { SERVER_KINDS } from "~/domain/vitals/kinds";
import { GOALS, scriptGoal } from "../commands/bench/goals";

const client = resolve(import.meta.dirname, "../../build/client");
type Manifest = { url: string; entry: Module; routes: Record<string, Module & { id: string }> };
type Module = { module: string; imports: string[]; css?: string[] };

/** What the browser reads to know which files a route needs. */
function readManifest(): Manifest {
  const name = readdirSync(resolve(client, "assets")).find((file) => /^manifest-.*\.js$/.test(file))!;
  return JSON.parse(
    readFileSync(resolve(client, "assets", name), "utf8")
      .replace(/^window\.__remixManifest=/, "")
      .replace(/;$/, ""),
  ) as Manifest;
}

/** Bytes on the wire of a file of the build. */
const weigh = (address: string) => statSync(resolve(client, `.${address}.br`)).size;

describe("what a first visit loads, compressed, is within its budget", () => {
  const manifest = readManifest();
  const screens: [path: string, route: string][] = [
    ["/", "routes/_index"],
    ["/specialists", "routes/specialists._index"],
    ["/specialists/1", "routes/specialists.$id"],
    ["/specialist-signup", "routes/specialist-signup"],
    ["/book-appointment", "routes/book-appointment"],
    ["/ai-consultation", "routes/ai-consultation"],
    ["/vr-consultation", "routes/vr-consultation"],
    ["/health-dashboard", "routes/health-dashboard"],
    ["/patient-portal", "routes/patient-portal"],
  ];

  test.each(screens)("%s", (path, id) => {
    const route = Object.values(manifest.routes).find((one) => one.id === id || one.id === `${id}/route`)!;
    const modules = [manifest.entry, manifest.routes.root!, route];
    const scripts = new Set([manifest.url, ...modules.flatMap(({ module, imports }) => [module, ...imports])]);
    const styles = new Set(modules.flatMap(({ css = [] }) => css));
    const sum = (addresses: Set<string>) => [...addresses].reduce((all, address) => all + weigh(address), 0);
    expect(sum(scripts), [...scripts].join("\n")).toBeLessThanOrEqual(scriptGoal(path));
    expect(sum(styles)).toBeLessThanOrEqual(GOALS.style);
    // As a check of the check: React alone is more than this.
    expect(sum(scripts)).toBeGreaterThan(40_000);
    expect(sum(styles)).toBeGreaterThan(1_000);
  });
});

test("the browser gets nothing of what only the server knows of a vital type", () => {
  const assets = resolve(client, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const codes = Object.values(SERVER_KINDS).map(({ loinc }) => loinc.code);
  expect(codes.length).toBeGreaterThan(4);
  const found = scripts.filter((name) => {
    const script = readFileSync(resolve(assets, name), "utf8");
    return codes.some((code) => script.includes(code));
  });
  expect(found).toEqual([]);
});
