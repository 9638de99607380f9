import { and, count, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { DocumentType, DocumentUsage, DocumentView } from "~/domain/documents";
import type { Queryable } from "./client";
import { documents, patients, uploads } from "./schema";

const listed = {
  id: documents.id,
  name: documents.name,
  // What is inserted is a `DocumentType`; the column is text.
  contentType: sql<DocumentType>`${documents.contentType}`,
  size: documents.size,
  createdAt: documents.createdAt,
};

/** A patient's documents, newest first. */
export const listDocuments = (db: Queryable, patientId: number): Promise<DocumentView[]> =>
  db
    .select(listed)
    .from(documents)
    .where(eq(documents.patientId, patientId))
    .orderBy(desc(documents.createdAt), documents.id);

/** How much of its quota a record uses. */
export async function documentUsage(db: Queryable, patientId: number): Promise<DocumentUsage> {
  const [used] = await db
    .select({ documents: count(), bytes: sql`coalesce(sum(${documents.size}), 0)`.mapWith(Number) })
    .from(documents)
    .where(eq(documents.patientId, patientId));
  return used!;
}

/**
 * The same for whoever is about to add documents: until the transaction ends
 * nobody else gets to add any to this record, so that what is counted holds.
 */
export async function lockDocumentUsage(tx: Queryable, patientId: number): Promise<DocumentUsage> {
  await tx.select({ id: patients.id }).from(patients).where(eq(patients.id, patientId)).for("update");
  return documentUsage(tx, patientId);
}

/**
 * What is on its way into records: `own` into this one, `all` into any. Uploads that began before `since` have died.
 */
export async function uploadsUnderWay(
  db: Queryable,
  patientId: number,
  since: Date,
): Promise<{ own: { uploads: number; bytes: number }; all: number }> {
  const isOwn = eq(uploads.patientId, patientId);
  const bytes = sql`coalesce(sum(${uploads.bytes}), 0)`;
  const [found] = await db
    .select({
      uploads: sql`count(*) filter (where ${isOwn})`.mapWith(Number),
      own: sql`coalesce(sum(${uploads.bytes}) filter (where ${isOwn}), 0)`.mapWith(Number),
      all: bytes.mapWith(Number),
    })
    .from(uploads)
    .where(gte(uploads.beganAt, since));
  return { own: { uploads: found!.uploads, bytes: found!.own }, all: found!.all };
}

/** Notes that an upload has begun. */
export const insertUpload = async (tx: Queryable, row: typeof uploads.$inferInsert): Promise<void> =>
  void (await tx.insert(uploads).values(row));

/** An upload is over, or its documents have rows; once more is as good. */
export const deleteUpload = async (db: Queryable, id: string): Promise<void> =>
  void (await db.delete(uploads).where(eq(uploads.id, id)));

export type NewDocument = Omit<typeof documents.$inferInsert, "contentType"> & { contentType: DocumentType };

/** Adds a document's row; its bytes are in the store already. */
export const insertDocument = async (tx: Queryable, row: NewDocument): Promise<void> =>
  void (await tx.insert(documents).values(row));

/** A document of this patient's; `null` for anybody else's as for none. */
export async function findDocument(
  db: Queryable,
  { id, patientId }: { id: string; patientId: number },
): Promise<DocumentView | null> {
  const [found] = await db
    .select(listed)
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.patientId, patientId)));
  return found ?? null;
}

/** Whose record a document is in, to ask whether a viewer may open that. */
export async function documentPatient(db: Queryable, id: string): Promise<number | null> {
  const [found] = await db.select({ patientId: documents.patientId }).from(documents).where(eq(documents.id, id));
  return found?.patientId ?? null;
}

/** Deletes a document's row. @returns whether this patient had it. */
export async function deleteDocument(
  tx: Queryable,
  { id, patientId }: { id: string; patientId: number },
): Promise<boolean> {
  const gone = await tx
    .delete(documents)
    .where(and(eq(documents.id, id), eq(documents.patientId, patientId)))
    .returning({ id: documents.id });
  return gone.length > 0;
}

/** Which of the ids have a row. */
export async function knownDocuments(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
