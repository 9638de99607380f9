import type { Database } from "db/client";
import { randomUUID } from "node:crypto";
import { startSession } from "../../db/support/sessions";
import { SESSION_SECRET } from "./secret";
import type { Visitor } from "./visitor";

/** What `POST /api/auth/register` takes, with an address of its own. */
export const account = (change: object = {}) => ({
  firstName: "Nora",
  lastName: "Okafor",
  email: `${randomUUID()}@example.com`,
  password: "correct horse battery",
  role: "provider",
  phone: "",
  ...change,
});

/** What `POST /api/providers` takes, as the specification has it. */
export const profile = (userId: number, change: object = {}) => ({
  userId,
  licenseNumber: "RD-20418",
  specialty: "Registered Dietitian",
  yearsExperience: 12,
  bio: "I help people who have tried everything to eat well without counting.",
  certifications: "RDN, CDCES",
  hourlyRate: "95",
  languages: "English, Español",
  timeZone: "America/Denver",
  location: "Boulder, CO",
  isVrEnabled: true,
  profileImage: "",
  ...change,
});

/** Step 1 of the sign-up as a form. */
export const accountForm = (change: Record<string, string> = {}) => ({
  intent: "continue",
  firstName: "Nora",
  lastName: "Okafor",
  email: `${randomUUID()}@example.com`,
  password: "correct horse battery",
  confirmPassword: "correct horse battery",
  website: "",
  ...change,
});

/** Step 2 of the sign-up as a form. */
export const profileForm = (change: Record<string, string> = {}) => ({
  intent: "submit",
  licenseNumber: "RD-20418",
  specialty: "Registered Dietitian",
  yearsExperience: "12",
  bio: "I help people who have tried everything to eat well without counting.",
  certifications: "RDN, CDCES",
  hourlyRate: "95",
  languages: "English, Español",
  timeZone: "America/Denver",
  location: "Boulder, CO",
  profileImage: "",
  website: "",
  ...change,
});

/** A date `days` from now, for dates that must not be in the past. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The first weekday `days` from now or later: a day on which the tests' specialists see people from 9 to 5. */
export function workdayFromNow(days: number): string {
  const date = dayFromNow(days);
  const weekday = new Date(date).getUTCDay();
  return weekday === 0 || weekday === 6 ? workdayFromNow(days + 1) : date;
}

/** The appointment request form, with an idempotency key of its own. */
export const bookingForm = (change: Record<string, string> = {}) => ({
  idempotencyKey: randomUUID(),
  firstName: "Ada",
  lastName: "Reyes",
  email: "ada.reyes@example.com",
  phone: "555 010 0199",
  dateOfBirth: "1985-03-27",
  appointmentType: "weight-loss",
  preferredDate: workdayFromNow(10),
  preferredTime: "09:30 AM",
  reasonForVisit: "I would like to eat better, and to sleep.",
  insuranceProvider: "Blue River Health",
  emergencyContact: "Sam Reyes, 555 010 0111",
  website: "",
  ...change,
});

/** Registers an account by the API; the visitor is signed in afterwards. @returns its id. */
export async function register(visitor: Visitor, change: object = {}): Promise<number> {
  const answer = await visitor.postJson("/api/auth/register", account(change));
  if (answer.status !== 201) throw new Error(`Registering answered ${answer.status}: ${answer.text}`);
  return answer.json<{ id: number }>().id;
}

/**
 * Starts a session on a test's server.
 * @param secure where that is on HTTPS.
 * @returns the `Set-Cookie` that holds it.
 */
export const sessionFor = (db: Database, userId: number, secure = false) =>
  startSession(db, userId, SESSION_SECRET, secure);
