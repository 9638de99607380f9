import { once } from "node:events";
import { get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { WebSocket } from "ws";

type Headings = Record<string, string>;

/** How long a channel is listened to, in milliseconds. */
const LISTEN_MS = 60;

/** Opens an event stream, hears what comes at first, and goes. @returns its status, and what was heard. */
export function hearStream(url: string, headers: Headings): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = get(
      url,
      { headers: { ...headers, Accept: "text/event-stream" }, agent: false, timeout: 20_000 },
      (response) => {
        let text = "";
        const done = () => {
          call.destroy();
          resolve({ status: response.statusCode ?? 0, text });
        };
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", done);
        response.on("error", done);
        if (response.statusCode === 200) void setTimeout(LISTEN_MS).then(done);
      },
    );
    call.on("timeout", () => call.destroy(new Error("No answer in 20 s")));
    call.on("error", reject);
  });
}

/** What is sent by a WebSocket: a text, bytes, or a frame of nobody's making straight into the connection. */
export type Frame = { kind: "text" | "bytes" | "raw" | "ping"; data: string } | { kind: "close" };

/**
 * Opens a WebSocket, says all frames and goes; after `close` the rest is said all the same.
 * @returns the status of the handshake, and what was heard.
 */
export async function speak(
  url: string,
  headers: Headings,
  frames: readonly Frame[],
): Promise<{ status: number; text: string }> {
  const socket = new WebSocket(url.replace(/^http/, "ws"), { headers, handshakeTimeout: 20_000 });
  let text = "";
  let status = 0;
  socket.on("open", () => (status = 101));
  socket.on("message", (data: Buffer) => (text += data.toString()));
  socket.on("unexpected-response", (_, response) => {
    status = response.statusCode ?? 0;
    response.on("data", (chunk: Buffer) => (text += chunk.toString()));
    response.on("end", () => socket.emit("close"));
  });
  // After the handshake it is an answer to what was said: the server ends the connection.
  socket.on("error", ({ message }) => (text += message));
  await Promise.race([once(socket, "open"), once(socket, "close")]).catch(() => {});
  // One that the server closes with the handshake's own packet is never seen open.
  if (socket.readyState !== WebSocket.OPEN) {
    socket.terminate();
    return { status, text };
  }
  const { _socket: connection } = socket as unknown as { _socket: { write(data: Buffer): void } };
  for (const frame of frames) {
    if (frame.kind === "raw") connection.write(Buffer.from(frame.data, "latin1"));
    else if (frame.kind === "close") {
      // A close of our own making: `ws` would send nothing after its own.
      connection.write(Buffer.from([0x88, 0x80, 0, 0, 0, 0]));
    } else if (socket.readyState !== WebSocket.OPEN) break;
    else if (frame.kind === "ping") socket.ping(frame.data.slice(0, 100));
    else socket.send(frame.kind === "bytes" ? Buffer.from(frame.data) : frame.data);
  }
  await setTimeout(LISTEN_MS);
  socket.terminate();
  return { status, text };
}
