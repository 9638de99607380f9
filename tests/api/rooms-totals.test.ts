import { roomEvents, rooms } from "db/schema";
import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { KEPT_SIGNALS, LINES_ON_PAGE, ROOM_TOTALS } from "~/domain/room/messages";
import { opened, openRoom, roomSocket, say } from "./support/rooms";
import { roomsSite, SEAT } from "./support/rooms-site";
import { siteEngines, START } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

const FULL = "The chat of this room is full. Your message was not sent.";
const line = (text: string) => ({ type: "message", id: randomUUID(), text });
const offer = (sdp: string) => ({
  type: "signal",
  seat: SEAT.doctor,
  to: SEAT.patient,
  signal: { description: { type: "offer", sdp } },
});

describe.each(siteEngines)(
  "what a consultation room stores on $name",
  ({ openSite }) => {
    const setting = roomsSite(openSite);

    const stored = (roomId: string) =>
      setting.site.database(async (db) => {
        const [row] = await db
          .select({
            events: sql<number>`count(*)::int`,
            lines: sql<number>`count(${roomEvents.messageId})::int`,
            bytes: sql<number>`coalesce(sum(octet_length(${roomEvents.sealed})), 0)::int`,
          })
          .from(roomEvents)
          .innerJoin(rooms, eq(rooms.id, roomEvents.roomId))
          .where(eq(rooms.roomId, roomId));
        return row!;
      });
    /** Writes lines until one is refused. @returns how many were taken, and the refusal. */
    const fill = async (visitor: Visitor, roomId: string, text: string) => {
      for (let taken = 0; ; taken++) {
        const answer = await say(visitor, roomId, line(text));
        if (answer.status !== 204) return { taken, answer };
      }
    };

    test("a demonstration's chat has a total; what is typed beyond it comes back with the reason", async () => {
      const visitor = new Visitor(setting.site);
      const { roomId } = await opened(visitor);
      const first = line("The first one");
      expect((await say(visitor, roomId, first)).status).toBe(204);
      const { taken, answer } = await fill(visitor, roomId, "Is anybody there?");
      // Sent again, because its answer was lost, it is there.
      expect((await say(visitor, roomId, first)).status).toBe(204);
      expect(taken + 1).toBe(ROOM_TOTALS.demonstration.lines);
      expect([answer.status, answer.json<ErrorContract>().error]).toEqual([409, { code: "conflict", message: FULL }]);
      const form = await visitor.postForm(`/vr-consultation/${roomId}`, {
        intent: "message",
        id: randomUUID(),
        text: "The one line too many",
      });
      expect(form.status).toBe(409);
      expect(form.text).toContain(FULL);
      expect(form.text).toMatch(/<textarea[^>]*>The one line too many<\/textarea>/);
      const socket = setting.keep(await roomSocket(visitor, roomId));
      socket.send(line("And another"));
      await expect.poll(socket.ended).toBe(1008);
      expect((await stored(roomId)).lines).toBe(ROOM_TOTALS.demonstration.lines);
      // It can still be ended.
      expect((await visitor.postForm(`/vr-consultation/${roomId}`, { intent: "end" })).status).toBe(303);
      expect(await stored(roomId)).toMatchObject({ lines: 0, bytes: 0 });
    });

    test("a demonstration's chat has a total of bytes as well", async () => {
      const visitor = new Visitor(setting.site);
      const { roomId } = await opened(visitor);
      const { taken, answer } = await fill(visitor, roomId, "🙂".repeat(1_000));
      expect([answer.status, taken < ROOM_TOTALS.demonstration.lines]).toEqual([409, true]);
      const { bytes } = await stored(roomId);
      expect(bytes).toBeLessThanOrEqual(ROOM_TOTALS.demonstration.bytes);
      expect(bytes).toBeGreaterThan(ROOM_TOTALS.demonstration.bytes * 0.9);
    });

    test("signals of a demonstration, which reach no one, are not stored", async () => {
      const visitor = new Visitor(setting.site);
      const { roomId } = await opened(visitor);
      for (let index = 0; index < 20; index++)
        expect((await say(visitor, roomId, offer("x".repeat(48_000)))).status).toBe(204);
      const socket = setting.keep(await roomSocket(visitor, roomId));
      for (let index = 0; index < 20; index++) socket.send(offer("x".repeat(48_000)));
      socket.send(line("After them"));
      await expect.poll(socket.lines).toEqual(["After them"]);
      expect((await stored(roomId)).bytes).toBeLessThan(1_000);
      expect(socket.signals()).toEqual([]);
    });

    test("signals of a consultation go when they have been had: lines, and how the room stands, stay for whoever missed them", async () => {
      const { patient, doctor, roomId } = await setting.met();
      expect((await say(patient, roomId, line("Said before"))).status).toBe(204);
      expect((await say(patient, roomId, { type: "hello", seat: SEAT.patient })).status).toBe(204);
      const { bytes: least } = await stored(roomId);
      const socket = setting.keep(await roomSocket(doctor, roomId));
      await expect.poll(() => socket.messages.length).toBeGreaterThan(0);
      const most = ROOM_TOTALS.consultation.bytes;
      for (let sent = 0; sent * 48_000 < most + 2_000_000; sent += 25) {
        const statuses = await Promise.all(
          Array.from({ length: 25 }, () => say(doctor, roomId, offer("x".repeat(48_000)))),
        );
        expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([204]));
      }
      await say(patient, roomId, line("Said after"));
      const { events, bytes } = await stored(roomId);
      expect(bytes).toBeGreaterThan(least + KEPT_SIGNALS * 48_000 * 0.9);
      expect(bytes).toBeLessThanOrEqual(most);
      expect(events).toBeLessThanOrEqual(ROOM_TOTALS.consultation.events);
      // All of them went through meanwhile.
      await expect.poll(() => socket.signals().length).toBeGreaterThan(most / 48_000);
      const back = setting.keep(await roomSocket(patient, roomId, { after: 0 }));
      await expect.poll(() => back.lines()).toEqual(["Said before", "Said after"]);
      expect(back.state()?.participants[0]).toMatchObject({ seat: SEAT.patient });
    });

    test("changes of state alone do not fill a room", async () => {
      const visitor = new Visitor(setting.site);
      const { roomId } = await opened(visitor);
      const { events } = ROOM_TOTALS.demonstration;
      for (let index = 0; index < events + 40; index++) {
        const { status } = await say(visitor, roomId, { type: "hello", seat: `seat-number-${index}` });
        if (status !== 204) expect(status).toBe(204);
      }
      expect((await stored(roomId)).events).toBeLessThanOrEqual(events);
      const back = setting.keep(await roomSocket(visitor, roomId, { after: 1 }));
      await expect.poll(() => back.state()?.participants[0]!.seat).toBe(`seat-number-${events + 39}`);
    });

    test("the page has the newest lines, and a way to the earlier ones", async () => {
      const { patient, roomId } = await setting.met();
      const count = LINES_ON_PAGE + 20;
      for (let index = 0; index < count; index++)
        expect((await say(patient, roomId, line(`Line ${index} of the chat`))).status).toBe(204);
      const linesOn = (text: string) =>
        [...text.matchAll(/>Line (\d+) of the chat</g)].map(([, number]) => Number(number));
      const { text } = await patient.get(`/vr-consultation/${roomId}`);
      expect(linesOn(text)).toEqual(Array.from({ length: LINES_ON_PAGE }, (_, index) => index + 20));
      const [, earlier] = /href="(\?before=\d+)#chat"/.exec(text)!;
      const { text: before } = await patient.get(`/vr-consultation/${roomId}${earlier}`);
      expect(linesOn(before)).toEqual(Array.from({ length: 20 }, (_, index) => index));
      expect(before).not.toMatch(/href="\?before=/);
    });

    test("demonstrations that are open at once have a total, of one address and of all visitors", async () => {
      const hasty = new Visitor(setting.site);
      const statuses: number[] = [];
      for (let index = 0; index < 41; index++) statuses.push((await openRoom(hasty)).status);
      expect(statuses).toEqual([...Array<number>(40).fill(201), 429]);
      const other = new Visitor(setting.site);
      await setting.site.database((db) =>
        db.execute(sql`
          insert into rooms (room_id, provider_id, is_demo, haptic_feedback_enabled, recording_enabled, opened_at)
          select 'vr-1700000000000-crowd-' || n, ${setting.records.demoProvider}::int, true, true, false, now()
          from generate_series(1, 1000) n`),
      );
      try {
        const answer = await openRoom(other);
        expect([answer.status, answer.json<ErrorContract>().error.code]).toEqual([503, "unavailable"]);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
        const provider = String(setting.records.demoProvider);
        const form = await other.postForm("/vr-consultation", { provider, roomId: "", website: "" });
        expect(form.status).toBe(503);
        expect(form.text).toContain("Too many demonstrations are open right now. Try again in a few minutes.");
        // Patients are not kept from their specialists.
        expect((await openRoom(setting.owner(), { providerId: setting.records.providers.treating })).status).toBe(201);
      } finally {
        await setting.site.database((db) => db.execute(sql`delete from rooms where room_id like '%-crowd-%'`));
      }
      expect((await openRoom(other)).status).toBe(201);
    });
  },
  START,
);
