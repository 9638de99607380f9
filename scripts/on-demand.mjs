import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { npm, root } from "./command.mjs";
import { step, StepFailure } from "../app/services/steps.mjs";

/**
 * Installs a tool that only few people need, and those rarely, too heavy to be
 * a dependency of all: one version, without its install scripts, in a folder
 * that is kept for the next time.
 *
 * @param {string} name of the npm package
 * @param {string} version exact
 * @returns {Promise<{ folder: string, resolve: (module: string) => string }>} where it lies, and what resolves a module
 * as it would itself
 * @throws {StepFailure} if it cannot be had
 */
export async function installOnDemand(name, version) {
  const prefix = join(root, "node_modules/.cache/on-demand", `${name.replace("/", "+")}@${version}`);
  const folder = join(prefix, "node_modules", name);
  const manifest = join(folder, "package.json");
  await step(name, async (report) => {
    if (existsSync(manifest)) return;
    mkdirSync(prefix, { recursive: true });
    writeFileSync(join(prefix, "package.json"), JSON.stringify({ private: true }));
    report(`installing ${version}`);
    const outcome = await npm([
      "install",
      "--prefix",
      prefix,
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--save-exact",
      `${name}@${version}`,
    ]);
    if (!outcome.ok) throw new StepFailure(`npm install ${name}@${version}: ${outcome.ended}`, outcome.output);
  });
  const { resolve } = createRequire(manifest);
  return { folder, resolve };
}
