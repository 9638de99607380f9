import type { Readable } from "node:stream";

/**
 * Where documents' bytes lie. They are named by a random id (UUID) and by
 * nothing else: what they are and whose is the database's to know.
 */
export type DocumentStore = {
  /**
   * Takes in a stream. Afterwards all of it is there; if it fails, whether the
   * source or the store did, nothing is.
   * @param options.size bytes, where they are known beforehand.
   */
  put(id: string, bytes: Readable, options?: { size?: number }): Promise<void>;
  /** @throws {MissingBytesError} */
  open(id: string): Promise<Readable>;
  /** Removes what is there; nothing there is as good. */
  remove(id: string): Promise<void>;
  /** All there is, with the time it was stored. Half-written leftovers of a crash are removed on the way. */
  entries(): AsyncIterable<StoredEntry>;
};

export type StoredEntry = { id: string; storedAt: Date };

/** The store has no such document. */
export class MissingBytesError extends Error {
  override name = "MissingBytesError";
  constructor() {
    super("The store has no bytes for this document");
  }
}

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Whether something is a document's id. Whatever becomes part of a path or key has gone through here. */
export const isDocumentId = (value: string | undefined): value is string => value !== undefined && ID.test(value);

/** @throws a TypeError for anything that is no id: no path is ever built from what somebody typed. */
export function requireDocumentId(value: string): string {
  if (!isDocumentId(value)) throw new TypeError("Not the id of a document");
  return value;
}
