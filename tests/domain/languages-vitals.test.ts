import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { readFormError } from "~/domain/form-error";
import { message, type Value } from "~/domain/message";
import { LANGUAGE_CODES } from "~/domain/language";
import { deviceChangeSchema } from "~/domain/vitals/device-schema";
import { importUploadSchema } from "~/domain/vitals/import-schema";
import { MAX_IMPORT_BYTES, PASTED_LIMIT } from "~/domain/vitals/import-limits";
import { fieldName, LIMIT_TYPES, limitNames } from "~/domain/vitals/alert-limits";
import { RECORD_FULL, RECORD_FULL_IN_FILE } from "~/domain/vitals/totals";
import { limitsSchema } from "~/domain/vitals/alert-limits-schema";
import { goalSchema, removeWeightSchema, weighSchema } from "~/domain/weight/schema";
import { canSay, loadMessages, say } from "~/locales/translate";
import { monitorSchema } from "~/routes/health-dashboard/schema.server";
import { createRateLimits } from "~/services/http/limits/rate-limits.server";
import { createInFlight } from "~/services/background-tasks.server";
import { receiveImport, TOO_SLOW } from "~/services/vitals/import-upload.server";
import { failureOf, SIMULATED } from "~/routes/health-dashboard/simulation-words";
import { formErrors } from "./messages";
import { allAlerts, vitalMessages } from "./vital-texts";

const TRANSLATED = LANGUAGE_CODES.filter((language) => language !== "en");
const NOW = new Date("2026-03-10T12:00:00Z");

beforeAll(() => Promise.all(TRANSLATED.map((language) => loadMessages(language, ["shell", "dashboard"]))));

/** Said whole in every language: no English word is left in it. */
function saidWhole(message: Value) {
  const english = say("en", message);
  for (const language of TRANSLATED) expect(canSay(language, message), `${language}: ${english}`).toBe(true);
  expect(say("ar", message).replace(/mmHg|CSV/g, ""), english).not.toMatch(/[A-Za-z]{2}/);
  // What is the same in Spanish is a symbol, or one of few words.
  if (/[a-z]{4}/.test(english.replace("mmHg", "")) && english !== "normal")
    expect(say("es", message)).not.toBe(english);
}

const errorSaidWhole = (error: Value) => saidWhole(typeof error === "string" ? readFormError(error) : error);

describe("What the domain says of readings", () => {
  test("every message of it is said in every language", () => {
    const messages = vitalMessages();
    expect(messages.length).toBeGreaterThan(1_000);
    for (const message of messages) saidWhole(message);
  });

  test("an alert keeps its numbers, and what to do about it comes word for word from the catalogue", () => {
    for (const { message: english, value, text } of allAlerts()) {
      for (const language of TRANSLATED) {
        const advice = say(language, text.advice);
        const toast = message("{title}: {amount}. {advice}", text);
        expect(say(language, toast)).toContain(advice);
        for (const number of value.match(/[\d.]+/g)!) expect(say(language, toast)).toContain(number);
        for (const number of english.match(/911/g) ?? []) expect(advice).toContain(number);
      }
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
        for (const found of Object.values(await formErrors(schema, { ...more, ...tried })))
          found.forEach((message) => heard.add(message));
    }
    expect(heard.size).toBeGreaterThan(30);
    for (const message of heard) errorSaidWhole(message);
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
        inFlight: { ...createInFlight(), healthExports },
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
    for (const fault of faults) errorSaidWhole(fault ?? "was read");
  });

  test("what comes of a form, where it is composed", () => {
    for (const { title, description } of [failureOf("simulate"), failureOf(null), SIMULATED])
      [title, description!].forEach(errorSaidWhole);
    for (const text of [RECORD_FULL, RECORD_FULL_IN_FILE, TOO_SLOW]) errorSaidWhole(text);
    errorSaidWhole("You have 20 devices already. Revoke one first.");
  });
});
