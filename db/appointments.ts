import { desc, eq, or, sql } from "drizzle-orm";
import type { AppointmentStatus, AppointmentType } from "~/domain/booking";
import type { AppointmentRequest } from "~/domain/booking-schema";
import type { Queryable } from "./client";
import { appointmentRequests, providers } from "./schema";

export type NewAppointmentRequest = AppointmentRequest & {
  providerId: number | null;
  /** Who was signed in, if anybody was. */
  userId?: number | null;
  idempotencyKey: string;
  /** SHA-256 of the fields. */
  payloadHash: Uint8Array;
  createdAt: Date;
};

export type StoreOutcome =
  /** Stored now, or found stored by an earlier try with the same fields. */
  | { outcome: "created" | "replayed"; reference: string }
  /** The key belongs to a request with other fields. */
  | { outcome: "conflict"; reference: string };

/**
 * Stores an appointment request once per idempotency key, however often and
 * however parallel it is sent: the unique index decides.
 * @param newReference makes a reference; asked again should one be taken.
 */
export async function storeAppointmentRequest(
  db: Queryable,
  request: NewAppointmentRequest,
  newReference: () => string,
): Promise<StoreOutcome> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const [created] = await db
      .insert(appointmentRequests)
      .values({ ...request, reference: newReference() })
      .onConflictDoNothing()
      .returning({ reference: appointmentRequests.reference });
    if (created) return { outcome: "created", reference: created.reference };

    // The insert waited for the one it conflicts with, so that one is committed and visible.
    const [earlier] = await db
      .select({ reference: appointmentRequests.reference, payloadHash: appointmentRequests.payloadHash })
      .from(appointmentRequests)
      .where(eq(appointmentRequests.idempotencyKey, request.idempotencyKey));
    if (earlier) {
      const same = Buffer.compare(Buffer.from(earlier.payloadHash), Buffer.from(request.payloadHash)) === 0;
      return { outcome: same ? "replayed" : "conflict", reference: earlier.reference };
    }
    // No such key: then it was the reference that somebody else has.
  }
  throw new Error("No free appointment reference was found");
}

/** An appointment request as the one who sent it sees it. */
export type OwnRequest = {
  reference: string;
  appointmentType: AppointmentType;
  preferredDate: string;
  preferredTime: string;
  /** On whose clock date and time are: the specialist's; `null` where none was chosen, and they are on the patient's. */
  specialistZone: string | null;
  status: AppointmentStatus;
  createdAt: Date;
};

/**
 * A user's own appointment requests, newest first: those sent while signed in,
 * and, once the address of the account is known to be theirs, those sent with
 * that address. An unverified address is anybody's claim.
 */
export const ownAppointmentRequests = (db: Queryable, userId: number, limit: number): Promise<OwnRequest[]> =>
  db
    .select({
      reference: appointmentRequests.reference,
      appointmentType: appointmentRequests.appointmentType,
      preferredDate: appointmentRequests.preferredDate,
      preferredTime: appointmentRequests.preferredTime,
      specialistZone: providers.timeZone,
      status: appointmentRequests.status,
      createdAt: appointmentRequests.createdAt,
    })
    .from(appointmentRequests)
    .leftJoin(providers, eq(providers.id, appointmentRequests.providerId))
    .where(
      or(
        eq(appointmentRequests.userId, userId),
        eq(
          sql`lower(${appointmentRequests.email})`,
          sql`(select lower(u.email) from users u where u.id = ${userId} and u.email_verified_at is not null)`,
        ),
      ),
    )
    .orderBy(desc(appointmentRequests.createdAt), desc(appointmentRequests.id))
    .limit(limit);
