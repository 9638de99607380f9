import type { Database } from "db/client";
import { emergencyGrants, patients } from "db/schema";
import { addProviders, addUser } from "../db/support/rows";
import { violations } from "./support/axe";
import { allowStatus, summaryOf } from "./flows/form";
import { enter, sessionOf, withOwnPostgresSite, withOwnSite, WORKERS_OWN } from "./support/own-site";
import { cutTexts, overflow, resizeText, smallTargets } from "./support/structure";
import { expect, test as base } from "./support/visit";

const REASON = "Brought in unconscious by ambulance; we need allergies and medicines.";

type EmergencySite = { url: string; specialist: string; admin: string; patient: string; record: number };

const test = base.extend<object, { ward: EmergencySite }>({
  ward: [({}, use) => withOwnSite(prepareWard, use), WORKERS_OWN],
});

/** A specialist who treats nobody, a patient, and an administrator. */
async function prepareWard(db: Database) {
  const specialist = await addUser(db, { firstName: "Idris", lastName: "Bell" });
  await addProviders(db, [
    { userId: specialist, reviewStatus: "verified", reviewedAt: new Date(), timeZone: "America/Denver" },
  ]);
  const patient = await addUser(db, { role: "patient", firstName: "Ada", lastName: "Marlowe" });
  const admin = await addUser(db, { role: "admin", firstName: "Iris", lastName: "Kade" });
  const [record] = await db
    .insert(patients)
    .values({
      userId: patient,
      firstName: "Ada",
      lastName: "Marlowe",
      medicalRecordNumber: "MR-0042",
      dateOfBirth: "1985-03-27",
      medicalHistory: ["Asthma"],
      allergies: ["Penicillin"],
      medications: [],
    })
    .returning({ id: patients.id });
  return {
    record: record!.id,
    specialist: await sessionOf(db, specialist),
    patient: await sessionOf(db, patient),
    admin: await sessionOf(db, admin),
  };
}

test.describe.configure({ mode: "default" });

test("a specialist opens a stranger’s record in an emergency and ends it; the patient and an administrator see that @main", async ({
  page,
  context,
  visit,
  scripted,
  faults,
  ward,
}) => {
  test.slow();
  for (const status of [400, 403, 404]) allowStatus(faults, status);
  const title = page.getByRole("heading", { level: 1 });
  const said = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  const sound = async (name: string) => {
    if (scripted) expect(await violations(page), name).toEqual([]);
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 800 });
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
  await enter(context, ward.url, ward.specialist);

  await visit(`${ward.url}/desk/patients/${ward.record}`, { status: 403 });
  await visit(`${ward.url}/desk/patients`);
  await page.getByRole("main").getByRole("link", { name: "Emergency access" }).click();
  await expect(title).toHaveText("Emergency access");
  await sound("emergency access");

  await page.getByLabel("Last name").fill("Marlowe");
  await page.getByLabel("Reason").fill("Too short");
  await page.getByRole("button", { name: "Open the Record" }).click();
  await expect(summaryOf(page)).toContainText("Enter the date of birth, too");
  await expect(summaryOf(page)).toContainText("Say why, in 20 characters or more");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel("Last name")).toHaveValue("Marlowe");
  await sound("emergency access with errors");

  await page.getByLabel("Date of birth").fill("1985-03-28");
  await page.getByLabel("Reason").fill(REASON);
  await page.getByRole("button", { name: "Open the Record" }).click();
  await expect(summaryOf(page)).toContainText("No record was opened");
  await expect(page.getByLabel("Reason")).toHaveValue(REASON);
  await page.getByLabel("Date of birth").fill("1985-03-27");
  await page.getByRole("button", { name: "Open the Record" }).click();

  await expect(title).toHaveText("Ada Marlowe");
  await expect(page).toHaveURL(`${ward.url}/desk/patients/${ward.record}`);
  await said("Record open for one hour");
  const banner = page.getByRole("region", { name: "Emergency access" });
  await expect(banner).toContainText(/until \d{1,2}:\d\d [AP]M \(Denver time\)/);
  await expect(banner).toContainText(REASON);
  await expect(page.getByRole("main")).toContainText("Penicillin");
  await sound("a record open by emergency access");

  await visit(`${ward.url}/desk`);
  await expect(page.locator("[data-grant]")).toContainText("Marlowe, Ada");
  await sound("today with emergency access");
  await page.getByRole("link", { name: "Marlowe, Ada" }).click();
  await expect(title).toHaveText("Ada Marlowe");
  await page.getByRole("button", { name: /^End access now/ }).click();
  await expect(title).toHaveText("Emergency access");
  await said("Emergency access ended");
  await expect(page.locator("[data-grant]")).toHaveCount(0);
  await visit(`${ward.url}/desk/patients/${ward.record}`, { status: 403 });

  await enter(context, ward.url, ward.patient);
  await visit(`${ward.url}/patient-portal/accesses`);
  const entries = page.locator("[data-access]").filter({ hasText: "Idris Bell" });
  await expect(entries.filter({ hasText: "Emergency access opened" })).toContainText(["Emergency access"]);
  await expect(entries.filter({ hasText: /Read: whole record/ }).first()).toContainText("Emergency access");
  await sound("the patient’s log");

  await enter(context, ward.url, ward.admin);
  await visit(`${ward.url}/account`);
  await page.getByRole("link", { name: "Emergency accesses" }).click();
  await expect(title).toHaveText("Emergency Accesses");
  await expect(page.locator("[data-grant]")).toContainText(REASON);
  await sound("emergency accesses");
  await page.getByRole("button", { name: /^Reviewed/ }).click();
  await said("Noted as reviewed");
  await expect(page.locator("[data-grant]")).toContainText("Reviewed by Iris Kade");
  await expect(page.getByRole("button", { name: /^Reviewed/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^What was read/ }).click();
  await expect(title).toHaveText("Audit Log");
  await expect(page.getByLabel("Emergency access only")).toBeChecked();
  await expect(page.locator("[data-entry]").filter({ hasText: "whole record" }).first()).toContainText("emergency");
  await sound("the audit log of an emergency");
});

test("when the hour is over, the record goes from the screen by itself, and from the desk @js", async ({
  page,
  context,
  visit,
  faults,
}) => {
  test.slow();
  allowStatus(faults, 403);
  await withOwnPostgresSite(prepareWard, async (ward) => {
    await enter(context, ward.url, ward.specialist);
    await visit(`${ward.url}/desk/emergency`);
    await page.getByLabel("Medical record number").fill("MR-0042");
    await page.getByLabel("Reason").fill(REASON);
    await page.getByRole("button", { name: "Open the Record" }).click();
    await expect(page.getByRole("main")).toContainText("Penicillin");
    // The hour is made to end soon, and both pages learn of that.
    await ward.db.update(emergencyGrants).set({ expiresAt: new Date(Date.now() + 12_000) });
    const desk = await context.newPage();
    await desk.goto(`${ward.url}/desk`);
    await page.reload();
    const grant = desk.locator("[data-grant]");
    const banner = page.getByRole("region", { name: "Emergency access" });
    await expect(banner).toBeVisible();
    await expect(grant).toContainText("Marlowe, Ada");

    await expect(banner).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is not open to you");
    await expect(page.getByText(/Penicillin|Marlowe/)).toHaveCount(0);
    await expect(grant).toHaveCount(0, { timeout: 30_000 });
    await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Today");
    // Whoever still needs it is told how.
    await page.getByRole("main").getByRole("link", { name: "Emergency access" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emergency access");
  });
});
