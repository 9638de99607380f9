import { createHmac } from "node:crypto";
import type { Config } from "~/services/config.server";

/** As the browser's `RTCPeerConnection` takes them. */
export type IceServer = { urls: string[]; username: string; credential: string };

/** How long somebody may begin to use the TURN servers; what has begun goes on. */
export const TURN_SECONDS = 3_600;

/**
 * What a member's browser may have its media passed on by: names that end, which
 * a TURN server checks with the secret that it shares with us (coturn's
 * `use-auth-secret`, draft-uberti-behave-turn-rest-00). They hold no name of anybody.
 */
export function iceServers({ turn }: Pick<Config, "turn">, memberId: number, now: Date): IceServer[] {
  if (!turn) return [];
  const username = `${Math.floor(now.getTime() / 1000) + TURN_SECONDS}:${memberId}`;
  return [{ urls: turn.urls, username, credential: createHmac("sha1", turn.secret).update(username).digest("base64") }];
}
