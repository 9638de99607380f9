import satisfies from "spdx-satisfies";

/**
 * What may be used and passed on. MPL-2.0 asks only that changes to its own files are
 * published: there are none, every file is as its checksum in the lockfile says. Of LGPL-3.0-or-later is libvips, which
 * sharp loads as a shared library of its own that anybody can replace.
 */
const ALLOWED = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Zlib"],
  ...["Unlicense", "CC0-1.0", "CC-BY-3.0", "CC-BY-4.0", "Python-2.0", "MPL-2.0", "LGPL-3.0-or-later"],
];

/** Packages that do not name their licence, by what the text in them is. */
const READ_BY_HAND = /** @type {Record<string, string>} */ ({
  "require-like@0.1.2": "MIT",
});

/**
 * @typedef {{ name?: string, version?: string, license?: string, integrity?: string, link?: boolean, optional?:
 * boolean, dev?: boolean,
 *   os?: string[], cpu?: string[], optionalDependencies?: Record<string, string> }} Locked of package-lock.json
 * @typedef {{ license?: unknown, licenses?: unknown }} Manifest a package's own package.json
 */

/**
 * @param {string} path in the lockfile
 * @param {{ name?: string }} entry names itself where it is installed by another name
 */
export const nameOf = (path, { name }) =>
  name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * What a package says of itself: an SPDX expression, or one of the older ways to write one.
 * @param {Manifest | null} manifest
 * @returns {string | null}
 */
function saidBy(manifest) {
  const old = /** @type {unknown} */ (Array.isArray(manifest?.licenses) ? manifest.licenses[0] : null);
  for (const said of [manifest?.license, old]) {
    if (typeof said === "string") return said;
    if (said && typeof said === "object" && "type" in said && typeof said.type === "string") return said.type;
  }
  return null;
}

/** @param {string} expression */
function isAllowed(expression) {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    return false; // no expression of SPDX: nobody can tell what it allows
  }
}

/**
 * @param {Record<string, Locked>} packages of a lockfile
 * @param {(path: string) => Manifest | null} manifestOf null for what is not installed here
 * @returns {{ counts: Map<string, number>, refused: string[] }} how many packages of each licence; a line for each that
 * must not be used
 */
export function checkLicenses(packages, manifestOf) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const refused = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (path === "" || entry.link) continue;
    const name = nameOf(path, entry);
    const asker = () => askerOf(packages, name);
    // Of another platform's package there may be no more than its name; it is built from its asker's source.
    const licence =
      READ_BY_HAND[`${name}@${entry.version}`] ??
      saidBy(manifestOf(path)) ??
      entry.license ??
      (entry.optional && (entry.os || entry.cpu) ? (packages[asker()]?.license ?? null) : null);
    if (licence !== null && isAllowed(licence)) counts.set(licence, (counts.get(licence) ?? 0) + 1);
    else refused.push(`${path} ${entry.version}: ${licence ?? "no licence"}`);
  }
  return { counts, refused };
}

/** @param {Record<string, Locked>} packages @param {string} name */
const askerOf = (packages, name) =>
  Object.keys(packages).find((path) => packages[path]?.optionalDependencies?.[name]) ?? "";

/**
 * Whether every package is what it was when it was chosen: npm refuses one whose checksum is another.
 * A platform's package that the registry in use does not carry has none in the lockfile, and is
 * installed nowhere without it having been asked for there.
 * @param {Record<string, Locked>} packages of a lockfile
 * @param {(path: string) => boolean} isInstalled
 * @returns {{ pinned: number, elsewhere: number, refused: string[] }} `elsewhere`: other platforms' packages without
 * one
 */
export function checkPins(packages, isInstalled) {
  const entries = Object.entries(packages).filter(([path, { link }]) => path !== "" && !link);
  const unpinned = entries.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ""));
  const refused = unpinned
    .filter(([path, { optional, os, cpu }]) => isInstalled(path) || !optional || !(os || cpu))
    .map(([path]) => `${path} has no checksum`);
  return { pinned: entries.length - unpinned.length, elsewhere: unpinned.length - refused.length, refused };
}
