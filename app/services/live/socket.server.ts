import type { Express, Request as ExpressRequest } from "express";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer } from "ws";
import type { AppServices } from "~/context";
import { ApiError } from "~/domain/errors";
import { LIVE_BEAT_MS } from "~/domain/vitals/live";
import { errorResponse } from "~/services/http/responses/endpoint.server";
import { LimitError } from "~/services/http/limits/rate-limits.server";
import { ownOrigin } from "~/services/http/requests/cross-site.server";
import { openChannel } from "./open-channel.server";
import { openRoomChannel } from "~/services/rooms/live-room.server";
import { MessageQueue } from "~/services/rooms/message-queue.server";
import { MAX_SAID_BYTES } from "~/domain/room/room-schema";
import { eventNumber } from "./stream.server";
import type { LiveClient, Subscription } from "./live.server";
import type { Outgoing } from "./hub.server";
import type { EndReason } from "./access-watch.server";

const SOCKET_PATH = "/ws";

/** A session description is the longest that anybody has to say. */
const MAX_BYTES = MAX_SAID_BYTES;
/**
 * Messages, pings and pongs of a client in a minute (OWASP, WebSocket Security Cheat Sheet). What is said in a room has
 * a limit of its own.
 */
const MAX_MESSAGES = 100;
/**
 * Waiting bytes above which a client has no room. Its socket's own mark is the least, or nothing would say when there
 * is room again.
 */
const ROOM_BYTES = 32 * 1024;
/** After saying goodbye. */
const LINGER_MS = 1_000;

/**
 * Those from 4400 on are ours: to sign in again is up to the user, and what has ended stays so; the browser must not
 * try for ever.
 */
const CLOSE: Record<EndReason, [code: number, reason: string]> = {
  session: [4401, "The session has ended"],
  permission: [4403, "This is not open to you"],
  ended: [4410, "The consultation has ended"],
  unavailable: [1013, "Try again shortly"],
  restart: [1012, "The service restarts"],
};

const BEAT_SECONDS = LIVE_BEAT_MS / 1_000;
/** Whole seconds since the process began. */
const seconds = () => Math.floor(performance.now() / 1_000);

const SENDING = { binary: false, compress: false } as const;

/** Where a socket's connection stands: listeners that all share find it by the emitter that calls them. */
const CONNECTION = Symbol("live connection");
type Carrier = { [CONNECTION]?: Connection };

function onMessage(this: WebSocket & Carrier, data: Buffer) {
  this[CONNECTION]?.heard(data);
}
function onPing(this: WebSocket & Carrier) {
  this[CONNECTION]?.count();
}
function onPong(this: WebSocket & Carrier) {
  this[CONNECTION]?.count();
}
function onClose(this: WebSocket & Carrier) {
  this[CONNECTION]?.closed();
}
function onDrain(this: Duplex & Carrier) {
  this[CONNECTION]?.drained();
}
const ignored = () => {};

/** An open WebSocket of the live channel. There are thousands: a few small fields, and no function of its own. */
class Connection implements LiveClient {
  private subscription: Subscription | null = null;
  /** What is said in a room; null where nobody has anything to say. */
  private talk: MessageQueue | null = null;
  private isFull = false;
  /** Whether anything came back since the last ping. */
  private isAlive = true;
  /** Seconds of the process's clock: small whole numbers cost nothing. */
  private beatAt = seconds() + BEAT_SECONDS;
  private toldAt = -BEAT_SECONDS;
  private messages = 0;
  private countedFrom = 0;

  constructor(
    private readonly ws: WebSocket & Carrier,
    private readonly roomBytes: number,
    private readonly all: Set<Connection>,
  ) {
    ws[CONNECTION] = this;
    ws.on("message", onMessage);
    ws.on("ping", onPing);
    ws.on("pong", onPong);
    // A frame that breaks the protocol; the socket is closed by `ws` itself.
    ws.on("error", ignored);
    ws.on("close", onClose);
  }

  get transport() {
    return "websocket" as const;
  }

  start(
    subscription: Subscription,
    socket: Duplex & Carrier,
    talk: ((away: (code: number, reason: string) => void) => MessageQueue) | null,
  ) {
    if (this.ws.readyState !== WebSocket.OPEN) return subscription.leave();
    this.subscription = subscription;
    this.talk = talk?.((code, reason) => this.close(code, reason)) ?? null;
    this.all.add(this);
    socket[CONNECTION] = this;
    socket.on("drain", onDrain);
  }

  heard(data: Buffer) {
    // An empty message asks whether anybody is there, in a room too.
    if (this.talk && data.byteLength > 0) {
      this.isAlive = true;
      return this.talk.hear(data.toString());
    }
    // Whatever it says, it asks whether anybody is there.
    if (this.count()) this.beat();
  }

  closed() {
    this.subscription?.leave();
    this.all.delete(this);
  }

  take({ bytes }: Outgoing): boolean {
    this.isFull = this.ws.bufferedAmount > this.roomBytes;
    if (this.isFull) return false;
    this.toldAt = seconds();
    this.ws.send(bytes, SENDING);
    return true;
  }

  end(reason: EndReason) {
    this.close(...CLOSE[reason]);
  }

  /** There may be room again. */
  drained() {
    if (!this.isFull || this.ws.bufferedAmount > this.roomBytes / 2) return;
    this.isFull = false;
    this.subscription?.resume();
  }

  /** Once a second: is it there, and does it know that we are? A browser sees no pings, so it is also told. */
  tick(now: number) {
    this.drained();
    if (now < this.beatAt) return;
    this.beatAt = now + BEAT_SECONDS;
    if (!this.isAlive) return this.ws.terminate();
    this.isAlive = false;
    this.ws.ping();
    if (now - this.toldAt >= BEAT_SECONDS) this.beat();
  }

  private beat() {
    if (this.subscription && !this.isFull) this.take(this.subscription.beat());
  }

  /** @returns whether the client still keeps within its limit. */
  count(): boolean {
    const now = seconds();
    this.isAlive = true;
    if (now - this.countedFrom >= 60) [this.countedFrom, this.messages] = [now, 0];
    this.messages += 1;
    if (this.messages <= MAX_MESSAGES) return true;
    this.close(1008, "Too many messages");
    return false;
  }

  private close(code: number, reason: string) {
    this.subscription?.leave();
    this.ws.close(code, reason);
    setTimeout(() => this.ws.terminate(), LINGER_MS).unref();
  }
}

/** Whether a request is for the live channel. */
export const isSocketPath = ({ url = "" }: IncomingMessage): boolean => url.split("?", 1)[0] === SOCKET_PATH;

/**
 * Answers `/ws?patientId=` and `/ws?roomId=` with a WebSocket. Origin, session
 * and permission are looked at before the upgrade; a refusal is a plain answer of
 * HTTP. `after` names the last event that a returning client had.
 * @returns what ends the watch over the connections; they are ended by `live.end`.
 */
export function serveSockets(server: Server, { app, services }: { app: Express; services: AppServices }): () => void {
  // The tracking would be a second set of all connections.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const connections = new Set<Connection>();
  const ticker = setInterval(() => {
    const now = seconds();
    for (const connection of connections) connection.tick(now);
  }, 1_000);
  ticker.unref();

  server.on("upgrade", (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    // In development it is Vite's.
    if (!isSocketPath(req)) return;
    // First of all: a client that goes while we look would end the process.
    const onError = () => socket.destroy();
    socket.on("error", onError);
    const started = performance.now();
    const id = randomUUID();
    const log = (status: number) =>
      services.log.request({
        id,
        method: "GET",
        route: SOCKET_PATH,
        status,
        milliseconds: Math.round((performance.now() - started) * 1000) / 1000,
      });

    admit(req, app, services).then(
      (opened) => {
        if (socket.destroyed) return;
        socket.off("error", onError);
        sockets.handleUpgrade(req, socket, head, (ws) => {
          if (attach(ws, socket, opened, services, connections)) log(101);
        });
      },
      async (error: unknown) => {
        const response = errorResponse(error, services);
        log(response.status);
        await refuse(socket, response);
      },
    );
  });
  return () => clearInterval(ticker);
}

/**
 * Begins the connection. A function of its own, because what stays of it for as
 * long as it lasts would otherwise hold on to the whole request.
 * @returns whether there was room.
 */
function attach(
  ws: WebSocket,
  socket: Duplex,
  { live: opened, speaker, after }: Admitted,
  services: AppServices,
  connections: Set<Connection>,
): boolean {
  const connection = new Connection(ws, Math.max(ROOM_BYTES, socket.writableHighWaterMark), connections);
  const subscribed = services.live.subscribe(opened, after, connection);
  // Asked for a moment ago; somebody else has the last place.
  if (!subscribed.allowed) connection.end("unavailable");
  else
    connection.start(subscribed.subscription, socket, speaker && ((away) => new MessageQueue(services, speaker, away)));
  return subscribed.allowed;
}

type Admitted = Awaited<ReturnType<typeof admit>>;

/**
 * Looks at a handshake.
 * @throws {ApiError} what is answered instead.
 */
async function admit(raw: IncomingMessage, app: Express, services: AppServices) {
  // What Express itself does first; with it come the trusted proxies' address and scheme.
  const req = Object.setPrototypeOf(raw, app.request) as ExpressRequest;
  if (!isOwnHandshake(req, ownOrigin(req, services.config)))
    throw new ApiError("forbidden", "This request came from another site");
  const query = new URL(req.url, "http://localhost").searchParams;
  const [patientId, roomId] = [query.get("patientId"), query.get("roomId")];
  if (
    (patientId === null) === (roomId === null) ||
    query.getAll("patientId").length > 1 ||
    query.getAll("roomId").length > 1
  ) {
    throw new ApiError("malformed", "Name a patient or a room: /ws?patientId=1");
  }
  const address = req.ip ?? "unknown";
  const context: Parameters<typeof openChannel>[2] = { ...services, session: {}, clientAddress: address };
  const request = new Request("http://localhost/ws", { headers: { cookie: req.headers.cookie ?? "" } });
  const opened =
    patientId === null
      ? await openRoomChannel(request, roomId!, context)
      : { live: await openChannel(request, patientId, context), speaker: null };
  const room = services.live.room(opened.live);
  if (room.allowed) return { ...opened, after: eventNumber(query.get("after")) };
  if (!room.isFull) throw new LimitError(room.retryAfterSeconds);
  throw new ApiError("unavailable", "There are too many live connections. Try again shortly.", {
    retryAfterSeconds: room.retryAfterSeconds,
  });
}

/**
 * Whether a handshake comes from our own pages or from a program. A browser
 * names the origin of the page with every WebSocket (RFC 6455, 10.2), and no
 * page can leave it out: without one it is a program, which no other site drives.
 */
function isOwnHandshake({ headers }: Pick<IncomingMessage, "headers">, own: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  return headers.origin === undefined ? site === undefined : headers.origin === own;
}

/** Writes an answer of HTTP to the bare socket, and closes it. */
async function refuse(socket: Duplex, response: Response): Promise<void> {
  const body = await response.text();
  const names = {
    "x-content-type-options": "nosniff",
    connection: "close",
    "content-length": String(Buffer.byteLength(body)),
  };
  const headers = [...response.headers, ...Object.entries(names)]
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  socket.end(`HTTP/1.1 ${response.status} ${REASONS[response.status] ?? "Refused"}\r\n${headers}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const REASONS: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};
