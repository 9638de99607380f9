import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const root = resolve(import.meta.dirname, "../../..");

/** A process of a test's own, and the lines of JSON that it has said. */
export type Helper = {
  child: ChildProcess;
  lines: Record<string, unknown>[];
  /** The next line that has been said, or that will be. @throws if it ends first. */
  next(): Promise<Record<string, unknown>>;
  /** Resolves with the exit code, once all that it said has been read. */
  ended: Promise<number | null>;
  /** kill -9; resolves when it is dead. */
  kill(): Promise<void>;
};

/** Starts a node process. @param args for node; a TypeScript file needs `--import tsx` before it. */
export function startNode(args: string[]): Helper {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const lines: Record<string, unknown>[] = [];
  let read = 0;
  let errors = "";
  let wake = () => {};
  child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()));
  const output = createInterface(child.stdout);
  output.on("line", (line) => {
    try {
      lines.push(JSON.parse(line) as Record<string, unknown>);
    } catch {
      return; // the last line of a killed process may be half a line
    }
    wake();
  });
  const ended = Promise.all([once(child, "exit"), once(output, "close")]).then(([[code]]) => {
    wake();
    return code as number | null;
  });
  return {
    child,
    lines,
    ended,
    async next() {
      while (read >= lines.length) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The process ended: ${errors.slice(-2_000)}`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
      return lines[read++]!;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Starts a TypeScript file of this folder. */
export const startHelper = (file: string, ...args: string[]) =>
  startNode(["--import", "tsx", resolve(import.meta.dirname, file), ...args]);
