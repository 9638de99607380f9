/** How a seal says which entry is not what it was. */
const MARK_BYTES = 8;
const ENTRY_BYTES = 8 + MARK_BYTES;

/** Where one entry stood when it was sealed, and what it said: the beginning of its SHA-256. */
export type Mark = { id: number; mark: string };

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param digests SHA-256 of each entry, 32 bytes. */
export const markOf = (digest: Uint8Array): string => hex(digest.subarray(0, MARK_BYTES));

/** Marks as bytes: of each entry its id (big-endian, 64 bits) and its mark. */
export function packMarks(marks: readonly Mark[]): Uint8Array {
  const bytes = new Uint8Array(marks.length * ENTRY_BYTES);
  const view = new DataView(bytes.buffer);
  marks.forEach(({ id, mark }, index) => {
    const at = index * ENTRY_BYTES;
    view.setBigUint64(at, BigInt(id));
    for (let byte = 0; byte < MARK_BYTES; byte++)
      bytes[at + 8 + byte] = Number.parseInt(mark.slice(2 * byte, 2 * byte + 2), 16);
  });
  return bytes;
}

/** The marks of a seal; what is left over of broken ones is dropped. */
export function unpackMarks(bytes: Uint8Array): Mark[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.byteLength / ENTRY_BYTES) }, (_, index) => {
    const at = index * ENTRY_BYTES;
    return { id: Number(view.getBigUint64(at)), mark: hex(bytes.subarray(at + 8, at + ENTRY_BYTES)) };
  });
}

/** What has happened to an entry since it was sealed. */
export type Tampered = { id: number; how: "changed" | "removed" | "added" };

/** Compares what was sealed with what is there, both in the order of their ids. */
export function tamperedWith(sealed: readonly Mark[], found: readonly Mark[]): Tampered[] {
  const now = new Map(found.map(({ id, mark }) => [id, mark]));
  const then = new Set(sealed.map(({ id }) => id));
  const gone = sealed.flatMap(({ id, mark }): Tampered[] =>
    now.get(id) === mark ? [] : [{ id, how: now.has(id) ? "changed" : "removed" }],
  );
  const come = found.flatMap(({ id }): Tampered[] => (then.has(id) ? [] : [{ id, how: "added" }]));
  return [...gone, ...come].sort((a, b) => a.id - b.id);
}
