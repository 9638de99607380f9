import { addAuditEntry, closeRepeats, recordAccesses, searchAudit, type AuditEntry } from "db/audit";
import { createPatient } from "db/patients";
import * as schema from "db/schema";
import { auditLog } from "db/schema";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditRecord } from "~/services/records/record-guard.server";
import { engines, openServerDatabase, type TestDatabase } from "../support/databases";
import { connect } from "../support/postgres";
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
  const refused = (work: PromiseLike<unknown>) =>
    expect(Promise.resolve(work).catch((error: Error) => Promise.reject(error.cause as Error)));

  test("only grows: the database refuses to change, to delete and to empty it", async () => {
    await addAuditEntry(database.db, entry({ patientId: 1 }));
    const before = await countRows(database.db, auditLog);
    await refused(database.db.update(auditLog).set({ outcome: "denied" })).rejects.toThrow(/only grows: UPDATE/);
    await refused(database.db.update(auditLog).set({ outcome: "denied" }).where(eq(auditLog.id, -1))).rejects.toThrow(
      /only grows: UPDATE/,
    );
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

  test("what a patient reads again within the hour is counted and becomes one entry; of others each read is one", async () => {
    const patientId = 7_007;
    const at = new Date("2026-03-10T12:00:00Z");
    const read = (minute: number, viewer: { id: number; role: "patient" | "provider" }, change: object = {}) =>
      auditRecord(
        database.db,
        { clock: () => new Date(at.getTime() + minute * 60_000), clientAddress: "192.0.2.1", ...change },
        { patientId, viewer },
        { action: "read", subject: "prescriptions", outcome: "done" },
      );
    const [patient, provider] = [{ id: 3, role: "patient" } as const, { id: 4, role: "provider" } as const];
    for (let minute = 0; minute < 5; minute++) await read(minute, patient);
    await read(5, patient, { clientAddress: "192.0.2.2" });
    for (let minute = 6; minute < 9; minute++) await read(minute, provider);
    const entries = async () =>
      (await recordAccesses(database.db, patientId, { limit: 20 }))
        .reverse()
        .map(({ actor, address, at: when, outcome, count }) => [
          ...[actor?.id, address.at(-1), (when.getTime() - at.getTime()) / 60_000, outcome, count],
        ]);
    const first = [
      [3, "1", 0, "done", 1],
      [3, "2", 5, "done", 1],
      ...[6, 7, 8].map((minute) => [4, "1", minute, "done", 1]),
    ];
    expect(await entries()).toEqual(first);
    await closeRepeats(database.db, new Date(at.getTime() + 60_000));
    expect(await entries()).toEqual([...first, [3, "1", 4, "done", 4]]);
    await read(61, patient);
    expect((await entries()).at(-1)).toEqual([3, "1", 61, "done", 1]);
    await closeRepeats(database.db, new Date(at.getTime() + 1_000 * 60_000));
    expect(await entries()).toHaveLength(7);
  });

  test("a patient's accesses come newest first, a page at a time, and nobody else's; a deleted account is said to be one", async () => {
    const id = await addUser(database.db, { firstName: "Nora", lastName: "Okafor" });
    for (let number = 0; number < 7; number++) {
      const actor = number % 3 === 0 ? null : { id: number % 3 === 1 ? id : 999_999, role: "provider" as const };
      await addAuditEntry(
        database.db,
        entry({
          patientId: 42,
          actor,
          at: new Date(Date.UTC(2026, 2, 10, number)),
          outcome: actor ? "done" : "denied",
        }),
      );
      await addAuditEntry(database.db, entry({ patientId: 43 }));
    }
    const first = await recordAccesses(database.db, 42, { limit: 4 });
    const rest = await recordAccesses(database.db, 42, { limit: 4, before: first.at(-1)!.id });
    expect([...first, ...rest].map(({ at }) => at.getUTCHours())).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(first.map(({ actor }) => actor?.name ?? null)).toEqual([null, "A deleted account", "Nora Okafor", null]);
    expect(first.map(({ outcome }) => outcome)).toEqual(["denied", "done", "done", "denied"]);
    expect(await recordAccesses(database.db, 44, { limit: 4 })).toEqual([]);
  });

  test("a search for a user finds what they did, what was done to their account, and who was at their record: newest first, each once, page by page", async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 4, 1, hour));
    const user = await addUser(database.db, { firstName: "Ada", lastName: "Quill" });
    const other = await addUser(database.db);
    const record = await createPatient(database.db, {
      userId: user,
      medicalRecordNumber: "MRN-AUDIT-1",
      firstName: "Ada",
      lastName: "Quill",
      createdAt: at(0),
    });
    const actor = { id: user, role: "patient" as const };
    const entries: Partial<AuditEntry>[] = [
      { actor, patientId: record, subject: "record" }, // by them and about them: once
      { actor: { id: other, role: "provider" }, patientId: record, subject: "prescriptions", outcome: "denied" },
      {
        actor: null,
        patientId: null,
        accountId: user,
        action: "second-factor",
        subject: "second factor off",
        address: "the command line",
      },
      {
        actor: { id: other, role: "admin" },
        patientId: null,
        accountId: user,
        action: "decision",
        subject: "application approved",
      },
      { actor, patientId: null, action: "sign-in", subject: "session" },
      { actor: { id: other, role: "admin" }, patientId: null, subject: "session", action: "sign-in" },
      { actor: null, patientId: null, accountId: other, action: "second-factor", subject: "second factor off" },
    ];
    for (const [hour, change] of entries.entries())
      await addAuditEntry(database.db, entry({ ...change, at: at(hour) }));
    const found = async (
      search: Parameters<typeof searchAudit>[1],
      page: Parameters<typeof searchAudit>[2] = { limit: 50 },
    ) => (await searchAudit(database.db, { from: "2026-05-01", ...search }, page)).map((one) => one.at.getUTCHours());
    expect(await found({ user })).toEqual([4, 3, 2, 1, 0]);
    expect(await found({ user: other })).toEqual([6, 5, 3, 1]);
    expect(await found({ user, action: "second-factor" })).toEqual([2]);
    expect(await found({ user, outcome: "denied" })).toEqual([1]);
    expect(await found({ user, patient: record })).toEqual([1, 0]);
    expect(await found({ user, from: "2026-05-02" })).toEqual([]);
    const first = await searchAudit(database.db, { user }, { limit: 2 });
    expect(first.map(({ accountId, actor: by }) => [accountId, by?.id ?? null])).toEqual([
      [null, user],
      [user, other],
    ]);
    expect(await found({ user }, { limit: 2, before: first.at(-1)!.id })).toEqual([2, 1]);
    expect(await found({ user: 999_998 })).toEqual([]);
  });
});

describe("a log of many entries on PostgreSQL", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openServerDatabase();
    await database.db.execute(sql`
      insert into audit_log (at, actor_id, actor_role, patient_id, account_id, action, subject, outcome, address)
      select timestamptz '2026-01-01' + n * interval '1 minute', case when n % 3 = 0 then null else n % 400 + 1 end, case when n % 3 = 0 then null else 'patient'::user_role end,
        case when n % 2 = 0 then n % 900 + 1 end, case when n % 5000 = 0 then n % 90 + 1 end, 'read', 'record', 'done', '192.0.2.1'
      from generate_series(1, 150000) n`);
    await database.db.execute(sql`analyze audit_log`);
  }, 60_000);
  afterAll(() => database.close());

  test.each([
    ["somebody who does much", { user: 7 }],
    ["somebody of whom nothing is there", { user: 999_999 }],
    ["what an operator did for somebody", { user: 51, action: "second-factor" as const }],
  ])("asks only indexes for %s, and reads no more than their own entries", async (_, search) => {
    const asked: { text: string; params: unknown[] }[] = [];
    const client = connect(database.url!, "audit-plan");
    try {
      await searchAudit(
        drizzle(client, { schema, logger: { logQuery: (text, params) => void asked.push({ text, params }) } }),
        search,
        { limit: 51 },
      );
      const { text, params } = asked.find((one) => one.text.includes('"audit_log"'))!;
      const [explained] = await client.unsafe(`explain (analyze, format json) ${text}`, params as string[]);
      const nodes: { type: string; index?: string; rows: number; removed: number }[] = [];
      const walk = (plan: Record<string, unknown>) => {
        nodes.push({
          type: plan["Node Type"] as string,
          index: plan["Index Name"] as string,
          rows: Number(plan["Actual Rows"]),
          removed: Number(plan["Rows Removed by Filter"] ?? 0),
        });
        for (const child of (plan.Plans ?? []) as Record<string, unknown>[]) walk(child);
      };
      walk((explained!["QUERY PLAN"] as { Plan: Record<string, unknown> }[])[0]!.Plan);
      expect(nodes.filter(({ type }) => type === "Seq Scan")).toEqual([]);
      expect(nodes.map(({ index }) => index)).toEqual(
        expect.arrayContaining(["audit_log_actor_idx", "audit_log_account_idx"]),
      );
      for (const { rows, removed } of nodes) expect(rows + removed).toBeLessThan(1_000);
    } finally {
      await client.end();
    }
  });
});
