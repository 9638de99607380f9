import type { DeskMail, Mail, PatientMail } from "~/domain/mail";
import { deskLetter } from "./desk-letters.server";

/** A part of a letter. Texts are plain; whoever renders them escapes. */
export type Block =
  | { text: string }
  /** A link and what pressing it does. */
  | { link: string; href: string }
  | { facts: [name: string, value: string][] }
  /** Somebody's own words. */
  | { quote: string };

export type Letter = { subject: string; blocks: Block[] };

/** What every letter may mention: the brand's name, and addresses of ours. */
export type Surroundings = { brand: string; href: (path: string) => string };

type Appointment = PatientMail;

/**
 * The words of every mail. They name the appointment, never what it is about:
 * mails are read on lock screens and by whoever shares the computer. A
 * specialist's own words are the exception, and their form says so.
 */
export function letter(mail: Mail, { brand, href }: Surroundings): Letter {
  const page = (link: string, { path }: Appointment): Block => ({ link, href: href(path) });
  const write = (subject: string, ...blocks: (Block | string)[]): Letter => ({
    subject,
    blocks: [greeting(mail.firstName), ...blocks].map((block) => (typeof block === "string" ? { text: block } : block)),
  });

  if (isDeskMail(mail)) {
    const { subject, blocks } = deskLetter(mail, href);
    return write(subject, ...blocks);
  }
  switch (mail.kind) {
    case "verify-email":
      return write(
        "Confirm your email address",
        `Thank you for joining ${brand}. Please confirm that this address is yours.`,
        { link: "Confirm my address", href: href(mail.path) },
        "The link works for a limited time. If you did not ask for this, you can ignore this mail: nothing happens without you.",
      );
    case "address-has-account":
      return write(
        `You already have a ${brand} account`,
        "Somebody, probably you, has just tried to create an account with this email address. There is one already, and nothing about it has changed.",
        "If it was you, sign in instead. If you do not remember your password, ask for a new one where you sign in.",
        { link: `Go to ${brand}`, href: href("/") },
        "If it was not you, there is nothing you need to do.",
      );
    case "password-reset":
      return write(
        "Choose a new password",
        `Somebody, probably you, has asked for a new password for your ${brand} account.`,
        { link: "Choose a new password", href: href(mail.path) },
        "The link works for a limited time. If you did not ask for this, you can ignore this mail: your password stays as it is. We never ask for your password by mail or phone.",
      );
    case "password-changed":
      return write(
        "Your password was changed",
        `The password of your ${brand} account has just been changed.`,
        "If that was you, all is well. If not, please call us right away.",
      );
    case "new-sign-in":
      return write(
        "A new sign-in to your account",
        `Somebody has just signed in to your ${brand} account from a device that we have not seen before.`,
        { facts: [["Device", mail.device], ["When", mail.at]] },
        "If that was you, all is well. If not, please change your password and call us right away.",
      );
    case "application-received":
      return write(
        "We have your application",
        `Thank you for applying to join ${brand} as a specialist. Your profile is there and marked as under review. We check your license next, and write to you as soon as we have.`,
      );
    case "application-approved":
      return write(
        "Your application was approved",
        `Welcome to ${brand}! We have checked your license, and your profile is now marked as verified.`,
        { link: "Open my desk", href: href("/desk") },
      );
    case "application-rejected":
      return write(
        "About your application",
        `Thank you for applying to join ${brand}. We cannot accept your application as it is. Our reason:`,
        { quote: mail.reason },
        "If something has been misunderstood, or has changed since, answer it in your account. A person will look at it again.",
        { link: "Open my application", href: href("/application") },
      );
    case "appointment-requested":
      return write(
        `We have your appointment request ${mail.reference}`,
        mail.specialist
          ? "Thank you for your request. The time is held for you, and we will contact you within 24 hours to confirm it."
          : "Thank you for your request. We will contact you within 24 hours to confirm it.",
        appointment(mail, "Asked for"),
        page("Change or cancel it", mail),
        EMERGENCY,
      );
    case "appointment-accepted":
      return write(
        `Your appointment ${mail.reference} is confirmed`,
        "Good news: your appointment is confirmed.",
        appointment(mail),
        "If the time no longer suits you, please choose another one or cancel as early as you can.",
        page("Change or cancel it", mail),
        EMERGENCY,
      );
    case "appointment-proposed":
      return write(
        `Another time for your appointment ${mail.reference}`,
        "Your specialist proposes this time for your appointment, and holds it for you:",
        appointment(mail, "Proposed"),
        ...note(mail),
        "Please accept it, or choose another time. The appointment is confirmed once you have accepted.",
        page("Answer the proposal", mail),
        EMERGENCY,
      );
    case "appointment-moved":
      return write(
        `Your appointment ${mail.reference} has a new time`,
        "You have chosen another time. It is held for you, and we will contact you within 24 hours to confirm it.",
        appointment(mail),
        page("Change or cancel it", mail),
        EMERGENCY,
      );
    case "appointment-declined":
      return write(
        `About your appointment request ${mail.reference}`,
        "We are sorry: your specialist cannot see you at this time, and the appointment will not take place.",
        appointment(mail),
        ...note(mail),
        "You are welcome to ask for another time, or another specialist.",
        page("See this appointment", mail),
        { link: "Ask for an appointment", href: href("/book-appointment") },
        EMERGENCY,
      );
    case "appointment-cancelled":
      return write(
        `Your appointment ${mail.reference} was cancelled`,
        "This appointment will not take place:",
        appointment(mail),
        "You are welcome to ask for another one.",
        page("See this appointment", mail),
        { link: "Ask for an appointment", href: href("/book-appointment") },
        EMERGENCY,
      );
    case "appointment-reminder":
      return write(
        `A reminder of your appointment ${mail.reference}`,
        "Your appointment is coming up.",
        appointment(mail),
        "If you cannot come, please tell us as early as you can: somebody else may need the time.",
        page("Change or cancel it", mail),
        EMERGENCY,
      );
  }
}

const isDeskMail = (mail: Mail): mail is DeskMail => mail.kind.startsWith("desk-");

const EMERGENCY = "If it cannot wait, call 911 or your local emergency number.";

const appointment = ({ appointmentType, specialist, when, reference }: Appointment, whenLabel = "When"): Block => ({
  facts: [
    ["What", appointmentType],
    ...(specialist ? [["With", specialist] as [string, string]] : []),
    [whenLabel, when],
    ["Reference", reference],
  ],
});

/** The specialist's own words, if there are any. */
const note = ({ note }: { note: string }): (Block | string)[] => (note ? ["They write:", { quote: note }] : []);

/** A few words of letters, and between them single marks that names have. */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M}]*(?:(?:\. |[ '’·-])[\p{L}\p{M}]+){0,3}\.?$/u;

/**
 * By name where it is plainly one. Anybody can sign up with somebody else's
 * address and call themselves "You won, see evil.example": our mail must not
 * carry that to them.
 */
const greeting = (firstName: string) => (firstName.length <= 40 && PLAIN_NAME.test(firstName) ? `Hello ${firstName},` : "Hello,");
