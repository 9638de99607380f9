import { once } from "node:events";
import { get } from "node:http";
import { WebSocket } from "ws";
import type { RoomMessage, RoomSaid } from "~/domain/room/messages";
import { newRoomId } from "~/domain/room/room";
import type { VrSessionReply } from "~/services/rooms/vr-session.server";
import type { Visitor, Answer, Headings } from "./visitor";

/** The body of `POST /api/vr-sessions`, as our own pages send it. */
export const sessionBody = (change: object = {}) => ({
  consultationId: null,
  roomId: newRoomId(new Date()),
  patientConnected: true,
  providerConnected: true,
  hapticFeedbackEnabled: true,
  recordingEnabled: false,
  ...change,
});

export const openRoom = (visitor: Visitor, change: object = {}): Promise<Answer> =>
  visitor.postJson("/api/vr-sessions", sessionBody(change));

/** Opens one that must open. */
export async function opened(visitor: Visitor, change: object = {}): Promise<VrSessionReply> {
  const answer = await openRoom(visitor, change);
  if (answer.status !== 201) throw new Error(`Opening a room answered ${answer.status}: ${answer.text}`);
  return answer.json<VrSessionReply>();
}

export const say = (visitor: Visitor, roomId: string, said: RoomSaid | object) =>
  visitor.postJson(`/api/vr-sessions/${roomId}/messages`, said);

const cookieOf = (visitor: Visitor) => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** One end of a room's channel, whatever carries it. */
export type RoomClient = {
  messages: RoomMessage[];
  /** Numbers of the updates. */
  updates(): number[];
  /** The newest state that was told. */
  state(): RoomMessage["data"]["room"];
  signals(): NonNullable<RoomMessage["data"]["signal"]>[];
  lines(): string[];
  ended(): number | null;
  end(): void;
};

function client(messages: RoomMessage[], ended: () => number | null, end: () => void): RoomClient {
  return {
    messages,
    updates: () => messages.filter(({ type }) => type === "room_update").map(({ seq }) => seq),
    state: () => messages.findLast(({ data }) => data.room)?.data.room,
    signals: () => messages.flatMap(({ data }) => data.signal ?? []),
    lines: () => messages.flatMap(({ data }) => data.message?.text ?? []),
    ended,
    end,
  };
}

type Options = { after?: number; headers?: Headings; url?: string };

/** @throws with the status in its message where it is refused. */
export async function roomSocket(
  visitor: Visitor,
  roomId: string,
  { after, headers = {}, url = visitor.site.url }: Options = {},
): Promise<RoomClient & { socket: WebSocket; send(said: RoomSaid | object): void }> {
  const address = `${url.replace("http", "ws")}/ws?roomId=${roomId}${after === undefined ? "" : `&after=${after}`}`;
  const socket = new WebSocket(address, {
    headers: { "X-Forwarded-For": visitor.address, Cookie: cookieOf(visitor), ...headers },
  });
  const messages: RoomMessage[] = [];
  let code: number | null = null;
  socket.on("message", (data: Buffer) => void messages.push(JSON.parse(data.toString()) as RoomMessage));
  socket.on("close", (closed) => void (code = closed));
  await once(socket, "open");
  socket.on("error", () => {});
  return {
    ...client(
      messages,
      () => code,
      () => socket.terminate(),
    ),
    socket,
    send: (said) => socket.send(JSON.stringify(said)),
  };
}

/** @throws with the status in its message where it is refused. */
export function roomStream(
  visitor: Visitor,
  roomId: string,
  { after, url = visitor.site.url }: Options = {},
): Promise<RoomClient> {
  return new Promise((resolve, reject) => {
    const headers = {
      "X-Forwarded-For": visitor.address,
      Cookie: cookieOf(visitor),
      Accept: "text/event-stream",
      ...(after === undefined ? {} : { "Last-Event-ID": String(after) }),
    };
    const call = get(`${url}/api/vr-sessions/${roomId}/stream`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        return reject(new Error(`Unexpected server response: ${response.statusCode}`));
      }
      const messages: RoomMessage[] = [];
      let rest = "";
      let code: number | null = null;
      response.on("data", (chunk: Buffer) => {
        const frames = (rest + chunk.toString()).split("\n\n");
        rest = frames.pop()!;
        for (const frame of frames) {
          const data = /^data: (.+)$/m.exec(frame)?.[1];
          if (data) messages.push(JSON.parse(data) as RoomMessage);
        }
      });
      response.on("error", () => {});
      response.on("close", () => void (code = 0));
      resolve(
        client(
          messages,
          () => code,
          () => call.destroy(),
        ),
      );
    });
    call.on("error", reject);
  });
}

/** A specialist comes into a room by their desk's button. */
export const joinAtDesk = (doctor: Visitor, roomId: string): Promise<Answer> =>
  doctor.postForm("/desk", { intent: "join", room: roomId });
