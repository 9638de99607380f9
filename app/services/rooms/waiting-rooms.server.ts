import { openRoomsOf } from "db/rooms";
import type { AppContext } from "~/context";
import type { Waiting } from "~/domain/room/room";
import { signsOfLife } from "~/domain/room/state";

const MAX = 20;

/** The rooms that are open with a specialist, who waited longest first. */
export async function waitingFor(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  providerId: number,
): Promise<Waiting[]> {
  const rooms = await openRoomsOf(db, providerId, signsOfLife(clock()), MAX);
  return rooms.map(({ startedAt, openedAt, ...room }) => ({
    ...room,
    openedAt: openedAt.toISOString(),
    hasStarted: startedAt !== null,
  }));
}
