import type { Database } from "db/client";
import { addGrant } from "db/emergency";
import { sessions, users } from "db/schema";
import { seedDemo } from "db/seed";
import { eq } from "drizzle-orm";
import { EMERGENCY_MS } from "~/domain/emergency";
import { SESSION_SECONDS } from "~/domain/session";
import { prepareRecords, type Records } from "../../api/support/records";

/**
 * The demo data, the records of tests, and something for an administrator to look at.
 * @returns the records, and the address of the owner of the first.
 */
export async function prepareScanned(db: Database): Promise<{ records: Records; email: string }> {
  await seedDemo(db, new Date());
  const records = await prepareRecords(db, { demo: false });
  // Those of tests last an hour, a scan longer.
  await db.update(sessions).set({ expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000) });
  // Over, because access is judged by who treats whom.
  const hourAgo = new Date(Date.now() - EMERGENCY_MS);
  await addGrant(db, {
    userId: records.users.unrelated,
    patientId: records.own,
    sealedReason: Buffer.from("sealed by another"),
    grantedAt: hourAgo,
    expiresAt: new Date(),
  });
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, records.users.owner));
  return { records, email: owner!.email };
}
