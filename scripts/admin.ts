import { addAuditEntry } from "db/audit";
import { openDatabase, type Database } from "db/client";
import { createUser, EmailTakenError } from "db/users";
import { emailField } from "~/domain/person";
import { newLink } from "~/services/accounts/links.server";
import { COMMAND_LINE, liftSecondFactor } from "~/services/accounts/second-factor-change.server";
import { readConfig, type Config } from "~/services/config.server";
import { createOutbox } from "~/services/mail/outbox.server";
import { createSeal } from "~/services/seal.server";
import { whereabouts } from "./whereabouts";

const USAGE = "Usage: npm run admin -- create EMAIL, or npm run admin -- second-factor-off EMAIL";

const clock = () => new Date();

type Command = (db: Database, email: string, config: Config) => Promise<string>;

const COMMANDS = new Map<string, Command>([
  ["create", create],
  ["second-factor-off", secondFactorOff],
]);

/** Creates an administrator, which stands in the log as an operator's doing. @returns the link with which they choose their password; it works once, for an hour. */
async function create(db: Database, email: string, config: Config): Promise<string> {
  const { publicOrigin, port } = config;
  const path = await db.transaction(async (tx) => {
    const id = await createUser(tx, { firstName: "Kindweight", lastName: "Administrator", email, passwordHash: null, role: "admin" });
    await addAuditEntry(tx, { at: clock(), actor: null, patientId: null, accountId: id, action: "create", subject: "administrator", outcome: "done", address: COMMAND_LINE });
    return newLink(tx, id, "reset-password", { clock });
  });
  return `Created in ${whereabouts(config)}. Choose the password here within an hour, then set up the second step:\n${publicOrigin ?? `http://localhost:${port}`}${path}`;
}

/** Turns the second step of somebody off who has lost it. Who they are, the operator has made sure of beforehand. */
async function secondFactorOff(db: Database, email: string, config: Config): Promise<string> {
  const { sessionSecret, previousSecrets } = config;
  const outbox = createOutbox({ seal: createSeal(sessionSecret, previousSecrets), clock });
  switch (await liftSecondFactor(email, { db, clock, outbox })) {
    case "unknown":
      throw new Error(`No account has the address ${email}. That is in ${whereabouts(config)}.`);
    case "not on":
      throw new Error(`The second step of ${email} is not on. Nothing was changed.`);
    case "off":
      return `The second step of ${email} is off, and all its sessions have ended. Its owner is told by mail. They sign in with the password alone now and should set the step up again.`;
  }
}

/**
 * `npm run admin -- create EMAIL` and `npm run admin -- second-factor-off EMAIL`.
 * With the embedded database the server must be stopped meanwhile: only one
 * process may have it open.
 */
async function main([name, email, ...more]: string[]): Promise<string> {
  const command = COMMANDS.get(name ?? "");
  if (!command || !email || more.length > 0) throw new Error(USAGE);
  const address = emailField.safeParse(email);
  if (!address.success) throw new Error(`${address.error.issues[0]!.message}. ${USAGE}`);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    return await command(database.db, address.data, config);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${done}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof EmailTakenError ? "This address has an account already." : (error as Error).message}\n`);
    process.exitCode = 1;
  },
);
