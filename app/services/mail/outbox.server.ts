import type { Queryable } from "db/client";
import { insertMail } from "db/mails";
import type { Clock } from "~/context";
import type { Mail } from "~/domain/mail";
import type { Seal } from "~/services/seal.server";

/** What a mail's recipient and facts are sealed for. */
export const MAIL_SEAL = "mail";

/** Where mails wait until a worker sends them. */
export type Outbox = {
  /**
   * Queues a mail. Give it the transaction of what the mail tells: it is sent
   * if, and only if, that is committed.
   * @param options.onceKey of two mails with the same key only the first is queued.
   * @param options.dueAt not before this; at once unless told.
   */
  queue(tx: Queryable, mail: Mail, options?: { onceKey?: string; dueAt?: Date }): Promise<void>;
};

/**
 * The outbox in the database's table `mails`.
 * @param parts.onQueued told of each mail that is due at once, before its transaction is committed.
 */
export const createOutbox = ({ seal, clock, onQueued }: { seal: Seal; clock: Clock; onQueued?: () => void }): Outbox => ({
  queue: async (tx, mail, { onceKey, dueAt } = {}) => {
    const now = clock();
    await insertMail(tx, { kind: mail.kind, sealed: seal.close(MAIL_SEAL, mail), onceKey: onceKey ?? null, dueAt: dueAt ?? now, createdAt: now });
    if (!dueAt || dueAt <= now) onQueued?.();
  },
});
