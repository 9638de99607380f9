import type { Database } from "db/client";
import { mails } from "db/schema";
import { asc } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { AppointmentRequest } from "~/domain/booking-schema";
import type { PatientMail } from "~/domain/mail";
import { submitRequest } from "~/services/appointments/requests.server";
import { createOutbox, MAIL_SEAL } from "~/services/mail/outbox.server";
import { createSeal } from "~/services/seal.server";

export const NOW = new Date("2026-03-02T12:00:00Z");
/** Half past nine, and ten, in Chicago on 10 March 2026. */
export const HALF_PAST_NINE = new Date("2026-03-10T14:30:00Z");
export const TEN = new Date("2026-03-10T15:00:00Z");

/** What the services of appointments need, over a test's database; nobody is limited. */
export function bookingServices(
  db: Database,
  { now = NOW, secret = "the secret of the tests, longer than 32 characters" }: { now?: Date; secret?: string } = {},
) {
  const seal = createSeal(secret);
  const clock = () => now;
  const limits = { take: async () => ({ allowed: true }) as const, giveBack: async () => {} };
  return { db, clock, limits, seal, clientAddress: "192.0.2.7", outbox: createOutbox({ seal, clock }) };
}

/** A request for Tuesday, 10 March 2026, 9:30 AM, as the form gives it. */
export const wish = (change: Partial<AppointmentRequest> = {}): AppointmentRequest => ({
  firstName: "Ada",
  lastName: "Reyes",
  email: "ada@example.com",
  phone: "555 010 0199",
  dateOfBirth: "1985-03-27",
  appointmentType: "video-consultation",
  preferredDate: "2026-03-10",
  preferredTime: "09:30 AM",
  patientZone: "America/New_York",
  reasonForVisit: "I would like to eat better.",
  insuranceProvider: "",
  emergencyContact: "",
  ...change,
});

/** Sends a form, with a key of its own unless told. */
export const book = (
  app: Parameters<typeof submitRequest>[0],
  specialist: number | null,
  change: Partial<AppointmentRequest> = {},
  { key = randomUUID() as string, userId = null as number | null } = {},
) => submitRequest(app, wish(change), { key, specialist, userId });

/** The mails about an appointment, as they were queued. */
export async function queuedAbout(
  { db, seal }: Pick<ReturnType<typeof bookingServices>, "db" | "seal">,
  reference: string,
) {
  const rows = await db.select().from(mails).orderBy(asc(mails.id));
  return rows
    .filter(({ sealed }) => sealed)
    .map(({ sealed, dueAt, status }) => ({
      ...(seal.open(MAIL_SEAL, sealed!) as PatientMail),
      dueAt,
      queued: status === "queued",
    }))
    .filter((mail) => mail.reference === reference);
}
