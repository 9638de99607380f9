import { backUp, restore, type Restored } from "db/archive/file";
import { embeddedFolder, openDatabase, openEmbedded, openServer, type DatabaseConnection } from "db/client";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readConfig, secretKeptIn, type Config } from "~/services/config.server";
import { createSeal } from "~/services/seal.server";
import { listSecrets } from "~/services/secrets.server";
import { describeDatabase } from "./describe-database";

const USAGE =
  "Usage: npm run db:backup -- FILE, npm run db:restore -- FILE, or, with DATABASE_URL set to the new server, npm run db:move";
/** A large table's index takes its time, and says nothing meanwhile. */
const SILENCE_MS = 15 * 60_000;

/** Whether what is sealed here (mails, second factors) opens there. */
const seal = ({ sessionSecret, previousSecrets }: Config) => createSeal(sessionSecret, previousSecrets);
const fingerprint = (config: Config) => seal(config).stamp("archive", "secret");
const about = (config: Config) => ({ secret: fingerprint(config), now: new Date() });

const open = (config: Config) =>
  config.databaseUrl ? openServer(config.databaseUrl, { silenceMs: SILENCE_MS }) : openDatabase(config);

async function using<T>(database: DatabaseConnection, work: (database: DatabaseConnection) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const rowsIn = (counts: Map<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0).toLocaleString("en");

/** Said after each: what the archive does not hold. */
function restored({ header, counts }: Restored, config: Config): string {
  const lines = [`${rowsIn(counts)} rows taken into ${describeDatabase(config)}, as they were at ${header.writtenAt}.`];
  if (!seal(config).isStamp("archive", "secret", header.secret)) {
    lines.push(
      "SESSION_SECRET is not the one of that installation: everybody has to sign in again, second steps have to be set up anew, documents cannot be read, and mails that were waiting cannot be sent. Set it to the old one, or name that in SESSION_SECRET_PREVIOUS, before anybody uses this.",
    );
  }
  return lines.join("\n");
}

/**
 * `npm run db:backup -- FILE`, `npm run db:restore -- FILE`, `npm run db:move`.
 * Both engines have the same archives, so a backup of the embedded database
 * restores into a server and the other way round. The embedded database must
 * not be in use meanwhile; a server may be.
 */
async function main([command, file, ...more]: string[]): Promise<string> {
  if (more.length > 0 || (command === "move") !== (file === undefined)) throw new Error(USAGE);
  const config = readConfig(process.env);
  switch (command) {
    case "backup":
      if (!config.databaseUrl) requireEmbedded(config);
      return using(await open(config), async (database) => {
        const target = resolve(file!);
        const counts = await backUp(database, target, about(config));
        return `${rowsIn(counts)} rows of ${describeDatabase(config)} are in ${target}. It holds patients' records: keep it where nobody else reads it. ${elsewhere(config)}`;
      });
    case "restore":
      return using(await open(config), async (database) => restored(await restore(database, resolve(file!)), config));
    case "move": {
      if (!config.databaseUrl) throw new Error(`DATABASE_URL must name the server to move to. ${USAGE}`);
      requireEmbedded(config);
      refuseOtherSecret(config);
      // By way of a file, which stays: the last state of the old database, should the new one be lost.
      const aside = join(config.dataDir, `moved-${new Date().toISOString().replaceAll(":", "-")}.gz`);
      await using(await openEmbedded(config.dataDir), async (from) => {
        await from.migrate();
        await backUp(from, aside, about(config));
      });
      return using(await open(config), async (to) =>
        [
          restored(await taken(to, aside), config),
          `Start with this DATABASE_URL from now on. The old database stays where it was, and as it was in ${aside}. ${elsewhere(config)}`,
        ].join("\n"),
      );
    }
    default:
      throw new Error(USAGE);
  }
}

/** Otherwise one would be made, and an archive of nothing would pass for a backup. */
function requireEmbedded({ dataDir }: Config): void {
  if (existsSync(embeddedFolder(dataDir))) return;
  throw new Error(
    `There is no database in ${dataDir}. The command needs the settings that the server has: DATABASE_URL, or DATA_DIR`,
  );
}

/**
 * The embedded database of an installation that has made its own secret is sealed with that: with any other the move
 * would lose what is sealed.
 */
function refuseOtherSecret(config: Config): void {
  const kept = secretKeptIn(config.dataDir);
  if (kept === null || listSecrets(config).includes(kept)) return;
  throw new Error(
    `SESSION_SECRET is not the secret in ${config.dataDir}/session-secret, which this installation signs and seals with. Set it to that one, or name that one in SESSION_SECRET_PREVIOUS. Nothing was moved`,
  );
}

/** A file of patients' records that nobody has asked for does not stay behind a move that came to nothing. */
async function taken(to: DatabaseConnection, aside: string): Promise<Restored> {
  try {
    return await restore(to, aside);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

const elsewhere = ({ dataDir, documentsS3 }: Config) =>
  documentsS3
    ? "Patients' documents are in their bucket."
    : `Patients' documents are files in ${dataDir}/documents, which never change: copy that folder, too. The secret that signs and seals is SESSION_SECRET, or ${dataDir}/session-secret.`;

main(process.argv.slice(2)).then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  },
);
