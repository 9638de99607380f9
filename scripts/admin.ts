import { addAuditEntry } from "db/audit";
import { openDatabase, type Database } from "db/client";
import { createUser, EmailTakenError } from "db/users";
import { plural } from "~/domain/format";
import { emailField } from "~/domain/person";
import { deletePatient as deletePatientAccount } from "~/services/accounts/delete-patient.server";
import { createOneTimeLink } from "~/services/accounts/one-time-links.server";
import { COMMAND_LINE, liftSecondFactor } from "~/services/accounts/second-factor-change.server";
import { verifyAudit } from "~/services/audit/seals.server";
import { readConfig, type Config } from "~/services/config.server";
import { createDocumentStore } from "~/services/documents/create-store.server";
import { createOutbox } from "~/services/mail/outbox.server";
import { createSeal } from "~/services/seal.server";
import { describeDatabase } from "./describe-database";

const USAGE =
  "Usage: npm run admin -- create EMAIL, npm run admin -- second-factor-off EMAIL, npm run admin -- delete-patient EMAIL [ACCOUNT], or npm run admin -- audit-verify [DIGEST]";

const clock = () => new Date();

/** Entries that are named one by one. */
const MAX_NAMED = 20;

type Command = (db: Database, config: Config) => Promise<string>;

/** What is to be done, by the command's name; what follows that is read before anything is opened. */
const COMMANDS = new Map<string, (rest: string[]) => Command>([
  ["create", (rest) => withEmail(rest, create)],
  ["second-factor-off", (rest) => withEmail(rest, secondFactorOff)],
  [
    "delete-patient",
    ([email, account, ...more]) => {
      if (account !== undefined && !/^[1-9]\d{0,8}$/.test(account))
        throw new Error(`An account has a number. ${USAGE}`);
      return withEmail([email ?? "", ...more], (db, address, config) =>
        deletePatient(db, address, account === undefined ? undefined : Number(account), config),
      );
    },
  ],
  ["audit-verify", (rest) => withDigest(rest, auditVerify)],
]);

function withEmail(
  [email, ...more]: string[],
  work: (db: Database, email: string, config: Config) => Promise<string>,
): Command {
  if (!email || more.length > 0) throw new Error(USAGE);
  const address = emailField.safeParse(email);
  if (!address.success) throw new Error(`${address.error.issues[0]!.message}. ${USAGE}`);
  return (db, config) => work(db, address.data, config);
}

function withDigest(
  [digest, ...more]: string[],
  work: (db: Database, digest: string | undefined, config: Config) => Promise<string>,
): Command {
  if (more.length > 0 || (digest !== undefined && !/^[0-9a-f]{64}$/.test(digest)))
    throw new Error(`A digest has 64 hexadecimal digits. ${USAGE}`);
  return (db, config) => work(db, digest, config);
}

/**
 * Creates an administrator, which stands in the log as an operator's doing.
 * @returns the link with which they choose their password; it works once, for an hour.
 */
async function create(db: Database, email: string, config: Config): Promise<string> {
  const { publicOrigin, port } = config;
  const path = await db.transaction(async (tx) => {
    const id = await createUser(tx, {
      firstName: "Kindweight",
      lastName: "Administrator",
      email,
      passwordHash: null,
      role: "admin",
    });
    await addAuditEntry(tx, {
      at: clock(),
      actor: null,
      patientId: null,
      accountId: id,
      action: "create",
      subject: "administrator",
      outcome: "done",
      address: COMMAND_LINE,
    });
    return createOneTimeLink(tx, id, "reset-password", { clock });
  });
  return `Created in ${describeDatabase(config)}. Choose the password here within an hour, then set up the second step:\n${publicOrigin ?? `http://localhost:${port}`}${path}`;
}

/** Turns the second step of somebody off who has lost it. Who they are, the operator has made sure of beforehand. */
async function secondFactorOff(db: Database, email: string, config: Config): Promise<string> {
  const { sessionSecret, previousSecrets } = config;
  const outbox = createOutbox({ seal: createSeal(sessionSecret, previousSecrets), clock });
  switch (await liftSecondFactor(email, { db, clock, outbox })) {
    case "unknown":
      throw new Error(`No account has the address ${email}. That is in ${describeDatabase(config)}.`);
    case "not on":
      throw new Error(`The second step of ${email} is not on. Nothing was changed.`);
    case "off":
      return `The second step of ${email} is off, and all its sessions have ended. Its owner is told by mail. They sign in with the password alone now and should set the step up again.`;
  }
}

const REFUSED = {
  unknown: "No account has this address.",
  "not a patient":
    "This address is a specialist’s or an administrator’s. Only patients’ accounts can be deleted like this.",
  "emergency access": "The record was opened in an emergency. Who did so and why stays, and so does the record.",
  "another account": "This address has another account.",
};

/** Deletes a patient's account and record for good; without the account's number it says what would go. */
async function deletePatient(
  db: Database,
  email: string,
  accountId: number | undefined,
  config: Config,
): Promise<string> {
  const found = await deletePatientAccount(email, accountId, {
    db,
    clock,
    documents: await createDocumentStore(config),
  });
  if (typeof found === "string")
    throw new Error(`${REFUSED[found]} Nothing was deleted in ${describeDatabase(config)}.`);
  const held = `${plural(found.documents.length, "document")}, ${plural(found.readings, "reading")} and ${plural(found.conversations, "conversation")}`;
  const left = `${plural(found.appointments, "appointment request")}, mails for 30 days, the log of accesses, and what backups have`;
  if (!found.isDeleted) {
    return `Account ${found.accountId} in ${describeDatabase(config)} is a patient’s, with a record of ${held}. Nothing was deleted yet: the same command with ${found.accountId} at its end does that, for good. Left would be ${left}.`;
  }
  return `Account ${found.accountId} and its record are deleted from ${describeDatabase(config)}, with ${held}. Left are ${left}.${found.strays > 0 ? ` The store did not give up ${plural(found.strays, "document")}: the server removes them at its next start.` : ""}`;
}

/** Judges the audit log by its seals. @throws with what is wrong, entry by entry. */
async function auditVerify(db: Database, digest: string | undefined, config: Config): Promise<string> {
  const seal = createSeal(config.sessionSecret, config.previousSecrets);
  const verdict = await verifyAudit({ db, seal }, digest);
  const { entries, seals, unsealed, tampered, faults } = verdict;
  const wrong = [
    ...faults,
    ...tampered.slice(0, MAX_NAMED).map(({ id, how }) => `Entry ${id} was ${how} after it was sealed.`),
    ...(tampered.length > MAX_NAMED ? [`${tampered.length - MAX_NAMED} more.`] : []),
  ];
  if (wrong.length > 0)
    throw new Error(`The audit log of ${describeDatabase(config)} is not what was sealed:\n${wrong.join("\n")}`);
  return `${plural(entries, "entry", "entries")} of ${describeDatabase(config)}: sealed and unchanged, by ${plural(seals, "seal")}; ${unsealed} are not sealed yet.${verdict.digest ? ` Digest: ${verdict.digest}` : ""}`;
}

/**
 * `npm run admin`. With the embedded database the server must be stopped meanwhile: only one process may have it open.
 */
async function main([name, ...rest]: string[]): Promise<string> {
  const work = COMMANDS.get(name ?? "")?.(rest);
  if (!work) throw new Error(USAGE);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    return await work(database.db, config);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${done}\n`),
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof EmailTakenError ? "This address has an account already." : (error as Error).message}\n`,
    );
    process.exitCode = 1;
  },
);
