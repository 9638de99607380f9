import type { Mail } from "~/domain/mail";
import { appointmentCalendar } from "~/services/appointments/calendar.server";
import type { Config } from "~/services/config.server";
import { writeEmail } from "./patient-emails.server";
import { toHtml, toText } from "./email-render.server";
import { MailFault, type Message } from "./transport.server";
import { mailWords } from "./mail-words.server";

/** Makes the message of a mail in the outbox. @throws {MailFault} if it can never be sent. */
export type Compose = (id: number, mail: Mail, date: Date) => Message;

/** One address and nothing else: no list, no line break, no name, no comment. */
const ADDRESS = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/**
 * Characters that steer, halves of characters, and those that turn the direction of a text around, line breaks and tabs
 * apart.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** On one line: what goes into a header must not begin another one. */
const oneLine = (text: string) => text.replace(/\s+/gu, " ").replace(UNSEEN, "").trim();
/** Line breaks stay, as `\n`. */
const severalLines = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/gu, "\n")
    .replace(UNSEEN, "")
    .trim();

/** What specialists, applicants and administrators are told. */
const IN_ENGLISH = /^(desk|application|emergency)-/;

const SEVERAL_LINES = new Set(["reason", "note"]);

/**
 * Every fact cleaned, whichever kind of mail it belongs to; only what somebody wrote in a field of several lines may
 * have them.
 */
const cleaned = (mail: Mail): Mail =>
  Object.fromEntries(
    Object.entries(mail).map(([name, value]) => [
      name,
      typeof value !== "string" ? value : SEVERAL_LINES.has(name) ? severalLines(value) : oneLine(value),
    ]),
  ) as Mail;

/**
 * @param origin where this installation is on the web, from the settings: taken from a request it
 *   could be somebody else's, and the links in mails open accounts.
 */
export function createComposer({ brand, mailFrom }: Pick<Config, "brand" | "mailFrom">, origin: string): Compose {
  const host = mailFrom.address.slice(mailFrom.address.lastIndexOf("@") + 1);

  const href = (path: string): string => {
    const url = new URL(path, origin);
    // `//evil.example` is a path, too, for some.
    if (!path.startsWith("/") || url.origin !== new URL(origin).origin) throw new MailFault("refused", "FOREIGN_LINK");
    return url.href;
  };

  return (id, mail, date) => {
    if (!ADDRESS.test(mail.to) || mail.to.length > 254) throw new MailFault("refused", "BAD_ADDRESS");
    const facts = cleaned(mail);
    const words = mailWords(IN_ENGLISH.test(mail.kind) ? "en" : mail.language);
    const written = writeEmail(facts, { brand: brand.name, href, words });
    return {
      id,
      kind: mail.kind,
      from: mailFrom,
      to: mail.to,
      subject: written.subject,
      text: toText(written, brand, words),
      html: toHtml(written, brand, words),
      ...("calendar" in facts && facts.calendar
        ? {
            calendar: appointmentCalendar(
              {
                reference: facts.reference,
                specialist: facts.specialistMessage ?? facts.specialist,
                visitAddress: facts.visitPath ? href(facts.visitPath) : null,
              },
              facts.calendar,
              { brand, mailFrom },
              { now: date, recipient: mail.to, words },
            ),
          }
        : {}),
      messageId: `<mail-${id}@${host}>`,
      date,
    };
  };
}
