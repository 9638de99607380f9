import {
  changeAppointment,
  confirmRequested,
  lockAppointment,
  providerOfAppointment,
  type AppointmentRight,
  type ChangingAppointment,
} from "db/appointment-changes";
import { findBookable, lockBookable, releaseExpired, type Bookable } from "db/appointment-slots";
import type { Queryable } from "db/client";
import type { AppContext } from "~/context";
import { isOver, statusAfter, type Party, type Step } from "~/domain/appointments/lifecycle";
import { slotStarting, type Slot } from "~/domain/appointments/slots";
import type { AppointmentStatus } from "~/domain/booking";
import type { Language } from "~/domain/language";
import type { DeskMail, PatientMail } from "~/domain/mail";
import type { Viewer } from "~/domain/policy";
import { endVisitRoom } from "~/services/rooms/visit.server";
import { syncConsultation } from "./agreed-consultation.server";
import { canBeTaken, nearestFree } from "./free-times.server";
import { specialistMails, withdrawReminder, patientMail, queueReminder } from "./appointment-mails.server";
import { queueWithinLimits } from "./mail-pacing.server";
import { bookingTransaction, TimeTakenError } from "./transaction.server";

export type Needs = Pick<AppContext, "db" | "clock" | "limits" | "outbox" | "seal" | "clientAddress"> &
  Partial<Pick<AppContext, "live">>;

/**
 * Who changes an appointment: its specialist, or whoever holds the patient's
 * link. `viewer` is who is signed in with it, `language` what they read: the
 * appointment's mails are in it from then on.
 */
export type By = { providerId: number } | { reference: string; viewer?: Viewer; language?: Language };

/** What became of a step. */
export type Changed =
  | { outcome: "done"; appointment: ChangingAppointment }
  /** Somebody else has the time, or it is none of the specialist's. */
  | { outcome: "taken"; nearest: Slot[] }
  /** It has the time already that it was to be moved to, as after a double click: nothing was done, and nobody told. */
  | { outcome: "same time"; status: AppointmentStatus }
  /** The step is not open any more: how the appointment stands now, and whether its time has come. */
  | { outcome: "too late"; status: AppointmentStatus; isOver: boolean }
  /** There is no such appointment, or it is not theirs. */
  | { outcome: "unknown" };

/**
 * Whose request, which, and the sequence number that it had when the specialist looked at it: another one is too late.
 */
type Desk = { providerId: number; id: number; seen?: number };

/** The specialist accepts the time that was asked for. */
export const acceptRequest = (app: Needs, { providerId, id, ...wish }: Desk) =>
  change(app, { providerId }, id, "accept", wish);

/**
 * The specialist proposes another time, which is held for the patient's answer; of an accepted appointment that moves
 * it.
 */
export const proposeTime = (app: Needs, { providerId, id, ...wish }: Desk & { startsAt: Date; note?: string }) =>
  change(app, { providerId }, id, "move", wish);

/** The specialist declines. */
export const declineRequest = (app: Needs, { providerId, id, ...wish }: Desk & { note?: string }) =>
  change(app, { providerId }, id, "decline", wish);

/** Either side cancels. */
export const cancelAppointment = (app: Needs, by: By, id: number, { seen }: { seen?: number } = {}) =>
  change(app, by, id, "cancel", seen === undefined ? {} : { seen });

/** Either side moves: what the patient chooses is a request again, what the specialist chooses is a proposal. */
export const moveAppointment = (app: Needs, by: By, id: number, startsAt: Date) =>
  change(app, by, id, "move", { startsAt });

/** The patient accepts the time that the specialist has proposed. */
export const acceptProposal = (app: Needs, by: Extract<By, { reference: string }>, id: number) =>
  change(app, by, id, "accept");

type Wish = { startsAt?: Date; note?: string; seen?: number };

/**
 * The way of every step: the specialist's row is locked, then the appointment;
 * what is done, what calendars and the record hold, and the mails that tell of
 * it are one transaction.
 */
async function change(app: Needs, by: By, id: number, step: Step, wish: Wish = {}): Promise<Changed> {
  const right: AppointmentRight = "providerId" in by ? { providerId: by.providerId } : { reference: by.reference };
  try {
    let specialist: number | null = null;
    let endedRoom: number | null = null;
    const changed = await bookingTransaction(app.db, async (tx): Promise<Changed> => {
      const providerId = await providerOfAppointment(tx, id, right);
      if (providerId === undefined) return { outcome: "unknown" };
      const provider = providerId === null ? null : await lockBookable(tx, providerId);
      const before = await lockAppointment(tx, id, right);
      if (!before) return { outcome: "unknown" };

      const now = app.clock();
      const party: Party = "providerId" in by ? "provider" : "patient";
      // Seen in another shape, it may have another time: what was decided was about the one that was seen.
      const status =
        wish.seen !== undefined && wish.seen !== before.sequence ? null : statusAfter(before, party, step, now);
      if (!status) return { outcome: "too late", status: before.status, isOver: isOver(before, now) };
      // Before the slot is looked for: the time is held, by this very appointment.
      if (step === "move" && wish.startsAt && wish.startsAt.getTime() === before.startsAt?.getTime())
        return { outcome: "same time", status: before.status };
      const slot = await slotFor(tx, provider, before, step, wish, now);

      const after = await changeAppointment(tx, id, {
        status,
        slot,
        note: wish.note ?? "",
        // What a specialist has answered stands. Who only has the page's link may be whoever typed the address.
        isConfirmed: party === "provider",
        language: "language" in by ? by.language : undefined,
      });
      const zone = provider?.timeZone ?? null;
      const actor: Viewer =
        "providerId" in by ? provider && { id: provider.userId, role: "provider" } : (by.viewer ?? null);
      if (before.status === "accepted") {
        await withdrawReminder(tx, before);
        endedRoom = await endVisitRoom(tx, app, id, actor);
      }
      if (status === "accepted") await queueReminder(tx, app, after, zone);
      const news = party === "patient" ? specialistMails(provider, deskKind(step, before), after, before) : [];
      await queueWithinLimits(tx, app, {
        patient: patientMail(app, TELLS[party][step], after, zone),
        desk: news,
        after,
        before,
        byPatient: party === "patient",
      });
      if (provider) await syncConsultation(tx, app, after, provider, actor);
      specialist = provider?.userId ?? null;
      return { outcome: "done", appointment: after };
    });
    // With its last agreed visit a record closes to the specialist.
    if (specialist !== null) app.live?.recheck(specialist);
    if (endedRoom !== null) app.live?.hintRoom(endedRoom);
    return changed;
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    return { outcome: "taken", nearest: await findAlternatives(app, id, right, wish) };
  }
}

/** The mail of each step. A patient's own acceptance is confirmed like a specialist's. */
const TELLS: Record<Party, Record<Step, PatientMail["kind"]>> = {
  patient: {
    accept: "appointment-accepted",
    move: "appointment-moved",
    decline: "appointment-cancelled",
    cancel: "appointment-cancelled",
  },
  provider: {
    accept: "appointment-accepted",
    move: "appointment-proposed",
    decline: "appointment-declined",
    cancel: "appointment-cancelled",
  },
};

/** What the specialist is told of a patient's step; who cancels what was only proposed turns the proposal down. */
const NEWS: Record<Step, DeskMail["kind"]> = {
  accept: "desk-accepted",
  move: "desk-moved",
  decline: "desk-declined",
  cancel: "desk-cancelled",
};
const deskKind = (step: Step, { status }: ChangingAppointment) =>
  status === "proposed" && step === "cancel" ? "desk-declined" : NEWS[step];

/**
 * The slot that a step takes: `null` where the one that is held is kept.
 * @throws {TimeTakenError} if there is none to be had.
 */
async function slotFor(
  tx: Queryable,
  provider: Bookable | null,
  before: ChangingAppointment,
  step: Step,
  { startsAt }: Wish,
  now: Date,
): Promise<Slot | null> {
  if (step === "accept" && before.startsAt === null) throw new TimeTakenError("No time is held");
  if (step !== "move") return null;
  const slot = provider && startsAt && slotStarting(provider, startsAt);
  if (!slot || !(await canBeTaken(tx, provider, slot, now))) throw new TimeTakenError("Not free");
  await releaseExpired(tx, provider.id, slot, now);
  return slot;
}

/**
 * Confirms a request from the mailbox that it names: its time is held from then on. Not in time, it is as long as
 * nobody else has taken it.
 * @returns "taken" where somebody has, "too late" where the request is over.
 */
export const confirmRequest = (
  app: Needs,
  id: number,
  reference: string,
): Promise<"confirmed" | "taken" | "too late"> =>
  bookingTransaction(app.db, async (tx) => {
    const right = { reference };
    const providerId = await providerOfAppointment(tx, id, right);
    if (providerId) await lockBookable(tx, providerId);
    const before = await lockAppointment(tx, id, right);
    if (!before || isOver(before, app.clock())) return "too late";
    if (before.status === "accepted" || before.status === "proposed") return "confirmed";
    if (before.status !== "requested") return "too late";
    if (before.startsAt === null && before.providerId !== null) return "taken";
    await confirmRequested(tx, id);
    return "confirmed";
  });

async function findAlternatives(app: Needs, id: number, right: AppointmentRight, { startsAt }: Wish): Promise<Slot[]> {
  const providerId = await providerOfAppointment(app.db, id, right);
  const provider = providerId ? await findBookable(app.db, providerId) : null;
  const now = app.clock();
  return provider ? nearestFree(app.db, provider, startsAt ?? now, now) : [];
}
