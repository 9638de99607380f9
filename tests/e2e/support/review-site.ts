import type { Database } from "db/client";
import { addProviders, addUser } from "../../db/support/rows";
import { sessionOf, withOwnSite, WORKERS_OWN } from "./own-site";
import { test as base } from "./visit";

export const REASON = "The license number is not in the register.";

/** A server of its own with an administrator, two applications that wait and one that was rejected. */
type ReviewSite = { url: string; admin: string; rejected: string };

export const test = base.extend<object, { desk: ReviewSite }>({
  desk: [({}, use) => withOwnSite(prepareReview, use), WORKERS_OWN],
});

async function prepareReview(db: Database) {
  const admin = await addUser(db, { role: "admin", firstName: "Rosa", lastName: "Lind" });
  const rejected = await addUser(db, { firstName: "Mara", lastName: "Voss" });
  const [first, second] = [
    await addUser(db, { firstName: "Nora", lastName: "Okafor" }),
    await addUser(db, { firstName: "Idris", lastName: "Bell" }),
  ];
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await addProviders(db, [
    { userId: first, submittedAt: ago(3), bio: "Plain words about food, without counting, and time to listen." },
    { userId: second, submittedAt: ago(2) },
    {
      userId: rejected,
      submittedAt: ago(4),
      reviewStatus: "rejected",
      reviewReason: REASON,
      reviewedAt: ago(1),
      reviewedBy: admin,
      bio: "Plain words about food, without counting, and time to listen.",
    },
  ]);
  return { admin: await sessionOf(db, admin), rejected: await sessionOf(db, rejected) };
}
