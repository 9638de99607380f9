import { ownPatientId } from "db/patients";
import { findPatient } from "db/records";
import type { AppContext } from "~/context";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { requireRecord } from "~/services/records/record-guard.server";
import { sessionUser } from "~/services/sessions/session.server";

/**
 * What the form need not ask of a signed-in patient, by its field names, or
 * `null` for everybody else. In an outage the form stands empty, and says so to whoever has a session.
 */
export async function prefillOf(request: Request, app: AppContext): Promise<Record<string, string> | null | "away"> {
  try {
    const user = await sessionUser(request, app);
    if (user?.role !== "patient") return null;
    const own = await ownPatientId(app.db, user.id);
    const record =
      own === null ? null : await findPatient(app.db, await requireRecord(request, own, app, "booking form"));
    return {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      dateOfBirth: record?.dateOfBirth ?? "",
      insuranceProvider: record?.insuranceProvider ?? "",
      emergencyContact: record?.emergencyContact ?? "",
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    app.log.error(error);
    return "away";
  }
}
