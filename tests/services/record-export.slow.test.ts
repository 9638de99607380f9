import { healthRecord } from "db/health-record";
import { patients } from "db/schema";
import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { streamBody } from "~/services/http/responses/body-stream.server";
import { fhirBundle, plainText } from "~/services/export/record-export.server";
import { engines, type TestDatabase } from "../support/databases";

const READINGS = 100_000;

describe.each(engines)("a record of 100,000 readings on $name", ({ open }) => {
  let database: TestDatabase;
  let patientId: number;
  beforeAll(async () => {
    database = await open();
    const [added] = await database.db
      .insert(patients)
      .values({
        medicalRecordNumber: "KW-1",
        firstName: "Ada",
        lastName: "Reyes",
        medicalHistory: [],
        allergies: [],
        medications: [],
      })
      .returning({ id: patients.id });
    patientId = added!.id;
    await database.db.execute(sql`insert into vital_readings (patient_id, device_type, value, measured_at)
      select ${patientId}, (array['heart_rate', 'body_weight', 'temperature'])[1 + i % 3]::device_type, 70, timestamptz '2020-01-01 00:00:00Z' + i * interval '1 minute'
      from generate_series(1, ${READINGS}::int) as i`);
  }, 120_000);
  afterAll(() => database?.close());

  const needs = () => ({ db: database.db, clock: () => new Date("2026-03-10T08:20:00Z") });

  test("goes out in pieces of less than a megabyte, all of it", async () => {
    const record = (await healthRecord(database.db, patientId))!;
    for (const [source, one] of [
      [fhirBundle(needs(), record, "https://kindweight.example"), /"resourceType":"Observation"/g],
      [plainText(needs(), record, "en", null), /UTC {2}70/g],
    ] as const) {
      let [largest, readings] = [0, 0];
      for await (const piece of source) {
        largest = Math.max(largest, piece.length);
        readings += piece.match(one)?.length ?? 0;
      }
      expect(readings).toBe(READINGS);
      expect(largest).toBeLessThan(1024 * 1024);
    }
  }, 120_000);

  test("is read no faster than its reader takes it, and not to its end for a reader who has gone", async () => {
    const record = (await healthRecord(database.db, patientId))!;
    let made = 0;
    let ended = false;
    const counted = async function* () {
      try {
        for await (const piece of fhirBundle(needs(), record, "https://kindweight.example")) {
          made++;
          yield piece;
        }
      } finally {
        ended = true;
      }
    };
    let letOn = () => {};
    const drained = () => new Promise<void>((resolve) => void (letOn = resolve));
    const reader = streamBody(counted(), { drained, closed: new AbortController().signal }).getReader();
    for (let round = 1; round <= 3; round++) {
      const next = reader.read();
      await sleep(50);
      expect(made).toBe(round - 1);
      letOn();
      await next;
      expect(made).toBe(round);
    }
    await reader.cancel();
    expect([made, ended]).toEqual([3, true]);
  });
});
