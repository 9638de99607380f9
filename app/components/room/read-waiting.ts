import { logUnreadable } from "~/client/unreadable-data";
import { isBoolean, isInstant, isNumber, isObject, isObjectOf, isText, orNull } from "~/domain/type-guards";
import type { Waiting } from "~/domain/room/room";

const isWaiting = isObjectOf<Waiting>({
  roomId: isText,
  name: isText,
  openedAt: isInstant,
  hasStarted: isBoolean,
  isConnected: isBoolean,
  consultationId: orNull(isNumber),
  patientId: orNull(isNumber),
});

/** Of what the desk was told, the rooms that it can show; null where there is no list. */
export function readWaiting(answer: unknown): { waiting: Waiting[] } | null {
  if (!isObject(answer) || !Array.isArray(answer.waiting)) return null;
  const waiting = answer.waiting.filter(isWaiting);
  if (waiting.length < answer.waiting.length) logUnreadable("waiting_room");
  return { waiting };
}
