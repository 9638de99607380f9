import { ENGINES, type ChatMessage, type Engine } from "~/domain/assistant/chat";
import type { Emergency } from "~/domain/assistant/chat-schema";
import { isChatMessage, isEmergency } from "~/domain/assistant/received";
import { LANGUAGE_CODES, type Language } from "~/domain/language";
import { isListOf, isObjectOf, isOneOf, isText, orMissing, orNull, type Guard } from "~/domain/type-guards";

/** What the stream of a reply tells (`POST /api/ai/chat`). */
export type ChatEvent =
  | { type: "accepted"; sessionId: string; messageId: string }
  | { type: "emergency"; emergency: Emergency }
  /** The first of an engine's says who writes. */
  | { type: "token"; text: string; engine?: Engine; language?: Language }
  | { type: "restart" }
  | { type: "done"; reply: ChatMessage; emergency: Emergency | null; messages: ChatMessage[] }
  | { type: "error"; code: string };

const isEventOf: { [Type in ChatEvent["type"]]: Guard<Omit<Extract<ChatEvent, { type: Type }>, "type">> } = {
  accepted: isObjectOf({ sessionId: isText, messageId: isText }),
  emergency: isObjectOf({ emergency: isEmergency }),
  token: isObjectOf({
    text: isText,
    engine: orMissing(isOneOf(ENGINES)),
    language: orMissing(isOneOf(LANGUAGE_CODES)),
  }),
  restart: isObjectOf({}),
  done: isObjectOf({ reply: isChatMessage, emergency: orNull(isEmergency), messages: isListOf(isChatMessage) }),
  error: isObjectOf({ code: isText }),
};

/** An event that this version knows; `null` for any other, which is left out. */
function readEvent(type: string, data: string): ChatEvent | null {
  if (!Object.hasOwn(isEventOf, type)) return null;
  const known = type as ChatEvent["type"];
  try {
    const sent: unknown = JSON.parse(data);
    return isEventOf[known](sent) ? ({ ...sent, type: known } as ChatEvent) : null;
  } catch {
    return null;
  }
}

/**
 * The events of a response, as they come in. Ends with the stream, whether or
 * not that was to end there.
 */
export async function* readEvents(response: Response): AsyncGenerator<ChatEvent, void> {
  const decoder = new TextDecoder();
  let rest = "";
  const take = function* (text: string): Generator<ChatEvent> {
    const frames = (rest + text).split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      const type = /^event: (.+)$/m.exec(frame)?.[1];
      const data = /^data: (.+)$/m.exec(frame)?.[1];
      const event = type && data ? readEvent(type, data) : null;
      if (event) yield event;
    }
  };
  // Older browsers give no stream, only the whole.
  if (!response.body) {
    yield* take(await response.text());
    return;
  }
  const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* take(decoder.decode(value, { stream: true }));
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
