import { createHmac } from "node:crypto";
import type { Config } from "~/services/config.server";
import type { InRoom } from "./room-access.server";

/** As the browser's `RTCPeerConnection` takes them. */
export type IceServer = { urls: string[]; username: string; credential: string };

/** How long somebody may begin to use the TURN servers; what has begun goes on. */
const TURN_SECONDS = 3_600;

/**
 * What a member's browser may have its media passed on by: names that end, which
 * a TURN server checks with the secret that it shares with us (coturn's
 * `use-auth-secret`, draft-uberti-behave-turn-rest-00). They hold no name of anybody.
 */
export function iceServers(
  { turn }: Pick<Config, "turn">,
  { room, member }: Pick<InRoom, "room" | "member">,
  now: Date,
): IceServer[] {
  // Anyone can open a room alone; a relay that anyone may use is used by strangers.
  const isConsultation = !room.isDemo && room.startedAt !== null && room.endedAt === null;
  if (!turn || !isConsultation) return [];
  const username = `${Math.floor(now.getTime() / 1000) + TURN_SECONDS}:${member.id}`;
  return [{ urls: turn.urls, username, credential: createHmac("sha1", turn.secret).update(username).digest("base64") }];
}
