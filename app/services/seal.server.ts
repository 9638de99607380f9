import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { withFirstWorkingKey } from "./secrets.server";

/** Encrypts what has to lie in the database and must be no use to whoever reads only that. */
export type Seal = {
  /** @param purpose ties the result to its use: sealed for one, it does not open for another. */
  close(purpose: string, value: unknown): Uint8Array;
  /** @throws if it was changed, sealed for another purpose, or with a secret that is not known. */
  open(purpose: string, sealed: Uint8Array): unknown;
  /**
   * Vouches for a text that is no secret: 22 characters for an address, always
   * the same ones, which nobody without the installation's secret can make.
   */
  stamp(purpose: string, text: string): string;
  /** Whether a stamp is this text's, by whichever of the secrets. */
  isStamp(purpose: string, text: string, stamp: string): boolean;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 128 bits: guessing takes as long as guessing a session. */
const STAMP_BYTES = 16;

/** What follows from one secret. */
const keysOf = (secret: string) => ({
  seal: Buffer.from(hkdfSync("sha256", secret, "", "kindweight seal v1", 32)),
  stamp: Buffer.from(hkdfSync("sha256", secret, "", "kindweight stamp v1", 32)),
});

/**
 * AES-256-GCM over JSON, laid out as nonce, tag, ciphertext; stamps are
 * HMAC-SHA-256. Each with a key of its own, derived from the installation's
 * secret (HKDF-SHA-256, RFC 5869).
 * @param previous secrets of before, whose seals still open and whose stamps still count.
 */
export function createSeal(secret: string, previous: readonly string[] = []): Seal {
  const current = keysOf(secret);
  const all = [current, ...previous.map(keysOf)];
  // The zero byte keeps a purpose and a text from being told apart wrongly.
  const stampBy = (key: Buffer, purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}\0${text}`).digest().subarray(0, STAMP_BYTES).toString("base64url");
  return {
    close(purpose, value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", current.seal, nonce).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed);
      const text = withFirstWorkingKey(all, ({ seal }) => {
        const decipher = createDecipheriv("aes-256-gcm", seal, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      });
      return JSON.parse(text.toString("utf8")) as unknown;
    },
    stamp: (purpose, text) => stampBy(current.stamp, purpose, text),
    isStamp: (purpose, text, stamp) =>
      all.some((keys) => {
        const right = Buffer.from(stampBy(keys.stamp, purpose, text));
        const given = Buffer.from(stamp);
        return right.length === given.length && timingSafeEqual(right, given);
      }),
  };
}
