import busboy from "busboy";
import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { AppContext } from "~/context";
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS_AT_ONCE, type Refusal, type Room } from "~/domain/documents";
import { ApiError } from "~/domain/errors";
import { pipeToParser } from "~/services/http/requests/multipart.server";
import { inspectDocument, type Inspected } from "./inspection.server";
import { DocumentError } from "./document-error.server";

/** The field of the form that holds the files. */
const FIELD = "file";
/** A whole request: the files, and some kilobytes around each. */
const MAX_REQUEST_BYTES = MAX_DOCUMENTS_AT_ONCE * (MAX_DOCUMENT_BYTES + 16 * 1024);

/** A file of a request: in the store under `id`, or the reason why not. `name` is what the browser called it. */
export type Arrived = { name: string } & ((Inspected & { id: string }) | { refusal: Refusal });

/** In the store, that is. */
export const isStored = (file: Arrived): file is { name: string; id: string } & Inspected => "id" in file;

type Needs = Pick<AppContext, "documents" | "closed" | "log">;

/** Bytes that a request has at the most, as far as it says. @throws {ApiError} 413 */
export function declaredBytes(request: Request): number {
  const declared = Number(request.headers.get("content-length") ?? MAX_REQUEST_BYTES);
  if (declared > MAX_REQUEST_BYTES) throw tooMuch();
  return declared;
}

/**
 * Takes in the files of a multipart body, each straight into the store; none is
 * ever in memory as a whole. Files are judged one by one. What goes beyond `room`
 * is heard to its end and never reaches the store: a browser that is cut off
 * while it sends does not read the answer.
 * @throws {ApiError} 415, 413 or 400; then nothing of the request is left in the store.
 */
export async function receiveDocuments(
  request: Request,
  room: Room,
  { documents, closed, log }: Needs,
): Promise<Arrived[]> {
  const left = { ...room };
  const parser = openParser(request);
  const ids: string[] = [];
  const arriving: Promise<Arrived | null>[] = [];
  let tooMany = false;

  parser.on("file", (field, file, { filename }) => {
    // What is still coming when the request fails; whoever reads it is told by the iterator.
    file.on("error", () => {});
    if (field !== FIELD) return void file.resume();
    const id = randomUUID();
    const arrival = takeIn(file, filename ?? "", id, { documents, left });
    // Asked for at the end only; until then a failure is nobody's.
    arrival.catch(() => {});
    ids.push(id);
    arriving.push(arrival);
  });
  parser.on("filesLimit", () => void (tooMany = true));

  try {
    await pipeToParser(parser, request, { closed, maxBytes: MAX_REQUEST_BYTES, malformed, tooLarge: tooMuch });
    const files = (await Promise.all(arriving)).filter((file) => file !== null);
    return tooMany ? [...files, { name: "", refusal: "tooMany" }] : files;
  } catch (error) {
    await Promise.allSettled(arriving);
    await removeAll(ids, { documents, log });
    throw error;
  }
}

/** Takes bytes that got no row out of the store. What cannot be removed now, the sweep of the next start removes. */
export const removeAll = (ids: readonly string[], { documents, log }: Pick<Needs, "documents" | "log">) =>
  Promise.all(ids.map((id) => documents.remove(id).catch((error: unknown) => log.error(error))));

const tooMuch = () => new ApiError("too_large", "That is too much at once. Send fewer files at a time.");

function openParser(request: Request): busboy.Busboy {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type))
    throw new ApiError("unsupported_media_type", "Send the files as multipart/form-data");
  try {
    return busboy({
      headers: { "content-type": type },
      defParamCharset: "utf8",
      preservePath: true,
      // One byte more than a document may have, so that its inspection notices.
      limits: {
        files: MAX_DOCUMENTS_AT_ONCE,
        fileSize: MAX_DOCUMENT_BYTES + 1,
        fields: 10,
        fieldSize: 1024,
        headerPairs: 20,
      },
    });
  } catch {
    throw malformed();
  }
}

const malformed = () => new ApiError("malformed", "The files did not arrive whole. Send them again.");

/** Stores one file. @returns `null` for what a browser sends when no file was chosen. */
async function takeIn(
  file: Readable,
  name: string,
  id: string,
  { documents, left }: { documents: AppContext["documents"]; left: Room },
): Promise<Arrived | null> {
  let taken = 0;
  async function* within() {
    // Destroyed, the file would never end, and the ones behind it would never begin.
    for await (const chunk of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (chunk.length > left.bytes) throw new DocumentError(left.beyond);
      // At once: the next file begins while the store still writes this one.
      left.bytes -= chunk.length;
      taken += chunk.length;
      yield chunk;
    }
  }
  try {
    const { bytes, result } = inspectDocument(within());
    await documents.put(id, bytes);
    return { name, id, ...result() };
  } catch (error) {
    file.resume();
    left.bytes += taken;
    if (!(error instanceof DocumentError)) throw error;
    return name === "" && error.reason === "empty" ? null : { name, refusal: error.reason };
  }
}
