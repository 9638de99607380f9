import { execFile } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { lastLines, root } from "../../../scripts/command.mjs";
import { reasonOf, seconds } from "../../../app/services/steps.mjs";

/**
 * What the trial's own things are called; an installation's volumes are named after the project, so it must not be its
 * name.
 */
export const PROJECT = "kindweight-trial";
export const IMAGE = "kindweight-trial";
/** What the screens print there: a setting that reaches them by compose.yaml alone. */
export const BRAND = "Trial Clinic";
/** Whoever has the image has nothing to say yet after so long. */
const PATIENCE_MS = 20 * 60_000;

/**
 * Runs a program in the checkout.
 * @returns what it wrote to standard output.
 * @throws with the end of what it wrote to the other.
 */
export function command(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) =>
    execFile(
      program,
      args,
      { cwd: root, env: { ...process.env, ...env }, maxBuffer: 64 << 20, timeout: PATIENCE_MS },
      (error, stdout, stderr) =>
        error
          ? reject(
              new Error(
                `${program} ${args.slice(0, 4).join(" ")} …: ${lastLines(stderr || stdout || error.message, 4)}`,
              ),
            )
          : resolve(stdout.trim()),
    ),
  );
}

export const docker = (...args: string[]): Promise<string> => command("docker", args);

/** `docker compose` on the trial's installation, with its settings. */
export type Compose = (...args: string[]) => Promise<string>;
export const composeWith =
  (env: Record<string, string>): Compose =>
  (...args) =>
    command(
      "docker",
      ["compose", "-p", PROJECT, "-f", "compose.yaml", "-f", "tests/commands/containers/compose.trial.yaml", ...args],
      env,
    );

/** How a container is. */
export type State = { service: string; state: string; /** Empty without a check. */ health: string };

/** @param listed of `docker compose ps --format json`: an array, or since Compose 2.21 an object a line. */
export function statesIn(listed: string): State[] {
  type Row = { Service: string; State: string; Health: string };
  const rows = listed.startsWith("[")
    ? (JSON.parse(listed) as Row[])
    : listed
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Row);
  return rows.map(({ Service, State, Health }) => ({ service: Service, state: State, health: Health }));
}

/** Who was counted, of the names of all counts in Redis. */
export const countedAddresses = (keys: string): string[] =>
  keys.split("\n").flatMap((key) => /^limit:attempts:(.+)$/.exec(key.trim())?.[1] ?? []);

/** Asks until it is so. @throws after the time with what was waited for. */
export async function until(what: string, within: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + within;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`not within ${seconds(within)}: ${what}`);
    await sleep(500);
  }
}

/** Whether somebody listens at a port of this machine. */
export const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve((socket.destroy(), true)));
    socket.on("error", () => resolve(false));
  });

/** What was looked at; each prints its line. */
export class Checks {
  passed = 0;
  failed = 0;

  /** @param look returns what was seen, and throws where that is wrong. */
  async check(title: string, look: () => Promise<string>): Promise<void> {
    const started = performance.now();
    const line = await look().then(
      (seen) => (this.passed++, `PASS  ${title}: ${seen}`),
      (error: unknown) => (
        this.failed++,
        `FAIL  ${title}: ${error instanceof Error && error.message.includes("\n") ? error.message : reasonOf(error)}`
      ),
    );
    console.log(`${line} (${seconds(performance.now() - started)})`);
  }
}

/** @throws unless what must be is so. */
export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
