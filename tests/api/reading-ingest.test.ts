import fc from "fast-check";
import { addDevice } from "db/vital-devices";
import { allReadings } from "db/health-record";
import { setLimits } from "db/vital-alerts";
import { latestReadings } from "db/vitals";
import type { Database } from "db/client";
import { auditLog, vitalCounts } from "db/schema";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { VitalAlert } from "~/domain/vitals/alarms";
import type { HealthReading, StoredReading } from "~/domain/vitals/reading";
import { NO_LIMITS } from "~/domain/vitals/alert-limits";
import { MAX_READINGS } from "~/domain/vitals/totals";
import type { HealthInsights } from "~/domain/vitals/trends";
import { DEVICE_TYPES, type DeviceType } from "~/domain/vitals/types";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { addPatient, addUser } from "../db/support/rows";
import { proves } from "../support/clauses";
import { sessionFor } from "./support/examples";
import { openPrepared } from "./support/prepared";
import { prepareRecords, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { send, Visitor, type ErrorContract } from "./support/visitor";

type Answered = { added: number; duplicates: number; skipped: number; readings: { value: string }[] };

let devices = 0;
async function deviceFor(db: Database, patientId: number, deviceTypes: DeviceType[]): Promise<string> {
  const token = newToken();
  await addDevice(
    db,
    { patientId, name: `Device ${++devices}`, tokenHash: hashToken(token), deviceTypes, createdAt: new Date() },
    1_000,
  );
  return token;
}
const withoutIds = (readings: StoredReading[]) => readings.map(({ id: _id, ...reading }) => reading);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const pulse = (value: number, minutes: number) => ({ deviceType: "heart_rate", value, timestamp: minutesAgo(minutes) });

describe.each(siteEngines)("readings come in on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  let tokens: { own: string; scale: string; empty: string };
  beforeAll(async () => {
    [site, { records, tokens }] = await openPrepared(openSite, async (db) => {
      const prepared = await prepareRecords(db);
      const all = [...DEVICE_TYPES];
      return {
        records: prepared,
        tokens: {
          own: await deviceFor(db, prepared.own, all),
          scale: await deviceFor(db, prepared.own, ["body_weight"]),
          empty: await deviceFor(db, prepared.empty, all),
        },
      };
    });
  }, START);
  afterAll(() => site?.stop());

  const path = (id: number) => `/api/health-monitoring/${id}/readings`;
  /** As a device sends it: no cookie, no Origin. */
  const fromDevice = (token: string, body: unknown, { to = records.own, type = "application/json" } = {}) =>
    send(site.url + path(to), {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": type, "X-Forwarded-For": "10.200.0.1" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const stored = (patientId: number) =>
    site.database(async (db) => {
      const pages: StoredReading[] = [];
      for await (const page of allReadings(db, patientId)) pages.push(...page);
      return pages;
    });
  const lastAudit = () =>
    site.database(async (db) => (await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]);

  test(
    "a device's reading is the newest at once; the same again adds nothing",
    proves("API-05", "DATA-01", "DATA-02"),
    async () => {
      const reading = { deviceType: "blood_pressure", value: "128/84", timestamp: minutesAgo(1) };
      const first = await fromDevice(tokens.own, reading);
      expect([first.status, first.json<Answered>()]).toMatchObject([
        201,
        { added: 1, duplicates: 0, skipped: 0, readings: [{ value: "128/84" }] },
      ]);
      expect(await lastAudit()).toMatchObject({
        patientId: records.own,
        actorId: null,
        action: "create",
        outcome: "done",
        subject: "vitals from a device",
      });
      const latest = await new Visitor(site, { cookie: records.cookies.owner }).get(
        `/api/health-monitoring/${records.own}/latest`,
      );
      expect(latest.json()).toContainEqual({
        id: expect.any(Number) as number,
        deviceType: "blood_pressure",
        value: "128/84",
        unit: "mmHg",
        timestamp: reading.timestamp,
      });
      const again = await fromDevice(tokens.own, reading);
      expect([again.status, again.json<Answered>()]).toMatchObject([200, { added: 0, duplicates: 1, readings: [] }]);
    },
  );

  test("what a person types replaces what they typed for that time; whoever may not write is refused and logged", async () => {
    const typed = { deviceType: "body_weight", value: 180, unit: "lb", timestamp: minutesAgo(30) };
    const owner = new Visitor(site, { cookie: records.cookies.owner });
    expect((await owner.postJson(path(records.own), typed)).json<Answered>()).toMatchObject({
      added: 1,
      readings: [{ value: "81.6" }],
    });
    expect((await owner.postJson(path(records.own), { ...typed, value: 181 })).json<Answered>()).toMatchObject({
      added: 1,
      readings: [{ value: "82.1" }],
    });
    expect((await stored(records.own)).filter(({ deviceType }) => deviceType === "body_weight")).toMatchObject([
      { value: 82.1002 },
    ]);
    expect(
      (
        await new Visitor(site, { cookie: records.cookies.treating }).postJson(path(records.own), {
          ...typed,
          value: 182,
        })
      ).status,
    ).toBe(201);
    for (const who of ["otherPatient", "unrelated", "admin"] as const) {
      expect([
        who,
        (await new Visitor(site, { cookie: records.cookies[who] }).postJson(path(records.own), typed)).status,
      ]).toEqual([who, 403]);
      expect(await lastAudit()).toMatchObject({
        patientId: records.own,
        actorId: records.users[who],
        action: "create",
        outcome: "denied",
      });
    }
  });

  test("a token opens one record, for its types, until it is revoked; a session beside a wrong token does not help", async () => {
    const code = async (answer: ReturnType<typeof fromDevice>) => {
      const { status, headers, text } = await answer;
      return [status, (JSON.parse(text) as ErrorContract).error.code, headers.get("www-authenticate")];
    };
    expect(await code(fromDevice("guessed", pulse(70, 5)))).toEqual([
      401,
      "unauthenticated",
      'Bearer error="invalid_token"',
    ]);
    expect((await code(fromDevice(tokens.empty, pulse(70, 5)))).slice(0, 2)).toEqual([403, "forbidden"]);
    expect(await lastAudit()).toMatchObject({
      patientId: records.own,
      outcome: "denied",
      subject: "vitals from a device",
    });
    expect((await code(fromDevice(tokens.own, pulse(70, 5), { to: 999_999 })))[0]).toBe(403);
    expect(
      (
        await code(
          fromDevice(tokens.scale, {
            readings: [{ deviceType: "body_weight", value: 80, timestamp: minutesAgo(5) }, pulse(70, 5)],
          }),
        )
      )[0],
    ).toBe(403);
    expect(
      (await fromDevice(tokens.scale, { deviceType: "body_weight", value: 80, timestamp: minutesAgo(5) })).status,
    ).toBe(201);
    const owner = new Visitor(site, { cookie: records.cookies.owner });
    expect((await owner.postJson(path(records.own), pulse(70, 5), { Authorization: "Bearer guessed" })).status).toBe(
      401,
    );
    expect((await owner.postJson(path(records.own), pulse(70, 5), { Authorization: "Basic YTpi" })).status).toBe(401);

    // Added and revoked by the screen.
    const screen = "/health-dashboard/devices";
    const added = await owner.postForm(screen, { intent: "add", name: "Old watch", heart_rate: "on" });
    const token = /data-token[^>]*>([\w-]{43})</.exec(added.text)![1]!;
    expect(added.headers.get("cache-control")).toBe("no-store");
    expect((await fromDevice(token, pulse(71, 6))).status).toBe(201);
    const page = (await owner.get(screen)).text;
    expect(page).toContain("Old watch");
    expect(page).not.toContain(token);
    // The newest is the last in the list.
    const id = [...page.matchAll(/name="device" value="(\d+)"/g)].at(-1)![1]!;
    // Not by anybody else.
    await new Visitor(site, { cookie: records.cookies.otherPatient }).postForm(screen, {
      intent: "revoke",
      device: id,
    });
    expect((await fromDevice(token, pulse(72, 7))).status).toBe(201);
    expect((await owner.postForm(screen, { intent: "revoke", device: id })).headers.get("location")).toBe(screen);
    expect((await fromDevice(token, pulse(73, 8))).status).toBe(401);
    expect(site.logs()).not.toContain(token);
  });

  test("the form that adds a device, sent twice, adds one; sent again once the device is in use, it shows no other token", async () => {
    const owner = new Visitor(site, { cookie: records.cookies.owner });
    const screen = "/health-dashboard/devices";
    const form = /name="form" value="([\da-f-]{36})"/.exec((await owner.get(screen)).text)![1]!;
    const fields = { intent: "add", form, name: "Clicked twice", heart_rate: "on" };
    const named = async (name: string) => (await owner.get(screen)).text.split(`<bdi>${name}</bdi>`).length - 1;
    const tokenIn = (text: string) => /data-token[^>]*>([\w-]{43})</.exec(text)![1]!;
    const [first, second] = [await owner.postForm(screen, fields), await owner.postForm(screen, fields)].map(
      ({ text }) => tokenIn(text),
    ) as [string, string];
    expect(await named("Clicked twice")).toBe(1);
    expect((await fromDevice(first, pulse(70, 5))).status, "shown to nobody, perhaps").toBe(401);
    expect((await fromDevice(second, pulse(70, 5))).status).toBe(201);
    const again = await owner.postForm(screen, fields);
    expect([again.status, again.text.includes("That device was added already and has sent readings.")]).toEqual([
      409,
      true,
    ]);
    expect((await fromDevice(second, pulse(71, 4))).status).toBe(201);
    // Back to the form for another one; and whoever has no form, or a made-up one.
    for (const change of [
      { name: "Another watch" } as Record<string, string>,
      { body_weight: "on" },
      { form: "" },
      { form: "none" },
    ])
      tokenIn((await owner.postForm(screen, { ...fields, ...change })).text);
    expect([await named("Clicked twice"), await named("Another watch")]).toEqual([4, 1]);
  });

  test("a thousand at once, out of order and with doubles; one more is too many, and one wrong one stores none", async () => {
    const token = await site.database((db) => deviceFor(db, records.own, ["oxygen_sat"]));
    const readings = Array.from({ length: 1_000 }, (_, index) => ({
      deviceType: "oxygen_sat",
      value: 90 + (index % 10),
      timestamp: new Date(Date.UTC(2025, 5, 1, 0, (index * 7) % 990)).toISOString(),
    }));
    const before = (await stored(records.own)).length;
    const wrong = await fromDevice(token, {
      readings: readings.map((reading, index) => (index === 3 ? { ...reading, value: 300 } : reading)),
    });
    expect([wrong.status, wrong.json<ErrorContract>().error.fields]).toEqual([
      422,
      { "readings.3.value": ["Oxygen saturation is between 10 and 100 %"] },
    ]);
    expect(
      (await fromDevice(token, { readings: [...readings, readings[0]] })).json<ErrorContract>().error.fields,
    ).toHaveProperty("readings");
    expect((await stored(records.own)).length).toBe(before);
    expect((await fromDevice(token, { readings })).json()).toMatchObject({ added: 990, duplicates: 10 });
    expect((await fromDevice(token, { readings })).json()).toMatchObject({ added: 0, duplicates: 1_000 });
    expect((await stored(records.own)).length).toBe(before + 990);
  });

  test("a device that is refused too often is stopped alike, whether there is such a patient or not", async () => {
    const newDevices = () =>
      site.database(async (db) => [
        await deviceFor(db, records.own, ["heart_rate"]),
        await deviceFor(db, records.own, ["heart_rate"]),
      ]);
    const asked = async (token: string, to: number, address: string) =>
      (
        await send(site.url + path(to), {
          method: "POST",
          headers: {
            Authorization: `Bearer ${token}`,
            "Content-Type": "application/json",
            "X-Forwarded-For": address,
          },
          body: JSON.stringify(pulse(70, 5)),
        })
      ).status;
    for (const [to, address] of [
      [records.empty, "10.200.7.1"],
      [999_999, "10.200.7.2"],
    ] as const) {
      // Each device has a limit of its own, of 120 a minute.
      const tokens = await newDevices();
      const statuses: number[] = [];
      for (let count = 0; count < 201; count++) statuses.push(await asked(tokens[count % 2]!, to, address));
      expect([new Set(statuses.slice(0, 200)), statuses[200]]).toEqual([new Set([403]), 429]);
    }
  });

  test("a record that is full refuses more readings of that type, by whomever they come", async () => {
    const { patientId, token } = await site.database(async (db) => {
      const patientId = await addPatient(db);
      await db
        .insert(vitalCounts)
        .values({ patientId, deviceType: "oxygen_sat", measured: MAX_READINGS, simulated: 0 });
      return { patientId, token: await deviceFor(db, patientId, [...DEVICE_TYPES]) };
    });
    const oxygen = { deviceType: "oxygen_sat", value: 97, timestamp: minutesAgo(3) };
    const refused = await fromDevice(token, { readings: [oxygen, pulse(70, 3)] }, { to: patientId });
    expect(refused.status).toBe(409);
    expect((JSON.parse(refused.text) as ErrorContract).error).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("as many readings of this type") as string,
    });
    expect(await stored(patientId)).toEqual([]);
    expect((await fromDevice(token, pulse(70, 3), { to: patientId })).status).toBe(201);
  });

  test("the record as FHIR, sent to another record, is the same readings; a correction replaces", async () => {
    const exported = await new Visitor(site, { cookie: records.cookies.owner }).get("/patient-portal/record.json");
    // An export may hold more than a request: as a program would, in parts.
    const bundle = exported.json<{ entry: { resource: { resourceType: string } }[] }>();
    let added = 0;
    for (let from = 0; from < bundle.entry.length; from += 900) {
      const answer = await fromDevice(
        tokens.empty,
        { resourceType: "Bundle", type: "collection", entry: bundle.entry.slice(from, from + 900) },
        { to: records.empty, type: "application/fhir+json" },
      );
      expect(answer.status).toBe(201);
      added += answer.json<Answered>().added;
    }
    const [own, copied] = [await stored(records.own), await stored(records.empty)];
    const key = ({ deviceType, measuredAt }: StoredReading) => `${deviceType} ${measuredAt.toISOString()}`;
    // Of two devices at one instant one is left.
    const once = new Map(own.map((reading) => [key(reading), reading]));
    expect(added).toBe(once.size);
    expect(new Set(withoutIds(copied).map((reading) => JSON.stringify(reading)))).toEqual(
      new Set(withoutIds([...once.values()]).map((reading) => JSON.stringify(reading))),
    );
    const newest = bundle.entry
      .map(({ resource }) => resource)
      .find((resource) => JSON.stringify(resource).includes("8867-4"))!;
    const corrected = JSON.parse(
      JSON.stringify({ ...newest, status: "corrected" }).replace(/"value":\d+/, '"value":99'),
    ) as object;
    expect(
      (await fromDevice(tokens.empty, corrected, { to: records.empty, type: "application/fhir+json" })).json(),
    ).toMatchObject({ added: 1, readings: [{ value: "99" }] });
    expect(await site.database((db) => latestReadings(db, records.empty))).toContainEqual(
      expect.objectContaining({ deviceType: "heart_rate", value: 99 }),
    );
  });

  /** A record of its own, and its patient. */
  const someone = () =>
    site.database(async (db) => {
      const userId = await addUser(db, { role: "patient" });
      const patientId = await addPatient(db, { userId });
      const token = await deviceFor(db, patientId, [...DEVICE_TYPES]);
      return { patientId, token, visitor: new Visitor(site, { cookie: await sessionFor(db, userId) }) };
    });
  type Someone = Awaited<ReturnType<typeof someone>>;
  const alertsOf = async ({ visitor, patientId }: Someone) =>
    (await visitor.get(`/api/health-monitoring/${patientId}/alerts`)).json<{ alerts: VitalAlert[] }>().alerts;

  test("old readings are stored and alarm nobody, whichever way they come", async () => {
    const [before, longAgo] = [minutesAgo(87 * 1_440), "2024-05-06T07:08:00Z"];
    const fhir = {
      resourceType: "Observation",
      status: "final",
      code: { coding: [{ system: "http://loinc.org", code: "8867-4" }] },
      effectiveDateTime: before,
      valueQuantity: { value: 180, system: "http://unitsofmeasure.org", code: "/min" },
    };
    const ways: [string, (who: Someone) => Promise<{ status: number }>][] = [
      [
        "a device",
        ({ patientId, token }) =>
          fromDevice(
            token,
            {
              readings: [
                pulse(180, 87 * 1_440),
                { deviceType: "blood_pressure", value: "190/125", timestamp: longAgo },
              ],
            },
            { to: patientId },
          ),
      ],
      ["FHIR", ({ patientId, token }) => fromDevice(token, fhir, { to: patientId, type: "application/fhir+json" })],
      ["the patient", ({ patientId, visitor }) => visitor.postJson(path(patientId), pulse(180, 87 * 1_440))],
      [
        "a file",
        async ({ visitor }) => {
          const text = `Date,Heart rate (bpm),Systolic (mmHg),Diastolic (mmHg)\n${longAgo},180,190,125\n`;
          const read = await visitor.postForm("/health-dashboard/import", { text });
          return visitor.postForm(read.headers.get("location")!, { intent: "confirm" });
        },
      ],
    ];
    for (const [way, send] of ways) {
      const who = await someone();
      expect([way, (await send(who)).status < 400]).toEqual([way, true]);
      const stored = (await who.visitor.get(`/api/health-monitoring/${who.patientId}/latest`)).json<HealthReading[]>();
      expect([way, stored.map(({ value }) => value)]).toEqual([way, expect.arrayContaining(["180"])]);
      expect([way, await alertsOf(who)]).toEqual([way, []]);
      const page = (await who.visitor.get("/health-dashboard")).text;
      expect([way, page.includes("180 beats a minute: very high. That was more than a week ago.")]).toEqual([
        way,
        true,
      ]);
      expect([way, page.includes("data-critical-banner")]).toEqual([way, false]);
    }
  });

  test("pressure measured again as the alert asks, and critical again, is told again", async () => {
    const who = await someone();
    const measure = (value: string, timestamp: string) =>
      who.visitor.postJson(path(who.patientId), { deviceType: "blood_pressure", value, timestamp });
    const [before, now] = [minutesAgo(7), minutesAgo(2)];
    expect((await measure("185/123", before)).status).toBe(201);
    const [first] = await alertsOf(who);
    expect(first).toMatchObject({ severity: "critical", value: "185/123 mmHg", clearedAt: null });
    await who.visitor.postForm("/health-dashboard", { intent: "acknowledge", alert: String(first!.id) });
    expect((await who.visitor.get("/health-dashboard")).text).not.toContain("data-critical-banner");
    expect((await measure("190/125", now)).status).toBe(201);
    expect(await alertsOf(who)).toMatchObject([
      { severity: "critical", value: "190/125 mmHg", clearedAt: null, acknowledgedAt: null },
      { id: first!.id, clearedAt: expect.any(String) as string },
    ]);
    // Without script, the page itself says so.
    expect((await who.visitor.get("/health-dashboard")).text).toMatch(
      /data-critical-banner[^]*Critical Health Alert: Blood pressure very high, 190\/125 mmHg/,
    );
    expect((await measure("190/125", now)).status).toBe(200);
    expect(await alertsOf(who)).toHaveLength(2);
  });

  test("a patient's own limits decide everywhere: on the dashboard, in its insights and in the portal", async () => {
    const who = await someone();
    await site.database((db) => setLimits(db, who.patientId, "heart_rate", { ...NO_LIMITS, high: 125 }));
    const send = async (value: number, minutes: number) =>
      expect((await who.visitor.postJson(path(who.patientId), pulse(value, minutes))).status).toBe(201);
    await send(118, 9);
    await send(120, 8);
    const insights = async () =>
      (await who.visitor.get(`/api/health-monitoring/${who.patientId}/trends`)).json<HealthInsights>();
    const portal = async () => (await who.visitor.get("/patient-portal")).text;
    expect(await alertsOf(who)).toEqual([]);
    expect(await insights()).toMatchObject({ riskLevel: "low" });
    expect(await portal()).toMatch(/In own limits/);
    expect(await portal()).not.toMatch(/data-alert=/);
    expect((await who.visitor.get("/health-dashboard")).text).toContain("within your own limits");
    await send(126, 7);
    expect(await alertsOf(who)).toMatchObject([{ severity: "warning" }]);
    expect(await insights()).toMatchObject({ riskLevel: "medium" });
    expect(await portal()).toMatch(/data-alert="watch"[^]*Heart rate high/);
  });

  test("simulated values are marked on the dashboard, and change nothing that is said of measured ones", async () => {
    const who = await someone();
    const at = `/api/health-monitoring/${who.patientId}`;
    for (const minutes of [9, 8]) await who.visitor.postJson(path(who.patientId), pulse(150, minutes));
    const said = async () => ({
      trends: (await who.visitor.get(`${at}/trends`)).json(),
      series: (
        await who.visitor.get(`${at}/series?type=heart_rate&from=2020-01-01T00:00:00Z&to=2035-01-01T00:00:00Z`)
      ).json(),
      open: (await alertsOf(who)).filter(({ simulated, clearedAt }) => !simulated && clearedAt === null),
    });
    const before = await said();
    expect(before).toMatchObject({ trends: { riskLevel: "high" }, open: [{ value: "150 bpm" }] });
    expect((await who.visitor.postJson(`/api/health-monitoring/simulate/${who.patientId}`, {})).status).toBe(201);
    expect(await said()).toEqual(before);
    const dashboard = (await who.visitor.get("/health-dashboard")).text;
    for (const card of ["heartRate", "bloodPressure", "oxygenSat", "temperature"])
      expect(dashboard).toMatch(new RegExp(`data-vital-status="${card}"(?:(?!data-vital-status).)*>Simulated<`, "s"));
    const portal = (await who.visitor.get("/patient-portal")).text;
    expect(portal).toMatch(/150[^]*Act now:[^]*Heart rate very high/);
    expect(portal).not.toContain("Oxygen saturation low");
    expect(portal.match(/data-vital="[^"]*"(?:(?!data-vital=).)*No reading yet/gs)).toHaveLength(3);
  });

  test("an empty week is not called stable, whatever was simulated", async () => {
    const who = await someone();
    await who.visitor.postJson(`/api/health-monitoring/simulate/${who.patientId}`, {});
    expect((await who.visitor.get("/health-dashboard")).text).toContain("there is nothing to analyze yet");
  });

  test("whatever is sent, the answer is an answer", async () => {
    const token = await site.database((db) => deviceFor(db, records.empty, [...DEVICE_TYPES]));
    const to = { to: records.empty };
    for (const [body, type, status] of [
      ["{", "application/json", 400],
      ["{}", "text/plain", 403],
      ["", "application/json", 400],
      [" ".repeat(2_200_000), "application/json", 413],
      ["{}", "application/xml", 403],
    ] as const) {
      expect([type, (await fromDevice(token, body, { ...to, type })).status]).toEqual([type, status]);
    }
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc
            .record({ deviceType: fc.constantFrom(...DEVICE_TYPES), value: fc.jsonValue(), timestamp: fc.jsonValue() })
            .map((body) => JSON.stringify({ readings: [body] })),
        ),
        async (body) => {
          expect((await fromDevice(token, body, to)).status).toBe(422);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("a device that sends too often is told when to come again, and no other with it", async () => {
    const token = await site.database((db) => deviceFor(db, records.own, ["heart_rate"]));
    const reading = pulse(70, 3);
    const statuses: number[] = [];
    for (let sent = 0; sent < 122; sent += 10)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 10 }, () => fromDevice(token, reading)))).map(
          ({ status }) => status,
        ),
      );
    expect(statuses.filter((status) => status < 300).length).toBe(120);
    const refused = await fromDevice(token, reading);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(
      (await fromDevice(tokens.scale, { deviceType: "body_weight", value: 80, timestamp: minutesAgo(5) })).status,
    ).toBeLessThan(300);
  });
});
