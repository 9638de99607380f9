import { setPrivate } from "db/private-files";
import MailComposer from "nodemailer/lib/mail-composer";
import { mkdirSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mimeOptions } from "./mime-options.server";
import { MailFault, type Message, type Transport } from "./transport.server";

/** More are not kept: nobody empties this folder. */
const KEPT = 500;

/** `20260314T092653589Z-17-verify-email`: sorts by time and says what it is about. */
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-\d+-([a-z-]+)$/;
const nameOf = ({ id, kind, date }: Message) => `${date.toISOString().replace(/[-:.]/g, "")}-${id}-${kind}`;

/** Where mails go that no server takes: a folder of the data directory. */
export const mailFolder = (dataDir: string) => join(dataDir, "mail");

/**
 * Writes mails as `.eml` files, which mail programs open, for installations without an SMTP server. Of the oldest, only
 * 500 are kept.
 */
export function createFolderTransport(folder: string): Transport {
  setPrivate(folder, 0o700);
  return {
    async send(message) {
      try {
        // Nobody else's to read: the links in them open accounts.
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        const source = await new MailComposer(mimeOptions(message)).compile().build();
        const file = join(folder, `${nameOf(message)}.eml`);
        // Written aside, so that a file is there whole or not at all.
        await writeFile(`${file}.part`, source, { mode: 0o600 });
        await rename(`${file}.part`, file);
        const tooMany = (await storedNames(folder)).slice(KEPT);
        await Promise.all(tooMany.map((name) => rm(join(folder, `${name}.eml`), { force: true })));
      } catch (error) {
        // A full disk, a folder that is not ours: a matter of all mails, not of this one.
        const { code } = error as NodeJS.ErrnoException;
        throw code ? new MailFault("unreachable", code, { cause: error }) : error;
      }
    },
    close: () => {},
  };
}

/** The names of the stored mails, newest first. */
async function storedNames(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  return files
    .filter((file) => file.endsWith(".eml"))
    .map((file) => file.slice(0, -".eml".length))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

export type StoredMail = { name: string; kind: string; at: Date };

/** What lies in the folder, newest first. */
export const storedMails = async (folder: string): Promise<StoredMail[]> => (await storedNames(folder)).map(describe);

function describe(name: string): StoredMail {
  const [, year, month, day, hour, minute, second, fraction, kind] = NAME.exec(name)!;
  return { name, kind: kind!, at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}Z`) };
}

/** One stored mail's source, or `null`: a name is never a path. */
export async function readStoredMail(folder: string, name: string): Promise<(StoredMail & { source: string }) | null> {
  if (!NAME.test(name)) return null;
  try {
    return { ...describe(name), source: await readFile(join(folder, `${name}.eml`), "utf8") };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
