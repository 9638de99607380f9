import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** Whether the machine has a program. */
export const has = (program: string): boolean => {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

export type Program = { stdout: Readable; stop(): Promise<void> };

/** Starts a program beside this one. `stop` waits until it has ended. */
export function start(name: string, args: string[], env: Record<string, string> = {}): Program {
  const child = spawn(name, args, { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, ...env } });
  return {
    stdout: child.stdout,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

/** A screen that nobody sees, for a browser that wants one. @returns null without Debian's `xvfb`. */
export async function startScreen(): Promise<{ env: Record<string, string>; stop(): Promise<void> } | null> {
  if (!has("Xvfb")) return null;
  // It names the first screen that is free.
  const screen = start("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]);
  const [number] = (await once(screen.stdout, "data")) as [Buffer];
  return { env: { DISPLAY: `:${number.toString().trim()}` }, stop: screen.stop };
}
