import { storeAppointmentRequest, type NewAppointmentRequest } from "db/appointments";
import { openServer } from "db/client";
import { appointmentRequests } from "db/schema";
import { eq } from "drizzle-orm";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newReference } from "~/domain/reference";
import { proves } from "../support/clauses";
import { engines, type TestDatabase } from "../support/databases";
import { addProvider, countRows } from "./support/rows";

const reference = () => newReference(randomBytes(5));
const fields = {
  firstName: "Ada",
  lastName: "Reyes",
  email: "ada@example.com",
  phone: "555 010 0199",
  dateOfBirth: "1985-03-27",
  appointmentType: "weight-loss" as const,
  preferredDate: "2026-04-01",
  preferredTime: "09:30 AM",
  reasonForVisit: "I would like to eat better.",
  insuranceProvider: "",
  emergencyContact: "",
};
const requestOf = (change: Partial<NewAppointmentRequest> = {}): NewAppointmentRequest => ({
  ...fields,
  providerId: null,
  idempotencyKey: randomUUID(),
  payloadHash: createHash("sha256").update("these fields").digest(),
  createdAt: new Date("2026-03-10T12:00:00Z"),
  ...change,
});

describe.each(engines)("appointment requests on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());
  const byKey = (key: string) =>
    database.db.select().from(appointmentRequests).where(eq(appointmentRequests.idempotencyKey, key));

  test("a request is stored as it was sent, under a reference", proves("BOOK-19"), async () => {
    const providerId = await addProvider(database.db);
    const request = requestOf({ providerId, insuranceProvider: "Blue River", emergencyContact: "Sam, 555 010 0111" });
    const stored = await storeAppointmentRequest(database.db, request, reference);
    expect(stored.outcome).toBe("created");
    const [row] = await byKey(request.idempotencyKey);
    const { payloadHash, ...rest } = request;
    expect(row).toMatchObject({ ...rest, reference: stored.reference });
    expect(Buffer.from(row!.payloadHash).equals(Buffer.from(payloadHash))).toBe(true);
  });

  test("sent again it is found, with the first one's reference", proves("API-17"), async () => {
    const request = requestOf();
    const first = await storeAppointmentRequest(database.db, request, reference);
    const again = await storeAppointmentRequest(database.db, { ...request, createdAt: new Date() }, reference);
    expect(again).toEqual({ outcome: "replayed", reference: first.reference });
    expect(await byKey(request.idempotencyKey)).toHaveLength(1);
  });

  test("the same key with other fields is a conflict, and changes nothing", proves("API-17"), async () => {
    const request = requestOf();
    const first = await storeAppointmentRequest(database.db, request, reference);
    const other = { ...request, firstName: "Grace", payloadHash: createHash("sha256").update("other fields").digest() };
    expect(await storeAppointmentRequest(database.db, other, reference)).toEqual({
      outcome: "conflict",
      reference: first.reference,
    });
    expect(await byKey(request.idempotencyKey)).toMatchObject([{ firstName: "Ada" }]);
  });

  test("sent a hundred times at once it is stored once, and all get its reference", proves("API-17"), async () => {
    // More connections than the test's own pool has, so that many really wait for one another.
    const wide = database.url ? await openServer(database.url, { max: 25 }) : database;
    try {
      const request = requestOf();
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, () => storeAppointmentRequest(wide.db, request, reference)),
      );
      expect(outcomes.filter(({ outcome }) => outcome === "created")).toHaveLength(1);
      expect(outcomes.filter(({ outcome }) => outcome === "replayed")).toHaveLength(99);
      expect(new Set(outcomes.map(({ reference }) => reference)).size).toBe(1);
      expect(await byKey(request.idempotencyKey)).toHaveLength(1);
    } finally {
      if (wide !== database) await wide.close();
    }
  });

  test("a reference that somebody has is drawn again", async () => {
    const { reference: taken } = await storeAppointmentRequest(database.db, requestOf(), reference);
    const free = reference();
    const draws = [taken, taken, free];
    expect(await storeAppointmentRequest(database.db, requestOf(), () => draws.shift()!)).toEqual({
      outcome: "created",
      id: expect.any(Number) as number,
      reference: free,
    });

    const before = await countRows(database.db, appointmentRequests);
    await expect(storeAppointmentRequest(database.db, requestOf(), () => taken)).rejects.toThrow(
      "No free appointment reference",
    );
    expect(await countRows(database.db, appointmentRequests)).toBe(before);
  });
});
