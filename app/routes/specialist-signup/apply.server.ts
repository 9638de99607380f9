import type { Database, Queryable } from "db/client";
import { createProvider, ProfileExistsError } from "db/providers";
import { closeDraft, lockDraft } from "db/signup-drafts";
import { createUser } from "db/users";
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

/**
 * Turns a draft into an account with a profile, in one transaction: there is
 * never an account without its profile, whenever the process dies. The draft's
 * row is locked first, so a double submit finds the first one's result.
 *
 * @param signedInUserId the account of someone who registered before and comes
 *   back to finish; without one the draft's own account details are used.
 * @param finish does what else belongs to it in the same transaction: counts it and queues the mail; should it
 *   throw, all is undone.
 * @returns the user's id, or `null` when the draft has no account details.
 * @throws {ApplicationError} says which part failed, with the cause.
 */
export async function apply(
  db: Database,
  draftHash: Uint8Array,
  profile: ProviderProfile,
  {
    signedInUserId,
    now,
    finish,
  }: { signedInUserId: number | null; now: Date; finish: (tx: Queryable, userId: number) => Promise<void> },
): Promise<{ userId: number | null; created: boolean } | null> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, draftHash);
    if (draft?.providerId) return { userId: signedInUserId, created: false };
    const account = draft?.account;
    if (signedInUserId === null && !(account && draft.passwordHash)) return null;

    const userId =
      signedInUserId ??
      (await part("account", () =>
        createUser(tx, { ...account!, passwordHash: draft!.passwordHash!, role: "provider" }),
      ));
    const providerId = await part("profile", () => createProvider(tx, userId, profile));
    if (draft) await closeDraft(tx, draftHash, providerId, now);
    await finish(tx, userId);
    return { userId, created: true };
  });
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
