import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { AppointmentStatus, AppointmentType } from "~/domain/booking";
import type { Queryable } from "./client";
import { appointmentRequests, consultations } from "./schema";

/** An appointment as its specialist sees it, reason and contact included. */
export type DeskAppointment = {
  id: number;
  reference: string;
  status: AppointmentStatus;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Until when the time is held unless the patient confirms; null where nobody waits for that. */
  holdUntil: Date | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  appointmentType: AppointmentType;
  reasonForVisit: string;
  insuranceProvider: string;
  emergencyContact: string;
  /** The patient's own clock as far as it is known, else empty. */
  patientZone: string;
  providerNote: string;
  /** Raised by every change. */
  sequence: number;
  consultationId: number | null;
  /** The record that the consultation is in; `null` while there is none, and for who has no account. */
  patientId: number | null;
  createdAt: Date;
};

const columns = {
  id: appointmentRequests.id,
  reference: appointmentRequests.reference,
  status: appointmentRequests.status,
  startsAt: appointmentRequests.startsAt,
  endsAt: appointmentRequests.endsAt,
  holdUntil: appointmentRequests.holdUntil,
  firstName: appointmentRequests.firstName,
  lastName: appointmentRequests.lastName,
  email: appointmentRequests.email,
  phone: appointmentRequests.phone,
  dateOfBirth: appointmentRequests.dateOfBirth,
  appointmentType: appointmentRequests.appointmentType,
  reasonForVisit: appointmentRequests.reasonForVisit,
  insuranceProvider: appointmentRequests.insuranceProvider,
  emergencyContact: appointmentRequests.emergencyContact,
  patientZone: appointmentRequests.patientZone,
  providerNote: appointmentRequests.providerNote,
  sequence: appointmentRequests.sequence,
  consultationId: appointmentRequests.consultationId,
  patientId: consultations.patientId,
  createdAt: appointmentRequests.createdAt,
};

const select = (db: Queryable) =>
  db
    .select(columns)
    .from(appointmentRequests)
    .leftJoin(consultations, eq(consultations.id, appointmentRequests.consultationId));

/**
 * Waits for an answer, the specialist's or the patient's, and its time has not passed; nor that for its confirmation.
 */
const isOpen = (providerId: number, now: Date) =>
  and(
    eq(appointmentRequests.providerId, providerId),
    inArray(appointmentRequests.status, ["requested", "proposed"]),
    or(isNull(appointmentRequests.startsAt), gt(appointmentRequests.startsAt, now)),
    or(isNull(appointmentRequests.holdUntil), gt(appointmentRequests.holdUntil, now)),
  );

/** The requests to a specialist that are still open, oldest first. */
export const openRequests = (
  db: Queryable,
  providerId: number,
  { now, limit, offset = 0 }: { now: Date; limit: number; offset?: number },
): Promise<DeskAppointment[]> =>
  select(db)
    .where(isOpen(providerId, now))
    .orderBy(asc(appointmentRequests.createdAt), asc(appointmentRequests.id))
    .limit(limit)
    .offset(offset);

/** How many there are. */
export async function countOpenRequests(db: Queryable, providerId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(appointmentRequests)
    .where(isOpen(providerId, now));
  return row!.count;
}

/** One of a specialist's appointments, whatever has become of it, or `null`. */
export async function findDeskAppointment(
  db: Queryable,
  providerId: number,
  id: number,
): Promise<DeskAppointment | null> {
  const [found] = await select(db).where(
    and(eq(appointmentRequests.id, id), eq(appointmentRequests.providerId, providerId)),
  );
  return found ?? null;
}
