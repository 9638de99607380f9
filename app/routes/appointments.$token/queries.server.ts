import { findAppointment } from "db/appointment-changes";
import { findBookable } from "db/appointment-slots";
import type { AppContext } from "~/context";
import { isOver, openSteps } from "~/domain/appointments/lifecycle";
import { visitAccess } from "~/domain/appointments/visit";
import { APPOINTMENT_TYPES, dateLimits } from "~/domain/booking";
import { dateIn } from "~/domain/dates";
import type { Language } from "~/domain/language";
import { providerLabel } from "~/domain/providers/provider";
import { appointmentPath, referenceOf, visitPath } from "~/services/appointments/appointment-link.server";
import { describeTime } from "~/services/appointments/appointment-mails.server";
import { dayOffer } from "~/services/appointments/day-offer.server";

type Needs = Pick<AppContext, "db" | "clock" | "seal">;

/**
 * The appointment that an address is the key to.
 * @throws {Response} 404 for whatever is no such address: it does not say whether there is one like it.
 */
export async function openAppointment(token: string | undefined, { db, seal }: Needs) {
  const reference = referenceOf(seal, token);
  const appointment = reference && (await findAppointment(db, reference));
  if (!appointment) throw new Response(null, { status: 404, statusText: "Not Found" });
  return {
    appointment,
    provider: appointment.providerId === null ? null : await findBookable(db, appointment.providerId),
  };
}

/**
 * What the page shows: when, with whom and how it stands; never what for, nor anything else of the person.
 * @param language in which the time is told.
 */
export async function loadAppointment(token: string | undefined, app: Needs, language: Language) {
  const { appointment, provider } = await openAppointment(token, app);
  const now = app.clock();
  const steps = openSteps(appointment, "patient", now);
  const { reference, status, sequence, startsAt, holdUntil, patientZone, providerNote, appointmentType } = appointment;
  return {
    appointment: {
      reference,
      status,
      sequence,
      isHeld: startsAt !== null,
      isUnconfirmed: status === "requested" && holdUntil !== null,
      isOver: isOver(appointment, now),
      when: describeTime(appointment, provider?.timeZone ?? null, language),
      type: APPOINTMENT_TYPES.find(({ value }) => value === appointmentType)!.label,
      provider: provider && {
        id: provider.id,
        label: providerLabel(provider.id),
        timeZone: provider.timeZone,
        isListed: provider.isListed,
      },
      patientZone,
      note: providerNote,
      calendar: `${appointmentPath(app.seal, reference)}.ics`,
    },
    steps,
    visit: { to: visitPath(app.seal, reference), access: visitAccess(appointment, now), now },
    offer:
      provider && steps.includes("move")
        ? await dayOffer(app, provider, startsAt ? dateIn(provider.timeZone, startsAt) : "")
        : null,
    limits: dateLimits(now),
  };
}
export type ShownAppointment = Awaited<ReturnType<typeof loadAppointment>>["appointment"];
