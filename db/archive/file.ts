import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { DatabaseConnection } from "../client";
import { migrationsUpTo, newestSchema } from "./migrations";
import { ArchiveError, readArchive, readHeader } from "./read";
import { writeArchive, type ArchiveHeader } from "./write";

export type Restored = { header: ArchiveHeader; counts: Map<string, number> };
type About = { secret: string; now: Date };

/**
 * Writes the database into a file, compressed. It appears whole or not at all,
 * and only its owner may read it: it holds patients' records.
 * @returns rows by table.
 */
export async function backUp(
  { db }: Pick<DatabaseConnection, "db">,
  file: string,
  about: About,
): Promise<Map<string, number>> {
  const aside = `${file}.part`;
  // It is there before anything can fail, so that what is taken away after a failure is not still to come.
  // Where it is there already, somebody else is writing it.
  const handle = await open(aside, "wx", 0o600);
  const zip = createGzip();
  const output = handle.createWriteStream();
  const written = finished(zip.pipe(output));
  // A full disk shows here first; the writing below then waits for nothing.
  zip.on("error", () => {});
  output.on("error", (error) => zip.destroy(error));
  try {
    const counts = await Promise.race([
      writeArchive(db, about, (lines) => into(zip, lines)),
      written.then(() => Promise.reject(new Error("The file was closed early"))),
    ]);
    zip.end();
    await written;
    await rename(aside, file);
    return counts;
  } catch (error) {
    zip.destroy();
    output.destroy();
    await handle.close().catch(() => {});
    await rm(aside, { force: true });
    throw error;
  }
}

async function into(stream: NodeJS.WritableStream, lines: string): Promise<void> {
  if (!stream.write(lines)) await once(stream, "drain");
}

/**
 * Takes a backup into a new database, and brings its schema up to date.
 * @throws {ArchiveError} with nothing stored.
 */
export async function restore(database: DatabaseConnection, file: string): Promise<Restored> {
  const input = createReadStream(file);
  const unzip = createGunzip();
  input.on("error", (error) => unzip.destroy(error));
  try {
    const lines = createInterface({ input: input.pipe(unzip), crlfDelay: Infinity })[Symbol.asyncIterator]();
    const first = await lines.next();
    const header = readHeader(first.done ? undefined : first.value, newestSchema());
    await migrationsUpTo(header.schema, (folder) => database.migrate(folder));
    const counts = await readArchive(database.db, header, { [Symbol.asyncIterator]: () => lines });
    await database.migrate();
    return { header, counts };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith("Z_")) throw new ArchiveError("The archive is cut off, or is none");
    throw error;
  } finally {
    input.destroy();
  }
}
