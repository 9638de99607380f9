import { sql } from "drizzle-orm";
import { bigint, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { MAIL_KINDS } from "~/domain/mail";
import { bytea, instant } from "./columns";

export const mailKind = pgEnum("mail_kind", MAIL_KINDS);
/** `queued` also while it is being sent; `failed`: given up. */
export const mailStatus = pgEnum("mail_status", ["queued", "sent", "failed", "withdrawn"]);

/**
 * The outbox: a mail is written in the transaction of what it tells, so that
 * neither is there without the other. A worker sends it afterwards.
 */
export const mails = pgTable(
  "mails",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: mailKind("kind").notNull(),
    /** What the same thing told twice would share, like `reminder:17`; null where there is no such thing. */
    onceKey: text("once_key").unique(),
    /** Recipient and what the text needs, sealed (AES-256-GCM): links in it open accounts. Emptied once sent. */
    sealed: bytea("sealed"),
    status: mailStatus("status").notNull().default("queued"),
    /** Not before this; moved on by each failed try, and while a worker has it. */
    dueAt: instant("due_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    index("mails_due_idx")
      .on(t.dueAt, t.id)
      .where(sql`status = 'queued'`),
  ],
);
