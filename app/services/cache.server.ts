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
};

/** @param maxBytes of text held in all, at two bytes a character. */
export function createVersionedCache(maxBytes: number): VersionedCache {
  const entries = new LRUCache<string, Entry<{ body: string }>>({ maxSize: maxBytes, max: 5_000 });
  return {
    async get<T extends { body: string }>(key: string, version: Version, make: () => Promise<T>): Promise<T> {
      const held = entries.get(key);
      if (held?.version === version) return held.value as Promise<T>;
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
  };
}
