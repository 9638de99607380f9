import type { Page } from "@playwright/test";
import { allowStatus, summaryOf } from "./flows/form";
import { violations } from "./support/axe";
import { expect, test } from "./support/visit";

const PATH = "/ai-consultation/interactions";
const medicines = (page: Page) => page.getByLabel("Medicines and supplements");
const results = (page: Page, outcome: string) => page.locator(`[data-outcome="${outcome}"]`);
const check = (page: Page) => page.getByRole("button", { name: "Check Interactions" }).click();

test("somebody checks what they take: found, none known and not checked are told apart @main", async ({
  page,
  visit,
  scripted,
  faults,
}) => {
  allowStatus(faults, 400);
  const sound = async () => expect(scripted ? await violations(page) : []).toEqual([]);
  await visit(PATH);
  await check(page);
  await expect(summaryOf(page)).toContainText("Enter at least one medicine");
  await expect(page).toHaveTitle(/^Error: /);

  await medicines(page).fill("Contrave\noxycodone 5 mg\nlevothyroxine\nasprin 81 mg");
  await page.getByLabel("Allergies to medicines").fill("peanuts");
  await check(page);
  const found = results(page, "found");
  await expect(found.getByRole("heading", { name: "Interactions found" })).toBeVisible();
  if (scripted) await expect(found).toBeFocused();
  const first = found.locator("[data-severity]").first();
  await expect(first).toContainText("naltrexone (Contrave) and oxycodone");
  await expect(first).toContainText("Do not combine");
  await expect(first).toContainText("Source: US prescribing information of Contrave");
  await expect(found.locator("[data-unknown]")).toContainText("Allergy: peanuts");
  await sound();

  // What was meant is checked in the place of what was typed; nothing stands in the address.
  await found.getByRole("button", { name: "aspirin" }).click();
  await expect(medicines(page)).toHaveValue("Contrave\noxycodone 5 mg\nlevothyroxine\naspirin");
  await expect(page.locator("[data-unknown]")).not.toContainText("asprin");
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("");

  await medicines(page).fill("metformin\nlisinopril");
  await check(page);
  await expect(results(page, "none-known")).toContainText("That does not mean that there is none");
  await sound();

  await medicines(page).fill("metformin\nmystery root");
  await check(page);
  await expect(results(page, "not-checked")).toContainText("mystery root");
  await expect(page.getByText("No interaction known")).toHaveCount(0);
  await sound();
});

test("a kind of medicine is checked as one, a vague word asks which, and a slip of the finger is told as a guess", async ({
  page,
  visit,
  scripted,
}) => {
  await visit(PATH);
  await medicines(page).fill("opioids\nContrave\nantibiotic\nphenalzine");
  await check(page);
  const found = results(page, "found");
  const kind = found.locator("[data-severity]", { hasText: "naltrexone (Contrave) and opioids" });
  await expect(kind).toContainText("Do not combine");
  await expect(kind.locator("[data-holds=all]").first()).toContainText(
    "You named a kind of medicine: opioids. This holds for all of it.",
  );
  await expect(found.locator("[data-if-meant]").first()).toContainText(
    "This holds if by phenalzine you meant phenelzine.",
  );
  await expect(found.locator("[data-unknown]")).toContainText("Which one is it? For example");
  expect(scripted ? await violations(page) : []).toEqual([]);
  await found.getByRole("button", { name: "amoxicillin" }).click();
  await expect(medicines(page)).toHaveValue("opioids\nContrave\namoxicillin\nphenalzine");
});

test("the medications of the portal go along to the check, in the body of a post", async ({ page, visit }) => {
  await visit("/patient-portal?tab=medications");
  await page.getByRole("button", { name: "Check My Medicines" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Drug Interaction Check");
  await expect(results(page, "none-known")).toContainText("Metformin 1000 mg");
  expect(page.url()).toMatch(/\/ai-consultation\/interactions$/);
  await visit("/patient-portal?tab=medications");
  await page.getByRole("link", { name: "Check other medicines" }).click();
  await expect(medicines(page)).toHaveValue("");
});

test("on a phone what is found is shown from its beginning, however long it is @js", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(PATH);
  await medicines(page).fill("Contrave\noxycodone 5 mg\nphenelzine\nwarfarin\nibuprofen\naspirin");
  await check(page);
  const found = results(page, "found");
  await expect(found).toBeFocused();
  expect((await found.boundingBox())!.height).toBeGreaterThan(640);
  await expect(found.getByRole("heading", { name: "Interactions found" })).toBeInViewport({ ratio: 1 });
  // A second answer, while the first is read far below.
  await medicines(page).fill("Contrave\noxycodone 5 mg\nphenelzine\nwarfarin\nibuprofen\naspirin\nfluoxetine");
  await check(page);
  await expect(found).toContainText("fluoxetine");
  await expect(found.getByRole("heading", { name: "Interactions found" })).toBeInViewport({ ratio: 1 });
});
