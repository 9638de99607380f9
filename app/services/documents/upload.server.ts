import { deleteUpload, insertUpload, lockDocumentUsage, uploadsUnderWay } from "db/documents";
import { randomUUID } from "node:crypto";
import type { AppContext } from "~/context";
import { MAX_BYTES_UNDER_WAY, roomFor, type Room, type UploadAnswer } from "~/domain/documents";
import { MINUTE_MS } from "~/domain/durations";
import { ApiError } from "~/domain/errors";
import { EMAIL_NOT_VERIFIED } from "~/domain/email-not-verified";
import { LONGEST_BODY_MS } from "~/services/http/requests/body-timeout.server";
import { requireUser } from "~/services/sessions/session.server";
import { storeDocuments, requireOwnDocuments } from "./documents.server";
import { declaredBytes, receiveDocuments } from "./multipart-upload.server";

type Needs = Pick<
  AppContext,
  "db" | "clock" | "cookies" | "limits" | "log" | "documents" | "inFlight" | "session" | "clientAddress" | "closed"
>;

/** Longer than any takes: one that is noted since then was left behind by a process that died. */
const UPLOAD_MS = LONGEST_BODY_MS + 5 * MINUTE_MS;

/**
 * Takes the files of a request into the signed-in patient's own record. How much
 * of them may reach the store is settled before anything does, and noted in the
 * database, for the uploads that come meanwhile to any process.
 *
 * None into an account whose address nobody has proven: documents would lie in
 * the record that the address's owner takes over.
 * @throws {ApiError} 401, 403, 413, 415, 400; 503 while too much is on its way from everybody.
 */
export async function handleUpload(request: Request, context: Needs): Promise<UploadAnswer> {
  const record = await requireOwnDocuments(request, context, "create");
  if (!(await requireUser(request, context)).addressProven) throw new ApiError("forbidden", EMAIL_NOT_VERIFIED);
  const upload = await begin(declaredBytes(request), record.patientId, context);
  context.inFlight.documentUploads += 1;
  try {
    return await storeDocuments(context, record, await receiveDocuments(request, upload.room, context), upload.id);
  } finally {
    context.inFlight.documentUploads -= 1;
    // What cannot be noted as over now counts for a quarter of an hour.
    await deleteUpload(context.db, upload.id).catch((error: unknown) => context.log.error(error));
  }
}

async function begin(
  declared: number,
  patientId: number,
  { db, clock }: Pick<AppContext, "db" | "clock">,
): Promise<{ id: string; room: Room }> {
  const id = randomUUID();
  const beganAt = clock();
  return db.transaction(async (tx) => {
    const used = await lockDocumentUsage(tx, patientId);
    const inFlight = await uploadsUnderWay(tx, patientId, new Date(beganAt.getTime() - UPLOAD_MS));
    const room = roomFor(declared, used, inFlight.own);
    if (inFlight.all + room.bytes > MAX_BYTES_UNDER_WAY)
      throw new ApiError("unavailable", "Many files are on their way to us right now. Send yours again in a minute.", {
        retryAfterSeconds: 60,
      });
    if (room.bytes > 0) await insertUpload(tx, { id, patientId, bytes: room.bytes, beganAt });
    return { id, room };
  });
}
