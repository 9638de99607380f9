/**
 * Checks the subjects and bodies of the commits since the rule came (CONTRIBUTING.md).
 *
 *   node scripts/commits.mjs          all of them
 *   node scripts/commits.mjs FILE     a message that is about to be committed, for a commit-msg hook
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { run } from "./command.mjs";
import { runScript, StepFailure } from "../app/services/steps.mjs";

/** The last commit before the rule. */
const SINCE = "c95e89b";
const LONGEST_SUBJECT = 72;
/** Git writes these itself. */
const WRITTEN_BY_GIT = /^(Merge|Revert|fixup!|squash!)/;
/** A first word of these forms tells what was done, not what the commit does. */
const NOT_IMPERATIVE = /^(?!(?:Embed|Feed|Need|Seed|Shed|Speed|Bring|String)\b)\w+(?:ed|ing)\b/;

/**
 * @param {string} message subject, an empty line, body
 * @returns {string[]} what is wrong with it
 */
export function faultsOf(message) {
  const [subject = "", second = "", ...rest] = message
    .replace(/^#.*\n?/gm, "")
    .trim()
    .split("\n");
  if (WRITTEN_BY_GIT.test(subject)) return [];
  return [
    subject.length > LONGEST_SUBJECT && `its subject has ${subject.length} characters, more than ${LONGEST_SUBJECT}`,
    !/^[A-Z]/.test(subject) && "its subject does not begin with a capital letter",
    NOT_IMPERATIVE.test(subject) && "its subject is not in the imperative",
    /\.$/.test(subject) && "its subject ends with a period",
    (second.trim() !== "" || rest.join("").trim() === "") && "it has no body that says why, after an empty line",
  ].filter((fault) => fault !== false);
}

/** @param {readonly string[]} args */
async function main([file]) {
  if (file) {
    const faults = faultsOf(readFileSync(file, "utf8"));
    if (faults.length > 0) throw new StepFailure(faults.join("\n"));
    return;
  }
  const { ok, output } = await run("git", ["log", "--no-merges", "--format=%h%n%B%x00", `${SINCE}..HEAD`]);
  // A source archive has no history, and a shallow clone may lack its beginning.
  if (!ok) return console.log("No history to check since the rule came");
  const faults = output
    .split("\0")
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => {
      const [hash = "", ...message] = entry.split("\n");
      return faultsOf(message.join("\n")).map((fault) => `${hash} ${message[0]}\n  ${fault}`);
    });
  if (faults.length > 0) throw new StepFailure(faults.join("\n"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await runScript(() => main(process.argv.slice(2)));
