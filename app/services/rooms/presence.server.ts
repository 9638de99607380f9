import { randomBytes } from "node:crypto";
import {
  markConnected,
  connectPage,
  markDisconnected,
  givePage,
  removeStaleMembers,
  roomsWithStaleMembers,
  refreshConnections,
} from "db/room-members";
import type { Member, Room } from "db/rooms";
import { AWAY_GRACE_MS, isPresent, PRESENCE_BEAT_MS, signsOfLife } from "~/domain/room/state";
import { unmonitoredJobs, type Jobs } from "~/services/background-tasks.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import type { Log } from "~/services/log.server";
import { changeRoom, type RoomNeeds } from "./room-changes.server";

/** A member is given the room's page, which may stay without a connection. Who was not there before is told of. */
export async function openRoomPage(
  needs: RoomNeeds,
  { room, member }: { room: Pick<Room, "id">; member: Member },
): Promise<void> {
  const now = needs.clock();
  if (isPresent(member, now)) return givePage(needs.db, member.id, now);
  await changeRoom(needs, room.id, async (tx) => {
    await givePage(tx, member.id, now);
    return true;
  });
}

/** Who is in a room by their connections to this process. */
export type Presence = {
  /** A connection of a member's has come. */
  add(roomId: number, memberId: number): void;
  /** One has gone. */
  remove(memberId: number): void;
  /** From now on nobody comes or goes. */
  stop(): void;
};

type Here = {
  roomId: number;
  memberId: number;
  connections: number;
  /** Whether the table has it. */
  isSaid: boolean;
  leaving: NodeJS.Timeout | null;
};

/**
 * Keeps in the table who is connected. A process says of its own every ten
 * seconds that they are still here; of whom nothing is said for half a minute
 * nobody knows any more, and whichever process has a connection to the same room
 * tells it. So one that is killed leaves no ghosts. A connection that is back
 * within four seconds was never away: a stream comes back every minute.
 */
export function createPresence({
  log,
  jobs = unmonitoredJobs,
  ...needs
}: RoomNeeds & { log: Log; jobs?: Jobs }): Presence {
  const { db, clock } = needs;
  const self = randomBytes(6).toString("base64url");
  const all = new Map<number, Here>();
  let isOver = false;
  const report = (error: unknown) => void (isUnavailable(error) || log.error(error));

  const come = async (here: Here) => {
    const now = clock();
    await changeRoom(needs, here.roomId, async (tx, room) => {
      const member = room.members.find(({ id }) => id === here.memberId);
      await markConnected(tx, here.memberId, self, now);
      return !member || !isPresent(member, now);
    });
    here.isSaid = true;
  };

  const go = async (here: Here) => {
    if (all.get(here.memberId) !== here || here.connections > 0) return;
    all.delete(here.memberId);
    await changeRoom(needs, here.roomId, (tx) => markDisconnected(tx, here.memberId, self));
  };

  const beat = async () => {
    const now = clock();
    const still = new Set(await refreshConnections(db, [...all.keys()], now));
    // Whom an outage has kept from being said, or another process took for gone.
    for (const here of all.values())
      if (here.connections > 0 && (!here.isSaid || !still.has(here.memberId))) await come(here);
    const since = signsOfLife(now);
    const haunted = await roomsWithStaleMembers(db, [...new Set([...all.values()].map(({ roomId }) => roomId))], since);
    for (const id of haunted) await changeRoom(needs, id, (tx) => removeStaleMembers(tx, id, since));
  };
  let isBeating = false;
  const beats = setInterval(() => {
    if (isBeating || all.size === 0) return;
    isBeating = true;
    jobs
      .run("room_presence", beat)
      .catch(report)
      .finally(() => (isBeating = false));
  }, PRESENCE_BEAT_MS);
  beats.unref();

  return {
    add(roomId, memberId) {
      if (isOver) return;
      const known = all.get(memberId);
      if (known) {
        known.connections += 1;
        if (known.leaving) clearTimeout(known.leaving);
        known.leaving = null;
        return void connectPage(db, memberId).catch(report);
      }
      const here: Here = { roomId, memberId, connections: 1, isSaid: false, leaving: null };
      all.set(memberId, here);
      // In an outage the next beat says so.
      come(here).catch(report);
    },
    remove(memberId) {
      const here = all.get(memberId);
      if (!here || isOver || --here.connections > 0) return;
      here.leaving = setTimeout(() => void go(here).catch(report), AWAY_GRACE_MS);
      here.leaving.unref();
    },
    stop() {
      isOver = true;
      clearInterval(beats);
      for (const { leaving } of all.values()) if (leaving) clearTimeout(leaving);
      all.clear();
    },
  };
}
