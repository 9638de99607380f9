import { and, asc, eq, gte, isNull, lt, ne } from "drizzle-orm";
import { MINUTE_MS } from "~/domain/durations";
import { SLOT_MINUTES } from "~/domain/appointments/slots";
import type { AppointmentType } from "~/domain/booking";
import type { ConsultationStatus } from "~/domain/consultations";
import type { Queryable } from "./client";
import { appointmentRequests, consultations, patients, providers } from "./schema";

/** What stands in a specialist's calendar: a consultation, or an appointment whose patient has no record here. */
export type AgendaEntry = {
  startsAt: Date;
  endsAt: Date;
  firstName: string;
  lastName: string;
  status: ConsultationStatus;
  /** As the request named it; `null` where the consultation came of none. */
  appointmentType: AppointmentType | null;
  /** The consultation's own type: `vr`, or anything else. */
  type: string;
  consultationId: number | null;
  patientId: number | null;
  requestId: number | null;
};

/** From an instant, and up to another one that does not belong to it any more. */
type Stretch = { from: Date; /** Without it, all that lies ahead. */ to?: Date };

/**
 * A specialist's own calendar in order of time.
 * @param cancelled whether cancelled consultations are among it.
 * @param offset how many of the first are passed over.
 */
export async function agenda(
  db: Queryable,
  userId: number,
  { from, to }: Stretch,
  { cancelled, limit, offset = 0 }: { cancelled: boolean; limit: number; offset?: number },
): Promise<AgendaEntry[]> {
  // Which of the two has the entries of a page is not known before.
  const most = offset + limit;
  const [held, agreed] = await Promise.all([
    db
      .select({
        startsAt: consultations.scheduledAt,
        endsAt: appointmentRequests.endsAt,
        firstName: patients.firstName,
        lastName: patients.lastName,
        status: consultations.status,
        appointmentType: appointmentRequests.appointmentType,
        type: consultations.type,
        consultationId: consultations.id,
        patientId: consultations.patientId,
        requestId: appointmentRequests.id,
      })
      .from(consultations)
      .innerJoin(providers, eq(providers.id, consultations.providerId))
      .innerJoin(patients, eq(patients.id, consultations.patientId))
      .leftJoin(appointmentRequests, eq(appointmentRequests.consultationId, consultations.id))
      .where(
        and(
          eq(providers.userId, userId),
          gte(consultations.scheduledAt, from),
          to && lt(consultations.scheduledAt, to),
          cancelled ? undefined : ne(consultations.status, "cancelled"),
        ),
      )
      .orderBy(asc(consultations.scheduledAt), asc(consultations.id))
      .limit(most),
    db
      .select({
        startsAt: appointmentRequests.startsAt,
        endsAt: appointmentRequests.endsAt,
        firstName: appointmentRequests.firstName,
        lastName: appointmentRequests.lastName,
        appointmentType: appointmentRequests.appointmentType,
        requestId: appointmentRequests.id,
      })
      .from(appointmentRequests)
      .innerJoin(providers, eq(providers.id, appointmentRequests.providerId))
      .where(
        and(
          eq(providers.userId, userId),
          eq(appointmentRequests.status, "accepted"),
          isNull(appointmentRequests.consultationId),
          gte(appointmentRequests.startsAt, from),
          to && lt(appointmentRequests.startsAt, to),
        ),
      )
      .orderBy(asc(appointmentRequests.startsAt), asc(appointmentRequests.id))
      .limit(most),
  ]);
  const entries: AgendaEntry[] = [
    ...held.map(({ endsAt, ...entry }) => ({
      ...entry,
      endsAt: endsAt ?? new Date(entry.startsAt.getTime() + SLOT_MINUTES * MINUTE_MS),
    })),
    ...agreed.map(({ startsAt, endsAt, ...entry }) => ({
      ...entry,
      startsAt: startsAt!,
      endsAt: endsAt!,
      status: "scheduled" as const,
      type: entry.appointmentType === "vr-consultation" ? "vr" : entry.appointmentType,
      consultationId: null,
      patientId: null,
    })),
  ];
  return entries.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime()).slice(offset, most);
}
