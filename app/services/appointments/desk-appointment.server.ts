import { findDeskAppointment, type DeskAppointment } from "db/appointment-desk";
import type { AppContext } from "~/context";
import type { Answer } from "~/domain/appointments/answer-schema";
import { requireSpecialist, type Specialist } from "~/services/accounts/specialist-guard.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { idParam } from "~/services/http/responses/endpoint.server";
import { acceptRequest, declineRequest, proposeTime, type Changed, type Needs } from "./changes.server";

/** A specialist with one of their appointments before them. */
export type AtAppointment = Specialist & { appointment: DeskAppointment };

/**
 * The appointment of a screen of the desk, whatever has become of it, and whose desk it is.
 * @param param the id in the screen's address.
 * @throws {Response} what `requireSpecialist` throws, and 404 where this specialist has no such appointment, as where
 * nobody has.
 */
export async function requireDeskAppointment(
  request: Request,
  param: string | undefined,
  app: AppContext,
): Promise<AtAppointment> {
  const specialist = await requireSpecialist(request, app);
  const id = idParam(param);
  const appointment =
    id === null ? null : await respondUnavailable(() => findDeskAppointment(app.db, specialist.providerId, id));
  if (!appointment) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return { ...specialist, appointment };
}

/** Does what a specialist has answered. */
export function answerRequest(
  app: Needs,
  request: { providerId: number; id: number },
  answer: Answer,
): Promise<Changed> {
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
