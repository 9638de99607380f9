import type { Database } from "db/client";
import { providers, users } from "db/schema";
import { eq } from "drizzle-orm";
import { hashPassword } from "~/services/passwords.server";
import { PASSWORD } from "../api/support/accounts";
import { sessionFor } from "../api/support/examples";
import { prepareRecords, type Records } from "../api/support/records";
import { addProviders, addUsers, EVERY_DAY } from "../db/support/rows";

/** Whom the requests come from, and what of the database they know to begin with. */
export type World = {
  records: Records;
  /** Cookies by whose they are. */
  cookies: Record<string, string>;
  /** For what ends a session or changes an account: each is used once. */
  throwAways: { cookie: string; email: string }[];
  /** An account that signs in with a password alone. */
  email: string;
  /** The account behind the cookie of that name: a provider's, without an application. */
  signedUp: number;
};

const [SESSIONS_EACH, MOST_ACCOUNTS] = [24, 120];

/** Fills a new database. @param tries how many requests there will be. */
export async function prepareWorld(db: Database, tries: number): Promise<World> {
  const records = await prepareRecords(db);
  const passwordHash = await hashPassword(PASSWORD);
  await db.update(providers).set({ isVrEnabled: true, availability: EVERY_DAY }).where(eq(providers.id, records.providers.treating));
  await db.update(users).set({ passwordHash }).where(eq(users.id, records.users.treating));
  const [rejected, signedUp] = await addUsers(db, [{}, {}]);
  await addProviders(db, [{ userId: rejected!, reviewStatus: "rejected", reviewedAt: new Date() }, ...Array.from({ length: Math.min(100, 5 + tries / 200) }, () => ({}))]);
  // Whom a visitor without an account meets in a demonstration.
  await addProviders(db, [{ isVrEnabled: true, rating: "4.90" }]);
  const cookieOf = async (userId: number) => (await sessionFor(db, userId)).split(";")[0]!;
  const cookies = Object.fromEntries(Object.entries(records.cookies).map(([who, header]) => [who, header.split(";")[0]!]));
  const accounts = Math.min(MOST_ACCOUNTS, Math.ceil(tries / 150) + 11);
  const emails = Array.from({ length: accounts }, (_, index) => `thrown-away-${index}@example.com`);
  const ids = await addUsers(db, emails.map((email) => ({ email, role: "patient", passwordHash })));
  const throwAways: World["throwAways"] = [];
  for (let round = 0; round < SESSIONS_EACH; round++) for (const [index, id] of ids.entries()) throwAways.push({ cookie: await cookieOf(id), email: emails[index]! });
  const email = "signs-in@example.com";
  await addUsers(db, [{ email, role: "patient", passwordHash }]);
  return { records, cookies: { ...cookies, rejected: await cookieOf(rejected!), signedUp: await cookieOf(signedUp!) }, throwAways, email, signedUp: signedUp! };
}
