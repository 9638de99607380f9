import { ApiError } from "~/domain/errors";

/** Bytes of a JSON body at the most. */
export const MAX_JSON_BYTES = 256 * 1024;
/**
 * Bytes of a form body at the most; the longest form is under 40 kB even when all is percent-encoded, and may carry an
 * analysis of up to 55 kB.
 */
export const MAX_FORM_BYTES = 128 * 1024;
/**
 * Fields of a form at the most, repeated ones one by one; the longest has fewer than a hundred. What reads them copies
 * the list of a repeated one for each.
 */
export const MAX_FORM_FIELDS = 500;

/**
 * Reads a request's body, counting as it goes: a missing or false
 * Content-Length cannot make the process hold more than `limit` bytes.
 */
async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > limit) throw tooLarge(limit);
  if (!request.body) return new Uint8Array();
  // Gathered as they come: each chunk kept for itself would cost a sender of single bytes nothing, and us hundreds
  // each.
  let bytes = Buffer.alloc(16 * 1024);
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const chunk = value as Uint8Array;
    if (size + chunk.byteLength > limit) {
      // Not cancelled: that would reset the connection before the answer is read (see `drainBody`).
      reader.releaseLock();
      throw tooLarge(limit);
    }
    if (size + chunk.byteLength > bytes.byteLength) {
      const larger = Buffer.alloc(Math.max(bytes.byteLength * 2, size + chunk.byteLength));
      larger.set(bytes.subarray(0, size));
      bytes = larger;
    }
    bytes.set(chunk, size);
    size += chunk.byteLength;
  }
  return bytes.subarray(0, size);
}

const tooLarge = (limit: number) =>
  new ApiError("too_large", `The body may have ${Math.floor(limit / 1024)} kB at the most`);

const mediaType = (request: Request) => (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

/**
 * Reads a JSON body.
 * @param options.types the media types that are taken; each of them JSON, and none that a form can send.
 * @throws {ApiError} 415 for another content type, 413 when too large, 400 when it is not JSON in UTF-8.
 */
export async function readJson(
  request: Request,
  { limit = MAX_JSON_BYTES, types = ["application/json"] }: { limit?: number; types?: readonly string[] } = {},
): Promise<unknown> {
  if (!types.includes(mediaType(request))) {
    throw new ApiError("unsupported_media_type", `Send the body as ${types.join(" or ")}`);
  }
  const bytes = await readBytes(request, limit);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new ApiError("malformed", "The body is not valid JSON");
  }
}

/**
 * Reads a form body, urlencoded or multipart.
 * @throws {Response} 415, 413 or 400: a screen's action answers with its error page.
 */
export async function readForm(request: Request, limit = MAX_FORM_BYTES): Promise<FormData> {
  const type = mediaType(request);
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") {
    throw new Response("Unsupported Media Type", { status: 415, statusText: "Unsupported Media Type" });
  }
  try {
    const bytes = await readBytes(request, limit);
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    const form = await new Response(Buffer.from(bytes), { headers }).formData();
    if ([...form.keys()].length > MAX_FORM_FIELDS)
      throw new ApiError("too_large", `A form may have ${MAX_FORM_FIELDS} fields at the most`);
    return form;
  } catch (error) {
    if (error instanceof ApiError) {
      throw new Response("Payload Too Large", { status: 413, statusText: "Payload Too Large" });
    }
    throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  }
}
