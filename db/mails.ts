import type { Queryable } from "./client";
import { mails } from "./schema";

/** Queues a mail. Of two with the same `onceKey` the second is passed over. */
export async function insertMail(db: Queryable, mail: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(mail).onConflictDoNothing({ target: mails.onceKey });
}
