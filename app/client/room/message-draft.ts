import { createFormStorage } from "~/client/form-values";
import { MESSAGE_DRAFT_KEY } from "./message-draft-key";

/*
 * The line of a room's chat that has been begun, kept in this tab until it is
 * sent or the room is left: a reload in the middle of a consultation must not
 * take it. It says what only the two are to know, so nothing else keeps it.
 */

const kept = createFormStorage(MESSAGE_DRAFT_KEY);

/** What was begun in this room; nothing of another one. */
export function readMessageDraft(roomId: string): string {
  const typed = new URLSearchParams(kept.read() ?? "");
  return typed.get("room") === roomId ? (typed.get("text") ?? "") : "";
}

export function saveMessageDraft(roomId: string, text: string): void {
  if (text === "") kept.forget();
  else kept.hold(new URLSearchParams({ room: roomId, text }));
}

export const clearMessageDraft = kept.forget;
