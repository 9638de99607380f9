import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { withLock } from "../../scripts/lock.mjs";

const lockModule = resolve(import.meta.dirname, "../../scripts/lock.mjs");

/** Holds the lock in a process of its own, says so, and keeps it until it is killed. */
async function holdElsewhere(name: string): Promise<ChildProcess> {
  const code = `
    import { withLock } from ${JSON.stringify(lockModule)};
    await withLock(${JSON.stringify(name)}, () => { console.log("held"); return new Promise(() => setInterval(() => {}, 1000)); });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return child;
}

test("work under one name never overlaps, and its result comes back", async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise((done) => setTimeout(done, 20));
    return inside--;
  };
  expect(await Promise.all([1, 2, 3].map(() => withLock("test-overlap", work)))).toEqual([1, 1, 1]);
  expect(most).toBe(1);
});

test("a failure gives the lock back", async () => {
  await expect(withLock("test-failure", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await withLock("test-failure", () => "free")).toBe("free");
});

test("waits for a living process, which it names, and takes over from a killed one", async () => {
  const holder = await holdElsewhere("test-takeover");
  const waitedFor: number[] = [];
  const waiters = [1, 2, 3].map((n) =>
    withLock(
      "test-takeover",
      () => n,
      (pid) => waitedFor.push(pid),
    ),
  );
  await expect.poll(() => waitedFor.length).toBeGreaterThan(0);
  expect(new Set(waitedFor)).toEqual(new Set([holder.pid]));
  holder.kill("SIGKILL");
  expect(await Promise.all(waiters)).toEqual([1, 2, 3]);
});
