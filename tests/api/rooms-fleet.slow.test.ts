import { addRoom } from "db/rooms";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Role } from "~/domain/room/room";
import { newRoomId } from "~/domain/room/room";
import { createCookies } from "~/services/sessions/cookies.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { addPatient, addProvider } from "../db/support/rows";
import { openServerDatabase, type TestDatabase } from "../support/databases";
import { findRedis, type TestRedis } from "../support/redis";
import { startServer, type RunningServer } from "../support/server";
import { roomSocket, roomStream, say, type RoomClient } from "./support/rooms";
import { SESSION_SECRET } from "./support/secret";
import { START } from "./support/site";
import { Visitor } from "./support/visitor";

const SEATS: Record<Role, string> = { patient: "seat-of-the-patient", doctor: "seat-of-the-doctor" };

describe.each(["PostgreSQL", "Redis"] as const)("a room over two processes with hints over %s", (bus) => {
  let database: TestDatabase;
  let redis: TestRedis | null = null;
  let servers: RunningServer[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-rooms-"));
  const clients: RoomClient[] = [];
  const keep = <Client extends RoomClient>(client: Client): Client => (clients.push(client), client);

  beforeAll(async () => {
    database = await openServerDatabase();
    if (bus === "Redis") redis = await findRedis();
    const env = {
      DATABASE_URL: database.url!,
      SESSION_SECRET,
      SEED: "none",
      TRUST_PROXY: "1",
      ...(redis ? { REDIS_URL: `redis://${redis.host}:${redis.port}` } : {}),
    };
    servers = await Promise.all([1, 2].map(() => startServer({ dataDir, env })));
  }, START);
  afterAll(async () => {
    for (const client of clients) client.end();
    await Promise.all(servers.map((server) => server.stop()));
    await redis?.close();
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A room whose seats are given already, and its two, each at one of the processes. */
  async function twoIn(): Promise<{ roomId: string; patient: Visitor; doctor: Visitor }> {
    const roomId = newRoomId(new Date());
    const tokens: Record<Role, string> = { patient: newToken(), doctor: newToken() };
    const invited = (role: Role) => ({ name: role, userId: null, tokenHash: hashToken(tokens[role]) });
    const providerId = await addProvider(database.db, { isVrEnabled: true });
    const now = new Date();
    await addRoom(database.db, {
      ...{
        roomId,
        providerId,
        patientId: await addPatient(database.db),
        consultationId: null,
        isDemo: false,
        hapticFeedbackEnabled: true,
        recordingEnabled: false,
      },
      ...{ openedAt: now, startedAt: now, patient: invited("patient"), doctor: invited("doctor") },
    });
    const { room } = createCookies({ secure: false, sessionSecret: SESSION_SECRET });
    const visitor = async (role: Role, server: RunningServer) =>
      new Visitor(server, { cookie: await room.serialize(tokens[role]) });
    return { roomId, patient: await visitor("patient", servers[0]!), doctor: await visitor("doctor", servers[1]!) };
  }

  test("what is said at one is told at the other at once, in order and once; by POST at whichever", async () => {
    const { roomId, patient, doctor } = await twoIn();
    const [mine, theirs] = [keep(await roomSocket(patient, roomId)), keep(await roomStream(doctor, roomId))];
    mine.send({ type: "hello", seat: SEATS.patient });
    await say(doctor, roomId, { type: "hello", seat: SEATS.doctor });
    await expect.poll(() => theirs.state()?.participants[0]!.seat).toBe(SEATS.patient);
    const signal = (index: number) => ({
      type: "signal",
      seat: SEATS.patient,
      to: SEATS.doctor,
      signal: { candidate: { candidate: `candidate:${index}`, sdpMid: "0", sdpMLineIndex: 0, usernameFragment: null } },
    });
    const sent = Date.now();
    mine.send(signal(0));
    await expect.poll(() => theirs.signals().length, { interval: 10 }).toBe(1);
    // Not by the sweep, which takes two seconds.
    expect(Date.now() - sent).toBeLessThan(1_000);
    for (let index = 1; index < 50; index++) mine.send(signal(index));
    await expect.poll(() => theirs.signals().length).toBe(50);
    expect(theirs.signals().map(({ signal }) => "candidate" in signal && signal.candidate?.candidate)).toEqual(
      Array.from({ length: 50 }, (_, index) => `candidate:${index}`),
    );
    const numbers = theirs.updates();
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => numbers[0]! + index));
    // At both at the same time.
    await Promise.all(
      [...Array(20).keys()].flatMap((index) => [
        say(patient, roomId, signal(100 + index)),
        say(doctor, roomId, { ...signal(200 + index), seat: SEATS.doctor, to: SEATS.patient }),
      ]),
    );
    await expect.poll(() => [mine.signals().length, theirs.signals().length]).toEqual([90, 90]);
    expect(mine.signals()).toEqual(theirs.signals());
  });

  test(
    "a process that stops says so, and its member goes on at the other without ever having gone",
    async () => {
      const { roomId, patient, doctor } = await twoIn();
      const [mine, theirs] = [keep(await roomSocket(patient, roomId)), keep(await roomSocket(doctor, roomId))];
      theirs.send({ type: "hello", seat: SEATS.doctor });
      await expect.poll(() => mine.state()?.participants[1]!.seat).toBe(SEATS.doctor);
      const seq = theirs.messages.at(-1)!.seq;
      const seen = mine.messages.length;
      await servers[1]!.stop();
      await expect.poll(theirs.ended).toBe(1012);
      await say(patient, roomId, { type: "message", id: crypto.randomUUID(), text: "Are you still there?" });
      const back = keep(await roomSocket(doctor, roomId, { after: seq, url: servers[0]!.url }));
      back.send({ type: "hello", seat: SEATS.doctor });
      await expect.poll(back.lines).toEqual(["Are you still there?"]);
      expect(
        mine.messages.slice(seen).flatMap(({ data }) => data.room?.participants[1]!.isConnected ?? []),
      ).not.toContain(false);
      servers[1] = await startServer({
        dataDir,
        env: {
          DATABASE_URL: database.url!,
          SESSION_SECRET,
          SEED: "none",
          TRUST_PROXY: "1",
          ...(redis ? { REDIS_URL: `redis://${redis.host}:${redis.port}` } : {}),
        },
      });
    },
    START,
  );

  test(
    "a process that is killed leaves no ghost: the other tells that its member has gone",
    async () => {
      const { roomId, patient, doctor } = await twoIn();
      const [mine, theirs] = [keep(await roomSocket(patient, roomId)), keep(await roomSocket(doctor, roomId))];
      theirs.send({ type: "hello", seat: SEATS.doctor });
      await expect.poll(() => mine.state()?.participants[1]!.seat).toBe(SEATS.doctor);
      await servers[1]!.kill("SIGKILL");
      await expect
        .poll(() => mine.state()?.participants[1], { timeout: 60_000, interval: 500 })
        .toMatchObject({ isConnected: false, seat: null });
      expect(mine.state()?.participants[0]!.isConnected).toBe(true);
    },
    START,
  );
});
