import type { DeskMail } from "~/domain/mail";
import type { EmailBlock, EmailContent } from "./email-content.server";

/** What each of a specialist's mails says: its subject, the news, and what the time is called. */
const NEWS: Record<DeskMail["kind"], { subject: string; news: string; when: string; then: string }> = {
  "desk-request": {
    subject: "New appointment request",
    news: "A patient has asked you for an appointment. The time is held for them.",
    when: "Asked for",
    then: "Patients are told that they have an answer within 24 hours.",
  },
  "desk-moved": {
    subject: "A patient asks for another time",
    news: "A patient has chosen another time for their appointment with you. It is held for them, and confirmed once you accept it.",
    when: "Asked for",
    then: "Patients are told that they have an answer within 24 hours.",
  },
  "desk-accepted": {
    subject: "A time that you proposed was accepted",
    news: "A patient has accepted the time that you proposed. The appointment is confirmed.",
    when: "When",
    then: "There is nothing more to do.",
  },
  "desk-declined": {
    subject: "A time that you proposed was turned down",
    news: "A patient has turned down the time that you proposed. The appointment will not take place, and the time is free again.",
    when: "Proposed",
    then: "There is nothing more to do.",
  },
  "desk-cancelled": {
    subject: "A patient has cancelled",
    news: "A patient has cancelled. The appointment will not take place, and the time is free again.",
    when: "When",
    then: "There is nothing more to do.",
  },
};

/**
 * The words of a specialist's mail, without its greeting: that something has happened and where it stands, not whom it
 * is about.
 */
export function writeSpecialistEmail(mail: DeskMail, href: (path: string) => string): EmailContent {
  const { subject, news, when, then } = NEWS[mail.kind];
  const facts: [string, string][] = [
    [when, mail.when],
    ...(mail.kind === "desk-moved" ? [["Before", mail.was] as [string, string]] : []),
    ["Reference", mail.reference],
  ];
  const blocks: EmailBlock[] = [
    { text: news },
    { facts },
    { text: then },
    { link: "Open it at my desk", href: href(mail.path) },
    { text: "Who it is about is shown there and not here: emails can be read on their way." },
  ];
  return { subject: `${subject}: ${mail.reference}`, blocks };
}
