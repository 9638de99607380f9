import type { DeskMail, Mail, PatientMail } from "~/domain/mail";
import { formatMoment } from "~/domain/moments";
import { writeSpecialistEmail } from "./specialist-emails.server";
import type { EmailBlock, EmailContent } from "./email-content.server";
import type { MailWords } from "./mail-words.server";

/** What every letter may mention: the brand's name, and addresses of ours; and the words that it is written with. */
export type EmailContext = { brand: string; href: (path: string) => string; words: MailWords };

type Appointment = PatientMail;

/**
 * The words of every mail. They name the appointment, never what it is about:
 * mails are read on lock screens and by whoever shares the computer. A
 * specialist's own words are the exception, and their form says so. What
 * specialists and reviewers are told is in English.
 */
export function writeEmail(mail: Mail, { brand, href, words }: EmailContext): EmailContent {
  const { t } = words;
  const page = (link: string, { path }: Appointment): EmailBlock => ({ link, href: href(path) });
  const write = (subject: string, ...blocks: (EmailBlock | string)[]): EmailContent => ({
    subject,
    blocks: [greeting(mail.firstName, words), ...blocks].map((block) =>
      typeof block === "string" ? { text: block } : block,
    ),
  });
  const appointment = (mail: Appointment, whenLabel = t("When")) => factsOf(mail, whenLabel, words);
  const join = ({ visitPath }: Appointment) =>
    visitPath
      ? [t("From 15 minutes before it begins you can join here:"), { link: t("Join the visit"), href: href(visitPath) }]
      : [];
  const note = ({ note }: { note: string }) => (note ? [t("They write:"), { quote: note }] : []);
  const emergency = t("If it cannot wait, call 911 or your local emergency number.");

  if (isDeskMail(mail)) {
    const { subject, blocks } = writeSpecialistEmail(mail, href);
    return write(subject, ...blocks);
  }
  switch (mail.kind) {
    case "verify-email":
      return write(
        t("Confirm your email address"),
        t("Thank you for joining {brand}. Please confirm that this address is yours.", { brand }),
        { link: t("Confirm my address"), href: href(mail.path) },
        t(
          "The link works for three days. If you did not ask for this, you can ignore this email: nothing happens without you.",
        ),
      );
    case "address-has-account":
      if (mail.isApplication)
        return write(
          `You already have a ${brand} account`,
          "Someone, probably you, has just sent us a specialist application with this email address. The address already has an account, and nothing about that account has changed.",
          "If it was you, sign in. If you can't sign in, choose a new password there, which confirms your address as well.",
          { link: "Sign in", href: href("/sign-in") },
          `If yours is a specialist's account without an application, you can finish your application at ${href("/specialist-signup")} once you have signed in. If you have applied before, you will see the status of your application instead.`,
          "If yours is a patient's account, or you want to send another application, please use another email address.",
          "If it was not you, there is nothing you need to do.",
        );
      return write(
        t("You already have a {brand} account", { brand }),
        t(
          "Somebody, probably you, has just tried to create an account with this email address. There is one already, and nothing about it has changed.",
        ),
        t("If it was you, sign in instead. If you do not remember your password, ask for a new one where you sign in."),
        { link: t("Go to {brand}", { brand }), href: href("/sign-in") },
        t("If it was not you, there is nothing you need to do."),
      );
    case "password-reset":
      return write(
        t("Choose a new password"),
        t("Somebody, probably you, has asked for a new password for your {brand} account.", { brand }),
        { link: t("Choose a new password"), href: href(mail.path) },
        t(
          "The link works for one hour. If you did not ask for this, you can ignore this email: your password stays as it is. We never ask for your password by email or phone.",
        ),
      );
    case "password-changed":
      return write(
        t("Your password was changed"),
        t("The password of your {brand} account has just been changed.", { brand }),
        t("If that was you, all is well. If not, please call us right away."),
      );
    case "second-factor-on":
      return write(
        t("The second step of your account was turned on"),
        t("From now on, signing in to your {brand} account takes a code from an app besides the password.", { brand }),
        t("If that was you, all is well. If not, please change your password and call us right away."),
      );
    case "second-factor-off":
      return write(
        t("The second step of your account was turned off"),
        t("From now on, the password alone opens your {brand} account.", { brand }),
        t("If that was you, all is well. If not, please change your password and call us right away."),
      );
    case "new-sign-in":
      return write(
        t("A new sign-in to your account"),
        t("Somebody has just signed in to your {brand} account from a device that we have not seen before.", { brand }),
        {
          facts: [
            [t("Device"), words.say(mail.deviceMessage ?? mail.device)],
            [t("When"), mail.atWords ?? minuteIn(words, mail.at)],
          ],
        },
        t("If that was you, all is well. If not, please change your password and call us right away."),
      );
    case "application-received":
      return write(
        "We have your application",
        `Thank you for applying to join ${brand} as a specialist. Your profile is there and marked as under review. We check your license next, and write to you as soon as we have.`,
        ...(mail.path
          ? [
              "Please confirm that this address is yours, so that you can sign in. The link works for three days.",
              { link: "Confirm my address", href: href(mail.path) },
              "If you did not send an application, you can ignore this email: nobody can sign in without the link.",
            ]
          : []),
      );
    case "application-approved":
      if (mail.again)
        return write(
          "Your changes were approved",
          "We have checked your changes, and your profile is marked as verified again.",
          { link: "Open my desk", href: href("/desk") },
        );
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
    case "emergency-access":
      return write(
        "Emergency access was used",
        "A specialist has opened the record of a patient whom they do not treat. It is open to them for one hour.",
        {
          facts: [
            ["Who", mail.specialist],
            ["When", mail.when],
          ],
        },
        "Please look at it: whose record it is, and the reason, are shown there and not here.",
        { link: "Look at it", href: href(mail.path) },
      );
    case "appointment-requested":
      return write(
        t("We have your appointment request {reference}", { reference: mail.reference }),
        mail.specialist
          ? t(
              "Thank you for your request. The time is held for you, and we will contact you within 24 hours to confirm it.",
            )
          : t("Thank you for your request. We will contact you within 24 hours to confirm it."),
        ...(mail.isUnconfirmed
          ? [t("Please confirm within 30 minutes that this request is yours. Otherwise its time is released.")]
          : []),
        appointment(mail, t("Asked for")),
        page(mail.isUnconfirmed ? t("Confirm my request") : t("Change or cancel it"), mail),
        emergency,
      );
    case "appointment-accepted":
      return write(
        t("Your appointment {reference} is confirmed", { reference: mail.reference }),
        t("Good news: your appointment is confirmed."),
        appointment(mail),
        ...join(mail),
        t("If the time no longer suits you, please choose another one or cancel as early as you can."),
        page(t("Change or cancel it"), mail),
        emergency,
      );
    case "appointment-proposed":
      return write(
        t("Another time for your appointment {reference}", { reference: mail.reference }),
        t("Your specialist proposes this time for your appointment, and holds it for you:"),
        appointment(mail, t("Proposed")),
        ...note(mail),
        t("Please accept it, or choose another time. The appointment is confirmed once you have accepted."),
        page(t("Answer the proposal"), mail),
        emergency,
      );
    case "appointment-moved":
      return write(
        t("Your appointment {reference} has a new time", { reference: mail.reference }),
        t("You have chosen another time. It is held for you, and we will contact you within 24 hours to confirm it."),
        appointment(mail),
        page(t("Change or cancel it"), mail),
        emergency,
      );
    case "appointment-declined":
      return write(
        t("About your appointment request {reference}", { reference: mail.reference }),
        t("We are sorry: your specialist cannot see you at this time, and the appointment will not take place."),
        appointment(mail),
        ...note(mail),
        t("You are welcome to ask for another time, or another specialist."),
        page(t("See this appointment"), mail),
        { link: t("Ask for an appointment"), href: href("/book-appointment") },
        emergency,
      );
    case "appointment-cancelled":
      return write(
        t("Your appointment {reference} was cancelled", { reference: mail.reference }),
        t("This appointment will not take place:"),
        appointment(mail),
        t("You are welcome to ask for another one."),
        page(t("See this appointment"), mail),
        { link: t("Ask for an appointment"), href: href("/book-appointment") },
        emergency,
      );
    case "appointment-reminder":
      return write(
        t("A reminder of your appointment {reference}", { reference: mail.reference }),
        t("Your appointment is coming up."),
        appointment(mail),
        ...join(mail),
        t("If you cannot come, please tell us as early as you can: somebody else may need the time."),
        page(t("Change or cancel it"), mail),
        emergency,
      );
  }
}

const isDeskMail = (mail: Mail): mail is DeskMail => mail.kind.startsWith("desk-");

const factsOf = (
  { appointmentType, specialist, specialistMessage, when, whenWords, reference }: Appointment,
  whenLabel: string,
  { t, say, translate }: MailWords,
): EmailBlock => ({
  facts: [
    [t("What"), translate(appointmentType)],
    ...(specialist ? [[t("With"), say(specialistMessage ?? specialist)] as [string, string]] : []),
    [whenLabel, whenWords ?? when],
    [t("Reference"), reference],
  ],
});

/** A minute like `2026-03-10 12:00 UTC`, in words where they are not English. */
function minuteIn({ language }: MailWords, at: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC$/.exec(at) ?? [];
  return language === "en" || !date ? at : `${formatMoment(new Date(`${date}T${time}Z`), "UTC", language)} UTC`;
}

/** A few words of letters, and between them single marks that names have. */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M}]*(?:(?:\. |[ '’·-])[\p{L}\p{M}]+){0,3}\.?$/u;

/**
 * By name where it is plainly one. Anybody can sign up with somebody else's
 * address and call themselves "You won, see evil.example": our mail must not
 * carry that to them.
 */
const greeting = (firstName: string, { t }: MailWords) =>
  firstName.length <= 40 && PLAIN_NAME.test(firstName) ? t("Hello {name},", { name: firstName }) : t("Hello,");
