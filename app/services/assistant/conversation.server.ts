import {
  addMessage,
  addReply,
  claimMessage,
  conversationMessagesOf,
  conversationNamed,
  countMessages,
  findConversation,
  findMessage,
  findReply,
  listConversations,
  MAX_CONVERSATIONS,
  openConversation,
  releaseMessage,
  resealContext,
  stopMessage,
  stopOf,
  type Conversation,
  type Owner,
  type StoredMessage,
} from "db/conversations";
import type { Queryable } from "db/client";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { AppContext } from "~/context";
import { DAY_MS, MINUTE_MS } from "~/domain/durations";
import {
  MAX_MESSAGES,
  newSessionId,
  REMEMBERED_MESSAGES,
  type ChatMessage,
  type Engine,
  type PatientContext,
} from "~/domain/assistant/chat";
import type { AnalysisReply } from "~/domain/assistant/analysis-schema";
import type { ConsultationRequest, Emergency, StopRequest } from "~/domain/assistant/chat-schema";
import { ApiError } from "~/domain/errors";
import type { Language } from "~/domain/language";
import { auditRecord, callerKey } from "~/services/records/record-guard.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import type { ReplyPart } from "./assistant.server";
import { readAnalysis } from "./sealed-analysis.server";
import type { Visitor } from "./conversation-owner.server";
import { STOPPED_MARK, type Turn } from "./prompt.server";
import { emergencyIn, NOTHING_CLEARED, type Cleared, type Written } from "./telling.server";

type Needs = Pick<AppContext, "db" | "clock" | "seal" | "limits" | "assistant" | "clientAddress" | "log">;

/**
 * How long a conversation without an account is kept after its last message: the longest a browser's session usually
 * lasts.
 */
export const ANONYMOUS_MS = DAY_MS;
/** For so long a request has a message for itself: longer than any model is waited for. */
const CLAIM_MS = MINUTE_MS;
const LOOK_MS = 250;

export const CONVERSATION = "conversation with the assistant";

/** A message that is stored, and where. */
export type ReceivedMessage = {
  conversation: Conversation;
  message: StoredMessage;
  visitor: Visitor & { owner: Owner };
  toldHistory: Turn[];
  language: Language;
};

/** What a chat is told while its reply comes. */
export type TurnEvent =
  | { type: "accepted"; sessionId: string; messageId: string }
  | Exclude<ReplyPart, { type: "end" }>
  /** The whole conversation as it is stored: another tab may have added to it. */
  | { type: "done"; reply: ChatMessage; emergency: Emergency | null; messages: ChatMessage[] };

const sealName = (conversationId: string) => `conversation ${conversationId}`;

/**
 * Stores a patient's message, before anything is asked. Under an id that is
 * there already it is the same message, whatever else came with it.
 * @param analysis stands on the page that it comes from, and is kept to stand beside the conversation.
 * @throws {ApiError} 409 in a conversation that is full; 429.
 */
export async function receiveMessage(
  request: ConsultationRequest,
  visitor: Visitor & { owner: Owner },
  app: Needs,
  analysis: AnalysisReply | null = null,
): Promise<ReceivedMessage> {
  requireWithinLimit(await app.limits.take("assistant", app.clientAddress));
  const now = app.clock();
  const {
    message: text,
    sessionId = newSessionId(now.getTime(), randomUUID()),
    patientContext,
    messageId = randomUUID(),
    conversationHistory,
    language = "en",
  } = request;
  return app.db.transaction(async (tx) => {
    const { conversation, isNew } = await openConversation(tx, visitor.owner, {
      id: randomUUID(),
      sessionId,
      seal: (id, kept) =>
        patientContext
          ? sealTold(
              id,
              {
                context: patientContext,
                analysis: analysis ?? analysisOf(id, kept, patientContext, app),
                allClear: openTold(id, kept, app).allClear,
              },
              app,
            )
          : null,
      now,
      expiresAt: new Date(now.getTime() + ANONYMOUS_MS),
    });
    if ((await countMessages(tx, conversation.id)) >= MAX_MESSAGES)
      throw new ApiError("conflict", "This conversation is full. Begin a new one.");
    const sealed = app.seal.close(sealName(conversation.id), text);
    const message = await addMessage(tx, { conversationId: conversation.id, clientId: messageId, sealed, now });
    if (isNew) await auditBeginning(tx, visitor, app);
    return { conversation, message, visitor, toldHistory: isNew && !visitor.user ? conversationHistory : [], language };
  });
}

/** That a patient's conversation has begun is written into the audit log. */
async function auditBeginning(tx: Queryable, { user, patientId }: Visitor, app: Needs): Promise<void> {
  if (user && patientId !== null)
    await auditRecord(
      tx,
      app,
      { patientId, viewer: user },
      { action: "create", subject: CONVERSATION, outcome: "done" },
    );
}

/** What an engine has said so far. */
type Said = { text: string; engine: Engine } & Written;
const NOTHING_SAID: Said = { text: "", engine: "built-in" };

function saidWith(said: Said, part: ReplyPart): Said {
  if (part.type === "restart") return NOTHING_SAID;
  if (part.type !== "token") return said;
  const { text, engine, language } = part;
  return engine ? { text, engine, ...(language ? { language } : {}) } : { ...said, text: said.text + text };
}

/** As an engine is told it. One that was stopped is not passed on as if it had ended there. */
const turnOf = ({ role, content, isStopped }: ChatMessage): Turn => ({
  role,
  content: isStopped ? `${content}${STOPPED_MARK}` : content,
});

/**
 * Ends the reply to a visitor's message where they have read to. The process that writes it keeps that much when its
 * client goes, which is to happen after this; where it was quicker than they read, it is shown no further.
 * @param after characters of the reply that were shown.
 * @returns false where there is no reply and nobody is writing one, or it is not their message.
 */
export async function stopReply(
  { sessionId, messageId, after }: StopRequest,
  { owner }: Visitor,
  app: Pick<Needs, "db" | "clock">,
): Promise<boolean> {
  const now = app.clock();
  const conversation = owner && (await conversationNamed(app.db, owner, sessionId, now));
  const message = conversation && (await findMessage(app.db, conversation.id, messageId));
  return message ? stopMessage(app.db, message.id, after, now) : false;
}

/**
 * The reply to a stored message as it comes: the one that is there, or one
 * asked for now. Of several requests for the same message one asks; the others
 * wait for it. When `signal` is aborted the message stays, to be tried again.
 */
export async function* answerMessage(
  { conversation, message, visitor, toldHistory, language }: ReceivedMessage,
  app: Needs,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, void> {
  yield { type: "accepted", sessionId: conversation.sessionId, messageId: message.clientId! };
  let said: Said = NOTHING_SAID;
  const stored = await findReply(app.db, message.id);
  const reply = stored ?? (yield* askOrWait());
  yield await done(reply);

  async function* askOrWait(): AsyncGenerator<TurnEvent, StoredMessage> {
    for (;;) {
      signal.throwIfAborted();
      const now = app.clock();
      if (await claimMessage(app.db, message.id, { now, until: new Date(now.getTime() + CLAIM_MS) }))
        return yield* ask();
      const others = await findReply(app.db, message.id);
      if (others) return others;
      await sleep(LOOK_MS, undefined, { signal });
    }
  }

  async function* ask(): AsyncGenerator<TurnEvent, StoredMessage> {
    let isAnswered = false;
    try {
      const { messages, ...told } = await readConversation(conversation, app);
      const { context } = told;
      const upTo = messages.findIndex(({ id }) => id === message.clientId);
      const all = [...toldHistory, ...messages.slice(0, upTo + 1).map(turnOf)];
      const turns = all.slice(-REMEMBERED_MESSAGES);
      const cleared = clearedOf(messages, told);
      const question = {
        context,
        turns,
        known: visitor.known,
        language,
        // Of what is remembered only.
        cleared: { ...cleared, messages: Math.max(0, cleared.messages - (countOwn(all) - countOwn(turns))) },
      };
      for await (const part of app.assistant.reply(question, signal)) {
        if (part.type !== "end") {
          said = saidWith(said, part);
          yield part;
          continue;
        }
        const reply = await keepReply(part, null);
        isAnswered = true;
        return reply;
      }
      throw new Error("The assistant ended without an end");
    } finally {
      // Whether it failed or was given up: the next try need not wait for the claim to run out.
      if (!isAnswered) await giveUp().catch((error: unknown) => app.log.error(error));
    }
  }

  /**
   * Where the patient has stopped it, what they have read of it stays. Of any other end nobody knows how much has
   * arrived.
   */
  async function giveUp(): Promise<void> {
    const after = said.text ? await stopOf(app.db, message.id) : null;
    if (after !== null) await keepReply({ ...said, text: said.text.slice(0, after) }, after);
    await releaseMessage(app.db, message.id);
  }

  function keepReply({ text, engine, language: written }: Said, stoppedAfter: number | null): Promise<StoredMessage> {
    const sealed = app.seal.close(sealName(conversation.id), text);
    return addReply(app.db, {
      conversationId: conversation.id,
      answersId: message.id,
      sealed,
      engine,
      language: written ?? null,
      stoppedAfter,
      now: app.clock(),
    });
  }

  async function done(reply: StoredMessage): Promise<TurnEvent> {
    const { messages, ...told } = await readConversation(conversation, app);
    const cleared = clearedOf(messages, told);
    const emergency = await emergencyIn(told.context, ownWords(messages), language, cleared);
    const own =
      messages.find(({ id }) => id === replyId(message.clientId!)) ??
      toMessage(conversation.id, reply, message.clientId!, app);
    return { type: "done", reply: own, emergency, messages };
  }
}

/** As `answerMessage`, for whoever wants the reply only when it is whole. */
export async function answerAtOnce(
  taken: ReceivedMessage,
  app: Needs,
  signal: AbortSignal,
): Promise<Extract<TurnEvent, { type: "done" }>> {
  for await (const event of answerMessage(taken, app, signal)) if (event.type === "done") return event;
  throw new Error("The reply ended without an end");
}

const replyId = (clientId: string) => `${clientId}-reply`;
const countOwn = (turns: readonly Pick<Turn, "role">[]) => turns.filter(({ role }) => role === "user").length;
const ownWords = (messages: readonly ChatMessage[]) =>
  messages.filter(({ role }) => role === "user").map(({ content }) => content);

function toMessage(
  conversationId: string,
  { role, sealed, engine, language, stoppedAfter, createdAt }: StoredMessage,
  clientId: string,
  { seal }: Pick<Needs, "seal">,
): ChatMessage {
  const text = seal.open(sealName(conversationId), sealed) as string;
  // A patient's own message has the number as well, while its reply is being stopped.
  const stopped = role === "assistant" ? stoppedAfter : null;
  return {
    id: role === "user" ? clientId : replyId(clientId),
    role,
    content: stopped === null ? text : text.slice(0, stopped),
    timestamp: createdAt.toISOString(),
    ...(engine ? { engine } : {}),
    ...(language ? { language } : {}),
    ...(stopped === null ? {} : { isStopped: true }),
  };
}

/** Up to where the patient has said that no one is ill: the last of their messages then, and what the form told. */
type AllClear = { messageId: string | null; symptoms: string[] };

/** What a conversation knows of the patient, and the analysis of it, if there was one. */
type Told = { context: PatientContext | null; analysis: AnalysisReply | null; allClear: AllClear | null };

const NOTHING_TOLD: PatientContext = { age: null, gender: "", currentSymptoms: [], medicalHistory: [] };

const sealTold = (id: string, { context, analysis, allClear }: Told, { seal }: Pick<Needs, "seal">) =>
  seal.close(sealName(id), {
    // The version before this one takes what is sealed for a context, so that there is one.
    ...(context ?? NOTHING_TOLD),
    ...(analysis ? { analysis } : {}),
    ...(allClear ? { allClear } : {}),
  });

function openTold(id: string, sealed: Uint8Array | null, { seal }: Pick<Needs, "seal">): Told {
  if (!sealed) return { context: null, analysis: null, allClear: null };
  const {
    analysis,
    allClear = null,
    ...context
  } = seal.open(sealName(id), sealed) as PatientContext & { analysis?: unknown; allClear?: AllClear };
  return { context, analysis: readAnalysis(analysis), allClear };
}

/** How many of the patient's messages, oldest first, and whether what the form tells, are no emergency any more. */
function clearedOf(messages: readonly ChatMessage[], { allClear, context }: Told): Cleared {
  if (!allClear) return NOTHING_CLEARED;
  const own = messages.filter(({ role }) => role === "user");
  return {
    messages: own.findIndex(({ id }) => id === allClear.messageId) + 1,
    form: isDeepStrictEqual(allClear.symptoms, context?.currentSymptoms ?? []),
  };
}

/**
 * Keeps that no one is ill, by the patient's own word: what was told so far raises no emergency any more, and what is
 * told from now on does. A conversation that has not begun begins with it.
 */
export async function clearEmergency(
  { sessionId, patientContext }: { sessionId: string; patientContext: PatientContext },
  visitor: Visitor & { owner: Owner },
  app: Needs,
): Promise<void> {
  requireWithinLimit(await app.limits.take("assistant", app.clientAddress));
  const now = app.clock();
  const named = await conversationNamed(app.db, visitor.owner, sessionId, now);
  const { messages } = named ? await readConversation(named, app) : { messages: [] };
  await app.db.transaction(async (tx) => {
    const { isNew } = await openConversation(tx, visitor.owner, {
      id: randomUUID(),
      sessionId,
      seal: (id, kept) => {
        const told = openTold(id, kept, app);
        const context = told.context ?? patientContext;
        return sealTold(
          id,
          {
            ...told,
            context,
            allClear: {
              messageId: messages.findLast(({ role }) => role === "user")?.id ?? null,
              symptoms: context.currentSymptoms,
            },
          },
          app,
        );
      },
      now,
      expiresAt: new Date(now.getTime() + ANONYMOUS_MS),
    });
    if (isNew) await auditBeginning(tx, visitor, app);
  });
}

/** The analysis that is kept, as long as the patient tells the same: beside other symptoms it would be wrong. */
function analysisOf(
  id: string,
  kept: Uint8Array | null,
  context: PatientContext,
  app: Pick<Needs, "seal">,
): AnalysisReply | null {
  const told = openTold(id, kept, app);
  return isDeepStrictEqual(told.context, context) ? told.analysis : null;
}

/** Takes the analysis out of a conversation of the visitor's, where it stands in one; what was told stays. */
export async function dropAnalysis(
  sessionId: string,
  { owner }: Visitor,
  app: Pick<Needs, "db" | "seal" | "clock">,
): Promise<void> {
  if (!owner) return;
  await app.db.transaction((tx) =>
    resealContext(tx, owner, sessionId, app.clock(), (id, kept) => {
      const { context, analysis, allClear } = openTold(id, kept, app);
      return analysis ? sealTold(id, { context, analysis: null, allClear }, app) : null;
    }),
  );
}

/** A conversation as it is shown, oldest message first. */
export async function readConversation(
  { id, sealedContext }: Conversation,
  app: Pick<Needs, "db" | "seal">,
): Promise<Told & { messages: ChatMessage[] }> {
  const rows = await conversationMessagesOf(app.db, id, MAX_MESSAGES + 1);
  const clientIds = new Map(rows.map((row) => [row.id, row.clientId]));
  return {
    ...openTold(id, sealedContext, app),
    messages: rows.flatMap((row) => {
      const clientId = row.clientId ?? clientIds.get(row.answersId!);
      return clientId ? [toMessage(id, row, clientId, app)] : [];
    }),
  };
}

/** Of a first message, in characters: by so much conversations are told apart. */
const BEGINNING = 80;

/** The beginning of a text, as one line; no character is cut in two. */
function beginningOf(text: string): string {
  const characters = [...text.trim().replace(/\s+/g, " ")];
  return characters.length > BEGINNING
    ? `${characters
        .slice(0, BEGINNING - 1)
        .join("")
        .trimEnd()}…`
    : characters.join("");
}

/**
 * The visitor's stored conversations, the last used first, each with the beginning of what the patient wrote first.
 * That they were read is written into the audit log.
 */
export async function listOwn(
  { owner, user, patientId }: Visitor,
  app: Pick<AppContext, "db" | "clock" | "seal" | "clientAddress" | "limits">,
) {
  requireWithinLimit(await app.limits.take("conversationReads", callerKey(user, app)));
  const rows = owner ? await listConversations(app.db, owner, app.clock(), MAX_CONVERSATIONS) : [];
  if (rows.length > 0 && user && patientId !== null) {
    await auditRecord(
      app.db,
      app,
      { patientId, viewer: user },
      { action: "read", subject: CONVERSATION, outcome: "done" },
    );
  }
  return rows.flatMap(({ id, first, ...row }) =>
    first ? [{ ...row, id, beginning: beginningOf(app.seal.open(sealName(id), first) as string) }] : [],
  );
}

/**
 * Opens a stored conversation of the visitor's, and writes that into the audit log. `null` for anybody else's as for
 * none.
 * @param language in which whom to call is told; what was said stays as it was.
 */
export async function showConversation(
  id: string,
  visitor: Visitor,
  app: Pick<AppContext, "db" | "clock" | "seal" | "clientAddress" | "limits">,
  language: Language,
) {
  requireWithinLimit(await app.limits.take("conversationReads", callerKey(visitor.user, app)));
  const conversation = visitor.owner && (await findConversation(app.db, visitor.owner, id, app.clock()));
  if (!conversation) return null;
  const { user, patientId } = visitor;
  if (user && patientId !== null) {
    await auditRecord(
      app.db,
      app,
      { patientId, viewer: user },
      { action: "read", subject: CONVERSATION, outcome: "done" },
    );
  }
  const { messages, ...told } = await readConversation(conversation, app);
  const { context, analysis } = told;
  const cleared = clearedOf(messages, told);
  return {
    conversation,
    context,
    analysis,
    messages,
    emergency: await emergencyIn(context, ownWords(messages), language, cleared),
  };
}
