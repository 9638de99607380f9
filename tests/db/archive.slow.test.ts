import { backUp, restore } from "db/archive/file";
import { ArchiveError } from "db/archive/read";
import { sequences, tablesInOrder } from "db/archive/tables";
import { rowsOf, type Database } from "db/client";
import { auditLog, users, vitalReadings } from "db/schema";
import { seedDemo } from "db/seed";
import { sql } from "drizzle-orm";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbeddedDatabase, openServerDatabase, type TestDatabase } from "../support/databases";

const ABOUT = { secret: "of the tests", now: new Date("2026-03-02T12:00:00Z") };

/** All that a database holds, table by table, as text. */
async function everything(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name, columns } of await tablesInOrder(db)) {
    const list = columns.map((column) => `"${column}"`).join(", ");
    found[name] = rowsOf<{ line: string }>(
      await db.execute(sql.raw(`select row_to_json(one)::text as line from (select ${list} from "${name}") one`)),
    )
      .map(({ line }) => line)
      .sort();
  }
  return found;
}

const embedded = { name: "PGlite", open: openEmbeddedDatabase };
const server = { name: "PostgreSQL", open: openServerDatabase };
const ways = [
  { from: embedded, to: server },
  { from: server, to: embedded },
].map((way) => ({ ...way, name: `${way.from.name} into ${way.to.name}` }));

describe.each(ways)("a backup of $name", ({ from, to }) => {
  const folder = mkdtempSync(join(tmpdir(), "archive-"));
  const file = join(folder, "backup.gz");
  let source: TestDatabase;
  let before: Record<string, string[]>;
  beforeAll(async () => {
    source = await from.open();
    await seedDemo(source.db, ABOUT.now);
    await source.db.execute(
      sql`insert into users (email, first_name, last_name, role) values ('o''hara@example.com', ${'Zoë "Z" \\ O\'Hara\n'}, 'ü😀', 'patient')`,
    );
    await source.db.execute(
      sql`insert into vital_readings (id, patient_id, device_type, measured_at, value) overriding system value values (9007199254740995, 1, 'heart_rate', '2019-05-05T05:05:05.123456Z', 0.1)`,
    );
    await backUp(source, file, ABOUT);
    before = await everything(source.db);
  });
  afterAll(async () => {
    await source.close();
    rmSync(folder, { recursive: true });
  });

  test("holds every row of every table, to the last digit", async () => {
    const target = await to.open();
    try {
      const { counts, header } = await restore(target, file);
      expect(await everything(target.db)).toEqual(before);
      expect([...counts].filter(([, count]) => count > 0).map(([name, count]) => [name, count])).toEqual(
        Object.entries(before)
          .filter(([, rows]) => rows.length > 0)
          .map(([name, rows]) => [name, rows.length])
          .sort((a, b) => [...counts.keys()].indexOf(a[0] as string) - [...counts.keys()].indexOf(b[0] as string)),
      );
      expect(header.secret).toBe(ABOUT.secret);
      expect(await sequences(target.db)).toEqual(await sequences(source.db));
      // What the database works out, and what it refuses, is as before.
      const [{ id } = { id: 0 }] = await target.db
        .insert(users)
        .values({ email: "new@example.com", firstName: "N", lastName: "N", role: "patient" })
        .returning({ id: users.id });
      expect(id).toBeGreaterThan(before.users!.length - 1);
      await expect(target.db.delete(auditLog)).rejects.toThrow();
      const found = rowsOf<{ count: number }>(
        await target.db.execute(
          sql`select count(*)::int as count from providers where is_listed and search_text is not null`,
        ),
      );
      expect(found[0]!.count).toBeGreaterThan(10);
      expect(await target.db.$count(vitalReadings)).toBe(before.vital_readings!.length);
    } finally {
      await target.close();
    }
  });

  test("is refused as a whole where there is data already, where it is cut off or changed, and where it is of a newer program", async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const lines = text.trimEnd().split("\n");
    const aRow = lines.findLastIndex((line) => line.startsWith("{"));
    const broken = {
      "cut off in the middle of the file": readFileSync(file).subarray(0, 20_000),
      "without its end": gzipSync(`${lines.slice(0, -1).join("\n")}\n`),
      "with a row less": gzipSync(`${lines.toSpliced(aRow, 1).join("\n")}\n`),
      "of something else": gzipSync("hello\n"),
      "not compressed": Buffer.from(text.slice(0, 100)),
      "of a newer program": gzipSync(
        `${JSON.stringify({ ...JSON.parse(lines[0]!), schema: Date.now() * 2 })}\n${lines.slice(1).join("\n")}\n`,
      ),
      "with a table of its own": gzipSync(
        `${lines[0]}\n["table","pg_authid",["rolname"]]\n{"rolname":"x"}\n["end",1]\n`,
      ),
    };
    const target = await to.open();
    try {
      for (const [what, bytes] of Object.entries(broken)) {
        const bad = join(folder, "broken.gz");
        writeFileSync(bad, bytes);
        await expect(restore(target, bad), what).rejects.toThrow(ArchiveError);
        expect(await target.db.$count(users), what).toBe(0);
      }
      await restore(target, file);
      await expect(restore(target, file)).rejects.toThrow("There is data in this database already");
      expect(await everything(target.db)).toEqual(before);
    } finally {
      await target.close();
    }
  });

  test("is a file that only its owner may read, and of a try that fails nothing is left", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const failing = { db: { transaction: () => Promise.reject(new Error("away")) } as unknown as Database };
    await expect(backUp(failing, join(folder, "never.gz"), ABOUT)).rejects.toThrow("away");
    await expect(backUp(source, join(folder, "no such folder", "x.gz"), ABOUT)).rejects.toThrow("ENOENT");
    expect((await readdir(folder)).filter((name) => /never|part/.test(name))).toEqual([]);
  });
});
