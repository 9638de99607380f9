import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServerDatabase, type TestDatabase } from "../support/databases";

const SLOW = 120_000;

describe("npm run db:move and db:backup", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "move-"));
  let server: TestDatabase;
  beforeAll(async () => void (server = await openServerDatabase()));
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  const run = (script: string, words: string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", `scripts/${script}.ts`, ...words],
      {
        encoding: "utf8",
        env: { NODE_ENV: "production", PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
      },
    );
    return { status, stdout, stderr };
  };
  const archives = () => readdirSync(dataDir).filter((name) => name.startsWith("moved-"));

  test(
    "moves with the secret that the installation has made for itself, and with no other; a move that comes to nothing leaves no records behind, and an archive of nothing is no backup",
    { timeout: SLOW },
    () => {
      const nothing = run("database", ["backup", join(dataDir, "b.gz")]);
      expect(nothing).toMatchObject({ status: 1, stdout: "" });
      expect(nothing.stderr).toMatch(/^There is no database in .*\n$/);
      const created = run("admin", ["create", "ops@example.com"]);
      expect(created.stdout).toContain(`in the embedded database in ${dataDir}`);
      const secret = readFileSync(join(dataDir, "session-secret"), "utf8");
      const move = (env: Record<string, string>) => run("database", ["move"], { DATABASE_URL: server.url!, ...env });

      const other = move({ SESSION_SECRET: "another secret, made for the new server" });
      expect(other).toMatchObject({ status: 1, stdout: "" });
      expect(other.stderr).toMatch(/^SESSION_SECRET is not the secret in .*session-secret.*Nothing was moved\n$/);
      expect(archives()).toEqual([]);

      expect(
        move({ SESSION_SECRET: "another secret, made for the new server", SESSION_SECRET_PREVIOUS: secret }).stdout,
      ).toMatch(/^[\d,]+ rows taken in/);
      expect(archives()).toHaveLength(1);

      expect(run("database", ["backup", join(dataDir, "b.gz")]).stdout).toContain(
        `rows of the embedded database in ${dataDir} are in `,
      );

      const again = move({ SESSION_SECRET: secret });
      expect(again).toMatchObject({
        status: 1,
        stdout: "",
        stderr: "There is data in this database already. Restore into a new one\n",
      });
      expect(archives()).toHaveLength(1);

      const { pathname, host } = new URL(server.url!);
      const unknown = run("admin", ["second-factor-off", "nobody@example.com"], {
        DATABASE_URL: server.url!,
        SESSION_SECRET: secret,
      });
      expect(unknown.stderr).toBe(
        `No account has the address nobody@example.com. That is in the database ${pathname.slice(1)} on ${host}.\n`,
      );
    },
  );
});
