import { latestConversation } from "db/conversations";
import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import { newSessionId } from "~/domain/assistant/chat";
import type { Emergency } from "~/domain/assistant/chat-schema";
import { SESSION_SECONDS } from "~/domain/session";
import { sealAnalysis, type SealedAnalysis } from "~/services/assistant/sealed-analysis.server";
import { ANONYMOUS_MS, showConversation } from "~/services/assistant/conversation.server";
import { conversationVisitor } from "~/services/assistant/conversation-owner.server";
import { languageOf } from "~/services/pages/language.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import type { Chat } from "./chat-panel";
import { MESSAGE_FIELD } from "./message-field";

export type OpenChat = {
  chat: Chat;
  /**
   * Where the chat's form is sent: a new conversation stays one until its first message is taken, and a refusal is read
   * at the field.
   */
  chatAction: string;
  /** Whether there is a conversation to show, or one was asked for. */
  isOpen: boolean;
  emergency: Emergency | null;
  /** What stood on the page from which the conversation was begun. */
  analysis: SealedAnalysis | null;
  usesModel: boolean;
  isSignedIn: boolean;
  /** For a message that is sent without script. */
  messageId: string;
  /** The address names a conversation that is not this visitor's, or none. */
  isMissing: boolean;
  /** The database does not answer: what was said before cannot be shown. */
  isAway: boolean;
};

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/**
 * The conversation that the address names, else the visitor's last one: so a
 * reload and a second tab go on where the first one is. `conversation=new` is a new one.
 */
export async function openChat(request: Request, app: AppContext): Promise<OpenChat> {
  const asked = new URL(request.url).searchParams.get("conversation");
  const now = app.clock();
  const empty = {
    chat: { sessionId: newSessionId(now.getTime(), randomUUID()), messages: [], context: null },
    chatAction:
      asked === "new" ? `/ai-consultation?conversation=new#${MESSAGE_FIELD}` : `/ai-consultation#${MESSAGE_FIELD}`,
    isOpen: asked !== null,
    emergency: null,
    analysis: null,
    usesModel: app.assistant.usesModel,
    isSignedIn: false,
    messageId: randomUUID(),
    isMissing: false,
    isAway: false,
  } satisfies OpenChat;
  try {
    const visitor = await conversationVisitor(request, app);
    const isSignedIn = visitor.user !== null;
    if (asked === "new") return { ...empty, isSignedIn };
    const id = asked === null ? await latest() : UUID.test(asked) ? asked : null;
    const shown = id === null ? null : await showConversation(id, visitor, app, languageOf(request));
    if (!shown) return { ...empty, isSignedIn, isMissing: asked !== null };
    const { conversation, context, analysis, messages, emergency } = shown;
    return {
      ...empty,
      isSignedIn,
      isOpen: true,
      emergency,
      analysis: analysis && sealAnalysis(analysis, app),
      chat: { sessionId: conversation.sessionId, messages, context },
    };

    async function latest(): Promise<string | null> {
      if (!visitor.owner) return null;
      const since = new Date(now.getTime() - (isSignedIn ? SESSION_SECONDS * 1000 : ANONYMOUS_MS));
      return (await latestConversation(app.db, visitor.owner, now, since))?.id ?? null;
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { ...empty, isAway: true };
  }
}
