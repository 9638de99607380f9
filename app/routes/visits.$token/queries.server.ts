import { findAppointment, patientOfUser, type ChangingAppointment } from "db/appointment-changes";
import { findBookable } from "db/appointment-slots";
import type { AppContext } from "~/context";
import { APPOINTMENT_TYPES } from "~/domain/booking";
import type { Language } from "~/domain/language";
import { mayJoinVisit } from "~/domain/policy";
import { providerLabel } from "~/domain/providers/provider";
import { visitReferenceOf } from "~/services/appointments/appointment-link.server";
import { describeTime } from "~/services/appointments/appointment-mails.server";
import { currentVisitAccess } from "~/services/rooms/visit.server";
import { sessionUser } from "~/services/sessions/session.server";

type Needs = Pick<AppContext, "db" | "clock" | "seal">;

/**
 * The appointment whose visit an address leads to.
 * @throws {Response} 404 for whatever is no such address.
 */
export async function openVisit(token: string | undefined, { db, seal }: Needs): Promise<ChangingAppointment> {
  const reference = visitReferenceOf(seal, token);
  const appointment = reference && (await findAppointment(db, reference));
  if (!appointment) throw new Response(null, { status: 404, statusText: "Not Found" });
  return appointment;
}

/**
 * The account whose visit it is alone: who asked for it, where they have a record; `null` where whoever has the link
 * may come.
 */
export const visitOwner = async ({ db }: Pick<AppContext, "db">, { userId }: ChangingAppointment) =>
  (await patientOfUser(db, userId)) === null ? null : userId;

/** What the page shows: when and with whom, and whether it can be joined; never what for. */
export async function loadVisit(request: Request, token: string | undefined, app: AppContext, language: Language) {
  const appointment = await openVisit(token, app);
  const { providerId, appointmentType } = appointment;
  const [provider, owner, viewer, access] = await Promise.all([
    providerId === null ? null : findBookable(app.db, providerId),
    visitOwner(app, appointment),
    sessionUser(request, app),
    currentVisitAccess(app, appointment),
  ]);
  return {
    when: describeTime(appointment, provider?.timeZone ?? null, language),
    type: APPOINTMENT_TYPES.find(({ value }) => value === appointmentType)!.label,
    specialist: provider && providerLabel(provider.id),
    access,
    mayJoin: mayJoinVisit(viewer, { userId: owner }),
    now: app.clock(),
  };
}
