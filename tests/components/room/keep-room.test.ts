import { afterEach, expect, test, vi } from "vitest";
import { keepRoom } from "~/components/room/keep-room";
import type { RoomNow } from "~/components/room/room-now";
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
  let now: RoomNow | null = null;
  const start = { room: roomOf(null), seq: 1, self: "patient", lines: [] } as unknown as RoomStart;
  const room = keepRoom({
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
