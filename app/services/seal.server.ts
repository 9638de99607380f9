import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts what has to lie in the database and must be no use to whoever reads only that. */
export type Seal = {
  /** @param purpose ties the result to its use: sealed for one, it does not open for another. */
  close(purpose: string, value: unknown): Uint8Array;
  /** @throws if it was changed, sealed for another purpose, or with another secret. */
  open(purpose: string, sealed: Uint8Array): unknown;
  /**
   * Vouches for a text that is no secret: 22 characters for an address, always
   * the same ones, which nobody without the installation's secret can make.
   */
  stamp(purpose: string, text: string): string;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 128 bits: guessing takes as long as guessing a session. */
const STAMP_BYTES = 16;

/**
 * AES-256-GCM over JSON, laid out as nonce, tag, ciphertext; stamps are
 * HMAC-SHA-256. Each with a key of its own, derived from the installation's
 * secret (HKDF-SHA-256, RFC 5869).
 */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "kindweight seal v1", 32));
  const stampKey = Buffer.from(hkdfSync("sha256", secret, "", "kindweight stamp v1", 32));
  return {
    close(purpose, value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString("utf8")) as unknown;
    },
    // The zero byte keeps a purpose and a text from being told apart wrongly.
    stamp: (purpose, text) => createHmac("sha256", stampKey).update(`${purpose}\0${text}`).digest().subarray(0, STAMP_BYTES).toString("base64url"),
  };
}
