import { LRUCache } from "lru-cache";

/** From the next use on it is worth its place. */
const USES_BEFORE = 5;
/** So many texts are told apart; lists of different lengths make a text each. */
const TEXTS_KNOWN = 2_000;
/** Each stays in the database's memory, for each connection that has asked for it, until the connection ends. */
const MOST_PREPARED = 300;

/**
 * Which queries are worth a prepared statement: those with parameters that are asked often, and only so many.
 * @returns to be called at each use of a text; once it has said yes, it says so for good.
 */
export function worthPreparing(): (text: string, parameters: readonly unknown[]) => boolean {
  const uses = new LRUCache<string, number>({ max: TEXTS_KNOWN });
  const prepared = new Set<string>();
  return (text, parameters) => {
    // Without parameters a text goes by the protocol that takes several statements at once and prepares none.
    if (parameters.length === 0) return false;
    if (prepared.has(text)) return true;
    if (prepared.size >= MOST_PREPARED) return false;
    const before = uses.get(text) ?? 0;
    uses.set(text, before + 1);
    if (before >= USES_BEFORE) prepared.add(text);
    return before >= USES_BEFORE;
  };
}
