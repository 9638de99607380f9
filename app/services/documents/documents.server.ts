import {
  deleteDocument,
  deleteUpload,
  documentPatient,
  findDocument,
  insertDocument,
  lockDocumentUsage,
} from "db/documents";
import type { AppContext } from "~/context";
import {
  documentName,
  fitsQuota,
  REFUSALS,
  shownName,
  type DocumentView,
  type RefusedFile,
  type UploadAnswer,
} from "~/domain/documents";
import { ApiError } from "~/domain/errors";
import {
  auditRecord,
  auditRefusal,
  recordInView,
  requireRecord,
  type OpenRecord,
} from "~/services/records/record-guard.server";
import { requireUser } from "~/services/sessions/session.server";
import { isStored, removeAll, type Arrived } from "./multipart-upload.server";
import { isDocumentId } from "./store.server";

/** What of a record is documents, in the audit log. */
const SUBJECT = "documents";

type Needs = Pick<
  AppContext,
  "db" | "documents" | "cookies" | "clock" | "session" | "log" | "clientAddress" | "limits"
>;

/** The signed-in patient's own record, for adding a document. @throws {ApiError} 401, 403. */
export const requireOwnDocuments = async (
  request: Request,
  context: Needs,
  action: "create" | "delete",
): Promise<OpenRecord> => requireRecord(request, await recordInView(request, context), context, SUBJECT, action);

/**
 * Gives the files that have arrived a row each, as far as the record's quota
 * goes, with their entries in the audit log: all in one transaction under a lock
 * of the patient, so that of two uploads at once each counts the other.
 * @param uploadId of what has promised them their room.
 */
export async function storeDocuments(
  context: Needs,
  record: OpenRecord,
  files: readonly Arrived[],
  uploadId: string,
): Promise<UploadAnswer> {
  const refused: RefusedFile[] = files.flatMap((file) => (isStored(file) ? [] : [refusal(file.name, file.refusal)]));
  const arrived = files.filter(isStored);
  if (arrived.length === 0) return { documents: [], refused };

  // Should the commit fail, whether the rows are there is not known: their bytes stay, for the sweep to decide.
  const { kept, over } = await context.db.transaction(async (tx) => {
    const used = await lockDocumentUsage(tx, record.patientId);
    const kept: DocumentView[] = [];
    const over: Arrived[] = [];
    for (const file of arrived) {
      if (!fitsQuota(used, file.size)) {
        over.push(file);
        continue;
      }
      used.bytes += file.size;
      used.documents++;
      const { id, contentType, size, hash } = file;
      const document = {
        id,
        name: documentName(file.name, contentType),
        contentType,
        size,
        createdAt: context.clock(),
      };
      await insertDocument(tx, { ...document, hash, patientId: record.patientId, userId: record.viewer?.id ?? null });
      await auditRecord(tx, context, record, { action: "create", subject: SUBJECT, outcome: "done" });
      kept.push(document);
    }
    // Now they are counted as documents.
    await deleteUpload(tx, uploadId);
    return { kept, over };
  });
  await removeAll(
    over.filter(isStored).map(({ id }) => id),
    context,
  );
  return { documents: kept, refused: [...refused, ...over.map(({ name }) => refusal(name, "full"))] };
}

const refusal = (name: string, reason: RefusedFile["reason"]): RefusedFile => ({
  name: shownName(name),
  reason,
  message: REFUSALS[reason],
});

const noSuchDocument = () => new ApiError("not_found", "There is no such document");

/**
 * A document that a request may read. Whoever may not gets the answer that they
 * would get if there were none, and an entry in that record's audit log.
 * @throws {ApiError} 401 for nobody, whether or not there is such a document; 404.
 */
export async function requireDocument(request: Request, id: string | undefined, context: Needs): Promise<DocumentView> {
  await requireUser(request, context);
  const patientId = isDocumentId(id) ? await documentPatient(context.db, id) : null;
  if (patientId === null || !isDocumentId(id)) throw noSuchDocument();
  try {
    await requireRecord(request, patientId, context, SUBJECT);
  } catch (error) {
    throw error instanceof ApiError && error.code === "forbidden" ? noSuchDocument() : error;
  }
  const found = await findDocument(context.db, { id, patientId });
  if (!found) throw noSuchDocument();
  return found;
}

/**
 * Deletes a document of the signed-in patient's own: the row first, with its
 * entry in the audit log, then the bytes, which without a row are nobody's.
 * @throws {ApiError} 401 for nobody, 403 for who is no patient, 404 for any other document.
 */
export async function removeDocument(request: Request, id: string | undefined, context: Needs): Promise<void> {
  await requireUser(request, context);
  const record = await requireOwnDocuments(request, context, "delete");
  if (!isDocumentId(id)) throw noSuchDocument();
  const isGone = await context.db.transaction(async (tx) => {
    const deleted = await deleteDocument(tx, { id, patientId: record.patientId });
    if (deleted) await auditRecord(tx, context, record, { action: "delete", subject: SUBJECT, outcome: "done" });
    return deleted;
  });
  if (!isGone) {
    const patientId = await documentPatient(context.db, id);
    if (patientId !== null)
      await auditRefusal(context, { ...record, patientId }, { action: "delete", subject: SUBJECT });
    throw noSuchDocument();
  }
  await removeAll([id], context);
}
