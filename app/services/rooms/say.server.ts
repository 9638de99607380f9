import { addRoomEvents, hasMessage } from "db/room-events";
import { moveTo, takeSeat } from "db/room-members";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import type { RoomData, RoomSaid } from "~/domain/room/messages";
import type { Role } from "~/domain/room/room";
import { requireWithin } from "~/services/http/limits.server";
import { sqlState } from "~/services/sql-state.server";
import { changeRoom } from "./change.server";
import { closeEvent } from "./events.server";
import { roomUpdate } from "./source.server";

/** Who speaks, and where. */
export type Speaker = { roomNumber: number; memberId: number; role: Role };
export type SayNeeds = Pick<AppContext, "db" | "clock" | "seal" | "live" | "limits">;

const UNIQUE = "23505";

type Signalled = Extract<RoomSaid, { type: "signal" }>;
const isSignal = (said: RoomSaid): said is Signalled => said.type === "signal";

/**
 * Takes what a member's page says, and tells both. Signals that come together
 * are stored together.
 * @param said in its order, at least one.
 * @throws {ApiError} 429 for too much, 409 in a room that has ended.
 */
export async function say(app: SayNeeds, speaker: Speaker, ...said: RoomSaid[]): Promise<void> {
  const { roomNumber, memberId, role } = speaker;
  for (const verdict of await Promise.all(said.map(() => app.limits.take("said", String(memberId)))))
    requireWithin(verdict);
  if (said.every(isSignal))
    return tell(
      app,
      roomNumber,
      said.map(({ seat, to, signal }) => ({ data: { signal: { from: role, seat, to, signal } } })),
    );
  for (const one of said) await sayOne(app, speaker, one);
}

async function sayOne(app: SayNeeds, { roomNumber, memberId, role }: Speaker, said: RoomSaid): Promise<void> {
  switch (said.type) {
    case "hello": {
      const outcome = await changeRoom({ ...app, hintRoom: app.live.hintRoom }, roomNumber, async (tx, room, now) => {
        const member = room.members.find(({ id }) => id === memberId);
        await takeSeat(tx, memberId, said.seat, now);
        return !member?.isConnected || member.seat !== said.seat;
      });
      if (outcome === "ended") throw ended();
      return;
    }
    case "position":
      // While two are connected it goes between them; here it waits for who comes later.
      return moveTo(app.db, memberId, said);
    case "signal":
      return tell(app, roomNumber, [
        { data: { signal: { from: role, seat: said.seat, to: said.to, signal: said.signal } } },
      ]);
    case "message":
      return tell(app, roomNumber, [
        {
          data: { message: { id: said.id, from: role, text: said.text, at: app.clock().toISOString() } },
          messageId: said.id,
        },
      ]);
  }
}

type Told = { data: Omit<RoomData, "room">; messageId?: string };

async function tell(app: SayNeeds, id: number, told: readonly Told[]): Promise<void> {
  const events = told.map(({ data, messageId }) => ({
    sealed: closeEvent(app.seal, id, data),
    ...(messageId === undefined ? {} : { messageId }),
  }));
  const last = await addRoomEvents(app.db, id, app.clock(), events).catch(async (error: unknown) => {
    const messageId = told[0]?.messageId;
    // Sent again, because the answer was lost: it is there.
    if (messageId !== undefined && sqlState(error) === UNIQUE && (await hasMessage(app.db, id, messageId)))
      return "there" as const;
    throw error;
  });
  if (last === null) throw ended();
  if (last === "there") return;
  app.live.tellRoom(
    id,
    told.map(({ data }, index) => roomUpdate(last - told.length + 1 + index, data)),
  );
}

const ended = () => new ApiError("conflict", "The consultation has ended");
