import { desc, eq, or, sql } from "drizzle-orm";
import type { AppointmentStatus, AppointmentType } from "~/domain/booking";
import type { Language } from "~/domain/language";
import type { AppointmentRequest } from "~/domain/booking-schema";
import type { Queryable } from "./client";
import { preparedQuery } from "./prepared-query";
import { appointmentRequests, providers } from "./schema";

export type NewAppointmentRequest = Omit<AppointmentRequest, "patientZone"> & {
  patientZone?: string;
  providerId: number | null;
  /** The time that is held with the specialist; without one there is none. */
  startsAt?: Date | null;
  endsAt?: Date | null;
  /** Until when the time is held unless it is confirmed; null where it needs no confirmation. */
  holdUntil?: Date | null;
  /** Who was signed in, if anybody was. */
  userId?: number | null;
  /** What they read; English unless told. */
  language?: Language;
  idempotencyKey: string;
  /** SHA-256 of the fields. */
  payloadHash: Uint8Array;
  createdAt: Date;
};

/** A form that was sent before, with the same fields or with others under its key. */
export type EarlierOutcome = { outcome: "replayed" | "conflict"; reference: string };
export type StoreOutcome = { outcome: "created"; id: number; reference: string } | EarlierOutcome;

/** What became of the form with an idempotency key when it was sent before, or `null`. */
export async function findEarlier(
  db: Queryable,
  { idempotencyKey, payloadHash }: Pick<NewAppointmentRequest, "idempotencyKey" | "payloadHash">,
): Promise<EarlierOutcome | null> {
  const [earlier] = await db
    .select({ reference: appointmentRequests.reference, payloadHash: appointmentRequests.payloadHash })
    .from(appointmentRequests)
    .where(eq(appointmentRequests.idempotencyKey, idempotencyKey));
  if (!earlier) return null;
  const same = Buffer.compare(Buffer.from(earlier.payloadHash), Buffer.from(payloadHash)) === 0;
  return { outcome: same ? "replayed" : "conflict", reference: earlier.reference };
}

/**
 * Stores an appointment request once per idempotency key, however often and
 * however parallel it is sent: the unique index decides.
 * @param newReference makes a reference; asked again should one be taken.
 * @throws SQLSTATE 23P01 if somebody else holds the time. Lock the specialist first (`lockBookable`) and look.
 */
export async function storeAppointmentRequest(
  db: Queryable,
  request: NewAppointmentRequest,
  newReference: () => string,
): Promise<StoreOutcome> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const reference = newReference();
    // Of five random bytes: that two draw the same one in the same moment is left to the unique index.
    if (!(await isReferenceFree(db, reference))) continue;
    // With a target: without one PostgreSQL would pass over a time that is taken as well.
    const [created] = await db
      .insert(appointmentRequests)
      .values({ ...request, reference })
      .onConflictDoNothing({ target: appointmentRequests.idempotencyKey })
      .returning({ id: appointmentRequests.id, reference: appointmentRequests.reference });
    if (created) return { outcome: "created", ...created };

    // The insert waited for the one it conflicts with, so that one is committed and visible.
    const earlier = await findEarlier(db, request);
    if (earlier) return earlier;
  }
  throw new Error("No free appointment reference was found");
}

async function isReferenceFree(db: Queryable, reference: string): Promise<boolean> {
  const found = await db
    .select({ id: appointmentRequests.id })
    .from(appointmentRequests)
    .where(eq(appointmentRequests.reference, reference));
  return found.length === 0;
}

/** An appointment request as the one who sent it sees it. */
export type OwnRequest = {
  reference: string;
  appointmentType: AppointmentType;
  preferredDate: string;
  preferredTime: string;
  /**
   * On whose clock date and time are: the specialist's; `null` where none was chosen, and they are on the patient's.
   */
  specialistZone: string | null;
  providerId: number | null;
  /** The time that is held; `null` without a specialist. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** The patient's own clock as far as it is known, else empty. */
  patientZone: string;
  /** The specialist's words with a proposal or a refusal, else empty. */
  providerNote: string;
  status: AppointmentStatus;
  createdAt: Date;
};

/**
 * A user's own appointment requests, newest first: those sent while signed in,
 * and, once the address of the account is known to be theirs, those sent with
 * that address. An unverified address is anybody's claim.
 */
export const ownAppointmentRequests = (db: Queryable, userId: number, limit: number): Promise<OwnRequest[]> =>
  queryOwn(db, { userId, limit });

const USER = sql.placeholder("userId");
const queryOwn = preparedQuery<{ userId: number; limit: number }, OwnRequest[]>((db) =>
  db
    .select({
      reference: appointmentRequests.reference,
      appointmentType: appointmentRequests.appointmentType,
      preferredDate: appointmentRequests.preferredDate,
      preferredTime: appointmentRequests.preferredTime,
      specialistZone: providers.timeZone,
      providerId: appointmentRequests.providerId,
      startsAt: appointmentRequests.startsAt,
      endsAt: appointmentRequests.endsAt,
      patientZone: appointmentRequests.patientZone,
      providerNote: appointmentRequests.providerNote,
      status: appointmentRequests.status,
      createdAt: appointmentRequests.createdAt,
    })
    .from(appointmentRequests)
    .leftJoin(providers, eq(providers.id, appointmentRequests.providerId))
    .where(
      or(
        eq(appointmentRequests.userId, USER),
        eq(
          sql`lower(${appointmentRequests.email})`,
          sql`(select lower(u.email) from users u where u.id = ${USER} and u.email_verified_at is not null)`,
        ),
      ),
    )
    .orderBy(desc(appointmentRequests.createdAt), desc(appointmentRequests.id))
    .limit(sql.placeholder("limit")),
);
