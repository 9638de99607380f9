import { spawn } from "node:child_process";
import { once } from "node:events";
import { isIPv6 } from "node:net";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BUILT_SERVER } from "../../scripts/server-command.mjs";
import { freePort } from "./free-port";

const root = resolve(import.meta.dirname, "../..");

/** A production server of a test's own, in a process of its own. */
export type RunningServer = {
  /** without a slash at the end */
  url: string;
  pid: number;
  /** Sends a signal; resolves when the process has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Resolves when it has ended, whoever ended it. */
  ended: Promise<unknown>;
  /** Stops it as an operator would; kills it if it has not ended after 15 s. */
  stop(): Promise<void>;
  /** everything it has written so far */
  logs(): string;
};

/** Settings of the developer's own shell, which must not leak into a test's server. */
const settings =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|REDIS_URL|SESSION_SECRET|PUBLIC_URL|TRUST_PROXY|OPENAI_.*|SMTP_URL|MAIL_FROM|TURN_.*|BRAND_NAME|SUPPORT_.*|DOCUMENTS_.*|SEED|LOG_LEVEL|NODE_ENV)$/;

const LOOPBACK = "127.0.0.1";

/** V8 compiles the embedded database a second time, for speed, which costs more than a test's server ever gets back. */
const FOR_A_SHORT_LIFE = ["--liftoff-only"];

/** A database of its own is made first; on a machine that does much else that alone was seen to take 35 s. */
const START_MS = 180_000;

/**
 * Starts the built server (`build/` must be there) and waits until `/readyz` answers 200.
 *
 * @param options.dataDir folder of its embedded database; kept when it ends
 * @param options.env settings; `PORT` is a free one unless given
 * @param options.imports modules to load into it first, from the project's folder (`./…`)
 * @throws with the server's output if it ends before it is ready, or is not ready after three minutes.
 */
export async function startServer(options: {
  dataDir: string;
  env?: Record<string, string>;
  imports?: string[];
}): Promise<RunningServer> {
  const port = options.env?.PORT ?? String(await freePort());
  const inherited = Object.entries(process.env).filter(([name]) => !settings.test(name));
  // The server itself is built; only what is loaded into it may need the compiler.
  const compiler = options.imports?.some((module) => module.endsWith(".ts")) ? ["tsx"] : [];
  const imports = ["./scripts/follow-parent.mjs", ...compiler, ...(options.imports ?? [])].flatMap((module) => [
    "--import",
    module,
  ]);
  const child = spawn(process.execPath, [...FOR_A_SHORT_LIFE, ...imports, ...BUILT_SERVER], {
    cwd: root,
    env: {
      ...Object.fromEntries(inherited),
      NODE_ENV: "production",
      HOST: LOOPBACK,
      LOG_LEVEL: "warn",
      DATA_DIR: options.dataDir,
      ...options.env,
      PORT: port,
    },
    // By the last one it notices when the test's process dies, and ends too.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  const kill = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal);
    await ended;
  };
  const stop = async () => {
    const tooLong = setTimeout(() => child.kill("SIGKILL"), 15_000);
    await kill("SIGTERM");
    clearTimeout(tooLong);
  };

  const host = options.env?.HOST ?? LOOPBACK;
  const url = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await isReady(url))) {
    // Between finding the port and taking it another test's server may have taken it.
    if (hasEnded() && !options.env?.PORT && /Port \d+ is in use/.test(output)) return startServer(options);
    if (hasEnded()) throw new Error(`The server ended before it was ready:\n${output}`);
    if (Date.now() > deadline) {
      await kill("SIGKILL");
      throw new Error(`The server was not ready after three minutes:\n${output}`);
    }
    await sleep(50);
  }
  return { url, pid: child.pid ?? 0, kill, ended, stop, logs: () => output };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
