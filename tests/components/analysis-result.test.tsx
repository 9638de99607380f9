import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import { expect, test } from "vitest";
import type { AnalysisReply } from "~/domain/assistant/analysis-schema";
import { Result } from "../../app/routes/ai-consultation/analysis-result";
import { proves } from "../support/clauses";

const reply: AnalysisReply = {
  riskLevel: "medium",
  urgency: "urgent",
  confidence: 0.624,
  preliminaryDiagnosis: ["A <b>sinus</b> infection"],
  recommendedActions: ["Rest"],
  additionalQuestions: [],
  engine: "model",
  disclaimer: "Not a diagnosis.",
  emergency: null,
};

async function html(change: Partial<AnalysisReply>): Promise<string> {
  const routes = [
    { path: "*", element: <Result result={{ ...reply, ...change }} chatHref="#chat" onClear={() => true} /> },
  ];
  const context = await createStaticHandler(routes).query(new Request("http://kindweight.example/ai-consultation"));
  if (context instanceof Response) throw new Error("The result answered with a response");
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />,
  ).replaceAll("<!-- -->", "");
}

test(
  "a result is shown as words, numbers and a bar; what a model wrote as text",
  proves("AIC-16", "AIC-17", "AIC-18"),
  async () => {
    const shown = await html({});
    for (const text of [
      "Medium",
      "Urgent",
      ">62%<",
      'aria-valuenow="62"',
      'width="62%"',
      "A &lt;b&gt;sinus&lt;/b&gt; infection",
      "Rest",
      "Not a diagnosis.",
      "language model",
    ])
      expect(shown).toContain(text);
    // No style attribute: the Content-Security-Policy would not let it through.
    expect(shown).not.toContain("style=");
    for (const [name, word] of [
      ["Risk level", "Medium"],
      ["Urgency", "Urgent"],
    ])
      expect(shown).toMatch(new RegExp(`${name}</dt><dd[^>]*>${word}</dd>`));
    for (const [name, entry] of [
      ["Preliminary diagnosis", "A &lt;b&gt;sinus&lt;/b&gt; infection"],
      ["Recommended actions", "Rest"],
    ])
      expect(shown).toMatch(new RegExp(`${name}</h3><ul[^>]*><li[^>]*>${entry}</li></ul>`));
  },
);

test(
  "a specialist and further questions are shown where there are any, and only there",
  proves("AIC-19", "AIC-20"),
  async () => {
    const without = await html({});
    expect(without).not.toContain("Recommended specialist");
    expect(without).not.toContain("Additional questions");
    // A heading over nothing, where nothing was understood.
    expect(await html({ preliminaryDiagnosis: [] })).not.toContain("Preliminary diagnosis");
    const all = await html({ specialtyRecommendation: "Endocrinologist", additionalQuestions: ["Since when?"] });
    expect(all).toContain("Recommended specialist");
    expect(all).toContain("Endocrinologist");
    expect(all).toContain("Additional questions");
    expect(all).toContain("Since when?");
  },
);
