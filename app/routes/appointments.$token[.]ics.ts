import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { findAppointment } from "db/appointment-changes";
import { appContext } from "~/context";
import { providerLabel } from "~/domain/providers/provider";
import { appointmentCalendar } from "~/services/appointments/calendar.server";
import { appointmentPath, referenceOf } from "~/services/appointments/link.server";
import { calendarEntry } from "~/services/appointments/mails.server";
import { duringOutage503 } from "~/services/http/outage.server";
import { mailWords } from "~/services/mail/words.server";
import { languageOf } from "~/services/pages/language.server";

/**
 * An appointment as a file for calendars, under the same key as its page: as tentative before it is answered. Without
 * a time there is none, and its page says how it stands.
 */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  duringOutage503(async () => {
    const { db, seal, clock, config } = appContext(context);
    const reference = referenceOf(seal, params.token);
    const appointment = reference && (await findAppointment(db, reference));
    const language = languageOf(request);
    const words = mailWords(language);
    if (!appointment) {
      const said = `${words.t("This appointment link does not work")}. ${words.t("It is not complete, has a typo, or is too old.")}\n`;
      return new Response(said, { status: 404, statusText: "Not Found", headers: { "Content-Type": "text/plain; charset=utf-8", "Content-Language": language, "Cache-Control": "no-store" } });
    }
    const entry = calendarEntry(appointment);
    if (!entry) return redirect(appointmentPath(seal, appointment.reference), { status: 303, headers: { "Cache-Control": "no-store" } });
    const facts = { reference: appointment.reference, specialist: appointment.providerId === null ? null : providerLabel(appointment.providerId) };
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
