/**
 * Clients of a live channel, in a process of their own: opens as many as it is
 * told and says when the last of them has each message.
 */
import { connect } from "node:net";
import { randomBytes } from "node:crypto";
import { WebSocket } from "ws";

export type Order =
  { kind: "open"; url: string; count: number } | { kind: "stall"; url: string; count: number } | { kind: "close" };
/** `at` in milliseconds since 1970, with fractions: the processes share the machine's clock. */
export type Report =
  | { kind: "opened"; count: number }
  | { kind: "all have"; seq: number; firstAt: number; lastAt: number }
  | { kind: "failed"; reason: string };

const AT_ONCE = 100;
const clients = new Set<{ close(): void }>();
const seen = new Map<number, { count: number; firstAt: number }>();
let expected = 0;

const now = () => performance.timeOrigin + performance.now();
const report = (report: Report) => void process.send?.(report);
/**
 * From 25 addresses, as behind a proxy: the limits stay as they are, and what they keep of each address is not a
 * connection's.
 */
const address = (index: number) => `10.77.0.${index % 25}`;

function heard(text: string) {
  // The whole is not parsed: the measured thing is the server.
  const [, type, number] = /^\{"type":"(\w+)","seq":(\d+)/.exec(text) ?? [];
  if (type !== "vitals_update") return;
  const seq = Number(number);
  const entry = seen.get(seq) ?? { count: 0, firstAt: now() };
  entry.count += 1;
  seen.set(seq, entry);
  if (entry.count === expected) {
    report({ kind: "all have", seq, firstAt: entry.firstAt, lastAt: now() });
    seen.delete(seq);
  }
}

const openOne = (url: string, index: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      headers: { "X-Forwarded-For": address(index) },
    });
    let isFirst = true;
    socket.on("message", (data: Buffer) => {
      // Its first message says that it is told what comes.
      if (isFirst) resolve();
      isFirst = false;
      heard(data.toString("latin1"));
    });
    socket.on("error", reject);
    socket.on("close", (code) => reject(new Error(`closed with ${code}`)));
    clients.add({ close: () => socket.terminate() });
  });

/** A client that shakes hands and then takes nothing in. */
const stallOne = (url: string, index: number) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port, pathname, search, host } = new URL(url);
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nX-Forwarded-For: ${address(index)}\r\n\r\n`,
      ),
    );
    socket.once("data", () => {
      socket.pause();
      resolve();
    });
    socket.on("error", reject);
    clients.add({ close: () => socket.destroy() });
  });

async function openAll(open: (url: string, index: number) => Promise<void>, url: string, count: number) {
  for (let from = 0; from < count; from += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => open(url, from + index)));
  }
  report({ kind: "opened", count });
}

process.on("message", (order: Order) => {
  if (order.kind === "close") {
    for (const client of clients) client.close();
    clients.clear();
    seen.clear();
    return;
  }
  if (order.kind === "open") expected = order.count;
  openAll(order.kind === "open" ? openOne : stallOne, order.url, order.count).catch((error: Error) =>
    report({ kind: "failed", reason: error.message }),
  );
});
process.on("disconnect", () => process.exit());
