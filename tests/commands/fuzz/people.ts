import type { Database } from "db/client";
import { appointmentRequests, providers, users } from "db/schema";
import { eq } from "drizzle-orm";
import { appointmentPath, visitPath } from "~/services/appointments/appointment-link.server";
import { hashPassword } from "~/services/passwords.server";
import { createSeal } from "~/services/seal.server";
import { PASSWORD } from "../../api/support/accounts";
import { sessionFor } from "../../api/support/examples";
import { prepareRecords, type Records } from "../../api/support/records";
import { SESSION_SECRET } from "../../api/support/secret";
import { addProviders, addUsers, EVERY_DAY, requestRow } from "../../db/support/rows";

/** Whom the requests come from, and what of the database they know to begin with. */
export type World = {
  records: Records;
  /** Cookies by whose they are. */
  cookies: Record<string, string>;
  /** For what ends a session or changes an account: each is used once. */
  throwAways: { cookie: string; email: string }[];
  /** Accounts that sign in with a password alone: wrong ones are counted by account. */
  emails: string[];
  /** Appointments with the specialist of the desk, and the addresses that its mails link to. */
  appointments: { id: number; path: string; visit: string; isAccepted: boolean }[];
  /** The account behind the cookie of that name: a provider's, without an application. */
  signedUp: number;
};

const [SESSIONS_EACH, MAX_ACCOUNTS] = [24, 120];
/** Specialists whose application was sent back: each answers once, and has nothing to answer then. */
export const REJECTED = Array.from({ length: 24 }, (_, index) => `rejected ${index}`);
/**
 * As many as are remembered of an address, and so many at least: what was cancelled or declined shows no form any more.
 */
const [FEWEST_APPOINTMENTS, MAX_APPOINTMENTS] = [12, 60];

/** Appointments in each state that somebody still has to answer, a day apart, so that there is room to move each. */
async function addAppointments(
  db: Database,
  { users: { owner }, providers: { treating } }: Records,
  count: number,
): Promise<World["appointments"]> {
  const seal = createSeal(SESSION_SECRET);
  const noon = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 18 * 3_600_000;
  const rows = Array.from({ length: count }, (_, index) => {
    const startsAt = new Date(noon + (2 + index) * 86_400_000);
    const status = (["requested", "proposed", "accepted"] as const)[index % 3]!;
    return {
      ...requestRow(`Ada${index}`, {
        providerId: treating,
        status,
        preferredDate: startsAt.toISOString().slice(0, 10),
        createdAt: new Date(),
        startsAt,
      }),
      userId: owner,
    };
  });
  const added = await db.insert(appointmentRequests).values(rows).returning({
    id: appointmentRequests.id,
    reference: appointmentRequests.reference,
    status: appointmentRequests.status,
  });
  return added.map(({ id, reference, status }) => ({
    id,
    path: appointmentPath(seal, reference),
    visit: visitPath(seal, reference),
    isAccepted: status === "accepted",
  }));
}

/** Fills a new database. @param tries how many requests there will be. */
export async function prepareWorld(db: Database, tries: number): Promise<World> {
  const records = await prepareRecords(db);
  const passwordHash = await hashPassword(PASSWORD);
  await db
    .update(providers)
    .set({ isVrEnabled: true, availability: EVERY_DAY })
    .where(eq(providers.id, records.providers.treating));
  await db.update(users).set({ passwordHash }).where(eq(users.id, records.users.treating));
  const [signedUp, ...rejected] = await addUsers(db, [{}, ...REJECTED.map(() => ({}))]);
  await addProviders(db, [
    ...rejected.map((userId) => ({ userId, reviewStatus: "rejected" as const, reviewedAt: new Date() })),
    ...Array.from({ length: Math.min(100, 5 + tries / 200) }, () => ({})),
  ]);
  // Whom a visitor without an account meets in a demonstration.
  await addProviders(db, [{ isVrEnabled: true, rating: "4.90" }]);
  const cookieOf = async (userId: number) => (await sessionFor(db, userId)).split(";")[0]!;
  const cookies = Object.fromEntries(
    Object.entries(records.cookies).map(([who, header]) => [who, header.split(";")[0]!]),
  );
  const accounts = Math.min(MAX_ACCOUNTS, Math.ceil(tries / 150) + 11);
  const emails = Array.from({ length: accounts }, (_, index) => `thrown-away-${index}@example.com`);
  const ids = await addUsers(
    db,
    emails.map((email) => ({ email, role: "patient", passwordHash })),
  );
  const throwAways: World["throwAways"] = [];
  for (let round = 0; round < SESSIONS_EACH; round++)
    for (const [index, id] of ids.entries()) throwAways.push({ cookie: await cookieOf(id), email: emails[index]! });
  const signingIn = Array.from({ length: Math.ceil(tries / 500) + 5 }, (_, index) => `signs-in-${index}@example.com`);
  await addUsers(
    db,
    signingIn.map((email) => ({ email, role: "patient", passwordHash })),
  );
  const appointments = await addAppointments(
    db,
    records,
    Math.max(FEWEST_APPOINTMENTS, Math.min(MAX_APPOINTMENTS, Math.ceil(tries / 100))),
  );
  for (const [index, who] of REJECTED.entries()) cookies[who] = await cookieOf(rejected[index]!);
  return {
    records,
    cookies: { ...cookies, signedUp: await cookieOf(signedUp!) },
    throwAways,
    emails: signingIn,
    appointments,
    signedUp: signedUp!,
  };
}
