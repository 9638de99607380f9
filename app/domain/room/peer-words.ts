import { MAX_CHAT } from "./messages";

/** What of somebody's media goes out. Said over the data channel: a track that is silent does not tell why. */
export type SentMedia = {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
  /** The camera is on, and its picture is held back because the line is too thin. */
  pictureHeld: boolean;
};

/** What two pages say to each other over the encrypted data channel `chat`. */
export type PeerWord =
  | { type: "chat"; id: string; text: string }
  /** A line has come: whoever wrote it need not send it another way. */
  | { type: "got"; id: string }
  | ({ type: "media" } & SentMedia)
  /**
   * About recording: whoever wants to record asks, and begins after `yes`;
   * `on` and `off` say that it runs, so that both see the badge.
   */
  | { type: "recording"; word: RecordingWord };

export type RecordingWord = "ask" | "yes" | "no" | "on" | "off";

const RECORDING_WORDS: readonly string[] = ["ask", "yes", "no", "on", "off"] satisfies RecordingWord[];
/** Characters of a whole word: a line of the chat, escaped, and what is around it. */
const MAX = MAX_CHAT * 6 + 200;
const MAX_ID = 64;

const isId = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= MAX_ID;

/** What somebody typed, as it is sent; null where there is nothing to send (VR-24). */
export function chatText(typed: string): string | null {
  const text = typed.trim().slice(0, MAX_CHAT);
  // Cut in the middle of a pair, half a character would be left.
  return text === "" ? null : text.replace(/[\uD800-\uDBFF]$/, "");
}

export const writeWord = (word: PeerWord): string => JSON.stringify(word);

/**
 * Reads a word of the other page; null for anything that is none. By hand: zod
 * would weigh more than the room. The other page is not ours to trust: what
 * comes is copied field by field.
 */
export function readWord(data: unknown): PeerWord | null {
  if (typeof data !== "string" || data.length > MAX) return null;
  let word: Record<string, unknown> | null;
  try {
    word = JSON.parse(data) as Record<string, unknown> | null;
  } catch {
    return null;
  }
  if (typeof word !== "object" || word === null) return null;
  switch (word.type) {
    case "chat": {
      const { id, text } = word;
      const isOne = isId(id) && typeof text === "string" && text.length <= MAX_CHAT && text.trim() !== "";
      return isOne ? { type: "chat", id, text } : null;
    }
    case "got":
      return isId(word.id) ? { type: "got", id: word.id } : null;
    case "media": {
      const { microphone, camera, screen, pictureHeld } = word;
      const isOne = [microphone, camera, screen, pictureHeld].every((value) => typeof value === "boolean");
      return isOne ? ({ type: "media", microphone, camera, screen, pictureHeld } as PeerWord) : null;
    }
    case "recording":
      return RECORDING_WORDS.includes(word.word as string)
        ? { type: "recording", word: word.word as RecordingWord }
        : null;
    default:
      return null;
  }
}
