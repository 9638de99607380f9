import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { LANGUAGE_CODES } from "~/domain/language";
import { deviceChangeSchema } from "~/domain/vitals/device-schema";
import { importUploadSchema } from "~/domain/vitals/import-schema";
import { MAX_IMPORT_BYTES, PASTED_LIMIT } from "~/domain/vitals/import-limits";
import { fieldName, LIMIT_TYPES, limitNames } from "~/domain/vitals/limits";
import { RECORD_FULL, RECORD_FULL_IN_FILE } from "~/domain/vitals/totals";
import { limitsSchema } from "~/domain/vitals/limits-schema";
import { goalSchema, removeWeightSchema, weighSchema } from "~/domain/weight/schema";
import { COMPOSED } from "~/locales/composed";
import { canSay, loadMessages, retold, say } from "~/locales/translate";
import { monitorSchema } from "~/routes/health-dashboard/schema.server";
import { createRateLimits } from "~/services/http/limits.server";
import { nothingUnderWay } from "~/services/jobs.server";
import { receiveImport, TOO_SLOW } from "~/services/vitals/receive-import.server";
import { failureOf, SIMULATED } from "~/routes/health-dashboard/words";
import { messages } from "./messages";
import { allAlerts, vitalMessages, vitalTexts } from "./vital-texts";

const TRANSLATED = LANGUAGE_CODES.filter((language) => language !== "en");
const NOW = new Date("2026-03-10T12:00:00Z");
const texts = vitalTexts();

beforeAll(() => Promise.all(TRANSLATED.map((language) => loadMessages(language, ["shell", "dashboard"]))));

/** Said whole in every language: no English word is left in it. */
function saidWhole(english: string) {
  for (const language of TRANSLATED) expect(retold(language, english), `${language}: ${english}`).not.toBeNull();
  expect(retold("ar", english)!.replace(/mmHg|CSV/g, ""), english).not.toMatch(/[A-Za-z]{2}/);
  // What is the same in Spanish is a symbol, or one of few words.
  if (/[a-z]{4}/.test(english) && english !== "normal") expect(retold("es", english)).not.toBe(english);
}

describe("What the domain says of readings", () => {
  test("every message of it is said in every language", () => {
    const messages = vitalMessages();
    expect(messages.length).toBeGreaterThan(500);
    for (const message of messages) {
      const english = say("en", message);
      for (const language of TRANSLATED) expect(canSay(language, message), `${language}: ${english}`).toBe(true);
      expect(say("ar", message).replace(/mmHg/g, ""), english).not.toMatch(/[A-Za-z]{2}/);
      if (/[a-z]{4}/.test(english.replace("mmHg", ""))) expect(say("es", message)).not.toBe(english);
    }
  });

  test("what comes in English is said in every language: alerts, sentences, insights, plans, imports", () => {
    expect(texts.size).toBeGreaterThan(500);
    for (const text of texts) saidWhole(text);
  });

  test("every way of putting a sentence together is used", () => {
    const elsewhere =
      /^(Use|Too many|This form|Changed in the meantime|\{size\}|Enter|Must be|The file has more than \{size\})/;
    for (const text of COMPOSED.filter((one) => !elsewhere.test(one))) {
      const shape = new RegExp(
        text
          .split(/\{\w+\}/)
          .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"))
          .join(".+"),
      );
      expect(
        [...texts].some((one) => shape.test(one)),
        text,
      ).toBe(true);
    }
  });

  test("an alert keeps its numbers, and what to do about it comes word for word from the catalogue", () => {
    for (const { title, value, message } of allAlerts()) {
      for (const language of TRANSLATED) {
        const [told, advice] = [retold(language, `${title}: ${value}. ${message}`)!, retold(language, message)!];
        expect(told).toContain(advice);
        for (const number of value.match(/[\d.]+/g)!) expect(told).toContain(number);
        for (const number of message.match(/911/g) ?? []) expect(advice).toContain(number);
      }
    }
  });

  test("numbers and symbols stay as they are", () => {
    for (const text of ["98%", "90-140 mmHg", "97–99.5 °F", "118/76 mmHg", "60"])
      for (const language of TRANSLATED) expect(retold(language, text)).toBe(text);
  });

  test("what nobody says is not made up of parts", () => {
    for (const text of [
      "Heart rate: somebody’s word",
      "Weight 3 of them",
      "72 bpm, rather high",
      "No steps for 3 hours",
      "The newest reading is in range again. Well done.",
    ]) {
      for (const language of TRANSLATED) expect(retold(language, text), text).toBeNull();
    }
  });

  test("every message of the dashboard's forms, whatever is wrong with them", async () => {
    const limits = LIMIT_TYPES.flatMap((type) => limitNames(type).map((name) => fieldName(type, name)));
    const forms: [z.ZodType, string[], object?][] = [
      [weighSchema(NOW, "UTC"), ["weight", "date", "time"], { intent: "weigh" }],
      [goalSchema(NOW, "UTC"), ["goal", "goalOn"], { intent: "goal" }],
      [removeWeightSchema, ["entry"], { intent: "remove" }],
      [deviceChangeSchema, ["name"], { intent: "add" }],
      [importUploadSchema, ["text"]],
      [monitorSchema, ["intent"]],
      [monitorSchema, ["alert", "severity", "span"], { intent: "acknowledge" }],
      [monitorSchema, ["severity", "span"], { intent: "snooze" }],
      [limitsSchema, limits],
    ];
    const values = [
      "",
      "x",
      "9",
      "1.5",
      "98.5",
      "150",
      "400",
      "9999",
      "x".repeat(PASTED_LIMIT + 1),
      "control\u0001",
      "1850-01-01",
      "2999-01-01",
      "2026-03-10",
      "2026-03-11",
      "25:99",
      "23:59",
    ];
    const heard = new Set<string>();
    for (const [schema, fields, more] of forms) {
      const tries = [
        ...values.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
        ...fields.flatMap((field) => values.map((value) => ({ [field]: value }))),
      ];
      for (const tried of tries)
        for (const found of Object.values(await messages(schema, { ...more, ...tried })))
          found.forEach((message) => heard.add(message));
    }
    expect(heard.size).toBeGreaterThan(30);
    for (const message of heard) saidWhole(message);
  });

  test("why an uploaded file cannot be read", async () => {
    const [zip, xml, emptyArchive] = [
      "PK\u0003\u0004",
      '<?xml version="1.0"?>\n<HealthData></HealthData>',
      `PK\u0005\u0006${"\0".repeat(18)}`,
    ];
    const upload = async (content: string | Uint8Array<ArrayBuffer>, healthExports = 0) => {
      const form = new FormData();
      form.append("file", new File([content], "readings"));
      const request = new Request("http://localhost/", { method: "POST", body: form });
      const app = {
        closed: new AbortController().signal,
        underWay: { ...nothingUnderWay(), healthExports },
        limits: createRateLimits(),
        clientAddress: "192.0.2.1",
      };
      const { file } = await receiveImport(request, app);
      return file && "fault" in file ? file.fault : null;
    };
    const faults = [
      await upload(""),
      await upload(new Uint8Array([0x89, 0x50, 0x4e, 0, 0xff, 0x81])),
      await upload("x".repeat(MAX_IMPORT_BYTES + 1)),
      await upload(zip),
      await upload(zip + emptyArchive),
      await upload(zip, 3),
      await upload(xml),
    ];
    expect(new Set(faults).size).toBeGreaterThanOrEqual(6);
    for (const fault of faults) saidWhole(fault ?? "was read");
  });

  test("what comes of a form, where it is composed", () => {
    for (const { title, description } of [failureOf("simulate"), failureOf(null), SIMULATED])
      [title, description as string].forEach(saidWhole);
    for (const text of [RECORD_FULL, RECORD_FULL_IN_FILE, TOO_SLOW]) saidWhole(text);
    for (const text of ["You have 20 devices already. Revoke one first.", "The file has more than 5 MB. Split it."])
      saidWhole(text);
  });
});
