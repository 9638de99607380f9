import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeSymptoms, guardFor } from "~/domain/triage";
import { URGENCIES } from "~/domain/triage/schema";

const floor = (symptoms: string[], age = 55) => guardFor({ symptoms, age }).floor;
const understood = (symptoms: string[], age = 55) => analyzeSymptoms({ symptoms, age }).understood.present;

describe("Entries read together", () => {
  it.each([
    [["chest pain", "left arm"]],
    [["chest pain", "jaw", "since an hour"]],
    [["headache", "worst ever", "came on suddenly"]],
    [["numb", "right arm and leg", "since this morning"]],
    [["weak", "left arm", "face"]],
    [["stomach pain", "unbearable", "vomiting"]],
    [["pain", "chest", "sweating"]],
    [["testicle pain", "sudden"]],
    [["swelling", "throat", "trouble swallowing"]],
    [["headache", "it came on suddenly", "it is the worst of my life"]],
    [["fever", "for 2 days", "headache", "stiff", "neck"]],
  ])("find an emergency that is split over two: %s", (symptoms) => {
    expect(floor(symptoms)).toBe("emergency");
  });

  it("take what can belong together in one way only for said, and an unclear belonging for the guard alone", () => {
    expect(understood(["swollen", "left calf"])).toContain("one leg swollen and painful");
    expect(understood(["itchy", "both eyes"])).toContain("itchy eyes");
    // Which of the two is in the arm nobody knows: the guard takes no chance, the analysis makes nothing of it.
    const two = ["chest pain", "itching", "left arm"];
    expect(floor(two)).toBe("emergency");
    expect(understood(two)).not.toContain("pain that spreads to arm, jaw or back");
  });

  it("understand an entry that only says where, how strong or how long", () => {
    expect(analyzeSymptoms({ symptoms: ["swollen", "left calf", "for 3 days"], age: 40 }).unknownWords).toEqual([]);
    expect(analyzeSymptoms({ symptoms: ["headache", "worst ever"], age: 40 }).unknownWords).toEqual([]);
  });

  it("reach no denied entry, no relative and no long story", () => {
    expect(floor(["no chest pain", "left arm"])).not.toBe("emergency");
    expect(floor(["no headache", "sudden", "runny nose"], 30)).not.toBe("emergency");
    expect(floor(["my father had chest pain", "jaw", "runny nose"], 30)).not.toBe("emergency");
    expect(understood(["no fever", "cough"])).not.toContain("fever");
  });

  it("stay calm where nothing dangerous can be put together", () => {
    expect(floor(["runny nose", "throat", "sore"], 25)).toBe("routine");
    expect(floor(["itchy", "eyes", "sneezing"], 25)).toBe("routine");
    expect(floor(["stiff", "lower back", "after gardening"], 35)).toBe("routine");
  });

  it("never lower the floor, whatever stands beside an entry", () => {
    const danger = fc.constantFrom(
      ["chest pain", "sweating"],
      ["slurred speech"],
      ["vomiting blood"],
      ["stiff neck", "fever", "headache"],
      ["suicidal thoughts"],
      ["one calf is swollen and painful"],
    );
    const bare = fc.array(
      fc.constantFrom(
        "left arm",
        "numb",
        "sudden",
        "severe",
        "for 2 hours",
        "no fever",
        "chest",
        "swollen",
        "belly",
        "burning",
        "mild",
        "it comes and goes",
        "there",
        "heartburn",
        "after a fatty meal",
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(danger, bare, (signs, others) => {
        const [alone, beside] = [signs, [...signs, ...others]].map((symptoms) =>
          URGENCIES.indexOf(guardFor({ symptoms, age: 50 }).floor),
        );
        expect(beside).toBeGreaterThanOrEqual(alone!);
      }),
      { numRuns: 150 },
    );
  });

  it("do not depend on the order of places and words of degree", () => {
    const parts = ["chest pain", "left arm", "sudden", "swollen", "knee", "cough"];
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: 2 }), (entries) => {
        const [a, b] = [entries, [...entries].sort()].map((symptoms) => guardFor({ symptoms, age: 50 }).floor);
        expect(a).toBe(b);
      }),
      { numRuns: 60 },
    );
  });
});
