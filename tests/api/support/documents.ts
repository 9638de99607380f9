import type { Database } from "db/client";
import { consultations, documents, patients, users } from "db/schema";
import { eq, inArray } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { DOCUMENT_QUOTA, type UploadAnswer } from "~/domain/documents";
import { addProviders, addUser } from "../../db/support/rows";
import { txt } from "../../support/example-files";
import { sessionFor } from "./examples";
import { multipart, type SentFile } from "./multipart";
import type { Site } from "./site";
import { Visitor } from "./visitor";

export const PATH = "/patient-portal/documents";
export const JSON_ONLY = { Accept: "application/json" };

export type People = Record<
  | "owner"
  | "other"
  | "nearlyFull"
  | "manyDocuments"
  | "audited"
  | "slow"
  | "unproven"
  | "treating"
  | "unrelated"
  | "admin",
  { cookie: string; patientId: number }
>;

export const filler = (patientId: number, size: number) => ({
  id: randomUUID(),
  patientId,
  name: "old.pdf",
  contentType: "application/pdf",
  size,
  hash: Buffer.alloc(32),
  createdAt: new Date("2020-01-01"),
});
/** What is left of the quota of whom the record is nearly full of: five of these texts. */
export const SMALL = txt("x".repeat(1000));

export async function preparePeople(db: Database): Promise<People> {
  const record = { firstName: "Wilhelmina", lastName: "Harker", medicalHistory: [], allergies: [], medications: [] };
  const entry = async (userId: number, patientId = 0) => ({ cookie: await sessionFor(db, userId), patientId });
  const patient = async (number: string) => {
    const userId = await addUser(db, { role: "patient" });
    const [added] = await db
      .insert(patients)
      .values({ ...record, medicalRecordNumber: number, userId })
      .returning({ id: patients.id });
    return entry(userId, added!.id);
  };
  await db.insert(patients).values({ ...record, medicalRecordNumber: "MRN-DEMO", isDemo: true });
  const [owner, other, nearlyFull] = [await patient("MRN-1"), await patient("MRN-2"), await patient("MRN-3")];
  const [manyDocuments, audited] = [await patient("MRN-4"), await patient("MRN-5")];
  const slow = await patient("MRN-6");
  const unproven = await patient("MRN-7");
  await db
    .update(users)
    .set({ emailVerifiedAt: null })
    .where(
      inArray(users.id, db.select({ id: patients.userId }).from(patients).where(eq(patients.id, unproven.patientId))),
    );
  const [treating, unrelated, admin] = [await addUser(db), await addUser(db), await addUser(db, { role: "admin" })];
  const [provider] = await addProviders(db, [{ userId: treating, reviewStatus: "verified" }, { userId: unrelated }]);
  await db.insert(consultations).values({
    patientId: owner.patientId,
    providerId: provider!,
    type: "vr",
    status: "completed",
    scheduledAt: new Date(),
    symptoms: [],
  });
  await db.insert(documents).values(filler(nearlyFull.patientId, DOCUMENT_QUOTA.bytes - 5 * SMALL.length - 999));
  await db
    .insert(documents)
    .values(Array.from({ length: DOCUMENT_QUOTA.documents - 3 }, () => filler(manyDocuments.patientId, 1)));
  return {
    owner,
    other,
    nearlyFull,
    manyDocuments,
    audited,
    slow,
    unproven,
    treating: await entry(treating),
    unrelated: await entry(unrelated),
    admin: await entry(admin),
  };
}

/** What is done with documents at a site, by whom `preparePeople` made. */
export function documentsAt(site: Site, people: People) {
  const as = (who?: keyof People) => new Visitor(site, who ? { cookie: people[who].cookie } : {});
  const upload = (visitor: Visitor, files: SentFile[], headers = {}) => {
    const { body, headers: type } = multipart(...files);
    return visitor.postRaw(PATH, body, { ...type, ...headers });
  };
  const uploaded = async (who: keyof People, ...files: SentFile[]) => {
    const answer = await upload(as(who), files, JSON_ONLY);
    expect(answer.status, answer.text.slice(0, 200)).toBe(201);
    return answer.json<UploadAnswer>().documents;
  };
  /** A download, its bytes and not only its text. */
  const download = async (who: keyof People, id: string) => {
    const response = await fetch(`${site.url}${PATH}/${id}`, {
      headers: { Cookie: people[who].cookie.split(";")[0]!, "Accept-Encoding": "gzip, br" },
    });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  };
  /** The files that the store holds, half-written ones too. */
  const stored = () => {
    const folder = join(site.dataDir, "documents");
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : [],
    );
  };
  /**
   * Each row has its bytes, all bytes have a row, and no record is over its quota; returns how many were really
   * uploaded.
   */
  const expectWhole = async () => {
    const rows = await site.database((db) => db.select().from(documents));
    const real = rows.filter(({ createdAt }) => createdAt > new Date("2021-01-01"));
    expect(real.map(({ id }) => id).sort()).toEqual(stored().sort());
    for (const { patientId } of Object.values(people)) {
      const own = rows.filter((row) => row.patientId === patientId);
      expect(own.length).toBeLessThanOrEqual(DOCUMENT_QUOTA.documents);
      expect(own.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(DOCUMENT_QUOTA.bytes);
    }
    return real.length;
  };
  return { as, upload, uploaded, download, stored, expectWhole };
}
