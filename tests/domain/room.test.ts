import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mayEnterRoom, mayOpenRoom, mayTakeSeat, type Viewer } from "~/domain/policy";
import { MAX_SDP } from "~/domain/room/messages";
import { canBeCalled, formatTimer, isRoomId, newRoomId, newSeat, shortRoomId } from "~/domain/room/room";
import { MAX_SAID_BYTES, ROOM_REACH, roomSaidSchema, vrSessionSchema } from "~/domain/room/room-schema";
import {
  CHAIRS,
  durationSeconds,
  PAGE_READ_MS,
  PRESENT_MS,
  roomState,
  type StoredMember,
  type StoredRoom,
} from "~/domain/room/state";
import { proves } from "../support/clauses";

const NOW = new Date("2026-03-10T09:00:00Z");
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const viewer = (id: number, role: "patient" | "provider" | "admin" = "patient"): Viewer => ({ id, role });
const viewers = fc.option(
  fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    role: fc.constantFrom("patient" as const, "provider" as const, "admin" as const),
  }),
  { nil: null },
);

describe("a room's id", () => {
  test("has the prefix, the time and a suffix by chance, and is known by its form", proves("VR-09"), () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999_999 }),
        fc.uint8Array({ minLength: 26, maxLength: 26 }),
        (milliseconds, random) => {
          const id = newRoomId(new Date(milliseconds), random);
          expect(isRoomId(id)).toBe(true);
          expect(Number(id.split("-")[1])).toBe(milliseconds);
          expect(vrSessionSchema.parse({ roomId: id })).toMatchObject({
            roomId: id,
            consultationId: null,
            providerId: null,
          });
        },
      ),
    );
    const ids = Array.from({ length: 1_000 }, () => newRoomId(NOW));
    expect(new Set(ids).size).toBe(1_000);
  });

  test("of which the last eight characters are shown", () => {
    expect(shortRoomId("vr-1700000000000-abcdefghijklmnopqrstuvwxyz")).toBe("stuvwxyz");
  });

  test.each([
    "vr-1700000000000-k3j9x2m4q",
    "vr-1700000000000-x7q2",
    "vr-1700000000000_k3j9x2m4q",
    "vr-1700000000000k3j9x2m4q",
    "vr-1700000000-K3J9X2M4Q",
    "vr-1700000000000-550e8400-e29b-41d4-a716-446655440000",
  ])("%s is one, too: how long the suffix is and what stands before it is the client's", (id) => {
    expect(isRoomId(id)).toBe(true);
    expect(vrSessionSchema.parse({ roomId: id }).roomId).toBe(id);
  });

  test.each([
    "",
    "vr-",
    "VR-1700000000000-abcdefghijklmnopqrstuvwxyz",
    "vr-abcdefghijklmnopqrstuvwxyz",
    "vr-170000000-abcdefghijklm",
    "vr-1700000000-ab",
    "vr-1700000000000-abc.def",
    `vr-1700000000000-${"a".repeat(80)}`,
    "vr-1700000000000-abcdefghijklmnopqrstuvwxyz\n",
    " vr-1700000000000-abcdefghijklmnopqrstuvwxyz",
  ])("%j is none", (id) => {
    expect(isRoomId(id)).toBe(false);
    expect(vrSessionSchema.safeParse({ roomId: id }).success).toBe(false);
  });
});

describe("how a room stands", () => {
  const room: StoredRoom = { roomId: newRoomId(NOW), isDemo: false, openedAt: NOW, startedAt: null, endedAt: null };
  const member = (change: Partial<StoredMember> = {}): StoredMember => ({
    id: 7,
    name: "Ada Reyes",
    role: "patient",
    isConnected: true,
    seat: "seat-one",
    seenAt: NOW,
    pageAt: null,
    ...CHAIRS.patient,
    ...change,
  });
  const doctor = (change: Partial<StoredMember> = {}) =>
    member({ id: 8, name: "Nora Okafor", role: "doctor", ...CHAIRS.doctor, ...change });
  const standing = (change: Partial<StoredRoom>, one: StoredMember, now = NOW) =>
    roomState({ ...room, ...change }, [one], now).participants[0]!;

  test("a participant has id, name, role, whether they are connected, and a position", proves("DATA-26"), () => {
    expect(roomState(room, [member(), doctor({ isConnected: false, seat: null, seenAt: null })], NOW)).toEqual({
      roomId: room.roomId,
      isDemo: false,
      openedAt: NOW.toISOString(),
      startedAt: null,
      endedAt: null,
      now: NOW.toISOString(),
      participants: [
        {
          id: "7",
          name: "Ada Reyes",
          role: "patient",
          isConnected: true,
          avatarPosition: CHAIRS.patient,
          seat: "seat-one",
        },
        { id: "8", name: "Nora Okafor", role: "doctor", isConnected: false, avatarPosition: CHAIRS.doctor, seat: null },
      ],
    });
  });

  test("who has given no sign for half a minute is not there, and has no seat", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * PRESENT_MS }), (milliseconds) => {
        const { isConnected, seat } = standing({}, member(), at(milliseconds));
        expect([isConnected, seat]).toEqual(milliseconds < PRESENT_MS ? [true, "seat-one"] : [false, null]);
      }),
    );
    expect(standing({}, member({ isConnected: false }))).toMatchObject({ isConnected: false, seat: null });
    expect(standing({ endedAt: NOW }, member())).toMatchObject({ isConnected: false, seat: null });
  });

  test("who was given the room's page without a connection counts as there for five minutes, without a seat", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * PAGE_READ_MS }), (milliseconds) => {
        const { isConnected, seat } = standing(
          {},
          member({ isConnected: false, seat: null, seenAt: NOW, pageAt: NOW }),
          at(milliseconds),
        );
        expect([isConnected, seat]).toEqual([milliseconds < PAGE_READ_MS, null]);
      }),
    );
    expect(standing({ endedAt: NOW }, member({ isConnected: false, pageAt: NOW })).isConnected).toBe(false);
  });

  test("whether a page can be called is said by its seat", () => {
    expect([canBeCalled(newSeat(true)), canBeCalled(newSeat(false)), canBeCalled(null)]).toEqual([true, false, false]);
    for (const seat of [newSeat(true), newSeat(false)])
      expect(roomSaidSchema.safeParse({ type: "hello", seat }).success).toBe(true);
  });

  test("the demonstration's doctor is there from the moment that was set, until the end", () => {
    const demo = { isDemo: true, startedAt: at(3_000) };
    const nobody = doctor({ isConnected: false, seat: null, seenAt: null });
    expect(standing(demo, nobody, at(2_999)).isConnected).toBe(false);
    expect(standing(demo, nobody, at(3_000)).isConnected).toBe(true);
    expect(standing({ ...demo, endedAt: at(9_000) }, nobody, at(9_000)).isConnected).toBe(false);
    // A real one is there by being there.
    expect(standing({ startedAt: NOW }, nobody, at(3_000)).isConnected).toBe(false);
  });

  test("the timer and the duration", proves("VR-14"), () => {
    expect([0, 999, 1_000, 61_000, 5_999_000, 6_000_000, -5].map(formatTimer)).toEqual([
      "00:00",
      "00:00",
      "00:01",
      "01:01",
      "99:59",
      "100:00",
      "00:00",
    ]);
    expect([durationSeconds(NOW, at(95_999)), durationSeconds(at(3_000), NOW)]).toEqual([95, 0]);
  });
});

describe("whose a room is", () => {
  test("the demonstration's is open to everybody, any other to patients with a record", () => {
    fc.assert(
      fc.property(viewers, fc.boolean(), (who, hasRecord) => {
        expect(mayOpenRoom(who, { isDemo: true, hasRecord })).toBe("allowed");
        const expected =
          who === null ? "unauthenticated" : who.role === "patient" && hasRecord ? "allowed" : "forbidden";
        expect(mayOpenRoom(who, { isDemo: false, hasRecord })).toBe(expected);
      }),
    );
  });

  test("a seat needs its secret and, where it is an account's, that account; whatever the role", () => {
    fc.assert(
      fc.property(
        viewers,
        fc.boolean(),
        fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
        (who, holdsSecret, userId) => {
          const decision = mayEnterRoom(who, { holdsSecret, userId });
          if (decision === "allowed") expect(holdsSecret && (userId === null || who?.id === userId)).toBe(true);
          if (!holdsSecret) expect(decision).toBe("forbidden");
          if (holdsSecret && userId !== null && who === null) expect(decision).toBe("unauthenticated");
          expect(mayTakeSeat(who, { userId })).toBe(who !== null && who.id === userId);
        },
      ),
    );
    expect(mayEnterRoom(viewer(1, "admin"), { holdsSecret: true, userId: 2 })).toBe("forbidden");
  });
});

describe("what may be said", () => {
  const takes = (said: unknown) => roomSaidSchema.safeParse(said).success;

  test("the longest of it fits into what a socket takes", () => {
    const said = {
      type: "signal",
      seat: "s".repeat(64),
      to: "t".repeat(64),
      signal: { description: { type: "offer", sdp: "\n".repeat(MAX_SDP / 4) + "x".repeat((MAX_SDP * 3) / 4) } },
    };
    expect(takes(said)).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(said))).toBeLessThan(MAX_SAID_BYTES);
  });

  test("a position is finite and within the room's reach", () => {
    fc.assert(
      fc.property(fc.double(), (x) => {
        expect(takes({ type: "position", x, y: 1, z: 0 })).toBe(Number.isFinite(x) && Math.abs(x) <= ROOM_REACH);
      }),
    );
  });

  test("whatever else comes is refused and throws nothing", () => {
    fc.assert(
      fc.property(fc.anything(), (said) => {
        const { success } = roomSaidSchema.safeParse(said);
        if (success) expect(["hello", "signal", "position", "message"]).toContain((said as { type: string }).type);
      }),
    );
    for (const signal of [{}, { description: null }, { candidate: "x" }, { description: { type: "shout", sdp: "" } }])
      expect(takes({ type: "signal", seat: "seat-of-one", to: "seat-of-two", signal })).toBe(false);
    // The end of the candidates, and a rollback without a description.
    for (const signal of [{ candidate: null }, { description: { type: "rollback" } }])
      expect(takes({ type: "signal", seat: "seat-of-one", to: "seat-of-two", signal })).toBe(true);
  });
});
