import { findEarlier, storeAppointmentRequest, type NewAppointmentRequest, type StoreOutcome } from "db/appointments";
import {
  countUnconfirmed,
  findBookable,
  lockBookable,
  releaseExpired,
  waitingRequests,
  type Bookable,
  type LockedBookable,
} from "db/appointment-slots";
import type { Queryable } from "db/client";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import { HOLD_MINUTES, MAX_UNCONFIRMED, MAX_WAITING } from "~/domain/booking";
import { MINUTE_MS } from "~/domain/durations";
import { slotAt, type Slot } from "~/domain/appointments/slots";
import type { Language } from "~/domain/language";
import type { AppointmentRequest } from "~/domain/booking-schema";
import { newReference } from "~/domain/reference";
import { instantAt } from "~/domain/zones";
import { tooManyRequests, type Refusal } from "~/services/http/forms/form-guard.server";
import { LimitError, mailboxKey, requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { canBeTaken, nearestFree } from "./free-times.server";
import { specialistMails, patientMail } from "./appointment-mails.server";
import { queueWithinLimits } from "./mail-pacing.server";
import { bookingTransaction, TimeTakenError } from "./transaction.server";

/** What a form's key may look like; anything else is treated as no key. */
const KEY = /^[\w-]{16,100}$/;

export type Submitted =
  | StoreOutcome
  | { outcome: "refused"; refusal: Refusal }
  | { outcome: "unknown specialist" }
  /** Somebody else has the time, or it is none of the specialist's; `nearest` are free. */
  | { outcome: "taken"; nearest: Slot[] };

type Needs = Pick<AppContext, "db" | "clock" | "limits" | "clientAddress" | "outbox" | "seal">;
type Sender = {
  key: string;
  specialist: number | null;
  userId: number | null;
  /** Whether an account asks whose address is known to be its owner's. */
  isProven?: boolean;
  language?: Language;
};

/** Of a specialist with whom too many requests wait to be confirmed. */
const TOO_MANY_UNCONFIRMED = {
  status: 429,
  message:
    "Several people are asking for times with this specialist right now. Try again in a few minutes, or sign in first.",
  headers: { "Retry-After": "300" },
} as const satisfies Refusal;

/** Of whoever has as many requests with a specialist as may wait for an answer. */
const TOO_MANY_WAITING = {
  status: 422,
  message:
    "You have 10 requests with this specialist that are waiting for an answer. Wait for the answer, or cancel one first.",
  headers: {},
} as const satisfies Refusal;

/**
 * Stores an appointment request; with a specialist it holds the time from then
 * on. The same form sent again, at once or later, answers with the first one's
 * reference; only a new one counts for the limit. Without an account whose address is proven, the time is held for some
 * minutes only, until the request is confirmed by email; and of such requests a specialist, a mailbox and an address
 * have a few at a time. Of all requests that wait for a specialist's answer, an account and a mailbox have a few.
 * @param sender.language what they read, for the mails.
 */
export async function submitRequest(
  app: Needs,
  fields: AppointmentRequest,
  { key, specialist, userId, isProven = false, language = "en" }: Sender,
): Promise<Submitted> {
  const now = app.clock();
  const request = {
    ...fields,
    providerId: specialist,
    userId,
    language,
    idempotencyKey: KEY.test(key) ? key : randomUUID(),
    payloadHash: createHash("sha256")
      .update(JSON.stringify([fields, specialist]))
      .digest(),
    holdUntil: specialist === null || isProven ? null : new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS),
    createdAt: now,
  };
  try {
    return await (specialist === null
      ? bookingTransaction(app.db, (tx) => storeRequest(tx, app, request, null))
      : holdSlot(app, request, specialist));
  } catch (error) {
    if (error instanceof LimitError) return { outcome: "refused", refusal: tooManyRequests(error.retryAfterSeconds) };
    if (!(error instanceof TimeTakenError) || specialist === null) throw error;
    return { outcome: "taken", nearest: await findAlternatives(app, fields, specialist) };
  }
}

/**
 * Stores a request with its time, for which the specialist's row is locked.
 * Whoever is plainly too late is turned away before: in a rush, those who only
 * learn that the time is gone would keep the one waiting who can have it.
 */
async function holdSlot(app: Needs, request: NewAppointmentRequest, specialist: number): Promise<Submitted> {
  const now = app.clock();
  const availability = await checkAvailability(app.db, request, await findBookable(app.db, specialist), now);
  if (availability.outcome !== "free") return availability;
  return bookingTransaction(app.db, async (tx) => {
    const provider = await lockBookable(tx, specialist);
    const found = await checkAvailability(tx, request, provider, now);
    if (found.outcome !== "free") return found;
    if (await hasTooManyWaiting(tx, request, specialist, now)) return { outcome: "refused", refusal: TOO_MANY_WAITING };
    if (request.holdUntil) {
      if ((await countUnconfirmed(tx, specialist, now)) >= MAX_UNCONFIRMED)
        return { outcome: "refused", refusal: TOO_MANY_UNCONFIRMED };
      requireWithinLimit(await app.limits.take("holds", app.clientAddress));
      requireWithinLimit(await app.limits.take("holdsOf", mailboxKey(request.email)));
    }
    await releaseExpired(tx, specialist, found.slot, now);
    return storeRequest(tx, app, { ...request, startsAt: found.slot.startsAt, endsAt: found.slot.endsAt }, provider);
  });
}

/**
 * Exact, for the specialist is locked. Spellings of a mailbox are known to the program only, so they are compared here.
 */
async function hasTooManyWaiting(tx: Queryable, request: NewAppointmentRequest, specialist: number, now: Date) {
  const mailbox = mailboxKey(request.email);
  const own = (await waitingRequests(tx, specialist, now)).filter(
    ({ email, userId }) => (userId !== null && userId === request.userId) || mailboxKey(email) === mailbox,
  );
  return own.length >= MAX_WAITING;
}

/**
 * Whether a request can have its time.
 * @throws {TimeTakenError} if not.
 */
async function checkAvailability(
  db: Queryable,
  request: NewAppointmentRequest,
  provider: Bookable | null,
  now: Date,
): Promise<Exclude<Submitted, { outcome: "created" }> | { outcome: "free"; slot: Slot }> {
  // Before the time is looked at: whoever sends a form again must not be told that their own time is taken.
  const earlier = await findEarlier(db, request);
  if (earlier) return earlier;
  if (!provider?.isListed) return { outcome: "unknown specialist" };
  const slot = slotAt(provider, request.preferredDate, request.preferredTime);
  if (!slot || !(await canBeTaken(db, provider, slot, now))) throw new TimeTakenError("Not free");
  return { outcome: "free", slot };
}

async function storeRequest(
  tx: Queryable,
  app: Needs,
  request: NewAppointmentRequest,
  provider: LockedBookable | null,
): Promise<StoreOutcome> {
  const stored = await storeAppointmentRequest(tx, request, () => newReference(randomBytes(5)));
  if (stored.outcome !== "created") return stored;
  requireWithinLimit(await app.limits.take("bookings", app.clientAddress));
  const slotTimes = {
    startsAt: request.startsAt ?? null,
    endsAt: request.endsAt ?? null,
    holdUntil: request.holdUntil ?? null,
    patientZone: request.patientZone ?? "",
    language: request.language ?? ("en" as const),
  };
  const mailData = {
    ...request,
    ...slotTimes,
    reference: stored.reference,
    id: stored.id,
    status: "requested" as const,
    sequence: 0,
    providerNote: "",
  };
  const patient = patientMail(app, "appointment-requested", mailData, provider?.timeZone ?? null);
  await queueWithinLimits(tx, app, {
    patient,
    desk: specialistMails(provider, "desk-request", mailData, mailData),
    after: mailData,
    before: null,
    byPatient: true,
  });
  return stored;
}

async function findAlternatives(
  app: Needs,
  { preferredDate, preferredTime }: AppointmentRequest,
  specialist: number,
): Promise<Slot[]> {
  const provider = await findBookable(app.db, specialist);
  if (!provider) return [];
  const at =
    slotAt(provider, preferredDate, preferredTime)?.startsAt ?? instantAt(provider.timeZone, preferredDate, "12:00");
  return nearestFree(app.db, provider, at, app.clock());
}
