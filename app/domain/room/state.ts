import { HOUR_MS, MINUTE_MS } from "~/domain/durations";
import type { Participant, Position, Role, RoomState } from "./room";

/**
 * Where the two sit when the room opens, their eyes: across the table from each other. The room in 3D puts its chairs
 * there.
 */
export const CHAIRS: Record<Role, Position> = {
  patient: { x: 0.97, y: 1.18, z: 0.4 },
  doctor: { x: -0.97, y: 1.18, z: -0.4 },
};

/** A member whose connection has said nothing for so long is not there: its process may have died. */
export const PRESENT_MS = 30_000;
/**
 * Who reads and writes in a page without script gives no sign but asking for it again: within this they are still
 * before it. A page that loaded itself again would give a shorter one, and would take the line that is being typed, and
 * what a screen reader was reading (WCAG failure F41). So whoever closes it counts as there until this has passed, and
 * who reads slowly is not gone.
 */
export const PAGE_READ_MS = 5 * MINUTE_MS;
/** So often a process says that its members are still connected. */
export const PRESENCE_BEAT_MS = 10_000;
/** A connection that is lost and back within this was never away. */
export const AWAY_GRACE_MS = 4_000;

/** A room that nobody ends is ended so long after it was opened, or so long after anybody was last there. */
export const ROOM_ENDS_MS = {
  consultation: { longest: 12 * HOUR_MS, deserted: HOUR_MS },
  demonstration: { longest: 2 * HOUR_MS, deserted: 30 * MINUTE_MS },
} as const;
/** A demonstration that has ended is deleted after this. Until then its other pages are told that it has ended. */
export const ENDED_DEMO_MS = MINUTE_MS;

/** A room as it is stored. */
export type StoredRoom = {
  roomId: string;
  isDemo: boolean;
  openedAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
};
/** Somebody in a room as they are stored. */
export type StoredMember = Position & {
  id: number;
  name: string;
  role: Role;
  isConnected: boolean;
  seat: string | null;
  seenAt: Date | null;
  pageAt: Date | null;
};

/** A room as its members are told of it, at this instant. */
export function roomState(room: StoredRoom, members: readonly StoredMember[], now: Date): RoomState {
  const { roomId, isDemo, openedAt, startedAt, endedAt } = room;
  return {
    roomId,
    isDemo,
    participants: members.map((member) => participant(room, member, now)),
    openedAt: openedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    now: now.toISOString(),
  };
}

function participant(room: StoredRoom, member: StoredMember, now: Date): Participant {
  const { id, name, role, seat, x, y, z } = member;
  const isConnected =
    room.endedAt === null && (room.isDemo && role === "doctor" ? hasStarted(room, now) : isPresent(member, now));
  return { id: String(id), name, role, isConnected, avatarPosition: { x, y, z }, seat: isConnected ? seat : null };
}

const hasStarted = ({ startedAt }: StoredRoom, now: Date) => startedAt !== null && startedAt <= now;

/** Whether a member is in the room: by a connection, or before a page that has none. */
export const isPresent = ({ isConnected, seenAt, pageAt }: StoredMember, now: Date): boolean =>
  (isConnected && isWithin(seenAt, PRESENT_MS, now)) || isWithin(pageAt, PAGE_READ_MS, now);
const isWithin = (at: Date | null, milliseconds: number, now: Date) =>
  at !== null && now.getTime() - at.getTime() < milliseconds;

/** Who has given no sign since has gone. */
export const signsOfLife = (now: Date) => ({
  connected: new Date(now.getTime() - PRESENT_MS),
  page: new Date(now.getTime() - PAGE_READ_MS),
});

/** Whole seconds that a consultation took; 0 for one that ended before it began, as a demonstration may. */
export const durationSeconds = (startedAt: Date, endedAt: Date): number =>
  Math.max(0, Math.floor((endedAt.getTime() - startedAt.getTime()) / 1000));
