import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { toRoomToast } from "~/components/room/room-toasts";
import { readFormError, toFormError, type FormError } from "~/domain/form-error";
import * as account from "~/domain/account";
import { appointmentRequestSchema } from "~/domain/booking-schema";
import { CONSULTATION_STATUS_WORDS } from "~/domain/consultations";
import { formatBytes, REFUSALS } from "~/domain/documents";
import { LANGUAGES, LANGUAGE_CODES, type Language } from "~/domain/language";
import { patientDetailsSchema } from "~/domain/patient-details-schema";
import { tooLong, tooManyMessage } from "~/domain/text";
import { healthAlerts } from "~/domain/vitals/health-alerts";
import { NO_LIMITS } from "~/domain/vitals/alert-limits";
import { DEVICE_TYPES, VITAL_KINDS } from "~/domain/vitals/types";
import { NAMESPACE_NAMES, NAMESPACES, type Count, type Namespace } from "~/locales/messages";
import { canSay, countOf, translateId, loadMessages, say } from "~/locales/translate";
import { HONEYPOT_MESSAGE, SESSION_CHANGED, tooManyGuessesMessage } from "~/services/http/forms/form-guard.server";
import { conflictErrors } from "~/services/records/patient-details.server";
import { catalogTexts } from "../support/catalog-texts";
import { formErrors } from "./messages";
import { idsIn, vitalMessages } from "./vital-texts";

const TRANSLATED = LANGUAGE_CODES.filter((language) => language !== "en");
const NOW = new Date("2026-03-10T12:00:00Z");

const textsOf = (language: Language, part: Namespace): Record<string, string> =>
  Object.fromEntries(
    NAMESPACES[part].flatMap((name) => (name === "counts" ? [] : Object.entries(catalogTexts(language, name)))),
  );
const all = TRANSLATED.flatMap((language) =>
  NAMESPACE_NAMES.flatMap((part) =>
    Object.entries(textsOf(language, part)).map(([english, text]) => ({ language, part, english, text })),
  ),
);
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

beforeAll(() => Promise.all(TRANSLATED.map((language) => loadMessages(language))));

describe("The catalogs", () => {
  test("hold no text twice with two meanings", () => {
    const seen = new Map<string, string>();
    for (const { language, english, text } of all) {
      const key = `${language} ${english}`;
      expect(seen.get(key) ?? text, english).toBe(text);
      seen.set(key, text);
    }
  });

  test("hold Arabic in Arabic letters, and nothing left in English but names and keys", () => {
    for (const { language, english, text } of all) {
      const bare = text.replace(/\{\w+\}/g, "");
      if (language === "ar" && /\p{L}/u.test(bare)) expect(bare, english).toMatch(/\p{Script=Arabic}/u);
      if (language === "ar")
        expect(
          bare.replace(/HIPAA|PDF|JPEG|PNG|UTF-8|FHIR( R4)?|JSON|CSV|WebSocket|\b[A-Z]\b/g, ""),
          english,
        ).not.toMatch(/[A-Za-z]/);
      if (language === "es" && /[a-z]{3,} [a-z]{3,}/.test(bare)) expect(text, english).not.toBe(english);
    }
  });

  test("every text, filled with anything, is whole and holds what it was filled with", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.string({ minLength: 1, maxLength: 20 }).filter((value) => !/[{}\\]/.test(value)),
        ({ language, english }, value) => {
          const said = translateId(language, english, Object.fromEntries(names(english).map((name) => [name, value])));
          expect(said).not.toMatch(/[{}]/);
          if (names(english).length > 0) expect(said).toContain(value);
          // English says what the text is called.
          expect(translateId("en", english, Object.fromEntries(names(english).map((name) => [name, "x"])))).toBe(
            english.replace(/\{\w+\}/g, "x"),
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("a number gets the form that the language has for it, and is written as there", () => {
    for (const language of LANGUAGE_CODES) {
      const rules = new Intl.PluralRules(LANGUAGES[language].intl);
      for (const [id, message] of Object.entries(catalogTexts(language, "counts"))) {
        const forms = Object.fromEntries(
          [...message.matchAll(/(\w+) \{([^}]*)\}/g)].map(([, form, text]) => [form!, text!]),
        );
        for (const count of [0, 1, 2, 3, 10, 11, 99, 100, 101, 1_234, 1_000_000]) {
          const shown = new Intl.NumberFormat(LANGUAGES[language].intl).format(count);
          expect(countOf(language, id.replace("count.", "") as Count, count)).toBe(
            forms[rules.select(count)]!.replace("#", shown),
          );
        }
      }
    }
  });

  test("a value of the other direction stays apart from the Arabic around it", () => {
    expect(translateId("ar", "Call {number}", { number: "1-800-555-0142" })).toContain("\u20681-800-555-0142\u2069");
    expect(translateId("es", "Call {number}", { number: "911" })).not.toContain("\u2068");
  });
});

/** Messages that are put together where they are said. */
const COMPOSED = [
  tooLong(100),
  tooManyMessage(60),
  tooManyMessage(600),
  tooManyGuessesMessage(60),
  tooManyGuessesMessage(600),
  "VR Consultation",
];

/**
 * The alerts that readings of any value give, fresh and old, also where only the patient's own limit calls a pressure
 * low.
 */
function allAlerts() {
  const dated = [NOW, new Date(NOW.getTime() - 30 * 86_400_000)];
  const values = Array.from({ length: 250 }, (_, index) => index);
  return DEVICE_TYPES.flatMap((deviceType) =>
    dated.flatMap((measuredAt) =>
      values.flatMap((value) =>
        [new Map(), new Map([["blood_pressure" as const, { ...NO_LIMITS, low: 110 }]])].flatMap((own) =>
          healthAlerts(
            [{ id: 1, deviceType, value, diastolic: deviceType === "blood_pressure" ? 70 : null, measuredAt }],
            own,
            NOW,
          ),
        ),
      ),
    ),
  );
}

/**
 * The only test that reads the sources as text: neither TypeScript nor ESLint, which looks at one file at a time, finds
 * a text that no file uses. Texts that do not exist are errors of TypeScript in `t()`, and of the lint rule
 * `kindweight/translated-text` elsewhere.
 */
describe("Unused texts", () => {
  const sources = readdirSync(resolve("app"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/^locales.generated\b/.test(name))
    .map((name) => ({ name, text: readFileSync(resolve("app", name), "utf8") }));
  const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

  test("the catalogs of pages have none", () => {
    const code = sources.map(({ text }) => text).join("\n");
    const composed = new Set([
      "Use {max} characters or fewer",
      "Too many tries. Wait a minute, then send the form again.",
      "Too many tries. Wait {minutes} minutes, then send the form again.",
      "Height must be between 50 and 280 cm",
      ...allAlerts().map(({ title }) => title.id),
      ...vitalMessages().flatMap(idsIn),
      "Enter a weight from 20 to 400 kg (44 to 880 lb), like 82.5",
      "Enter a weight from 20 to 400 kg (44 to 880 lb), like 75",
      "Enter a day of the last 20 years",
      "Paste 200,000 characters at the most, or send a file",
      "You have 20 devices already. Revoke one first.",
      "Enter 50 medicines at the most",
      "Enter 50 allergies at the most",
    ]);
    const weekdays = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;
    const unused = NAMESPACE_NAMES.flatMap((part) => Object.keys(textsOf("es", part))).filter((english) => {
      if (composed.has(english) || weekdays.test(english)) return false;
      const parts = english.split(/\{\w+\}/).map(escaped);
      return !new RegExp(parts.join("(?:\\{\\w+\\}|\\$\\{[^}]+\\})")).test(code);
    });
    expect(unused).toEqual([]);
  });

  test.each([
    ["emails", catalogTexts("es", "server/emails"), []],
    [
      "the record as text",
      catalogTexts("es", "server/record"),
      ["vr", "video", ...Object.keys(CONSULTATION_STATUS_WORDS)],
    ],
    ["plain errors", catalogTexts("es", "server/errors"), []],
  ] as const)("the catalogs of %s have none", (_name, texts, stored) => {
    const code = sources.flatMap(({ name, text }) => (name.startsWith("services") ? [text] : [])).join("\n");
    const unused = Object.keys(texts).filter(
      (english) =>
        !(stored as readonly string[]).includes(english) && !new RegExp(`\\bt\\(\\s*"${escaped(english)}"`).test(code),
    );
    expect(unused).toEqual([]);
  });
});

describe("What is said elsewhere", () => {
  const saidEverywhere = (error: FormError) => {
    const message = readFormError(toFormError(error));
    for (const language of TRANSLATED)
      expect(canSay(language, message), `${language}: ${say("en", message)}`).toBe(true);
  };

  test("every message of the translated forms, whatever is wrong with them", async () => {
    const common = () => true;
    const schemas: z.ZodType[] = [
      appointmentRequestSchema(NOW),
      appointmentRequestSchema(NOW, { withSpecialist: true }),
      account.patientSchema(common),
      account.signInSchema,
      account.confirmSchema,
      account.resetRequestSchema,
      account.newPasswordSchema(common),
      account.codeSchema,
      account.accountChangeSchema(common),
      patientDetailsSchema(NOW),
    ];
    const fields =
      "firstName lastName email phone dateOfBirth appointmentType preferredDate preferredTime patientZone reasonForVisit insuranceProvider emergencyContact password code gender heightCm".split(
        " ",
      );
    const values = [
      "",
      "x",
      "x".repeat(5_000),
      "control\u0001",
      "1850-01-01",
      "2999-01-01",
      "2026-02-30",
      "2020-01-01",
      "a password of some words",
      "9 m",
    ];
    const heard = new Set<string>();
    for (const schema of schemas) {
      for (const value of values) {
        for (const found of Object.values(
          await formErrors(schema, Object.fromEntries(fields.map((field) => [field, value]))),
        ))
          found.forEach((message) => heard.add(message));
      }
      for (const found of Object.values(await formErrors(schema, {}))) found.forEach((message) => heard.add(message));
    }
    expect(heard.size).toBeGreaterThan(20);
    for (const message of heard) saidEverywhere(message);
  });

  test("what the server says to every form", () => {
    for (const message of [...COMPOSED, HONEYPOT_MESSAGE, SESSION_CHANGED, account.WRONG_CREDENTIALS]) {
      saidEverywhere(message);
    }
    expect(say("es", tooManyMessage(600))).toContain("10 minutos");
    expect(say("es", readFormError(tooLong(1_500)))).toContain("1,500 ");
    expect(canSay("es", readFormError("Nobody ever says this"))).toBe(false);
  });

  test("every alert of the portal, what to do included", () => {
    const alerts = allAlerts();
    expect(new Set(alerts.map(({ title }) => title.id)).size).toBeGreaterThan(20);
    for (const { title, text } of alerts) [title, text].forEach(saidEverywhere);
    for (const { label, unit } of Object.values(VITAL_KINDS))
      [label, unit].filter((word) => /[A-Za-z]{2}/.test(word) && word !== "mmHg").forEach(saidEverywhere);
  });

  test("what the other does in a consultation room, with their name as it is", () => {
    const news = ["otherStarted", "otherStopped", "refused", "unanswered"] as const;
    const toasts = [
      toRoomToast({ type: "joined" }, "patient", "Main"),
      ...news.map((one) => toRoomToast({ type: "recording", news: one }, "patient", "Main")),
    ];
    for (const language of TRANSLATED)
      for (const toast of toasts) {
        expect(canSay(language, toast!.description!)).toBe(true);
        expect(say(language, toast!.description!)).toContain("Main");
      }
  });

  test("what becomes of a document, with its size, and of details that somebody else has changed", () => {
    Object.values(REFUSALS).forEach(saidEverywhere);
    for (const language of TRANSLATED)
      for (const size of [1, 640, 12_000, 3_500_000]) expect(canSay(language, formatBytes(size))).toBe(true);
    expect(say("ar", formatBytes(3_500_000))).toBe("\u20683.3\u2069 ميغابايت");
    const stored = {
      firstName: "Main",
      lastName: "x",
      dateOfBirth: null,
      gender: "female",
      heightCm: null,
      emergencyContact: "",
      insuranceProvider: "",
    };
    const meanwhile = conflictErrors(stored, { ...stored, firstName: "y", gender: null, insuranceProvider: "z" });
    for (const [message] of Object.values(meanwhile)) saidEverywhere(message!);
    expect(say("es", meanwhile.gender![0]!)).toContain("ahora: femenino.");
    expect(say("es", meanwhile.insuranceProvider![0]!)).toContain("ahora: nada.");
    // Somebody's own word is not translated, though it is one of ours.
    expect(say("es", meanwhile.firstName![0]!)).toContain("ahora: Main.");
  });
});
