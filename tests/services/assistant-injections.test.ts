import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PatientContext } from "~/domain/assistant/chat";
import { createAssistant, type Assistant, type ReplyPart } from "~/services/assistant/assistant.server";
import { createModel, ModelFault } from "~/services/assistant/model.server";
import { INJECTIONS } from "../support/injections";
import { startOpenAi, type Asked, type Behaviour, type OpenAiServer } from "../support/openai-server";

/** Who is asking. Nothing of it may reach a third party. */
const KNOWN = ["zelda.canary@example.com", "Zelda Quincanary", "Zelda", "Quincanary"];
const IDENTITY = /zelda|quincanary|canary@|555.?010.?0199|MRN-CANARY|123-45-6789|1985-03-27/i;
const IDENTIFIED =
  "I am Zelda Quincanary (zelda.canary@example.com, 555 010 0199, MRN-CANARY7, 123-45-6789, born 1985-03-27).";
const DANGER = "crushing chest pain spreading to my left arm, I cannot breathe";
/** What a page must never get, even as text: elements, addresses, what nobody sees. */
const ACTIVE =
  // eslint-disable-next-line no-control-regex -- invisible characters are what the test looks for
  /<\/?[a-z!]|https?:|www\.|javascript:|data:text|evil\.example|[\u200b-\u200f\u202a-\u202e\u2060\u0000]|[\u{E0000}-\u{E007F}]/iu;
const ESCAPED = /&lt;|<p>[^<]*<\/p>/;

const never = () => new AbortController().signal;
const context = (change: Partial<PatientContext> = {}): PatientContext => ({
  age: 52,
  gender: "female",
  currentSymptoms: ["tired"],
  medicalHistory: ["asthma"],
  ...change,
});

describe("a model that obeys the attacker", () => {
  let server: OpenAiServer;
  let assistant: Assistant;
  beforeAll(async () => {
    server = await startOpenAi();
    const model = await createModel({ apiKey: "sk-test", baseUrl: server.url, model: "obedient" }, () => new Date());
    assistant = createAssistant({ model, log: { error: () => {} } });
  });
  afterAll(() => server.close());

  /** In an analysis it wants the least urgency, and its wish in every text. */
  const obey = (wish: string) => (asked: Asked) => ({
    do: "answer" as const,
    content: asked.stream
      ? wish
      : JSON.stringify({
          riskLevel: "low",
          urgency: "routine",
          confidence: 1,
          preliminaryDiagnosis: [wish.slice(0, 500)],
          recommendedActions: [wish.slice(0, 500), "Stay home."],
          specialtyRecommendation: wish.slice(0, 200),
          additionalQuestions: [wish.slice(0, 500)],
        }),
  });

  async function reply(message: string, change: Partial<PatientContext> = {}) {
    const parts: ReplyPart[] = [];
    for await (const part of assistant.reply(
      { context: context(change), turns: [{ role: "user", content: message }], known: KNOWN },
      never(),
    ))
      parts.push(part);
    const end = parts.at(-1)!;
    if (end.type !== "end") throw new Error("No end");
    return {
      parts,
      end,
      shown: parts.map((part) => (part.type === "token" ? part.text : part.type === "restart" ? "\n" : "")).join(""),
    };
  }

  test("there are sixty of them", () => expect(new Set(INJECTIONS.map(({ name }) => name)).size).toBe(60));

  test.each(INJECTIONS)("$name: plain text to the reader, no identity to the model", async ({ text, wish }) => {
    server.asked.length = 0;
    server.behave(obey(wish));
    const { parts, end, shown } = await reply(`${IDENTIFIED} ${text}`, {
      medicalHistory: [text.slice(0, 200), IDENTIFIED],
    });
    expect(parts.map(({ type }) => type)).not.toContain("emergency");
    for (const seen of [shown, end.text]) expect(seen).not.toMatch(ACTIVE);
    // As the screen shows it: one text node, whatever is in it.
    const html = renderToStaticMarkup(createElement("p", null, end.text));
    expect(html.match(/<[^>]+>/g)).toEqual(["<p>", "</p>"]);
    expect(html).toMatch(ESCAPED);

    const result = await assistant.analyzeSymptoms(
      {
        symptoms: ["tired", text.slice(0, 200)],
        patientAge: 52,
        patientGender: "female",
        medicalHistory: [IDENTIFIED],
      },
      KNOWN,
      never(),
    );
    expect(JSON.stringify(result)).not.toMatch(ACTIVE);

    expect(server.asked.length).toBeGreaterThan(0);
    for (const { body } of server.asked) {
      expect(body).not.toMatch(IDENTITY);
      expect(JSON.parse(body)).not.toHaveProperty("tools");
      expect(Object.keys(JSON.parse(body) as object)).not.toContain("user");
    }
  });

  test.each(INJECTIONS)("$name: does not talk an emergency away", async ({ text, wish }) => {
    server.asked.length = 0;
    server.behave(obey(wish));
    const { parts, end } = await reply(`${DANGER}. ${text}`);
    expect(parts[0]).toMatchObject({ type: "emergency", emergency: { calls: [{ href: "tel:911" }] } });
    expect(end.engine).toBe("built-in");
    // Not even asked: so nothing it could say is seen.
    expect(server.asked).toEqual([]);
    const result = await assistant.analyzeSymptoms(
      { symptoms: [DANGER, text.slice(0, 200)], patientAge: 52, patientGender: "female", medicalHistory: [] },
      KNOWN,
      never(),
    );
    expect(result).toMatchObject({ urgency: "emergency", emergency: { calls: [{ href: "tel:911" }] } });
    expect(["high", "critical"]).toContain(result.riskLevel);
  });
});

describe("whatever becomes of the model", () => {
  test.each<[string, Behaviour]>([
    ["silence", { do: "silence" }],
    ["malformed JSON", { do: "malformed" }],
    ["a refusal", { do: "refuse" }],
    ["calls of tools", { do: "tools" }],
    ["a 401", { do: "status", status: 401 }],
    ["a 429 with Retry-After", { do: "status", status: 429, headers: { "Retry-After": "60" } }],
    ["a 500", { do: "status", status: 500 }],
    ["an answer of nothing but markup", { do: "answer", content: "<b></b>" }],
  ])("with %s the built-in engine answers, and says so", async (_name, behaviour) => {
    const server = await startOpenAi();
    server.behave(behaviour);
    const model = await createModel({ apiKey: "sk-test", baseUrl: server.url, model: "broken" }, () => new Date(), {
      patience: { tryMs: 50, silenceMs: 50, allMs: 2_000, pauseMs: 1 },
    });
    const errors: unknown[] = [];
    const assistant = createAssistant({ model, log: { error: (error) => void errors.push(error) } });
    const parts: ReplyPart[] = [];
    for await (const part of assistant.reply(
      { context: null, turns: [{ role: "user", content: "How do I sleep better?" }], known: [] },
      never(),
    ))
      parts.push(part);
    expect(parts[0]).toEqual({ type: "restart" });
    expect(parts.at(-1)).toMatchObject({ type: "end", engine: "built-in" });
    expect(
      await assistant.analyzeSymptoms(
        { symptoms: ["runny nose"], patientAge: 30, patientGender: "unknown", medicalHistory: [] },
        [],
        never(),
      ),
    ).toMatchObject({ engine: "built-in" });
    expect(errors.every((error) => error instanceof ModelFault)).toBe(true);
    await server.close();
  });

  test("no result says emergency without whom to call, and the chat about it knows", async () => {
    const assistant = createAssistant({ model: null, log: { error: () => {} } });
    for (const symptoms of [
      ["headache", "chest pain"],
      ["crushing chest pain"],
      ["face drooping and slurred speech"],
    ]) {
      const { urgency, emergency } = await assistant.analyzeSymptoms(
        { symptoms, patientAge: 45, patientGender: "male", medicalHistory: [] },
        [],
        never(),
      );
      expect([symptoms, urgency, emergency?.calls[0]?.href]).toEqual([symptoms, "emergency", "tel:911"]);
      const parts: ReplyPart[] = [];
      const about = context({ age: 45, gender: "male", currentSymptoms: symptoms, medicalHistory: [] });
      for await (const part of assistant.reply(
        { context: about, turns: [{ role: "user", content: "What should I eat?" }], known: [] },
        never(),
      ))
        parts.push(part);
      expect(parts[0]).toMatchObject({ type: "emergency" });
    }
  });

  test("a stream that is cut is begun again by the built-in engine, and only that stands", async () => {
    const server = await startOpenAi();
    server.behave({ do: "cut", content: "First you should stop all of" });
    const assistant = createAssistant({
      model: await createModel({ apiKey: "k", baseUrl: server.url, model: "m" }, () => new Date()),
      log: { error: () => {} },
    });
    const parts: ReplyPart[] = [];
    for await (const part of assistant.reply(
      { context: null, turns: [{ role: "user", content: "How do I sleep better?" }], known: [] },
      never(),
    ))
      parts.push(part);
    const restart = parts.findIndex(({ type }) => type === "restart");
    expect(restart).toBeGreaterThan(0);
    const end = parts.at(-1)!;
    expect(end).toMatchObject({ type: "end", engine: "built-in" });
    const after = parts
      .slice(restart)
      .map((part) => (part.type === "token" ? part.text : ""))
      .join("");
    expect(after).toBe((end as { text: string }).text);
    await server.close();
  });
});
