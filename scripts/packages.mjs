import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npm, root } from "./command.mjs";
import { withLock } from "./lock.mjs";
import { step, StepFailure } from "../app/services/steps.mjs";

/** Ends the process with one clear line on a Node that is too old to go on. */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 11)) return;
  console.error(`Kindweight needs Node.js 20.11 or later; this is ${version}. See https://nodejs.org`);
  process.exit(1);
}

/**
 * Installs what package-lock.json names, unless exactly that is in place.
 * Development packages are always part of it: the build needs them.
 */
export function ensurePackages() {
  return step("Packages", async (report) => {
    if (!whyInstall(root)) return;
    await withLock(
      "packages",
      () => install(report),
      (pid) => report(`waiting for process ${pid}, which installs them`),
    );
  });
}

/** @param {(text: string) => void} report */
async function install(report) {
  // Another start may have installed them while this one waited.
  const reason = whyInstall(root);
  if (!reason) return;
  report(`installing: ${reason}`);
  const wanted = wantedHere(read(join(root, "package-lock.json")));
  let lookedUp = 0;
  const timer = setInterval(() => {
    const placed = wanted.filter((path) => existsSync(join(root, path, "package.json"))).length;
    // npm asks the registry about all packages before it places the first.
    report(
      placed > 0
        ? `${placed} of ${wanted.length}`
        : `looking up ${Math.min(lookedUp, wanted.length)} of ${wanted.length}`,
    );
  }, 500);
  // NODE_ENV=production or a setting of the user's would leave out packages that the build needs.
  const flags = [
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    "--loglevel=http",
  ];
  const outcome = await npm(["ci", ...flags], { onLine: (line) => line.includes("http fetch") && lookedUp++ });
  clearInterval(timer);
  if (!outcome.ok) throw new StepFailure(`npm ci: ${outcome.ended}`, plainly(outcome.output));
}

/**
 * What npm says of a failure, without its requests, and without the hundred
 * lines on how it is used that follow some reasons.
 * @param {string} output
 */
const plainly = (output) =>
  (output.split(/\nnpm error\s*\nnpm error Clean install a project/)[0] ?? "").replace(/^npm http .*\n/gm, "");

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, optional?: boolean, devOptional?: boolean,
 *   link?: boolean, os?: string[], cpu?: string[] }} Package
 * @typedef {{ packages?: Record<string, Package & Record<string, unknown>> }} Lockfile
 */

/**
 * Compares contents, not file times: a checkout or a copied folder changes the times and nothing else.
 * @param {string} folder a checkout
 * @returns {string} why packages must be installed, or an empty text if they need not
 */
export function whyInstall(folder) {
  const lock = read(join(folder, "package-lock.json"));
  const manifest = /** @type {Record<string, unknown> | null} */ (read(join(folder, "package.json")));
  const placed = read(join(folder, "node_modules/.package-lock.json"))?.packages;
  if (!lock?.packages) return "there is no package-lock.json";
  if (!placed) return "nothing is installed";

  // Edited by hand: npm ci then says what does not fit.
  for (const kind of ["dependencies", "devDependencies", "optionalDependencies"]) {
    if (canonical(manifest?.[kind]) !== canonical(lock.packages[""]?.[kind])) return "package.json has changed";
  }
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (path === "") continue;
    const found = placed[path];
    if (!found) {
      if (wanted.optional || wanted.devOptional || !fits(wanted)) continue;
      return `${nameOf(path)} is missing`;
    }
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) return `${nameOf(path)} has changed`;
    if (!fits(found)) return "node_modules is from another platform";
    if (!existsSync(join(folder, path))) return `${nameOf(path)} is missing`;
  }
  const surplus = Object.keys(placed).find((path) => !lock.packages?.[path]);
  return surplus ? `${nameOf(surplus)} is no longer needed` : "";
}

/**
 * The paths of the packages that this platform gets.
 * @param {Lockfile | null} lock
 */
export const wantedHere = (lock) =>
  Object.entries(lock?.packages ?? {})
    .filter(([path, wanted]) => path !== "" && fits(wanted))
    .map(([path]) => path);

/** @param {Package} wanted */
function fits({ os, cpu }) {
  /** @param {string[] | undefined} list @param {string} here */
  const allows = (list, here) =>
    !list || (!list.includes(`!${here}`) && (list.includes(here) || list.every((item) => item.startsWith("!"))));
  return allows(os, process.platform) && allows(cpu, process.arch);
}

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** @param {unknown} dependencies */
const canonical = (dependencies) => JSON.stringify(Object.entries(dependencies ?? {}).sort());

/**
 * @param {string} file
 * @returns {Lockfile | null}
 */
function read(file) {
  try {
    return /** @type {Lockfile} */ (JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}
