import type { Lines } from "~/client/live/channel";

type Events = Record<string, (event: MessageEvent) => void>;

/** A browser's WebSocket and EventSource, played by the test. */
export function playLines() {
  const sockets: PlayedSocket[] = [];
  const streams: PlayedStream[] = [];

  class PlayedSocket {
    readyState = 0;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    sent: string[] = [];
    constructor(readonly url: string) {
      sockets.push(this);
    }
    send(text: string) {
      this.sent.push(text);
    }
    close() {
      this.readyState = 3;
    }
    opens() {
      this.readyState = 1;
      this.onopen?.();
    }
    /** Opens, and the server says its first words. */
    greets() {
      this.opens();
      this.tells(response(1, {}));
    }
    tells(message: object | string) {
      this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
    }
    ends(code = 1006) {
      this.readyState = 3;
      this.onclose?.({ code });
    }
  }
  class PlayedStream {
    readyState = 0;
    onerror: (() => void) | null = null;
    readonly events: Events = {};
    constructor(readonly url: string) {
      streams.push(this);
    }
    addEventListener(type: string, listener: (event: MessageEvent) => void) {
      this.events[type] = listener;
    }
    close() {
      this.readyState = 2;
    }
    tells(message: { type: string }) {
      this.readyState = 1;
      this.events[message.type]?.({ data: JSON.stringify(message) } as MessageEvent);
    }
    /** Refused: it does not come back by itself. */
    isRefused() {
      this.readyState = 2;
      this.onerror?.();
    }
  }
  return {
    sockets,
    streams,
    lines: { WebSocket: PlayedSocket, EventSource: PlayedStream } as unknown as Lines,
    socket: () => sockets.at(-1)!,
    stream: () => streams.at(-1)!,
  };
}

export const response = (seq: number, data: object = { readings: [] }) => ({ type: "vitals_response", seq, data });
export const update = (seq: number, data: object = {}) => ({ type: "vitals_update", seq, data });
