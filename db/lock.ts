import { existsSync, linkSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Another living process has the data directory. The message names it. */
export class DataDirLockedError extends Error {
  override name = "DataDirLockedError";
  constructor(
    readonly dataDir: string,
    readonly pid: number,
  ) {
    super(
      `The data directory ${dataDir} is in use by process ${pid}. Stop that process first, or set DATA_DIR to another folder.`,
    );
  }
}

type Holder = { pid: number; startedAt: string | null };

/**
 * When the process started, in clock ticks since boot (field 22 of
 * `/proc/PID/stat`), or `null` where there is no `/proc`. A pid alone is not
 * an identity: after a crash and a reboot another program may have the number.
 */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in parentheses and may hold spaces.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  if (holder.startedAt === null || !existsSync("/proc/self/stat")) return true;
  return startTimeOf(holder.pid) === holder.startedAt;
}

function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, "utf8")) as Holder;
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : null;
  } catch {
    return null;
  }
}

/**
 * Takes the pid lock of a data directory, `lock.json` in it.
 *
 * A lock is taken over only from a process that is dead, never because it is
 * old. Of processes starting together one wins; the others see its pid.
 *
 * @returns the function that gives the lock back.
 * @throws {DataDirLockedError} while another living process holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, "lock.json");
  const takeover = join(dataDir, "lock.takeover.json");

  for (let attempt = 0; attempt < 50; attempt++) {
    if (claim(file)) {
      return () => {
        if (readHolder(file)?.pid === process.pid) unlinkSync(file);
      };
    }
    const holder = readHolder(file);
    if (!holder) continue; // given back a moment ago
    if (isAlive(holder)) throw new DataDirLockedError(dataDir, holder.pid);

    // Removing a dead lock needs a lock of its own: otherwise a slow second
    // process could remove the new lock of the faster one.
    if (claim(takeover)) {
      try {
        const still = readHolder(file);
        if (still && !isAlive(still)) unlinkSync(file);
      } finally {
        unlinkSync(takeover);
      }
    } else {
      const other = readHolder(takeover);
      if (other && !isAlive(other)) rmSync(takeover, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
  throw new Error(`Could not lock the data directory ${dataDir}: remove ${file} if no process uses it.`);
}

/**
 * Creates a lock file that names this process. It is written aside and then
 * hard-linked into place, so that it appears whole or not at all: nobody can
 * mistake a half-written lock for a dead process's.
 * @returns false if the file is there already.
 */
function claim(file: string): boolean {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify({ pid: process.pid, startedAt: startTimeOf(process.pid) } satisfies Holder), {
    mode: 0o600,
  });
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    unlinkSync(aside);
  }
}
