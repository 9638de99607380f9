import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";
type Bytes = Buffer<ArrayBuffer>;

/** Shorter texts grow by being compressed, or gain nothing. */
const MIN_LENGTH = 1024;

/** The encoding that `Accept-Encoding` prefers of ours (RFC 9110, 12.5.3); `null` for the text as it is. */
export function preferredEncoding(accept: string | null): Encoding | null {
  const weights = new Map(
    (accept ?? "").split(",").map((entry) => {
      const [name, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return [name!, quality ? Number(quality.slice(2)) || 0 : 1] as const;
    }),
  );
  const weight = (name: Encoding) => weights.get(name) ?? weights.get("*") ?? 0;
  const best = weight("gzip") > weight("br") ? "gzip" : "br";
  return weight(best) > 0 && weight(best) >= (weights.get("identity") ?? 0) ? best : null;
}

// Once for many answers, so at higher levels than where each is compressed anew (server.ts).
const compress = (text: string, encoding: Encoding) =>
  (encoding === "br"
    ? promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : promisify(gzip)(text, { level: 6 })) as Promise<Bytes>;

/** A text that is answered many times, in each encoding at most once compressed. */
export class Compressed {
  private readonly made = new Map<Encoding, Promise<Bytes>>();

  constructor(readonly text: string) {}

  /** The bytes in an encoding, and which one it is: short texts stay as they are. */
  async for(accept: string | null): Promise<{ bytes: Bytes | string; encoding: Encoding | null }> {
    const encoding = this.text.length < MIN_LENGTH ? null : preferredEncoding(accept);
    if (!encoding) return { bytes: this.text, encoding };
    const bytes = this.made.get(encoding) ?? compress(this.text, encoding);
    this.made.set(encoding, bytes);
    return { bytes: await bytes, encoding };
  }
}
