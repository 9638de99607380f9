import type { Database } from "db/client";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect } from "vitest";
import type { Mail } from "~/domain/mail";
import { createLog } from "~/services/log.server";
import { createComposer } from "~/services/mail/composer.server";
import { createOutbox } from "~/services/mail/outbox.server";
import { createSmtpTransport } from "~/services/mail/smtp-transport.server";
import type { Transport } from "~/services/mail/transport.server";
import { startMailWorker, type MailWorker } from "~/services/mail/mail-worker.server";
import { createSeal } from "~/services/seal.server";
import { startMailServer, type MailServer, type MailServerOptions } from "./mail-server";

export const MINUTE = 60_000;
/** Workers poll this often here. */
export const POLL_MS = 20;

const brand = { name: "Kindweight", supportPhone: "1-800-555-0142", supportEmail: "care@kindweight.example" };
const compose = createComposer(
  { brand, mailFrom: { name: brand.name, address: "care@kindweight.example" } },
  "https://kindweight.example",
);
export const seal = createSeal("a secret of more than thirty-two characters");

/** Stands in for personal data. */
export const CANARY = "canary";
export const mailTo = (to: string): Mail => ({
  to,
  kind: "password-reset",
  firstName: CANARY,
  path: `/reset/${CANARY}-token`,
});

let now: Date;
/** What the workers' clock shows; it stands still but for `pass`. */
export const clock = () => now;
export const pass = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));
export const outbox = createOutbox({ seal, clock });

let logged: string;
const log = createLog("trace", { write: (line: string) => void (logged += line) });
/** What the workers have logged in this test. */
export const logs = () => logged;
export const events = (name: string) =>
  logged
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string; code?: number })
    .filter(({ msg }) => msg === name);

const steps: (() => Promise<unknown> | void)[] = [];
/** Has something done after the test, the last that was asked for first. */
export const cleanUp = (step: () => Promise<unknown> | void) => void steps.push(step);

/**
 * Gives each test of a file a clock and a log of its own, ends what it started, and looks for personal data in the log.
 */
export function useMailFixture(): void {
  beforeEach(() => {
    now = new Date("2026-03-14T09:00:00.000Z");
    logged = "";
  });
  afterEach(async () => {
    for (const step of steps.splice(0).reverse()) await step();
    // Whatever has happened: codes and numbers only.
    expect(logged).not.toMatch(/canary|example\.com|kindweight\.example/i);
  });
}

/** A mail server that lasts as long as the test. */
export async function startServer(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  cleanUp(() => server.close());
  return server;
}

/**
 * A server that does not speak SMTP: what it does with a connection is the test's.
 * @returns its address, as of a mail server.
 */
export async function startListener(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUp(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A worker that is stopped after the test at the latest. */
export function startWorker(
  db: Database,
  transport: Transport,
  change: Partial<Parameters<typeof startMailWorker>[0]> = {},
): MailWorker {
  const worker = startMailWorker({
    db,
    seal,
    clock,
    log,
    compose,
    transport,
    pollMs: POLL_MS,
    stopMs: 2_000,
    ...change,
  });
  cleanUp(() => worker.stop());
  return worker;
}

export const bySmtp = (url: string, limits = { timeoutMs: 2_000, sendMs: 5_000 }) => createSmtpTransport(url, limits);
