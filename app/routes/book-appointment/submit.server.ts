import { storeAppointmentRequest, type StoreOutcome } from "db/appointments";
import { findListedProvider } from "db/providers";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import { APPOINTMENT_TYPES, whenInWords } from "~/domain/booking";
import type { AppointmentRequest } from "~/domain/booking-schema";
import { providerLabel } from "~/domain/providers/provider";
import { newReference } from "~/domain/reference";
import { tooMany, type Refusal } from "~/services/http/form-guard.server";
import { LimitError, requireWithin } from "~/services/http/limits.server";

/** What a form's key may look like; anything else is treated as no key. */
const KEY = /^[\w-]{16,100}$/;

export type Submitted = StoreOutcome | { outcome: "refused"; refusal: Refusal } | { outcome: "unknown specialist" };

/**
 * Stores an appointment request. The same form sent again, at once or later,
 * answers with the first one's reference; only a new one counts for the limit.
 */
export async function submitRequest(
  { db, clock, limits, clientAddress, outbox }: AppContext,
  fields: AppointmentRequest,
  { key, specialist, userId }: { key: string; specialist: number | null; userId: number | null },
): Promise<Submitted> {
  const provider = specialist === null ? null : await findListedProvider(db, specialist);
  if (specialist !== null && !provider) return { outcome: "unknown specialist" };

  const appointment = {
    ...fields,
    providerId: specialist,
    userId,
    idempotencyKey: KEY.test(key) ? key : randomUUID(),
    payloadHash: createHash("sha256").update(JSON.stringify([fields, specialist])).digest(),
    createdAt: clock(),
  };
  try {
    return await db.transaction(async (tx) => {
      const stored = await storeAppointmentRequest(tx, appointment, () => newReference(randomBytes(5)));
      if (stored.outcome === "created") {
        requireWithin(await limits.take("bookings", clientAddress));
        await outbox.queue(tx, {
          kind: "appointment-requested",
          to: fields.email,
          firstName: fields.firstName,
          reference: stored.reference,
          appointmentType: APPOINTMENT_TYPES.find(({ value }) => value === fields.appointmentType)!.label,
          specialist: specialist === null ? null : providerLabel(specialist),
          when: whenInWords(fields.preferredDate, fields.preferredTime, provider?.timeZone ?? null),
        });
      }
      return stored;
    });
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { outcome: "refused", refusal: tooMany(error.retryAfterSeconds) };
  }
}
