import { openRoomsOf } from "db/rooms";
import type { AppContext } from "~/context";
import { signsOfLife } from "~/domain/room/state";

/** A room as the desk lists it. Texts and numbers alone: it also comes as JSON. */
export type Waiting = {
  roomId: string;
  name: string;
  openedAt: string;
  hasStarted: boolean;
  isConnected: boolean;
  consultationId: number | null;
  patientId: number | null;
};

const MOST = 20;

/** The rooms that are open with a specialist, who waited longest first. */
export async function waitingFor(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  providerId: number,
): Promise<Waiting[]> {
  const rooms = await openRoomsOf(db, providerId, signsOfLife(clock()), MOST);
  return rooms.map(({ startedAt, openedAt, ...room }) => ({
    ...room,
    openedAt: openedAt.toISOString(),
    hasStarted: startedAt !== null,
  }));
}
