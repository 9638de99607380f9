/**
 * Adds to package-lock.json the optional packages of other platforms that are
 * missing in it: run it after `npm install` where the registry in use does not
 * carry them. npm then leaves them out of the lockfile without a word, and
 * `npm ci` refuses that lockfile, on this machine and on every other.
 *
 * The entries are written from what their names say; they have no checksum.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./command.mjs";

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} Entry
 */

/**
 * @param {Record<string, Entry>} packages of a lockfile
 * @returns {Record<string, Entry>} what is missing, by path
 */
export function missingIn(packages) {
  /** @type {Record<string, Entry>} */
  const missing = {};
  for (const [path, { dev, optionalDependencies }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (resolves(packages, path, name)) continue;
      if (!/^\d+\.\d+\.\d+/.test(version))
        throw new Error(`${path} wants ${name} ${version}, which names no one version`);
      missing[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true };
    }
  }
  return missing;
}

/**
 * Whether a package at `path` finds `name` in its own node_modules or in one above.
 * @param {Record<string, Entry>} packages
 * @param {string} path
 * @param {string} name
 */
function resolves(packages, path, name) {
  for (let folder = path; ;) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder) return false;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
  }
}

const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/**
 * @param {string} name such as `@rollup/rollup-linux-x64-musl`
 * @returns {Pick<Entry, "os" | "cpu" | "libc">}
 */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const cpu = words.filter((word) => processors.includes(word));
  const os = words.filter((word) => systems.includes(word));
  if (cpu.length !== 1 || (os.length !== 1 && cpu[0] !== "wasm32"))
    throw new Error(`${name} does not say its platform`);
  const libc = os[0] !== "linux" ? [] : words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : [];
  return { cpu, ...(libc.length > 0 ? { libc } : {}), ...(os.length > 0 ? { os } : {}) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = join(root, "package-lock.json");
  const lock = /** @type {{ packages: Record<string, Entry> }} */ (JSON.parse(readFileSync(file, "utf8")));
  const missing = missingIn(lock.packages);
  // In npm's own order, so that its next install changes nothing.
  const entries = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, "en"));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} entries added`);
}
