import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { ENGINES } from "~/domain/assistant/chat";
import type { Language } from "~/domain/language";
import { users } from "./accounts";
import { bytea, instant } from "./columns";

export const messageRole = pgEnum("message_role", ["user", "assistant"]);
export const engine = pgEnum("engine", ENGINES);

/**
 * A conversation with the assistant. It belongs to an account, or to a browser
 * without one: then the browser has a secret in a cookie, the table its hash.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    tokenHash: bytea("token_hash"),
    /** What the client calls it: a name, no key. */
    sessionId: text("session_id").notNull(),
    /** What the patient typed into the form about themselves, sealed. */
    sealedContext: bytea("sealed_context"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** When one without an account is forgotten. */
    expiresAt: instant("expires_at"),
  },
  (t) => [
    unique("conversations_user_session").on(t.userId, t.sessionId),
    unique("conversations_token_session").on(t.tokenHash, t.sessionId),
    index("conversations_user_idx").on(t.userId, t.updatedAt.desc().nullsFirst()),
    index("conversations_expiry_idx").on(t.expiresAt),
    check(
      "conversations_one_owner",
      sql`(${t.userId} is null) <> (${t.tokenHash} is null) and (${t.tokenHash} is null) = (${t.expiresAt} is null)`,
    ),
  ],
);

export const conversationMessages = pgTable(
  "conversation_messages",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    role: messageRole("role").notNull(),
    /** The client's own name for a message of the patient's: sent twice, it is there once. */
    clientId: uuid("client_id"),
    /** Of a reply: the message that it answers. One each. */
    answersId: bigint("answers_id", { mode: "number" })
      .unique()
      .references((): AnyPgColumn => conversationMessages.id, { onDelete: "cascade" }),
    /** The text, sealed (AES-256-GCM). */
    sealed: bytea("sealed").notNull(),
    /** Of a reply: who wrote it. */
    engine: engine("engine"),
    /** Of a reply: in which language. Without one it is English, as all were before there was the column. */
    language: text("language").$type<Language>(),
    /** Of a message without a reply: until then somebody is at work on it. */
    claimedUntil: instant("claimed_until"),
    /**
     * Of a message whose reply is being written: the patient stopped it, having seen so many characters of it.
     * Of a reply: it was stopped there. So much of it is shown; it is not whole, and one that is takes its place.
     */
    stoppedAfter: integer("stopped_after"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique("conversation_messages_client").on(t.conversationId, t.clientId),
    index("conversation_messages_order_idx").on(t.conversationId, t.id),
    check(
      "conversation_messages_role",
      sql`(${t.role} = 'user') = (${t.clientId} is not null) and (${t.role} = 'assistant') = (${t.answersId} is not null) and (${t.role} = 'assistant') = (${t.engine} is not null)`,
    ),
  ],
);
