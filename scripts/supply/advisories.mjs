import { satisfies } from "semver";
import { nameOf } from "./licenses.mjs";

/**
 * @typedef {{ id: string, package: string, vulnerable: string, severity: string, title: string }} Advisory
 *   `vulnerable` is a range of versions as npm writes them
 * @typedef {{ readOn: string, registryAnsweredOn: string | null, advisories: Advisory[] }} Known
 *   what is kept of advisories; `registryAnsweredOn` is null as long as no registry has ever answered
 */

/**
 * @param {string} output of `npm audit --json`
 * @returns {{ answered: true, advisories: Advisory[] } | { answered: false, reason: string }}
 */
export function readAudit(output) {
  /**
   * @type {{ message?: string, error?: { summary?: string }, vulnerabilities?: Record<string, { via: (string |
   * Record<string, unknown>)[] }>, metadata?: { vulnerabilities?: object } }}
   */
  let report;
  try {
    // npm's own warnings come first.
    report = /** @type {typeof report} */ (
      JSON.parse(output.slice(output.indexOf("\n{") + 1, output.lastIndexOf("}") + 1))
    );
  } catch {
    return { answered: false, reason: "npm audit gave no report" };
  }
  if (!report.vulnerabilities || !report.metadata?.vulnerabilities)
    return { answered: false, reason: report.message ?? report.error?.summary ?? "npm audit gave no report" };
  const found = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one === "object"),
  );
  return {
    answered: true,
    advisories: found.map((one) => ({
      ...{ id: String(one.url ?? one.source).replace(/^.*\//, ""), package: String(one.name) },
      ...{ vulnerable: String(one.range), severity: String(one.severity), title: String(one.title) },
    })),
  };
}

/**
 * @param {Record<string, { name?: string, version?: string }>} packages of a lockfile
 * @param {readonly Advisory[]} advisories
 * @returns {string[]} a line for each package in use that one of them names
 */
export const affected = (packages, advisories) =>
  Object.entries(packages).flatMap(([path, entry]) =>
    advisories
      .filter(
        ({ package: name, vulnerable }) =>
          path !== "" &&
          name === nameOf(path, entry) &&
          satisfies(entry.version ?? "", vulnerable, { includePrerelease: true }),
      )
      .map(({ id, severity, title }) => `${path} ${entry.version}: ${id} (${severity}) ${title}`),
  );

/** So many days the kept list may be old, unless `ADVISORIES_MAX_DAYS` says otherwise. */
const MAX_DAYS = 60;

/** @param {string} date @param {Date} now */
const daysSince = (date, now) => Math.max(0, Math.floor((now.getTime() - Date.parse(date)) / 86_400_000));

/**
 * A list that has not been brought up to date for months finds nothing new.
 * @param {Known} known
 * @param {Date} now
 * @param {string | undefined} maxDays `ADVISORIES_MAX_DAYS`
 * @returns {string[]}
 */
export function checkAge({ readOn }, now, maxDays) {
  const most = maxDays === undefined || maxDays === "" ? MAX_DAYS : Number(maxDays);
  if (!Number.isInteger(most) || most < 0) return [`ADVISORIES_MAX_DAYS is a whole number of days, not "${maxDays}"`];
  const days = daysSince(readOn, now);
  return days > most
    ? [
        `scripts/supply/advisories.json is ${days} days old, and the registry did not answer. Bring it up to date (npm run supply -- --write where a registry answers), or allow more with ADVISORIES_MAX_DAYS=${days}`,
      ]
    : [];
}

/**
 * How much a look at the kept list is worth, in words that do not say more than was asked.
 * @param {Known} known
 * @param {Date} now
 */
export function worthOf({ readOn, registryAnsweredOn, advisories }, now) {
  const age = (/** @type {string} */ date) => `${date}, ${daysSince(date, now)} days old`;
  const asked = registryAnsweredOn
    ? `the registry's last answer is of ${age(registryAnsweredOn)}`
    : "no registry has answered yet";
  return `${advisories.length} known advisories, read ${age(readOn)}; ${asked}. What has been found since is not in it`;
}

/**
 * What is kept after the registry has answered: all that ever concerned us, so that nobody goes back to it.
 * @param {Known} known
 * @param {readonly Advisory[]} found
 * @param {string} today
 * @returns {Known}
 */
export function keep(known, found, today) {
  const all = new Map([...known.advisories, ...found].map((one) => [`${one.id} ${one.package}`, one]));
  return {
    readOn: today,
    registryAnsweredOn: today,
    advisories: [...all.values()].sort((a, b) => a.id.localeCompare(b.id, "en")),
  };
}
