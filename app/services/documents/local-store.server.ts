import { setPrivate } from "db/private-files";
import { mkdir, open, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { FILE_MODE, FOLDER_MODE, createTemporaryFile, removeAbandoned } from "./temporary-files.server";
import {
  isDocumentId,
  MissingBytesError,
  requireDocumentId,
  type DocumentStore,
  type StoredEntry,
} from "./store.server";

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/**
 * Documents as files under `DATA_DIR/documents`, two folders deep, so that no
 * folder gets too long: `ab/cd/abcd….`. A file is written aside, flushed to the
 * disk and renamed: it is there whole or not at all, after a power cut too.
 */
export function createLocalStore(dataDir: string): DocumentStore {
  const root = join(dataDir, "documents");
  setPrivate(root, FOLDER_MODE);
  const pathOf = (id: string) => {
    const checked = requireDocumentId(id);
    return join(root, checked.slice(0, 2), checked.slice(2, 4), checked);
  };

  return {
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
      const aside = await createTemporaryFile(dataDir, id);
      try {
        await writeFlushed(aside, bytes);
        await rename(aside, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },

    async open(id) {
      try {
        return (await open(pathOf(id), "r")).createReadStream();
      } catch (error) {
        throw isMissing(error) ? new MissingBytesError() : error;
      }
    },

    remove: (id) => rm(pathOf(id), { force: true }),

    async *entries() {
      await removeAbandoned(dataDir);
      for await (const first of folders(root)) {
        for await (const second of folders(join(root, first))) yield* files(join(root, first, second));
      }
    },
  };
}

async function writeFlushed(path: string, bytes: Readable): Promise<void> {
  const file = await open(path, "wx", FILE_MODE);
  try {
    await writeFile(file, bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is on the disk only once its folder is. Windows has no way to ask for that. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The two-letter folders of a folder; none if it is not there. */
async function* folders(path: string): AsyncGenerator<string> {
  for await (const entry of list(path)) if (entry.isDirectory() && /^[\da-f]{2}$/.test(entry.name)) yield entry.name;
}

async function* files(path: string): AsyncGenerator<StoredEntry> {
  for await (const entry of list(path)) {
    if (!entry.isFile() || !isDocumentId(entry.name)) continue;
    const { mtime } = await stat(join(path, entry.name));
    yield { id: entry.name, storedAt: mtime };
  }
}

async function* list(path: string) {
  try {
    yield* await opendir(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
