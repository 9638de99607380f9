/**
 * What the product is made of: licences, checksums, known advisories, and a bill of materials.
 *
 *   npm run supply               checks, and writes build/sbom/kindweight.cdx.json
 *   npm run supply -- --write    keeps what the registry answered for times without it
 *
 * Everything but the question about advisories goes without a network. Where no registry answers
 * that, it says so and how old the list is that is kept, and looks into that: never "none" when nobody was asked. A
 * list of more than 60 days is a fault; ADVISORIES_MAX_DAYS allows another age.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { npm, root } from "./command.mjs";
import { runScript, StepFailure } from "../app/services/steps.mjs";
import { affected, checkAge, keep, readAudit, worthOf } from "./supply/advisories.mjs";
import { checkLicenses, checkPins } from "./supply/licenses.mjs";
import { sbomFaults } from "./supply/sbom.mjs";

/** @typedef {import("./supply/licenses.mjs").Locked} Locked */

const KEPT = join(root, "scripts/supply/advisories.json");
const SBOM = "build/sbom/kindweight.cdx.json";

/** @param {string} file */
const readJson = (file) => /** @type {unknown} */ (JSON.parse(readFileSync(file, "utf8")));

/** @param {string} path of a package in the lockfile */
function manifestOf(path) {
  const file = join(root, path, "package.json");
  return existsSync(file) ? /** @type {import("./supply/licenses.mjs").Manifest} */ (readJson(file)) : null;
}

/**
 * @param {{ write?: boolean, say?: (line: string) => void }} [options] `say` gets what is worth reading, line by line
 * @returns {Promise<string>} the summary
 * @throws {StepFailure} with everything that must not stay
 */
export async function checkSupply({ write = false, say = () => {} } = {}) {
  const { packages } = /** @type {{ packages: Record<string, Locked> }} */ (readJson(join(root, "package-lock.json")));

  const licences = checkLicenses(packages, manifestOf);
  say(
    [...licences.counts]
      .sort(([, a], [, b]) => b - a)
      .map(([licence, count]) => `${count} ${licence}`)
      .join(", "),
  );
  const pins = checkPins(packages, (path) => manifestOf(path) !== null);
  say(
    `${pins.pinned} packages have a checksum; ${pins.elsewhere} of other platforms, not installed here, have none: this registry does not carry them`,
  );

  const advisories = await checkAdvisories(packages, write);
  say(advisories.said);

  const sbom = await writeSbom(packages);
  say(`${SBOM}: CycloneDX 1.5, ${sbom.count} components`);

  const faults = [...licences.refused, ...pins.refused, ...advisories.found, ...sbom.faults];
  if (faults.length > 0) throw new StepFailure(`${faults.length} faults`, faults.join("\n"));
  return `${pins.pinned + pins.elsewhere} packages, ${sbom.count} in the bill; ${advisories.short}`;
}

/** @param {Record<string, Locked>} packages @param {boolean} write */
async function checkAdvisories(packages, write) {
  const known = /** @type {import("./supply/advisories.mjs").Known} */ (readJson(KEPT));
  const found = affected(packages, known.advisories);
  // One try: a machine without a network should not wait for minutes.
  const { output } = await npm(["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"]);
  const audit = readAudit(output);
  if (!audit.answered) {
    const now = new Date();
    const worth = worthOf(known, now);
    return {
      found: [...found, ...checkAge(known, now, process.env.ADVISORIES_MAX_DAYS)],
      said: `Advisories: the registry was not to be asked (${audit.reason}). Looked into what is kept instead: ${worth}`,
      short: `advisories not asked, ${known.advisories.length} kept ones of ${known.readOn} looked up`,
    };
  }
  if (write)
    writeFileSync(
      KEPT,
      `${JSON.stringify(keep(known, audit.advisories, new Date().toISOString().slice(0, 10)), null, 2)}\n`,
    );
  // What is less than high is said, and stops nobody's work: a new one may be there on any day.
  const isGrave = (/** @type {import("./supply/advisories.mjs").Advisory} */ { severity }) =>
    severity === "high" || severity === "critical";
  const [grave, lesser] = [audit.advisories.filter(isGrave), audit.advisories.filter((one) => !isGrave(one))];
  const all = [...new Set([...found, ...affected(packages, grave)])];
  const said = [
    `Advisories: the registry was asked and named ${audit.advisories.length} for what runs in production`,
    ...affected(packages, lesser),
  ].join("\n  ");
  return { found: all, said, short: `${audit.advisories.length} advisories by the registry` };
}

/** @param {Record<string, Locked>} packages */
async function writeSbom(packages) {
  const { ok, ended, output } = await npm([
    "sbom",
    "--sbom-format",
    "cyclonedx",
    "--package-lock-only",
    "--loglevel=silent",
  ]);
  if (!ok) throw new StepFailure(`npm sbom: ${ended}`, output);
  const sbom = /** @type {import("./supply/sbom.mjs").Sbom} */ (JSON.parse(output));
  // npm takes the folder's name, which is anybody's.
  if (sbom.metadata?.component) sbom.metadata.component.name = "kindweight";
  mkdirSync(join(root, "build/sbom"), { recursive: true });
  writeFileSync(join(root, SBOM), `${JSON.stringify(sbom, null, 2)}\n`);
  return { count: sbom.components?.length ?? 0, faults: sbomFaults(sbom, packages) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await runScript(async () => {
    console.log(await checkSupply({ write: process.argv.includes("--write"), say: (line) => console.log(line) }));
  });
}
