import { addAuditEntry, recordAccesses, type AuditEntry } from "db/audit";
import { auditLog } from "db/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";
import { addUser, countRows } from "./support/rows";

const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date("2026-03-10T12:00:00Z"),
  actor: null,
  patientId: 7,
  action: "read",
  subject: "prescriptions",
  outcome: "done",
  address: "192.0.2.1",
  ...change,
});

describe.each(engines)("the audit log on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  /** The database's own words, which drizzle wraps. */
  const refused = (work: PromiseLike<unknown>) => expect(Promise.resolve(work).catch((error: Error) => Promise.reject(error.cause as Error)));

  test("only grows: the database refuses to change, to delete and to empty it", async () => {
    await addAuditEntry(database.db, entry({ patientId: 1 }));
    const before = await countRows(database.db, auditLog);
    await refused(database.db.update(auditLog).set({ outcome: "denied" })).rejects.toThrow(/only grows: UPDATE/);
    await refused(database.db.update(auditLog).set({ outcome: "denied" }).where(eq(auditLog.id, -1))).rejects.toThrow(/only grows: UPDATE/);
    await refused(database.db.delete(auditLog)).rejects.toThrow(/only grows: DELETE/);
    await refused(database.db.execute(sql`truncate audit_log`)).rejects.toThrow(/only grows: TRUNCATE/);
    await refused(database.db.execute(sql`truncate audit_log cascade`)).rejects.toThrow(/only grows: TRUNCATE/);
    expect(await countRows(database.db, auditLog)).toBe(before);
  });

  test("an entry stands and falls with the transaction of what it tells", async () => {
    const before = await countRows(database.db, auditLog);
    const failing = database.db.transaction(async (tx) => {
      await addAuditEntry(tx, entry());
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect(await countRows(database.db, auditLog)).toBe(before);
  });

  test("a patient's accesses come newest first, a page at a time, and nobody else's; a deleted account is said to be one", async () => {
    const id = await addUser(database.db, { firstName: "Nora", lastName: "Okafor" });
    for (let number = 0; number < 7; number++) {
      const actor = number % 3 === 0 ? null : { id: number % 3 === 1 ? id : 999_999, role: "provider" as const };
      await addAuditEntry(database.db, entry({ patientId: 42, actor, at: new Date(Date.UTC(2026, 2, 10, number)), outcome: actor ? "done" : "denied" }));
      await addAuditEntry(database.db, entry({ patientId: 43 }));
    }
    const first = await recordAccesses(database.db, 42, { limit: 4 });
    const rest = await recordAccesses(database.db, 42, { limit: 4, before: first.at(-1)!.id });
    expect([...first, ...rest].map(({ at }) => at.getUTCHours())).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(first.map(({ actor }) => actor?.name ?? null)).toEqual([null, "A deleted account", "Nora Okafor", null]);
    expect(first.map(({ outcome }) => outcome)).toEqual(["denied", "done", "done", "denied"]);
    expect(await recordAccesses(database.db, 44, { limit: 4 })).toEqual([]);
  });
});
