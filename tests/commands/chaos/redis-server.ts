import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StepFailure } from "../../../app/services/steps.mjs";
import { freePort } from "../../support/free-port";

/** A redis-server of this run's own. It keeps nothing on disk: after a restart it is empty. */
export type RedisServer = {
  url: string;
  start(): Promise<void>;
  /** `kill -9` */ stop(): Promise<void>;
  close(): Promise<void>;
};

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.end("PING\r\n"));
    socket.on("data", (data: Buffer) => resolve(data.toString().startsWith("+PONG")));
    socket.on("error", () => resolve(false));
    socket.on("close", () => resolve(false));
  });

/** @throws {StepFailure} where there is no `redis-server`, or it does not start. */
export async function startRedisServer(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), "kindweight-redis-"));
  const port = await freePort();
  let server: ChildProcess | null = null;

  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  };
  const start = async () => {
    const child = spawn(
      "redis-server",
      ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder],
      { stdio: "ignore", detached: true },
    );
    server = child;
    const failed = once(child, "error").then(([error]) => {
      throw new StepFailure("redis-server does not start (Debian: apt-get install redis-server)", String(error));
    });
    const ready = (async () => {
      for (const until = Date.now() + 10_000; !(await answers(port)); await sleep(20)) {
        if (Date.now() > until || child.exitCode !== null)
          throw new StepFailure("redis-server was not ready after ten seconds");
      }
    })();
    await Promise.race([ready, failed]);
    failed.catch(() => {});
  };
  await start();
  const abandon = () => server?.kill("SIGKILL");
  process.once("exit", abandon);
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    async close() {
      await stop();
      process.off("exit", abandon);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
