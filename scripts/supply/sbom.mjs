import { nameOf } from "./licenses.mjs";

/**
 * @typedef {{ "bom-ref"?: string, name?: string, version?: string, purl?: string, hashes?: { alg: string, content:
 * string }[] }} Component
 * @typedef {{ bomFormat?: string, specVersion?: string, serialNumber?: string, metadata?: { timestamp?: string,
 * component?: Component },
 *   components?: Component[], dependencies?: { ref: string, dependsOn?: string[] }[] }} Sbom CycloneDX
 */

/**
 * Whether a bill of materials has CycloneDX's shape and names every package of the lockfile.
 * @param {Sbom} sbom
 * @param {Record<string, { name?: string, version?: string, integrity?: string, link?: boolean }>} packages of a
 * lockfile
 * @returns {string[]} a line for each fault
 */
export function sbomFaults(
  { bomFormat, specVersion, serialNumber, metadata, components = [], dependencies = [] },
  packages,
) {
  const faults = [];
  if (bomFormat !== "CycloneDX" || specVersion !== "1.5")
    faults.push(`It is ${bomFormat} ${specVersion}, not CycloneDX 1.5`);
  if (!/^urn:uuid:[0-9a-f-]{36}$/.test(serialNumber ?? "")) faults.push("It has no serial number");
  if (Number.isNaN(Date.parse(metadata?.timestamp ?? ""))) faults.push("It does not say when it was made");
  if (!metadata?.component?.["bom-ref"]) faults.push("It does not say what it is of");

  const refs = new Set([metadata?.component?.["bom-ref"], ...components.map((component) => component["bom-ref"])]);
  if (refs.size !== components.length + 1) faults.push("Two components have one reference");
  // By its reference: npm puts the folder in the name's place where a package is installed by another name.
  const named = new Map(components.map((component) => [component["bom-ref"], component]));
  for (const { name, version, purl } of components) {
    if (!name || !version || !purl?.startsWith("pkg:npm/"))
      faults.push(`A component is not named: ${name} ${version} ${purl}`);
  }
  for (const { ref, dependsOn = [] } of dependencies) {
    for (const one of [ref, ...dependsOn]) if (!refs.has(one)) faults.push(`${one} is depended on, and no component`);
  }
  for (const [path, entry] of Object.entries(packages)) {
    if (path === "" || entry.link) continue;
    const component = named.get(`${nameOf(path, entry)}@${entry.version}`);
    if (!component) faults.push(`${path} ${entry.version} is missing`);
    else if (entry.integrity && !component.hashes?.some(({ alg }) => alg === "SHA-512"))
      faults.push(`${path} has no checksum`);
  }
  return faults;
}
