import { afterEach, expect, test, vi } from "vitest";
import { createRoomSession } from "~/client/room/room-session";
import type { RoomPageState } from "~/client/room/room-page-state";
import type { RoomSaid } from "~/domain/room/messages";
import type { RoomState } from "~/domain/room/room";
import type { RoomStart } from "~/domain/room/room-start";
import { playLines } from "../support/live";

afterEach(() => vi.unstubAllGlobals());

const at = "2026-11-22T05:00:00.000Z";
const roomOf = (seat: string | null): RoomState => ({
  roomId: "vr-1",
  isDemo: false,
  participants: [
    { id: "1", name: "Ada", role: "patient", isConnected: seat !== null, avatarPosition: { x: 0, y: 1.2, z: 0 }, seat },
    { id: "2", name: "Nora", role: "doctor", isConnected: false, avatarPosition: { x: 0, y: 1.2, z: 1 }, seat: null },
  ],
  openedAt: at,
  startedAt: null,
  endedAt: null,
  now: at,
});

test("a page that takes its place back keeps it, though an answer that was read before comes after", async () => {
  // The one question that it asks over HTTP here: how the room stands.
  const answers: ((room: RoomState) => void)[] = [];
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) =>
        answers.push((room) => resolve(new Response(JSON.stringify({ room }), { status: 200 }))),
      ),
  );
  const { lines, socket } = playLines();
  let now: RoomPageState | null = null;
  const start = { room: roomOf(null), seq: 1, self: "patient", lines: [] } as unknown as RoomStart;
  const room = createRoomSession({
    start,
    page: { protocol: "http:", host: "care.example" },
    lines,
    devices: undefined,
    connect: null,
    voiceOnly: "Voice only",
    on: { change: (state) => (now = state), news: () => {} },
  });
  const current = () => now!;
  let seq = 1;
  const tells = (seat: string) => socket().tells({ type: "room_update", seq: ++seq, data: { room: roomOf(seat) } });
  const opens = () => {
    socket().opens();
    socket().tells({ type: "room_response", seq, data: {} });
  };
  const seatSaid = () =>
    (
      socket()
        .sent.map((text) => JSON.parse(text || "null") as RoomSaid | null)
        .find((said) => said?.type === "hello") as { seat: string }
    ).seat;

  room.begin();
  opens();
  tells(seatSaid());
  tells("another window's");
  expect(current().over).toBe("taken");

  room.takeBack();
  opens();
  const mine = seatSaid();
  expect(answers, "asks how the room stands").toHaveLength(1);
  tells(mine);
  answers[0]!(roomOf("another window's"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(current().over).toBeNull();
  expect(current().room.participants[0]!.seat).toBe(mine);
  // Another window that takes it afterwards is believed.
  tells("a third window's");
  expect(current().over).toBe("taken");
  room.stop();
});

/** A page of the patient's in a consultation that has begun, without a line to the specialist's page. */
function apart(answer: (address: string) => Response) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return answer(address);
  });
  const { lines, socket } = playLines();
  let now: RoomPageState | null = null;
  const start = { room: roomOf(null), seq: 1, self: "patient", lines: [] } as unknown as RoomStart;
  const room = createRoomSession({
    start,
    page: { protocol: "http:", host: "care.example" },
    lines,
    devices: undefined,
    connect: null,
    voiceOnly: "Voice only",
    on: { change: (state) => (now = state), news: () => {} },
  });
  room.begin();
  socket().opens();
  socket().tells({ type: "room_response", seq: 1, data: {} });
  return {
    room,
    asked,
    socket,
    now: () => now!,
    begins: () => socket().tells({ type: "room_update", seq: 2, data: { room: { ...roomOf(null), startedAt: at } } }),
  };
}

test("a line that the server refuses stays on the page, marked; it is asked once", async () => {
  vi.useFakeTimers();
  try {
    const { room, asked, now, begins } = apart(() => new Response("{}", { status: 409 }));
    begins();
    await vi.advanceTimersByTimeAsync(10_000);
    room.write("One too many");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual(["/api/vr-sessions/vr-1/messages"]);
    expect(now().chat.lines).toMatchObject([{ text: "One too many", isOnItsWay: false, isRefused: true }]);
    room.stop();
  } finally {
    vi.useRealTimers();
  }
});

test("relays are asked for again when the consultation has begun, and what is none is left out", async () => {
  const relay = { urls: ["turn:relay.example:3478"], username: "1:2", credential: "secret" };
  let iceServers: unknown[] = [];
  const { room, asked, begins } = apart(() => new Response(JSON.stringify({ iceServers, since: "tomorrow" })));
  expect(await room.iceServers()).toEqual([]);
  expect(await room.iceServers()).toEqual([]);
  iceServers = [relay, { urls: "turn:one.example" }, { urls: ["quic:one.example"] }, null, { ...relay, username: 7 }];
  begins();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await room.iceServers()).toEqual([relay]);
  expect(asked).toHaveLength(2);
  room.stop();
  vi.restoreAllMocks();
});

test("messages of tomorrow's version leave the page as it is", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { room, socket, now } = apart(() => new Response("{}"));
  const before = now().room;
  const { now: _now, ...timeless } = roomOf("seat");
  for (const message of [
    { type: "room_reaction", seq: 2, data: { reaction: "wave" } },
    { type: "room_update", seq: 3, data: { reaction: "wave" } },
    { type: "room_update", seq: 4, data: { room: timeless } },
    { type: "room_update", seq: 5, data: { room: { ...roomOf(null), participants: null } } },
    { type: "room_update", seq: 6, data: { signal: { from: "interpreter", seat: "a", to: "b", signal: {} } } },
    { type: "room_update", seq: 7, data: { message: { id: "1", from: "interpreter", text: "Hello" } } },
    { type: "room_update", seq: 8 },
    "no JSON",
    [],
  ])
    socket().tells(message);
  expect(now().room).toEqual(before);
  expect(now().over).toBeNull();
  socket().tells({
    type: "room_update",
    seq: 9,
    data: {
      room: { ...roomOf("seat"), participants: [...roomOf("seat").participants, { id: "3", role: "interpreter" }] },
    },
  });
  expect(now().room.participants.map(({ role }) => role)).toEqual(["patient", "doctor"]);
  // What somebody has written is shown, though the message has no time.
  socket().tells({ type: "room_update", seq: 10, data: { message: { id: "1", from: "doctor", text: "Hello" } } });
  expect(now().chat.lines).toMatchObject([{ text: "Hello" }]);
  expect(Number.isFinite(now().chat.lines[0]!.at)).toBe(true);
  room.stop();
  vi.restoreAllMocks();
});

test("a new session of the same browser, begun in another tab, leaves the room open; the end of it closes the room", async () => {
  vi.useFakeTimers();
  try {
    // The old session's cookie is sent once more before the new one is there.
    let refusals = 1;
    const { room, socket, now } = apart(() =>
      refusals-- > 0 ? new Response("{}", { status: 401 }) : new Response(JSON.stringify({ room: roomOf(null) })),
    );
    socket().ends(4401);
    await vi.advanceTimersByTimeAsync(3_000);
    socket().opens();
    socket().tells({ type: "room_response", seq: 1, data: {} });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([now().over, now().channel.status]).toEqual([null, "open"]);
    refusals = Infinity;
    socket().ends(4401);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(now().over).toBe("closed");
    room.stop();
  } finally {
    vi.useRealTimers();
  }
});
