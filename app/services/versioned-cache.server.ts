import { LRUCache } from "lru-cache";

/** A counter or a stamp: equal means that the data is the same. */
type Version = string | number;
type Entry<T> = { version: Version; value: Promise<T> };

/**
 * Keeps what was made from versioned data (see `data_versions`). A value is
 * used only while its version is the current one, so a change made by any
 * process is seen by the next request: nothing is ever stale, and nothing needs
 * to be told. Values asked for at once are made once.
 */
export type VersionedCache = {
  get<T extends { body: string }>(key: string, version: Version, make: () => Promise<T>): Promise<T>;
  /**
   * Reads a version, one read at a time per name. Who asks while a read is
   * under way shares the one after it with all others who wait: a read that had
   * begun before somebody asked might not see what they have just written. A read
   * begins when all who have come by then have asked: the embedded database answers
   * before the next request is even looked at, and each would have its own.
   */
  version<V extends Version>(name: string, read: () => Promise<V>): Promise<V>;
  /** How often something was asked for that was there, or was not; and how much is kept now. */
  counts(): { hits: number; misses: number; entries: number; bytes: number };
};

/** So long the next read waits for one under way; a database that hangs must not hang twice. */
const WAIT_MS = 250;

/** @param maxBytes of text held in all, at two bytes a character. */
export function createVersionedCache(maxBytes: number): VersionedCache {
  const entries = new LRUCache<string, Entry<{ body: string }>>({ maxSize: maxBytes, max: 5_000 });
  let hits = 0;
  let misses = 0;
  const reads = new Map<string, { running: Promise<unknown>; next: Promise<Version> | null }>();

  const begin = <V extends Version>(name: string, read: () => Promise<V>): Promise<V> => {
    const running = read();
    const state = { running, next: null as Promise<Version> | null };
    reads.set(name, state);
    const end = () => {
      if (reads.get(name) === state && !state.next) reads.delete(name);
    };
    running.then(end, end);
    return running;
  };
  const afterThisTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

  return {
    version<V extends Version>(name: string, read: () => Promise<V>): Promise<V> {
      const state = reads.get(name) ?? { running: afterThisTurn(), next: null };
      reads.set(name, state);
      state.next ??= settledWithin(state.running, WAIT_MS).then(() => begin(name, read));
      return state.next as Promise<V>;
    },

    async get<T extends { body: string }>(key: string, version: Version, make: () => Promise<T>): Promise<T> {
      const held = entries.get(key);
      if (held?.version === version) {
        hits += 1;
        return held.value as Promise<T>;
      }
      misses += 1;
      const value = make();
      const entry = { version, value };
      entries.set(key, entry, { size: 1 });
      try {
        const made = await value;
        // Its true size is known only now; somebody newer may have taken the place.
        // A new object, because setting the same one again would leave the old size.
        if (entries.peek(key) === entry) entries.set(key, { ...entry }, { size: 2 * made.body.length + 200 });
        return made;
      } catch (error) {
        if (entries.peek(key) === entry) entries.delete(key);
        throw error;
      }
    },

    counts: () => ({ hits, misses, entries: entries.size, bytes: entries.calculatedSize }),
  };
}

/** Resolves once `work` has ended, well or not, and after `milliseconds` at the latest. */
async function settledWithin(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([
    work.then(
      () => {},
      () => {},
    ),
    late,
  ]);
  clearTimeout(timer);
}
