import type { AppointmentStatus, AppointmentType } from "~/domain/booking";
import { MINUTE_MS } from "~/domain/durations";

/** So long before its time a visit can be joined. */
const VISIT_OPENS_MS = 15 * MINUTE_MS;

/** What of an appointment decides whether its visit can be joined. */
export type Visit = {
  status: AppointmentStatus;
  appointmentType: AppointmentType;
  startsAt: Date | null;
  endsAt: Date | null;
};

/**
 * Whether a visit can be joined at a moment: not before `opensAt`, not after `closesAt`; `none` where there is no room
 * for it.
 */
export type VisitAccess = { state: "none" } | { state: "early" | "open" | "over"; opensAt: Date; closesAt: Date };

/** Whether a visit has a room: not in person, and not before it is agreed. */
export const hasVisitRoom = ({ status, appointmentType, startsAt }: Omit<Visit, "endsAt">): boolean =>
  status === "accepted" && appointmentType !== "in-person" && startsAt !== null;

export function visitAccess(visit: Visit, now: Date): VisitAccess {
  const { startsAt, endsAt } = visit;
  if (!hasVisitRoom(visit) || !startsAt || !endsAt) return { state: "none" };
  const opensAt = new Date(startsAt.getTime() - VISIT_OPENS_MS);
  return { state: now < opensAt ? "early" : now < endsAt ? "open" : "over", opensAt, closesAt: endsAt };
}
