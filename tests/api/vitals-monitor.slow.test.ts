import type { Database } from "db/client";
import { setLimits } from "db/vital-alerts";
import { eventsAfter, newestSeqs } from "db/vital-events";
import { writeReadings } from "db/vital-writer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { VitalAlert } from "~/domain/vitals/alarms";
import type { HealthReading } from "~/domain/vitals/reading";
import type { HealthInsights } from "~/domain/vitals/trends";
import type { AlertsAnswer } from "~/services/vitals/monitoring.server";
import { addPatient, addUser } from "../db/support/rows";
import { proves } from "../support/clauses";
import { sessionFor } from "./support/examples";
import { openPrepared } from "./support/prepared";
import { prepareRecords, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

const NOW = new Date();
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const pulse = (value: number, minutes: number) => ({
  deviceType: "heart_rate" as const,
  value,
  diastolic: null,
  measuredAt: ago(minutes),
});

/**
 * The records that every test knows, one that is watched, with its patient's cookie, and an open one without readings.
 */
type Watched = Records & { watched: number; watchedBy: string; quiet: number };

async function prepare(db: Database): Promise<Watched> {
  const records = await prepareRecords(db);
  const userId = await addUser(db, { role: "patient" });
  const watched = await addPatient(db, { userId });
  const quiet = await addPatient(db, { isDemo: true });
  for (const reading of [pulse(70, 60 * 24 * 30), pulse(80, 600), pulse(70, 300), pulse(140, 30)]) {
    await writeReadings(db, { patientId: watched, deviceId: 1, readings: [reading], now: reading.measuredAt });
  }
  return { ...records, watched, watchedBy: await sessionFor(db, userId), quiet };
}

describe.each(siteEngines)("monitoring on $name", ({ openSite }) => {
  let site: Site;
  let records: Watched;
  beforeAll(async () => void ([site, records] = await openPrepared(openSite, prepare)), START);
  afterAll(() => site?.stop());

  const as = (who?: keyof Records["cookies"]) => new Visitor(site, who ? { cookie: records.cookies[who] } : {});
  const patient = () => new Visitor(site, { cookie: records.watchedBy });
  const of = (patient: number, rest: string) => `/api/health-monitoring/${patient}/${rest}`;

  test(
    "the insights are those of the last week, and 304 while nothing is new",
    proves("API-06", "DATA-06"),
    async () => {
      const answer = await patient().get(of(records.watched, "trends"));
      const insights = answer.json<HealthInsights>();
      expect(Object.keys(insights).sort()).toEqual(["recommendations", "riskLevel", "text", "trends"]);
      expect(insights.riskLevel).toBe("high");
      expect(insights.trends.join()).toContain("Heart rate is increasing: from 80 to 140 bpm (3 readings over");
      expect(
        (await patient().get(of(records.watched, "trends"), { "If-None-Match": answer.headers.get("etag")! })).status,
      ).toBe(304);
      expect((await as("owner").get(of(records.quiet, "trends"))).json()).toMatchObject({
        trends: ["Vitals appear stable with no significant trends."],
        recommendations: ["Continue current routine and regular monitoring."],
        riskLevel: "low",
        isEmpty: true,
      });
    },
  );

  test("a series is thinned out on the server", async () => {
    const path = of(records.watched, `series?type=heart_rate&from=${ago(60 * 24 * 40).toISOString()}&points=3`);
    const { points, ...about } = (await patient().get(path)).json<{ points: { timestamp: string; value: number }[] }>();
    expect(about).toMatchObject({ type: "heart_rate", unit: "bpm", of: "readings" });
    expect([points.length, points.at(-1)]).toEqual([3, { timestamp: ago(30).toISOString(), value: 140 }]);
    const refused = await patient().get(of(records.watched, "series?type=pulse&points=1"));
    expect([refused.status, Object.keys(refused.json<ErrorContract>().error.fields!).sort()]).toEqual([
      422,
      ["points", "type"],
    ]);
  });

  test("an alert is acknowledged once, by whom and when is kept, and other clients are told once", async () => {
    const { alerts } = (await patient().get(of(records.watched, "alerts"))).json<AlertsAnswer>();
    expect(alerts[0]).toMatchObject({ title: "Heart rate very high", severity: "critical", acknowledgedAt: null });
    const path = of(records.watched, `alerts/${alerts[0]!.id}/acknowledge`);
    expect((await as("otherPatient").postJson(path, {})).status).toBe(403);
    // The events of a month ago are gone, as they should be.
    const before = await site.database(async (db) => (await newestSeqs(db, [records.watched])).get(records.watched)!);
    const [first, second] = await Promise.all([patient().postJson(path, {}), patient().postJson(path, {})]);
    const done = first.json<{ alert: VitalAlert }>().alert;
    expect(done).toMatchObject({ acknowledgedBy: "Patient", acknowledgedAt: expect.any(String) as string });
    expect(second.json()).toEqual({ alert: done });
    expect((await patient().postJson(path, {})).json()).toEqual({ alert: done });
    const told = await site.database(async (db) => (await eventsAfter(db, records.watched, before))!);
    expect(told.map(({ data }) => data.acknowledged)).toEqual([done]);
    // Another patient's alert is none of this one's.
    expect(
      (await as("otherPatient").postJson(of(records.empty, `alerts/${alerts[0]!.id}/acknowledge`), {})).status,
    ).toBe(404);
  });

  test(
    "simulated vitals are the newest at once, marked, follow on from the last and stay out of the record",
    proves("API-07"),
    async () => {
      const made = await as("owner").postJson(`/api/health-monitoring/simulate/${records.quiet}`, undefined);
      expect(made.status).toBe(201);
      const { readings } = made.json<{ readings: HealthReading[] }>();
      expect(readings.map(({ deviceType }) => deviceType).sort()).toEqual([
        "blood_pressure",
        "heart_rate",
        "oxygen_sat",
        "temperature",
      ]);
      for (const reading of readings) expect(reading).toMatchObject({ simulated: true });
      expect((await as("owner").get(of(records.quiet, "latest"))).json<HealthReading[]>()).toEqual(
        expect.arrayContaining(readings),
      );
      const own = await as("otherPatient").postJson(`/api/health-monitoring/simulate/${records.empty}`, undefined);
      expect(own.status).toBe(201);
      const record = (await as("otherPatient").get("/patient-portal/record.json")).text;
      expect(record).toContain('"resourceType":"Bundle"');
      expect(record).not.toContain("Observation");
    },
  );

  test("a visitor who cannot stop is held up", proves("API-18"), async () => {
    const visitor = as();
    const statuses: number[] = [];
    for (let round = 0; round < 61 && statuses.at(-1) !== 429; round++)
      statuses.push((await visitor.postJson(`/api/health-monitoring/simulate/${records.demo}`, undefined)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(50);
  });

  test("limits that a specialist and the patient set at once: the second is told what is stored, with theirs still in the form, and may insist", async () => {
    const path = `/health-dashboard/limits?patient=${records.own}`;
    const versionOn = (page: string) => /name="version" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const [owner, treating] = [as("owner"), as("treating")];
    const [forOwner, forTreating] = [
      versionOn((await owner.get(path)).text),
      versionOn((await treating.get(path)).text),
    ];
    expect(forOwner).toBe(forTreating);
    expect((await treating.postForm(path, { heart_rate_high: "95", version: forTreating })).status).toBe(303);

    const late = await owner.postForm(path, {
      heart_rate_high: "110",
      body_weight_silentMinutes: "2880",
      version: forOwner,
    });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Stored now: 95.");
    expect(late.text).toContain("Stored now: nothing.");
    expect(late.text).toMatch(/name="heart_rate_high"[^>]*value="110"|value="110"[^>]*name="heart_rate_high"/);
    const stored = (await treating.get(path)).text;
    expect(stored).toMatch(/name="heart_rate_high"[^>]*value="95"|value="95"[^>]*name="heart_rate_high"/);

    // Sent by who has seen it, it counts; and what is stored already is no conflict.
    expect((await owner.postForm(path, { heart_rate_high: "110", version: versionOn(late.text) })).status).toBe(303);
    expect((await treating.postForm(path, { heart_rate_high: "110", version: forTreating })).status).toBe(303);
  });

  test("a device that was silent for longer than its patient wants is told of by itself", async () => {
    await site.database((db) =>
      setLimits(db, records.watched, "heart_rate", {
        low: null,
        high: null,
        criticalLow: null,
        criticalHigh: null,
        diastolicHigh: null,
        criticalDiastolicHigh: null,
        silentMinutes: 5,
      }),
    );
    await expect
      .poll(
        async () =>
          (await patient().get(of(records.watched, "alerts"))).json<AlertsAnswer>().alerts.map(({ kind }) => kind),
        { timeout: 45_000, interval: 1_000 },
      )
      .toContain("no_data");
  }, 60_000);
});
