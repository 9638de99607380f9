import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { betterOffset } from "~/domain/room/clock";
import { comparisonCode, fingerprintsOf } from "~/domain/room/fingerprint";
import { readRoomMessage, UNNUMBERED } from "~/domain/room/read-message";
import { firstTier, nextBelow, tiersFor } from "~/domain/room/tiers";

const sdpWith = (...fingerprints: string[]) =>
  [
    "v=0",
    "m=audio 9 UDP/TLS/RTP/SAVPF 111",
    ...fingerprints.map((value) => `a=fingerprint:${value}`),
    "a=setup:actpass",
    "",
  ].join("\r\n");
const print = (seed: string) =>
  `sha-256 ${createHash("sha256").update(seed).digest("hex").toUpperCase().match(/../g)!.join(":")}`;

describe("the code that two compare", () => {
  test("fingerprints are found in every section, each once, in one writing", () => {
    expect(
      fingerprintsOf(sdpWith(print("a"), print("a"), print("a").toLowerCase().replace("sha-256", "SHA-256"))),
    ).toEqual([print("a")]);
    expect(fingerprintsOf("v=0\r\n")).toEqual([]);
  });

  test("both sides compute the same; another certificate on either side gives another", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), fc.string(), async (one, other, third) => {
        fc.pre(new Set([one, other, third]).size === 3);
        const [a, b, c] = [sdpWith(print(one)), sdpWith(print(other)), sdpWith(print(third))];
        const code = await comparisonCode(a, b);
        expect(code).toEqual(await comparisonCode(b, a));
        expect(code).toHaveLength(8);
        expect(code!.every((group) => /^\d{5}$/.test(group))).toBe(true);
        expect(await comparisonCode(a, c)).not.toEqual(code);
        expect(await comparisonCode(c, b)).not.toEqual(code);
      }),
    );
    expect(await comparisonCode(sdpWith(print("a")), "v=0")).toBeNull();
  });
});

const ignore = () => {};
const nothing = (code: string) => {
  throw new Error(`${code} was left out`);
};

describe("messages of the room's channel", () => {
  const room = {
    roomId: "vr-1",
    isDemo: false,
    participants: [
      { id: "1", name: "Ada", role: "patient", isConnected: true, avatarPosition: { x: 0, y: 0, z: 1 }, seat: "s" },
    ],
    openedAt: "2026-11-22T05:00:00.000Z",
    startedAt: null,
    endedAt: null,
    now: "2026-11-22T05:00:00.000Z",
  };

  test("a room's state, a signal and a line are read", () => {
    const signal = { from: "doctor", seat: "a", to: "b", signal: { candidate: null } };
    const message = { id: "1", from: "doctor", text: "Hello", at: room.now };
    const told = { type: "room_update", seq: 3, data: { room, signal, message } };
    expect(readRoomMessage(JSON.stringify(told), nothing)).toEqual(told);
    expect(readRoomMessage(JSON.stringify({ type: "room_response", data: {} }), nothing)).toEqual({
      type: "room_response",
      seq: UNNUMBERED,
      data: {},
    });
  });

  test("what is none is not read; what is not understood of one is left out", () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(readRoomMessage(text, ignore)).toBeNull()));
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (data) =>
          void expect(() =>
            readRoomMessage(JSON.stringify({ type: "room_update", seq: 1, data }), ignore),
          ).not.toThrow(),
      ),
    );
    const bad = {
      room: { ...room, participants: [{ role: "nurse" }] },
      signal: { from: "doctor", seat: "a", to: "b", signal: { description: { type: "song", sdp: "" } } },
      message: { id: 1 },
    };
    const codes: string[] = [];
    const read = readRoomMessage(JSON.stringify({ type: "room_update", seq: 1, data: bad }), (code) =>
      codes.push(code),
    );
    expect(read).toEqual({ type: "room_update", seq: 1, data: { room: { ...room, participants: [] } } });
    expect(codes).toEqual(["room_participant", "room_signal", "room_line"]);
  });
});

describe("tiers and clock", () => {
  test("a tier that cannot be had is not offered, and words can be had always", () => {
    expect(tiersFor({ webgl: true, peer: true, savesData: false })).toEqual(["3d", "video", "text"]);
    expect(tiersFor({ webgl: false, peer: false, savesData: false })).toEqual(["text"]);
    expect(firstTier({ webgl: true, peer: true, savesData: false })).toBe("video");
    expect(firstTier({ webgl: true, peer: true, savesData: true })).toBe("text");
    expect(firstTier({ webgl: true, peer: false, savesData: false })).toBe("text");
    expect(nextBelow("3d", { webgl: true, peer: true, savesData: false })).toBe("video");
    expect(nextBelow("video", { webgl: true, peer: true, savesData: false })).toBe("text");
  });

  test("the server's clock is known to the shortest delay that any message had", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.array(fc.nat(10_000), { minLength: 1 }), (ahead, delays) => {
        const offset = delays.reduce<number | null>(
          (known, delay, index) =>
            betterOffset(known, new Date(1.8e12 + index * 1000 + ahead).toISOString(), 1.8e12 + index * 1000 + delay),
          null,
        );
        expect(offset).toBe(ahead - Math.min(...delays));
      }),
    );
  });
});
