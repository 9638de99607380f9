import { eq } from "drizzle-orm";
import type { AppointmentRequest } from "~/domain/booking-schema";
import type { Queryable } from "./client";
import { appointmentRequests } from "./schema";

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
