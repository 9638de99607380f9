import type { Database, Queryable } from "db/client";
import { createProvider, ProfileExistsError } from "db/providers";
import { closeDraft, leaveDraft, lockDraft, type SignupDraft } from "db/signup-drafts";
import { createUser, EmailTakenError, findCredentials } from "db/users";
import type { ProviderProfile } from "~/domain/providers/signup";

/** The account or the profile could not be created; nothing was stored. */
export class ApplicationError extends Error {
  override name = "ApplicationError";
  constructor(
    readonly part: "account" | "profile",
    cause: unknown,
  ) {
    super(`Failed to create the ${part}`, { cause });
  }
}

/** An account that an application was sent for. `isTaken`: the address had it before, and it was left as it is. */
export type Applied = { userId: number; isTaken: boolean };

/**
 * Turns a draft into an account with a profile, in one transaction: there is
 * never an account without its profile, whenever the process dies. The draft's
 * row is locked first, so a double submit finds the first one's result. If the
 * address has an account, the draft is left to its owner, and nothing else changes.
 *
 * @param specialistId the account of a specialist who registered before and comes
 *   back to finish; without one the draft's own account details are used.
 * @param finish does what else belongs to it in the same transaction: counts it and queues the mail; should it
 *   throw, all is undone.
 * @returns whether this submission was the first, or `null` when the draft has no account details.
 * @throws {ApplicationError} says which part failed, with the cause.
 */
export async function apply(
  db: Database,
  draftHash: Uint8Array,
  profile: ProviderProfile,
  {
    specialistId,
    now,
    finish,
  }: { specialistId: number | null; now: Date; finish: (tx: Queryable, applied: Applied) => Promise<void> },
): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftHash);
    if (draft?.providerId || (draft?.ownerId && draft.ownerId !== specialistId)) return false;
    const applied =
      specialistId === null
        ? await part("account", () => accountOf(tx, draft))
        : { userId: specialistId, isTaken: false };
    if (!applied) return null;

    if (applied.isTaken) await leaveDraft(tx, draftHash, applied.userId, now);
    else {
      const providerId = await part("profile", () => createProvider(tx, applied.userId, profile));
      if (draft) await closeDraft(tx, draftHash, providerId, now);
    }
    await finish(tx, applied);
    return true;
  });
}

/** Creates a draft's account, or finds the one that its address has. */
async function accountOf(tx: Queryable, draft: SignupDraft | null): Promise<Applied | null> {
  if (!draft?.account || !draft.passwordHash) return null;
  const { account, passwordHash } = draft;
  try {
    return { userId: await createUser(tx, { ...account, passwordHash, role: "provider" }), isTaken: false };
  } catch (error) {
    if (!(error instanceof EmailTakenError)) throw error;
    return { userId: (await findCredentials(tx, account.email))!.id, isTaken: true };
  }
}

async function part<T>(name: ApplicationError["part"], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // A profile that is there already is what the applicant wanted.
    if (error instanceof ProfileExistsError) throw error;
    throw new ApplicationError(name, error);
  }
}
