import { appointmentRequests, auditLog, consultations, patients, users } from "db/schema";
import { openRequests, countOpenRequests, findDeskAppointment } from "db/appointment-desk";
import { recordAccess } from "db/patients";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  acceptProposal,
  acceptRequest,
  cancelAppointment,
  declineRequest,
  moveAppointment,
  proposeTime,
} from "~/services/appointments/changes.server";
import { freeTimesOf } from "~/services/appointments/free-times.server";
import { engines, type TestDatabase } from "../support/databases";
import { book, bookingServices, HALF_PAST_NINE, NOW, queuedAbout, TEN } from "./support/appointments";
import { addProvider, addUser } from "./support/rows";

const DAY_BEFORE = (at: Date) => new Date(at.getTime() - 24 * 3_600_000);

describe.each(engines)("what is done with an appointment on $name", ({ open }) => {
  let database: TestDatabase;
  let app: ReturnType<typeof bookingServices>;
  beforeAll(async () => {
    database = await open();
    app = bookingServices(database.db);
  });
  afterAll(() => database.close());

  /** A request for half past nine with a specialist of its own. */
  async function requested(change: Parameters<typeof book>[2] = {}, more: Parameters<typeof book>[3] = {}) {
    const providerId = await addProvider(database.db, { reviewStatus: "verified" });
    const answer = await book(app, providerId, change, more);
    if (answer.outcome !== "created") throw new Error(answer.outcome);
    const [row] = await database.db
      .select()
      .from(appointmentRequests)
      .where(eq(appointmentRequests.reference, answer.reference));
    return { providerId, id: row!.id, reference: answer.reference, by: { reference: answer.reference } };
  }
  const rowOf = async (id: number) =>
    (await database.db.select().from(appointmentRequests).where(eq(appointmentRequests.id, id)))[0]!;
  const mailsAbout = (reference: string) => queuedAbout(app, reference);
  async function patient() {
    const email = `patient-${Math.random().toString(36).slice(2)}@example.com`;
    const userId = await addUser(database.db, { role: "patient", email, emailVerifiedAt: NOW });
    const row = {
      userId,
      medicalRecordNumber: `MR-${userId}`,
      firstName: "Ada",
      lastName: "Reyes",
      medicalHistory: [],
      allergies: [],
      medications: [],
    };
    const [added] = await database.db.insert(patients).values(row).returning({ id: patients.id });
    return { userId, email, patientId: added!.id };
  }

  test("a request holds its time, and mails say when on both clocks", async () => {
    const { id, reference, providerId } = await requested();
    expect(await rowOf(id)).toMatchObject({
      status: "requested",
      startsAt: HALF_PAST_NINE,
      endsAt: TEN,
      sequence: 0,
      patientZone: "America/New_York",
    });
    const free = await freeTimesOf(database.db, providerId, { from: "2026-03-10", days: 1 }, NOW);
    expect(free!.days[0]!.slots.map(({ time }) => time).slice(0, 2)).toEqual(["09:00 AM", "10:00 AM"]);
    const [mail] = await mailsAbout(reference);
    expect(mail).toMatchObject({
      kind: "appointment-requested",
      calendar: null,
      when: "Tue, Mar 10, 2026, 9:30 AM Chicago time (10:30 AM New York time)",
    });
    expect(mail!.path).toMatch(new RegExp(`^/appointments/${reference}\\.[\\w-]{22}\\?confirm=[\\w-]{22}$`));
  });

  test("accepted, it is told, put into calendars and reminded of a day before; moved and accepted again, at the new time", async () => {
    const { providerId, id, reference, by } = await requested();
    expect(await acceptRequest(app, { providerId, id })).toMatchObject({
      outcome: "done",
      appointment: { status: "accepted", sequence: 1 },
    });
    expect((await mailsAbout(reference)).slice(1)).toMatchObject([
      { kind: "appointment-reminder", dueAt: DAY_BEFORE(HALF_PAST_NINE), queued: true, calendar: null },
      {
        kind: "appointment-accepted",
        calendar: { startsAt: HALF_PAST_NINE.toISOString(), status: "confirmed", sequence: 1 },
      },
    ]);

    expect(await moveAppointment(app, by, id, TEN)).toMatchObject({
      outcome: "done",
      appointment: { status: "requested", startsAt: TEN, preferredTime: "10:00 AM", sequence: 2 },
    });
    // The reminder of the time that is off is taken back.
    expect((await mailsAbout(reference)).map(({ kind }) => kind)).toEqual([
      "appointment-requested",
      "appointment-accepted",
      "appointment-moved",
    ]);
    expect((await mailsAbout(reference)).at(-1)).toMatchObject({
      calendar: { startsAt: TEN.toISOString(), status: "tentative", sequence: 2 },
    });

    // And back to the first time: it is reminded of once more.
    await acceptRequest(app, { providerId, id });
    await moveAppointment(app, by, id, HALF_PAST_NINE);
    await acceptRequest(app, { providerId, id });
    const reminders = (await mailsAbout(reference)).filter(({ kind }) => kind === "appointment-reminder");
    expect(reminders).toMatchObject([{ dueAt: DAY_BEFORE(HALF_PAST_NINE) }]);
  });

  test("cancelled by either side it is free again, and calendars are told", async () => {
    for (const party of ["patient", "provider"] as const) {
      const { providerId, id, reference, by } = await requested();
      await acceptRequest(app, { providerId, id });
      expect(await cancelAppointment(app, party === "patient" ? by : { providerId }, id)).toMatchObject({
        outcome: "done",
        appointment: { status: "cancelled", sequence: 2 },
      });
      const told = await mailsAbout(reference);
      expect(told.map(({ kind }) => kind)).toEqual([
        "appointment-requested",
        "appointment-accepted",
        "appointment-cancelled",
      ]);
      expect(told.at(-1)).toMatchObject({ calendar: { status: "cancelled", sequence: 2 } });
      expect(await book(app, providerId)).toMatchObject({ outcome: "created" });
      expect(await cancelAppointment(app, by, id)).toEqual({ outcome: "too late", status: "cancelled", isOver: false });
    }
  });

  test("a time that is proposed is held for the patient, who accepts it; no other can have it, and the first one is free", async () => {
    const { providerId, id, by, reference } = await requested();
    expect(await proposeTime(app, { providerId, id, startsAt: TEN, note: "I am away until ten." })).toMatchObject({
      outcome: "done",
      appointment: { status: "proposed", startsAt: TEN },
    });
    expect((await mailsAbout(reference)).at(-1)).toMatchObject({
      kind: "appointment-proposed",
      note: "I am away until ten.",
    });
    expect(await book(app, providerId, { preferredTime: "10:00 AM" })).toMatchObject({ outcome: "taken" });
    expect(await book(app, providerId)).toMatchObject({ outcome: "created" });
    // The specialist cannot accept in the patient's place.
    expect(await acceptRequest(app, { providerId, id })).toMatchObject({ outcome: "too late", status: "proposed" });
    expect(await acceptProposal(app, by, id)).toMatchObject({
      outcome: "done",
      appointment: { status: "accepted", startsAt: TEN },
    });
  });

  test("a time that is held, past, or none of the specialist's is not to be had, and the nearest free ones are told", async () => {
    const { providerId, id, by } = await requested();
    const other = await book(app, providerId, { preferredTime: "10:00 AM" });
    expect(other.outcome).toBe("created");
    for (const startsAt of [
      TEN,
      new Date("2026-03-10T03:00:00Z"),
      new Date("2026-03-10T15:10:00Z"),
      new Date("2026-02-10T15:00:00Z"),
      new Date(0),
    ]) {
      const answer = await moveAppointment(app, by, id, startsAt);
      expect(answer.outcome, startsAt.toISOString()).toBe("taken");
    }
    const answer = await moveAppointment(app, by, id, TEN);
    expect(answer.outcome === "taken" && answer.nearest.map(({ time, date }) => `${date} ${time}`)).toEqual([
      "2026-03-09 04:30 PM",
      "2026-03-10 09:00 AM",
      "2026-03-10 10:30 AM",
      "2026-03-10 11:00 AM",
    ]);
    expect(await rowOf(id)).toMatchObject({ status: "requested", startsAt: HALF_PAST_NINE, sequence: 0 });
  });

  test("asked for the time that it has, it stays as it is, whoever asks, and nobody is told", async () => {
    const { providerId, id, by, reference } = await requested();
    expect(await moveAppointment(app, by, id, HALF_PAST_NINE)).toEqual({ outcome: "same time", status: "requested" });
    expect(await proposeTime(app, { providerId, id, startsAt: HALF_PAST_NINE })).toEqual({
      outcome: "same time",
      status: "requested",
    });
    await proposeTime(app, { providerId, id, startsAt: TEN });
    expect(await moveAppointment(app, by, id, TEN)).toEqual({ outcome: "same time", status: "proposed" });
    await acceptProposal(app, by, id);
    expect(await moveAppointment(app, by, id, TEN)).toEqual({ outcome: "same time", status: "accepted" });
    expect(await rowOf(id)).toMatchObject({ status: "accepted", startsAt: TEN, sequence: 2 });
    expect(
      (await mailsAbout(reference)).map(({ kind }) => kind).filter((kind) => kind !== "appointment-reminder"),
    ).toEqual(["appointment-requested", "appointment-proposed", "appointment-accepted"]);
  });

  test("it is nobody else's to change: another specialist's, another reference's", async () => {
    const { id } = await requested();
    const other = await requested();
    for (const answer of [
      await acceptRequest(app, { providerId: other.providerId, id }),
      await proposeTime(app, { providerId: other.providerId, id, startsAt: TEN }),
      await declineRequest(app, { providerId: other.providerId, id }),
      await cancelAppointment(app, other.by, id),
      await cancelAppointment(app, { providerId: other.providerId }, id),
      await moveAppointment(app, other.by, id, TEN),
      await cancelAppointment(app, { reference: "KW-0000-0000" }, id),
    ]) {
      expect(answer).toEqual({ outcome: "unknown" });
    }
    expect(await rowOf(id)).toMatchObject({ status: "requested", sequence: 0 });
  });

  test("nothing changes once its time has come", async () => {
    const { providerId, id, by } = await requested();
    const later = bookingServices(database.db, { now: HALF_PAST_NINE });
    const tooLate = { outcome: "too late", status: "requested", isOver: true };
    expect(await acceptRequest(later, { providerId, id })).toEqual(tooLate);
    expect(await moveAppointment(later, by, id, TEN)).toEqual(tooLate);
    expect(await cancelAppointment(later, by, id)).toEqual(tooLate);
  });

  test("of two who act at once one is first, and the other is told how it stands", async () => {
    const { providerId, id, by } = await requested();
    const outcomes = await Promise.all([
      cancelAppointment(app, by, id),
      declineRequest(app, { providerId, id }),
      cancelAppointment(app, by, id),
      declineRequest(app, { providerId, id }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["done", "too late", "too late", "too late"]);
  });

  test("what is agreed stands in the patient's record and opens it to the specialist; moved and cancelled it follows, and all of it is logged", async () => {
    const { userId, email, patientId } = await patient();
    const { providerId, id, by } = await requested({ email, appointmentType: "vr-consultation" }, { userId });
    const entries = () =>
      database.db.select().from(auditLog).where(eq(auditLog.patientId, patientId)).orderBy(asc(auditLog.id));
    const ofPatient = () => database.db.select().from(consultations).where(eq(consultations.patientId, patientId));
    expect(await ofPatient()).toEqual([]);

    await acceptRequest(app, { providerId, id });
    expect(await ofPatient()).toMatchObject([
      { providerId, type: "vr", status: "scheduled", scheduledAt: HALF_PAST_NINE },
    ]);
    const [consultation] = await ofPatient();
    expect(await rowOf(id)).toMatchObject({ consultationId: consultation!.id });
    const specialist = (
      await database.db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, (await entries())[0]!.actorId!))
    )[0]!;
    expect(await recordAccess(database.db, patientId, specialist.id, new Date())).toMatchObject({
      treatedByViewer: true,
    });

    const viewer = { id: userId, role: "patient" as const };
    await moveAppointment(app, { ...by, viewer }, id, TEN);
    // Not agreed (yet): the record does not say that it is.
    expect(await ofPatient()).toMatchObject([{ status: "cancelled" }]);
    await acceptRequest(app, { providerId, id });
    expect(await ofPatient()).toMatchObject([{ id: consultation!.id, status: "scheduled", scheduledAt: TEN }]);
    await cancelAppointment(app, by, id);
    expect(await ofPatient()).toMatchObject([{ id: consultation!.id, status: "cancelled" }]);
    expect(await recordAccess(database.db, patientId, specialist.id, new Date())).toMatchObject({
      treatedByViewer: false,
    });
    expect(
      (await entries()).map(({ action, actorId, subject, outcome, address }) => [
        action,
        actorId,
        subject,
        outcome,
        address,
      ]),
    ).toEqual([
      ["create", specialist.id, "appointments", "done", "192.0.2.7"],
      ["update", userId, "appointments", "done", "192.0.2.7"],
      ["update", specialist.id, "appointments", "done", "192.0.2.7"],
      ["update", null, "appointments", "done", "192.0.2.7"],
    ]);
  });

  test("the address of a patient opens no record to a specialist, as anybody can type it; who was signed in is who they are", async () => {
    const named = await patient();
    const { providerId, id } = await requested({ email: named.email });
    await acceptRequest(app, { providerId, id });
    expect((await rowOf(id)).consultationId).toBeNull();

    const signedIn = await patient();
    const owner = await patient();
    const second = await requested({ email: owner.email }, { userId: signedIn.userId });
    await acceptRequest(app, { providerId: second.providerId, id: second.id });
    const [consultation] = await database.db
      .select()
      .from(consultations)
      .where(eq(consultations.id, (await rowOf(second.id)).consultationId!));
    expect(consultation).toMatchObject({ patientId: signedIn.patientId });
  });

  test("an appointment within a day is not reminded of; one without a specialist holds no time and can be cancelled", async () => {
    const { providerId, id, reference } = await requested();
    await acceptRequest(bookingServices(database.db, { now: new Date(DAY_BEFORE(HALF_PAST_NINE).getTime() + 1) }), {
      providerId,
      id,
    });
    expect((await mailsAbout(reference)).map(({ kind }) => kind)).not.toContain("appointment-reminder");

    const free = await book(app, null);
    const [row] = await database.db
      .select()
      .from(appointmentRequests)
      .where(eq(appointmentRequests.reference, free.outcome === "created" ? free.reference : ""));
    expect(row).toMatchObject({ startsAt: null, endsAt: null });
    const by = { reference: row!.reference };
    expect(await moveAppointment(app, by, row!.id, TEN)).toEqual({ outcome: "taken", nearest: [] });
    expect(await cancelAppointment(app, by, row!.id)).toMatchObject({ outcome: "done" });
  });

  test("the desk sees its own: open ones oldest first, and each by its number, whatever has become of it", async () => {
    const { providerId, id } = await requested();
    const second = await book(app, providerId, { preferredTime: "09:00 AM" });
    await requested();
    const references = async () =>
      (await openRequests(database.db, providerId, { now: NOW, limit: 10 })).map(({ reference }) => reference);
    expect(await references()).toEqual([(await rowOf(id)).reference, second.outcome === "created" && second.reference]);
    expect(await countOpenRequests(database.db, providerId, NOW)).toBe(2);
    expect(await openRequests(database.db, providerId, { now: NOW, limit: 1, offset: 1 })).toMatchObject([
      { startsAt: new Date("2026-03-10T14:00:00Z"), reasonForVisit: "I would like to eat better." },
    ]);
    // Nobody answers a time that has passed.
    expect(await countOpenRequests(database.db, providerId, HALF_PAST_NINE)).toBe(0);

    await acceptRequest(app, { providerId, id });
    expect(await references()).toHaveLength(1);
    expect(await findDeskAppointment(database.db, providerId, id)).toMatchObject({ id, status: "accepted" });
    expect(await findDeskAppointment(database.db, providerId + 1, id)).toBeNull();
  });
});
