import { addRoom } from "db/rooms";
import { patients, providers, users } from "db/schema";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { DEFAULT_AVAILABILITY } from "~/domain/providers/availability";
import type { RoomMessage, RoomSaid } from "~/domain/room/messages";
import { newRoomId, type Role } from "~/domain/room/room";
import { createCookies } from "~/services/sessions/cookies.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { heldBytes, MEMORY, memoryFile } from "./live/held";
import { keepResults, mark, printTable, printTitle, whole } from "./report";
import { Opened, openPostgres, startOurs } from "./servers";
import { median, percentile } from "./stats";

const ROOMS = 200;
const CANDIDATES = 20;
const ROUNDS = 3;
/** As long as a browser's with video, audio and a data channel. */
const SDP = `v=0\r\n${"a=".padEnd(6_000, "x")}`;
/** All rooms begin within so long; at once, in the rush. */
const SPREAD_MS = 20_000;
const ROLES = ["patient", "doctor"] as const;

const now = () => performance.timeOrigin + performance.now();

/** One of the two, as a page is: says hello, answers an offer, and tells where it can be reached. */
class Member {
  readonly times: number[] = [];
  private heard = 0;
  private wake = () => {};
  readonly seat = randomBytes(9).toString("base64url");
  peer!: Member;

  constructor(
    private readonly socket: WebSocket,
    readonly role: Role,
  ) {
    socket.on("message", (data: Buffer) => this.hear(JSON.parse(data.toString()) as RoomMessage));
  }

  say(said: RoomSaid) {
    this.socket.send(JSON.stringify(said));
  }

  /** A signal that says when it was sent. */
  signal(what: { sdp: "offer" | "answer" } | "candidate") {
    const stamp = String(now());
    const signal =
      what === "candidate"
        ? { candidate: { candidate: stamp, sdpMid: "0", sdpMLineIndex: 0, usernameFragment: "bench" } }
        : { description: { type: what.sdp, sdp: `${stamp} ${SDP}` } };
    this.say({ type: "signal", seat: this.seat, to: this.peer.seat, signal });
  }

  candidates() {
    for (let index = 0; index < CANDIDATES; index++) this.signal("candidate");
  }

  private hear({ data }: RoomMessage) {
    const { signal: told } = data;
    if (!told || told.to !== this.seat) return;
    const { signal } = told;
    const text = "description" in signal ? signal.description.sdp : signal.candidate!.candidate;
    this.times.push(now() - parseFloat(text));
    this.heard += 1;
    if ("description" in signal && signal.description.type === "offer") {
      this.signal({ sdp: "answer" });
      this.candidates();
    }
    if (this.heard % (CANDIDATES + 1) === 0) this.wake();
  }

  /** Resolves with the last signal of this negotiation. */
  all = () => new Promise<void>((resolve) => (this.wake = resolve));
}

type Pair = Record<Role, Member>;

/** An offer, its answer, and the candidates of both. */
async function negotiate({ patient, doctor }: Pair): Promise<void> {
  const both = Promise.all([patient.all(), doctor.all()]);
  doctor.signal({ sdp: "offer" });
  doctor.candidates();
  await both;
}

/** 200 rooms on one process, both members of each connected. @returns whether every signal arrived. */
export async function benchRooms(): Promise<boolean> {
  const opened = new Opened();
  try {
    const databases = await openPostgres(opened);
    const sessionSecret = randomBytes(32).toString("hex");
    const cookies = createCookies({ secure: false, sessionSecret });
    const seats: { roomId: string; tokens: Record<Role, string> }[] = Array.from({ length: ROOMS }, () => ({
      roomId: newRoomId(new Date()),
      tokens: { patient: newToken(), doctor: newToken() },
    }));
    const ours = await startOurs(opened, databases, {
      env: { SEED: "none", TRUST_PROXY: "1", SESSION_SECRET: sessionSecret, BENCH_MEMORY_FILE: memoryFile },
      imports: [MEMORY],
      prepare: async (db) => {
        const [user] = await db
          .insert(users)
          .values({ email: "bench@example.com", firstName: "Nora", lastName: "Okafor", role: "provider" })
          .returning({ id: users.id });
        const profile = {
          bio: "For the bench.",
          certifications: ["RDN"],
          languages: ["English"],
          yearsExperience: 5,
          hourlyRate: "80.00",
          location: "Austin, TX",
          licenseNumber: "LIC-00001",
        };
        const [provider] = await db
          .insert(providers)
          .values({
            ...profile,
            userId: user!.id,
            specialty: "Nutrition Coach",
            timeZone: "America/Chicago",
            availability: DEFAULT_AVAILABILITY,
          })
          .returning({ id: providers.id });
        // Of a demonstration no signal is passed on.
        const [patient] = await db
          .insert(patients)
          .values({
            firstName: "Ada",
            lastName: "Marlowe",
            medicalRecordNumber: "MR-00001",
            medicalHistory: [],
            allergies: [],
            medications: [],
          })
          .returning({ id: patients.id });
        const openedAt = new Date();
        const settings = {
          providerId: provider!.id,
          patientId: patient!.id,
          consultationId: null,
          isDemo: false,
          hapticFeedbackEnabled: true,
          recordingEnabled: false,
          openedAt,
          startedAt: openedAt,
        };
        for (const { roomId, tokens } of seats) {
          const invited = (role: Role) => ({ name: role, userId: null, tokenHash: hashToken(tokens[role]) });
          await addRoom(db, { ...settings, roomId, patient: invited("patient"), doctor: invited("doctor") });
        }
      },
    });
    const before = await heldBytes(ours.pid);
    const connect = async (roomId: string, role: Role, token: string, index: number) => {
      const cookie = (await cookies.room.serialize(token)).split(";")[0]!;
      const socket = new WebSocket(`${ours.url.replace("http", "ws")}/ws?roomId=${roomId}`, {
        perMessageDeflate: false,
        headers: { Cookie: cookie, "X-Forwarded-For": `10.79.0.${index}` },
      });
      opened.onClose(() => socket.terminate());
      const member = new Member(socket, role);
      await once(socket, "open");
      await once(socket, "message");
      member.say({ type: "hello", seat: member.seat });
      return member;
    };
    const pairs: Pair[] = [];
    for (const [index, { roomId, tokens }] of seats.entries()) {
      const [patient, doctor] = await Promise.all(ROLES.map((role) => connect(roomId, role, tokens[role], index)));
      [patient!.peer, doctor!.peer] = [doctor!, patient!];
      pairs.push({ patient: patient!, doctor: doctor! });
    }
    await sleep(2_000);
    const held = ((await heldBytes(ours.pid)) - before) / 1024;

    const timesOf = () => pairs.flatMap((pair) => ROLES.flatMap((role) => pair[role].times.splice(0)));
    const spread: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(pairs.map((pair, index) => sleep((index * SPREAD_MS) / ROOMS).then(() => negotiate(pair))));
      spread.push(...timesOf());
    }
    const started = performance.now();
    await Promise.all(pairs.map(negotiate));
    const rushMs = performance.now() - started;
    const rush = timesOf();

    const signals = ROOMS * 2 * (CANDIDATES + 1);
    printTitle(
      `${ROOMS} consultation rooms on one process, PostgreSQL: an offer, an answer, ${CANDIDATES} candidates each way`,
    );
    // Times only inform: they are the machine's. That nothing is lost is ours.
    const isComplete = spread.length === ROUNDS * signals && rush.length === signals;
    printTable(
      ["", "", "goal", ""],
      [
        [
          "signals that arrived, each once",
          `${whole(spread.length + rush.length)} of ${whole((ROUNDS + 1) * signals)}`,
          "all",
          mark(isComplete),
        ],
        [
          `ms of a signal, rooms begun over ${SPREAD_MS / 1000} s, p50 / p95 / p99`,
          `${median(spread).toFixed(1)} / ${percentile(spread, 0.95).toFixed(1)} / ${percentile(spread, 0.99).toFixed(1)}`,
          "",
          "",
        ],
        [
          "ms of a signal, all rooms at once, p50 / p95",
          `${median(rush).toFixed(0)} / ${percentile(rush, 0.95).toFixed(0)}`,
          "",
          "",
        ],
        ["signals a second then", whole(signals / (rushMs / 1000)), "", ""],
        ["held for a room with both connected, kB", (held / ROOMS).toFixed(1), "", ""],
      ],
    );
    keepResults("rooms", {
      spread: { p50: median(spread), p95: percentile(spread, 0.95) },
      rush: { p50: median(rush), p95: percentile(rush, 0.95), rushMs },
      heldKb: held / ROOMS,
    });
    return isComplete;
  } finally {
    await opened.close();
  }
}
