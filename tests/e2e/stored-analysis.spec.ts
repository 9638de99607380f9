import type { Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { addSneezing, analyze, input, log, QUESTION, REPLY, said, send } from "./flows/chat";
import { becomePatient } from "./support/patients";
import { expect, test } from "./support/visit";

const result = (page: Page) => page.getByRole("region", { name: "Analysis" });
const remove = (page: Page) => page.getByRole("button", { name: "Remove this analysis" });
const EMPTY = "Here you will read how urgent it may be";
/** All that the tab has in its own storage, and the address. */
const left = (page: Page) =>
  page.evaluate(() => ({
    kept: Object.keys(sessionStorage)
      .filter((name) => name.startsWith("analysis"))
      .map((name) => String(sessionStorage.getItem(name))),
    lasting: localStorage.length,
    address: location.href,
  }));

async function analyzed(page: Page) {
  await page.getByLabel(/^Age/).fill("41");
  await page.getByLabel(/^Medical history/).fill("hay fever");
  await addSneezing(page);
  await analyze(page).click();
  await expect(result(page)).toContainText("Preliminary diagnosis");
  return result(page).innerText();
}

test("a reload shows the analysis again, with what was told for it, and the tab keeps no word of it that can be read @js", async ({
  page,
  visit,
}) => {
  await visit("/ai-consultation");
  const found = await analyzed(page);
  const { kept, lasting, address } = await left(page);
  expect([kept.length, lasting]).toEqual([1, 0]);
  expect(`${kept.join()} ${Buffer.from(kept.join(), "base64url").toString("latin1")} ${address}`).not.toMatch(
    /sneez|hay|diagnos|cold|41,/i,
  );
  await page.reload();
  await expect(result(page)).toContainText("Preliminary diagnosis");
  expect(await result(page).innerText()).toBe(found);
  await expect(page.getByRole("button", { name: "Remove sneezing" })).toBeVisible();
  await expect(page.getByLabel(/^Age/)).toHaveValue("41");
  await expect(page.getByRole("group", { name: "What the assistant knows about you" })).toContainText(
    "Symptoms: sneezing",
  );
  // With a conversation beside it as well.
  await input(page).fill(QUESTION);
  await send(page).click();
  await expect(log(page)).toContainText(REPLY);
  await page.reload();
  await expect(result(page)).toContainText("Preliminary diagnosis");
  await expect(said(page)).toHaveCount(3);
});

test(
  "the request has the age as a number, 30 where it is blank, and a gender in any case; a reload makes no age of it @js",
  proves("AIC-12", "AIC-13", "DATA-10"),
  async ({ page, visit }) => {
    await visit("/ai-consultation");
    const asked = page.waitForRequest("**/api/ai/analyze-symptoms");
    await addSneezing(page);
    await analyze(page).click();
    expect((await asked).postDataJSON()).toMatchObject({
      patientAge: 30,
      patientGender: "unknown",
      medicalHistory: [],
    });
    await expect(result(page)).toContainText("Preliminary diagnosis");
    await page.reload();
    await expect(result(page)).toContainText("Preliminary diagnosis");
    await expect(page.getByLabel(/^Age/)).toHaveValue("");
    const again = page.waitForRequest("**/api/ai/analyze-symptoms");
    await page.getByLabel(/^Age/).fill("41");
    await page.getByLabel(/^Gender/).selectOption("female");
    await analyze(page).click();
    expect((await again).postDataJSON()).toMatchObject({ patientAge: 41, patientGender: "female" });
  },
);

test("after another page and the back button it is there again; in another tab it is not @js", async ({
  page,
  visit,
  context,
}) => {
  await visit("/ai-consultation");
  await analyzed(page);
  await page.getByRole("link", { name: "Find Specialists" }).first().click();
  await expect(page).toHaveURL(/specialists/);
  await page.goBack();
  await expect(result(page)).toContainText("Preliminary diagnosis");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(EMPTY)).toBeVisible();
  await expect(other.getByRole("button", { name: "Remove sneezing" })).toHaveCount(0);
  await other.close();
  await page.reload();
  await expect(result(page)).toContainText("Preliminary diagnosis");
});

test("it can be removed, and stays removed: by script, and where no script runs from the conversation, too", async ({
  page,
  visit,
  scripted,
}) => {
  await visit("/ai-consultation?conversation=new");
  await analyzed(page);
  if (!scripted) {
    await input(page).fill(QUESTION);
    await send(page).click();
    await expect(log(page)).toContainText(REPLY);
    await expect(result(page)).toContainText("Preliminary diagnosis");
  }
  await input(page).fill("Half a quest");
  await remove(page).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
  if (!scripted) await expect(input(page)).toHaveValue("Half a quest");
  await expect(page.getByRole("button", { name: "Remove sneezing" })).toBeVisible();
  await visit("/ai-consultation");
  await expect(page.getByText(EMPTY)).toBeVisible();
  if (scripted) expect((await left(page)).kept).toEqual([]);
});

test("on a shared computer whoever comes next in the same tab does not get it back @js", async ({
  page,
  visit,
  scripted,
  context,
  faults,
}) => {
  faults.allow(/status of 404/);
  await becomePatient({ page, visit, scripted });
  await visit("/ai-consultation?conversation=new");
  await analyzed(page);
  await page.reload();
  await expect(result(page)).toContainText("Preliminary diagnosis");
  await context.clearCookies({ name: "session" });
  await page.reload();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect.poll(async () => (await left(page)).kept).toEqual([]);
});

test("what is told before it has come back is not overwritten @js", async ({ page, visit }) => {
  await visit("/ai-consultation");
  await analyzed(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const isKept = (url: URL) => url.pathname === "/api/ai/kept-analysis";
  await page.route(isKept, async (route) => {
    await held;
    await route.continue();
  });
  // Once it is asked for, the script is there, and what is added is added by it.
  const asked = page.waitForRequest((request) => isKept(new URL(request.url())));
  await page.reload();
  await asked;
  await page.getByLabel("Symptom", { exact: true }).fill("itchy eyes");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const answered = page.waitForResponse((response) => isKept(new URL(response.url())));
  release();
  await answered;
  await expect(page.getByRole("button", { name: "Remove itchy eyes" })).toBeVisible();
  await expect(page.getByText(EMPTY)).toBeVisible();
});
