import { eq, sql } from "drizzle-orm";
import type { Queryable } from "./client";
import { users } from "./schema";

/** Someone else has an account with this address. */
export class EmailTakenError extends Error {
  override name = "EmailTakenError";
}

export type NewUser = {
  firstName: string;
  lastName: string;
  email: string;
  /** PHC string, never the password. */
  passwordHash: string;
  role: "provider" | "patient";
  phone?: string;
};

/** Whether an address has an account; letters' case does not matter. */
export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    .limit(1);
  return found.length > 0;
}

/**
 * Creates an account and returns its id.
 * @throws {EmailTakenError} also when two registrations race for one address:
 *   the unique index decides, not a look beforehand.
 */
export async function createUser(db: Queryable, user: NewUser): Promise<number> {
  const [created] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (!created) throw new EmailTakenError("This address has an account");
  return created.id;
}
