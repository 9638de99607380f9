import { documents, patients } from "db/schema";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLocalStore } from "~/services/documents/local-store.server";
import { sweepDocuments } from "~/services/documents/orphan-cleanup.server";
import { createLog } from "~/services/log.server";
import { engines, type TestDatabase } from "../support/databases";

const HOUR = 3_600_000;

describe.each(engines)("the sweep of documents' bytes on $name", ({ open }) => {
  let database: TestDatabase;
  let patientId: number;
  let dataDir: string;
  beforeAll(async () => {
    database = await open();
    const [added] = await database.db
      .insert(patients)
      .values({
        medicalRecordNumber: "KW-1",
        firstName: "Ada",
        lastName: "Reyes",
        medicalHistory: [],
        allergies: [],
        medications: [],
      })
      .returning({ id: patients.id });
    patientId = added!.id;
  });
  beforeEach(async () => {
    await database.db.delete(documents);
    dataDir = mkdtempSync(join(tmpdir(), "kindweight-sweep-"));
    return () => rmSync(dataDir, { recursive: true, force: true });
  });
  afterAll(() => database?.close());

  /** Stores bytes, `rows` of them with a row; then sweeps as if so many hours had gone by. @returns what is left. */
  async function swept(count: number, rows: number, hours: number) {
    const store = createLocalStore(dataDir);
    const ids = Array.from({ length: count }, () => randomUUID());
    for (const id of ids) await store.put(id, Readable.from([Buffer.from("x")]));
    const known = ids.slice(0, rows);
    for (const id of known)
      await database.db.insert(documents).values({
        id,
        patientId,
        name: "a.txt",
        contentType: "text/plain",
        size: 1,
        hash: Buffer.alloc(32),
        createdAt: new Date(),
      });
    const removed = await sweepDocuments({
      documents: store,
      db: database.db,
      clock: () => new Date(Date.now() + hours * HOUR),
      log: createLog("silent"),
    });
    const left: string[] = [];
    for await (const { id } of store.entries()) left.push(id);
    return { removed, left: left.length, known: known.every((id) => left.includes(id)) };
  }

  test("removes what has no row, and nothing that has one", async () => {
    expect(await swept(7, 4, 2)).toEqual({ removed: 3, left: 4, known: true });
  });

  test("leaves what is younger than an hour: its row may still come", async () => {
    expect(await swept(3, 1, 0.9)).toEqual({ removed: 0, left: 3, known: true });
  });

  test("leaves everything where most has no row: then it is the database that is another one", async () => {
    expect(await swept(60, 0, 2)).toEqual({ removed: 0, left: 60, known: true });
  });

  test("finds nothing in a store that was never used", async () => {
    expect(await swept(0, 0, 2)).toEqual({ removed: 0, left: 0, known: true });
  });
});
