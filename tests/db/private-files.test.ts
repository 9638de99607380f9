import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "db/client";
import { createLocalStore } from "~/services/documents/local-store.server";
import { createFolderTransport, mailFolder } from "~/services/mail/folder-transport.server";

const modeOf = (path: string) => statSync(path).mode & 0o777;

test("nobody but its owner can enter the embedded database's folder, a new one or one of an earlier version", async () => {
  const parent = mkdtempSync(join(tmpdir(), "kindweight-private-"));
  const dataDir = join(parent, "data");
  const folder = join(dataDir, "pglite");
  try {
    await (await openEmbedded(dataDir)).close();
    expect([modeOf(dataDir), modeOf(folder)]).toEqual([0o700, 0o700]);
    // The engine's own files are open to everybody, so that all depends on the folder.
    expect(modeOf(join(folder, "PG_VERSION")) & 0o022).not.toBe(0);
    chmodSync(folder, 0o755);
    await (await openEmbedded(dataDir)).close();
    expect(modeOf(folder)).toBe(0o700);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}, 120_000);

test("folders of emails and documents that were open are closed at the start", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-private-"));
  const folders = [mailFolder(dataDir), join(dataDir, "documents")];
  try {
    for (const folder of folders) mkdirSync(folder, { mode: 0o755 });
    createFolderTransport(folders[0]!);
    createLocalStore(dataDir);
    expect(folders.map(modeOf)).toEqual([0o700, 0o700]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
