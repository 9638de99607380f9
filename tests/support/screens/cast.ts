import type { Database } from "db/client";
import { addAuditEntry } from "db/audit";
import { documents, providers } from "db/schema";
import { beginSecondFactor } from "db/second-factors";
import { seedDemo } from "db/seed";
import { eq } from "drizzle-orm";
import { createHash, randomUUID } from "node:crypto";
import { generate, generateSecret } from "otplib";
import { createOneTimeLink } from "~/services/accounts/one-time-links.server";
import { appointmentPath, visitPath } from "~/services/appointments/appointment-link.server";
import { createOutbox } from "~/services/mail/outbox.server";
import { hashPassword } from "~/services/passwords.server";
import { createSeal } from "~/services/seal.server";
import { createCookies } from "~/services/sessions/cookies.server";
import { mailPageKey } from "~/services/mail/mail-page.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { addDeskProvider, addPatient, addProviders, addUser, EVERY_DAY } from "../../db/support/rows";
import { startSession } from "../../db/support/sessions";
import {
  addBookings,
  addCare,
  addEmergencies,
  addImports,
  addMeasurements,
  addMeetings,
  daysFrom,
} from "./cast-records";

/** Whom a screen is shown to. */
const PEOPLE = [
  "patient",
  "newcomer",
  "specialist",
  "beginner",
  "applicant",
  "rejected",
  "administrator",
  "unproven",
  "guarded",
] as const;
export type Person = (typeof PEOPLE)[number];

/** The settings of a developer's machine, as far as they tell that it is one. */
const DEVELOPERS_OWN = { smtpUrl: undefined, databaseUrl: undefined, trustProxy: false, publicOrigin: null } as const;

/** What lies in the database for the screens to show, by what the addresses need of it. */
export type Cast = {
  /** The `Set-Cookie`s that make a browser somebody's; `halfway` has given the right password and owes the code. */
  cookiesOf(who: Person | "halfway"): Promise<string[]>;
  /** Of the page with the emails of a developer's machine. */
  mailKey: string;
  patientId: number;
  /** Whom the specialist does not treat, and whose record is open to them by emergency access. */
  stranger: number;
  visit: number;
  /** Waits; agreed with; both ask for the specialist. */
  requests: { waiting: number; agreed: number };
  /** What opens the appointments' own pages. */
  appointments: { requested: string; proposed: string; accepted: string; cancelled: string };
  /** What opens the page of the agreed one's visit. */
  visitToken: string;
  /** Of the specialist, who is listed. */
  provider: number;
  applications: { waiting: number; rejected: number };
  document: string;
  imports: { preview: string; done: string; undone: string };
  /** The patient waits in one, the other one has ended, and in the last a seat was taken by another browser. */
  rooms: { open: string; ended: string; elsewhere: string };
  /** Of the links that were mailed. */
  tokens: { verify: string; reset: string };
  /** Of `guarded`, who is about to turn the second step on, and what their authenticator says now. */
  password: string;
  code(): Promise<string>;
};

const PASSWORD = "three kind words";
const FULL = {
  medicalHistory: ["Hypertension", "Asthma"],
  allergies: ["Penicillin"],
  medications: ["Lisinopril 20 mg once daily"],
  dateOfBirth: "1985-03-27",
  gender: "female",
  heightCm: 170,
  emergencyContact: "Sam Marlowe, 555 010 0111",
  insuranceProvider: "Blue River Health",
};
const BIO = "Plain words about food, without counting, and time to listen.";

/**
 * The demonstration's data, and everybody whom a screen is shown to, with a record, a desk or a review of theirs.
 * @param sessionSecret of the server that will be started over it.
 */
export async function prepareCast(db: Database, sessionSecret: string): Promise<Cast> {
  const now = new Date();
  await seedDemo(db, now);
  const seal = createSeal(sessionSecret);
  const cookies = createCookies({ secure: false, sessionSecret });
  const provider = await addDeskProvider(
    db,
    { isVrEnabled: true, bio: BIO, availability: EVERY_DAY },
    { firstName: "Nora", lastName: "Okafor" },
  );
  const [specialist] = await db.select({ id: providers.userId }).from(providers).where(eq(providers.id, provider));
  const beginner = await addUser(db, { firstName: "Idris", lastName: "Bell", passwordHash: "of no password" });
  await addProviders(db, [{ userId: beginner, reviewStatus: "verified", reviewedAt: now }]);
  const ids: Record<Person, number> = {
    patient: await addUser(db, { role: "patient", firstName: "Ada", lastName: "Marlowe" }),
    newcomer: await addUser(db, { role: "patient", firstName: "Ben", lastName: "Marlowe" }),
    specialist: specialist!.id,
    beginner,
    applicant: await addUser(db, { firstName: "Rosa", lastName: "Lind" }),
    rejected: await addUser(db, { firstName: "Mara", lastName: "Voss" }),
    administrator: await addUser(db, { role: "admin", firstName: "Iris", lastName: "Kade" }),
    unproven: await addUser(db, { firstName: "Theo", lastName: "Brandt", emailVerifiedAt: null }),
    guarded: await addUser(db, {
      role: "patient",
      firstName: "Gwen",
      lastName: "Marlowe",
      passwordHash: await hashPassword(PASSWORD),
    }),
  };
  const [waiting, rejected] = await addProviders(db, [
    { userId: ids.applicant, submittedAt: daysFrom(now, -3), bio: BIO },
    {
      userId: ids.rejected,
      submittedAt: daysFrom(now, -4),
      bio: BIO,
      reviewStatus: "rejected",
      reviewReason: "The license number is not in the register.",
      reviewedAt: daysFrom(now, -1),
      reviewedBy: ids.administrator,
    },
  ]);
  const patientId = await addPatient(db, { userId: ids.patient, firstName: "Ada", lastName: "Marlowe", ...FULL });
  const stranger = await addPatient(db, { userId: ids.newcomer, firstName: "Ben", lastName: "Marlowe" });
  const visit = await addCare(db, patientId, provider, now);
  await addMeasurements(db, patientId, now);
  const document = randomUUID();
  await db.insert(documents).values({
    id: document,
    patientId,
    userId: ids.patient,
    name: "Blood count of March.pdf",
    contentType: "application/pdf",
    size: 48_113,
    hash: Buffer.alloc(32),
    createdAt: now,
  });
  await addAuditEntry(db, {
    at: now,
    actor: { id: ids.specialist, role: "provider" },
    patientId,
    action: "read",
    subject: "prescriptions",
    outcome: "done",
    address: "192.0.2.7",
  });
  await addEmergencies(
    db,
    { specialist: ids.specialist, stranger, beginner, patientId, administrator: ids.administrator },
    seal,
    now,
  );
  const secret = generateSecret();
  await beginSecondFactor(db, ids.guarded, seal.close(`totp ${ids.guarded}`, secret));
  const clock = () => now;
  await createOutbox({ seal, clock }).queue(db, {
    kind: "verify-email",
    to: "mara@example.com",
    language: "en",
    firstName: "Mara",
    path: "/emergency",
  });
  const booked = await addBookings(db, provider, now);
  const halfway = await addUser(db, { role: "admin", passwordHash: "of no password" });
  const locked = await addUser(db, { role: "patient", passwordHash: "of no password", emailVerifiedAt: null });
  const seat = newToken();
  const met = await addMeetings(
    db,
    { patientId, provider, patient: ids.patient, doctor: ids.specialist, secret: hashToken(seat) },
    now,
  );

  // Now: the database is closed before the server starts.
  const sessions = {} as Record<Person, string>;
  for (const person of PEOPLE) sessions[person] = await startSession(db, ids[person], sessionSecret);
  return {
    ...{
      password: PASSWORD,
      mailKey: mailPageKey({ ...DEVELOPERS_OWN, sessionSecret })!,
      patientId,
      stranger,
      visit,
      provider,
      document,
      applications: { waiting: waiting!, rejected: rejected! },
      rooms: met,
    },
    requests: { waiting: booked.requested.id, agreed: booked.accepted.id },
    appointments: Object.fromEntries(
      Object.entries(booked).map(([status, { reference }]) => [status, lastPart(appointmentPath(seal, reference))]),
    ) as Cast["appointments"],
    visitToken: lastPart(visitPath(seal, booked.accepted.reference)),
    imports: await addImports(db, patientId, seal, now),
    tokens: {
      verify: lastPart(await createOneTimeLink(db, locked, "verify-email", { clock })),
      reset: lastPart(await createOneTimeLink(db, locked, "reset-password", { clock })),
    },
    code: () => generate({ secret, epoch: Math.floor(Date.now() / 1000) }),
    async cookiesOf(who) {
      // It is good for ten minutes, so it is made when it is wanted.
      if (who === "halfway")
        return [
          await cookies.secondStep.serialize({
            userId: halfway,
            at: Date.now(),
            given: createHash("sha256").update("of no password").digest("base64url"),
          }),
        ];
      return who === "patient" ? [sessions[who], await cookies.room.serialize(seat)] : [sessions[who]];
    },
  };
}

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);
