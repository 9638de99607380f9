import { deleteAccount, lockHoldings, type Holdings } from "db/account-deletion";
import { addAuditEntry } from "db/audit";
import { findCredentials } from "db/users";
import type { AppServices } from "~/context";
import { COMMAND_LINE } from "./second-factor-change.server";

/** Why an account is not deleted. */
type Refused = "unknown" | "not a patient" | "emergency access" | "another account";

/**
 * What was, or would be, deleted. `strays` are documents whose bytes the store did not give up; the server removes them
 * at its next start.
 */
export type DeletedPatient = Holdings & { accountId: number; isDeleted: boolean; strays: number };

/**
 * Deletes a patient's account with the record and all that belongs to them, at an operator's word (`npm run admin`);
 * the log says so. Requests for appointments and the log itself stay, as /privacy tells. A record that was opened in an
 * emergency stays as well: the grants must be answerable for (decision 033).
 * Browsers that are signed in are out with their next request, open connections within a minute.
 * @param accountId the account's number, which only a look at it tells: a slip in the address then deletes nobody.
 *   Without it nothing is deleted.
 */
export async function deletePatient(
  email: string,
  accountId: number | undefined,
  { db, clock, documents }: Pick<AppServices, "db" | "clock" | "documents">,
): Promise<DeletedPatient | Refused> {
  const done = await db.transaction(async (tx) => {
    const account = await findCredentials(tx, email);
    if (!account) return "unknown";
    if (account.role !== "patient") return "not a patient";
    const holdings = await lockHoldings(tx, account.id);
    if (holdings.emergencyGrants > 0) return "emergency access";
    const found = { ...holdings, accountId: account.id, isDeleted: accountId !== undefined };
    if (accountId === undefined) return found;
    if (accountId !== account.id) return "another account";
    await deleteAccount(tx, account.id);
    await addAuditEntry(tx, {
      at: clock(),
      actor: null,
      patientId: holdings.patientId,
      accountId: account.id,
      action: "delete",
      subject: "account",
      outcome: "done",
      address: COMMAND_LINE,
    });
    return found;
  });
  if (typeof done === "string") return done;
  let strays = 0;
  // Only now: rows that came back would be of no use without their bytes.
  if (done.isDeleted) for (const id of done.documents) await documents.remove(id).catch(() => strays++);
  return { ...done, strays };
}
