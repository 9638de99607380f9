import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { findAppointment } from "db/appointment-changes";
import { appContext } from "~/context";
import { hasVisitRoom } from "~/domain/appointments/visit";
import { providerLabel } from "~/domain/providers/provider";
import { appointmentCalendar } from "~/services/appointments/calendar.server";
import { referenceOf, visitPath } from "~/services/appointments/appointment-link.server";
import { calendarEntry } from "~/services/appointments/appointment-mails.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { mailWords } from "~/services/mail/mail-words.server";
import { languageOf } from "~/services/pages/language.server";

/**
 * An appointment as a file for calendars, under the same key as its page: as tentative before it is answered. Without
 * a time there is none, and its page says how it stands; that of a link which does not work says so.
 */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  respondUnavailable(async () => {
    const { db, seal, clock, config } = appContext(context);
    const reference = referenceOf(seal, params.token);
    const appointment = reference && (await findAppointment(db, reference));
    const entry = appointment && calendarEntry(appointment);
    if (!entry)
      return redirect(`/appointments/${encodeURIComponent(params.token ?? "")}`, {
        status: 303,
        headers: { "Cache-Control": "no-store" },
      });
    const language = languageOf(request);
    const words = mailWords(language);
    const facts = {
      reference: appointment.reference,
      specialist: appointment.providerId === null ? null : providerLabel(appointment.providerId),
      visitAddress: hasVisitRoom(appointment)
        ? new URL(visitPath(seal, reference), config.publicOrigin ?? request.url).href
        : null,
    };
    const { method, content } = appointmentCalendar(facts, entry, config, { now: clock(), words });
    return new Response(content, {
      headers: {
        "Content-Type": `text/calendar; charset=utf-8; method=${method}`,
        "Content-Disposition": 'attachment; filename="appointment.ics"',
        "Content-Language": language,
        "Cache-Control": "no-store",
      },
    });
  });
