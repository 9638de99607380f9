import { addRoomEvents, hasMessage } from "db/room-events";
import { moveTo, takeSeat } from "db/room-members";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import type { RoomData, RoomSaid } from "~/domain/room/messages";
import type { Role } from "~/domain/room/room";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { sqlState } from "~/services/sql-state.server";
import type { InRoom } from "./room-access.server";
import { changeRoom } from "./room-changes.server";
import { closeEvent } from "./events.server";
import { roomUpdate } from "./event-source.server";

/** Who speaks, from where, and in which room. */
export type MessageSender = { roomNumber: number; isDemo: boolean; memberId: number; role: Role; address: string };
export type SendNeeds = Pick<AppContext, "db" | "clock" | "seal" | "live" | "limits">;

const UNIQUE = "23505";

/** A room's chat has as many lines as it may, or their bytes (`ROOM_TOTALS`). */
export class RoomFullError extends ApiError {
  constructor() {
    super("conflict", "The chat of this room is full. Your message was not sent.");
  }
}

/** Who speaks, as a request's member. */
export const findSender = (
  { room, member }: Pick<InRoom, "room" | "member">,
  { clientAddress }: Pick<AppContext, "clientAddress">,
): MessageSender => ({
  roomNumber: room.id,
  isDemo: room.isDemo,
  memberId: member.id,
  role: member.role,
  address: clientAddress,
});

type Signalled = Extract<RoomSaid, { type: "signal" }>;
const isSignal = (said: RoomSaid): said is Signalled => said.type === "signal";

/**
 * Takes what a member's page says, and tells both. Signals that come together
 * are stored together.
 * @param said in its order, at least one.
 * @throws {ApiError} 429 for too much, 409 in a room that has ended or is full.
 */
export async function sendMessages(app: SendNeeds, speaker: MessageSender, ...said: RoomSaid[]): Promise<void> {
  const { memberId, address } = speaker;
  for (const verdict of await Promise.all(
    said.flatMap(() => [app.limits.take("said", String(memberId)), app.limits.take("saidFrom", address)]),
  ))
    requireWithinLimit(verdict);
  if (said.every(isSignal)) return passSignals(app, speaker, said);
  for (const one of said) await sendOne(app, speaker, one);
}

/** In a demonstration no one is on the other end whom a signal could reach. */
async function passSignals(
  app: SendNeeds,
  { roomNumber, isDemo, role }: MessageSender,
  signals: readonly Signalled[],
): Promise<void> {
  if (isDemo) return;
  await tell(
    app,
    roomNumber,
    signals.map(({ seat, to, signal }) => ({ data: { signal: { from: role, seat, to, signal } } })),
  );
}

async function sendOne(app: SendNeeds, speaker: MessageSender, said: RoomSaid): Promise<void> {
  const { roomNumber, memberId, role } = speaker;
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
      return passSignals(app, speaker, [said]);
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

async function tell(app: SendNeeds, id: number, told: readonly Told[]): Promise<void> {
  const events = told.map(({ data, messageId }) => ({
    sealed: closeEvent(app.seal, id, data),
    ...(messageId === undefined ? {} : { messageId }),
  }));
  // Sent again, because the answer was lost: it is there.
  const isThere = async () => {
    const messageId = told[0]?.messageId;
    return messageId !== undefined && (await hasMessage(app.db, id, messageId));
  };
  const last = await addRoomEvents(app.db, id, app.clock(), events).catch(async (error: unknown) => {
    if (sqlState(error) === UNIQUE && (await isThere())) return "there" as const;
    throw error;
  });
  if (last === null) throw ended();
  if (last === "full" && !(await isThere())) throw new RoomFullError();
  if (last === "there" || last === "full") return;
  app.live.tellRoom(
    id,
    told.map(({ data }, index) => roomUpdate(last - told.length + 1 + index, data)),
  );
}

const ended = () => new ApiError("conflict", "The consultation has ended");
