import { get, type ClientRequest } from "node:http";
import { get as getSecurely } from "node:https";
import { WebSocket } from "ws";
import { createChannel, type ChannelState, type Lines } from "~/client/live/channel";
import { parseLiveMessage } from "~/domain/vitals/live";

/** What of EventSource the channel uses, over Node's HTTP: comes back by itself with the number of the last event. */
const eventSourceAt = (base: string, own: Record<string, string>) =>
  class {
    readyState = 0;
    onerror: (() => void) | null = null;
    private readonly listeners = new Map<string, (event: { data: string }) => void>();
    private call: ClientRequest | null = null;
    private lastId: string | null = null;
    private retryMs = 1_000;

    constructor(private readonly path: string) {
      this.open();
    }
    addEventListener(type: string, listener: (event: { data: string }) => void) {
      this.listeners.set(type, listener);
    }
    close() {
      this.readyState = 2;
      this.call?.destroy();
    }
    private open() {
      const headers: Record<string, string> = this.lastId === null ? own : { ...own, "Last-Event-ID": this.lastId };
      this.call = (base.startsWith("https:") ? getSecurely : get)(
        base + this.path,
        { headers, agent: false },
        (response) => {
          if (response.statusCode !== 200) {
            response.resume();
            this.readyState = 2;
            return this.onerror?.();
          }
          this.readyState = 1;
          let rest = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => {
            const frames = (rest + chunk).split("\n\n");
            rest = frames.pop()!;
            frames.forEach((frame) => this.take(frame));
          });
          response.on("error", () => {});
          response.on("close", () => this.again());
        },
      );
      this.call.on("error", () => this.again());
    }
    private take(frame: string) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(frame)?.[1];
      this.lastId = field("id") ?? this.lastId;
      this.retryMs = Number(field("retry") ?? this.retryMs);
      const data = field("data");
      if (data !== undefined && this.readyState < 2) this.listeners.get(field("event")!)?.({ data });
    }
    private again() {
      if (this.readyState === 2) return;
      this.readyState = 0;
      this.call = null;
      this.onerror?.();
      setTimeout(() => this.readyState === 0 && !this.call && this.open(), this.retryMs).unref();
    }
  };

/** As a browser's: an error that nobody listens for is nothing, its close tells. */
const quietSocket = (headers: Record<string, string>) =>
  class extends WebSocket {
    constructor(url: string) {
      super(url, { headers });
      this.on("error", () => {});
    }
  };

/** The browser's lines, in Node, with headers that a proxy would add. */
const nodeLines = (base: string, headers: Record<string, string> = {}): Lines =>
  ({ WebSocket: quietSocket(headers), EventSource: eventSourceAt(base, headers) }) as unknown as Lines;

const noSocket = class {
  constructor() {
    throw new Error("There are no WebSockets here");
  }
};

/** The browser's end of the live channel, as it is, in Node: it notes the number of each event that it is told. */
export function liveClient(
  base: string,
  patientId: number,
  { socket = true, headers = {} as Record<string, string> } = {},
) {
  const states: ChannelState[] = [];
  /** Numbers of updates as they came; and the number with which it began. */
  const told: number[] = [];
  /** Begun again in between: what came meanwhile was not told one by one. */
  let first: number | null = null;
  let anew = 0;
  let seq: number | null = null;
  const channel = createChannel({
    source: {
      socket: `/ws?patientId=${patientId}`,
      stream: `/api/health-monitoring/${patientId}/stream`,
      events: ["vitals_response", "vitals_update"],
    },
    page: new URL(base),
    lines: { ...nodeLines(base, headers), ...(socket ? {} : { WebSocket: noSocket as never }) },
    after: () => seq,
    on: {
      state: (state) => states.push(state),
      text(text) {
        const message = parseLiveMessage(text)!;
        if (message.type === "vitals_update") told.push(message.seq);
        else if (Object.keys(message.data).length > 0) {
          first ??= message.seq;
          anew += 1;
        }
        seq = message.seq;
      },
      ended: () => {},
    },
  });
  channel.start();
  return {
    channel,
    told,
    state: () => states.at(-1)!,
    states,
    /** How it began, and how often it had to begin again. */
    began: () => ({ first, anew }),
  };
}
