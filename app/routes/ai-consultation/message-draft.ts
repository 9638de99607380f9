import { isListOf, isObjectOf, isText } from "~/domain/type-guards";

/** A message on its way to the server. */
export type MessageDraft = { id: string; text: string };

const isMessageDraft = isListOf(isObjectOf<MessageDraft>({ id: isText, text: isText }));

const PREFIX = "unsent ";
const key = (sessionId: string) => PREFIX + sessionId;

/** The name of a conversation of this tab's of which the server knows nothing yet. */
export function draftSessionId(): string | null {
  try {
    return (
      Object.keys(sessionStorage)
        .find((name) => name.startsWith(PREFIX))
        ?.slice(PREFIX.length) ?? null
    );
  } catch {
    return null;
  }
}

/**
 * Messages that the server has not confirmed, kept in this tab's own storage so
 * that a reload while offline loses none. Each goes as soon as it has arrived;
 * the rest with the tab.
 */
export function readMessageDraft(sessionId: string): MessageDraft[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(sessionId)) ?? "[]");
    return isMessageDraft(kept) ? kept : [];
  } catch {
    return [];
  }
}

function write(sessionId: string, unsent: MessageDraft[]) {
  try {
    if (unsent.length > 0) sessionStorage.setItem(key(sessionId), JSON.stringify(unsent));
    else sessionStorage.removeItem(key(sessionId));
  } catch {
    // Storage that is full or switched off: the message still stands in the page.
  }
}

export const saveMessageDraft = (sessionId: string, message: MessageDraft) =>
  write(sessionId, [...readMessageDraft(sessionId), message]);
export const clearMessageDraft = (sessionId: string, id: string) =>
  write(
    sessionId,
    readMessageDraft(sessionId).filter((message) => message.id !== id),
  );
