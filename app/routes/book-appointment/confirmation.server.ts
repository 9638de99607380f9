import { findAppointment } from "db/appointment-changes";
import { findBookable } from "db/appointment-slots";
import type { AppContext } from "~/context";
import type { Language } from "~/domain/language";
import type { Message } from "~/domain/message";
import { providerLabel } from "~/domain/providers/provider";
import { appointmentPath } from "~/services/appointments/appointment-link.server";
import { describeTime } from "~/services/appointments/appointment-mails.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";

/** A stored request as its confirmation tells it. */
export type Confirmed = {
  reference: string;
  /** Where it is seen, changed and cancelled. */
  path: string;
  /** The wished time, and with whom; `null` while the database cannot say. */
  when: string | null;
  specialist: Message | null;
  /** Whether its time is held for a while only, until it is confirmed by email. */
  isUnconfirmed: boolean;
};

/**
 * What the page after a request says about it. It has been stored by then, and
 * says so in an outage as well.
 * @param language in which the time is told.
 */
export async function confirmationOf(
  reference: string,
  app: Pick<AppContext, "db" | "seal" | "log">,
  language: Language,
): Promise<Confirmed> {
  const stored = { reference, path: appointmentPath(app.seal, reference), isUnconfirmed: false };
  try {
    const appointment = await findAppointment(app.db, reference);
    if (!appointment) return { ...stored, when: null, specialist: null };
    const provider = appointment.providerId === null ? null : await findBookable(app.db, appointment.providerId);
    return {
      ...stored,
      isUnconfirmed: appointment.holdUntil !== null,
      when: describeTime(appointment, provider?.timeZone ?? null, language),
      specialist: provider && providerLabel(provider.id),
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    app.log.error(error);
    return { ...stored, when: null, specialist: null };
  }
}
