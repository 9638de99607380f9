import { auditLog, rooms } from "db/schema";
import { and, eq } from "drizzle-orm";
import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { newRoomId } from "~/domain/room/room";
import { CHAIRS } from "~/domain/room/state";
import type { VrSessionReply } from "~/services/rooms/vr-session.server";
import { proves } from "../support/clauses";
import { sessionFor } from "./support/examples";
import { joinAtDesk, opened, openRoom, roomSocket, roomStream, say, sessionBody } from "./support/rooms";
import { BOTH, readRoom, roomsSite, SEAT, TURN } from "./support/rooms-site";
import { siteEngines, START } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

const code = (answer: { json<T>(): T }) => answer.json<ErrorContract>().error.code;

describe.each(siteEngines)(
  "who opens and enters a consultation room on $name",
  ({ openSite }) => {
    const setting = roomsSite(openSite);

    test(
      "a session is opened with two participants, and is there afterwards",
      proves("API-11", "DATA-25", "DATA-26", "VR-08"),
      async () => {
        const visitor = new Visitor(setting.site);
        const body = sessionBody({ recordingEnabled: true, hapticFeedbackEnabled: false });
        const answer = await visitor.postJson("/api/vr-sessions", body);
        expect(answer.status).toBe(201);
        expect(answer.headers.get("cache-control")).toBe("no-store");
        expect(answer.cookies.room).toMatch(/HttpOnly; SameSite=Lax/);
        const session = answer.json<VrSessionReply>();
        expect(session).toMatchObject({
          roomId: body.roomId,
          consultationId: null,
          providerId: setting.records.demoProvider,
          // What the client says of it is believed in nothing.
          patientConnected: false,
          providerConnected: false,
          hapticFeedbackEnabled: false,
          recordingEnabled: true,
          path: `/vr-consultation/${body.roomId}`,
        });
        expect(session.room).toMatchObject({ roomId: body.roomId, isDemo: true, endedAt: null });
        expect(session.room.participants).toEqual([
          {
            id: expect.stringMatching(/^\d+$/) as string,
            name: "Guest",
            role: "patient",
            isConnected: false,
            avatarPosition: CHAIRS.patient,
            seat: null,
          },
          {
            id: expect.stringMatching(/^\d+$/) as string,
            name: expect.stringContaining("Reyes") as string,
            role: "doctor",
            isConnected: false,
            avatarPosition: CHAIRS.doctor,
            seat: null,
          },
        ]);
        expect(await readRoom(visitor, body.roomId)).toMatchObject({
          roomId: body.roomId,
          room: { openedAt: session.room.openedAt },
        });
      },
    );

    test(
      "the demonstration's doctor joins three seconds after the room opened, by the clock",
      proves("VR-12"),
      async () => {
        const visitor = new Visitor(setting.site);
        const { roomId, room } = await opened(visitor);
        expect(Date.parse(room.startedAt!) - Date.parse(room.openedAt)).toBe(3_000);
        const doctorOf = async () => (await readRoom(visitor, roomId)).room.participants[1]!.isConnected;
        expect(await doctorOf()).toBe(false);
        await sleep(Date.parse(room.startedAt!) - Date.now() + 50);
        expect(await doctorOf()).toBe(true);
      },
    );

    test("a room's id is taken in its form only, and once", async () => {
      const visitor = new Visitor(setting.site);
      for (const roomId of [
        "",
        "vr-1",
        "vr-abcdefghijkl",
        "room-1700000000000-k3j9x2m4q",
        "vr-1700000000000-k3j9/2m4q",
        `${newRoomId(new Date())}${"x".repeat(40)}`,
        7,
        null,
      ]) {
        const answer = await openRoom(visitor, { roomId });
        expect([roomId, answer.status, Object.keys(answer.json<ErrorContract>().error.fields!)]).toEqual([
          roomId,
          422,
          ["roomId"],
        ]);
      }
      // As short as `Math.random().toString(36)` makes it.
      const short = `vr-${Date.now()}-k3j9x2m4q`;
      const opened = await new Visitor(setting.site).postJson("/api/vr-sessions", {
        consultationId: null,
        roomId: short,
        patientConnected: true,
        providerConnected: false,
        hapticFeedbackEnabled: true,
        recordingEnabled: false,
      });
      expect([opened.status, opened.json<VrSessionReply>().room.roomId]).toEqual([201, short]);
      const body = sessionBody();
      const [first, again] = [
        await visitor.postJson("/api/vr-sessions", body),
        await visitor.postJson("/api/vr-sessions", body),
      ];
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.json<VrSessionReply>().room.openedAt).toBe(first.json<VrSessionReply>().room.openedAt);
      expect(
        (await visitor.postJson("/api/vr-sessions", { ...body, providerId: setting.records.otherDemo })).status,
      ).toBe(409);
      const other = await new Visitor(setting.site).postJson("/api/vr-sessions", body);
      expect([other.status, code(other)]).toEqual([409, "conflict"]);
      expect(
        (await new Visitor(setting.site, { cookie: setting.records.cookies.owner }).postJson("/api/vr-sessions", body))
          .status,
      ).toBe(409);
      // Sent twice at once.
      const twice = sessionBody();
      const statuses = (
        await Promise.all([visitor.postJson("/api/vr-sessions", twice), visitor.postJson("/api/vr-sessions", twice)])
      ).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 201]);
    });

    test("what is no session is refused with what is wrong, and nothing is stored", proves("API-11"), async () => {
      const visitor = new Visitor(setting.site);
      const before = await setting.site.database((db) => db.$count(rooms));
      const wrong: [object, number, string[]][] = [
        [{ hapticFeedbackEnabled: "yes" }, 422, ["hapticFeedbackEnabled"]],
        [{ providerId: "1" }, 422, ["providerId"]],
        [{ providerId: 999_999 }, 422, ["providerId"]],
        [{ consultationId: -1 }, 422, ["consultationId"]],
      ];
      for (const [change, status, fields] of wrong) {
        const answer = await openRoom(visitor, change);
        expect([change, answer.status, Object.keys(answer.json<ErrorContract>().error.fields!)]).toEqual([
          change,
          status,
          fields,
        ]);
      }
      expect((await visitor.postRaw("/api/vr-sessions", "{", { "Content-Type": "application/json" })).status).toBe(400);
      expect((await visitor.postForm("/api/vr-sessions", { roomId: newRoomId(new Date()) })).status).toBe(415);
      expect((await visitor.get("/api/vr-sessions")).status).toBe(405);
      expect(await setting.site.database((db) => db.$count(rooms))).toBe(before);
    });

    test("a real specialist is met by patients who are signed in, and by nobody else", async () => {
      const wish = { providerId: setting.records.providers.treating };
      const asked = async (cookie?: string) =>
        (await openRoom(new Visitor(setting.site, cookie ? { cookie } : {}), wish)).status;
      expect(await asked()).toBe(401);
      expect(await asked(setting.records.cookies.unrelated)).toBe(403);
      expect(await asked(setting.records.cookies.admin)).toBe(403);
      expect(await asked(setting.records.cookies.owner)).toBe(201);
      expect(await asked(setting.records.cookies.otherPatient)).toBe(201);
    });

    test("an appointment of one's own leads to its specialist; somebody else's to nobody", async () => {
      const wish = { consultationId: setting.records.planned };
      const answer = await openRoom(setting.owner(), wish);
      expect(answer.json()).toMatchObject({
        consultationId: setting.records.planned,
        providerId: setting.records.providers.treating,
      });
      const others = await openRoom(new Visitor(setting.site, { cookie: setting.records.cookies.otherPatient }), wish);
      expect([others.status, Object.keys(others.json<ErrorContract>().error.fields!)]).toEqual([
        422,
        ["consultationId"],
      ]);
      expect((await openRoom(new Visitor(setting.site), wish)).status).toBe(401);
      // A visit that has been is none to come to.
      expect((await openRoom(setting.owner(), { consultationId: setting.records.visit })).status).toBe(422);
    });

    test("of one patient and one specialist one room waits: the earlier one ends", async () => {
      const patient = setting.owner();
      const wish = { providerId: setting.records.providers.treating };
      const first = await opened(patient, wish);
      const socket = setting.keep(await roomSocket(patient, first.roomId));
      await expect.poll(() => socket.state()?.endedAt).toBeNull();
      const second = await opened(patient, wish);
      await expect.poll(() => socket.state()?.endedAt).not.toBeNull();
      await expect.poll(socket.ended).toBe(4410);
      expect((await readRoom(patient, second.roomId)).room.endedAt).toBeNull();
    });

    test("a third is refused, whoever it is, and stands in the record's log", async () => {
      const { roomId } = await setting.met();
      const guest = new Visitor(setting.site);
      await opened(guest);
      const thirds: [string, Visitor, number][] = [
        ["nobody", new Visitor(setting.site), 403],
        ["a browser with a room of its own", guest, 403],
        ["another patient", new Visitor(setting.site, { cookie: setting.records.cookies.otherPatient }), 403],
        ["another specialist", new Visitor(setting.site, { cookie: setting.records.cookies.unrelated }), 403],
        ["an administrator", new Visitor(setting.site, { cookie: setting.records.cookies.admin }), 403],
        // Their account alone is not their browser.
        ["the patient's other browser", setting.owner(), 403],
      ];
      for (const [name, visitor, status] of thirds) {
        const answers = [
          await visitor.get(`/api/vr-sessions/${roomId}`),
          await visitor.get(`/api/vr-sessions/${roomId}/ice`),
          await say(visitor, roomId, { type: "hello", seat: SEAT.patient }),
          await visitor.get(`/vr-consultation/${roomId}`),
        ];
        expect([name, ...answers.map((answer) => answer.status)]).toEqual([name, status, status, status, status]);
        for (const answer of answers) expect(answer.text).not.toContain("Nora");
        for (const [, connect] of BOTH) await expect(connect(visitor, roomId)).rejects.toThrow(String(status));
      }
      const denied = await setting.site.database((db) =>
        db
          .select({ actorId: auditLog.actorId })
          .from(auditLog)
          .where(
            and(
              eq(auditLog.subject, "consultation room"),
              eq(auditLog.outcome, "denied"),
              eq(auditLog.actorId, setting.records.users.unrelated),
            ),
          ),
      );
      expect(denied.length).toBeGreaterThan(0);
      for (const unknown of [newRoomId(new Date()), "vr-1"])
        expect((await guest.get(`/api/vr-sessions/${unknown}`)).status).toBe(404);
      const answer = await guest.get(`/api/vr-sessions/${roomId}`);
      expect([code(answer), answer.json<ErrorContract>().error.message]).toEqual([
        "forbidden",
        expect.stringContaining("for two"),
      ]);
    });

    test("no page of another site gets in, and its address names one thing", async () => {
      const { patient, roomId } = await setting.met();
      for (const headers of [
        { Origin: "https://evil.example" },
        { Origin: setting.site.url, "Sec-Fetch-Site": "cross-site" },
      ] as Record<string, string>[]) {
        await expect(roomSocket(patient, roomId, { headers })).rejects.toThrow("403");
      }
      setting.keep(
        await roomSocket(patient, roomId, { headers: { Origin: setting.site.url, "Sec-Fetch-Site": "same-origin" } }),
      );
      await expect(roomSocket(patient, `${roomId}&patientId=${setting.records.demo}`)).rejects.toThrow("400");
      await expect(roomSocket(patient, `${roomId}&roomId=${roomId}`)).rejects.toThrow("400");
    });

    test("signing out ends a member's connections to a room within a second, and nobody else's", async () => {
      const patient = new Visitor(setting.site, {
        cookie: await setting.site.database((db) => sessionFor(db, setting.records.users.owner)),
      });
      const specialist = setting.doctor();
      const { roomId } = await opened(patient, { providerId: setting.records.providers.treating });
      await joinAtDesk(specialist, roomId);
      const [mine, stream, theirs] = [
        setting.keep(await roomSocket(patient, roomId)),
        setting.keep(await roomStream(patient, roomId)),
        setting.keep(await roomSocket(specialist, roomId)),
      ];
      await expect
        .poll(() => [mine, stream, theirs].map(({ messages }) => messages.length > 0))
        .toEqual([true, true, true]);
      const cookie = new Visitor(setting.site);
      for (const [name, value] of patient.cookies) cookie.cookies.set(name, value);
      await cookie.postForm("/sign-out", {});
      const signedOut = Date.now();
      await expect.poll(() => [mine.ended(), stream.ended()], { interval: 10 }).toEqual([4401, 0]);
      expect(Date.now() - signedOut).toBeLessThan(1_000);
      expect(theirs.ended()).toBeNull();
      expect((await patient.get(`/api/vr-sessions/${roomId}`)).status).toBe(401);
    });

    test("a relay is named to two who have met, by names that a TURN server checks and that end; to nobody else", async () => {
      const iceOf = async (visitor: Visitor, roomId: string) => {
        const answer = await visitor.get(`/api/vr-sessions/${roomId}/ice`);
        expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
        expect(answer.text).not.toContain(TURN.secret);
        return answer.json<{ iceServers: { urls: string[]; username: string; credential: string }[] }>().iceServers;
      };
      const guest = new Visitor(setting.site);
      const demo = await opened(guest);
      await sleep(Math.max(0, Date.parse(demo.room.startedAt!) - Date.now() + 50));
      expect(await iceOf(guest, demo.roomId)).toEqual([]);
      const { patient, session } = await setting.real();
      expect(await iceOf(patient, session.roomId)).toEqual([]);
      const specialist = setting.doctor();
      await joinAtDesk(specialist, session.roomId);
      for (const [visitor, place] of [
        [patient, 0],
        [specialist, 1],
      ] as const) {
        const [{ urls, username, credential }] = (await iceOf(visitor, session.roomId)) as [
          { urls: string[]; username: string; credential: string },
        ];
        expect(urls).toEqual(TURN.urls);
        const [expiry, member] = username.split(":");
        expect(member).toBe(session.room.participants[place]!.id);
        expect(Number(expiry) - Date.now() / 1000).toBeGreaterThan(3_590);
        expect(Number(expiry) - Date.now() / 1000).toBeLessThanOrEqual(3_600);
        expect(credential).toBe(createHmac("sha1", TURN.secret).update(username).digest("base64"));
      }
      await specialist.postForm(`/vr-consultation/${session.roomId}`, { intent: "end" });
      expect(await iceOf(patient, session.roomId)).toEqual([]);
    });
  },
  START,
);
