import type { Queryable } from "db/client";
import type { ChangingAppointment } from "db/appointment-changes";
import type { LockedBookable } from "db/appointment-slots";
import { withdrawMail } from "db/mails";
import type { AppContext } from "~/context";
import { DAY_MS } from "~/domain/durations";
import { hasVisitRoom } from "~/domain/appointments/visit";
import { onBothClocks } from "~/domain/appointments/words";
import { APPOINTMENT_TYPES, whenInWords } from "~/domain/booking";
import type { Language } from "~/domain/language";
import type { CalendarEntry, DeskMail, Mail, PatientMail } from "~/domain/mail";
import { providerLabel } from "~/domain/providers/provider";
import { englishTranslator } from "~/locales/translator";
import { appointmentPath, confirmationPath, visitPath } from "./appointment-link.server";

type Needs = Pick<AppContext, "clock" | "outbox" | "seal">;

/** An appointment, as its mails speak of it. */
export type AppointmentMailData = Pick<
  ChangingAppointment,
  | "reference"
  | "status"
  | "startsAt"
  | "endsAt"
  | "holdUntil"
  | "sequence"
  | "providerId"
  | "firstName"
  | "email"
  | "appointmentType"
  | "preferredDate"
  | "preferredTime"
  | "patientZone"
  | "language"
  | "providerNote"
>;

/** How long before an appointment its reminder goes. */
const REMINDER_MS = DAY_MS;

const CALENDAR_STATUS = {
  requested: "tentative",
  proposed: "tentative",
  accepted: "confirmed",
  declined: "cancelled",
  cancelled: "cancelled",
} as const;

/** An appointment as a calendar has it, or `null` without a time. */
export const calendarEntry = ({
  startsAt,
  endsAt,
  status,
  sequence,
}: Pick<AppointmentMailData, "startsAt" | "endsAt" | "status" | "sequence">): CalendarEntry | null =>
  startsAt && endsAt
    ? { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), status: CALENDAR_STATUS[status], sequence }
    : null;

/** When an appointment is, in words: on both clocks, or without a specialist as it was asked for. */
export const describeTime = (
  {
    startsAt,
    preferredDate,
    preferredTime,
    patientZone,
  }: Pick<AppointmentMailData, "startsAt" | "preferredDate" | "preferredTime" | "patientZone">,
  zone: string | null,
  language: Language = "en",
) =>
  startsAt && zone
    ? onBothClocks(startsAt, zone, patientZone, language)
    : whenInWords(preferredDate, preferredTime, zone, language);

/**
 * The mail that tells a patient how their appointment stands, in the appointment's language.
 * @param zone the specialist's; `null` without one.
 */
export function patientMail(
  { seal }: Pick<Needs, "seal">,
  kind: PatientMail["kind"],
  mailData: AppointmentMailData,
  zone: string | null,
): Mail {
  const specialistMessage = mailData.providerId === null ? null : providerLabel(mailData.providerId);
  const facts = {
    to: mailData.email,
    language: mailData.language,
    firstName: mailData.firstName,
    reference: mailData.reference,
    appointmentType: APPOINTMENT_TYPES.find(({ value }) => value === mailData.appointmentType)!.label,
    specialist: specialistMessage && englishTranslator.say(specialistMessage),
    specialistMessage,
    when: describeTime(mailData, zone),
    ...(mailData.language === "en" ? {} : { whenWords: describeTime(mailData, zone, mailData.language) }),
    path: (mailData.holdUntil ? confirmationPath : appointmentPath)(seal, mailData.reference),
    ...(hasVisitRoom(mailData) ? { visitPath: visitPath(seal, mailData.reference) } : {}),
    // Nothing to put down before it is agreed, and a reminder changes nothing.
    calendar: kind === "appointment-requested" || kind === "appointment-reminder" ? null : calendarEntry(mailData),
  };
  if (kind === "appointment-requested")
    return { kind, ...facts, ...(mailData.holdUntil ? { isUnconfirmed: true } : {}) };
  return kind === "appointment-proposed" || kind === "appointment-declined"
    ? { kind, ...facts, note: mailData.providerNote }
    : { kind, ...facts };
}

/**
 * The mail that tells a specialist what a patient has done; none where nobody could read about it.
 * @param before how the appointment was, or for a new one how it is.
 */
export function specialistMails(
  provider: LockedBookable | null,
  kind: DeskMail["kind"],
  mailData: AppointmentMailData & { id: number },
  before: AppointmentMailData,
): Mail[] {
  if (!provider?.tell) return [];
  const { email, firstName } = provider.tell;
  // On their own clock alone: the patient's says where the patient is.
  const when = (at: AppointmentMailData) => describeTime({ ...at, patientZone: "" }, provider.timeZone);
  const facts = {
    to: email,
    firstName,
    reference: mailData.reference,
    when: when(mailData),
    path: `/desk/requests/${mailData.id}`,
  };
  return [kind === "desk-moved" ? { kind, ...facts, was: when(before) } : { kind, ...facts }];
}

/** By the number of changes as well: moved away and back again, it is reminded of again. */
const reminderKey = ({
  reference,
  startsAt,
  sequence,
}: Pick<AppointmentMailData, "reference" | "startsAt" | "sequence">) =>
  `reminder:${reference}:${startsAt?.toISOString()}:${sequence}`;

/**
 * Queues the reminder of an accepted appointment. Of one within a day there is none: its confirmation has just come.
 */
export async function queueReminder(
  tx: Queryable,
  app: Needs,
  mailData: AppointmentMailData,
  zone: string | null,
): Promise<void> {
  if (!mailData.startsAt) return;
  const dueAt = new Date(mailData.startsAt.getTime() - REMINDER_MS);
  if (dueAt <= app.clock()) return;
  await app.outbox.queue(tx, patientMail(app, "appointment-reminder", mailData, zone), {
    onceKey: reminderKey(mailData),
    dueAt,
  });
}

/** Takes the reminder back of an appointment as it was before its change. */
export const withdrawReminder = (tx: Queryable, before: AppointmentMailData) => withdrawMail(tx, reminderKey(before));
