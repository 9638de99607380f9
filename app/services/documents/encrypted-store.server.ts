import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { withFirstWorkingKey } from "~/services/secrets.server";
import type { DocumentStore } from "./store.server";

/** Before whatever is sealed. No kind of file that a patient may store begins like this. */
const MARK = Buffer.from("KWD1");
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** So many bytes are sealed at a time, and held in memory. */
const PIECE = 64 * 1024;

/**
 * A store whose bytes are no use to whoever has only the disk or the bucket:
 * AES-256-GCM in pieces, each file with a key of its own (HKDF-SHA-256 of the
 * installation's secret, a salt and the document's id). A piece's nonce is its
 * number and whether it is the last, so no piece can be changed, moved, left
 * out or put into another file without being noticed (Hoang et al., "Online
 * Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance", 2015: STREAM).
 * Laid out as mark, salt, then each piece with its tag. What was stored before
 * there was this is given out as it is.
 * @param secrets the first seals, and any of them opens.
 */
export function sealedStore(store: DocumentStore, secrets: readonly string[]): DocumentStore {
  const keysOf = (id: string, salt: Uint8Array) =>
    secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, salt, `kindweight document v1 ${id}`, 32)));
  return {
    ...store,
    put: (id, bytes, { size } = {}) =>
      store.put(
        id,
        Readable.from(
          seal(bytes, (salt) => keysOf(id, salt)[0]!),
          { objectMode: false },
        ),
        size === undefined ? {} : { size: sealedSize(size) },
      ),
    open: async (id) =>
      Readable.from(
        unseal(await store.open(id), (salt) => keysOf(id, salt)),
        { objectMode: false },
      ),
  };
}

/** Bytes that so many bytes become. */
const sealedSize = (size: number) => MARK.length + SALT_BYTES + size + TAG_BYTES * Math.max(1, Math.ceil(size / PIECE));

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

async function* seal(bytes: AsyncIterable<Buffer>, keyOf: (salt: Uint8Array) => Buffer) {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(salt);
  yield Buffer.concat([MARK, salt]);
  for await (const { piece, number, isLast } of pieces(bytes, PIECE)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws if anything was changed or is missing; what came before it has been given out by then. */
async function* unseal(bytes: Readable, keysOf: (salt: Uint8Array) => Buffer[]) {
  const source = bytes[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head = Buffer.alloc(0);
  try {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      head = Buffer.concat([head, next.value]);
      if (head.length >= MARK.length + SALT_BYTES) break;
    }
    const rest = (async function* () {
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
    })();
    if (!head.subarray(0, MARK.length).equals(MARK)) {
      yield head;
      yield* rest;
      return;
    }
    const body = MARK.length + SALT_BYTES;
    let keys = keysOf(head.subarray(MARK.length, body));
    const sealed = (async function* () {
      yield head.subarray(body);
      yield* rest;
    })();
    for await (const { piece, number, isLast } of pieces(sealed, PIECE + TAG_BYTES)) {
      if (piece.length < TAG_BYTES) throw new Error("A sealed document is cut off");
      // The first piece tells which secret it was.
      const { key, opened } = withFirstWorkingKey(keys, (key) => {
        const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number, isLast), {
          authTagLength: TAG_BYTES,
        }).setAuthTag(piece.subarray(-TAG_BYTES));
        return { key, opened: Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]) };
      });
      keys = [key];
      yield opened;
    }
  } finally {
    bytes.destroy();
  }
}

/** A stream in pieces of `size`, the last of them shorter or as long; one that is empty, of nothing. */
async function* pieces(bytes: AsyncIterable<Buffer>, size: number) {
  let waiting: Buffer[] = [];
  let length = 0;
  let number = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    // More than a piece, not just one: whether it is the last is known only then.
    if (length <= size) continue;
    let all = Buffer.concat(waiting);
    for (; all.length > size; all = all.subarray(size))
      yield { piece: all.subarray(0, size), number: number++, isLast: false };
    waiting = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(waiting), number, isLast: true };
}
