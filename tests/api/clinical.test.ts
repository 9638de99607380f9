import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import drugs from "~/content/interactions/generated/drugs";
import rules from "~/content/interactions/generated/rules";
import type { Prediction } from "~/domain/prediction/predict";
import prevent from "~/content/prediction/generated/prevent";
import { catalogTexts } from "../support/catalog-texts";
import { proves } from "../support/clauses";
import type { EnglishReport } from "../support/interaction-report";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

const CHECK = "/api/ai/drug-interactions";
const PREDICT = "/api/ai/health-prediction";
const SCREEN = "/ai-consultation/interactions";

describe.each(siteEngines)("drug interactions and health prediction on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite({ env: { LOG_LEVEL: "info" } })), START);
  afterAll(() => site?.stop());

  test("compares medicines for everybody, keeps nothing, and logs no name", proves("API-03"), async () => {
    const answer = await new Visitor(site).postJson(CHECK, {
      medications: ["Coumadin 5 mg", "Advil", "mystery root", "Alli"],
      allergies: ["aspirin"],
    });
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("content-type")]).toEqual([
      200,
      "no-store",
      "application/json; charset=utf-8",
    ]);
    const { outcome, interactions, unknown, checked, disclaimer } = answer.json<EnglishReport>();
    expect(outcome).toBe("found");
    expect(interactions.map(({ severity, drugs }) => [severity, ...drugs])).toEqual([
      ["contraindicated", "ibuprofen"],
      ["major", "ibuprofen", "warfarin"],
      ["moderate", "orlistat", "warfarin"],
    ]);
    expect(unknown).toEqual([{ name: "mystery root", didYouMean: [] }]);
    expect(checked.map(({ name }) => name)).toEqual(["Coumadin 5 mg", "Advil", "Alli"]);
    expect(disclaimer).toContain("pharmacist");
    await expect.poll(() => site.logs()).toContain(CHECK);
    expect(site.logs()).not.toMatch(/coumadin|warfarin|mystery/i);
  });

  test("answers in English whatever the language of who asks, and understands names of every language", async () => {
    const ask = async (headers: Record<string, string>, ...medications: string[]) =>
      (await new Visitor(site).postJson(CHECK, { medications }, headers)).json<EnglishReport>();
    const english = await ask({}, "warfarin", "ibuprofen");
    const asked = await ask({ "Accept-Language": "es", Cookie: "language=ar" }, "وارفارين", "ibuprofeno 400 mg");
    expect(asked.summary).toBe(english.summary);
    expect(asked.disclaimer).toBe(english.disclaimer);
    expect(asked.interactions.map(({ typed: _, ...rest }) => rest)).toEqual(
      english.interactions.map(({ typed: _, ...rest }) => rest),
    );
    expect(asked.checked.map(({ ingredients }) => ingredients)).toEqual([["warfarin"], ["ibuprofen"]]);
  });

  test("predicts what can be predicted, and refuses whom it must with 200 and a reason", proves("API-04"), async () => {
    const visitor = new Visitor(site);
    const answer = await visitor.postJson(PREDICT, {
      patientData: { age: 40, sex: "female", heightCm: 165, weightKg: 90, activity: "moderate", calorieChange: -500 },
    });
    expect(answer.status).toBe(200);
    const { predictions, notComputed } = answer.json<Prediction>();
    expect(predictions.restingEnergy).toMatchObject({ restingKcal: 1573 });
    expect(notComputed.map(({ model }) => model)).toEqual(["diabetesRisk", "cardiovascularRisk", "bloodPressure"]);
    const refused = await visitor.postJson(PREDICT, { patientData: { age: 15, weightKg: 60 } });
    expect([refused.status, refused.json<Prediction>().refused?.reason]).toEqual([200, "minor"]);
  });

  test.each([
    [CHECK, { medications: [] }, "medications"],
    [PREDICT, { patientData: { age: "forty" } }, "patientData.age"],
  ])("%s answers by the error contract", proves("API-16"), async (path, invalid, field) => {
    const visitor = new Visitor(site);
    const codeOf = async (answer: Promise<{ status: number; json<T>(): T }>) => [
      (await answer).status,
      (await answer).json<ErrorContract>().error.code,
    ];
    expect(await codeOf(visitor.get(path))).toEqual([405, "method_not_allowed"]);
    expect(await codeOf(visitor.postRaw(path, "{", { "Content-Type": "application/json" }))).toEqual([
      400,
      "malformed",
    ]);
    expect(await codeOf(visitor.postRaw(path, "medications=aspirin", { "Content-Type": "text/plain" }))).toEqual([
      415,
      "unsupported_media_type",
    ]);
    expect(
      await codeOf(
        visitor.postRaw(path, JSON.stringify({ medications: ["x".repeat(300_000)] }), {
          "Content-Type": "application/json",
        }),
      ),
    ).toEqual([413, "too_large"]);
    const answer = await visitor.postJson(path, invalid);
    expect([answer.status, Object.keys(answer.json<ErrorContract>().error.fields!)]).toEqual([422, [field]]);
    expect((await visitor.postJson(path, null)).status).toBe(422);
  });

  test("beyond the limit of an address both answer 429 with Retry-After", proves("API-18"), async () => {
    const visitor = new Visitor(site);
    for (let sent = 0; sent < 300; sent += 50)
      await Promise.all(Array.from({ length: 50 }, () => visitor.postJson(sent % 100 ? CHECK : PREDICT, {})));
    for (const path of [CHECK, PREDICT]) {
      const answer = await visitor.postJson(path, {});
      expect([answer.status, answer.json<ErrorContract>().error.code]).toEqual([429, "rate_limited"]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  test("the screen answers a post without a redirect, so that no name stands in an address, and keeps what was typed in a refused one", async () => {
    const visitor = new Visitor(site);
    const answer = await visitor.postForm(SCREEN, { medications: "warfarin\nibuprofen", allergies: "" });
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect(answer.text.replace(/<[^>]+>/g, "")).toContain("ibuprofen and warfarin");
    const many = Array.from({ length: 51 }, (_, index) => `medicine ${index}`).join("\n");
    const refused = await visitor.postForm(SCREEN, { medications: many, allergies: "penicillin" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Enter 50 medicines at the most");
    expect(refused.text).toContain("medicine 50");
    expect(refused.text).toContain("penicillin");
    await expect.poll(() => site.logs()).toMatch(/interactions","status":400/);
    expect(site.logs()).not.toMatch(/ibuprofen|penicillin/i);
  });
});

test("neither the table of interactions nor the models are sent to a browser", () => {
  const scriptsOf = (folder: string) =>
    readdirSync(resolve(folder))
      .filter((name) => name.endsWith(".js"))
      .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
  // Words of the names, of the pairs and of a model; a minifier writes the number without its zero.
  const words = [/nalbuphine/, /nalbufina/, /torsades/, /Heces negras/, /\.7939329/];
  const data = JSON.stringify([drugs, rules, catalogTexts("es", "medical/interaction-texts"), prevent]);
  for (const word of words) expect(data).toMatch(word);
  expect(
    scriptsOf("build/client/assets")
      .filter(({ text }) => words.some((word) => word.test(text)))
      .map(({ name }) => name),
  ).toEqual([]);
});
