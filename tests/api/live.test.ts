import type { Database } from "db/client";
import { auditLog, consultations, sessions, vitalEvents } from "db/schema";
import { writeReadings } from "db/vital-writer";
import { and, desc, eq } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { VitalAlert } from "~/domain/vitals/alarms";
import type { LiveMessage } from "~/domain/vitals/live";
import { addPatient } from "../db/support/rows";
import { proves } from "../support/clauses";
import { PASSWORD, signedInPatient } from "./support/accounts";
import { handshake, openSocket, openStream, type LiveClient } from "./support/live";
import { openPrepared } from "./support/prepared";
import { sendRaw } from "./support/raw";
import { PEOPLE, prepareRecords, type Person, type Records } from "./support/records";
import { openServerSite, type Site, siteEngines, START } from "./support/site";
import { Visitor } from "./support/visitor";

type Prepared = Records & { quiet: number };
const prepare = async (db: Database): Promise<Prepared> => ({
  ...(await prepareRecords(db)),
  quiet: await addPatient(db, { isDemo: true }),
});

const BOTH = [
  ["a WebSocket", openSocket],
  ["a stream", openStream],
] as const;

describe.each(siteEngines)("the live channel on $name", ({ openSite }) => {
  let site: Site;
  let records: Prepared;
  beforeAll(async () => void ([site, records] = await openPrepared(openSite, prepare)), START);
  afterAll(() => site?.stop());
  const open: LiveClient[] = [];
  afterEach(() => open.splice(0).forEach((client) => client.end()));
  const keep = <Client extends LiveClient>(client: Client): Client => (open.push(client), client);

  const simulate = async (patientId: number, cookie?: string) => {
    const answer = await new Visitor(site, cookie ? { cookie } : {}).postJson(
      `/api/health-monitoring/simulate/${patientId}`,
      {},
    );
    expect(answer.status).toBe(201);
  };
  const write = (patientId: number, ...values: number[]) =>
    site.database(async (db) => {
      for (const value of values) {
        const now = new Date();
        await writeReadings(db, {
          patientId,
          deviceId: 1,
          readings: [{ deviceType: "heart_rate", value, diastolic: null, measuredAt: now }],
          now,
        });
      }
    });
  const newest = (patientId: number) =>
    site.database(
      async (db) =>
        (
          await db
            .select({ seq: vitalEvents.seq })
            .from(vitalEvents)
            .where(eq(vitalEvents.patientId, patientId))
            .orderBy(desc(vitalEvents.seq))
            .limit(1)
        )[0]?.seq ?? 0,
    );

  test(
    "a WebSocket at /ws opens with the latest readings and tells each new set, at once",
    proves("LIVE-01", "LIVE-03"),
    async () => {
      const client = keep(await openSocket(site, { patientId: records.quiet, cookie: records.cookies.unrelated }));
      await expect.poll(() => client.messages).toHaveLength(1);
      expect(client.messages[0]).toEqual({
        type: "vitals_response",
        seq: await newest(records.quiet),
        data: { readings: [] },
      });
      const started = Date.now();
      await simulate(records.quiet, records.cookies.unrelated);
      // At least: of what is made up, two values may be out of range, and the second alert comes by itself.
      await expect.poll(() => client.messages.length, { interval: 10 }).toBeGreaterThanOrEqual(2);
      expect(Date.now() - started).toBeLessThan(1_000);
      const [, update] = client.messages as [LiveMessage, LiveMessage];
      expect(update.type).toBe("vitals_update");
      expect(update.data.readings!.map(({ deviceType }) => deviceType).sort()).toEqual([
        "blood_pressure",
        "heart_rate",
        "oxygen_sat",
        "temperature",
      ]);
      const later = keep(await openSocket(site, { patientId: records.quiet, cookie: records.cookies.unrelated }));
      await expect.poll(() => later.messages[0]?.data.readings?.length).toBe(4);
      expect(later.messages[0]!.seq).toBe(await newest(records.quiet));
    },
  );

  test("a stream tells the same, with the numbers as ids", async () => {
    const [socket, stream] = [
      keep(await openSocket(site, { patientId: records.demo })),
      keep(await openStream(site, { patientId: records.demo })),
    ];
    await expect.poll(() => [socket.messages.length, stream.messages.length]).toEqual([1, 1]);
    expect(stream.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(stream.headers["cache-control"]).toBe("no-store, no-transform");
    expect(stream.headers["content-encoding"]).toBeUndefined();
    await simulate(records.demo);
    await simulate(records.demo);
    const seq = await newest(records.demo);
    for (const client of [socket, stream]) await expect.poll(() => client.messages.at(-1)!.seq).toBe(seq);
    // Whatever the two sets are, and however many alerts come with them.
    expect(socket.updates()).toHaveLength(seq - socket.messages[0]!.seq);
    expect(stream.updates().length).toBeGreaterThanOrEqual(2);
    expect(socket.messages).toEqual(stream.messages);
    expect(stream.text()).toMatch(/^retry: \d{4}\n\n/);
    for (const { type, seq } of stream.messages) expect(stream.text()).toContain(`event: ${type}\nid: ${seq}\ndata: {`);
  });

  test.each(BOTH)("who comes back to %s with a number gets what came since, and no more", async (_name, connect) => {
    await write(records.own, 80, 81, 82);
    const seq = await newest(records.own);
    const cookie = records.cookies.owner;
    const back = keep(await connect(site, { patientId: records.own, cookie, after: seq - 2 }));
    await expect.poll(back.updates).toEqual([seq - 1, seq]);
    const upToDate = keep(await connect(site, { patientId: records.own, cookie, after: seq }));
    await expect.poll(() => upToDate.messages).toEqual([{ type: "vitals_response", seq, data: {} }]);
    // From elsewhere: begun again.
    const lost = keep(await connect(site, { patientId: records.own, cookie, after: seq + 1_000 }));
    await expect.poll(() => lost.messages[0]?.data.readings?.length).toBeGreaterThan(0);
    expect(lost.messages[0]!.seq).toBe(seq);
  });

  test("an alert and its acknowledgement are told to everybody who looks", proves("LIVE-03", "DATA-27"), async () => {
    const [patient, provider] = [
      keep(await openSocket(site, { patientId: records.own, cookie: records.cookies.owner })),
      keep(await openStream(site, { patientId: records.own, cookie: records.cookies.treating })),
    ];
    await expect.poll(() => [patient.messages.length, provider.messages.length]).toEqual([1, 1]);
    await write(records.own, 70, 190);
    const alertIn = (client: LiveClient) =>
      client.messages.find(({ data }) => data.alert?.severity === "critical")?.data.alert;
    await expect.poll(() => alertIn(provider)?.title).toBe("Heart rate very high");
    expect(alertIn(provider)).toMatchObject({
      deviceType: "heart_rate",
      severity: "critical",
      message: expect.stringMatching(/./) as string,
    });
    const { id } = alertIn(provider) as VitalAlert;
    const answer = await new Visitor(site, { cookie: records.cookies.treating }).postJson(
      `/api/health-monitoring/${records.own}/alerts/${id}/acknowledge`,
      {},
    );
    expect(answer.status).toBe(200);
    const acknowledgedIn = (client: LiveClient) =>
      client.messages.find(({ data }) => data.acknowledged)?.data.acknowledged;
    await expect.poll(() => acknowledgedIn(patient)).toMatchObject({ id, acknowledgedBy: "Nora Okafor" });
  });

  test("is open to whom the record is open, and says no in plain HTTP; each look is in the record's log", async () => {
    const allowed: Record<Person | "nobody", number> = {
      nobody: 401,
      owner: 101,
      otherPatient: 403,
      treating: 101,
      unrelated: 403,
      admin: 101,
    };
    for (const who of ["nobody", ...PEOPLE] as const) {
      const cookie = who === "nobody" ? {} : { cookie: records.cookies[who] };
      const { status, body } = await handshake(site, { patientId: records.own, ...cookie });
      expect([who, status]).toEqual([who, allowed[who]]);
      if (status !== 101)
        expect((JSON.parse(body) as { error: { code: string } }).error.code).toBe(
          status === 401 ? "unauthenticated" : "forbidden",
        );
      expect([who, (await handshake(site, { patientId: records.demo, ...cookie })).status]).toEqual([who, 101]);
    }
    expect((await handshake(site, { patientId: 999_999 })).status).toBe(401);
    expect((await handshake(site, { patientId: "1e0" })).status).toBe(401);
    expect((await handshake(site, { patientId: `${records.demo}&patientId=${records.own}` })).status).toBe(400);
    const entries = await site.database((db) =>
      db
        .select({ outcome: auditLog.outcome })
        .from(auditLog)
        .where(
          and(
            eq(auditLog.patientId, records.own),
            eq(auditLog.subject, "live vitals"),
            eq(auditLog.actorId, records.users.otherPatient),
          ),
        ),
    );
    expect(entries).toEqual([{ outcome: "denied" }]);
  });

  test("no page of another site gets in, whatever cookies it brings", async () => {
    const from = (headers: Record<string, string>) =>
      handshake(site, { patientId: records.own, cookie: records.cookies.owner, headers });
    const { host } = new URL(site.url);
    expect((await from({ Origin: site.url })).status).toBe(101);
    expect((await from({ Origin: site.url, "Sec-Fetch-Site": "same-origin" })).status).toBe(101);
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: site.url.replace("http", "https") },
      { Origin: `http://${host}.evil.example` },
      { Origin: site.url, "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ] as Record<string, string>[]) {
      const { status, headers: answered } = await from(headers);
      expect([headers, status]).toEqual([headers, 403]);
      expect(answered["cache-control"]).toBe("no-store");
    }
  });

  test("other paths take no upgrade, and say what they always do", async () => {
    const { WebSocket } = await import("ws");
    const socket = new WebSocket(`${site.url.replace("http", "ws")}/elsewhere`);
    await expect(new Promise((_resolve, reject) => void socket.on("error", reject))).rejects.toThrow(
      "Unexpected server response: 404",
    );
  });

  // A client that would rather speak HTTP/2 says so with its first request, and some proxies pass that on.
  test.each<[string, string[], string, RegExp]>([
    ["a page", ["GET / HTTP/1.1"], "", /<!DOCTYPE html>/i],
    ["the live channel's own address", ["GET /ws HTTP/1.1"], "", /./],
    [
      "an endpoint, whose body arrives",
      ["POST /api/ai/drug-interactions HTTP/1.1", "Content-Type: application/json", "Content-Length: 2"],
      "{}",
      /"code":"invalid"/,
    ],
    [
      "chunks",
      ["POST /api/ai/drug-interactions HTTP/1.1", "Content-Type: application/json", "Transfer-Encoding: chunked"],
      "2\r\n{}\r\n0\r\n\r\n",
      /"code":"invalid"/,
    ],
  ])("an offer to speak another protocol is passed over: %s", async (_name, [line, ...more], body, expected) => {
    for (const protocol of ["h2c", "websocket2, h2c"]) {
      const answer = await sendRaw(
        site.url,
        [
          line!,
          `Host: ${new URL(site.url).host}`,
          "Connection: Upgrade, HTTP2-Settings",
          `Upgrade: ${protocol}`,
          "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA",
          ...more,
        ],
        body,
      );
      expect([200, 404, 422]).toContain(answer.status);
      expect(answer.body).toMatch(expected);
    }
  });

  test("a connection is no activity: it does not keep a session from ending, and ends with it", async () => {
    const { visitor } = await signedInPatient(site);
    const cookie = `session=${visitor.cookies.get("session")}`;
    const [own] = await site.database((db) =>
      db.query.patients.findMany({
        where: (patients, { inArray }) =>
          inArray(
            patients.userId,
            db.select({ id: sessions.userId }).from(sessions).orderBy(desc(sessions.id)).limit(1),
          ),
      }),
    );
    const ownSession = eq(sessions.userId, own!.userId!);
    const seen = async (secondsBeforeTheEnd: number) => {
      const seenAt = new Date(Date.now() - (15 * 60 - secondsBeforeTheEnd) * 1000);
      await site.database((db) => db.update(sessions).set({ seenAt }).where(ownSession));
      return seenAt;
    };
    const seenAt = await seen(3);
    const options = { patientId: own!.id, cookie };
    const [socket, stream] = [keep(await openSocket(site, options)), keep(await openStream(site, options))];
    await expect.poll(() => [socket.messages.length, stream.messages.length]).toEqual([1, 1]);
    expect(
      await site.database((db) => db.select({ seenAt: sessions.seenAt }).from(sessions).where(ownSession)),
    ).toEqual([{ seenAt }]);
    expect([socket.ended(), stream.ended()]).toEqual([null, null]);
    await expect.poll(() => [socket.ended(), stream.ended()]).toEqual([4401, 0]);
    expect(Date.now() - seenAt.getTime()).toBeLessThan(15 * 60_000 + 1_500);
  });

  test.each([
    ["signing out", async (visitor: Visitor) => void (await visitor.postForm("/sign-out", {}))],
    [
      "ending all other sessions",
      async (_visitor: Visitor, elsewhere: Visitor) =>
        void (await elsewhere.postForm("/account", { intent: "end-others" })),
    ],
    [
      "another password",
      async (_visitor: Visitor, elsewhere: Visitor) =>
        void (await elsewhere.postForm("/account", {
          intent: "password",
          currentPassword: PASSWORD,
          password: "four other kind words",
        })),
    ],
    [
      "signing in as somebody else in the same browser",
      async (visitor: Visitor, _elsewhere: Visitor, other: string) =>
        void (await visitor.postForm("/sign-in", { email: other, password: PASSWORD })),
    ],
  ] as const)("%s ends the connections of that session within a second", async (_name, act) => {
    const [{ visitor, email }, other] = [await signedInPatient(site), await signedInPatient(site)];
    const elsewhere = new Visitor(site);
    await elsewhere.postForm("/sign-in", { email, password: PASSWORD });
    const cookieOf = (of: Visitor) => `session=${of.cookies.get("session")}`;
    const patientId = await site.database(async (db) => {
      const user = await db.query.users.findFirst({ where: (users) => eq(users.email, email) });
      return (await db.query.patients.findFirst({ where: (patients) => eq(patients.userId, user!.id) }))!.id;
    });
    const cookie = cookieOf(visitor);
    const [socket, stream, stays] = [
      keep(await openSocket(site, { patientId, cookie })),
      keep(await openStream(site, { patientId, cookie })),
      keep(await openSocket(site, { patientId, cookie: cookieOf(elsewhere) })),
    ];
    await expect.poll(() => [socket, stream, stays].map(({ messages }) => messages.length)).toEqual([1, 1, 1]);
    await act(visitor, elsewhere, other.email);
    const acted = Date.now();
    await expect.poll(() => [socket.ended(), stream.ended()], { interval: 10 }).toEqual([4401, 0]);
    expect(Date.now() - acted).toBeLessThan(1_000);
    expect(stays.ended()).toBeNull();
    await expect(openSocket(site, { patientId, cookie })).rejects.toThrow("401");
  });

  test("a session that comes to its end, and a record that is not open any more, end it", async () => {
    const [patient, provider] = [
      keep(await openSocket(site, { patientId: records.own, cookie: records.cookies.owner })),
      keep(await openSocket(site, { patientId: records.own, cookie: records.cookies.treating })),
    ];
    await expect.poll(() => [patient.messages.length, provider.messages.length]).toEqual([1, 1]);
    // What is looked at when it is opened is looked at again at its end.
    await site.database((db) =>
      db
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() + 2_000) })
        .where(eq(sessions.userId, records.users.owner)),
    );
    const again = keep(await openSocket(site, { patientId: records.own, cookie: records.cookies.owner }));
    await expect.poll(again.ended).toBe(4401);
    await site.database((db) =>
      db.update(consultations).set({ status: "cancelled" }).where(eq(consultations.patientId, records.own)),
    );
    // Whatever makes the server look: here the end of another of their sessions.
    await new Visitor(site, { cookie: records.cookies.treating }).postForm("/account", { intent: "end-others" });
    await expect.poll(provider.ended).toBe(4403);
  });

  test("who says too much, or too much at once, is sent away", async () => {
    const chatty = keep(await openSocket(site, { patientId: records.demo }));
    for (let message = 0; message < 100; message++) chatty.socket.send("{}");
    await expect.poll(() => chatty.messages.length, { timeout: 15_000 }).toBeGreaterThan(90);
    expect(chatty.ended()).toBeNull();
    chatty.socket.send("{}");
    await expect.poll(chatty.ended).toBe(1008);

    // What answers a ping is no message; a thousand of them that nobody asked for are a flood all the same.
    const answering = keep(await openSocket(site, { patientId: records.demo }));
    for (let answer = 0; answer < 1_000; answer++) answering.socket.pong();
    await expect.poll(answering.ended).not.toBeNull();

    const long = keep(await openSocket(site, { patientId: records.demo }));
    long.socket.send("x".repeat(64 * 1024));
    await sleep(200);
    expect(long.ended()).toBeNull();
    long.socket.send("x".repeat(64 * 1024 + 1));
    await expect.poll(long.ended).toBe(1009);

    const compressed = keep(
      await openSocket(site, {
        patientId: records.demo,
        headers: { "Sec-WebSocket-Extensions": "permessage-deflate" },
      }),
    );
    expect(compressed.socket.extensions).toBe("");
  });

  test("whoever asks hears at once that somebody is there", async () => {
    const client = keep(await openSocket(site, { patientId: records.quiet, cookie: records.cookies.unrelated }));
    await expect.poll(() => client.messages.length).toBe(1);
    client.socket.send("");
    await expect
      .poll(() => client.messages.at(-1))
      .toEqual({ type: "vitals_response", seq: client.messages[0]!.seq, data: {} });
  });

  test("of one address only so many are taken, and the next one is told when to come again", async () => {
    const headers = { "X-Forwarded-For": "10.200.0.1" };
    for (let opened = 0; opened < 500; opened += 50) {
      const some = await Promise.all(
        Array.from({ length: 50 }, () => openSocket(site, { patientId: records.demo, headers })),
      );
      some.forEach(keep);
    }
    const refused = await handshake(site, { patientId: records.demo, headers });
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "30"]);
    await expect(openStream(site, { patientId: records.demo, headers })).rejects.toThrow("429");
    expect((await handshake(site, { patientId: records.demo })).status).toBe(101);
    open.splice(0).forEach((client) => client.end());
    await expect.poll(async () => (await handshake(site, { patientId: records.demo, headers })).status).toBe(101);
  });

  test("no word of a patient is in the log", () => {
    expect(site.logs()).not.toMatch(/Reyes|"value"|patientId=/);
  });
});

test(
  "at its end a server says goodbye, and what it had no time for is there at the next",
  async () => {
    const site = await openServerSite({ prepare: (db) => addPatient(db, { isDemo: true }) });
    try {
      const [socket, stream] = [await openSocket(site, { patientId: 1 }), await openStream(site, { patientId: 1 })];
      await expect.poll(() => [socket.messages.length, stream.messages.length]).toEqual([1, 1]);
      const started = Date.now();
      const stopped = site.stop();
      await expect.poll(() => [socket.ended(), stream.ended()]).toEqual([1012, 0]);
      await stopped;
      expect(Date.now() - started).toBeLessThan(5_000);
    } finally {
      await site.stop();
    }
  },
  START,
);
