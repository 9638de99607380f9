import type { AppointmentStatus } from "~/domain/booking";

/** Who acts on an appointment. */
export const PARTIES = ["patient", "provider"] as const;
export type Party = (typeof PARTIES)[number];

/**
 * What is done: `accept` the time that is held, `move` to another one (what a
 * specialist moves is a proposal), `decline` the request, `cancel`.
 */
export const STEPS = ["accept", "move", "decline", "cancel"] as const;
export type Step = (typeof STEPS)[number];

/**
 * Where each step leads, by who takes it. Nobody accepts a time of their own:
 * `requested` is the patient's wish, `proposed` the specialist's. What is
 * declined or cancelled stays so.
 */
const LEADS: Record<Party, Partial<Record<AppointmentStatus, Partial<Record<Step, AppointmentStatus>>>>> = {
  patient: {
    requested: { move: "requested", cancel: "cancelled" },
    proposed: { accept: "accepted", move: "requested", cancel: "cancelled" },
    accepted: { move: "requested", cancel: "cancelled" },
  },
  provider: {
    requested: { accept: "accepted", move: "proposed", decline: "declined" },
    proposed: { move: "proposed", decline: "declined" },
    accepted: { move: "proposed", cancel: "cancelled" },
  },
};

/** What of an appointment decides which steps are open. */
export type Standing = {
  status: AppointmentStatus;
  /** The time that is held; `null` where no specialist was chosen. */
  startsAt: Date | null;
};

/** Whether the time has come: from then on nothing about it changes. */
export const isOver = ({ startsAt }: Standing, now: Date) => startsAt !== null && startsAt <= now;

/** The status that a step leads to, or `null` if it is not open (any more). */
export const statusAfter = (standing: Standing, party: Party, step: Step, now: Date): AppointmentStatus | null =>
  isOver(standing, now) ? null : (LEADS[party][standing.status]?.[step] ?? null);

/** The steps that are open to somebody. */
export const openSteps = (standing: Standing, party: Party, now: Date): Step[] =>
  STEPS.filter((step) => statusAfter(standing, party, step, now) !== null);
