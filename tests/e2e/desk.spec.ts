import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { allowStatus, summaryOf } from "./flows/form";
import { test } from "./support/desk-site";
import { enter } from "./support/own-site";
import { cutTexts, headingLevels, overflow, resizeText, skippedLevels, smallTargets } from "./support/structure";
import { expect } from "./support/visit";

const NOTE = "A little later would suit me better.";
const REASON = "I do not see new patients this month.";
const BIO = "I listen first, then we plan together, one small step at a time.";

/** What is asked of every screen: axe, where it can run, and at the narrowest width how the page is built. */
const soundWith = (page: Page, scripted: boolean) => async (name: string) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    if (scripted) expect(await violations(page), `${name}, ${colorScheme}`).toEqual([]);
  }
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 800 });
  const levels = await headingLevels(page);
  expect([levels.filter((level) => level === 1).length, skippedLevels(levels)], `headings of ${name}`).toEqual([1, []]);
  expect([await overflow(page), await smallTargets(page, 24), await cutTexts(page)], `${name} at 320 px`).toEqual([
    0,
    [],
    [],
  ]);
  await resizeText(page, "double");
  expect([await overflow(page), await cutTexts(page)], `${name} at 320 px, 200 % text`).toEqual([0, []]);
  await resizeText(page, "normal");
  await page.setViewportSize({ width, height });
};

// In order and with one server: each goes on where the other ended.
test.describe.configure({ mode: "default" });

test("a specialist accepts one request, proposes for another and declines a third @main", async ({
  page,
  context,
  visit,
  scripted,
  faults,
  desk,
}) => {
  test.slow();
  allowStatus(faults, 400);
  const sound = soundWith(page, scripted);
  const title = page.getByRole("heading", { level: 1 });
  const said = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  await enter(context, desk.url, desk.busy);

  await visit(`${desk.url}/sign-in`);
  await expect(title).toHaveText("Today");
  await expect(page.locator("[data-request]")).toHaveText([/Cleo Marlowe/, /Bea Marlowe/, /Dov Marlowe/]);
  await expect(page.locator("[data-agenda]").first()).toContainText("Ada Reyes");
  await sound("today");

  await page.getByRole("link", { name: "Cleo Marlowe" }).click();
  await expect(title).toHaveText("Cleo Marlowe");
  await sound("request");
  await page.getByRole("button", { name: "Accept" }).click();
  await said("Appointment accepted");
  await expect(page.locator("[data-request]")).toHaveCount(2);
  await expect(page.locator("[data-agenda]").filter({ hasText: "Cleo Marlowe" })).toBeVisible();

  await page.getByRole("link", { name: "Bea Marlowe" }).click();
  await expect(title).toHaveText("Bea Marlowe");
  await page.getByRole("button", { name: "Propose" }).click();
  await expect(summaryOf(page)).toContainText("Choose a time");
  await sound("request with errors");
  const time = page.getByLabel("Time", { exact: true });
  await time.selectOption({ index: 20 });
  await page.getByLabel("Note to the patient").fill(NOTE);
  await page.getByRole("button", { name: "Propose" }).click();
  await said("Time proposed");
  await page.getByRole("link", { name: "Bea Marlowe" }).click();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByText("Waiting for the patient’s answer")).toBeVisible();

  await visit(`${desk.url}/desk`);
  await page.getByRole("link", { name: "Dov Marlowe" }).click();
  await page.getByLabel("Reason", { exact: true }).fill(REASON);
  await page.getByRole("button", { name: "Decline" }).click();
  await said("Request declined");
  await expect(page.locator("[data-request]")).toHaveText([/Bea Marlowe/]);
});

test("a specialist changes the hours and the profile, which patients see, and looks after those in care @main", async ({
  page,
  context,
  visit,
  scripted,
  faults,
  desk,
}) => {
  test.slow();
  allowStatus(faults, 400);
  const sound = soundWith(page, scripted);
  const title = page.getByRole("heading", { level: 1 });
  const said = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  await enter(context, desk.url, desk.busy);
  await visit(`${desk.url}/desk`);
  const places = page.getByRole("navigation", { name: "Desk" });
  await places.getByRole("link", { name: "Hours" }).click();
  await expect(title).toHaveText("Weekly hours");
  const monday = page.getByRole("group", { name: "Monday" });
  await monday.getByLabel("To").selectOption("8:00 AM");
  await page.getByRole("button", { name: "Save Hours" }).click();
  await expect(summaryOf(page)).toContainText("Monday must end later than it starts");
  await expect(page).toHaveTitle(/^Error: /);
  await sound("hours with errors");
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]) {
    await page.getByRole("group", { name: day }).getByLabel("To").selectOption("3:30 PM");
  }
  await page.getByRole("button", { name: "Save Hours" }).click();
  await said("Hours saved");
  await expect(page.locator("[data-outside]")).toHaveText([/4:30 PM.*Eli Marlowe/]);
  await sound("hours");
  await page.locator("[data-outside]").getByRole("link").click();
  await page.getByRole("link", { name: "Cancel the Appointment" }).click();
  await expect(title).toHaveText("Cancel this appointment?");
  await sound("cancellation");
  await page.getByRole("button", { name: "Cancel the Appointment" }).click();
  await said("Appointment cancelled");

  await places.getByRole("link", { name: "Profile" }).click();
  await expect(title).toHaveText("Your profile");
  await page.getByLabel("Bio").fill("Short");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(summaryOf(page)).toContainText("Bio must be at least 50 characters");
  await sound("profile with errors");
  await page.getByLabel("Bio").fill(BIO);
  await page.getByLabel("Certifications").fill("RDN, CDCES");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await said("Profile saved and under review");
  await sound("profile");
  await page.getByRole("link", { name: "See it as they do" }).click();
  await expect(page.getByRole("main")).toContainText(BIO);
  await expect(page.getByRole("main")).toContainText("9:00 AM – 3:30 PM");
  await expect(page.getByRole("main")).toContainText("Under review");

  await visit(`${desk.url}/desk/patients`);
  await expect(page.locator("[data-patient]")).toHaveText([/Lindqvist, Tom/, /Reyes, Ada.*112 bpm.*High/s]);
  await sound("patients");
  await page.getByLabel("Find a patient").fill("réyes");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "1 patient found" })).toBeVisible();
  await expect(page.locator("[data-patient]")).toHaveText([/Reyes, Ada/]);
  expect(page.url(), "no name stands in the address").not.toMatch(/r.?yes/i);
  await sound("a patient found");
  await page.getByRole("link", { name: "Reyes, Ada" }).click();
  await expect(title).toHaveText("Ada Reyes");
  await expect(page.getByRole("region", { name: "Allergies" })).toContainText("Penicillin");
  await sound("record");
});

test("of two tabs the second is told what the first has stored, keeps what was typed, and counts when it is sent again", async ({
  page,
  context,
  visit,
  scripted,
  faults,
  desk,
}) => {
  test.slow();
  allowStatus(faults, 409);
  const sound = soundWith(page, scripted);
  await enter(context, desk.url, desk.busy);
  const inOtherTab = async (path: string, change: (tab: Page) => Promise<void>) => {
    const tab = await context.newPage();
    await tab.goto(`${desk.url}${path}`);
    await change(tab);
    await tab.close();
  };

  await visit(`${desk.url}/desk/profile`);
  await inOtherTab("/desk/profile", async (tab) => {
    await tab.getByLabel("Hourly rate in US dollars").fill("120");
    await tab.getByLabel("I offer VR consultations").setChecked(true);
    await tab.getByRole("button", { name: "Save Profile" }).click();
    await expect(tab.getByText("Profile saved").first()).toBeVisible();
  });
  const languages = page.getByLabel("Languages");
  await languages.fill("English, Français");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(summaryOf(page).getByRole("link")).toHaveText([
    /Stored now: English/,
    /Stored now: 120\./,
    /Stored now: VR consultations offered\./,
  ]);
  await expect(page.getByLabel("I offer VR consultations")).not.toBeChecked();
  await expect(languages).toHaveValue("English, Français");
  await sound("profile, stored meanwhile");
  await page.getByLabel("Hourly rate in US dollars").fill("120");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile saved").first()).toBeVisible();
  await expect(page.getByLabel("Hourly rate in US dollars")).toHaveValue("120");
  await expect(languages).toHaveValue("English, Français");

  const timesOf = (tab: Page, day: string) => tab.getByRole("group", { name: day });
  await visit(`${desk.url}/desk/availability`);
  // An earlier test may have changed the hours.
  const endOf = (day: string) =>
    timesOf(page, day)
      .getByLabel("To")
      .evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]!.text);
  const [tuesdayEnd, fridayEnd] = [await endOf("Tuesday"), await endOf("Friday")];
  await inOtherTab("/desk/availability", async (tab) => {
    await timesOf(tab, "Tuesday").getByLabel("Available").setChecked(false);
    await tab.getByRole("button", { name: "Save Hours" }).click();
    await expect(tab.getByText("Hours saved").first()).toBeVisible();
  });
  await timesOf(page, "Friday").getByLabel("To").selectOption("2:00 PM");
  await page.getByRole("button", { name: "Save Hours" }).click();
  await expect(summaryOf(page).getByRole("link")).toHaveText([
    new RegExp(`Stored now: Tuesday, not available, 9:00 AM to ${tuesdayEnd}\\.`),
    new RegExp(`Stored now: Friday, 9:00 AM to ${fridayEnd}\\.`),
  ]);
  await summaryOf(page).getByRole("link").first().click();
  await expect(timesOf(page, "Tuesday").getByLabel("Available")).toBeFocused();
  await expect(timesOf(page, "Friday").getByLabel("To")).toHaveValue("14:00");
  await sound("hours, stored meanwhile");
  await timesOf(page, "Tuesday").getByLabel("Available").setChecked(false);
  await page.getByRole("button", { name: "Save Hours" }).click();
  await expect(page.getByText("Hours saved").first()).toBeVisible();
  await visit(`${desk.url}/desk/availability`);
  await expect(timesOf(page, "Tuesday").getByLabel("Available")).not.toBeChecked();
  await expect(timesOf(page, "Friday").getByLabel("To")).toHaveValue("14:00");
});

test("a desk without work says so", async ({ page, context, visit, scripted, desk }) => {
  test.slow();
  const sound = soundWith(page, scripted);
  await enter(context, desk.url, desk.idle);
  await visit(`${desk.url}/desk`);
  await expect(page.getByText("No open requests.")).toBeVisible();
  await sound("empty desk");
  await visit(`${desk.url}/desk/patients`);
  await expect(page.getByText("Nobody yet.")).toBeVisible();
  await sound("no patients");
});
