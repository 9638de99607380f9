import { agenda } from "db/agenda";
import { countPatientsInCare, patientsInCare } from "db/care";
import type { Database } from "db/client";
import { consultations, patients, providers, vitalReadings } from "db/schema";
import { latestReadings, latestMeasuredOf } from "db/vitals";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";
import { addProviders } from "./support/rows";

const NOW = new Date("2026-03-10T12:00:00Z");
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

describe.each(engines)("a specialist's patients and calendar on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  let [own, other]: number[] = [];
  let [ada, bea, cleo]: number[] = [];
  beforeAll(async () => {
    database = await open();
    db = database.db;
    const ids = await addProviders(db, [{}, {}]);
    const users = await db
      .select({ id: providers.id, userId: providers.userId })
      .from(providers)
      .where(inArray(providers.id, ids));
    [own, other] = ids.map((id) => users.find((one) => one.id === id)!.userId);
    const person = { medicalHistory: [], allergies: [], medications: [] };
    const added = await db
      .insert(patients)
      .values([
        { ...person, firstName: "Ada", lastName: "reyes", medicalRecordNumber: "1" },
        { ...person, firstName: "Bea", lastName: "Adler", medicalRecordNumber: "2" },
        { ...person, firstName: "Cleo", lastName: "Zhou", medicalRecordNumber: "3" },
      ])
      .returning({ id: patients.id });
    [ada, bea, cleo] = added.map(({ id }) => id);
    const held = (
      patientId: number,
      provider: number,
      days: number,
      status: "completed" | "scheduled" | "cancelled",
    ) => ({ patientId, providerId: ids[provider]!, type: "video", status, scheduledAt: at(days), symptoms: [] });
    await db
      .insert(consultations)
      .values([
        held(ada!, 0, -30, "completed"),
        held(ada!, 0, -9, "completed"),
        held(ada!, 0, -1, "cancelled"),
        held(ada!, 0, 2, "cancelled"),
        held(ada!, 0, 5, "scheduled"),
        held(ada!, 0, 8, "scheduled"),
        held(bea!, 0, 1, "cancelled"),
        held(bea!, 1, 1, "scheduled"),
        held(cleo!, 1, -2, "completed"),
      ]);
    const reading = (patientId: number, days: number, value: number) => ({
      patientId,
      deviceType: "heart_rate" as const,
      value,
      measuredAt: at(days),
    });
    await db
      .insert(vitalReadings)
      .values([
        reading(ada!, -3, 70),
        reading(ada!, -1, 75),
        reading(bea!, -2, 80),
        { ...reading(bea!, -1, 120), deviceType: "blood_pressure", diastolic: 80 },
      ]);
  });
  afterAll(() => database.close());

  const listed = (userId: number | undefined, limit = 20, offset = 0) =>
    patientsInCare(db, userId!, NOW, { limit, offset });

  test("in care are those with a consultation with this very specialist that was not called off, by last name, with the last and the next one", async () => {
    expect((await listed(own)).map(({ id, last, next }) => [id, last, next])).toEqual([[ada, at(-9), at(5)]]);
    expect((await listed(other)).map(({ id, last, next }) => [id, last, next])).toEqual([
      [bea, null, at(1)],
      [cleo, at(-2), null],
    ]);
    expect([
      await countPatientsInCare(db, own!),
      await countPatientsInCare(db, other!),
      await countPatientsInCare(db, 999_999),
    ]).toEqual([1, 2, 0]);
    expect((await listed(other, 1, 1)).map(({ id }) => id)).toEqual([cleo]);
  });

  test("a patient is found by parts of the name or the record's number, whatever the accents and apostrophes, and among their own only", async () => {
    const found = (named: string, limit = 20) =>
      patientsInCare(db, other!, NOW, { limit, offset: 0, named }).then((list) =>
        list.map(({ firstName }) => firstName),
      );
    const rename = (id: number, firstName: string, lastName: string) =>
      db.update(patients).set({ firstName, lastName }).where(eq(patients.id, id));
    await rename(cleo!, "Iñigo", "O’Brien-Núñez");
    for (const named of ["o'brien", "OBRIEN nunez", "Núñez iñi", "nun ini", "  brien-nu ", "3"])
      expect([named, await found(named)]).toEqual([named, ["Iñigo"]]);
    // Letters that are no other one with a mark, by what is typed without their keyboard, and by themselves.
    await rename(cleo!, "Łukasz", "Sørensen Weiß-Yıldız Ægir Đorđe");
    for (const named of [
      "lukasz",
      "Łuk",
      "sorensen",
      "SØREN",
      "weiss",
      "WEISS",
      "weiß",
      "yildiz",
      "aegir",
      "æg",
      "dorde",
    ])
      expect([named, await found(named)]).toEqual([named, ["Łukasz"]]);
    await rename(cleo!, "Iñigo", "O’Brien-Núñez");
    for (const named of ["reyes", "1", "o%n", "_", "nunez bea", "’"])
      expect([named, await found(named)]).toEqual([named, []]);
    expect([await found("e"), await found("e", 1)]).toEqual([["Bea", "Iñigo"], ["Bea"]]);
    await rename(cleo!, "Cleo", "Zhou");
  });

  test("the latest readings of several patients are those of each", async () => {
    const all = await latestMeasuredOf(db, [ada!, bea!, cleo!]);
    for (const id of [ada!, bea!, cleo!]) {
      expect(all.filter(({ patientId }) => patientId === id).map(({ patientId: _, ...reading }) => reading)).toEqual(
        await latestReadings(db, id),
      );
    }
    expect(all).toHaveLength(3);
    expect(await latestMeasuredOf(db, [])).toEqual([]);
  });

  test("the calendar holds one's own consultations of a stretch, its end left out", async () => {
    const days = async (from: number, to: number, cancelled: boolean, limit = 9) =>
      (await agenda(db, own!, { from: at(from), to: at(to) }, { cancelled, limit })).map(({ startsAt }) => startsAt);
    expect(await days(1, 8, true)).toEqual([at(1), at(2), at(5)]);
    expect(await days(1, 9, false)).toEqual([at(5), at(8)]);
    expect(await days(1, 9, false, 1)).toEqual([at(5)]);
    const ahead = async (limit: number, offset: number) =>
      (await agenda(db, own!, { from: at(1) }, { cancelled: false, limit, offset })).map(({ startsAt }) => startsAt);
    const all = await ahead(99, 0);
    expect(all.slice(0, 2)).toEqual([at(5), at(8)]);
    expect([...(await ahead(1, 0)), ...(await ahead(1, 1)), ...(await ahead(99, 2))]).toEqual(all);
  });
});
