/**
 * Run as a program: an embedded database whose disk is full just when its journal
 * (WAL) needs a new file. Says as a line of JSON what became of what was asked of
 * it. A program of its own, because an engine that hangs takes its thread along.
 */
import { openEmbedded } from "db/client";
import { sql } from "drizzle-orm";
import fs, { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "kindweight-full-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Descriptors of new journal files: nothing can be written to them. */
const journals = new Set<number>();
const { openSync, writeSync } = fs;
let isFull = false;
fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest);
  if (String(path).includes("xlogtemp")) journals.add(descriptor);
  else journals.delete(descriptor);
  return descriptor;
};
fs.writeSync = ((descriptor: number, ...rest: [never]) => {
  if (isFull && journals.has(descriptor))
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28 });
  return writeSync(descriptor, ...rest);
}) as typeof writeSync;

const broken: unknown[] = [];
const database = await openEmbedded(folder, undefined, (error) => void broken.push((error as { code?: string }).code));
const codeOf = (error: unknown) => ((error as Error).cause as { code?: string } | undefined)?.code ?? String(error);
const write = () => database.db.execute(sql`insert into counted values (1)`).then(() => "stored", codeOf);
await database.db.execute(sql`create table counted (number int)`);
const before = await write();
isFull = true;
await database.db.execute(sql`select pg_switch_wal()`);
const full = [await write(), await write(), await database.db.execute(sql`select 1`).then(() => "read", codeOf)];
process.stdout.write(`${JSON.stringify({ before, full, broken })}\n`);
process.exit(0);
