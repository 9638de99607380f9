import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseEmailFile, type ReadableMail } from "~/services/mail/email-file.server";

/** The mails that a server without SMTP has left, oldest first. */
export function mailsIn(dataDir: string): ReadableMail[] {
  const folder = join(dataDir, "mail");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => parseEmailFile(readFileSync(join(folder, name), "utf8")));
}

/** Those for an address, oldest first. */
export const mailsTo = (dataDir: string, address: string): ReadableMail[] =>
  mailsIn(dataDir).filter(({ to }) => to.toLowerCase().includes(address.toLowerCase()));

/** Waits until an address has so many mails. @throws after 15 s. */
export async function awaitMails(dataDir: string, address: string, count: number): Promise<ReadableMail[]> {
  for (let tries = 0; tries < 300; tries++) {
    const mails = mailsTo(dataDir, address);
    if (mails.length >= count) return mails;
    await setTimeout(50);
  }
  throw new Error(
    `Fewer than ${count} mails came: ${
      mailsTo(dataDir, address)
        .map(({ subject }) => subject)
        .join(", ") || "none"
    }`,
  );
}

/** The path of the link of ours in a mail that is a key to something. */
export function linkIn({ text }: ReadableMail): string {
  const link = /https?:\/\/\S+\/(verify-email|reset-password|appointments)\/[\w.-]+/.exec(text)?.[0];
  if (!link) throw new Error("No link in the mail");
  return new URL(link).pathname;
}
