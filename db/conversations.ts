import { and, count, desc, eq, gt, isNotNull, isNull, lt, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { Engine } from "~/domain/assistant/chat";
import type { Language } from "~/domain/language";
import type { Queryable } from "./client";
import { conversationMessages, conversations } from "./schema";

/** Whose a conversation is: an account's, or that of a browser that holds a secret. */
export type Owner = { userId: number } | { tokenHash: Uint8Array };

export type Conversation = {
  id: string;
  sessionId: string;
  sealedContext: Uint8Array | null;
  createdAt: Date;
  updatedAt: Date;
};
export type StoredMessage = {
  id: number;
  role: "user" | "assistant";
  clientId: string | null;
  answersId: number | null;
  sealed: Uint8Array;
  engine: Engine | null;
  language: Language | null;
  claimedUntil: Date | null;
  /** Of a reply: the patient stopped it after so many characters. */
  stoppedAfter: number | null;
  createdAt: Date;
};

const columns = {
  id: conversations.id,
  sessionId: conversations.sessionId,
  sealedContext: conversations.sealedContext,
  createdAt: conversations.createdAt,
  updatedAt: conversations.updatedAt,
};

/**
 * Conversations of an owner that are kept, those that were used last. The list shows all of them, and its text names
 * the number.
 */
export const MAX_CONVERSATIONS = 100;

/** Theirs, and not expired. */
const ownedBy = (owner: Owner, now: Date): SQL =>
  "userId" in owner
    ? eq(conversations.userId, owner.userId)
    : and(eq(conversations.tokenHash, owner.tokenHash), gt(conversations.expiresAt, now))!;

/**
 * The conversation that an owner calls by a session id, made if there is none; then the oldest beyond the total goes.
 * @param conversation.seal seals what the patient told, for the conversation of this id, given what is kept there; it
 * replaces that, unless it is null.
 * @returns it, and whether it is new.
 */
export async function openConversation(
  tx: Queryable,
  owner: Owner,
  conversation: {
    id: string;
    sessionId: string;
    seal: (id: string, kept: Uint8Array | null) => Uint8Array | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<{ conversation: Conversation; isNew: boolean }> {
  const { id, sessionId, seal, now } = conversation;
  const expiresAt = "userId" in owner ? null : conversation.expiresAt;
  // One that has expired but not been swept away would be in the way of its own name.
  if ("tokenHash" in owner)
    await tx
      .delete(conversations)
      .where(and(eq(conversations.tokenHash, owner.tokenHash), lt(conversations.expiresAt, now)));
  const [created] = await tx
    .insert(conversations)
    .values({ id, ...owner, sessionId, sealedContext: seal(id, null), createdAt: now, updatedAt: now, expiresAt })
    .onConflictDoNothing()
    .returning(columns);
  if (created) {
    const newest = tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(ownedBy(owner, now))
      .orderBy(desc(conversations.updatedAt), desc(conversations.createdAt))
      .limit(MAX_CONVERSATIONS);
    await tx.delete(conversations).where(and(ownedBy(owner, now), notInArray(conversations.id, newest)));
    return { conversation: created, isNew: true };
  }
  const mine = and(ownedBy(owner, now), eq(conversations.sessionId, sessionId));
  const [found] = await tx.select(columns).from(conversations).where(mine).for("update");
  const sealedContext = seal(found!.id, found!.sealedContext);
  const change = { updatedAt: now, expiresAt, ...(sealedContext ? { sealedContext } : {}) };
  const [updated] = await tx.update(conversations).set(change).where(mine).returning(columns);
  return { conversation: updated!, isNew: false };
}

/**
 * Seals again what is kept of the patient in the conversation that an owner calls by a session id.
 * @param seal given the conversation's id and what is kept; `null` leaves it.
 */
export async function resealContext(
  tx: Queryable,
  owner: Owner,
  sessionId: string,
  now: Date,
  seal: (id: string, kept: Uint8Array | null) => Uint8Array | null,
): Promise<void> {
  const mine = and(ownedBy(owner, now), eq(conversations.sessionId, sessionId));
  const [found] = await tx.select(columns).from(conversations).where(mine).for("update");
  const sealedContext = found ? seal(found.id, found.sealedContext) : null;
  if (sealedContext) await tx.update(conversations).set({ sealedContext }).where(mine);
}

/** A conversation of this owner's, by its id; `null` for anybody else's as for none. */
export async function findConversation(
  db: Queryable,
  owner: Owner,
  id: string,
  now: Date,
): Promise<Conversation | null> {
  const [found] = await db
    .select(columns)
    .from(conversations)
    .where(and(ownedBy(owner, now), eq(conversations.id, id)));
  return found ?? null;
}

/** The conversation that an owner calls by a session id. */
export async function conversationNamed(
  db: Queryable,
  owner: Owner,
  sessionId: string,
  now: Date,
): Promise<Conversation | null> {
  const [found] = await db
    .select(columns)
    .from(conversations)
    .where(and(ownedBy(owner, now), eq(conversations.sessionId, sessionId)));
  return found ?? null;
}

/** The owner's conversation that was used last, if it was since `since`. */
export async function latestConversation(
  db: Queryable,
  owner: Owner,
  now: Date,
  since: Date,
): Promise<Conversation | null> {
  const [found] = await db
    .select(columns)
    .from(conversations)
    .where(and(ownedBy(owner, now), gt(conversations.updatedAt, since)))
    .orderBy(desc(conversations.updatedAt), conversations.id)
    .limit(1);
  return found ?? null;
}

/** An owner's conversations, the last used first, with how many messages each has, and the patient's first of them. */
export const listConversations = (
  db: Queryable,
  owner: Owner,
  now: Date,
  limit: number,
): Promise<(Conversation & { messages: number; first: Uint8Array | null })[]> =>
  db
    .select({
      ...columns,
      messages: count(conversationMessages.id),
      first: sql<Uint8Array | null>`(
        select m.sealed from conversation_messages m where m.conversation_id = ${conversations.id} and m.role = 'user' order by m.id limit 1
      )`.mapWith(conversationMessages.sealed),
    })
    .from(conversations)
    .leftJoin(conversationMessages, eq(conversationMessages.conversationId, conversations.id))
    .where(ownedBy(owner, now))
    .groupBy(conversations.id)
    .orderBy(desc(conversations.updatedAt), conversations.id)
    .limit(limit);

/** Deletes a conversation with all its messages. @returns whether this owner had it. */
export async function deleteConversation(tx: Queryable, owner: Owner, id: string, now: Date): Promise<boolean> {
  const gone = await tx
    .delete(conversations)
    .where(and(ownedBy(owner, now), eq(conversations.id, id)))
    .returning({ id: conversations.id });
  return gone.length > 0;
}

const messageColumns = {
  id: conversationMessages.id,
  role: conversationMessages.role,
  clientId: conversationMessages.clientId,
  answersId: conversationMessages.answersId,
  sealed: conversationMessages.sealed,
  engine: conversationMessages.engine,
  language: conversationMessages.language,
  claimedUntil: conversationMessages.claimedUntil,
  stoppedAfter: conversationMessages.stoppedAfter,
  createdAt: conversationMessages.createdAt,
};

/** The last `limit` messages, oldest first, each reply right behind what it answers. */
export async function conversationMessagesOf(
  db: Queryable,
  conversationId: string,
  limit: number,
): Promise<StoredMessage[]> {
  const rows = await db
    .select(messageColumns)
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(
      desc(sql`coalesce(${conversationMessages.answersId}, ${conversationMessages.id})`),
      desc(conversationMessages.id),
    )
    .limit(limit);
  return rows.reverse();
}

export const countMessages = async (db: Queryable, conversationId: string): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId));
  return row!.rows;
};

/** Adds a message of the patient's, unless it is there already. @returns it, either way. */
export async function addMessage(
  tx: Queryable,
  message: { conversationId: string; clientId: string; sealed: Uint8Array; now: Date },
): Promise<StoredMessage> {
  const { conversationId, clientId, sealed, now } = message;
  await tx
    .insert(conversationMessages)
    .values({ conversationId, role: "user", clientId, sealed, createdAt: now })
    .onConflictDoNothing();
  return (await findMessage(tx, conversationId, clientId))!;
}

/** A patient's message, by the name that its client gave it. */
export async function findMessage(
  db: Queryable,
  conversationId: string,
  clientId: string,
): Promise<StoredMessage | null> {
  const [found] = await db
    .select(messageColumns)
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), eq(conversationMessages.clientId, clientId)));
  return found ?? null;
}

/** A whole reply: of one that was stopped another try makes a whole one. */
const isWhole = isNull(conversationMessages.stoppedAfter);

/**
 * Takes it upon oneself to answer a message, for as long as said: of two
 * requests with the same message one asks, and the other waits.
 * @returns whether it is ours; not if it has a whole reply or somebody else is at it.
 */
export async function claimMessage(
  db: Queryable,
  messageId: number,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const claimed = await db
    .update(conversationMessages)
    .set({ claimedUntil: until, stoppedAfter: null })
    .where(
      and(
        eq(conversationMessages.id, messageId),
        or(isNull(conversationMessages.claimedUntil), lt(conversationMessages.claimedUntil, now)),
        sql`not exists (select 1 from conversation_messages r where r.answers_id = ${messageId} and r.stopped_after is null)`,
      ),
    )
    .returning({ id: conversationMessages.id });
  return claimed.length > 0;
}

/** Gives a claim back: it was given up, and may be tried again at once. */
export const releaseMessage = async (db: Queryable, messageId: number): Promise<void> =>
  void (await db
    .update(conversationMessages)
    .set({ claimedUntil: null, stoppedAfter: null })
    .where(eq(conversationMessages.id, messageId)));

/**
 * Says that the reply to a message is to end where the patient has read to: the one that is being written, and
 * one that is there already.
 * @param after characters of it that were shown.
 * @returns whether there is either.
 */
export async function stopMessage(db: Queryable, messageId: number, after: number, now: Date): Promise<boolean> {
  const isBeingWritten = and(eq(conversationMessages.id, messageId), gt(conversationMessages.claimedUntil, now));
  const marked = await db
    .update(conversationMessages)
    .set({ stoppedAfter: after })
    .where(or(isBeingWritten, and(eq(conversationMessages.answersId, messageId), isWhole)))
    .returning({ id: conversationMessages.id });
  return marked.length > 0;
}

/**
 * After how many characters the patient stopped the reply that is being written to a message; `null` if they did not.
 */
export async function stopOf(db: Queryable, messageId: number): Promise<number | null> {
  const [found] = await db
    .select({ after: conversationMessages.stoppedAfter })
    .from(conversationMessages)
    .where(eq(conversationMessages.id, messageId));
  return found?.after ?? null;
}

/** The whole reply to a message, if there is one. */
export async function findReply(db: Queryable, messageId: number): Promise<StoredMessage | null> {
  const [found] = await db
    .select(messageColumns)
    .from(conversationMessages)
    .where(and(eq(conversationMessages.answersId, messageId), isWhole));
  return found ?? null;
}

/**
 * Stores the reply to a message; there is one at the most, and a whole one is never replaced.
 * @param reply.stoppedAfter how much of it there is, where the patient stopped it; `null` for a whole one.
 * @returns the one that stands.
 */
export async function addReply(
  db: Queryable,
  reply: {
    conversationId: string;
    answersId: number;
    sealed: Uint8Array;
    engine: Engine;
    language: Language | null;
    stoppedAfter: number | null;
    now: Date;
  },
): Promise<StoredMessage> {
  const { now, conversationId, answersId, ...written } = reply;
  await db
    .insert(conversationMessages)
    .values({ conversationId, answersId, ...written, role: "assistant", createdAt: now })
    .onConflictDoUpdate({
      target: conversationMessages.answersId,
      set: { ...written, createdAt: now },
      setWhere: isNotNull(conversationMessages.stoppedAfter),
    });
  const [stands] = await db
    .select(messageColumns)
    .from(conversationMessages)
    .where(eq(conversationMessages.answersId, answersId));
  return stands!;
}
