import { findDeskAppointment, type DeskAppointment } from "db/appointment-desk";
import type { AppContext } from "~/context";
import type { Answer } from "~/domain/appointments/answer-schema";
import { duringOutage503 } from "~/services/http/outage.server";
import { idParam } from "~/services/http/endpoint.server";
import { acceptRequest, declineRequest, proposeTime, type Changed, type Needs } from "./change.server";

/**
 * The appointment of a screen of the desk, whatever has become of it.
 * @throws {Response} 404 where this specialist has no such appointment, as where nobody has.
 */
export async function requireDeskAppointment(param: string | undefined, providerId: number, { db }: Pick<AppContext, "db">): Promise<DeskAppointment> {
  const id = idParam(param);
  const appointment = id === null ? null : await duringOutage503(() => findDeskAppointment(db, providerId, id));
  if (!appointment) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return appointment;
}

/** Does what a specialist has answered. */
export function answerRequest(app: Needs, request: { providerId: number; id: number }, answer: Answer): Promise<Changed> {
  const at = { ...request, seen: answer.seen };
  switch (answer.intent) {
    case "accept":
      return acceptRequest(app, at);
    case "propose":
      return proposeTime(app, { ...at, startsAt: answer.startsAt, note: answer.note });
    case "decline":
      return declineRequest(app, { ...at, note: answer.reason });
  }
}
