import {
  foldLines,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
} from "ical-generator";
import type { CalendarEntry } from "~/domain/mail";
import type { Message } from "~/domain/message";
import type { Config } from "~/services/config.server";
import type { MailWords } from "~/services/mail/mail-words.server";

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/**
 * A text as the value of a parameter (RFC 6868). The generator writes `\\"` for a quotation mark, at which a strict
 * reader stops, and doubles a backslash, which all of them show.
 */
const parameter = (text: string) => text.replaceAll("^", "^^").replaceAll('"', "^'").replaceAll("\\", "/");

/** `visitAddress` is where the visit is joined; `null` where it has no room. */
type Facts = { reference: string; specialist: string | Message | null; visitAddress: string | null };

/**
 * An appointment for a calendar (RFC 5545): always under the same UID, with
 * the number of changes, so that a newer one moves or takes away the older.
 * Calendars are shared with colleagues and families: it says with whom, and neither what for nor the link that could
 * cancel it. The link to the visit opens its room alone, for a patient with an account only once they have signed in.
 * @param words what it is written with.
 * @param recipient whose mail it goes with, as an invitation (RFC 5546); without one it is to be imported.
 */
export function appointmentCalendar(
  { reference, specialist, visitAddress }: Facts,
  { startsAt, endsAt, status, sequence }: CalendarEntry,
  { brand, mailFrom }: Pick<Config, "brand" | "mailFrom">,
  { now, recipient, words: { t, say, language } }: { now: Date; recipient?: string; words: MailWords },
): { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string } {
  const method = status === "cancelled" ? "CANCEL" : recipient ? "REQUEST" : "PUBLISH";
  // The program's own name: the generator escapes none that an installation may have.
  const calendar = new ICalCalendar({
    prodId: { company: "Kindweight", product: "Appointments", language: language.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${reference}@${mailFrom.address.slice(mailFrom.address.lastIndexOf("@") + 1)}`,
    sequence,
    stamp: now,
    start: new Date(startsAt),
    end: new Date(endsAt),
    status: STATUS[status],
    class: ICalEventClass.PRIVATE,
    summary: specialist ? t("Appointment with {specialist}", { specialist: say(specialist) }) : t("Appointment"),
    description: t("Reference {reference}. To change or cancel it, follow the link in our email, or call {phone}.", {
      reference,
      phone: brand.supportPhone,
    }),
    organizer: { name: parameter(brand.name), email: mailFrom.address },
  });
  // Already asked for or accepted with us: no calendar needs to ask for an answer.
  if (recipient) event.createAttendee({ email: recipient, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  if (visitAddress) event.url(visitAddress);
  // RFC 7986, which the generator does not know: calendars show a button for it.
  const conference = visitAddress
    ? `${foldLines(`CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL="${parameter(t("Join the visit"))}":${visitAddress}`)}\r\n`
    : "";
  // The generator leaves the last line without its end, which RFC 5545 (3.1) has for every line.
  return { method, content: `${calendar.toString().replace("END:VEVENT", () => `${conference}END:VEVENT`)}\r\n` };
}
