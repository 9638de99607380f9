import { addAuditEntry, addRefusal, type AuditEntry, type Refusal } from "db/audit";
import { newestEntry, settledEntry } from "db/audit-seals";
import { auditLog, auditSeals } from "db/schema";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "~/domain/durations";
import { sealAudit, verifyAudit } from "~/services/audit/seals.server";
import { createLog } from "~/services/log.server";
import { createSeal } from "~/services/seal.server";
import { sqlState } from "~/services/sql-state.server";
import { engines, type TestDatabase } from "../support/databases";

const NOW = new Date("2026-11-26T12:00:00Z");
const OURS = createSeal("a secret of thirty-two characters!");
const LATER = createSeal("another secret, of as many or more", ["a secret of thirty-two characters!"]);
const STRANGER = createSeal("of somebody who has the database only");

describe.each(engines)("the audit log's seals on $name", ({ open, name }) => {
  let database: TestDatabase;
  beforeEach(async () => void (database = await open()));
  afterEach(() => database.close());

  const add = async (count: number, change: Partial<AuditEntry> = {}) => {
    for (let number = 0; number < count; number++) {
      await addAuditEntry(database.db, {
        at: new Date(NOW.getTime() + number),
        actor: { id: 3, role: "provider" },
        patientId: 7,
        accountId: null,
        action: "read",
        subject: `record ${number}`,
        outcome: "done",
        address: "192.0.2.1",
        ...change,
      });
    }
  };
  const seal = (by = OURS) => sealAudit({ db: database.db, clock: () => NOW, log: createLog("silent"), seal: by });
  const verify = (by = OURS, expected?: string) => verifyAudit({ db: database.db, seal: by }, expected);
  /** As somebody does who may switch triggers off. */
  const tamper = async (how: ReturnType<typeof sql>) => {
    for (const table of ["audit_log", "audit_seals"])
      await database.db.execute(sql.raw(`alter table ${table} disable trigger all`));
    await database.db.execute(how);
    for (const table of ["audit_log", "audit_seals"])
      await database.db.execute(sql.raw(`alter table ${table} enable trigger all`));
  };
  const ids = async () =>
    (await database.db.select({ id: auditLog.id }).from(auditLog).orderBy(auditLog.id)).map(({ id }) => id);

  test("cover each entry once, in order, and hold as long as nothing was changed", async () => {
    expect(await verify()).toEqual({ entries: 0, seals: 0, unsealed: 0, digest: null, tampered: [], faults: [] });
    expect(await seal()).toBe(0);
    await add(3);
    expect(await verify()).toMatchObject({ entries: 0, unsealed: 3, faults: [] });
    expect(await seal()).toBe(3);
    expect(await seal()).toBe(0);
    await add(2, { isEmergency: true });
    await expect(
      database.db.transaction(async (tx) =>
        Promise.reject(
          new Error(
            String(
              await addAuditEntry(tx, {
                at: NOW,
                actor: null,
                patientId: null,
                action: "read",
                subject: "undone",
                outcome: "done",
                address: "",
              }),
            ),
          ),
        ),
      ),
    ).rejects.toThrow();
    await add(1);
    expect(await seal()).toBe(3);
    await add(1);
    const verdict = await verify();
    expect(verdict).toMatchObject({ entries: 6, seals: 2, unsealed: 1, tampered: [], faults: [] });
    expect(verdict.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await verify(OURS, verdict.digest!)).toMatchObject({ faults: [] });
  });

  test("a refusal that comes again is one more entry an hour later, with its number, which a seal proves", async () => {
    const refuse = (minute: number, change: Partial<Refusal> = {}) =>
      addRefusal(database.db, {
        at: new Date(NOW.getTime() - HOUR_MS + minute * MINUTE_MS),
        actor: { id: 3, role: "patient" },
        patientId: 7,
        action: "read",
        subject: "prescriptions",
        address: "192.0.2.1",
        ...change,
      });
    const entries = () =>
      database.db
        .select({ subject: auditLog.subject, at: auditLog.at, outcome: auditLog.outcome, count: auditLog.count })
        .from(auditLog)
        .orderBy(auditLog.id);
    await Promise.all(Array.from({ length: 30 }, () => refuse(-1)));
    await refuse(-1, { actor: null, patientId: null, subject: "session", action: "sign-in" });
    await refuse(-1, { actor: null, patientId: null, subject: "session", action: "sign-in" });
    for (let minute = 0; minute < 20; minute++) await refuse(minute);
    await refuse(1, { subject: "consultations" });
    expect((await entries()).map(({ subject, count }) => [subject, count])).toEqual([
      ["prescriptions", 1],
      ["session", 1],
      ["consultations", 1],
    ]);
    expect(await seal()).toBe(5);
    expect((await entries()).slice(3)).toEqual([
      { subject: "prescriptions", at: new Date(NOW.getTime() - 41 * MINUTE_MS), outcome: "denied", count: 49 },
      { subject: "session", at: new Date(NOW.getTime() - 61 * MINUTE_MS), outcome: "denied", count: 1 },
    ]);
    // A new hour begins with an entry that is there at once; of the other kind the hour is not over.
    await refuse(60);
    await refuse(60);
    await refuse(60, { subject: "consultations" });
    expect(await seal()).toBe(1);
    expect(await entries()).toHaveLength(6);
    expect(await verify()).toMatchObject({ entries: 6, unsealed: 0, tampered: [], faults: [] });
    const [, , , folded] = await ids();
    await tamper(sql`update audit_log set count = 2 where id = ${folded!}`);
    expect((await verify()).tampered).toEqual([{ id: folded, how: "changed" }]);
  });

  test("of many entries there are several, each over what a query may hold", async () => {
    await database.db.execute(
      sql`insert into audit_log (at, action, subject, outcome, address) select now(), 'read', 'record', 'done', '192.0.2.1' from generate_series(1, 2500)`,
    );
    expect(await seal()).toBe(2_500);
    expect(await verify()).toMatchObject({ entries: 2_500, seals: 3, unsealed: 0, tampered: [], faults: [] });
  });

  const OTHER: Record<string, ReturnType<typeof sql>> = {
    at: sql`at + interval '1 microsecond'`,
    actorId: sql`4`,
    actorRole: sql`'admin'`,
    patientId: sql`8`,
    accountId: sql`3`,
    action: sql`'update'`,
    subject: sql`'record 2'`,
    outcome: sql`'denied'`,
    address: sql`'192.0.2.2'`,
    isEmergency: sql`true`,
    count: sql`2`,
  };
  test("a change of any column of any entry is found, and the entry named", async () => {
    const columns = getTableColumns(auditLog);
    expect(Object.keys(OTHER).sort()).toEqual(
      Object.keys(columns)
        .filter((column) => column !== "id")
        .sort(),
    );
    await add(4);
    await seal();
    await add(2);
    await seal();
    const all = await ids();
    for (const [column, other] of Object.entries(OTHER)) {
      const { name: inDatabase } = columns[column as keyof typeof columns];
      const id = all[column.length % all.length]!;
      const [before] = await database.db.select().from(auditLog).where(eq(auditLog.id, id));
      await tamper(sql`update audit_log set ${sql.identifier(inDatabase)} = ${other} where id = ${id}`);
      expect([column, (await verify()).tampered]).toEqual([column, [{ id, how: "changed" }]]);
      await tamper(
        sql`update audit_log set ${sql.identifier(inDatabase)} = ${sql.param(before![column as keyof typeof before], columns[column as keyof typeof columns])} where id = ${id}`,
      );
      expect([column, (await verify()).tampered]).toEqual([column, []]);
    }
  });

  test("an entry that was removed is named, and one that was slipped in; one at the end only by a digest that was noted", async () => {
    await add(6);
    await seal();
    const noted = (await verify()).digest!;
    const all = await ids();
    await tamper(sql`delete from audit_log where id = ${all[2]}`);
    await tamper(
      sql`insert into audit_log (id, at, action, subject, outcome, address) overriding system value values (-5, now(), 'read', 'x', 'done', ''), (${all[2]}, now(), 'read', 'x', 'done', '')`,
    );
    await tamper(sql`delete from audit_log where id = ${all[4]}`);
    expect((await verify()).tampered).toEqual([
      { id: all[2], how: "changed" },
      { id: all[4], how: "removed" },
    ]);
    // All of it, with its seals: nothing is wrong with nothing, but that it is not what was noted.
    await tamper(sql`delete from audit_seals`);
    await tamper(sql`delete from audit_log`);
    expect((await verify()).faults).toEqual([]);
    expect((await verify(OURS, noted)).faults).toEqual([expect.stringMatching(/^No seal has the digest/)]);
  });

  test("whoever has the database only seals nothing anew; a secret of before counts, and one that is lost is vouched for by the next seal", async () => {
    await add(3);
    await seal();
    const [first] = await ids();
    await tamper(sql`update audit_log set subject = 'nothing' where id = ${first}`);
    await tamper(sql`delete from audit_seals`);
    await seal(STRANGER);
    expect(await verify()).toMatchObject({ tampered: [], faults: [expect.stringMatching(/secret/)] });
    await tamper(sql`delete from audit_seals`);
    await seal();
    expect((await verify(LATER)).faults).toEqual([]);
    const alone = createSeal("another secret, of as many or more");
    expect((await verify(alone)).faults).toEqual([expect.stringMatching(/secret/)]);
    await add(1);
    await seal(alone);
    expect((await verify(alone)).faults).toEqual([]);
  });

  test("a seal that was changed or taken out does not go unseen", async () => {
    for (let time = 0; time < 3; time++) {
      await add(2);
      await seal();
    }
    const [, middle] = await database.db.select().from(auditSeals).orderBy(auditSeals.id);
    await tamper(sql`update audit_seals set digest = ${"0".repeat(64)} where id = ${middle!.id}`);
    expect((await verify()).faults).toHaveLength(2);
    await tamper(sql`delete from audit_seals where id = ${middle!.id}`);
    expect((await verify()).tampered.map(({ how }) => how)).toEqual(["added", "added"]);
  });

  test("only grow: the database refuses to change and to delete them", async () => {
    await add(1);
    await seal();
    for (const work of [
      database.db.update(auditSeals).set({ digest: "" }),
      database.db.delete(auditSeals),
      database.db.execute(sql`truncate audit_seals`),
    ]) {
      await expect(Promise.resolve(work).catch((error: Error) => Promise.reject(error.cause as Error))).rejects.toThrow(
        /audit_seals only grows/,
      );
    }
  });

  test.runIf(name === "PostgreSQL")(
    "an entry that is under way is waited for, for a moment, and then by the next turn; of several who seal one does",
    async () => {
      await add(2);
      let end = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      let written = () => {};
      const isWritten = new Promise<void>((resolve) => (written = resolve));
      const slow = database.db.transaction(async (tx) => {
        await addAuditEntry(tx, {
          at: NOW,
          actor: null,
          patientId: null,
          action: "read",
          subject: "slow",
          outcome: "done",
          address: "",
        });
        written();
        await ended;
      });
      await isWritten;
      await add(2);
      await expect(
        settledEntry(database.db).catch((error: unknown) => Promise.reject(new Error(sqlState(error) ?? ""))),
      ).rejects.toThrow("55P03");
      expect(await seal()).toBe(0);
      end();
      await slow;
      const sealed = await Promise.all([seal(), seal(), seal()]);
      expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(5);
      expect(await verify()).toMatchObject({ entries: 5, unsealed: 0, tampered: [], faults: [] });
      expect(await newestEntry(database.db)).toBe((await ids()).at(-1));
    },
  );
});
