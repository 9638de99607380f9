import { ApiError } from "~/domain/errors";
import type { RoomSaid } from "~/domain/room/messages";
import { roomSaidSchema } from "~/domain/room/room-schema";
import { LimitError } from "~/services/http/limits/rate-limits.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { RoomFullError, sendMessages, type SendNeeds, type MessageSender } from "./messages.server";
import type { AppContext } from "~/context";

/** Messages that wait for those before them; a browser sends some thirty at once. */
const MAX_WAITING = 200;
/** Signals that are stored at once: with the longest of each a statement of 2.4 MB, and mostly of 20 kB. */
const MAX_TOGETHER = 50;

/** Why somebody is sent away for what they said. 4400 is ours: said again, it would not be understood either. */
const NOT_UNDERSTOOD = [4400, "This message is not understood"] as const;
const TOO_MUCH = [1008, "Too many messages"] as const;
const AWAY = [1013, "Try again shortly"] as const;

/** What a member says on a WebSocket: in its order, and signals that wait together at once. */
export class MessageQueue {
  private waiting: RoomSaid[] = [];
  private isBusy = false;
  private isOver = false;

  constructor(
    private readonly app: SendNeeds & Pick<AppContext, "log">,
    private readonly speaker: MessageSender,
    /** Sends them away. */
    private readonly away: (code: number, reason: string) => void,
  ) {}

  hear(text: string) {
    if (this.isOver) return;
    const said = roomSaidSchema.safeParse(parsed(text));
    if (!said.success) return this.end(NOT_UNDERSTOOD);
    if (this.waiting.length >= MAX_WAITING) return this.end(TOO_MUCH);
    this.waiting.push(said.data);
    if (!this.isBusy) void this.work();
  }

  private async work() {
    this.isBusy = true;
    while (this.waiting.length > 0 && !this.isOver) {
      const others = this.waiting.findIndex(({ type }) => type !== "signal");
      const count = others === -1 ? this.waiting.length : Math.max(1, others);
      try {
        await sendMessages(this.app, this.speaker, ...this.waiting.splice(0, Math.min(count, MAX_TOGETHER)));
      } catch (error) {
        this.failed(error);
      }
    }
    this.isBusy = false;
  }

  private failed(error: unknown) {
    if (error instanceof LimitError || error instanceof RoomFullError) return this.end(TOO_MUCH);
    // The room has ended, which its last message says.
    if (error instanceof ApiError) return;
    if (!isUnavailable(error)) this.app.log.error(error);
    // What was said is not there; who comes back says it again.
    this.end(AWAY);
  }

  private end([code, reason]: readonly [number, string]) {
    this.isOver = true;
    this.away(code, reason);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
