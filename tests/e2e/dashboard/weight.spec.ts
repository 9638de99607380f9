import type { Page } from "@playwright/test";
import { summaryOf, allowStatus } from "../flows/form";
import { test } from "../support/dashboard-site";
import { enter } from "../support/own-site";
import { expect } from "../support/visit";

const PATH = "/health-dashboard?tab=weight";
const entries = (page: Page) => page.locator("[data-weight-entry]");
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** The form of a goal that there is already is folded up. */
const openGoal = (page: Page) =>
  page
    .locator("details", { hasText: "Change the goal" })
    .evaluate((details) => ((details as HTMLDetailsElement).open = true));

/** One tap only asks, the second one removes. */
async function removeFirst(page: Page) {
  const entry = entries(page).first();
  const sure = entry.getByRole("button", { name: /^Yes, remove this entry/ });
  await expect(sure).toBeHidden();
  await entry.locator("summary").click();
  await sure.click();
}

test.describe.configure({ mode: "default" });

test("a patient logs a weight, corrects it, takes it out, and sets a goal @main", async ({
  page,
  context,
  visit,
  site,
  faults,
  scripted,
}) => {
  allowStatus(faults, 400);
  allowStatus(faults, 422);
  await enter(context, site.url, site.ben.cookie);
  await visit(site.url + PATH);
  await said(page, "The first one begins the trend.");
  await expect(page.getByRole("main")).not.toContainText("Welcome back");
  const form = page.getByRole("region", { name: "Log your weight" });
  await form.getByRole("button", { name: "Log Weight" }).click();
  await expect(summaryOf(page)).toContainText("Enter your weight");

  await page.getByLabel("Goal", { exact: true }).fill("150");
  await page.getByRole("button", { name: "Save goal" }).click();
  await expect(page.getByRole("region", { name: "Your plan" }).locator("[data-error-summary]")).toContainText(
    "Log your weight first",
  );

  await form.getByLabel("Weight").fill("181.4");
  await form.getByLabel("Unit").selectOption("lb");
  await form.getByRole("button", { name: "Log Weight" }).click();
  await said(page, "Weight logged");
  await expect(entries(page)).toHaveText([/^181\.4 lb/]);
  await expect(page.locator("[data-chart]")).toContainText("One entry: 181.4 lb.");
  await expect(form.getByLabel("Unit"), "the unit is remembered").toHaveValue("lb");
  if (!scripted) await expect(form.getByLabel("Weight"), "the form is empty again").toHaveValue("");

  await page.getByLabel("Goal", { exact: true }).fill("165");
  await page.getByRole("button", { name: "Save goal" }).click();
  await said(page, "Your goal is stored");
  // 5% of 181.4 are 9.1 lb, half the way 8.2: the nearer one comes first.
  await expect(page.locator("[data-milestone]")).toHaveText([
    /Halfway, 173\.2 lb/,
    /5% of the start weight, 172\.3 lb/,
    /Your goal, 165\.0 lb/,
  ]);
  await expect(page.locator("[data-forecast=missing]")).toContainText("date of birth");
  await expect(page.locator("[data-forecast=missing]").getByRole("link")).toHaveAttribute(
    "href",
    "/patient-portal/details",
  );

  await removeFirst(page);
  await said(page, "Entry removed");
  await expect(entries(page)).toHaveCount(0);
});

test("a weight far from the last one is asked about before it moves a trend, and stored where it is right", async ({
  page,
  context,
  visit,
  site,
  faults,
}) => {
  allowStatus(faults, 422);
  await enter(context, site.url, site.ben.cookie);
  await visit(site.url + PATH);
  const form = page.getByRole("region", { name: "Log your weight" });
  const log = async (weight: string) => {
    await form.getByLabel("Weight", { exact: true }).fill(weight);
    await form.getByRole("button", { name: "Log Weight" }).click();
  };
  await form.getByLabel("Unit").selectOption("kg");
  await log("82");
  await said(page, "Weight logged");
  await expect(entries(page)).toHaveText([/^82\.0 kg/]);
  // On the scale it was pounds.
  await log("180");
  await expect(summaryOf(page)).toContainText("This is far from 82.0 kg, which was weighed around then.");
  await expect(form.getByLabel("This weight is right")).not.toBeChecked();
  await expect(form.getByLabel("Weight", { exact: true })).toHaveValue("180");
  await expect(entries(page)).toHaveCount(1);
  await form.getByLabel("Unit").selectOption("lb");
  await form.getByRole("button", { name: "Log Weight" }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(form.getByLabel("This weight is right")).toHaveCount(0);
  await form.getByLabel("Unit").selectOption("kg");
  await log("70");
  await expect(summaryOf(page)).toContainText("This is far from 81.6 kg");
  await form.getByLabel("This weight is right").check();
  await form.getByRole("button", { name: "Log Weight" }).click();
  await expect(entries(page)).toHaveText([/^70\.0 kg/, /^81\.6 kg/, /^82\.0 kg/]);
  for (const left of [2, 1, 0]) {
    await removeFirst(page);
    await expect(entries(page)).toHaveCount(left);
  }
});

test("the trend, BMI and forecast of a record that has all they need", async ({
  page,
  context,
  visit,
  site,
  faults,
}) => {
  allowStatus(faults, 422);
  await enter(context, site.url, site.ada.cookie);
  await visit(site.url + PATH);
  const facts = page.getByRole("region", { name: "Weight", exact: true });
  // From 87.9 down to 84.0 kg, a hundred grams a day: the trend follows 0.3 behind.
  await expect(facts).toContainText("84.3 kg");
  await expect(facts).toContainText("−0.7 kg");
  await expect(facts).toContainText("29.2");
  await expect(facts).toContainText("overweight");
  const goalOn = new Date(Date.now() + 150 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Goal", { exact: true }).fill("78");
  await page.getByLabel("By when").fill(goalOn);
  await page.getByRole("button", { name: "Save goal" }).click();
  await said(page, "Your goal is stored");
  await expect(page.locator("[data-forecast=forecast]")).toContainText(
    /the model expects 7[78]\.\d kg .* between 7\d\.\d kg and \d\d\.\d kg/,
  );
  await expect(page.locator("[data-chart]")).toContainText("Forecast, with how far it may be off");
  await openGoal(page);
  await page.getByLabel("Goal", { exact: true }).fill("50");
  await page.getByRole("button", { name: "Save goal" }).click();
  // 1.70 m: a BMI of 18.5 is 53.5 kg.
  await expect(page.getByRole("region", { name: "Your plan" }).locator("[data-error-summary]")).toContainText(
    "Enter 53.5 kg or more: less is below a healthy weight for your height",
  );
  await page.getByLabel("Goal", { exact: true }).fill("78");
  await page.getByLabel("By when").fill("");
  await page.getByRole("button", { name: "Save goal" }).click();
  await expect(page.locator("[data-forecast=forecast]")).toContainText(
    /the model expects 7[78]\.\d kg on .* Your goal is reached then, and the forecast ends there\./,
  );
  await openGoal(page);
  await page.getByLabel("By when").fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Save goal" }).click();
  await expect(page.locator("[data-forecast='too much']")).toContainText("more than 1,000 kcal a day less");
  await openGoal(page);
  await page.getByLabel("Goal", { exact: true }).fill("");
  await page.getByLabel("By when").fill("");
  await page.getByRole("button", { name: "Save goal" }).click();
  await said(page, "Your goal is taken away");
});

test("on the sample record everything is shown and nothing can be written", async ({ page, visit, site }) => {
  await visit(site.url + PATH);
  await expect(page.getByRole("link", { name: "Sign in to log your own" })).toBeVisible();
  await expect(page.locator("[data-forecast=forecast]")).toBeVisible();
  await expect(entries(page)).toHaveCount(15);
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^Older/ }).click();
  await expect(page).toHaveURL(/tab=weight&page=2/);
  await expect(entries(page)).toHaveCount(15);
});

test("limits are set by who treats the patient, refused where they cross, and hold for the patient @main", async ({
  page,
  context,
  visit,
  site,
  faults,
}) => {
  allowStatus(faults, 400);
  await visit(`${site.url}/health-dashboard/limits`);
  await expect(page.getByRole("link", { name: "Sign in to set your own" })).toBeVisible();
  await enter(context, site.url, site.nora);
  await visit(`${site.url}/desk/patients/${site.ada.id}`);
  await page.getByRole("link", { name: "When alerts are raised" }).click();
  await expect(page).toHaveURL(new RegExp(`/health-dashboard/limits\\?patient=${site.ada.id}$`));
  await said(page, "When a reading of Ada Marlowe raises an alert.");
  const pulse = page.getByRole("group", { name: /^Heart rate/ });
  await pulse.getByLabel("Low, below").fill("120");
  await page.getByRole("button", { name: "Save limits" }).click();
  await expect(summaryOf(page)).toContainText("Must be below 100, where high is");
  await pulse.getByLabel("Low, below").fill("50");
  await pulse.getByLabel("Alert if no reading for (minutes)").fill("90");
  await page.getByRole("button", { name: "Save limits" }).click();
  await said(page, "The limits are stored");
  await expect(page).toHaveURL(new RegExp(`/desk/patients/${site.ada.id}$`));
  await enter(context, site.url, site.ada.cookie);
  await visit(`${site.url}/health-dashboard/limits`);
  await expect(pulse.getByLabel("Low, below")).toHaveValue("50");
  await visit(`${site.url}/health-dashboard/limits?patient=${site.ben.id}`, { status: 403 });
});
