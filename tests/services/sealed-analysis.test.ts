import { expect, test } from "vitest";
import {
  sealAnalysis,
  openSealedAnalysis,
  sealAnalysisForTab,
  openAnalysisForTab,
} from "~/services/assistant/sealed-analysis.server";
import { createSeal } from "~/services/seal.server";

const seal = createSeal("a secret of more than thirty-two characters");
const at = (minutes: number) => ({ seal, clock: () => new Date(Date.UTC(2026, 0, 1, 0, minutes)) });
const analysis = {
  riskLevel: "low" as const,
  urgency: "routine" as const,
  confidence: 0.7,
  preliminaryDiagnosis: ["A cold"],
  recommendedActions: ["Rest"],
  additionalQuestions: [],
  engine: "built-in" as const,
  disclaimer: "No diagnosis.",
  emergency: null,
};
const kept = {
  analysis,
  patientContext: { age: 41, gender: "female", currentSymptoms: ["sneezing"], medicalHistory: [] },
};

test("what a tab keeps opens for whoever asked, within an hour, and for nobody else", () => {
  for (const owner of [null, 7]) {
    const sealed = sealAnalysisForTab(owner, kept, at(0));
    expect(openAnalysisForTab(owner, sealed, at(59))).toEqual(kept);
    expect(openAnalysisForTab(owner, sealed, at(60))).toBeNull();
    for (const other of [null, 7, 8].filter((id) => id !== owner))
      expect(openAnalysisForTab(other, sealed, at(1))).toBeNull();
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toMatch(/cold|sneez/);
  }
});

test("what we did not seal for a tab opens nothing: made up, changed, or carried by a page's form", () => {
  const sealed = sealAnalysisForTab(null, kept, at(0));
  const carried = sealAnalysis(analysis, { seal }).sealed;
  for (const wrong of ["", "AAAA", `${sealed.slice(0, -4)}AAAA`, carried, "ö"])
    expect(openAnalysisForTab(null, wrong, at(1))).toBeNull();
  expect(openSealedAnalysis(sealed, { seal })).toBeNull();
});
