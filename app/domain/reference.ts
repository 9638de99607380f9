/** Crockford's base 32: no I, L, O, U, so that it can be read out over the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference to quote, like `KW-7F3K-92QD`, from five random bytes (40 bits). */
export const newReference = (random: Uint8Array) => `KW-${code(random)}`;

/** A medical record number, like `MR-7F3K-92QD`, from five random bytes: it says nothing about how many there are. */
export const newRecordNumber = (random: Uint8Array) => `MR-${code(random)}`;

function code(random: Uint8Array): string {
  let bits = 0n;
  for (const byte of random) bits = (bits << 8n) | BigInt(byte);
  let text = "";
  for (let index = 0; index < 8; index++) {
    text = ALPHABET[Number(bits & 31n)]! + text;
    bits >>= 5n;
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
