import { createHash } from "node:crypto";
import { linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./command.mjs";

/**
 * Runs `work` while no other process of this user runs work under the same
 * name for the same checkout: two starts at once must not install or build
 * over each other. The lock of a dead process is taken over.
 *
 * `db/lock.ts` is its like for a data directory; this one waits instead of
 * refusing, and must run before there is anything that can load TypeScript.
 *
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @param {(holder: number) => void} [onWait] told the process that is being waited for
 * @returns {Promise<T>}
 */
export async function withLock(name, work, onWait) {
  // Not in the checkout: `npm ci` empties node_modules and a build empties build/.
  const id = createHash("sha256").update(root).digest("hex").slice(0, 12);
  const file = join(tmpdir(), `kindweight-${userInfo().uid}-${id}-${name}.lock`);
  while (!claim(file)) {
    const holder = holderOf(file);
    if (holder === null) continue; // given back a moment ago
    if (isAlive(holder)) {
      onWait?.(holder.pid);
      await sleep(200);
    } else {
      await removeDead(file);
    }
  }
  try {
    return await work();
  } finally {
    remove(file);
  }
}

/**
 * Removing a dead process's lock needs a lock of its own: a slow second waiter
 * could otherwise remove the new lock of a faster one.
 * @param {string} file
 */
async function removeDead(file) {
  const takeover = `${file}.takeover`;
  if (!claim(takeover)) {
    const other = holderOf(takeover);
    if (other && !isAlive(other)) remove(takeover);
    await sleep(20);
    return;
  }
  const holder = holderOf(file);
  if (holder && !isAlive(holder)) remove(file);
  remove(takeover);
}

/** @typedef {{ pid: number, startedAt: string | null }} Holder */

/**
 * Written aside and hard-linked into place, so that the file appears whole or not at all.
 * @param {string} file
 */
function claim(file) {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify({ pid: process.pid, startedAt: startTimeOf(process.pid) }));
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    unlinkSync(aside);
  }
}

/**
 * @param {string} file
 * @returns {Holder | null}
 */
function holderOf(file) {
  try {
    return /** @type {Holder} */ (JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** @param {string} file */
function remove(file) {
  try {
    unlinkSync(file);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

/** @param {Holder} holder */
function isAlive(holder) {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) !== "EPERM") return false;
  }
  // A pid alone is no identity: another program may have got the number since.
  return holder.startedAt === null || startTimeOf(holder.pid) === holder.startedAt;
}

/**
 * Clock ticks since boot, field 22 of `/proc/PID/stat`; `null` where there is
 * no `/proc`, and for a killed process whose parent has not asked after it
 * (often so in a container): such a one still has its number.
 * @param {number} pid
 */
function startTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
