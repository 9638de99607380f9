import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPES } from "~/domain/booking";
import { LANGUAGES, LANGUAGE_CODES, type Language } from "~/domain/language";
import { MAIL_KINDS, mailLanguage, type Mail, type MailKind } from "~/domain/mail";
import { zonedMoment } from "~/domain/moments";
import { TIME_ZONES } from "~/domain/providers/constants";
import { deviceName } from "~/domain/session";
import { catalogTexts } from "../support/catalog-texts";
import { patientMail, type AppointmentMailData } from "~/services/appointments/appointment-mails.server";
import { createComposer } from "~/services/mail/composer.server";
import { parseEmailFile } from "~/services/mail/email-file.server";
import { mimeOptions } from "~/services/mail/mime-options.server";
import type { Message } from "~/services/mail/transport.server";
import { createSeal } from "~/services/seal.server";
import MailComposer from "nodemailer/lib/mail-composer";

const brand = { name: "Kindweight", supportPhone: "1-800-555-0142", supportEmail: "care@kindweight.example" };
const mailFrom = { name: "Kindweight", address: "post@mail.kindweight.example" };
const DATE = new Date("2026-03-14T09:26:53.589Z");
const compose = createComposer({ brand, mailFrom }, "https://kindweight.example");
const seal = createSeal("the secret of the tests, longer than 32 characters");
const TRANSLATED = LANGUAGE_CODES.filter((language) => language !== "en");
const [es, ar] = [catalogTexts("es", "server/emails"), catalogTexts("ar", "server/emails")];
const CATALOGUES: Record<string, Record<string, string>> = { es, ar };
const PATIENTS = MAIL_KINDS.filter((kind) => !/^(desk|application|emergency)-/.test(kind));

/** What is neither ours to translate nor a word: names, addresses, numbers. */
const NOTE = "Ten is better, see you then.";
const AGENTS = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:120.0) Gecko/20100101 Firefox/120.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1",
  "curl/8",
  null,
];
const DEVICES = /\b(Firefox|Safari|Windows|iPhone)\b/g;

const tolds: fc.Arbitrary<AppointmentMailData & { zone: string | null }> = fc
  .record({
    status: fc.constantFrom(...APPOINTMENT_STATUSES),
    startsAt: fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
    providerId: fc.integer({ min: 1, max: 9_999 }),
    without: fc.boolean(),
    isUnconfirmed: fc.boolean(),
    appointmentType: fc.constantFrom(...APPOINTMENT_TYPES.map(({ value }) => value)),
    zone: fc.constantFrom(...TIME_ZONES.map(({ value }) => value)),
    patientZone: fc.constantFrom("", "America/Denver", "Pacific/Honolulu"),
    preferredTime: fc.constantFrom("08:00 AM", "12:30 PM", "04:30 PM"),
    firstName: fc.constantFrom("Nora", "Jean Luc", "نورا", "https://evil.example", ""),
    sequence: fc.nat(9),
  })
  .map(({ without, isUnconfirmed, zone, startsAt, providerId, ...told }) => ({
    ...told,
    reference: "KW-7F3K-92QD",
    email: "nora@example.com",
    preferredDate: "2026-11-03",
    providerNote: NOTE,
    language: "en" as Language,
    zone: without ? null : zone,
    providerId: without ? null : providerId,
    startsAt: without ? null : startsAt,
    endsAt: without ? null : new Date(startsAt.getTime() + 30 * 60_000),
    holdUntil: isUnconfirmed ? new Date(startsAt) : null,
  }));

/** Any mail to a patient, in every language, as the services queue it. */
const mails = fc
  .record({
    kind: fc.constantFrom(...PATIENTS),
    told: tolds,
    agent: fc.constantFrom(...AGENTS),
    at: fc.constantFrom("2026-03-14 09:26 UTC", "2026-12-31 23:59 UTC"),
  })
  .map(({ kind, told, agent, at }) => (language: Language): Mail => {
    const to = { to: told.email, firstName: told.firstName, language };
    if (kind.startsWith("appointment-"))
      return patientMail(
        { seal },
        kind as Extract<MailKind, `appointment-${string}`>,
        { ...told, language },
        told.zone,
      );
    return {
      ...to,
      kind,
      path: "/reset-password/abc_DEF-123",
      device: "Firefox on Linux",
      deviceMessage: deviceName(agent),
      at,
    } as Mail;
  });

const bare = (text: string) =>
  text
    .replaceAll(NOTE, "")
    .replace(/https?:\S+/g, "")
    .replace(/[\w.]+@[\w.]+|KW-7F3K-92QD|Kindweight|Nora|Jean Luc|\bUTC\b|UID:|PDT/g, "")
    .replace(DEVICES, "");
/** What a reader sees of a mail's HTML. */
const shown = (html: string) =>
  html
    .slice(html.indexOf("<body"))
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
const numbers = (text: string) => (text.replace(/[\u2066-\u2069]/g, "").match(/\d+/g) ?? []).sort();
const sentences = Object.keys(es).filter(
  (english) => !english.includes("{") && es[english as keyof typeof es] !== (english as string),
);
const calendarText = ({ calendar }: Message) =>
  calendar?.content
    .replace(/\r\n /g, "")
    .match(/^(SUMMARY|DESCRIPTION):.*$/gm)
    ?.map((line) => line.slice(line.indexOf(":") + 1)) ?? [];

describe("Mails to patients in every language", () => {
  test("say nothing in English, keep every number, and tell no more than the English ones do", () => {
    fc.assert(
      fc.property(mails, fc.constantFrom(...TRANSLATED), (mailIn, language) => {
        const [english, mail] = [compose(1, mailIn("en"), DATE), compose(1, mailIn(language), DATE)];
        const said = [mail.subject, mail.text, shown(mail.html), ...calendarText(mail)];
        for (const text of said) {
          if (language === "ar") expect(bare(text)).not.toMatch(/[A-Za-z]{2}/);
          for (const sentence of sentences) expect(` ${text}`).not.toContain(` ${sentence}`);
          expect(text).not.toMatch(/[{}]|undefined|null/);
        }
        // The month has become a word or a number; everything else is there, no more and no less often.
        const years = (text: string) => numbers(text).filter((one) => one.length !== 1 || one !== "0");
        expect(years(mail.subject)).toEqual(years(english.subject));
        for (const number of ["911", "24"])
          expect(mail.text.includes(number), number).toBe(english.text.includes(number));
        expect(mail.html).toContain(`<html lang="${language}" dir="${LANGUAGES[language].direction}">`);
        expect(mail.html.match(/href="[^"]*"/g)).toEqual(english.html.match(/href="[^"]*"/g));
        expect(mail.text.match(/https?:\S+/g)).toEqual(english.text.match(/https?:\S+/g));
        // Neither who nor what for stands in a subject, which lock screens show.
        expect(mail.subject).not.toMatch(/Nora|Jean Luc|نورا|evil/);
        expect(mail.subject).not.toContain(NOTE);
        expect(mail.text + mail.html).not.toContain("evil.example");
        expect(mail.calendar?.method).toBe(english.calendar?.method);
        expect(mail.to).toBe(english.to);
      }),
      { numRuns: 1_500 },
    );
  });

  test("tell the same moment: the hour on each clock, and the day", () => {
    const told: AppointmentMailData = {
      reference: "KW-7F3K-92QD",
      status: "accepted",
      startsAt: new Date("2026-03-17T15:30:00Z"),
      endsAt: new Date("2026-03-17T16:00:00Z"),
      holdUntil: null,
      sequence: 1,
      providerId: 12,
      firstName: "Nora",
      email: "nora@example.com",
      appointmentType: "weight-loss",
      preferredDate: "2026-03-17",
      preferredTime: "09:30 AM",
      patientZone: "America/New_York",
      language: "es",
      providerNote: "",
    };
    const mailIn = (language: Language) =>
      compose(1, patientMail({ seal }, "appointment-accepted", { ...told, language }, "America/Denver"), DATE);
    expect(mailIn("en").text).toContain("When: Tue, Mar 17, 2026, 9:30 AM Denver time (11:30 AM New York time)");
    expect(mailIn("es").text).toContain(
      "Cuándo: martes, 17 de marzo de 2026, 9:30 a. m. hora de Denver (11:30 a. m. hora de Nueva York)",
    );
    expect(mailIn("es").text).toContain("Qué: Pérdida de peso con supervisión médica\nCon: Dr. Especialista 12\n");
    expect(mailIn("es").subject).toBe("Su cita KW-7F3K-92QD está confirmada");
    expect(mailIn("ar").text).toContain(
      "متى: \u2068الثلاثاء، 17 مارس 2026، 9:30 ص بتوقيت دنفر (11:30 ص بتوقيت نيويورك)\u2069",
    );
    expect(mailIn("ar").text).toContain("الرقم المرجعي: \u2068KW-7F3K-92QD\u2069");
    expect(calendarText(mailIn("es"))[0]).toBe("Cita con Dr. Especialista 12");
    expect(mailIn("ar").html).toContain("<bdi>KW-7F3K-92QD</bdi>");
  });

  test("the mail of a sign-in says the time on the owner's clock where that is known, and keeps UTC for a process of the version before", () => {
    const at = "2026-03-14 09:26 UTC";
    for (const [language, said] of [
      ["en", "When: Sat, Mar 14, 2026, 6:26 PM Tokyo time"],
      ["es", "Cuándo: sábado, 14 de marzo de 2026, 6:26 p. m. hora de Tokyo"],
      ["ar", "متى: \u2068السبت، 14 مارس 2026، 6:26 م بتوقيت Tokyo\u2069"],
    ] as const) {
      const atWords = zonedMoment(new Date("2026-03-14T09:26:00Z"), "Asia/Tokyo", language);
      const { text } = compose(
        1,
        {
          kind: "new-sign-in",
          to: "nora@example.com",
          language,
          firstName: "Nora",
          device: "Firefox on Windows",
          at,
          atWords,
        },
        DATE,
      );
      expect(text).toContain(said);
      expect(text).not.toContain("UTC");
    }
  });

  test("reach their reader whole, whatever is between", async () => {
    for (const language of TRANSLATED) {
      const message = compose(
        1,
        {
          kind: "new-sign-in",
          to: "nora@example.com",
          language,
          firstName: "Nora",
          device: "Firefox on Windows",
          deviceMessage: deviceName(AGENTS[0]!),
          at: "2026-03-14 09:26 UTC",
        },
        DATE,
      );
      const read = parseEmailFile((await new MailComposer(mimeOptions(message)).compile().build()).toString());
      expect(read).toMatchObject({ subject: message.subject, text: message.text.trim() });
      expect(read.text).toContain(
        language === "es"
          ? "Dispositivo: Firefox en Windows\nCuándo: sábado, 14 de marzo de 2026, 9:26 a. m. UTC"
          : "\u2068السبت، 14 مارس 2026، 9:26 ص UTC\u2069",
      );
    }
  });

  test("a mail queued before there were languages is sent as it was meant, and so is one of a language that we do not know", () => {
    const { language: _language, ...old } = {
      kind: "password-changed",
      to: "nora@example.com",
      language: "en",
      firstName: "Nora",
    } as const;
    const english = compose(1, { ...old, language: "en" }, DATE);
    expect(compose(1, old, DATE)).toEqual(english);
    expect(compose(1, { ...old, language: "fr" as Language }, DATE)).toEqual(english);
    expect(english.text).toContain("Hello Nora,\n\nThe password of your Kindweight account has just been changed.");
  });

  test("what specialists, applicants and administrators are told stays in English, whatever it is queued with", () => {
    const news = {
      to: "doc@example.com",
      firstName: "Ada",
      reference: "KW-7F3K-92QD",
      when: "Tue, Mar 17, 2026, 9:30 AM Denver time",
      path: "/desk/requests/17",
      was: "Mon",
      reason: "No.",
      specialist: "Idris Bell",
    };
    for (const kind of MAIL_KINDS.filter((one) => !PATIENTS.includes(one))) {
      const { text, html } = compose(1, { ...news, kind, language: "ar" } as unknown as Mail, DATE);
      expect(text).toMatch(/^Hello Ada,\n/);
      expect(html).toContain('<html lang="en" dir="ltr">');
      expect(text).not.toMatch(/\p{Script=Arabic}/u);
    }
  });
});

describe("The language of a mail", () => {
  test("is what its owner is known to read, before what whoever asked for it does", () => {
    expect(mailLanguage({ role: "patient", language: "es" }, "ar")).toBe("es");
    expect(mailLanguage({ role: "patient", language: null }, "ar")).toBe("ar");
    expect(mailLanguage({ role: "patient", language: null })).toBe("en");
    for (const role of ["provider", "admin"] as const) expect(mailLanguage({ role, language: "es" }, "ar")).toBe("en");
  });
});

describe("The catalogs of mails", () => {
  test("hold texts in their own letters, with the same numbers", () => {
    for (const language of TRANSLATED) {
      for (const [english, text] of Object.entries(CATALOGUES[language]!)) {
        expect(text, english).not.toBe(english);
        expect(text.match(/\d+/g) ?? [], english).toEqual(english.match(/\d+/g) ?? []);
        if (language === "ar") expect(text.replace(/\{\w+\}/g, ""), english).not.toMatch(/[A-Za-z]/);
      }
    }
  });
});
