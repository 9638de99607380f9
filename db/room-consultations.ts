import { and, asc, eq, gte, inArray, lt, ne } from "drizzle-orm";
import type { Queryable } from "./client";
import { appointmentRequests, consultations, patients } from "./schema";

/** The name of a record's patient. */
export async function patientName(
  db: Queryable,
  patientId: number,
): Promise<{ firstName: string; lastName: string } | null> {
  const [found] = await db
    .select({ firstName: patients.firstName, lastName: patients.lastName })
    .from(patients)
    .where(eq(patients.id, patientId));
  return found ?? null;
}

/**
 * Begins the consultation that two meet for: the one that was agreed, or where
 * there is none (any more) a new one.
 * @returns its id, and whether it is new.
 */
export async function beginConsultation(
  tx: Queryable,
  {
    consultationId,
    patientId,
    providerId,
    now,
  }: { consultationId: number | null; patientId: number; providerId: number; now: Date },
): Promise<{ id: number; isNew: boolean }> {
  if (consultationId !== null) {
    const [begun] = await tx
      .update(consultations)
      .set({ status: "in-progress" })
      .where(
        and(
          eq(consultations.id, consultationId),
          eq(consultations.patientId, patientId),
          eq(consultations.providerId, providerId),
          inArray(consultations.status, ["scheduled", "in-progress"]),
        ),
      )
      .returning({ id: consultations.id });
    if (begun) return { id: begun.id, isNew: false };
  }
  const [added] = await tx
    .insert(consultations)
    .values({ patientId, providerId, type: "vr", status: "in-progress", scheduledAt: now, symptoms: [] })
    .returning({ id: consultations.id });
  return { id: added!.id, isNew: true };
}

/** The appointment that a consultation came of, or `null`. */
export async function appointmentOf(db: Queryable, consultationId: number): Promise<number | null> {
  const [found] = await db
    .select({ id: appointmentRequests.id })
    .from(appointmentRequests)
    .where(eq(appointmentRequests.consultationId, consultationId));
  return found?.id ?? null;
}

/** Completes a consultation that is going on. @returns whether it was. */
export async function completeConsultation(tx: Queryable, id: number, durationSeconds: number): Promise<boolean> {
  const done = await tx
    .update(consultations)
    .set({ status: "completed", durationSeconds })
    .where(and(eq(consultations.id, id), eq(consultations.status, "in-progress")))
    .returning({ id: consultations.id });
  return done.length > 0;
}

/**
 * The appointment of this patient with this specialist that is agreed for about now and not in person, the earliest;
 * `null` where there is none.
 */
export async function agreedOnline(
  db: Queryable,
  { patientId, providerId, from, to }: { patientId: number; providerId: number; from: Date; to: Date },
): Promise<number | null> {
  const [found] = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        eq(consultations.patientId, patientId),
        eq(consultations.providerId, providerId),
        ne(consultations.type, "in-person"),
        eq(consultations.status, "scheduled"),
        gte(consultations.scheduledAt, from),
        lt(consultations.scheduledAt, to),
      ),
    )
    .orderBy(asc(consultations.scheduledAt))
    .limit(1);
  return found?.id ?? null;
}
