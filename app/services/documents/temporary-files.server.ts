import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { requireDocumentId } from "./store.server";

/** Readable by the server's own user only. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

/** A file still being written after this long belongs to a process that died. */
const ABANDONED_MS = 60 * 60 * 1000;

const folderOf = (dataDir: string) => join(dataDir, "documents", "incoming");

/** The path of a new file for bytes that are still arriving; its folder is there. */
export async function createTemporaryFile(dataDir: string, id: string): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  return join(folder, `${requireDocumentId(id)}.${randomUUID()}`);
}

/** Removes what a process that died was writing. Safe beside other processes, which are not done with the rest. */
export async function removeAbandoned(dataDir: string): Promise<void> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => null);
    if (written && Date.now() - written.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}
