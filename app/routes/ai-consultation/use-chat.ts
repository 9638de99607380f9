import { useEffect, useReducer, useRef } from "react";
import { toastStore } from "~/components/ui/toast-store";
import {
  MESSAGE_FAILED,
  SESSION_OVER,
  type ChatMessage,
  type Engine,
  type PatientContext,
} from "~/domain/assistant/chat";
import type { Language } from "~/domain/language";
import type { Emergency } from "~/domain/assistant/chat-schema";
import { AiError, consultAssistant, inLanguage, limitMessage, stopReply } from "~/client/ai-requests";
import { request, RequestError } from "~/client/request";
import { readEvents } from "./event-reader";
import { clearMessageDraft, saveMessageDraft, readMessageDraft } from "./message-draft";

/** A stream that has told nothing by then is held back somewhere on its way, and the reply is asked for whole. */
const FIRST_EVENT_MS = 8_000;

const TYPING_ID = "typing";

type State = {
  messages: readonly ChatMessage[];
  /** The message that a reply is awaited for. */
  awaited: string | null;
};

type Change =
  | { type: "sent"; message: ChatMessage }
  | { type: "asked"; id: string }
  | { type: "token"; text: string; engine?: Engine; language?: Language }
  | { type: "restart" }
  | { type: "answered"; messages: readonly ChatMessage[] }
  | { type: "replied"; reply: ChatMessage }
  | { type: "stopped" }
  | { type: "refused"; id: string }
  | { type: "failed" };

const isTyping = ({ id }: ChatMessage) => id === TYPING_ID;
const settled = (messages: readonly ChatMessage[]) => messages.filter((message) => !isTyping(message));
const typing = (content: string): ChatMessage => ({
  id: TYPING_ID,
  role: "assistant",
  content,
  timestamp: "",
  isTyping: true,
});

function reduce(state: State, change: Change): State {
  const { messages } = state;
  const mapTyping = (map: (message: ChatMessage) => ChatMessage) => ({
    ...state,
    messages: messages.map((message) => (isTyping(message) ? map(message) : message)),
  });
  switch (change.type) {
    case "sent":
      return { ...state, messages: [...messages.filter(({ id }) => id !== change.message.id), change.message] };
    case "asked":
      return { awaited: change.id, messages: withReplyPlace(settled(messages), change.id) };
    case "token":
      return mapTyping((message) => ({
        ...message,
        content: message.content + change.text,
        ...(change.engine ? { engine: change.engine, ...inLanguage(change.language) } : {}),
      }));
    case "restart":
      return mapTyping(() => typing(""));
    case "answered":
      return { awaited: null, messages: merged(change.messages, settled(messages)) };
    case "replied":
      return {
        awaited: null,
        messages: messages
          .filter(({ id }) => id !== change.reply.id)
          .map((message) => (isTyping(message) ? change.reply : message)),
      };
    case "stopped":
      return { awaited: null, messages: withStopped(messages, state.awaited) };
    case "refused":
      return { awaited: null, messages: settled(messages).filter(({ id }) => id !== change.id) };
    case "failed":
      return { awaited: null, messages: settled(messages) };
  }
}

/** From its first message on a reload is to show this conversation, and not another new one. */
function noLongerNew(): void {
  if (location.search === "?conversation=new")
    history.replaceState(history.state, "", location.pathname + location.hash);
}

/** The temporary message right behind what it is to answer. */
function withReplyPlace(messages: readonly ChatMessage[], id: string): ChatMessage[] {
  const at = messages.findIndex((message) => message.id === id) + 1;
  return [...messages.slice(0, at), typing(""), ...messages.slice(at)];
}

const replyId = (id: string) => `${id}-reply`;

/** What had come of a reply when it was stopped stands in its place. Where nothing had, an earlier try's stays. */
function withStopped(messages: readonly ChatMessage[], awaited: string | null): ChatMessage[] {
  const typed = messages.find(isTyping);
  if (!typed?.content || awaited === null) return settled(messages);
  const { isTyping: _, ...written } = typed;
  const stopped: ChatMessage = {
    ...written,
    id: replyId(awaited),
    timestamp: new Date().toISOString(),
    isStopped: true,
  };
  return messages.filter(({ id }) => id !== stopped.id).map((message) => (isTyping(message) ? stopped : message));
}

/**
 * What the server has, and behind it what has not reached it yet. A reply that was stopped without its hearing of it
 * stays where it was.
 */
function merged(stored: readonly ChatMessage[], shown: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(stored.map(({ id }) => id));
  const own = shown.filter(({ id }) => !known.has(id));
  const behind = ({ id }: ChatMessage) => own.filter((message) => message.isStopped && message.id === replyId(id));
  const placed = stored.flatMap((message) => [message, ...behind(message)]);
  return [...placed, ...own.filter((message) => !placed.includes(message))];
}

/** A UUID also where the page came without encryption, and `randomUUID` is not there. */
function newId(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * A conversation by script: sends, shows replies as they are written, and loses
 * nothing. Each message has an id of its own; sent again under it, it is the
 * same message, so every failure may simply be tried again.
 */
export function useChat({
  sessionId,
  initial,
  context,
  language,
  formOwner,
  onEmergency,
  onRefused,
}: {
  sessionId: string;
  initial: readonly ChatMessage[];
  context: PatientContext | null;
  /** In which the replies are to be. */
  language: Language;
  /** Whom the page was made for (`FormOwner`). */
  formOwner: string | undefined;
  onEmergency: (emergency: Emergency) => void;
  /** A message that is wrong in itself, to be changed: sending it again would not help. */
  onRefused: (text: string) => void;
}) {
  const [{ messages, awaited }, dispatch] = useReducer(reduce, { messages: initial, awaited: null });
  const running = useRef<AbortController | null>(null);
  /** That a reply is stopped is on its way to the server. */
  const stopping = useRef<Promise<void>>();

  // What an earlier page of this tab could not deliver.
  useEffect(() => {
    for (const { id, text } of readMessageDraft(sessionId)) {
      if (!initial.some((message) => message.id === id))
        dispatch({ type: "sent", message: { id, role: "user", content: text, timestamp: new Date().toISOString() } });
      else clearMessageDraft(sessionId, id);
    }
  }, [sessionId, initial]);

  useEffect(() => () => running.current?.abort(), []);

  async function ask(id: string, text: string) {
    dispatch({ type: "asked", id });
    const controller = new AbortController();
    running.current = controller;
    const payload = {
      message: text,
      messageId: id,
      sessionId,
      patientId: 1,
      conversationHistory: historyBefore(messages, id),
      patientContext: context,
      formOwner,
      ...inLanguage(language),
    };
    try {
      await stopping.current;
      if (isOver(controller)) return;
      if (!(await stream(payload, controller)) && !isOver(controller)) await whole(payload, controller);
    } catch (error) {
      if (isOver(controller)) return;
      const status = statusOf(error);
      if (status === 422) {
        clearMessageDraft(sessionId, id);
        dispatch({ type: "refused", id });
        onRefused(text);
      } else {
        dispatch({ type: "failed" });
        const wait = limitMessage(error);
        toastStore.show(status === 401 ? SESSION_OVER : { ...MESSAGE_FAILED, ...(wait ? { description: wait } : {}) });
      }
    } finally {
      if (!isOver(controller)) running.current = null;
    }
  }

  /** Whether a reply was stopped, or its page has gone: what comes of it still is not shown. */
  const isOver = (controller: AbortController) => running.current !== controller || controller.signal.aborted;

  /** @returns false if the stream told nothing, or broke off without a word: then the reply may still be had whole. */
  async function stream(payload: { messageId: string }, controller: AbortController): Promise<boolean> {
    const { signal } = controller;
    const held = new AbortController();
    const giveUp = () => held.abort();
    signal.addEventListener("abort", giveUp);
    const timer = setTimeout(giveUp, FIRST_EVENT_MS);
    try {
      const response = await request("POST", "/api/ai/chat", payload, { signal: held.signal });
      for await (const event of readEvents(response)) {
        clearTimeout(timer);
        if (isOver(controller)) continue;
        if (event.type === "accepted") {
          clearMessageDraft(sessionId, payload.messageId);
          noLongerNew();
        } else if (event.type === "emergency") onEmergency(event.emergency);
        else if (event.type === "token" || event.type === "restart") dispatch(event);
        else if (event.type === "error") throw new Error(event.code);
        else {
          if (event.emergency) onEmergency(event.emergency);
          dispatch({ type: "answered", messages: event.messages });
          return true;
        }
      }
      return false;
    } catch (error) {
      if (held.signal.aborted && !signal.aborted) return false;
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
    }
  }

  async function whole(payload: { messageId: string }, controller: AbortController) {
    const {
      response,
      engine,
      emergency,
      messageId,
      language: written,
    } = await consultAssistant(payload, controller.signal);
    if (isOver(controller)) return;
    clearMessageDraft(sessionId, payload.messageId);
    if (emergency) onEmergency(emergency);
    dispatch({
      type: "replied",
      reply: {
        id: replyId(messageId),
        role: "assistant",
        content: response,
        timestamp: new Date().toISOString(),
        engine,
        ...inLanguage(written),
      },
    });
  }

  return {
    // While a whole reply is asked for, what was stopped of it before is not in the way of it.
    messages: awaited === null ? messages : messages.filter(({ id }) => id !== replyId(awaited)),
    isLocked: awaited !== null,
    /** The patient's messages that have no reply and await none. */
    unanswered: unansweredOf(messages, awaited),
    send(text: string) {
      const id = newId();
      saveMessageDraft(sessionId, { id, text });
      dispatch({ type: "sent", message: { id, role: "user", content: text, timestamp: new Date().toISOString() } });
      void ask(id, text);
    },
    retry({ id, content }: ChatMessage) {
      // Two at a time would write into one temporary message.
      if (!running.current) void ask(id, content);
    },
    /** Ends the reply that is being written; what has come of it stays. */
    stop() {
      const controller = running.current;
      const after = messages.find(isTyping)?.content.length ?? 0;
      running.current = null;
      dispatch({ type: "stopped" });
      if (!controller || !awaited) return;
      // The stream is open until the server knows that it was stopped: of one that only ends nothing is kept.
      stopping.current = (after > 0 ? stopReply({ sessionId, messageId: awaited, after }) : Promise.resolve()).then(
        () => controller.abort(),
      );
    },
  };
}

/** What the server answered instead of a reply, whichever way it was asked. */
function statusOf(error: unknown): number | null {
  const cause = error instanceof AiError ? error.cause : error;
  return cause instanceof RequestError ? cause.status : null;
}

/** The conversation before a message, as the API takes it: the welcome message is no part of it. */
const historyBefore = (messages: readonly ChatMessage[], id: string) => {
  const at = messages.findIndex((message) => message.id === id);
  return (
    settled(at < 0 ? messages : messages.slice(0, at))
      // As if it were whole it would not be what was said.
      .filter(({ isStopped }) => !isStopped)
      .slice(-20)
      .map(({ role, content }) => ({ role, content }))
  );
};

/** The ids of the patient's messages that no reply follows, but for the awaited one. */
function unansweredOf(messages: readonly ChatMessage[], awaited: string | null): Set<string> {
  const ids = new Set(messages.map(({ id }) => id));
  return new Set(
    messages.flatMap(({ id, role }) => (role === "user" && id !== awaited && !ids.has(replyId(id)) ? [id] : [])),
  );
}
