import { lastSeenIn } from "db/room-members";
import { abandonedRooms, deleteEndedDemonstrations } from "db/rooms";
import type { AppServices } from "~/context";
import { MINUTE_MS } from "~/domain/durations";
import { ENDED_DEMO_MS, ROOM_ENDS_MS } from "~/domain/room/state";
import type { Jobs } from "~/services/background-tasks.server";
import { repeatJob } from "~/services/repeated-task.server";
import { endRoom } from "./room-end.server";

const EVERY_MS = MINUTE_MS;
const BATCH = 100;

type Needs = Pick<AppServices, "db" | "clock" | "live" | "log">;

/**
 * Ends the rooms that nobody ends, and deletes demonstrations that have ended. A consultation took until somebody was
 * last seen.
 * @returns how many were ended.
 */
export async function endAbandoned(app: Pick<Needs, "db" | "clock" | "live">): Promise<number> {
  const ended = (await endDeserted(app, false)) + (await endDeserted(app, true));
  const before = new Date(app.clock().getTime() - ENDED_DEMO_MS);
  while ((await deleteEndedDemonstrations(app.db, before, BATCH)) === BATCH);
  return ended;
}

async function endDeserted({ db, clock, live }: Pick<Needs, "db" | "clock" | "live">, isDemo: boolean) {
  const { longest, deserted } = ROOM_ENDS_MS[isDemo ? "demonstration" : "consultation"];
  let ended = 0;
  for (;;) {
    const now = clock();
    const before = { opened: new Date(now.getTime() - longest), seen: new Date(now.getTime() - deserted) };
    const ids = await abandonedRooms(db, { isDemo, ...before }, BATCH);
    for (const id of ids) {
      const seenAt = await lastSeenIn(db, id);
      // Nobody's doing: the log names no person and no address.
      if (await endRoom({ db, clock, live, clientAddress: "" }, id, null, seenAt ?? now)) ended += 1;
    }
    if (ids.length < BATCH) return ended;
  }
}

/** Looks for them now and every minute. @returns what ends it; it resolves once no look is under way. */
export const startRoomWatch = (needs: Needs & { jobs?: Jobs }, everyMs = EVERY_MS): (() => Promise<void>) =>
  repeatJob("abandoned_rooms", () => endAbandoned(needs), everyMs, needs);
