import { openEmbedded } from "db/client";
import { DataDirLockedError, lockDataDir } from "db/lock";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { startHelper, startNode } from "./support/processes";

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), "kindweight-lock-"))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const lockFile = () => join(dataDir, "lock.json");
const heldBy = () => JSON.parse(readFileSync(lockFile(), "utf8")) as { pid: number; startedAt: string | null };
const writeLock = (holder: object, file = lockFile()) => writeFileSync(file, JSON.stringify(holder));
/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ["-e", ""]).pid;

function refusal(): DataDirLockedError {
  try {
    lockDataDir(dataDir)();
  } catch (error) {
    expect(error).toBeInstanceOf(DataDirLockedError);
    return error as DataDirLockedError;
  }
  throw new Error("The folder was not locked");
}

describe("the lock of a data directory", () => {
  test("names its holder, is given back, and leaves nothing behind", () => {
    const unlock = lockDataDir(dataDir);
    expect(heldBy().pid).toBe(process.pid);
    expect(refusal().pid).toBe(process.pid);
    unlock();
    expect(readdirSync(dataDir)).toEqual([]);
    lockDataDir(dataDir)();
  });

  test("says in one line which folder, which process and what to do", () => {
    const unlock = lockDataDir(dataDir);
    const { message } = refusal();
    expect(message).toContain(dataDir);
    expect(message).toContain(`process ${process.pid}`);
    expect(message).not.toContain("\n");
    unlock();
  });

  test("of a process that has died is taken over", () => {
    writeLock({ pid: deadPid(), startedAt: "12345" });
    const unlock = lockDataDir(dataDir);
    expect(heldBy().pid).toBe(process.pid);
    unlock();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test.runIf(existsSync("/proc/self/stat"))("of a dead process whose number another one has now is taken over", () => {
    // The parent lives and is not of our making: only the time of its start tells it from the holder.
    writeLock({ pid: process.ppid, startedAt: "1" });
    const unlock = lockDataDir(dataDir);
    expect(heldBy().pid).toBe(process.pid);
    unlock();
  });

  test("of a living process is respected however old it is, also where its start cannot be known", () => {
    writeLock({ pid: process.ppid, startedAt: null });
    expect(refusal().pid).toBe(process.ppid);
    expect(heldBy().pid).toBe(process.ppid);
  });

  test("whose takeover died half way is taken over all the same", () => {
    writeLock({ pid: deadPid(), startedAt: "1" });
    writeLock({ pid: deadPid(), startedAt: "1" }, join(dataDir, "lock.takeover.json"));
    const unlock = lockDataDir(dataDir);
    expect(heldBy().pid).toBe(process.pid);
    unlock();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("that is no lock is never taken for a dead process's", () => {
    for (const content of ["", "{", '{"pid":-1}', '{"pid":"1"}']) {
      writeFileSync(lockFile(), content);
      expect(() => lockDataDir(dataDir)).toThrow(/Could not lock the data directory .*: remove .*lock\.json/);
      expect(readFileSync(lockFile(), "utf8")).toBe(content);
    }
  });
});

describe("a second process", () => {
  test("is refused within a second and told the first one's pid; killed, the first is taken over from", async () => {
    const prepared = await openEmbedded(dataDir, new Blob([readFileSync(inject("templates").snapshot)]));
    await prepared.close();
    const first = startHelper("lock-holder.ts", dataDir);
    try {
      const { pid } = await first.next();
      expect(pid).toBe(first.child.pid);

      const started = performance.now();
      const error: unknown = await openEmbedded(dataDir).catch((thrown: unknown) => thrown);
      expect(performance.now() - started).toBeLessThan(1_000);
      expect(error).toMatchObject({ name: "DataDirLockedError", pid, dataDir });

      const second = startHelper("lock-holder.ts", dataDir);
      expect(await second.next()).toMatchObject({
        error: "DataDirLockedError",
        message: expect.stringContaining(`process ${String(pid)}`) as unknown,
      });
      expect(await second.ended).toBe(1);

      await first.kill();
      const database = await openEmbedded(dataDir);
      await database.ping();
      await database.close();
      expect(existsSync(lockFile())).toBe(false);
    } finally {
      await first.kill();
    }
  }, 90_000);

  test("gives the lock back when the database cannot be opened", async () => {
    await expect(openEmbedded(dataDir, new Blob(["no dump of a database"]))).rejects.toThrow();
    expect(existsSync(lockFile())).toBe(false);
  });
});

describe("of twenty processes that start together", () => {
  // Plain JavaScript starts five times as fast, and the race is for the lock, not for the compiler.
  let program: string;
  beforeEach(async () => {
    const { transformWithEsbuild } = await import("vite");
    const { code } = await transformWithEsbuild(readFileSync(resolve("db/lock.ts"), "utf8"), "lock.ts");
    program = join(mkdtempSync(join(tmpdir(), "kindweight-race-")), "race.mjs");
    writeFileSync(program, `${code}\n${race}`);
  });
  afterEach(() => rmSync(join(program, ".."), { recursive: true, force: true }));

  test.each([
    ["a dead process's lock", 2, () => writeLock({ pid: deadPid(), startedAt: "1" })],
    [
      "a lock whose takeover died too",
      2,
      () => {
        writeLock({ pid: deadPid(), startedAt: "1" });
        writeLock({ pid: deadPid(), startedAt: "1" }, join(dataDir, "lock.takeover.json"));
      },
    ],
    ["no lock", 1, () => {}],
  ])(
    "exactly one gets the folder, with %s there before",
    async (_name, rounds, prepare) => {
      for (let round = 0; round < rounds; round++) {
        rmSync(lockFile(), { force: true });
        prepare();
        const at = String(Date.now() + 1_500);
        const racers = Array.from({ length: 20 }, () => startNode([program, dataDir, at]));
        try {
          const said = await Promise.all(racers.map((racer) => racer.next()));
          const winners = said.filter(({ won }) => won);
          expect(winners, JSON.stringify(said)).toHaveLength(1);
          expect(heldBy().pid).toBe(winners[0]!.won);
          // Nobody can be told another name than the winner's.
          expect(new Set(said.flatMap(({ lost }) => (lost ? [lost] : [])))).toEqual(new Set([winners[0]!.won]));
        } finally {
          await Promise.all(racers.map((racer) => racer.kill()));
        }
      }
    },
    120_000,
  );
});

/** All try at one instant; the winner keeps the lock until it is killed. */
const race = `
const [dataDir, at] = process.argv.slice(2);
while (Date.now() < Number(at));
try {
  lockDataDir(dataDir);
  console.log(JSON.stringify({ won: process.pid }));
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(JSON.stringify(error.pid ? { lost: error.pid } : { error: String(error) }));
}
`;
