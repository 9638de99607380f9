import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Loaded into a server, it says what it holds. */
export const MEMORY = "./tests/commands/bench/live/memory.ts";
/** Where it says so (`BENCH_MEMORY_FILE`). */
export const memoryFile = join(tmpdir(), `kindweight-bench-memory-${process.pid}`);

/** Bytes that a process holds once its garbage is collected. */
export async function heldBytes(pid: number): Promise<number> {
  const file = `${memoryFile}.${pid}`;
  rmSync(file, { force: true });
  process.kill(pid, "SIGUSR2");
  for (let tries = 0; tries < 200; tries++) {
    await sleep(50);
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (text) return Number(text);
  }
  throw new Error("A server does not say what it holds");
}
