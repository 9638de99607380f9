import { asc, count, eq, max, min, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { availabilitySchema } from "~/domain/providers/availability-schema";
import { SPECIALTIES, TIME_ZONE_VALUES } from "~/domain/providers/constants";
import { profileSchema } from "~/domain/providers/signup";
import {
  consultations,
  patients,
  prescriptions,
  providers,
  providerTotals,
  users,
  vitalReadings,
} from "../../db/schema";
import { seedDemo } from "../../db/seed";
import { spellYears } from "../../db/seed/bios";
import cities from "../../db/seed/data/generated/cities";
import * as demoPatient from "../../db/seed/demo-patient";
import { generateProviders, insertProviders } from "../../db/seed/providers";
import { engines, type TestDatabase } from "../support/databases";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe("generated providers", () => {
  const generated = generateProviders(500);
  const profiles = generated.map(({ profile }) => profile);
  const listed = profiles.filter(({ isAvailable, reviewStatus }) => isAvailable && reviewStatus !== "rejected");

  test("are the same every time, and others with another seed", () => {
    expect(generateProviders(500)).toEqual(generated);
    expect(generateProviders(500, 1)).not.toEqual(generated);
  });

  test("cover every specialty, plentifully", () => {
    for (const specialty of SPECIALTIES) {
      expect(listed.filter((profile) => profile.specialty === specialty).length, specialty).toBeGreaterThanOrEqual(20);
    }
  });

  test("cover every time zone, each in a city of that zone", () => {
    expect(new Set(profiles.map(({ timeZone }) => timeZone))).toEqual(new Set(TIME_ZONE_VALUES));
    for (const { location, timeZone } of profiles) {
      const there = cities.filter((place) => place.timeZone === timeZone);
      expect(there.map(({ city, state }) => `${city}, ${state}`)).toContain(location);
    }
  });

  test("are listed, reviewed and met in VR in the intended shares", () => {
    const withStatus = (status: string) => profiles.filter(({ reviewStatus }) => reviewStatus === status);
    expect(listed.filter(({ isVrEnabled }) => isVrEnabled).length).toBeGreaterThanOrEqual(60);
    expect(withStatus("rejected").length).toBeGreaterThanOrEqual(6);
    expect(withStatus("rejected").length).toBeLessThanOrEqual(8);
    expect(withStatus("under_review").length).toBeGreaterThanOrEqual(45);
    expect(profiles.filter(({ isAvailable }) => !isAvailable).length).toBeGreaterThanOrEqual(35);
    for (const { rating, totalReviews } of withStatus("under_review")) expect([rating, totalReviews]).toEqual(["0", 0]);
  });

  test("each tell something of their own, in 200 to 420 characters and without a slot left open", () => {
    expect(new Set(profiles.map(({ bio }) => bio)).size).toBe(500);
    for (const { bio } of profiles) {
      expect(bio.length).toBeGreaterThanOrEqual(200);
      expect(bio.length).toBeLessThanOrEqual(420);
      expect(bio).not.toMatch(/[{}]|undefined| {2}| [.,]/);
      expect(bio).toMatch(/^[A-Z].*[.]$/);
      expect(bio).not.toMatch(/\b(obese|overweight|fat|morbid\w*|cure[ds]?|guarantee\w*)\b(?! liver)/i);
    }
  });

  test("hold what an application may hold", () => {
    for (const { profile } of generated) {
      expect(profileSchema.safeParse({ ...profile, certifications: profile.certifications.join(", ") }).success).toBe(
        true,
      );
      expect(availabilitySchema.safeParse(profile.availability).success).toBe(true);
      expect(Object.values(profile.availability).some(({ available }) => available)).toBe(true);
      expect(profile.certifications.length).toBeLessThanOrEqual(4);
      expect(profile.hourlyRate).toMatch(/^\d{2,3}\.00$/);
      expect(profile.rating).toMatch(/^(0|[345]\.\d\d)$/);
      expect(profile.rating === "0").toBe(profile.totalReviews === 0);
    }
  });

  test("have an address, a license and a telephone that are nobody's", () => {
    expect(new Set(generated.map(({ user }) => user.email)).size).toBe(500);
    expect(new Set(profiles.map(({ licenseNumber }) => licenseNumber)).size).toBe(500);
    for (const { user } of generated) {
      expect(user.email).toMatch(/^[a-z-]+\.[a-z-]+\d*@example\.org$/);
      expect(user.phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    }
  });

  test("start with the host of the VR room", () => {
    expect(profiles[0]).toMatchObject({
      specialty: "Endocrinologist",
      isVrEnabled: true,
      isAvailable: true,
      reviewStatus: "verified",
    });
  });

  test.each([
    [1, "a year", "a year"],
    [7, "seven years", "seven years"],
    [10, "10 years", "a decade"],
    [12, "12 years", "more than a decade"],
    [15, "15 years", "15 years"],
    [38, "38 years", "38 years"],
  ])("spell %i years as %s or %s", (years, plain, loose) => {
    expect(spellYears(years, false)).toBe(plain);
    expect(spellYears(years, true)).toBe(loose);
  });
});

describe.each(engines)("the demo seed on $name", ({ open }) => {
  let database: TestDatabase;
  const now = new Date("2026-11-21T15:04:05Z");
  beforeAll(async () => {
    database = await open();
    await seedDemo(database.db, now);
  });
  afterAll(() => database.close());

  const tables = { users, providers, patients, consultations, prescriptions, vitalReadings };
  const countAll = async () => {
    const entries = Object.entries(tables).map(async ([name, table]) => {
      const [row] = await database.db.select({ rows: count() }).from(table);
      return [name, row?.rows] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };

  test("adds nothing the second time", async () => {
    const before = await countAll();
    await seedDemo(database.db, new Date(now.getTime() + DAY));
    expect(await countAll()).toEqual(before);
    expect(before).toMatchObject({ providers: 500, patients: 1, consultations: 8, prescriptions: 5 });
  });

  test("stores the providers in order, from id 1, as generated", async () => {
    const rows = await database.db.select().from(providers).orderBy(asc(providers.id));
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_row, index) => index + 1));
    const generated = generateProviders(500);
    const { rating, ...first } = generated[0]!.profile;
    expect(rows[0]).toMatchObject(first);
    expect(Number(rows[0]!.rating)).toBe(Number(rating));
    // The triggers' totals saw every batch.
    const [totals] = await database.db
      .select({ listed: sql<number>`sum(${providerTotals.total})::int` })
      .from(providerTotals);
    expect(totals?.listed).toBe(rows.filter(({ isListed }) => isListed).length);
    // Each profile belongs to its own person.
    const [host] = await database.db
      .select()
      .from(users)
      .innerJoin(providers, eq(providers.userId, users.id))
      .where(eq(providers.id, 500));
    expect(host?.users.email).toBe(generated[499]!.user.email);
  });

  test("leaves no provider that one could sign in as", async () => {
    const rows = await database.db.selectDistinct({ role: users.role, passwordHash: users.passwordHash }).from(users);
    expect(rows.filter(({ role }) => role === "provider")).toEqual([{ role: "provider", passwordHash: null }]);
  });

  test("makes patient 1 the demo record, with every list filled", async () => {
    const [patient] = await database.db.select().from(patients).where(eq(patients.id, 1));
    expect(patient).toMatchObject({ isDemo: true });
    expect(patient!.medicalRecordNumber).not.toBe("");
    expect(patient!.emergencyContact).not.toBe("");
    expect(patient!.insuranceProvider).not.toBe("");
    for (const list of [patient!.medicalHistory, patient!.allergies, patient!.medications])
      expect(list.length).toBeGreaterThan(0);
  });

  test("gives the demo patient prescriptions, some with instructions", async () => {
    const rows = await database.db.select().from(prescriptions).where(eq(prescriptions.patientId, 1));
    expect(rows).toHaveLength(5);
    for (const row of rows)
      for (const text of [row.medicationName, row.dosage, row.frequency, row.duration]) expect(text).not.toBe("");
    expect(rows.some(({ instructions }) => instructions)).toBe(true);
  });

  test("gives the demo patient consultations of every status", async () => {
    const rows = await database.db.select().from(consultations).where(eq(consultations.patientId, 1));
    expect(rows).toHaveLength(8);
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(["completed", "scheduled", "in-progress", "cancelled"]),
    );
    for (const row of rows) {
      if (row.status === "scheduled") expect(row.scheduledAt.getTime()).toBeGreaterThan(now.getTime());
      if (row.status === "completed") expect(row.scheduledAt.getTime()).toBeLessThan(now.getTime());
    }
  });

  test("gives the demo patient some 90 days of readings of every device, up to now", async () => {
    const rows = await database.db
      .select({
        deviceType: vitalReadings.deviceType,
        first: min(vitalReadings.measuredAt),
        last: max(vitalReadings.measuredAt),
      })
      .from(vitalReadings)
      .where(eq(vitalReadings.patientId, 1))
      .groupBy(vitalReadings.deviceType);
    expect(new Set(rows.map(({ deviceType }) => deviceType))).toEqual(
      new Set(["heart_rate", "blood_pressure", "oxygen_sat", "temperature", "body_weight"]),
    );
    for (const { first } of rows) expect((now.getTime() - first!.getTime()) / DAY).toBeGreaterThan(80);
    const newest = Math.max(...rows.map(({ last }) => last!.getTime()));
    expect(newest).toBeLessThanOrEqual(now.getTime());
    expect(now.getTime() - newest).toBeLessThanOrEqual(10 * MINUTE);
  });
});

describe.each(engines)("seeding an empty database on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  test("leaves nothing behind when it fails halfway", async () => {
    vi.spyOn(demoPatient, "insertDemoPatient").mockRejectedValueOnce(new Error("stopped"));
    await expect(seedDemo(database.db, new Date())).rejects.toThrow("stopped");
    expect(await database.db.select().from(users).limit(1)).toEqual([]);
    expect(await database.db.select().from(providers).limit(1)).toEqual([]);
  });

  test("does nothing where a provider exists already", async () => {
    await insertProviders(database.db, generateProviders(3));
    await seedDemo(database.db, new Date());
    const [row] = await database.db.select({ rows: count() }).from(providers);
    expect(row?.rows).toBe(3);
  });
});
