import type { Database } from "db/client";
import { auditLog, consultations, providers, roomEvents, roomMembers, rooms, users, vitalReadings } from "db/schema";
import { and, eq } from "drizzle-orm";
import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { MOST_CHAT } from "~/domain/room/messages";
import { CHAIRS } from "~/domain/room/state";
import { newRoomId } from "~/domain/room/room";
import type { VrSessionReply } from "~/services/rooms/session.server";
import { addPatient, addProvider } from "../db/support/rows";
import { sessionFor } from "./support/examples";
import { openPrepared } from "./support/prepared";
import { prepareRecords, type Records } from "./support/records";
import { joinAtDesk, opened, openRoom, roomSocket, roomStream, say, sessionBody, type RoomClient } from "./support/rooms";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

type Prepared = Records & { demoProvider: number; otherDemo: number };

/** The treating specialist can be met in a room; so can two seeded ones, and one who is away cannot. */
async function prepare(db: Database): Promise<Prepared> {
  const records = await prepareRecords(db);
  await db.update(providers).set({ isVrEnabled: true }).where(eq(providers.id, records.providers.treating));
  await db.update(users).set({ passwordHash: "of no password" }).where(eq(users.id, records.users.treating));
  const demoProvider = await addProvider(db, { isVrEnabled: true, rating: "4.90" });
  const otherDemo = await addProvider(db, { isVrEnabled: true, rating: "4.00" });
  await addProvider(db, { isVrEnabled: true, isAvailable: false, rating: "5.00" });
  return { ...records, demoProvider, otherDemo };
}

const SEAT = { patient: "seat-of-the-patient", doctor: "seat-of-the-doctor" };
const offer = { description: { type: "offer", sdp: "v=0\r\n" } };
const BOTH = [
  ["a WebSocket", roomSocket],
  ["a stream", roomStream],
] as const;

describe.each(siteEngines)("consultation rooms on $name", ({ openSite }) => {
  let site: Site;
  let records: Prepared;
  beforeAll(
    async () => void ([site, records] = await openPrepared((options) => openSite({ ...options, env: { TURN_URL: "turn:turn.example.com:3478?transport=udp, turns:turn.example.com:5349", TURN_SECRET: "a secret of the tests", LOG_LEVEL: "info" } }), prepare)),
    START,
  );
  afterAll(() => site?.stop());
  const clients: RoomClient[] = [];
  afterEach(() => clients.splice(0).forEach((client) => client.end()));
  const keep = <Client extends RoomClient>(client: Client): Client => (clients.push(client), client);

  const owner = () => new Visitor(site, { cookie: records.cookies.owner });
  const doctor = () => new Visitor(site, { cookie: records.cookies.treating });
  const real = async () => {
    const patient = owner();
    return { patient, session: await opened(patient, { providerId: records.providers.treating }) };
  };
  /** Two who have met. */
  const met = async () => {
    const [{ patient, session }, specialist] = [await real(), doctor()];
    expect((await joinAtDesk(specialist, session.roomId)).headers.get("location")).toBe(`/vr-consultation/${session.roomId}`);
    return { patient, doctor: specialist, roomId: session.roomId };
  };
  const read = async (visitor: Visitor, roomId: string) => (await visitor.get(`/api/vr-sessions/${roomId}`)).json<VrSessionReply>();
  const code = (answer: { json<T>(): T }) => answer.json<ErrorContract>().error.code;

  test("API-11 DATA-25 DATA-26 VR-08 a session is opened with two participants, and is there afterwards", async () => {
    const visitor = new Visitor(site);
    const body = sessionBody({ recordingEnabled: true, hapticFeedbackEnabled: false });
    const answer = await visitor.postJson("/api/vr-sessions", body);
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.cookies.room).toMatch(/HttpOnly; SameSite=Lax/);
    const session = answer.json<VrSessionReply>();
    expect(session).toMatchObject({
      roomId: body.roomId,
      consultationId: null,
      providerId: records.demoProvider,
      // What the client says of it is believed in nothing.
      patientConnected: false,
      providerConnected: false,
      hapticFeedbackEnabled: false,
      recordingEnabled: true,
      path: `/vr-consultation/${body.roomId}`,
    });
    expect(session.room).toMatchObject({ roomId: body.roomId, isDemo: true, endedAt: null });
    expect(session.room.participants).toEqual([
      { id: expect.stringMatching(/^\d+$/) as string, name: "Guest", role: "patient", isConnected: false, avatarPosition: CHAIRS.patient, seat: null },
      { id: expect.stringMatching(/^\d+$/) as string, name: expect.stringContaining("Reyes") as string, role: "doctor", isConnected: false, avatarPosition: CHAIRS.doctor, seat: null },
    ]);
    expect(await read(visitor, body.roomId)).toMatchObject({ roomId: body.roomId, room: { openedAt: session.room.openedAt } });
  });

  test("VR-12 VR-14 the demonstration's doctor joins three seconds after the room opened, by the clock", async () => {
    const visitor = new Visitor(site);
    const { roomId, room } = await opened(visitor);
    expect(Date.parse(room.startedAt!) - Date.parse(room.openedAt)).toBe(3_000);
    const doctorOf = async () => (await read(visitor, roomId)).room.participants[1]!.isConnected;
    expect(await doctorOf()).toBe(false);
    await sleep(Date.parse(room.startedAt!) - Date.now() + 50);
    expect(await doctorOf()).toBe(true);
  });

  test("VR-09 a room's id is taken in its form only, and once", async () => {
    const visitor = new Visitor(site);
    for (const roomId of ["", "vr-1", "vr-1700000000000-ABCDEFGHIJKLMNOPQRSTUVWXYZ", `${newRoomId(new Date())}x`, 7, null]) {
      const answer = await openRoom(visitor, { roomId });
      expect([roomId, answer.status, Object.keys(answer.json<ErrorContract>().error.fields!)]).toEqual([roomId, 422, ["roomId"]]);
    }
    const body = sessionBody();
    const [first, again] = [await visitor.postJson("/api/vr-sessions", body), await visitor.postJson("/api/vr-sessions", body)];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.json<VrSessionReply>().room.openedAt).toBe(first.json<VrSessionReply>().room.openedAt);
    expect((await visitor.postJson("/api/vr-sessions", { ...body, providerId: records.otherDemo })).status).toBe(409);
    const other = await new Visitor(site).postJson("/api/vr-sessions", body);
    expect([other.status, code(other)]).toEqual([409, "conflict"]);
    expect((await new Visitor(site, { cookie: records.cookies.owner }).postJson("/api/vr-sessions", body)).status).toBe(409);
    // Sent twice at once.
    const twice = sessionBody();
    const statuses = (await Promise.all([visitor.postJson("/api/vr-sessions", twice), visitor.postJson("/api/vr-sessions", twice)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 201]);
  });

  test("API-11 what is no session is refused with what is wrong, and nothing is stored", async () => {
    const visitor = new Visitor(site);
    const before = await site.database((db) => db.$count(rooms));
    const wrong: [object, number, string[]][] = [
      [{ hapticFeedbackEnabled: "yes" }, 422, ["hapticFeedbackEnabled"]],
      [{ providerId: "1" }, 422, ["providerId"]],
      [{ providerId: 999_999 }, 422, ["providerId"]],
      [{ consultationId: -1 }, 422, ["consultationId"]],
    ];
    for (const [change, status, fields] of wrong) {
      const answer = await openRoom(visitor, change);
      expect([change, answer.status, Object.keys(answer.json<ErrorContract>().error.fields!)]).toEqual([change, status, fields]);
    }
    expect((await visitor.postRaw("/api/vr-sessions", "{", { "Content-Type": "application/json" })).status).toBe(400);
    expect((await visitor.postForm("/api/vr-sessions", { roomId: newRoomId(new Date()) })).status).toBe(415);
    expect((await visitor.get("/api/vr-sessions")).status).toBe(405);
    expect(await site.database((db) => db.$count(rooms))).toBe(before);
  });

  test("a real specialist is met by patients who are signed in, and by nobody else", async () => {
    const wish = { providerId: records.providers.treating };
    const asked = async (cookie?: string) => (await openRoom(new Visitor(site, cookie ? { cookie } : {}), wish)).status;
    expect(await asked()).toBe(401);
    expect(await asked(records.cookies.unrelated)).toBe(403);
    expect(await asked(records.cookies.admin)).toBe(403);
    expect(await asked(records.cookies.owner)).toBe(201);
    expect(await asked(records.cookies.otherPatient)).toBe(201);
  });

  test("an appointment of one's own leads to its specialist; somebody else's to nobody", async () => {
    const wish = { consultationId: records.planned };
    const answer = await openRoom(owner(), wish);
    expect(answer.json()).toMatchObject({ consultationId: records.planned, providerId: records.providers.treating });
    const others = await openRoom(new Visitor(site, { cookie: records.cookies.otherPatient }), wish);
    expect([others.status, Object.keys(others.json<ErrorContract>().error.fields!)]).toEqual([422, ["consultationId"]]);
    expect((await openRoom(new Visitor(site), wish)).status).toBe(401);
    // A visit that has been is none to come to.
    expect((await openRoom(owner(), { consultationId: records.visit })).status).toBe(422);
  });

  test("of one patient and one specialist one room waits: the earlier one ends", async () => {
    const patient = owner();
    const wish = { providerId: records.providers.treating };
    const first = await opened(patient, wish);
    const socket = keep(await roomSocket(patient, first.roomId));
    await expect.poll(() => socket.state()?.endedAt).toBeNull();
    const second = await opened(patient, wish);
    await expect.poll(() => socket.state()?.endedAt).not.toBeNull();
    await expect.poll(socket.ended).toBe(4410);
    expect((await read(patient, second.roomId)).room.endedAt).toBeNull();
  });

  test("a third is refused, whoever it is, and stands in the record's log", async () => {
    const { roomId } = await met();
    const guest = new Visitor(site);
    await opened(guest);
    const thirds: [string, Visitor, number][] = [
      ["nobody", new Visitor(site), 403],
      ["a browser with a room of its own", guest, 403],
      ["another patient", new Visitor(site, { cookie: records.cookies.otherPatient }), 403],
      ["another specialist", new Visitor(site, { cookie: records.cookies.unrelated }), 403],
      ["an administrator", new Visitor(site, { cookie: records.cookies.admin }), 403],
      // Their account alone is not their browser.
      ["the patient's other browser", owner(), 403],
    ];
    for (const [name, visitor, status] of thirds) {
      const answers = [await visitor.get(`/api/vr-sessions/${roomId}`), await visitor.get(`/api/vr-sessions/${roomId}/ice`), await say(visitor, roomId, { type: "hello", seat: SEAT.patient }), await visitor.get(`/vr-consultation/${roomId}`)];
      expect([name, ...answers.map((answer) => answer.status)]).toEqual([name, status, status, status, status]);
      for (const answer of answers) expect(answer.text).not.toContain("Nora");
      for (const [, connect] of BOTH) await expect(connect(visitor, roomId)).rejects.toThrow(String(status));
    }
    const denied = await site.database((db) =>
      db.select({ actorId: auditLog.actorId }).from(auditLog).where(and(eq(auditLog.subject, "consultation room"), eq(auditLog.outcome, "denied"), eq(auditLog.actorId, records.users.unrelated))),
    );
    expect(denied.length).toBeGreaterThan(0);
    for (const unknown of [newRoomId(new Date()), "vr-1"]) expect((await guest.get(`/api/vr-sessions/${unknown}`)).status).toBe(404);
    const answer = await guest.get(`/api/vr-sessions/${roomId}`);
    expect([code(answer), answer.json<ErrorContract>().error.message]).toEqual(["forbidden", expect.stringContaining("for two")]);
  });

  test("VR-14 with the doctor the timer starts for both, the consultation begins, and the record is open to them", async () => {
    const [{ patient, session }, specialist] = [await real(), doctor()];
    const { roomId } = session;
    const socket = keep(await roomSocket(patient, roomId));
    await expect.poll(() => socket.state()?.startedAt).toBeNull();
    expect((await specialist.get(`/api/vr-sessions/${roomId}`)).status).toBe(403);
    await joinAtDesk(specialist, roomId);
    await expect.poll(() => socket.state()?.startedAt).not.toBeNull();
    const [mine, theirs] = [await read(patient, roomId), await read(specialist, roomId)];
    expect(mine.room.startedAt).toBe(theirs.room.startedAt);
    const consultation = await site.database((db) => db.query.consultations.findFirst({ where: eq(consultations.id, mine.consultationId!) }));
    expect(consultation).toMatchObject({ patientId: records.own, providerId: records.providers.treating, type: "vr", status: "in-progress", durationSeconds: null });
    // Again, from another browser: the same consultation.
    const elsewhere = doctor();
    expect((await joinAtDesk(elsewhere, roomId)).status).toBe(303);
    expect((await read(elsewhere, roomId)).consultationId).toBe(mine.consultationId);
    expect((await read(patient, roomId)).room.startedAt).toBe(mine.room.startedAt);
    expect((await specialist.get(`/api/vr-sessions/${roomId}`)).status).toBe(403);
    const log = await site.database((db) => db.select({ action: auditLog.action }).from(auditLog).where(and(eq(auditLog.subject, "consultation room"), eq(auditLog.actorId, records.users.treating), eq(auditLog.action, "create"))));
    expect(log.length).toBeGreaterThan(0);
  });

  test("VR-26 the end is told to both, closes everything, and the consultation keeps how long it took", async () => {
    const { patient, doctor: specialist, roomId } = await met();
    const [socket, stream] = [keep(await roomSocket(patient, roomId)), keep(await roomStream(specialist, roomId))];
    await say(patient, roomId, { type: "message", id: randomUUID(), text: "Between us" });
    await expect.poll(() => [socket.lines(), stream.lines()]).toEqual([["Between us"], ["Between us"]]);
    const { consultationId, room } = await read(patient, roomId);
    const number = await site.database(async (db) => (await db.query.rooms.findFirst({ where: eq(rooms.roomId, roomId) }))!.id);
    await site.database((db) => db.update(rooms).set({ startedAt: new Date(Date.parse(room.startedAt!) - 95_000) }).where(eq(rooms.id, number)));
    const answer = await specialist.postForm(`/vr-consultation/${roomId}`, { intent: "end" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/desk"]);
    for (const client of [socket, stream]) await expect.poll(() => client.messages.at(-1)).toMatchObject({ type: "room_update", data: { room: { endedAt: expect.any(String) as string } } });
    await expect.poll(() => [socket.ended(), stream.ended()]).toEqual([4410, 0]);
    const consultation = await site.database((db) => db.query.consultations.findFirst({ where: eq(consultations.id, consultationId!) }));
    expect(consultation!.status).toBe("completed");
    expect(consultation!.durationSeconds).toBeGreaterThanOrEqual(95);
    expect(consultation!.durationSeconds).toBeLessThan(120);
    // What was said is gone; nothing more is.
    expect(await site.database((db) => db.select({ sealed: roomEvents.sealed }).from(roomEvents).where(eq(roomEvents.roomId, number)))).toEqual([{ sealed: null }]);
    expect((await say(patient, roomId, { type: "message", id: randomUUID(), text: "Still there?" })).status).toBe(409);
    expect((await say(patient, roomId, { type: "hello", seat: SEAT.patient })).status).toBe(409);
    // Who comes late hears that it is over.
    const late = keep(await roomSocket(patient, roomId));
    await expect.poll(late.ended).toBe(4410);
    expect(late.messages).toMatchObject([{ type: "room_response", data: { room: { endedAt: expect.any(String) as string } } }]);
  });

  test.each(BOTH)("signals, lines and states come by %s in order, each once, to both; with a number only what came since", async (_name, connect) => {
    const { patient, doctor: specialist, roomId } = await met();
    const [mine, theirs] = [keep(await connect(patient, roomId)), keep(await roomSocket(specialist, roomId))];
    await expect.poll(() => [mine.messages[0]?.type, theirs.messages[0]?.type]).toEqual(["room_response", "room_response"]);
    await say(patient, roomId, { type: "hello", seat: SEAT.patient });
    theirs.send({ type: "hello", seat: SEAT.doctor });
    await expect.poll(() => mine.state()?.participants.map(({ seat, isConnected }) => [seat, isConnected])).toEqual([[SEAT.patient, true], [SEAT.doctor, true]]);
    theirs.send({ type: "signal", seat: SEAT.doctor, to: SEAT.patient, signal: offer });
    for (let index = 0; index < 20; index++) theirs.send({ type: "signal", seat: SEAT.doctor, to: SEAT.patient, signal: { candidate: { candidate: `candidate:${index}`, sdpMid: "0", sdpMLineIndex: 0, usernameFragment: "u" } } });
    theirs.send({ type: "signal", seat: SEAT.doctor, to: SEAT.patient, signal: { candidate: null } });
    await expect.poll(() => mine.signals().length).toBe(22);
    expect(mine.signals()[0]).toEqual({ from: "doctor", seat: SEAT.doctor, to: SEAT.patient, signal: offer });
    expect(mine.signals().slice(1, 21).map(({ signal }) => "candidate" in signal && signal.candidate?.candidate)).toEqual(Array.from({ length: 20 }, (_, index) => `candidate:${index}`));
    expect(theirs.signals()).toEqual(mine.signals());
    const numbers = mine.updates();
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => numbers[0]! + index));
    const newest = numbers.at(-1)!;
    const back = keep(await connect(patient, roomId, { after: newest - 5 }));
    await expect.poll(back.updates).toEqual([4, 3, 2, 1, 0].map((less) => newest - less));
    const upToDate = keep(await connect(patient, roomId, { after: newest }));
    await expect.poll(() => upToDate.messages).toEqual([{ type: "room_response", seq: newest, data: {} }]);
  });

  test("a line of the chat that is sent again is there once; one of blanks is none", async () => {
    const { patient, roomId } = await met();
    const line = { type: "message", id: randomUUID(), text: "  Can you hear me?  " };
    expect([(await say(patient, roomId, line)).status, (await say(patient, roomId, line)).status]).toEqual([204, 204]);
    const socket = keep(await roomSocket(patient, roomId, { after: 0 }));
    await expect.poll(socket.lines).toEqual(["Can you hear me?"]);
    expect((await say(patient, roomId, { ...line, id: randomUUID(), text: "   " })).status).toBe(422);
    // It lies there sealed.
    const events = await site.database((db) => db.select({ sealed: roomEvents.sealed }).from(roomEvents));
    for (const { sealed } of events) if (sealed) expect(Buffer.from(sealed).toString("latin1")).not.toContain("hear me");
  });

  test("where an avatar is stays with the room, within its walls", async () => {
    const { patient, roomId } = await met();
    expect((await say(patient, roomId, { type: "position", x: 1.5, y: 1.6, z: -2 })).status).toBe(204);
    expect((await read(patient, roomId)).room.participants[0]!.avatarPosition).toEqual({ x: 1.5, y: 1.6, z: -2 });
    for (const x of [11, -11, null, "1"]) expect((await say(patient, roomId, { type: "position", x, y: 1, z: 1 })).status).toBe(422);
    expect((await patient.postRaw(`/api/vr-sessions/${roomId}/messages`, '{"type":"position","x":1e999,"y":1,"z":1}', { "Content-Type": "application/json" })).status).toBe(422);
  });

  test("what is no message is refused, by its size too, and the WebSocket is closed", async () => {
    const { patient, roomId } = await met();
    const wrong: [object, number][] = [
      [{}, 422],
      [{ type: "shout" }, 422],
      [{ type: "hello" }, 422],
      [{ type: "hello", seat: "no spaces here" }, 422],
      [{ type: "signal", seat: SEAT.patient, to: SEAT.doctor, signal: { description: { type: "offer", sdp: "x".repeat(48_001) } } }, 422],
      [{ type: "signal", seat: SEAT.patient, to: SEAT.doctor, signal: { candidate: { candidate: "x".repeat(1_001) } } }, 422],
      [{ type: "signal", seat: SEAT.patient, to: SEAT.doctor, signal: { description: { type: "answer", sdp: "x".repeat(66_000) } } }, 413],
      [{ type: "message", id: randomUUID(), text: "x".repeat(MOST_CHAT + 1) }, 422],
      [{ type: "message", id: "1", text: "Hello" }, 422],
    ];
    for (const [said, status] of wrong) expect([JSON.stringify(said).slice(0, 60), (await say(patient, roomId, said)).status]).toEqual([JSON.stringify(said).slice(0, 60), status]);
    expect((await patient.postForm(`/api/vr-sessions/${roomId}/messages`, { type: "hello", seat: SEAT.patient })).status).toBe(415);
    for (const text of ["{", JSON.stringify({ type: "shout" })]) {
      const socket = keep(await roomSocket(patient, roomId));
      socket.socket.send(text);
      await expect.poll(socket.ended).toBe(4400);
    }
    const long = keep(await roomSocket(patient, roomId));
    long.socket.send("x".repeat(64 * 1024 + 1));
    await expect.poll(long.ended).toBe(1009);
  });

  test("who says too much is told so, and is sent away from the WebSocket", async () => {
    const { patient, doctor: specialist, roomId } = await met();
    const position = { type: "position", x: 0, y: 1, z: 0 };
    // More at once than can be worked off.
    const hasty = keep(await roomSocket(specialist, roomId));
    for (let index = 0; index < 2_000; index++) hasty.send(position);
    await expect.poll(hasty.ended).toBe(1008);
    // More in a minute than anybody has to say.
    const statuses = new Set<number>();
    for (let round = 0; round < 13; round++) for (const { status } of await Promise.all(Array.from({ length: 50 }, () => say(specialist, roomId, position)))) statuses.add(status);
    expect(statuses).toEqual(new Set([204, 429]));
    const answer = await say(specialist, roomId, position);
    expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
    const slow = keep(await roomSocket(specialist, roomId));
    slow.send(position);
    await expect.poll(slow.ended).toBe(1008);
    expect((await say(patient, roomId, { type: "position", x: 0, y: 1, z: 0 })).status).toBe(204);
  });

  test("no page of another site gets in, and its address names one thing", async () => {
    const { patient, roomId } = await met();
    for (const headers of [{ Origin: "https://evil.example" }, { Origin: site.url, "Sec-Fetch-Site": "cross-site" }] as Record<string, string>[]) {
      await expect(roomSocket(patient, roomId, { headers })).rejects.toThrow("403");
    }
    keep(await roomSocket(patient, roomId, { headers: { Origin: site.url, "Sec-Fetch-Site": "same-origin" } }));
    await expect(roomSocket(patient, `${roomId}&patientId=${records.demo}`)).rejects.toThrow("400");
    await expect(roomSocket(patient, `${roomId}&roomId=${roomId}`)).rejects.toThrow("400");
  });

  test("who is there is known by their connections", async () => {
    const visitor = new Visitor(site);
    const { roomId } = await opened(visitor);
    const here = async () => (await read(visitor, roomId)).room.participants[0]!;
    const first = keep(await roomSocket(visitor, roomId));
    await expect.poll(async () => (await here()).isConnected).toBe(true);
    first.send({ type: "hello", seat: SEAT.patient });
    await expect.poll(async () => (await here()).seat).toBe(SEAT.patient);
    // Another page of the same member's takes over.
    const second = keep(await roomSocket(visitor, roomId));
    second.send({ type: "hello", seat: "seat-of-another-page" });
    await expect.poll(() => first.state()?.participants[0]!.seat).toBe("seat-of-another-page");
    first.end();
    second.end();
    await expect.poll(async () => [(await here()).isConnected, (await here()).seat], { timeout: 8_000 }).toEqual([false, null]);
    const memberId = Number((await here()).id);
    // Of a process that died nobody says that they have gone: half a minute later they have.
    await site.database((db) => db.update(roomMembers).set({ isConnected: true, seat: SEAT.patient, seenAt: new Date(Date.now() - 31_000) }).where(eq(roomMembers.id, memberId)));
    expect(await here()).toMatchObject({ isConnected: false, seat: null });
  });

  test("signing out ends a member's connections to a room within a second, and nobody else's", async () => {
    const patient = new Visitor(site, { cookie: await site.database((db) => sessionFor(db, records.users.owner)) });
    const specialist = doctor();
    const { roomId } = await opened(patient, { providerId: records.providers.treating });
    await joinAtDesk(specialist, roomId);
    const [mine, stream, theirs] = [keep(await roomSocket(patient, roomId)), keep(await roomStream(patient, roomId)), keep(await roomSocket(specialist, roomId))];
    await expect.poll(() => [mine, stream, theirs].map(({ messages }) => messages.length > 0)).toEqual([true, true, true]);
    const cookie = new Visitor(site);
    for (const [name, value] of patient.cookies) cookie.cookies.set(name, value);
    await cookie.postForm("/sign-out", {});
    const signedOut = Date.now();
    await expect.poll(() => [mine.ended(), stream.ended()], { interval: 10 }).toEqual([4401, 0]);
    expect(Date.now() - signedOut).toBeLessThan(1_000);
    expect(theirs.ended()).toBeNull();
    expect((await patient.get(`/api/vr-sessions/${roomId}`)).status).toBe(401);
  });

  test("a TURN server checks the names that a member is given, and they end", async () => {
    const visitor = new Visitor(site);
    const { roomId, room } = await opened(visitor);
    const answer = await visitor.get(`/api/vr-sessions/${roomId}/ice`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { iceServers } = answer.json<{ iceServers: { urls: string[]; username: string; credential: string }[] }>();
    const [{ urls, username, credential }] = iceServers as [(typeof iceServers)[number]];
    expect(urls).toEqual(["turn:turn.example.com:3478?transport=udp", "turns:turn.example.com:5349"]);
    const [expiry, member] = username.split(":");
    expect(member).toBe(room.participants[0]!.id);
    expect(Number(expiry) - Date.now() / 1000).toBeGreaterThan(3_590);
    expect(Number(expiry) - Date.now() / 1000).toBeLessThanOrEqual(3_600);
    expect(credential).toBe(createHmac("sha1", "a secret of the tests").update(username).digest("base64"));
    expect(answer.text).not.toContain("a secret of the tests");
  });

  test("nothing that is said is in the log, and no room's id", async () => {
    const { patient, roomId } = await met();
    await say(patient, roomId, { type: "message", id: randomUUID(), text: "An unmistakable sentence" });
    await patient.get(`/vr-consultation/${roomId}`);
    keep(await roomSocket(patient, roomId));
    await sleep(100);
    expect(site.logs()).not.toContain("unmistakable");
    expect(site.logs()).not.toContain(roomId);
    for (const route of ["/api/vr-sessions/:other/messages", "/vr-consultation/:other"]) expect(site.logs()).toContain(route);
  });

  test("the room's page shows the patient's values to both, and to no one the sample of somebody else", async () => {
    await site.database(async (db) => {
      await db.insert(vitalReadings).values([70, 71].map((value, index) => ({ patientId: records.own, deviceType: "body_weight" as const, value, measuredAt: new Date(Date.now() - (2 - index) * 86_400_000) })));
      await addPatient(db);
    });
    const { patient, doctor: specialist, roomId } = await met();
    for (const visitor of [patient, specialist]) {
      const { text } = await visitor.get(`/vr-consultation/${roomId}`);
      expect(text).toContain("142 bpm");
      expect(text).toContain("71.0 kg");
    }
  });
}, START);
