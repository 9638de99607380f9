import type { Database } from "db/client";
import { eventsAfter, newestSeqs } from "db/vital-events";
import { latestReadings } from "db/vitals";
import type { LiveData, LiveMessage } from "~/domain/vitals/live";
import { toHealthReading } from "~/domain/vitals/reading";
import { isOutage } from "~/services/http/outage.server";
import type { Log } from "~/services/log.server";

/** A message as it goes out, put into text once for all who get it. */
export type Outgoing = Pick<LiveMessage, "type" | "seq"> & { text: string; bytes: Buffer };

/** Who is told of a patient's events, each once and in order. */
export type Listener = {
  readonly patientId: number;
  /** The newest event that it was given; below zero: nothing yet. */
  seq: number;
  /** Puts a message on its way. False: it has no room now; nothing was taken, and `resume` is called when it has. */
  take(message: Outgoing): boolean;
};

/** Events that are read from the table at a time. */
const PAGE = 200;
/** How often all that is listened to is compared with the table: what a lost hint costs. */
export const SWEEP_MS = 2_000;
/** Patients in one such comparison. */
const COMPARED = 10_000;
/** After this a listener that could not be brought up to date is tried again. */
const AGAIN_MS = 1_000;

/** A patient who is listened to. */
type Channel = {
  patientId: number;
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
   * that is not all there any more, the latest readings like a new one.
   * @throws if the database does not answer.
   */
  join(listener: Listener): Promise<void>;
  /** A listener that had no room has some again. */
  resume(listener: Listener): void;
  leave(listener: Listener): void;
  /** There may be something new of this patient. */
  hint(patientId: number): void;
  /** There may be something new of anybody: hints may have been lost. */
  lookAgain(): void;
  close(): void;
};

export const outgoing = (type: LiveMessage["type"], seq: number, data: LiveData): Outgoing => {
  const text = JSON.stringify({ type, seq, data } satisfies LiveMessage);
  return { type, seq, text, bytes: Buffer.from(text) };
};

/**
 * Reads each event of a patient who is listened to from the table once and gives
 * it to everybody who listens. The table is the truth: a hint only says that it
 * is worth a look, a listener that has no room keeps its place by its number
 * alone, and after an outage everything goes on from where it was.
 */
export function createHub({ db, log }: { db: Database; log: Log }, sweepMs = SWEEP_MS): Hub {
  const channels = new Map<number, Channel>();
  let isClosed = false;

  /** The latest readings. The number is read first, so the readings are at least as new. */
  const firstMessage = async (patientId: number): Promise<Outgoing> => {
    const seq = (await newestSeqs(db, [patientId])).get(patientId) ?? 0;
    const readings = await latestReadings(db, patientId);
    return outgoing("vitals_response", seq, { readings: readings.map(toHealthReading) });
  };

  const responseOf = (channel: Channel): Promise<Outgoing> =>
    (channel.response ??= firstMessage(channel.patientId).finally(() => (channel.response = null)));

  /** Gives a message to all who are up to date; who has no room falls behind. */
  const tell = (channel: Channel, message: Outgoing) => {
    const isAnew = message.type === "vitals_response";
    for (const listener of channel.ready) {
      if (!isAnew && listener.seq >= message.seq) continue;
      if (listener.take(message)) listener.seq = message.seq;
      else {
        channel.ready.delete(listener);
        channel.behind.set(listener, { isBusy: false, again: false });
        if (isAnew) listener.seq = -1;
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
        const events = await eventsAfter(db, channel.patientId, from, PAGE);
        const message = events === null ? await firstMessage(channel.patientId) : null;
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
        for (const { seq, data } of events!) {
          tell(channel, outgoing("vitals_update", seq, data));
          channel.cursor = seq;
        }
        if (events!.length === PAGE) channel.again = true;
      }
    } catch (error) {
      // The sweep looks again.
      if (!isOutage(error)) log.error(error);
    } finally {
      channel.isReading = false;
    }
  };

  /** Another process may have told it more than we know of yet; or its number is from a table that is no more. */
  const isKnown = async ({ patientId, seq }: Listener) => ((await newestSeqs(db, [patientId])).get(patientId) ?? 0) >= seq;

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
      const events = await eventsAfter(db, channel.patientId, listener.seq, PAGE);
      if (!channel.behind.has(listener)) return;
      // Not all there, or the others' number is from a table that is no more.
      if (events === null || events.length === 0) listener.seq = -1;
      for (const { seq, data } of events ?? []) {
        if (!listener.take(outgoing("vitals_update", seq, data))) return;
        listener.seq = seq;
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
      const newest = await newestSeqs(db, some);
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
    sweep()
      .catch((error: unknown) => void (isOutage(error) || log.error(error)))
      .finally(() => (isSweeping = false));
  }, sweepMs);
  sweeper.unref();

  return {
    async join(listener) {
      const { patientId } = listener;
      let channel = channels.get(patientId);
      if (!channel) {
        channel = { patientId, ready: new Set(), behind: new Map(), cursor: null, isReading: false, again: false, response: null };
        channels.set(patientId, channel);
      }
      channel.behind.set(listener, { isBusy: false, again: false });
      await catchUp(channel, listener);
    },
    resume(listener) {
      const channel = channels.get(listener.patientId);
      if (!channel?.behind.has(listener)) return;
      catchUp(channel, listener).catch((error: unknown) => {
        if (!isOutage(error)) log.error(error);
        setTimeout(() => this.resume(listener), AGAIN_MS).unref();
      });
    },
    leave(listener) {
      const channel = channels.get(listener.patientId);
      if (!channel) return;
      channel.ready.delete(listener);
      channel.behind.delete(listener);
      if (channel.ready.size === 0) channel.cursor = null;
      if (channel.ready.size === 0 && channel.behind.size === 0) channels.delete(listener.patientId);
    },
    hint(patientId) {
      const channel = channels.get(patientId);
      if (channel) void look(channel);
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
