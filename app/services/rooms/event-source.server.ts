import type { Database } from "db/client";
import { newestRoomSeqs, roomEventsAfter } from "db/room-events";
import { roomByNumber } from "db/rooms";
import type { Clock } from "~/domain/clock";
import type { RoomData, RoomMessage } from "~/domain/room/messages";
import { roomState } from "~/domain/room/state";
import { outgoing, type Outgoing, type Source } from "~/services/live/hub.server";
import type { Seal } from "~/services/seal.server";
import { openEvent } from "./events.server";

const message = (type: RoomMessage["type"], seq: number, data: RoomData, isLast = false): Outgoing =>
  outgoing({ type, seq, data } satisfies RoomMessage, { isAnew: type === "room_response", isLast });

/** A signal or a line as both are told of it. */
export const roomUpdate = (seq: number, data: Omit<RoomData, "room">): Outgoing => message("room_update", seq, data);

/** What happens in rooms (`RoomMessage`), a channel each. With a room's end its channel ends. */
export function roomsSource({ db, clock, seal }: { db: Database; clock: Clock; seal: Seal }): Source {
  const stateOf = async (id: number) => {
    const room = await roomByNumber(db, id);
    return room && { seq: room.seq, state: roomState(room, room.members, clock()) };
  };
  return {
    newest: (ids) => newestRoomSeqs(db, ids),
    async after(id, from, limit) {
      const events = await roomEventsAfter(db, id, from, limit);
      if (events === null) return null;
      // Of several changes in one look only the outcome counts, and it is never older than they are.
      const isState = events.some(({ sealed }) => sealed === null);
      const now = isState ? await stateOf(id) : null;
      if (isState && !now) return null;
      return events.map(({ seq, sealed }) =>
        sealed
          ? roomUpdate(seq, openEvent(seal, id, sealed))
          : message("room_update", seq, { room: now!.state }, now!.state.endedAt !== null),
      );
    },
    async first(id) {
      const now = await stateOf(id);
      // Deleted while somebody listened.
      if (!now) return message("room_response", 0, {}, true);
      return message("room_response", now.seq, { room: now.state }, now.state.endedAt !== null);
    },
    beat: (seq) => message("room_response", seq, {}),
  };
}
