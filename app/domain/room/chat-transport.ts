/** Which way a line of the chat goes. */
export type ChatTransport =
  /** Nowhere: it stays on this page (VR-23). */
  | "local"
  /** Straight to the other page, by the encrypted data channel. */
  | "peer"
  /** Through our server, to somebody whose page has no line to this one. */
  | "server"
  /** Waits for one of the two. */
  | "waiting";

/** So long it is waited for a line between two pages, before the server passes what is said. */
export const DIRECT_PATIENCE_MS = 10_000;

/**
 * @param hasJoined whether the consultation has begun: both have been there.
 * @param isDirect whether the data channel is open.
 * @param apartFor milliseconds that both could have had one, and had none.
 */
export function chooseChatTransport({
  isDemo,
  hasJoined,
  isDirect,
  apartFor,
}: {
  isDemo: boolean;
  hasJoined: boolean;
  isDirect: boolean;
  apartFor: number;
}): ChatTransport {
  if (isDemo) return "local";
  if (isDirect) return "peer";
  if (!hasJoined) return "local";
  return apartFor >= DIRECT_PATIENCE_MS ? "server" : "waiting";
}
