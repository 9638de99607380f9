import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port";

/** Whether Debian's coturn is here. */
export const hasTurnServer = (): boolean => spawnSync("turnserver", ["--version"]).error === undefined;

/** An address of the loopback: of either family, as far as the machine has it. */
export type Loopback = "127.0.0.1" | "::1";
/** Whether the machine has this address. */
export const hasAddress = (address: Loopback): boolean =>
  Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === address));

/**
 * Runs coturn until it is stopped.
 * @throws where it does not take connections within 15 seconds.
 */
export async function runTurnServer(
  settings: readonly string[],
  address: string,
  port: number,
): Promise<{ stop(): Promise<void> }> {
  const child = spawn("turnserver", [...settings, `--listening-ip=${address}`, `--listening-port=${port}`], {
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const deadline = Date.now() + 15_000;
  while (!(await listens(port, address))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`turnserver does not listen (${child.exitCode ?? "still running"})`);
    await sleep(100);
  }
  return {
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/**
 * A TURN server on the loopback that takes clients by TCP only, and names that end (`use-auth-secret`).
 * @param address where it listens; it relays by IPv4 in any case, because a browser asks for nothing else.
 */
export async function startTurnServer(
  secret: string,
  address: Loopback,
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const settings = [
    [
      "-n",
      "--no-udp",
      "--no-tls",
      "--no-dtls",
      "--no-cli",
      "--no-software-attribute",
      "--no-stdout-log",
      "--log-file=/dev/null",
      "--pidfile=/dev/null",
    ],
    ["--relay-ip=127.0.0.1", "--allow-loopback-peers"],
    ["--use-auth-secret", `--static-auth-secret=${secret}`, "--realm=kindweight.example"],
  ].flat();
  const { stop } = await runTurnServer(settings, address, port);
  return { url: `turn:${isIPv6(address) ? `[${address}]` : address}:${port}?transport=tcp`, stop };
}

const listens = (port: number, address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, address);
    socket.on("connect", () => (socket.destroy(), resolve(true)));
    socket.on("error", () => resolve(false));
  });
