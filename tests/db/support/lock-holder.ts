/**
 * A process that opens a data directory and says so, for tests to kill or to
 * run into. With `write` it creates accounts one after the other and says each
 * one's id as soon as it is committed.
 *
 *     node --import tsx lock-holder.ts FOLDER [write]
 */
import { openEmbedded } from "../../../db/client";
import { users } from "../../../db/schema";
import { createUser } from "../../../db/users";

const [dataDir = "", mode] = process.argv.slice(2);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const { db } = await openEmbedded(dataDir);
  const stored = mode === "write" ? (await db.select({ id: users.id }).from(users)).map(({ id }) => id) : [];
  say({ pid: process.pid, stored });
  for (let count = 0; mode === "write"; count++) {
    const email = `${process.pid}-${count}@example.com`;
    // As the sign-up does it: in a transaction, acknowledged after the commit.
    const id = await db.transaction((tx) =>
      createUser(tx, { email, firstName: "Ada", lastName: "Reyes", passwordHash: "x".repeat(100), role: "patient" }),
    );
    say({ id });
  }
  setInterval(() => {}, 60_000);
} catch (error) {
  say({ error: (error as Error).name, message: (error as Error).message });
  process.exit(1);
}
