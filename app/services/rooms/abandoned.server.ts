import { lastSeenIn } from "db/room-members";
import { abandonedRooms } from "db/rooms";
import type { AppServices } from "~/context";
import { MINUTE_MS } from "~/domain/durations";
import { DESERTED_MS, LONGEST_ROOM_MS } from "~/domain/room/state";
import type { Jobs } from "~/services/jobs.server";
import { repeat } from "~/services/repeat.server";
import { endRoom } from "./end.server";

const EVERY_MS = MINUTE_MS;
const BATCH = 100;

type Needs = Pick<AppServices, "db" | "clock" | "live" | "log">;

/**
 * Ends the rooms that nobody ends. A consultation took until somebody was last seen.
 * @returns how many.
 */
export async function endAbandoned({ db, clock, live }: Pick<Needs, "db" | "clock" | "live">): Promise<number> {
  let ended = 0;
  for (;;) {
    const now = clock();
    const ids = await abandonedRooms(
      db,
      { opened: new Date(now.getTime() - LONGEST_ROOM_MS), seen: new Date(now.getTime() - DESERTED_MS) },
      BATCH,
    );
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
  repeat("abandoned_rooms", () => endAbandoned(needs), everyMs, needs);
