import { addAuditEntry } from "db/audit";
import { openDatabase, type DatabaseConnection } from "db/client";
import { sql } from "drizzle-orm";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sealAudit } from "~/services/audit/seals.server";
import { createLog } from "~/services/log.server";
import { createSeal } from "~/services/seal.server";

const SECRET = "a secret of thirty-two characters!";
const dataDir = mkdtempSync(join(tmpdir(), "audit-verify-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const verify = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/admin.ts", "audit-verify", ...words],
    {
      encoding: "utf8",
      env: { NODE_ENV: "production", PATH: process.env.PATH, DATA_DIR: dataDir, SESSION_SECRET: SECRET },
    },
  );
  return { status, stdout, stderr };
};
async function using(work: (database: DatabaseConnection) => Promise<unknown>) {
  const database = await openDatabase({ dataDir });
  try {
    await database.migrate();
    await work(database);
  } finally {
    await database.close();
  }
}

test(
  "npm run admin -- audit-verify says what is sealed and its digest, and fails naming the entry that is not what it was",
  { timeout: 120_000 },
  async () => {
    await using(async ({ db }) => {
      for (const subject of ["record", "prescriptions"])
        await addAuditEntry(db, {
          at: new Date(),
          actor: null,
          patientId: 1,
          action: "read",
          subject,
          outcome: "done",
          address: "192.0.2.1",
        });
      await sealAudit({ db, clock: () => new Date(), log: createLog("silent"), seal: createSeal(SECRET) });
    });
    const whole = verify();
    expect(whole).toMatchObject({ status: 0, stderr: "" });
    const [, digest] =
      /^2 entries of the embedded database in \S+: sealed and unchanged, by 1 seal; 0 are not sealed yet\. Digest: ([0-9a-f]{64})\n$/.exec(
        whole.stdout,
      ) ?? [];
    expect(verify(digest!)).toEqual(whole);
    expect(verify("0".repeat(64))).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("No seal has the digest") as unknown,
    });
    expect(verify("deadbeef")).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(/^A digest has 64 hexadecimal digits\. Usage: /) as unknown,
    });

    await using(async ({ db }) => {
      await db.execute(sql`alter table audit_log disable trigger all`);
      await db.execute(sql`update audit_log set subject = 'nothing' where subject = 'prescriptions'`);
    });
    const wrong = verify();
    expect(wrong).toMatchObject({ status: 1, stdout: "" });
    expect(wrong.stderr).toMatch(/is not what was sealed:\nEntry 2 was changed after it was sealed\.\n$/);
  },
);
