import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInPatient } from "./support/accounts";
import { siteEngines, START, type Site } from "./support/site";
import type { Visitor } from "./support/visitor";

const TAB = "/health-dashboard?tab=weight";

describe.each(siteEngines)("the weight goal on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());

  const post = (visitor: Visitor, fields: Record<string, string>) =>
    visitor.postForm(TAB, { unit: "kg", website: "", ...fields });
  const versionIn = (text: string) => /name="version" value="([^"]+)"/.exec(text)![1]!;

  test(
    "of two tabs the second does not undo what the first stored: it keeps what was typed, says what is stored, and can be sent again",
    { timeout: START },
    async () => {
      const { visitor } = await signedInPatient(site);
      await post(visitor, { intent: "weigh", weight: "82", date: "", time: "", zone: "" });
      const version = versionIn((await visitor.get(TAB)).text);
      const goal = (kg: string, from: string) => post(visitor, { intent: "goal", goal: kg, goalOn: "", version: from });
      expect((await goal("78", version)).status).toBe(303);
      // Sent twice it is the same goal.
      expect((await goal("78", version)).status).toBe(303);

      const second = await goal("75", version);
      expect(second.status).toBe(409);
      expect(second.text).toContain("Stored now: 78.0 kg. Send the form again to store what you typed");
      expect(second.text).toMatch(/name="goal"[^>]*value="75"/);
      expect((await visitor.get(TAB)).text).toMatch(/name="goal"[^>]*value="78.0"/);
      // Nor is a goal taken away by a tab that knew of none.
      expect((await goal("", version)).status).toBe(409);
      expect((await goal("75", versionIn(second.text))).status).toBe(303);
      expect((await visitor.get(TAB)).text).toMatch(/name="goal"[^>]*value="75.0"/);
    },
  );

  test(
    "a goal far from today's weight is asked about, and stored only where it is right",
    { timeout: START },
    async () => {
      const { visitor } = await signedInPatient(site);
      await post(visitor, { intent: "weigh", weight: "96", date: "", time: "", zone: "" });
      const version = versionIn((await visitor.get(TAB)).text);
      const goal = (kg: string, more = {}) => post(visitor, { intent: "goal", goal: kg, goalOn: "", version, ...more });
      const asked = await goal("180");
      expect(asked.status).toBe(422);
      expect(asked.text).toContain("This is 84.0 kg more than you weigh now.");
      expect(asked.text).toMatch(/name="goal"[^>]*value="180"/);
      expect((await visitor.get(TAB)).text).not.toContain("Change the goal");
      const low = await goal("45");
      expect([low.status, low.text.includes("This is 51.0 kg less than you weigh now.")]).toEqual([422, true]);
      expect((await goal("100")).status).toBe(303);
      const sure = { sure: "on", version: versionIn((await visitor.get(TAB)).text) };
      expect((await goal("180", sure)).status).toBe(303);
      expect((await visitor.get(TAB)).text).toMatch(/name="goal"[^>]*value="180.0"/);
    },
  );
});
