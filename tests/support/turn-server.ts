import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port";

/** Whether Debian's coturn is here. */
export const hasTurnServer = (): boolean => spawnSync("turnserver", ["--version"]).error === undefined;

/** A TURN server on the loopback that takes clients by TCP only, and names that end (`use-auth-secret`). */
export async function startTurnServer(secret: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(
    "turnserver",
    [
      ["-n", "--no-udp", "--no-tls", "--no-dtls", "--no-cli", "--no-software-attribute", "--no-stdout-log", "--log-file=/dev/null", "--pidfile=/dev/null"],
      ["--listening-ip=127.0.0.1", `--listening-port=${port}`, "--relay-ip=127.0.0.1", "--allow-loopback-peers"],
      ["--use-auth-secret", `--static-auth-secret=${secret}`, "--realm=kindweight.example"],
    ].flat(),
    { stdio: "ignore" },
  );
  const ended = once(child, "exit");
  const deadline = Date.now() + 15_000;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`turnserver does not listen (${child.exitCode ?? "still running"})`);
    await sleep(100);
  }
  return {
    url: `turn:127.0.0.1:${port}?transport=tcp`,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => (socket.destroy(), resolve(true)));
    socket.on("error", () => resolve(false));
  });
