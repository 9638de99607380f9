import { documentUsage, listDocuments } from "db/documents";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import type { DocumentUsage, DocumentView } from "~/domain/documents";
import type { OpenRecord } from "~/services/records/record-guard.server";

/** What the Documents tab shows. */
export type DocumentsData = {
  documents: DocumentView[];
  used: DocumentUsage;
  /** Whether the viewer may add documents, or why not. */
  upload: "open" | "signed out" | "not a patient" | "not proven";
};

/**
 * Loads the Documents tab of a record that the portal has opened: asking for it
 * and logging the access is `requireRecord`'s part, which comes first.
 */
export async function loadDocuments(
  { db }: Pick<AppContext, "db">,
  { patientId, viewer, isDemo }: OpenRecord & { viewer: SessionUser | null },
): Promise<DocumentsData> {
  const [documents, used] = await Promise.all([listDocuments(db, patientId), documentUsage(db, patientId)]);
  return {
    documents,
    used,
    upload: !viewer
      ? "signed out"
      : isDemo || viewer.role !== "patient"
        ? "not a patient"
        : viewer.addressProven
          ? "open"
          : "not proven",
  };
}
