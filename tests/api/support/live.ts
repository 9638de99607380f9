import { once } from "node:events";
import { get, type ClientRequest, type IncomingMessage } from "node:http";
import { WebSocket } from "ws";
import { parseLiveMessage, type LiveMessage } from "~/domain/vitals/live";
import type { Headings } from "./visitor";

type Options = { patientId: number | string; cookie?: string; after?: number; headers?: Headings };

let clients = 0;
const ownAddress = () => `10.9.${(++clients >> 8) & 255}.${clients & 255}`;

const headersFor = ({ cookie, headers = {} }: Options): Headings => ({
  "X-Forwarded-For": ownAddress(),
  ...(cookie ? { Cookie: cookie.split(";")[0]! } : {}),
  ...headers,
});

/** A client of the live channel, whatever carries it. */
export type LiveClient = {
  /** What has come so far. */
  messages: LiveMessage[];
  /** The numbers of the updates. */
  updates(): number[];
  /** Why it ended: the code of a WebSocket, 0 for a stream. Null while it is open. */
  ended(): number | null;
  end(): void;
};

const updatesIn = (messages: LiveMessage[]) =>
  messages.filter(({ type }) => type === "vitals_update").map(({ seq }) => seq);

/** The address of the WebSocket. */
const socketUrl = (site: { url: string }, { patientId, after }: Options) =>
  `${site.url.replace("http", "ws")}/ws?patientId=${patientId}${after === undefined ? "" : `&after=${after}`}`;

/** Opens a WebSocket. @throws with the status in its message where it is refused. */
export async function openSocket(site: { url: string }, options: Options): Promise<LiveClient & { socket: WebSocket }> {
  const socket = new WebSocket(socketUrl(site, options), { headers: headersFor(options) });
  const messages: LiveMessage[] = [];
  let code: number | null = null;
  socket.on("message", (data: Buffer) => void messages.push(parseLiveMessage(data.toString())!));
  socket.on("close", (closed) => void (code = closed));
  await once(socket, "open");
  socket.on("error", () => {});
  return { socket, messages, updates: () => updatesIn(messages), ended: () => code, end: () => socket.terminate() };
}

/** The status that a handshake gets: 101 where it is let in. */
export function handshake(
  site: { url: string },
  options: Options,
): Promise<{ status: number; body: string; headers: IncomingMessage["headers"] }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketUrl(site, options), { headers: headersFor(options) });
    socket.on("open", () => {
      resolve({ status: 101, body: "", headers: {} });
      socket.terminate();
    });
    socket.on("unexpected-response", (_request, response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => void (body += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode!, body, headers: response.headers }));
    });
    socket.on("error", reject);
  });
}

/** Opens a stream of server-sent events. @throws with the status in its message where it is refused. */
export function openStream(
  site: { url: string },
  options: Options,
): Promise<LiveClient & { headers: IncomingMessage["headers"]; text(): string; call: ClientRequest }> {
  return new Promise((resolve, reject) => {
    const resume: Headings = options.after === undefined ? {} : { "Last-Event-ID": String(options.after) };
    const headers = { ...headersFor(options), Accept: "text/event-stream", ...resume };
    const call = get(
      `${site.url}/api/health-monitoring/${options.patientId}/stream`,
      { headers, agent: false },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          return reject(new Error(`Unexpected server response: ${response.statusCode}`));
        }
        const messages: LiveMessage[] = [];
        let [text, rest] = ["", ""];
        let code: number | null = null;
        response.on("data", (chunk: Buffer) => {
          text += chunk.toString();
          const frames = (rest + chunk.toString()).split("\n\n");
          rest = frames.pop()!;
          for (const frame of frames) {
            const data = /^data: (.+)$/m.exec(frame)?.[1];
            if (data) messages.push(parseLiveMessage(data)!);
          }
        });
        response.on("error", () => {});
        response.on("close", () => void (code = 0));
        resolve({
          call,
          headers: response.headers,
          messages,
          text: () => text,
          updates: () => updatesIn(messages),
          ended: () => code,
          end: () => call.destroy(),
        });
      },
    );
    call.on("error", reject);
  });
}
