import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npm, root } from "./command.mjs";
import { withLock } from "./lock.mjs";
import { step, StepFailure } from "../app/services/steps.mjs";

/** Everything that a build is made of. */
export const sources = [
  "app",
  "db",
  "public",
  "server.ts",
  "app/services/steps.mjs",
  "scripts/messages.ts",
  "scripts/content.ts",
  "scripts/at-build.ts",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Builds the application unless what is built is of the sources as they are. */
export function ensureBuild() {
  return step("Build", async (report) => {
    if (isBuilt(root)) return;
    await withLock(
      "build",
      () => build(report),
      (pid) => report(`waiting for process ${pid}, which builds`),
    );
  });
}

/** @param {(text: string) => void} report */
async function build(report) {
  if (isBuilt(root)) return;
  // Taken first: a file saved while the build runs makes the build stale, not the stamp wrong.
  const fingerprint = fingerprintOf(root);
  const outcome = await npm(["run", "build"], { env: { NODE_ENV: "production" }, onLine: report });
  if (!outcome.ok) throw new StepFailure(`npm run build: ${outcome.ended}`, outcome.output);
  writeFileSync(stampOf(root), fingerprint);
}

/**
 * Vite empties build/server at each build, so a build made by hand takes the
 * stamp with it and cannot be mistaken for the stamped one.
 * @param {string} folder
 */
const stampOf = (folder) => join(folder, "build/server/.stamp");

/** @param {string} folder a checkout */
function isBuilt(folder) {
  const stamp = stampOf(folder);
  return (
    existsSync(stamp) &&
    existsSync(join(folder, "build/client")) &&
    existsSync(join(folder, "build/server/index.js")) &&
    existsSync(join(folder, "build/server/main.js")) &&
    readFileSync(stamp, "utf8") === fingerprintOf(folder)
  );
}

/**
 * A hash over the names and contents of all sources.
 * @param {string} folder a checkout
 */
function fingerprintOf(folder) {
  const hash = createHash("sha256");
  for (const source of sources) addTo(hash, folder, source);
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} folder
 * @param {string} path within the folder
 */
function addTo(hash, folder, path) {
  const full = join(folder, path);
  // The build writes these from the texts and tables beside them.
  if (path.endsWith("/generated") || !existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, folder, `${path}/${name}`);
    return;
  }
  const content = readFileSync(full);
  // With the length, so that no two different trees give the same bytes.
  hash.update(`${path}\n${content.length}\n`).update(content);
}
