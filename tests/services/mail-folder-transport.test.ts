import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MailKind } from "~/domain/mail";
import {
  createFolderTransport,
  mailFolder,
  readStoredMail,
  storedMails,
} from "~/services/mail/folder-transport.server";
import { parseEmailFile } from "~/services/mail/email-file.server";
import type { MailFault, Message } from "~/services/mail/transport.server";

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kindweight-folder-"));
  folder = mailFolder(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const START = Date.UTC(2026, 2, 14, 9, 26, 53, 589);
const message = (id: number, { kind = "verify-email" as MailKind, at = START + id } = {}): Message => ({
  id,
  kind,
  from: { name: "Kindweight", address: "care@kindweight.example" },
  to: "nora@example.com",
  subject: `Mail ${id}`,
  text: `Größe: =3D, a long line of ${"words ".repeat(40)}\n> quoted\n\n.\nThe end of ${id}`,
  html: "<p>Hello</p>",
  messageId: `<mail-${id}@kindweight.example>`,
  date: new Date(at),
});

test("a mail becomes one file, named by time and kind, that only its owner may read", async () => {
  await createFolderTransport(folder).send(message(17));
  expect(readdirSync(folder)).toEqual(["20260314T092653606Z-17-verify-email.eml"]);
  expect(statSync(join(folder, readdirSync(folder)[0]!)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("what was written can be read again, letter by letter", async () => {
  await createFolderTransport(folder).send(message(17));
  const [listed] = await storedMails(folder);
  const stored = (await readStoredMail(folder, listed!.name))!;
  expect(stored).toMatchObject({ kind: "verify-email", at: new Date(START + 17) });
  expect(parseEmailFile(stored.source)).toEqual({ to: "nora@example.com", subject: "Mail 17", text: message(17).text });
  expect(stored.source).toContain("Message-ID: <mail-17@kindweight.example>");
});

test("mails are listed newest first, by time and not by number", async () => {
  const transport = createFolderTransport(folder);
  for (const [id, at] of [
    [100, START + 2],
    [9, START + 3],
    [20, START + 1],
  ] as const) {
    await transport.send(message(id, { at }));
  }
  expect((await storedMails(folder)).map(({ name }) => name.split("-")[1])).toEqual(["9", "100", "20"]);
});

test("the newest 500 are kept, and files that are not ours", async () => {
  const transport = createFolderTransport(folder);
  for (let id = 1; id <= 503; id++) await transport.send(message(id));
  writeFileSync(join(folder, "notes.eml"), "mine");
  await transport.send(message(504));
  const kept = await storedMails(folder);
  expect(kept).toHaveLength(500);
  expect([kept[0]!.name, kept.at(-1)!.name].map((name) => name.split("-")[1])).toEqual(["504", "5"]);
  expect(existsSync(join(folder, "notes.eml"))).toBe(true);
});

test("a folder that is not there yet is empty", async () => {
  expect(await storedMails(folder)).toEqual([]);
});

test.each([
  "../session-secret",
  "..",
  "",
  "notes",
  "20260314T092653606Z-17-verify-email/../../session-secret",
  "20260314T092653606Z-99-verify-email",
  "/etc/passwd",
])("a name is never a path, nor another file's: %j", async (name) => {
  writeFileSync(join(dataDir, "session-secret.eml"), "secret");
  await createFolderTransport(folder).send(message(17));
  writeFileSync(join(folder, "notes.eml"), "mine");
  expect(await readStoredMail(folder, name)).toBeNull();
});

test("a folder that cannot be written to is a matter of all mails, not of this one", async () => {
  rmSync(dataDir, { recursive: true });
  writeFileSync(dataDir, "a file where the folder should be");
  await expect(createFolderTransport(folder).send(message(17))).rejects.toMatchObject({
    name: "MailFault",
    kind: "unreachable",
  } satisfies Partial<MailFault>);
});
