/** Between attempts, and how many follow a loss before the next way is tried (LIVE-08). */
const RETRY_MS = 3_000;
const RETRIES = 3;
/** The server's code where the session of a connection is over. */
const SESSION_ENDED = 4401;
/** A WebSocket that has told nothing by then has fallen into a hole. */
const OPENING_MS = 5_000;
/** Two heartbeats of the server and a little: nobody is there. */
const SILENCE_MS = 32_000;
/** An event stream that tells nothing for so long is held back by something on its way. */
const STREAM_SILENCE_MS = 20_000;
/** An answer to the question whether anybody is there. */
const PROBE_MS = 4_000;
/** Until the way up is tried again; doubled each time, up to the second. */
const CLIMB_MS = 30_000;
const CLIMB_MOST_MS = 300_000;
const TICK_MS = 2_000;
/** A tick so late: the machine slept. */
const SLEPT_MS = 20_000;

export const LOST = "Real-time connection lost";
export const FAILED = "WebSocket connection failed";

export type ChannelState = {
  /** LIVE-06 */
  status: "connecting" | "open" | "closed";
  transport: "websocket" | "sse" | "none";
  error: typeof LOST | typeof FAILED | null;
  /** All ways were tried; they are tried again now and then. */
  isDown: boolean;
};

/** What of the browser it needs; tests bring their own. */
export type Lines = {
  WebSocket: new (url: string) => Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;
  EventSource?: new (url: string) => Pick<EventSource, "readyState" | "close" | "onerror" | "addEventListener">;
};

/** Where a channel's messages come from. */
type Source = {
  /** Path and query of the WebSocket, and of the event stream. */
  socket: string;
  stream: string;
  /** The stream's events that are messages. */
  events: readonly string[];
};

type Options = {
  source: Source;
  /** Of the page: `https:` asks for the secure scheme (LIVE-02). */
  page: { protocol: string; host: string };
  lines: Lines;
  /** The number of the newest event that was heard here, if any: a new connection begins after it. */
  after: () => number | null;
  /**
   * Whether it is open to this browser still, whose session has ended: it may have a new one. Not unless it says so.
   */
  isStillOpen?: () => Promise<boolean>;
  on: {
    state: (state: ChannelState) => void;
    /** A message's text. */
    text: (text: string) => void;
    /** The session is over, or the record is not open any more. Nothing is tried until `start`. */
    ended: () => void;
  };
};

/** A way to the server that is being opened, or is open. */
type Line = {
  kind: "websocket" | "sse";
  isUp: boolean;
  heardAt: number;
  close(): void;
  probe(): void;
  say(text: string): boolean;
};

/**
 * Keeps a live connection, by the best way that there is: a WebSocket; after
 * three more attempts server-sent events; then none, and the page polls. The
 * way up is tried for ever. No React in it.
 */
export function createChannel({ source, page, lines, after, isStillOpen = async () => false, on }: Options) {
  let state: ChannelState = { status: "closed", transport: "none", error: null, isDown: false };
  /** What carries; and what is being opened. */
  let carrier: Line | null = null;
  let opening: Line | null = null;
  let retries = 0;
  let climbs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ticker: ReturnType<typeof setInterval> | undefined;
  let tickedAt = 0;
  /** Counts starts and stops: what was asked for before is of no use after one. */
  let turn = 0;

  const set = (change: Partial<ChannelState>) => on.state((state = { ...state, ...change }));
  const later = (milliseconds: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
  const withAfter = (address: string) =>
    after() === null ? address : `${address}${address.includes("?") ? "&" : "?"}after=${after()}`;

  /** Opens a line; `down` is called once, unless it is closed by us. */
  const open = (kind: Line["kind"], patience: number, down: (line: Line, code: number) => void) => {
    let isOver = false;
    const fail = (code: number) => {
      if (isOver) return;
      line.close();
      if (opening === line) opening = null;
      down(line, code);
    };
    const up = () => {
      line.isUp = true;
      line.heardAt = Date.now();
      clearTimeout(tooLong);
      if (opening === line) opening = null;
      if (carrier !== line) carrier?.close();
      carrier = line;
      if (kind === "websocket") retries = climbs = 0;
      clearTimeout(timer);
      set({ status: "open", transport: kind, error: null, isDown: false });
    };
    const heard = (text: string) => {
      if (isOver) return;
      if (!line.isUp) up();
      line.heardAt = Date.now();
      on.text(text);
    };
    const tooLong = setTimeout(() => fail(0), patience);
    let shut = () => {};
    const line: Line = {
      kind,
      isUp: false,
      heardAt: 0,
      probe: () => {},
      say: () => false,
      close() {
        isOver = true;
        clearTimeout(tooLong);
        shut();
      },
    };
    opening = line;
    try {
      if (kind === "websocket") {
        const socket = new lines.WebSocket(
          `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}${withAfter(source.socket)}`,
        );
        // Open is not up: the server speaks first, and something on the way may swallow what it says.
        socket.onmessage = ({ data }) => heard(String(data));
        socket.onclose = ({ code }) => fail(code);
        line.probe = () => socket.send("");
        line.say = (text) => {
          if (socket.readyState !== 1) return false;
          socket.send(text);
          return true;
        };
        shut = () => {
          socket.onmessage = socket.onclose = null;
          // Closed while it opens, a browser would complain on the console.
          socket.onopen = () => socket.close();
          if (socket.readyState === 1) socket.close();
        };
      } else {
        const Events = lines.EventSource!;
        const events = new Events(withAfter(source.stream));
        for (const type of source.events)
          events.addEventListener(type, (event) => heard(String((event as MessageEvent).data)));
        // It comes back by itself after the server's minute; what is silent for longer is seen by the ticker.
        events.onerror = () => void (events.readyState === 2 && fail(0));
        shut = () => events.close();
      }
    } catch {
      // A policy of the page, or a browser without one.
      setTimeout(() => fail(0));
    }
    return line;
  };

  const trySocket = () => {
    if (opening || carrier?.kind === "websocket") return;
    if (!carrier) set({ status: "connecting" });
    open("websocket", OPENING_MS, (line, code) => {
      if (code === SESSION_ENDED) return void askAgain();
      // Ours: the session is over, it is not open to us, it has ended. To ask again is up to somebody.
      if (code >= 4400 && code < 4500) return end();
      if (line.isUp) return lost(line);
      if (!carrier) set({ status: "closed", error: state.error ?? FAILED });
      failed();
    });
  };

  /** A WebSocket could not be had. */
  const failed = () => {
    if (carrier) climbLater();
    else if (retries < RETRIES) {
      retries += 1;
      later(RETRY_MS, trySocket);
    } else tryStream();
  };

  const tryStream = () => {
    if (!lines.EventSource) return down();
    set({ status: "connecting" });
    const line = open("sse", STREAM_SILENCE_MS, (gone) => (gone.isUp ? lost(gone) : down()));
    const { close } = line;
    line.close = () => {
      close();
      clearTimeout(climbing);
    };
    // From here on a WebSocket is an improvement, nothing more.
    const climbing = setTimeout(() => line.isUp && climbLater(), STREAM_SILENCE_MS);
  };

  const down = () => {
    set({ status: "closed", transport: "none", isDown: true });
    climbLater();
  };

  const climbLater = () => {
    later(Math.min(CLIMB_MS * 2 ** climbs++, CLIMB_MOST_MS) * (0.5 + Math.random()), trySocket);
  };

  /** What carried is gone. */
  const lost = (line: Line) => {
    if (carrier !== line) return;
    carrier = null;
    set({ status: "closed", transport: "none", error: LOST });
    // A stream was there because no WebSocket could be had: one attempt is enough.
    retries = line.kind === "sse" ? RETRIES : 1;
    later(RETRY_MS, trySocket);
  };

  const drop = (line: Line) => {
    line.close();
    lost(line);
  };

  const tick = () => {
    const now = Date.now();
    const slept = now - tickedAt > SLEPT_MS;
    tickedAt = now;
    // What was not heard while asleep says nothing about the connection.
    if (slept) {
      if (carrier) carrier.heardAt = now - 1;
      return wake();
    }
    if (carrier && now - carrier.heardAt > (carrier.kind === "sse" ? STREAM_SILENCE_MS : SILENCE_MS)) drop(carrier);
  };

  /** Somebody looks again, the network is back: do not wait for a timer. */
  const wake = () => {
    if (!ticker) return;
    const line = carrier;
    if (!line) {
      if (opening) return;
      retries = 0;
      return trySocket();
    }
    const askedAt = Date.now();
    line.probe();
    setTimeout(() => {
      if (carrier !== line || line.heardAt >= askedAt) return;
      // A stream answers no questions; what it told a moment ago is answer enough.
      if (line.kind === "sse" && Date.now() - line.heardAt < STREAM_SILENCE_MS) return;
      drop(line);
      retries = 0;
      trySocket();
    }, PROBE_MS);
  };

  /** The session of the connection is over. With another one of the same browser it goes on. */
  const askAgain = async () => {
    halt();
    set({ status: "closed", transport: "none" });
    const asked = turn;
    const isOpen = await isStillOpen();
    if (asked !== turn) return;
    if (isOpen) start();
    else end();
  };

  const halt = () => {
    turn += 1;
    clearTimeout(timer);
    clearInterval(ticker);
    ticker = undefined;
    for (const line of [carrier, opening]) line?.close();
    carrier = opening = null;
  };

  const end = () => {
    halt();
    set({ status: "closed", transport: "none", error: LOST, isDown: true });
    on.ended();
  };

  const start = () => {
    halt();
    retries = climbs = 0;
    tickedAt = Date.now();
    ticker = setInterval(tick, TICK_MS);
    set({ status: "connecting", transport: "none", error: null, isDown: false });
    trySocket();
  };

  return {
    /** Connects, from the top. */
    start,
    wake,
    /** Says something on the WebSocket. @returns false where none carries: an event stream takes nothing. */
    say: (text: string): boolean => carrier?.say(text) ?? false,
    /** Closed deliberately: nothing is tried until `start` (LIVE-07). */
    stop() {
      halt();
      set({ status: "closed", transport: "none" });
    },
  };
}
