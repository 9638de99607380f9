import { ownPatientId } from "db/patients";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { requireRole } from "~/services/accounts/session-guard.server";
import type { OpenRecord } from "~/services/records/record-guard.server";
import { sessionUser } from "~/services/sessions/session.server";

type Needs = Pick<AppContext, "db" | "clock" | "cookies" | "limits" | "seal" | "session" | "clientAddress">;

/** The record of the patient who is signed in, theirs to change. */
export type OwnRecord = OpenRecord & { viewer: SessionUser };

/**
 * As `by` of `formAction`, for a form of one's own record.
 * @throws {Response} to the sign-in for nobody; 403 for whoever is no patient, 404 for one without a record.
 */
export async function requireOwnRecord(request: Request, app: Needs): Promise<OwnRecord> {
  const user = await requireRole(request, app, "patient");
  const patientId = await ownPatientId(app.db, user.id);
  if (patientId === null)
    throw new Response(null, { status: 404, statusText: "There is no record under your account yet" });
  return { patientId, viewer: user, isDemo: false };
}

/** For a screen that everybody may look at: the own record, or why there is none. */
export async function ownRecordInView(
  request: Request,
  app: Needs,
): Promise<OwnRecord | "signed out" | "not a patient"> {
  const user = await sessionUser(request, app);
  if (!user) return "signed out";
  const patientId = user.role === "patient" ? await ownPatientId(app.db, user.id) : null;
  return patientId === null ? "not a patient" : { patientId, viewer: user, isDemo: false };
}
