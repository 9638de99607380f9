import { findDesk } from "db/practice";
import type { SessionUser } from "db/sessions";
import { mayUseDesk } from "~/domain/policy";
import type { TimeZone } from "~/domain/providers/constants";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { requireRole, redirectToScreen } from "./session-guard.server";

/** A specialist at their desk. */
export type Specialist = { user: SessionUser; providerId: number; timeZone: TimeZone; underReview: boolean };

/**
 * The signed-in specialist of a screen of the desk.
 * @throws {Response} to the sign-in for nobody, 403 for somebody else, to the
 *   sign-up for one without a profile, and to the application for one who has
 *   not been approved.
 */
export async function requireSpecialist(request: Request, app: Parameters<typeof requireRole>[1]): Promise<Specialist> {
  const user = await requireRole(request, app, "provider");
  const desk = await respondUnavailable(() => findDesk(app.db, user.id));
  if (!desk) throw redirectToScreen("/specialist-signup");
  if (!mayUseDesk(desk)) throw redirectToScreen("/application");
  return { user, providerId: desk.id, timeZone: desk.timeZone, underReview: desk.status === "under_review" };
}
