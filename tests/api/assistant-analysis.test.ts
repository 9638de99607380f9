import { conversations } from "db/schema";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { analysisReplySchema } from "~/domain/assistant/analysis-schema";
import { DISCLAIMER } from "~/domain/assistant/chat";
import { proves } from "../support/clauses";
import { startOpenAi, type OpenAiServer } from "../support/openai-server";
import { signedInPatient } from "./support/accounts";
import { ANALYSIS, CANARY, consult } from "./support/assistant";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

describe.each(siteEngines)("an analysis by the API on $name", ({ openSite }) => {
  let site: Site;
  let model: OpenAiServer;
  beforeAll(async () => {
    model = await startOpenAi();
    site = await openSite({ env: { ...model.env, LOG_LEVEL: "trace" } });
  }, START);
  afterAll(async () => {
    await site?.stop();
    await model.close();
  });

  test(
    "an analysis is of the described shape, with the model's answer or the built-in one",
    proves("API-01", "DATA-10", "DATA-11", "DATA-12", "DATA-13"),
    async () => {
      const visitor = new Visitor(site);
      const asked = {
        symptoms: ["runny nose", "sneezing"],
        patientAge: 34,
        patientGender: "female",
        medicalHistory: ["hay fever"],
      };
      model.behave({ do: "answer", content: JSON.stringify(ANALYSIS) });
      const byModel = analysisReplySchema.parse((await visitor.postJson("/api/ai/analyze-symptoms", asked)).json());
      expect(byModel).toMatchObject({
        preliminaryDiagnosis: ["A cold"],
        engine: "model",
        emergency: null,
        disclaimer: DISCLAIMER,
      });
      for (const word of ["runny nose", "sneezing", '"age":34,', '"gender":"female"', "hay fever"])
        expect(model.asked.at(-1)!.messages[1]!.content).toContain(word);
      for (const judged of [
        { riskLevel: "low", urgency: "routine", specialtyRecommendation: "Endocrinologist" },
        { riskLevel: "medium", urgency: "routine" },
        { riskLevel: "high", urgency: "urgent" },
        { riskLevel: "critical", urgency: "emergency" },
      ]) {
        model.behave({ do: "answer", content: JSON.stringify({ ...ANALYSIS, ...judged }) });
        expect((await visitor.postJson("/api/ai/analyze-symptoms", asked)).json()).toMatchObject({
          ...judged,
          confidence: 0.7,
          preliminaryDiagnosis: ["A cold"],
          recommendedActions: expect.arrayContaining(["Rest"]) as unknown,
          additionalQuestions: expect.any(Array) as unknown,
          engine: "model",
        });
      }
      // A good answer after each, for a model that fails three times in a row is not asked again for a while.
      for (const [judged, engine] of [
        [{ riskLevel: "severe" }, "built-in"],
        [{}, "model"],
        [{ urgency: "soon" }, "built-in"],
        [{}, "model"],
      ] as const) {
        model.behave({ do: "answer", content: JSON.stringify({ ...ANALYSIS, ...judged }) });
        expect((await visitor.postJson("/api/ai/analyze-symptoms", asked)).json()).toMatchObject({ engine });
      }
      model.behave({ do: "answer", content: "no JSON" });
      const built = await visitor.postJson("/api/ai/analyze-symptoms", asked);
      expect(analysisReplySchema.parse(built.json())).toMatchObject({ engine: "built-in", disclaimer: DISCLAIMER });
      expect(built.headers.get("cache-control")).toBe("no-store");
    },
  );

  test("a blank age counts as 30 and no gender as unknown, to the model too", proves("AIC-12", "AIC-13"), async () => {
    model.asked.length = 0;
    model.behave({ do: "answer", content: JSON.stringify(ANALYSIS) });
    for (const patientAge of [undefined, "", "old", 999, null]) {
      const answer = await new Visitor(site).postJson("/api/ai/analyze-symptoms", {
        symptoms: ["sneezing"],
        patientAge,
      });
      expect(answer.status).toBe(200);
    }
    expect(model.asked).toHaveLength(5);
    for (const { messages } of model.asked) {
      expect(messages[1]!.content).toContain('"age":30,');
      expect(messages[1]!.content).toContain('"gender":"unknown"');
    }
  });

  test("a page that asks to keep its analysis gets it sealed, and opens it again with what was told; another account does not", async () => {
    model.behave({ do: "answer", content: JSON.stringify(ANALYSIS) });
    const { visitor } = await signedInPatient(site);
    const asked = { symptoms: ["sneezing"], medicalHistory: "asthma, hay fever" };
    expect((await visitor.postJson("/api/ai/analyze-symptoms", asked)).json()).not.toHaveProperty("kept");
    const { kept, ...reply } = (await visitor.postJson("/api/ai/analyze-symptoms", { ...asked, keep: true })).json<{
      kept: string;
    }>();
    const open = (who: Visitor, sealed: unknown = kept) => who.postJson("/api/ai/kept-analysis", { kept: sealed });
    const opened = await open(visitor);
    // Who gave no age is analyzed as 30, and has given none.
    expect(opened.json()).toEqual({
      analysis: reply,
      patientContext: {
        age: null,
        gender: "",
        currentSymptoms: ["sneezing"],
        medicalHistory: ["asthma", "hay fever"],
      },
    });
    expect(opened.headers.get("cache-control")).toBe("no-store");
    expect((await open(new Visitor(site))).status).toBe(404);
    expect((await open((await signedInPatient(site)).visitor)).status).toBe(404);
    expect((await open(visitor, `${kept.slice(0, -4)}AAAA`)).status).toBe(404);
    for (const wrong of [null, "", 7, ["a"]]) expect((await open(visitor, wrong)).status).toBe(422);
  });

  test("whatever can be analyzed can be kept: much, long and in odd forms, of which no age is one that was told", async () => {
    model.behave({ do: "answer", content: JSON.stringify(ANALYSIS) });
    const visitor = new Visitor(site);
    const symptoms = [
      `since last week ${"I sneeze when I go out, and ".repeat(20)}my nose runs`,
      ...Array.from({ length: 40 }, (_, index) => `sneezing, day ${index}`),
    ];
    for (const patientAge of ["abc", 500, -3, {}, true, ["41"], "41"]) {
      const answered = await visitor.postJson("/api/ai/analyze-symptoms", {
        symptoms,
        medicalHistory: Array.from({ length: 50 }, (_, index) => `hay fever ${index}`),
        patientAge,
        patientGender: 5,
        keep: true,
      });
      expect(answered.status).toBe(200);
      const opened = (
        await visitor.postJson("/api/ai/kept-analysis", { kept: answered.json<{ kept: string }>().kept })
      ).json<{ patientContext: { age: unknown; medicalHistory: string[] } }>();
      expect(opened.patientContext).toMatchObject({
        age: patientAge === "41" ? 41 : null,
        gender: "",
        currentSymptoms: symptoms,
      });
      expect(opened.patientContext.medicalHistory).toHaveLength(50);
    }
  });

  test("what was told for an analysis can be talked about, however long it is", async () => {
    model.behave({ do: "answer", content: "Good question." });
    const medicalHistory = [
      `hay fever since ${"a spring of long ago, and ".repeat(40)}asthma`,
      ...Array.from({ length: 45 }, (_, index) => `illness ${index}`),
    ];
    const currentSymptoms = Array.from({ length: 40 }, (_, index) => `sneezing, day ${index}`);
    const ask = (context: object) =>
      new Visitor(site).postJson("/api/ai/consultation", {
        message: "Is walking enough?",
        patientContext: { age: 41, gender: "female", currentSymptoms, medicalHistory, ...context },
      });
    expect((await ask({})).status).toBe(200);
    // What no analysis takes, no conversation does.
    expect((await ask({ medicalHistory: Array.from({ length: 61 }, () => "asthma") })).status).toBe(422);
    // As many as fit into a body, right ones or wrong ones, in any list.
    for (const list of [Array.from({ length: 127_000 }, () => 1), Array.from({ length: 60_000 }, () => "a")]) {
      for (const context of [{ currentSymptoms: list }, { medicalHistory: list }])
        expect((await ask(context)).status).toBe(422);
      const visitor = new Visitor(site);
      for (const [path, body] of [
        ["consultation", { message: "Is walking enough?", conversationHistory: list }],
        ["analyze-symptoms", { symptoms: list }],
        ["analyze-symptoms", { symptoms: ["cough"], medicalHistory: list }],
        ["drug-interactions", { medications: list }],
        ["drug-interactions", { medications: ["warfarin"], allergies: list }],
        ["health-prediction", { patientData: { weightHistory: list } }],
      ] as const)
        expect((await visitor.postJson(`/api/ai/${path}`, body)).status, path).toBe(422);
    }
    expect((await ask({ medicalHistory: Array.from({ length: 4 }, () => "a".repeat(3_500)) })).status).toBe(422);
  });

  test("where nothing was understood, the screen says that the level is only a precaution", async () => {
    model.behave({ do: "answer", content: "no JSON" });
    const { text } = await new Visitor(site).postForm("/ai-consultation", {
      age: "41",
      gender: "female",
      symptom: "purple elephants dancing",
      intent: "analyze",
    });
    expect(text).toContain("the level above is only a precaution");
    expect(text).toContain("I did not understand “purple elephants dancing”");
  });

  test(
    "where no script runs the analysis stays beside the chat, from a suggested question to the next visit, until something else is told",
    proves("AIC-23"),
    async () => {
      const seasonal = JSON.stringify({ ...ANALYSIS, preliminaryDiagnosis: ["A seasonal allergy"] });
      const visitor = new Visitor(site);
      const told = { age: "41", gender: "female", medicalHistory: "asthma", symptom: "sneezing" };
      const carried = ({ text }: Answer, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)![1]!;
      const isThere = ({ text }: Answer) => [
        text.includes("A seasonal allergy"),
        text.includes("Continue with AI Assistant"),
      ];
      model.behave({ do: "answer", content: seasonal });
      const analyzed = await visitor.postForm("/ai-consultation", { ...told, intent: "analyze" });
      expect(isThere(analyzed)).toEqual([true, true]);
      const fields = {
        ...told,
        analysis: carried(analyzed, "analysis"),
        sessionId: carried(analyzed, "sessionId"),
        messageId: randomUUID(),
      };
      const buttons: Record<string, string>[] = [
        { suggest: "How can I sleep better?" },
        { intent: "add", entry: "itchy eyes" },
        { remove: "sneezing" },
        { intent: "analyze", symptom: "" },
      ];
      for (const button of buttons)
        expect([button, isThere(await visitor.postForm("/ai-consultation", { ...fields, ...button }))]).toEqual([
          button,
          [true, true],
        ]);
      expect(isThere(await visitor.postForm("/ai-consultation", { ...fields, intent: "send", message: " " }))).toEqual([
        true,
        true,
      ]);
      model.behave({ do: "answer", content: "Wash your nose." });
      const address = (
        await visitor.postForm("/ai-consultation", { ...fields, intent: "send", message: `What helps? ${CANARY}` })
      ).headers.get("location")!;
      expect(address).toMatch(/^\/ai-consultation\?conversation=[\da-f-]{36}#chat$/);
      const page = await visitor.get(address.split("#")[0]!);
      expect([...isThere(page), page.text.includes("Wash your nose.")]).toEqual([true, true, true]);
      expect(isThere(await new Visitor(site).get(address.split("#")[0]!))[0], "anybody else").toBe(false);
      await site.database(async (db) => {
        for (const { sealedContext } of await db.select().from(conversations))
          expect(Buffer.from(sealedContext ?? []).toString("latin1")).not.toContain("seasonal");
      });
      // Nobody writes one in our name, and one that cannot be read is none.
      for (const analysis of [seasonal, "AAAA", `${fields.analysis.slice(0, -6)}AAAAAA`])
        expect(
          (await new Visitor(site).postForm("/ai-consultation", { ...fields, analysis, suggest: "Hm?" })).text,
        ).not.toContain("A seasonal allergy");
      // Taken away, it is gone from the conversation, and what was told stays; nobody else takes it away.
      const clear = (who: Visitor) =>
        who.postForm("/ai-consultation", { ...fields, intent: "clear", message: "Half a quest" });
      await clear(new Visitor(site));
      expect(isThere(await visitor.get("/ai-consultation"))[0]).toBe(true);
      // A name that none has, and one that no database takes, is refused nowhere and clears no conversation.
      for (const sessionId of ["chat-of-nobody", "", "x\u0000"])
        expect([
          sessionId,
          (await visitor.postForm("/ai-consultation", { ...fields, sessionId, intent: "clear" })).status,
          isThere(await visitor.get("/ai-consultation"))[0],
        ]).toEqual([sessionId, 200, true]);
      const cleared = await clear(visitor);
      expect([
        isThere(cleared)[0],
        cleared.text.includes("Half a quest"),
        cleared.text.includes('value="sneezing"'),
      ]).toEqual([false, true, true]);
      const later = await visitor.get("/ai-consultation");
      expect([isThere(later)[0], later.text.includes('value="sneezing"')]).toEqual([false, true]);
      model.behave({ do: "answer", content: "Wash your nose." });
      await visitor.postForm("/ai-consultation", {
        ...fields,
        messageId: randomUUID(),
        intent: "send",
        message: "Again",
      });
      expect(isThere(await visitor.get("/ai-consultation"))).toEqual([true, true]);
      // By script: with the same symptoms it is still right, beside others it would be wrong.
      const context = { age: 41, gender: "female", currentSymptoms: ["sneezing"], medicalHistory: ["asthma"] };
      await consult(visitor, { sessionId: fields.sessionId, message: "Thanks", patientContext: context });
      expect(isThere(await visitor.get("/ai-consultation"))).toEqual([true, true]);
      await consult(visitor, {
        sessionId: fields.sessionId,
        message: "And this?",
        patientContext: { ...context, currentSymptoms: ["chills"] },
      });
      expect(isThere(await visitor.get("/ai-consultation"))[0]).toBe(false);
    },
  );

  test("what was told for an analysis stands in no log", () => {
    expect(site.logs()).toContain("/api/ai/analyze-symptoms");
    expect(site.logs()).not.toMatch(/canarybird|sneezing|hay fever/);
  });
});
