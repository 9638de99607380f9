import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { AppointmentStatus, AppointmentType } from "~/domain/booking";
import type { Language } from "~/domain/language";
import type { Slot } from "~/domain/appointments/slots";
import type { Queryable } from "./client";
import { appointmentRequests, consultations, patients } from "./schema";

/**
 * By what right somebody asks for an appointment: as its specialist, or by its
 * reference, which only a link of ours proves. It stands in every query here.
 */
export type AppointmentRight = { providerId: number } | { reference: string };

const within = (id: number, right: AppointmentRight): SQL | undefined =>
  and(
    eq(appointmentRequests.id, id),
    "providerId" in right
      ? eq(appointmentRequests.providerId, right.providerId)
      : eq(appointmentRequests.reference, right.reference),
  );

/** What a change of an appointment needs to know of it. */
export type ChangingAppointment = {
  id: number;
  reference: string;
  status: AppointmentStatus;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Until when the time is held unless it is confirmed; null where it needs no confirmation. */
  holdUntil: Date | null;
  sequence: number;
  providerId: number | null;
  userId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  appointmentType: AppointmentType;
  preferredDate: string;
  preferredTime: string;
  patientZone: string;
  language: Language;
  providerNote: string;
  consultationId: number | null;
};

const changing = {
  id: appointmentRequests.id,
  reference: appointmentRequests.reference,
  status: appointmentRequests.status,
  startsAt: appointmentRequests.startsAt,
  endsAt: appointmentRequests.endsAt,
  holdUntil: appointmentRequests.holdUntil,
  sequence: appointmentRequests.sequence,
  providerId: appointmentRequests.providerId,
  userId: appointmentRequests.userId,
  firstName: appointmentRequests.firstName,
  lastName: appointmentRequests.lastName,
  email: appointmentRequests.email,
  appointmentType: appointmentRequests.appointmentType,
  preferredDate: appointmentRequests.preferredDate,
  preferredTime: appointmentRequests.preferredTime,
  patientZone: appointmentRequests.patientZone,
  language: appointmentRequests.language,
  providerNote: appointmentRequests.providerNote,
  consultationId: appointmentRequests.consultationId,
};

/** With whom an appointment is, before anything is locked; `undefined` for an unknown one. */
export async function providerOfAppointment(
  db: Queryable,
  id: number,
  right: AppointmentRight,
): Promise<number | null | undefined> {
  const [found] = await db
    .select({ providerId: appointmentRequests.providerId })
    .from(appointmentRequests)
    .where(within(id, right));
  return found?.providerId;
}

/**
 * Locks an appointment for a change. The specialist's row is locked before, always in this order. `no key`: a room that
 * merely refers to it need not wait.
 */
export async function lockAppointment(
  tx: Queryable,
  id: number,
  right: AppointmentRight,
): Promise<ChangingAppointment | null> {
  const [found] = await tx.select(changing).from(appointmentRequests).where(within(id, right)).for("no key update");
  return found ?? null;
}

/** An appointment as its patient sees it, by its reference. */
export async function findAppointment(db: Queryable, reference: string): Promise<ChangingAppointment | null> {
  const [found] = await db
    .select(changing)
    .from(appointmentRequests)
    .where(eq(appointmentRequests.reference, reference));
  return found ?? null;
}

/**
 * Writes a change down and raises the number that calendars go by.
 * @param change.slot another time, if it changes.
 * @param change.note what the specialist says with it; what was said before is replaced.
 * @param change.isConfirmed whether no confirmation is waited for any more.
 * @param change.language what the patient read when they changed it themselves.
 * @throws SQLSTATE 23P01 if somebody else holds the time.
 */
export async function changeAppointment(
  tx: Queryable,
  id: number,
  {
    status,
    slot,
    note,
    language,
    isConfirmed,
  }: {
    status: AppointmentStatus;
    slot: Slot | null;
    note: string;
    isConfirmed: boolean;
    language?: Language | undefined;
  },
): Promise<ChangingAppointment> {
  const time = slot
    ? { startsAt: slot.startsAt, endsAt: slot.endsAt, preferredDate: slot.date, preferredTime: slot.time }
    : {};
  const [changed] = await tx
    .update(appointmentRequests)
    .set({
      status,
      ...time,
      ...(language ? { language } : {}),
      ...(isConfirmed ? { holdUntil: null } : {}),
      providerNote: note,
      sequence: sql`${appointmentRequests.sequence} + 1`,
    })
    .where(eq(appointmentRequests.id, id))
    .returning(changing);
  return changed!;
}

/** Notes that a request is its patient's own: from now on its time is held until it is answered. */
export const confirmRequested = (tx: Queryable, id: number) =>
  tx.update(appointmentRequests).set({ holdUntil: null }).where(eq(appointmentRequests.id, id));

/**
 * The record of the user who asked for an appointment, or `null`. Only of who
 * was signed in: an address can be typed by anybody, and a specialist who
 * booked with themselves under a patient's address would open that patient's
 * record to themselves.
 */
export async function patientOfUser(tx: Queryable, userId: number | null): Promise<number | null> {
  if (userId === null) return null;
  const [found] = await tx.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));
  return found?.id ?? null;
}

/** Puts an agreed appointment into the record. @returns the consultation's id. */
export async function addConsultation(
  tx: Queryable,
  appointmentId: number,
  consultation: { patientId: number; providerId: number; type: string; scheduledAt: Date },
): Promise<number> {
  const [added] = await tx
    .insert(consultations)
    .values({ ...consultation, status: "scheduled", symptoms: [] })
    .returning({ id: consultations.id });
  await tx
    .update(appointmentRequests)
    .set({ consultationId: added!.id })
    .where(eq(appointmentRequests.id, appointmentId));
  return added!.id;
}

/**
 * Brings an appointment's consultation in line with it, unless it has begun.
 * @returns whose record was changed, or `null` if there was nothing to change.
 */
export async function changeConsultation(
  tx: Queryable,
  consultationId: number,
  change: { status: "scheduled" | "cancelled"; scheduledAt?: Date },
): Promise<number | null> {
  const [changed] = await tx
    .update(consultations)
    .set(change)
    .where(
      and(
        eq(consultations.id, consultationId),
        inArray(consultations.status, change.status === "cancelled" ? ["scheduled"] : ["scheduled", "cancelled"]),
      ),
    )
    .returning({ patientId: consultations.patientId });
  return changed?.patientId ?? null;
}
