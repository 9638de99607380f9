import { addAuditEntries } from "db/audit";
import type { Database } from "db/client";
import { addRoom, type NewRoom } from "db/rooms";
import { appointmentRequests, consultations, emergencyGrants, prescriptions, rooms, vitalImports } from "db/schema";
import { addDevice } from "db/vital-devices";
import { keepPreview } from "db/vital-imports";
import { writeReadings } from "db/vital-writer";
import { storeWeightPlan } from "db/weight";
import { eq } from "drizzle-orm";
import { randomBytes, randomUUID } from "node:crypto";
import { addDays, dateIn } from "~/domain/dates";
import { EMERGENCY_SUBJECTS } from "~/domain/emergency";
import { DEFAULT_ZONE } from "~/domain/moments";
import { newRoomId } from "~/domain/room/room";
import { instantAt } from "~/domain/zones";
import type { Seal } from "~/services/seal.server";
import { requestRow } from "../../db/support/rows";

/** What `cast.ts` puts into the record of the patient and onto the desk of the specialist. */

export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

/** A visit that is over, one that is to come, and a prescription. @returns the first one's id. */
export async function addCare(db: Database, patientId: number, providerId: number, now: Date): Promise<number> {
  const base = { patientId, providerId, symptoms: ["Dizziness in the morning"] };
  const [visit] = await db
    .insert(consultations)
    .values([
      {
        ...base,
        type: "video",
        status: "completed",
        scheduledAt: daysFrom(now, -30),
        diagnosis: "Pressure not yet controlled",
        treatment: "Lisinopril raised to 20 mg",
      },
      { ...base, type: "vr", status: "scheduled", scheduledAt: daysFrom(now, 1) },
    ])
    .returning({ id: consultations.id });
  await db.insert(prescriptions).values({
    patientId,
    providerId,
    medicationName: "Lisinopril",
    dosage: "20 mg",
    frequency: "Once daily",
    duration: "90 days",
    instructions: "In the morning.",
    prescribedAt: daysFrom(now, -30),
  });
  return visit!.id;
}

/**
 * A pulse that raised alerts, the last one critical and open; blood pressure; forty mornings on the scale; a goal; a
 * device.
 */
export async function addMeasurements(db: Database, patientId: number, now: Date): Promise<void> {
  const write = (
    deviceType: "heart_rate" | "blood_pressure",
    value: number,
    diastolic: number | null,
    measuredAt: Date,
  ) =>
    writeReadings(db, {
      patientId,
      deviceId: 0,
      readings: [{ deviceType, value, diastolic, measuredAt }],
      now: measuredAt,
    });
  const pulse = [70, 110, 80, 55, 90, 120, 85, 142];
  for (const [index, value] of pulse.entries())
    await write("heart_rate", value, null, new Date(now.getTime() - (pulse.length - index) * 60_000));
  await write("blood_pressure", 128, 79, daysFrom(now, -2));
  const today = dateIn(DEFAULT_ZONE, now);
  const mornings = Array.from({ length: 40 }, (_, day) => ({
    deviceType: "body_weight" as const,
    value: 84 + day / 10,
    diastolic: null,
    measuredAt: instantAt(DEFAULT_ZONE, addDays(today, -1 - day), "07:00"),
  }));
  await writeReadings(db, { patientId, deviceId: 0, readings: mornings, now });
  await storeWeightPlan(db, patientId, {
    unit: "kg",
    goal: { goalKg: 78, goalOn: addDays(today, 90), startKg: 88, startOn: addDays(today, -41) },
  });
  await addDevice(
    db,
    { patientId, name: "Bathroom scale", tokenHash: randomBytes(32), deviceTypes: ["body_weight"], createdAt: now },
    10,
  );
}

/** The specialist’s requests, one of each standing that has a page of its own. */
export async function addBookings(db: Database, providerId: number, now: Date) {
  const statuses = ["requested", "proposed", "accepted", "cancelled"] as const;
  const rows = statuses.map((status, index) => {
    const date = addDays(dateIn(DEFAULT_ZONE, now), 3 + index);
    return requestRow(["Cleo", "Bea", "Eli", "Dov"][index]!, {
      providerId,
      status,
      startsAt: instantAt(DEFAULT_ZONE, date, "10:00"),
      // Not confirmed yet, for as long as the screens are looked at.
      holdUntil: status === "requested" ? instantAt(DEFAULT_ZONE, date, "09:00") : null,
      preferredDate: date,
      createdAt: now,
      providerNote: status === "proposed" ? "I am at a congress on the day before." : "",
    });
  });
  const added = await db.insert(appointmentRequests).values(rows).returning({
    id: appointmentRequests.id,
    status: appointmentRequests.status,
    reference: appointmentRequests.reference,
  });
  return Object.fromEntries(added.map((row) => [row.status, row])) as Record<
    (typeof statuses)[number],
    (typeof added)[number]
  >;
}

/**
 * Rooms of the patient and the specialist: one in which the patient waits, one that has ended, one whose seat another
 * browser has.
 */
export async function addMeetings(
  db: Database,
  {
    patientId,
    provider,
    patient,
    doctor,
    secret,
  }: { patientId: number; provider: number; patient: number; doctor: number; secret: Uint8Array },
  now: Date,
) {
  const add = async (begun: boolean, tokenHash: Uint8Array) => {
    const room: NewRoom = {
      ...{
        roomId: newRoomId(now),
        providerId: provider,
        patientId,
        consultationId: null,
        isDemo: false,
        hapticFeedbackEnabled: true,
        recordingEnabled: false,
      },
      ...{ openedAt: now, startedAt: begun ? now : null },
      patient: { name: "Ada Marlowe", userId: patient, tokenHash },
      doctor: { name: "Nora Okafor", userId: doctor, tokenHash: null },
    };
    return { roomId: room.roomId, id: (await addRoom(db, room))! };
  };
  const [open, ended, elsewhere] = [
    await add(false, secret),
    await add(true, secret),
    await add(true, randomBytes(32)),
  ];
  await db
    .update(rooms)
    .set({
      openedAt: daysFrom(now, -1),
      startedAt: daysFrom(now, -1),
      endedAt: new Date(daysFrom(now, -1).getTime() + 1_200_000),
    })
    .where(eq(rooms.id, ended.id));
  return { open: open.roomId, ended: ended.roomId, elsewhere: elsewhere.roomId };
}

const FILE =
  "Date;Time;Weight;Pulse;Notes\n3/4/2025;08:00;180,5;64;slept well\n3/5/2025;08:00;179,8;fast;\n3/6/2025;08:00;17,9;;\n";

/** A file that waits to be confirmed, with a weight that is asked about, one that is in, one that was taken back. */
export async function addImports(db: Database, patientId: number, seal: Seal, now: Date) {
  const [preview, done, undone] = [randomUUID(), randomUUID(), randomUUID()];
  const times = { createdAt: now, expiresAt: daysFrom(now, 1) };
  const sealed = seal.close(`vitals import ${patientId} ${preview}`, {
    text: FILE,
    choices: { order: null, zone: "America/New_York", weightUnit: "lb" },
  });
  await keepPreview(db, { id: preview, patientId }, { sealed, ...times });
  await db.insert(vitalImports).values([
    {
      id: done,
      patientId,
      state: "done",
      refused: [{ line: 3, reason: "The pulse is no number" }],
      total: 5,
      added: 4,
      duplicates: 1,
      ...times,
    },
    { id: undone, patientId, state: "undone", refused: [], total: 4, added: 4, takenBack: 4, ...times },
  ]);
  return { preview, done, undone };
}

type Emergencies = { specialist: number; stranger: number; beginner: number; patientId: number; administrator: number };

/**
 * Emergency accesses: the specialist's to a stranger's record, in force for the whole run; two of the beginner's to the
 * patient's, one to be reviewed and one that was.
 */
export async function addEmergencies(
  db: Database,
  { specialist, stranger, beginner, patientId, administrator }: Emergencies,
  seal: Seal,
  now: Date,
) {
  const sealedReason = seal.close(
    "emergency reason",
    "Brought in unconscious; we need allergies and current medicines.",
  );
  const granted = (days: number) => ({
    userId: beginner,
    patientId,
    sealedReason,
    grantedAt: daysFrom(now, days),
    expiresAt: new Date(daysFrom(now, days).getTime() + 3_600_000),
  });
  await db.insert(emergencyGrants).values([
    { ...granted(-3), reviewedAt: daysFrom(now, -2), reviewedBy: administrator },
    { ...granted(-1), endedAt: new Date(daysFrom(now, -1).getTime() + 600_000) },
    { ...granted(0), userId: specialist, patientId: stranger, expiresAt: daysFrom(now, 1) },
  ]);
  const about = {
    actor: { id: beginner, role: "provider" },
    patientId,
    outcome: "done",
    address: "192.0.2.9",
    isEmergency: true,
  } as const;
  await addAuditEntries(db, [
    { ...about, at: daysFrom(now, -1), action: "execute", subject: EMERGENCY_SUBJECTS.opened },
    { ...about, at: daysFrom(now, -1), action: "read", subject: "whole record" },
    { ...about, at: daysFrom(now, -1), action: "execute", subject: EMERGENCY_SUBJECTS.ended },
  ]);
}
