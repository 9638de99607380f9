import { expect, test } from "vitest";
import { createPeerConnection } from "~/client/room/peer-connection";
import { NO_MEDIA } from "~/client/room/local-media";
import type { RoomSaid } from "~/domain/room/messages";
import type { RoomState } from "~/domain/room/room";
import { FakeConnection } from "./fake-rtc";

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const roomWith = (patient: string | null, doctor: string | null, isDemo = false): RoomState => ({
  roomId: "vr-1",
  isDemo,
  participants: (["patient", "doctor"] as const).map((role) => {
    const seat = role === "patient" ? patient : doctor;
    return { id: role, name: role, role, isConnected: seat !== null, avatarPosition: { x: 0, y: 1.2, z: 0 }, seat };
  }),
  openedAt: "2026-11-22T05:00:00.000Z",
  startedAt: null,
  endedAt: null,
  now: "2026-11-22T05:00:00.000Z",
});

function seated() {
  const connections: FakeConnection[] = [];
  const said: RoomSaid[] = [];
  const happened: string[] = [];
  const peers = createPeerConnection({
    self: "doctor",
    connect: () => {
      const connection = new FakeConnection("doctor");
      connections.push(connection);
      return connection as unknown as RTCPeerConnection;
    },
    iceServers: async () => [],
    media: () => NO_MEDIA,
    say: (one) => said.push(one),
    forgetSignals: () => {},
    on: {
      change: () => {},
      word: () => {},
      pose: () => {},
      parted: () => happened.push("parted"),
      taken: () => happened.push("taken"),
    },
  });
  peers.hello();
  const stand = async (patient: string | null, own: string | null = peers.seat(), isDemo = false) => {
    peers.standing(roomWith(patient, own, isDemo));
    await settle();
  };
  return { peers, connections, said, happened, stand };
}

test("a connection is made once both pages are known, and stays while the other is merely away", async () => {
  const { peers, connections, stand, said } = seated();
  await stand("patient-1", "the page before");
  expect(connections).toHaveLength(0);
  await stand("patient-1");
  expect(connections).toHaveLength(1);
  await stand(null);
  await stand("patient-1");
  expect([connections.length, connections[0]!.isClosed]).toEqual([1, false]);
  expect(said.filter(({ type }) => type === "signal")).toMatchObject([{ seat: peers.seat(), to: "patient-1" }]);
  peers.stop();
});

test("a new page of the other's gets a fresh connection, and the old one is let go", async () => {
  const { peers, connections, stand, happened } = seated();
  await stand("patient-1");
  await stand("patient-2");
  expect(connections.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(happened).toEqual(["parted"]);
  // What the page before says is not for this one.
  peers.signal({
    from: "patient",
    seat: "patient-1",
    to: peers.seat(),
    signal: { description: { type: "answer", sdp: "x" } },
  });
  peers.signal({
    from: "patient",
    seat: "patient-2",
    to: "another",
    signal: { description: { type: "answer", sdp: "x" } },
  });
  await settle();
  expect(connections[1]!.signalingState).toBe("have-local-offer");
  peers.signal({
    from: "patient",
    seat: "patient-2",
    to: peers.seat(),
    signal: { description: { type: "answer", sdp: "x" } },
  });
  await settle();
  expect(connections[1]!.signalingState).toBe("stable");
  peers.stop();
});

test("another page of one's own takes over once this one was seated, and only then; it can be taken back", async () => {
  const { peers, connections, stand, happened } = seated();
  const own = peers.seat();
  await stand("patient-1", "the page before");
  expect(happened).toEqual([]);
  await stand("patient-1");
  await stand("patient-1", null);
  expect(happened).toEqual([]);
  await stand("patient-1", "another page");
  expect(happened).toEqual(["parted", "taken"]);
  await stand("patient-1", "another page");
  expect(connections.map(({ isClosed }) => isClosed)).toEqual([true]);
  peers.takeBack();
  expect(peers.seat()).not.toBe(own);
  await stand("patient-1", "another page");
  expect(happened).toHaveLength(2);
  await stand("patient-1");
  expect(connections).toHaveLength(2);
  peers.stop();
});

test("in a demonstration there is nobody to connect to", async () => {
  const { peers, connections, stand } = seated();
  await stand("patient-1", peers.seat(), true);
  expect(connections).toHaveLength(0);
});
