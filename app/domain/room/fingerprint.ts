/** Groups of five digits. 40 digits are 132 bits. */
const GROUPS = 8;
const LINE = /^a=fingerprint:(\S+) +([0-9A-Fa-f:]+)\s*$/gm;

/**
 * The fingerprints of the certificate that a page uses for its encrypted
 * connection, from its session description: each once, sorted, in one writing.
 */
export function fingerprintsOf(sdp: string): string[] {
  const found = [...sdp.matchAll(LINE)].map(
    ([, hash = "", digits = ""]) => `${hash.toLowerCase()} ${digits.toUpperCase()}`,
  );
  return [...new Set(found)].sort();
}

/**
 * A code of both sides' fingerprints that both compute alike: if the two read
 * each other the same digits, nobody sits between them. It has 132 bits, not
 * fewer: whoever sits between makes up one certificate for each side and needs
 * only *some* two that give the same code, which takes the square root of the
 * tries (2^66).
 * @returns null where a description has none.
 */
export async function comparisonCode(ownSdp: string, otherSdp: string): Promise<string[] | null> {
  const [own, other] = [fingerprintsOf(ownSdp), fingerprintsOf(otherSdp)];
  if (own.length === 0 || other.length === 0) return null;
  const both = [own.join(","), other.join(",")].sort().join("\n");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(both)));
  let number = 0n;
  for (const byte of digest) number = (number << 8n) | BigInt(byte);
  const digits = (number % 10n ** BigInt(GROUPS * 5)).toString().padStart(GROUPS * 5, "0");
  return Array.from({ length: GROUPS }, (_, index) => digits.slice(index * 5, index * 5 + 5));
}
