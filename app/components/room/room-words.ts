import type { Words } from "~/components/words";
import type { ChatTransport } from "~/domain/room/chat-transport";
import { canBeCalled, otherRole, type Participant, type Role } from "~/domain/room/room";
import type { Tier } from "~/domain/room/tiers";
import { GUEST } from "~/domain/room/words";
import type { NetworkResult } from "~/client/room/network-check";
import type { RoomPageState } from "~/client/room/room-page-state";

/** The room's texts, in the language of its page. */
export type RoomWords = Words<"rooms">;

/** What a way to show the room is called; where the browser makes no calls, no voice is promised. */
export const tierName = (tier: Tier, canCall: boolean) =>
  tier === "3d" ? "3D room" : tier === "video" ? "Video" : canCall ? "Voice and text" : "Text only";

export const findParticipant = (now: RoomPageState, role: Role): Participant | undefined =>
  now.room.participants.find((one) => one.role === role);
/** What the other is called in a sentence. */
export const nameOf = ({ t }: RoomWords, now: RoomPageState, role: Role): string => {
  const name = findParticipant(now, role)?.name ?? (role === "doctor" ? "the doctor" : "the patient");
  return name === GUEST || name === "the doctor" || name === "the patient" ? t(name) : name;
};

/** Whether somebody is in the room, as far as this page knows: of a demonstration the clock decides. */
export const isHere = (now: RoomPageState, role: Role): boolean => {
  if (now.room.endedAt) return false;
  if (now.room.isDemo && role === "doctor") return now.hasStarted;
  return findParticipant(now, role)?.isConnected ?? false;
};

/**
 * Whether words, voice and picture go from page to page, encrypted between the two; of a demonstration nothing leaves
 * the page (VR-19).
 */
export const isEncrypted = (now: RoomPageState): boolean => now.room.isDemo || now.peer?.stage === "connected";

/**
 * How the connection stands: never better than it is.
 * @param canCall whether this browser makes calls.
 */
export function describeConnection(words: RoomWords, now: RoomPageState, self: Role, canCall: boolean): string {
  const { t } = words;
  const name = nameOf(words, now, otherRole(self));
  if (now.room.isDemo)
    return now.hasStarted ? t("Demonstration: nobody is connected") : t("Waiting for {name}", { name });
  if (now.peer?.stage === "connected") return t("Connected");
  if (now.peer?.stage === "reconnecting")
    return isHere(now, otherRole(self)) ? t("Reconnecting") : t("Waiting for {name} to come back", { name });
  if (!isHere(now, otherRole(self)))
    return now.hasStarted ? t("Waiting for {name} to come back", { name }) : t("Waiting for {name}", { name });
  if (!canCall) return t("{name} is here", { name });
  return now.peer || canBeCalled(findParticipant(now, otherRole(self))?.seat ?? null)
    ? t("Connecting")
    : t("{name} is here without video", { name });
}

/** Which way the chat goes, below its field. */
export function describeChatTransport({ t }: RoomWords, way: ChatTransport, isDemo: boolean, name: string): string {
  if (isDemo) return t("This is a demonstration: what you write stays on this page, and nobody reads it.");
  switch (way) {
    case "local":
      return t("{name} has not been here yet: what you write now stays on this page.", { name });
    case "peer":
      return t(
        "Goes straight to {name}, end-to-end encrypted. Messages aren’t saved; reloading clears the chat. Only a line that is not sent yet stays in this tab, until you send it or leave.",
        { name },
      );
    case "server":
      return t(
        "There is no direct line to {name} just now, so this goes through our server, which deletes it when the consultation ends.",
        { name },
      );
    case "waiting":
      return t("Waiting for a line to {name}. What you write is sent as soon as there is one.", { name });
  }
}

/** A list in words: "camera and microphone". */
export const joinLabel = ({ t }: RoomWords, hasCamera: boolean, hasMicrophone: boolean): string => {
  if (hasCamera && hasMicrophone) return t("Join with camera and microphone");
  if (hasCamera) return t("Join without microphone");
  return hasMicrophone ? t("Join without camera") : t("Join without camera and microphone");
};

/** The outcome of the network check, in sentences. */
export function networkWords({ t }: RoomWords, { roundTrip, ways, hasServers }: NetworkResult): string[] {
  const server =
    roundTrip === null
      ? t("Our server does not answer. Look at your network connection.")
      : roundTrip > 400
        ? t("Our server answers in {time} ms. That is slow: there may be pauses in what you hear.", {
            time: Math.round(roundTrip),
          })
        : t("Our server answers in {time} ms.", { time: Math.round(roundTrip) });
  if (!ways) return [server, t("This browser makes no video calls. The chat works.")];
  if (ways.relay) return [server, t("The relay can be reached, so the call works on closed networks too.")];
  if (hasServers)
    return [
      server,
      ways.local || ways.reflexive
        ? t("The relay cannot be reached from here. The call works if both networks allow a direct connection.")
        : t("Nothing gets out of this network for a call. The chat works."),
    ];
  return [
    server,
    ways.local
      ? t(
          "A direct connection can be tried. A relay for other networks, if there is one, can be used after the specialist joins.",
        )
      : t("Nothing gets out of this network for a call. The chat works."),
  ];
}
