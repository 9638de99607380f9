import { afterEach, describe, expect, test, vi } from "vitest";
import {
  analyzeSymptoms,
  analyzeVitalTrends,
  checkDrugInteractions,
  consultAssistant,
  fetchStoredAnalysis,
  predictHealth,
} from "~/client/ai-requests";
import { readEvents } from "~/routes/ai-consultation/event-reader";
import { RequestError } from "~/client/request";
import type { PatientData } from "~/domain/prediction/schema";
import { proves } from "../support/clauses";

const answer = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response(JSON.stringify(body), { status })));
const sent = () => {
  const [url, init] = vi.mocked(fetch).mock.calls[0]!;
  return { url, method: init?.method, body: JSON.parse(init?.body as string) as unknown };
};
afterEach(() => vi.unstubAllGlobals());

describe("the AI client", () => {
  test("sends what the endpoints take and gives what they answer", proves("API-03", "API-04"), async () => {
    answer(200, { outcome: "none-known" });
    expect(await checkDrugInteractions(["metformin", "lisinopril"])).toEqual({ outcome: "none-known" });
    expect(sent()).toEqual({
      url: "/api/ai/drug-interactions",
      method: "POST",
      body: { medications: ["metformin", "lisinopril"], allergies: [] },
    });
    answer(200, { outcome: "predicted" });
    expect(await predictHealth({ age: 40 } as PatientData)).toEqual({ outcome: "predicted" });
    expect(sent()).toEqual({ url: "/api/ai/health-prediction", method: "POST", body: { patientData: { age: 40 } } });
  });

  test(
    "an analysis or a consultation that fails says so, and why is its cause",
    proves("ERR-02", "ERR-03"),
    async () => {
      answer(500, { error: {} });
      const cause = expect.any(RequestError) as unknown;
      expect(await analyzeSymptoms({ symptoms: ["cough"] }).catch((thrown: unknown) => thrown)).toMatchObject({
        message: "Failed to analyze symptoms with AI",
        cause,
      });
      answer(500, { error: {} });
      expect(await consultAssistant({ message: "Hello" }).catch((thrown: unknown) => thrown)).toMatchObject({
        message: "Failed to get AI consultation response",
        cause,
      });
      expect(sent()).toEqual({ url: "/api/ai/consultation", method: "POST", body: { message: "Hello" } });
    },
  );

  test("an answer of another shape is a failure, and one with more in it is none", async () => {
    const reply = {
      response: "Sleep more.",
      engine: "built-in",
      disclaimer: "No diagnosis.",
      emergency: null,
      sessionId: "chat-12345678",
      messageId: "3b241101-e2bb-4255-8caf-4136c566a962",
    };
    answer(200, { ...reply, mood: "calm" });
    expect(await consultAssistant({})).toMatchObject(reply);
    const analysis = {
      ...reply,
      riskLevel: "low",
      urgency: "routine",
      confidence: 0.5,
      preliminaryDiagnosis: [],
      recommendedActions: ["Rest"],
      additionalQuestions: [],
    };
    answer(200, analysis);
    expect(await analyzeSymptoms({})).toEqual(analysis);
    for (const change of [
      { urgency: "soon" },
      { recommendedActions: "Rest" },
      { confidence: null },
      { emergency: {} },
    ]) {
      answer(200, { ...analysis, ...change });
      await expect(analyzeSymptoms({}), JSON.stringify(change)).rejects.toThrow("Failed to analyze symptoms with AI");
      answer(200, { analysis: { ...analysis, ...change }, patientContext: null });
      expect(await fetchStoredAnalysis("sealed")).toBeNull();
    }
    for (const body of [null, [], "x", { ...reply, response: 1 }]) {
      answer(200, body);
      await expect(consultAssistant({})).rejects.toThrow("Failed to get AI consultation response");
    }
  });

  test("of a stream the events that are known are read, and all others left out", async () => {
    const frames = [
      ["accepted", { sessionId: "chat-12345678", messageId: "1" }],
      ["mood", { text: "calm" }],
      ["token", { text: "Sleep" }],
      ["token", { text: 1 }],
      ["emergency", { emergency: { title: "Call" } }],
      ["constructor", {}],
      ["token", { text: " more.", engine: "built-in" }],
      ["done", { reply: null, emergency: null, messages: [] }],
    ] as const;
    const text = frames.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`).join("");
    const events = [];
    for await (const event of readEvents(new Response(`event: token\ndata: {\n\n${text}`))) events.push(event);
    expect(events).toEqual([
      { type: "accepted", sessionId: "chat-12345678", messageId: "1" },
      { type: "token", text: "Sleep" },
      { type: "token", text: " more.", engine: "built-in" },
    ]);
  });

  test("a check that fails says so, and why is its cause", proves("ERR-04"), async () => {
    answer(503, { error: {} });
    const error: unknown = await checkDrugInteractions(["metformin"]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: "Failed to check drug interactions",
      cause: expect.any(RequestError) as unknown,
    });
  });

  test("a prediction that fails says so, whatever failed", proves("ERR-05"), async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
    await expect(predictHealth({} as PatientData)).rejects.toThrow("Failed to generate health prediction");
    answer(200, "");
    vi.mocked(fetch).mockResolvedValue(new Response("<html>", { status: 200 }));
    await expect(predictHealth({} as PatientData)).rejects.toThrow("Failed to generate health prediction");
  });

  test("trends are computed without a call, and a failure says so", proves("ERR-06", "TREND-01"), () => {
    answer(500, {});
    const at = (day: number) => new Date(2026, 2, day);
    expect(
      analyzeVitalTrends([
        { type: "heart_rate", value: 70, timestamp: at(1) },
        { type: "heart_rate", value: 90, timestamp: at(2) },
      ]).trends,
    ).toHaveLength(1);
    expect(fetch).not.toHaveBeenCalled();
    expect(() => analyzeVitalTrends([{ type: "heart_rate", value: 70, timestamp: "yesterday" as never }])).toThrow(
      "Failed to analyze vital trends",
    );
  });
});
