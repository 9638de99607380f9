import { auditLog, consultations, roomEvents, roomMembers, rooms, vitalReadings } from "db/schema";
import { and, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { MAX_CHAT } from "~/domain/room/messages";
import { addPatient } from "../db/support/rows";
import { proves } from "../support/clauses";
import { joinAtDesk, opened, roomSocket, roomStream, say } from "./support/rooms";
import { BOTH, readRoom, roomsSite, SEAT } from "./support/rooms-site";
import { siteEngines, START } from "./support/site";
import { Visitor } from "./support/visitor";

const offer = { description: { type: "offer", sdp: "v=0\r\n" } };

describe.each(siteEngines)(
  "inside a consultation room on $name",
  ({ openSite }) => {
    const setting = roomsSite(openSite);

    test(
      "with the doctor the timer starts for both, the consultation begins, and the record is open to them",
      proves("VR-14"),
      async () => {
        const [{ patient, session }, specialist] = [await setting.real(), setting.doctor()];
        const { roomId } = session;
        const socket = setting.keep(await roomSocket(patient, roomId));
        await expect.poll(() => socket.state()?.startedAt).toBeNull();
        expect((await specialist.get(`/api/vr-sessions/${roomId}`)).status).toBe(403);
        await joinAtDesk(specialist, roomId);
        await expect.poll(() => socket.state()?.startedAt).not.toBeNull();
        const [mine, theirs] = [await readRoom(patient, roomId), await readRoom(specialist, roomId)];
        expect(mine.room.startedAt).toBe(theirs.room.startedAt);
        const consultation = await setting.site.database((db) =>
          db.query.consultations.findFirst({ where: eq(consultations.id, mine.consultationId!) }),
        );
        expect(consultation).toMatchObject({
          patientId: setting.records.own,
          providerId: setting.records.providers.treating,
          type: "vr",
          status: "in-progress",
          durationSeconds: null,
        });
        // Again, from another browser: the same consultation.
        const elsewhere = setting.doctor();
        expect((await joinAtDesk(elsewhere, roomId)).status).toBe(303);
        expect((await readRoom(elsewhere, roomId)).consultationId).toBe(mine.consultationId);
        expect((await readRoom(patient, roomId)).room.startedAt).toBe(mine.room.startedAt);
        expect((await specialist.get(`/api/vr-sessions/${roomId}`)).status).toBe(403);
        const log = await setting.site.database((db) =>
          db
            .select({ action: auditLog.action })
            .from(auditLog)
            .where(
              and(
                eq(auditLog.subject, "consultation room"),
                eq(auditLog.actorId, setting.records.users.treating),
                eq(auditLog.action, "create"),
              ),
            ),
        );
        expect(log.length).toBeGreaterThan(0);
      },
    );

    test("the end is told to both, closes everything, and the consultation keeps how long it took", async () => {
      const { patient, doctor: specialist, roomId } = await setting.met();
      const [socket, stream] = [
        setting.keep(await roomSocket(patient, roomId)),
        setting.keep(await roomStream(specialist, roomId)),
      ];
      // Whoever comes later is told how things stand, not what was said before.
      await expect
        .poll(() => [socket.messages[0]?.type, stream.messages[0]?.type])
        .toEqual(["room_response", "room_response"]);
      await say(patient, roomId, { type: "message", id: randomUUID(), text: "Between us" });
      await expect.poll(() => [socket.lines(), stream.lines()]).toEqual([["Between us"], ["Between us"]]);
      const { consultationId, room } = await readRoom(patient, roomId);
      const number = await setting.site.database(
        async (db) => (await db.query.rooms.findFirst({ where: eq(rooms.roomId, roomId) }))!.id,
      );
      await setting.site.database((db) =>
        db
          .update(rooms)
          .set({ startedAt: new Date(Date.parse(room.startedAt!) - 95_000) })
          .where(eq(rooms.id, number)),
      );
      const answer = await specialist.postForm(`/vr-consultation/${roomId}`, { intent: "end" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/desk"]);
      for (const client of [socket, stream])
        await expect
          .poll(() => client.messages.at(-1))
          .toMatchObject({ type: "room_update", data: { room: { endedAt: expect.any(String) as string } } });
      await expect.poll(() => [socket.ended(), stream.ended()]).toEqual([4410, 0]);
      const consultation = await setting.site.database((db) =>
        db.query.consultations.findFirst({ where: eq(consultations.id, consultationId!) }),
      );
      expect(consultation!.status).toBe("completed");
      expect(consultation!.durationSeconds).toBeGreaterThanOrEqual(95);
      expect(consultation!.durationSeconds).toBeLessThan(120);
      // What was said is gone; nothing more is.
      expect(
        await setting.site.database((db) =>
          db.select({ sealed: roomEvents.sealed }).from(roomEvents).where(eq(roomEvents.roomId, number)),
        ),
      ).toEqual([{ sealed: null }]);
      expect((await say(patient, roomId, { type: "message", id: randomUUID(), text: "Still there?" })).status).toBe(
        409,
      );
      expect((await say(patient, roomId, { type: "hello", seat: SEAT.patient })).status).toBe(409);
      // Who comes late hears that it is over.
      const late = setting.keep(await roomSocket(patient, roomId));
      await expect.poll(late.ended).toBe(4410);
      expect(late.messages).toMatchObject([
        { type: "room_response", data: { room: { endedAt: expect.any(String) as string } } },
      ]);
    });

    test.each(BOTH)(
      "signals, lines and states come by %s in order, each once, to both; with a number only what came since",
      async (_name, connect) => {
        const { patient, doctor: specialist, roomId } = await setting.met();
        const [mine, theirs] = [
          setting.keep(await connect(patient, roomId)),
          setting.keep(await roomSocket(specialist, roomId)),
        ];
        await expect
          .poll(() => [mine.messages[0]?.type, theirs.messages[0]?.type])
          .toEqual(["room_response", "room_response"]);
        await say(patient, roomId, { type: "hello", seat: SEAT.patient });
        theirs.send({ type: "hello", seat: SEAT.doctor });
        await expect
          .poll(() => mine.state()?.participants.map(({ seat, isConnected }) => [seat, isConnected]))
          .toEqual([
            [SEAT.patient, true],
            [SEAT.doctor, true],
          ]);
        theirs.send({ type: "signal", seat: SEAT.doctor, to: SEAT.patient, signal: offer });
        for (let index = 0; index < 20; index++)
          theirs.send({
            type: "signal",
            seat: SEAT.doctor,
            to: SEAT.patient,
            signal: {
              candidate: { candidate: `candidate:${index}`, sdpMid: "0", sdpMLineIndex: 0, usernameFragment: "u" },
            },
          });
        theirs.send({ type: "signal", seat: SEAT.doctor, to: SEAT.patient, signal: { candidate: null } });
        await expect.poll(() => mine.signals().length).toBe(22);
        expect(mine.signals()[0]).toEqual({ from: "doctor", seat: SEAT.doctor, to: SEAT.patient, signal: offer });
        expect(
          mine
            .signals()
            .slice(1, 21)
            .map(({ signal }) => "candidate" in signal && signal.candidate?.candidate),
        ).toEqual(Array.from({ length: 20 }, (_, index) => `candidate:${index}`));
        expect(theirs.signals()).toEqual(mine.signals());
        const numbers = mine.updates();
        expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => numbers[0]! + index));
        const newest = numbers.at(-1)!;
        const back = setting.keep(await connect(patient, roomId, { after: newest - 5 }));
        await expect.poll(back.updates).toEqual([4, 3, 2, 1, 0].map((less) => newest - less));
        const upToDate = setting.keep(await connect(patient, roomId, { after: newest }));
        await expect.poll(() => upToDate.messages).toEqual([{ type: "room_response", seq: newest, data: {} }]);
      },
    );

    test("a line of the chat that is sent again is there once; one of blanks is none", async () => {
      const { patient, roomId } = await setting.met();
      const line = { type: "message", id: randomUUID(), text: "  Can you hear me?  " };
      expect([(await say(patient, roomId, line)).status, (await say(patient, roomId, line)).status]).toEqual([
        204, 204,
      ]);
      const socket = setting.keep(await roomSocket(patient, roomId, { after: 0 }));
      await expect.poll(socket.lines).toEqual(["Can you hear me?"]);
      expect((await say(patient, roomId, { ...line, id: randomUUID(), text: "   " })).status).toBe(422);
      // It lies there sealed.
      const events = await setting.site.database((db) => db.select({ sealed: roomEvents.sealed }).from(roomEvents));
      for (const { sealed } of events)
        if (sealed) expect(Buffer.from(sealed).toString("latin1")).not.toContain("hear me");
    });

    test("where an avatar is stays with the room, within its walls", async () => {
      const { patient, roomId } = await setting.met();
      expect((await say(patient, roomId, { type: "position", x: 1.5, y: 1.6, z: -2 })).status).toBe(204);
      expect((await readRoom(patient, roomId)).room.participants[0]!.avatarPosition).toEqual({ x: 1.5, y: 1.6, z: -2 });
      for (const x of [11, -11, null, "1"])
        expect((await say(patient, roomId, { type: "position", x, y: 1, z: 1 })).status).toBe(422);
      expect(
        (
          await patient.postRaw(`/api/vr-sessions/${roomId}/messages`, '{"type":"position","x":1e999,"y":1,"z":1}', {
            "Content-Type": "application/json",
          })
        ).status,
      ).toBe(422);
    });

    test("what is no message is refused, by its size too, and the WebSocket is closed", async () => {
      const { patient, roomId } = await setting.met();
      const wrong: [object, number][] = [
        [{}, 422],
        [{ type: "shout" }, 422],
        [{ type: "hello" }, 422],
        [{ type: "hello", seat: "no spaces here" }, 422],
        [
          {
            type: "signal",
            seat: SEAT.patient,
            to: SEAT.doctor,
            signal: { description: { type: "offer", sdp: "x".repeat(48_001) } },
          },
          422,
        ],
        [
          {
            type: "signal",
            seat: SEAT.patient,
            to: SEAT.doctor,
            signal: { candidate: { candidate: "x".repeat(1_001) } },
          },
          422,
        ],
        [
          {
            type: "signal",
            seat: SEAT.patient,
            to: SEAT.doctor,
            signal: { description: { type: "answer", sdp: "x".repeat(66_000) } },
          },
          413,
        ],
        [{ type: "message", id: randomUUID(), text: "x".repeat(MAX_CHAT + 1) }, 422],
        [{ type: "message", id: "1", text: "Hello" }, 422],
      ];
      for (const [said, status] of wrong)
        expect([JSON.stringify(said).slice(0, 60), (await say(patient, roomId, said)).status]).toEqual([
          JSON.stringify(said).slice(0, 60),
          status,
        ]);
      expect(
        (await patient.postForm(`/api/vr-sessions/${roomId}/messages`, { type: "hello", seat: SEAT.patient })).status,
      ).toBe(415);
      for (const text of ["{", JSON.stringify({ type: "shout" })]) {
        const socket = setting.keep(await roomSocket(patient, roomId));
        socket.socket.send(text);
        await expect.poll(socket.ended).toBe(4400);
      }
      const long = setting.keep(await roomSocket(patient, roomId));
      long.socket.send("x".repeat(64 * 1024 + 1));
      await expect.poll(long.ended).toBe(1009);
    });

    test("who says too much is told so, and is sent away from the WebSocket", async () => {
      const { patient, doctor: specialist, roomId } = await setting.met();
      const position = { type: "position", x: 0, y: 1, z: 0 };
      // More at once than can be worked off.
      const hasty = setting.keep(await roomSocket(specialist, roomId));
      for (let index = 0; index < 2_000; index++) hasty.send(position);
      await expect.poll(hasty.ended).toBe(1008);
      // More in a minute than anybody has to say.
      const statuses = new Set<number>();
      for (let round = 0; round < 13; round++)
        for (const { status } of await Promise.all(Array.from({ length: 50 }, () => say(specialist, roomId, position))))
          statuses.add(status);
      expect(statuses).toEqual(new Set([204, 429]));
      const answer = await say(specialist, roomId, position);
      expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
      const slow = setting.keep(await roomSocket(specialist, roomId));
      slow.send(position);
      await expect.poll(slow.ended).toBe(1008);
      expect((await say(patient, roomId, { type: "position", x: 0, y: 1, z: 0 })).status).toBe(204);
    });

    test("who is there is known by their connections", async () => {
      const visitor = new Visitor(setting.site);
      const { roomId } = await opened(visitor);
      const here = async () => (await readRoom(visitor, roomId)).room.participants[0]!;
      const first = setting.keep(await roomSocket(visitor, roomId));
      await expect.poll(async () => (await here()).isConnected).toBe(true);
      first.send({ type: "hello", seat: SEAT.patient });
      await expect.poll(async () => (await here()).seat).toBe(SEAT.patient);
      // Another page of the same member's takes over.
      const second = setting.keep(await roomSocket(visitor, roomId));
      second.send({ type: "hello", seat: "seat-of-another-page" });
      await expect.poll(() => first.state()?.participants[0]!.seat).toBe("seat-of-another-page");
      first.end();
      second.end();
      await expect
        .poll(async () => [(await here()).isConnected, (await here()).seat], { timeout: 8_000 })
        .toEqual([false, null]);
      const memberId = Number((await here()).id);
      // Of a process that died nobody says that they have gone: half a minute later they have.
      await setting.site.database((db) =>
        db
          .update(roomMembers)
          .set({ isConnected: true, seat: SEAT.patient, seenAt: new Date(Date.now() - 31_000) })
          .where(eq(roomMembers.id, memberId)),
      );
      expect(await here()).toMatchObject({ isConnected: false, seat: null });
    });

    test("who has the room's page without script is in it for the other, who is told so", async () => {
      const [{ patient, session }, specialist] = [await setting.real(), setting.doctor()];
      const { roomId } = session;
      const socket = setting.keep(await roomSocket(patient, roomId));
      await joinAtDesk(specialist, roomId);
      // By script: whether they are there, its connection will say.
      expect((await specialist.get(`/vr-consultation/${roomId}.data`)).status).toBe(200);
      expect((await readRoom(patient, roomId)).room.participants[1]).toMatchObject({ isConnected: false });
      expect((await specialist.get(`/vr-consultation/${roomId}`)).status).toBe(200);
      await expect.poll(() => socket.state()?.participants[1]).toMatchObject({ isConnected: true, seat: null });
      // With a connection it is the connection that counts: when that goes, so do they.
      const theirs = setting.keep(await roomSocket(specialist, roomId));
      theirs.send({ type: "hello", seat: SEAT.doctor });
      await expect.poll(() => socket.state()?.participants[1]!.seat).toBe(SEAT.doctor);
      theirs.end();
      await expect.poll(() => socket.state()?.participants[1]!.isConnected, { timeout: 8_000 }).toBe(false);
    });

    test("who leaves a consultation's page and enters again goes on in the same room", async () => {
      const { patient, roomId } = await setting.met();
      const entered = await patient.postForm("/vr-consultation", {
        provider: String(setting.records.providers.treating),
        roomId: "",
        website: "",
      });
      expect([entered.status, entered.headers.get("location")]).toEqual([303, `/vr-consultation/${roomId}`]);
    });

    test("nothing that is said is in the log, and no room's id", async () => {
      const { patient, roomId } = await setting.met();
      await say(patient, roomId, { type: "message", id: randomUUID(), text: "An unmistakable sentence" });
      await patient.get(`/vr-consultation/${roomId}`);
      setting.keep(await roomSocket(patient, roomId));
      await sleep(100);
      expect(setting.site.logs()).not.toContain("unmistakable");
      expect(setting.site.logs()).not.toContain(roomId);
      for (const route of ["/api/vr-sessions/:other/messages", "/vr-consultation/:other"])
        expect(setting.site.logs()).toContain(route);
    });

    test("the room's page shows the patient's values to both, and to no one the sample of somebody else", async () => {
      await setting.site.database(async (db) => {
        await db.insert(vitalReadings).values(
          [70, 71].map((value, index) => ({
            patientId: setting.records.own,
            deviceType: "body_weight" as const,
            value,
            measuredAt: new Date(Date.now() - (2 - index) * 86_400_000),
          })),
        );
        await addPatient(db);
      });
      const { patient, doctor: specialist, roomId } = await setting.met();
      for (const visitor of [patient, specialist]) {
        const { text } = await visitor.get(`/vr-consultation/${roomId}`);
        expect(text).toContain("142 bpm");
        expect(text).toContain("71.0 kg");
      }
    });
  },
  START,
);
