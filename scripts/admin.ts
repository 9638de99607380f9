import { openDatabase } from "db/client";
import { createUser, EmailTakenError } from "db/users";
import { newLink } from "~/services/accounts/links.server";
import { readConfig } from "~/services/config.server";
import { emailField } from "~/domain/person";

const USAGE = "Usage: npm run admin -- create EMAIL";

/**
 * `npm run admin -- create EMAIL` creates an administrator and prints the link
 * with which they choose their password; it works once, for an hour. With the
 * embedded database the server must be stopped meanwhile: only one process may
 * have it open.
 */
async function main([command, email]: string[]): Promise<string> {
  if (command !== "create" || !email) throw new Error(USAGE);
  const address = emailField.safeParse(email);
  if (!address.success) throw new Error(`${address.error.issues[0]!.message}. ${USAGE}`);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    return await database.db.transaction(async (tx) => {
      const id = await createUser(tx, { firstName: "Kindweight", lastName: "Administrator", email: address.data, passwordHash: null, role: "admin" });
      const path = await newLink(tx, id, "reset-password", { clock: () => new Date() });
      return `${config.publicOrigin ?? `http://localhost:${config.port}`}${path}`;
    });
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (link) => process.stdout.write(`Created. Choose the password here within an hour, then set up the second step:\n${link}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof EmailTakenError ? "This address has an account already." : (error as Error).message}\n`);
    process.exitCode = 1;
  },
);
