import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPeer, type PeerState } from "~/client/room/peer";
import type { Signal } from "~/domain/room/messages";
import { writeWord, type PeerWord } from "~/domain/room/peer-words";
import { encodePose } from "~/domain/room/pose-encoding";
import type { Pose } from "~/domain/room/poses";
import { FakeConnection } from "./fake-rtc";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function side(name: "patient" | "doctor") {
  const connection = new FakeConnection(name);
  const sent: Signal[] = [];
  const states: PeerState[] = [];
  const words: PeerWord[] = [];
  const poses: Pose[] = [];
  let inVain = 0;
  const peer = createPeer({
    connection: connection as unknown as RTCPeerConnection,
    isPolite: name === "patient",
    iceServers: async () => [],
    send: (signal) => sent.push(signal),
    on: {
      change: (state) => states.push(state),
      word: (word) => words.push(word),
      pose: (pose) => poses.push(pose),
      inVain: () => (inVain += 1),
    },
  });
  return { name, connection, peer, sent, states, words, poses, state: () => states.at(-1)!, inVain: () => inVain };
}
type Side = ReturnType<typeof side>;

const settle = async () => {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
};
/** Passes on what was said, in order, until nobody says anything. @param lose whether a message is lost. */
async function pass(one: Side, other: Side, lose: () => boolean = () => false) {
  for (let round = 0; round < 30; round++) {
    await settle();
    if (one.sent.length + other.sent.length === 0) return;
    for (const signal of one.sent.splice(0)) if (!lose()) other.peer.receive(signal);
    for (const signal of other.sent.splice(0)) if (!lose()) one.peer.receive(signal);
  }
  throw new Error("They never come to an end");
}
const both = () => [side("patient"), side("doctor")] as const;
const isAgreed = ({ connection }: Side) =>
  connection.signalingState === "stable" &&
  connection.localDescription !== null &&
  connection.remoteDescription !== null;

describe("two peers", () => {
  test("agree on room for voice, camera and screen in one round, which the doctor's page begins", async () => {
    const [patient, doctor] = both();
    await settle();
    expect(patient.sent).toEqual([]);
    await pass(patient, doctor);
    expect([isAgreed(patient), isAgreed(doctor)]).toEqual([true, true]);
    for (const { connection, state } of [patient, doctor]) {
      expect(connection.transceivers.map(({ kind, direction }) => `${kind} ${direction}`)).toEqual([
        "audio sendrecv",
        "video sendrecv",
        "video sendrecv",
      ]);
      expect(Object.keys(state().tracks!)).toEqual(["microphone", "camera", "screen"]);
      expect(connection.offers).toBe(1);
    }
  });

  test("turning a camera on, before or after they have agreed, is no negotiation", async () => {
    const [patient, doctor] = both();
    const [early, late] = [
      { kind: "video", id: "early" },
      { kind: "video", id: "late" },
    ] as unknown as MediaStreamTrack[];
    patient.peer.put("camera", early!);
    await pass(patient, doctor);
    expect(patient.connection.transceivers[1]!.sender.track).toBe(early);
    doctor.peer.put("screen", late!);
    patient.peer.put("camera", null);
    await settle();
    expect(doctor.connection.transceivers[2]!.sender.track).toBe(late);
    expect(patient.connection.transceivers[1]!.sender.track).toBeNull();
    expect([patient.sent, doctor.sent]).toEqual([[], []]);
  });

  test("words and poses go over their channels; garbage and overtaken poses are not heard", async () => {
    const [patient, doctor] = both();
    await pass(patient, doctor);
    const [chat, pose] = [patient.connection.channels.get(0)!, patient.connection.channels.get(1)!];
    expect(patient.peer.word({ type: "got", id: "1" })).toBe(false);
    chat.opens();
    expect(patient.state().isDirect).toBe(true);
    expect(patient.peer.word({ type: "chat", id: "1", text: "Hello" })).toBe(true);
    expect(chat.sent).toEqual([writeWord({ type: "chat", id: "1", text: "Hello" })]);
    for (const data of ["{", "null", writeWord({ type: "got", id: "1" }), new ArrayBuffer(3)])
      chat.onmessage!({ data });
    expect(patient.words).toEqual([{ type: "got", id: "1" }]);
    const at = (x: number) => ({ x, y: 1, z: 0, yaw: 0, pitch: 0 });
    for (const data of [encodePose(at(1), 7), encodePose(at(2), 6), encodePose(at(3), 8), "x"])
      pose.onmessage!({ data });
    expect(patient.poses.map(({ x }) => x)).toEqual([1, 3]);
  });

  test("both see the same code once connected, and not before", async () => {
    vi.useRealTimers();
    const [patient, doctor] = both();
    await pass(patient, doctor);
    expect([patient.state().code, doctor.state().code]).toEqual([null, null]);
    for (const { connection } of [patient, doctor]) connection.becomes("connected");
    await vi.waitFor(() => expect(doctor.state().code).not.toBeNull());
    await vi.waitFor(() => expect(patient.state().code).toEqual(doctor.state().code));
    for (const { peer } of [patient, doctor]) peer.close();
  });

  test("a line that goes quiet is restarted within five seconds, one that failed at once", async () => {
    const [patient, doctor] = both();
    await pass(patient, doctor);
    for (const { connection } of [patient, doctor]) connection.becomes("connected");
    patient.connection.becomes("disconnected");
    expect(patient.state().stage).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(patient.connection.restarts).toBe(0);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(patient.connection.restarts).toBe(1);
    doctor.connection.becomes("failed");
    await settle();
    expect(doctor.connection.restarts).toBe(1);
    await pass(patient, doctor);
    expect([isAgreed(patient), isAgreed(doctor)]).toEqual([true, true]);
    patient.connection.becomes("connected");
    expect(patient.state().stage).toBe("connected");
  });

  test("a network that changed restarts at once, and one that does not come about says so after a while", async () => {
    const [patient] = both();
    patient.connection.becomes("connected");
    patient.peer.networkChanged();
    await settle();
    expect(patient.connection.restarts).toBe(1);
    patient.connection.becomes("failed");
    for (let minute = 0; minute < 3; minute++) await vi.advanceTimersByTimeAsync(60_000);
    expect(patient.inVain()).toBeGreaterThan(0);
  });

  test("whatever is offered at once and whatever is lost, they agree in the end, with room for three kinds and no more", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("patient", "doctor", "both", "time"), { maxLength: 8 }),
        fc.array(fc.boolean(), { maxLength: 40 }),
        async (steps, losses) => {
          const [patient, doctor] = both();
          const lost = [...losses];
          const lose = () => lost.shift() ?? false;
          for (const step of steps) {
            if (step === "patient" || step === "both") patient.connection.restartIce();
            if (step === "doctor" || step === "both") doctor.connection.restartIce();
            if (step === "time") await vi.advanceTimersByTimeAsync(1_000);
            else await settle();
            await pass(patient, doctor, lose);
          }
          // Unanswered offers are sent again until nothing is lost any more.
          for (let second = 0; second < 60; second++) {
            await vi.advanceTimersByTimeAsync(1_000);
            await pass(patient, doctor, lose);
          }
          expect([isAgreed(patient), isAgreed(doctor)]).toEqual([true, true]);
          for (const { connection } of [patient, doctor]) expect(connection.transceivers).toHaveLength(3);
          for (const { peer } of [patient, doctor]) peer.close();
        },
      ),
      { numRuns: 100 },
    );
  });

  test("closed it lets go, and says and hears nothing more", async () => {
    const [patient, doctor] = both();
    await pass(patient, doctor);
    const told = doctor.states.length;
    doctor.peer.close();
    doctor.peer.receive({ description: { type: "offer", sdp: "x" } });
    doctor.peer.networkChanged();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(doctor.connection.isClosed).toBe(true);
    expect([doctor.sent.length, doctor.states.length, doctor.inVain()]).toEqual([0, told, 0]);
  });
});
