import type { ChatMessage, Engine } from "~/domain/assistant/chat";
import type { Emergency } from "~/domain/assistant/chat-schema";
import type { Language } from "~/domain/language";

/** What the stream of a reply tells (`POST /api/ai/chat`). */
export type ChatEvent =
  | { type: "accepted"; sessionId: string; messageId: string }
  | { type: "emergency"; emergency: Emergency }
  /** The first of an engine's says who writes. */
  | { type: "token"; text: string; engine?: Engine; language?: Language }
  | { type: "restart" }
  | { type: "done"; reply: ChatMessage; emergency: Emergency | null; messages: ChatMessage[] }
  | { type: "error"; code: string };

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
      if (type && data) yield { type, ...(JSON.parse(data) as object) } as ChatEvent;
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
