import type { Queryable } from "db/client";
import { insertMails } from "db/mails";
import type { Clock } from "~/domain/clock";
import type { Mail } from "~/domain/mail";
import type { Seal } from "~/services/seal.server";

/** What a mail's recipient and facts are sealed for. */
export const MAIL_SEAL = "mail";

type Options = { onceKey?: string; dueAt?: Date };

/** Where mails wait until a worker sends them. */
export type Outbox = {
  /**
   * Queues a mail. Give it the transaction of what the mail tells: it is sent
   * if, and only if, that is committed.
   * @param options.onceKey of two mails with the same key only the first is queued.
   * @param options.dueAt not before this; at once unless told.
   */
  queue(tx: Queryable, mail: Mail, options?: Options): Promise<void>;
  /** The same for several, at least one, in one statement: others may wait for the transaction. */
  queueAll(tx: Queryable, mails: ({ mail: Mail } & Options)[]): Promise<void>;
};

/**
 * The outbox in the database's table `mails`.
 * @param parts.onQueued told of each mail that is due at once, before its transaction is committed.
 */
export function createOutbox({ seal, clock, onQueued }: { seal: Seal; clock: Clock; onQueued?: () => void }): Outbox {
  const queueAll: Outbox["queueAll"] = async (tx, mails) => {
    const now = clock();
    await insertMails(
      tx,
      mails.map(({ mail, onceKey, dueAt }) => ({
        kind: mail.kind,
        sealed: seal.close(MAIL_SEAL, mail),
        createdAt: now,
        onceKey: onceKey ?? null,
        ...(dueAt ? { dueAt } : {}),
      })),
    );
    if (mails.some(({ dueAt }) => !dueAt || dueAt <= now)) onQueued?.();
  };
  return { queueAll, queue: (tx, mail, options = {}) => queueAll(tx, [{ mail, ...options }]) };
}
