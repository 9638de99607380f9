import { isUnavailable } from "~/services/http/responses/unavailable.server";
import type { Log } from "~/services/log.server";

/** A message as it goes out, put into text once for all who get it. */
export type Outgoing = {
  type: string;
  seq: number;
  text: string;
  bytes: Buffer;
  /** How things stand, instead of what happened: it needs nothing before it. */
  isAnew: boolean;
  /** Nothing comes after it: who has it is let go. */
  isLast: boolean;
};

/** Who is told of a channel's events, each once and in order. */
export type Listener = {
  /** Of which channel. */
  readonly id: number;
  /** The newest event that it was given; below zero: nothing yet. */
  seq: number;
  /** Puts a message on its way. False: it has no room now; nothing was taken, and `resume` is called when it has. */
  take(message: Outgoing): boolean;
};

/** Where the events of a kind of channel are: those of patients, those of rooms. */
export type Source = {
  /** The number of each channel's newest event; one without any may be left out. */
  newest(ids: readonly number[]): Promise<Map<number, number>>;
  /** The events after a number, oldest first, at most `limit`; null where they are not all there any more. */
  after(id: number, seq: number, limit: number): Promise<Outgoing[] | null>;
  /** How things stand. Its number is read first, so the rest is at least as new. */
  first(id: number): Promise<Outgoing>;
  /** Tells who has missed nothing that they have not: their own number, and no data. */
  beat(seq: number): Outgoing;
};

/** Events that are read from the table at a time. */
const PAGE = 200;
/** How often all that is listened to is compared with the table: what a lost hint costs. */
export const SWEEP_MS = 2_000;
/** Channels in one such comparison. */
const COMPARED = 10_000;
/** After this a listener that could not be brought up to date is tried again. */
const AGAIN_MS = 1_000;

/** A channel that is listened to. */
type Channel = {
  id: number;
  /** Who is up to date; all of them have what comes up to `cursor`. */
  ready: Set<Listener>;
  /** Who is being brought up to date or has no room. True: something asked for it again meanwhile. */
  behind: Map<Listener, { isBusy: boolean; again: boolean }>;
  /** The newest event that `ready` was given. Null while there is nobody in it. */
  cursor: number | null;
  isReading: boolean;
  again: boolean;
  /** A first message on its way, for all who come meanwhile. */
  response: Promise<Outgoing> | null;
};

export type Hub = {
  /**
   * Adds a listener. With a number in `seq` it gets what came after it, or, where
   * that is not all there any more, how things stand like a new one.
   * @throws if the database does not answer.
   */
  join(listener: Listener): Promise<void>;
  /** A listener that had no room has some again. */
  resume(listener: Listener): void;
  leave(listener: Listener): void;
  /** There may be something new in this channel. */
  hint(id: number): void;
  /**
   * Events that this process has just committed, in their order: whoever has all before them need not wait for the
   * table.
   */
  offer(id: number, messages: readonly Outgoing[]): void;
  /** There may be something new in any: hints may have been lost. */
  lookAgain(): void;
  close(): void;
};

/** A message put into text. */
export function outgoing(
  message: { type: string; seq: number; data: object },
  { isAnew, isLast = false }: { isAnew: boolean; isLast?: boolean },
): Outgoing {
  const { type, seq } = message;
  const text = JSON.stringify(message);
  return { type, seq, text, bytes: Buffer.from(text), isAnew, isLast };
}

/**
 * Reads each event of a channel that is listened to from the table once and gives
 * it to everybody who listens. The table is the truth: a hint only says that it
 * is worth a look, a listener that has no room keeps its place by its number
 * alone, and after an outage everything goes on from where it was.
 * @param watched does each comparison with the table, for whoever watches over the process.
 */
export function createHub(
  source: Source,
  log: Log,
  sweepMs = SWEEP_MS,
  watched: (sweep: () => Promise<void>) => Promise<void> = (sweep) => sweep(),
): Hub {
  const channels = new Map<number, Channel>();
  let isClosed = false;

  const responseOf = (channel: Channel): Promise<Outgoing> =>
    (channel.response ??= source.first(channel.id).finally(() => (channel.response = null)));

  /** Gives a message to all who are up to date; who has no room falls behind. */
  const tell = (channel: Channel, message: Outgoing) => {
    for (const listener of channel.ready) {
      if (!message.isAnew && listener.seq >= message.seq) continue;
      if (listener.take(message)) listener.seq = message.seq;
      else {
        channel.ready.delete(listener);
        channel.behind.set(listener, { isBusy: false, again: false });
        if (message.isAnew) listener.seq = -1;
      }
    }
  };

  /** Reads on from the cursor until there is nothing new. */
  const look = async (channel: Channel): Promise<void> => {
    channel.again = true;
    if (channel.isReading) return;
    channel.isReading = true;
    try {
      while (channel.again && !isClosed) {
        channel.again = false;
        if (channel.ready.size === 0) channel.cursor = null;
        const from = channel.cursor;
        if (from === null) break;
        const events = await source.after(channel.id, from, PAGE);
        const message = events === null ? await source.first(channel.id) : null;
        // Everybody left meanwhile, and somebody with another number came.
        if (channel.cursor !== from) {
          channel.again = true;
          continue;
        }
        if (message) {
          tell(channel, message);
          channel.cursor = message.seq;
          continue;
        }
        for (const event of events!) {
          tell(channel, event);
          channel.cursor = event.seq;
        }
        if (events!.length === PAGE) channel.again = true;
      }
    } catch (error) {
      // The sweep looks again.
      if (!isUnavailable(error)) log.error(error);
    } finally {
      channel.isReading = false;
    }
  };

  /** Another process may have told it more than we know of yet; or its number is from a table that is no more. */
  const isKnown = async ({ id, seq }: Listener) => ((await source.newest([id])).get(id) ?? 0) >= seq;

  /** Brings a listener up to the others and adds it to them, unless it has no room. */
  const bringUp = async (channel: Channel, listener: Listener): Promise<void> => {
    while (channel.behind.has(listener) && !isClosed) {
      if (listener.seq < 0) {
        const response = await responseOf(channel);
        if (!channel.behind.has(listener) || !listener.take(response)) return;
        listener.seq = response.seq;
      }
      if (channel.cursor !== null && listener.seq > channel.cursor && !(await isKnown(listener))) {
        listener.seq = -1;
        continue;
      }
      if (channel.cursor === null || listener.seq >= channel.cursor) {
        if (!channel.behind.has(listener)) return;
        channel.cursor ??= listener.seq;
        channel.behind.delete(listener);
        channel.ready.add(listener);
        // What has come since its own number.
        void look(channel);
        return;
      }
      const events = await source.after(channel.id, listener.seq, PAGE);
      if (!channel.behind.has(listener)) return;
      // Not all there, or the others' number is from a table that is no more.
      if (events === null || events.length === 0) listener.seq = -1;
      for (const event of events ?? []) {
        if (!listener.take(event)) return;
        listener.seq = event.seq;
      }
    }
  };

  const catchUp = async (channel: Channel, listener: Listener): Promise<void> => {
    const state = channel.behind.get(listener);
    if (!state) return;
    state.again = true;
    if (state.isBusy) return;
    state.isBusy = true;
    try {
      while (state.again && channel.behind.get(listener) === state) {
        state.again = false;
        await bringUp(channel, listener);
      }
    } finally {
      state.isBusy = false;
    }
  };

  const sweep = async () => {
    const ids = [...channels.keys()];
    for (let from = 0; from < ids.length; from += COMPARED) {
      const some = ids.slice(from, from + COMPARED);
      const newest = await source.newest(some);
      for (const id of some) {
        const channel = channels.get(id);
        if (channel && channel.cursor !== null && channel.cursor !== (newest.get(id) ?? 0)) void look(channel);
      }
    }
  };
  let isSweeping = false;
  const sweeper = setInterval(() => {
    if (isSweeping || channels.size === 0) return;
    isSweeping = true;
    watched(sweep)
      .catch((error: unknown) => void (isUnavailable(error) || log.error(error)))
      .finally(() => (isSweeping = false));
  }, sweepMs);
  sweeper.unref();

  return {
    async join(listener) {
      const { id } = listener;
      let channel = channels.get(id);
      if (!channel) {
        channel = {
          id,
          ready: new Set(),
          behind: new Map(),
          cursor: null,
          isReading: false,
          again: false,
          response: null,
        };
        channels.set(id, channel);
      }
      channel.behind.set(listener, { isBusy: false, again: false });
      await catchUp(channel, listener);
    },
    resume(listener) {
      const channel = channels.get(listener.id);
      if (!channel?.behind.has(listener)) return;
      catchUp(channel, listener).catch((error: unknown) => {
        if (!isUnavailable(error)) log.error(error);
        setTimeout(() => this.resume(listener), AGAIN_MS).unref();
      });
    },
    leave(listener) {
      const channel = channels.get(listener.id);
      if (!channel) return;
      channel.ready.delete(listener);
      channel.behind.delete(listener);
      if (channel.ready.size === 0) channel.cursor = null;
      if (channel.ready.size === 0 && channel.behind.size === 0) channels.delete(listener.id);
    },
    hint(id) {
      const channel = channels.get(id);
      if (channel) void look(channel);
    },
    offer(id, messages) {
      const channel = channels.get(id);
      if (!channel) return;
      for (const message of messages) {
        if (channel.cursor === null || message.seq !== channel.cursor + 1) continue;
        tell(channel, message);
        channel.cursor = message.seq;
      }
      // Others' came in between; or nobody here is up to date.
      if (channel.cursor === null || channel.cursor < (messages.at(-1)?.seq ?? 0)) void look(channel);
    },
    lookAgain() {
      for (const channel of channels.values()) void look(channel);
    },
    close() {
      isClosed = true;
      clearInterval(sweeper);
      channels.clear();
    },
  };
}
