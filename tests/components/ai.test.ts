import { afterEach, describe, expect, test, vi } from "vitest";
import {
  analyzeSymptoms,
  analyzeVitalTrends,
  checkDrugInteractions,
  consultAssistant,
  predictHealth,
} from "~/services/api/ai";
import { RequestError } from "~/services/api/request";
import type { PatientData } from "~/domain/prediction/schema";

const answer = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response(JSON.stringify(body), { status })));
const sent = () => {
  const [url, init] = vi.mocked(fetch).mock.calls[0]!;
  return { url, method: init?.method, body: JSON.parse(init?.body as string) as unknown };
};
afterEach(() => vi.unstubAllGlobals());

describe("the AI client", () => {
  test("API-03 API-04 sends what the endpoints take and gives what they answer", async () => {
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

  test("ERR-02 ERR-03 an analysis or a consultation that fails says so, and why is its cause", async () => {
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
  });

  test("ERR-04 a check that fails says so, and why is its cause", async () => {
    answer(503, { error: {} });
    const error: unknown = await checkDrugInteractions(["metformin"]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: "Failed to check drug interactions",
      cause: expect.any(RequestError) as unknown,
    });
  });

  test("ERR-05 a prediction that fails says so, whatever failed", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
    await expect(predictHealth({} as PatientData)).rejects.toThrow("Failed to generate health prediction");
    answer(200, "");
    vi.mocked(fetch).mockResolvedValue(new Response("<html>", { status: 200 }));
    await expect(predictHealth({} as PatientData)).rejects.toThrow("Failed to generate health prediction");
  });

  test("ERR-06 TREND-01 trends are computed without a call, and a failure says so", () => {
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
