import { patients } from "db/schema";
import { eq } from "drizzle-orm";
import { addUser } from "../db/support/rows";
import { startSession } from "../db/support/sessions";
import { startProxiedServer, type ProxiedServer } from "../support/proxied-server";
import { violations } from "./support/axe";
import { enter, onPostgres } from "./support/own-site";
import { expect, test as base } from "./support/visit";

const SESSION_SECRET = "the secret of the outage's tests, longer than 32 characters";
const CONTACT = "Sam O’Neill & sons, 555 010 0111";

/** A server on a cable, a patient's session there, and what their record says. */
type CutOff = { cabled: ProxiedServer; cookie: string; storedContact(): Promise<string | null> };

const test = base.extend<{ cutOff: CutOff }>({
  cutOff: async ({ page }, use) => {
    await onPostgres(async (db, address) => {
      const userId = await addUser(db, { role: "patient", firstName: "Mara", lastName: "Voss" });
      await db.insert(patients).values({
        userId,
        firstName: "Mara",
        lastName: "Voss",
        medicalRecordNumber: "MR-1",
        medicalHistory: [],
        allergies: [],
        medications: [],
      });
      const cookie = await startSession(db, userId, SESSION_SECRET);
      const cabled = await startProxiedServer(address, { SESSION_SECRET });
      try {
        const storedContact = async () =>
          (await db.select().from(patients).where(eq(patients.userId, userId)))[0]!.emergencyContact;
        await use({ cabled, cookie, storedContact });
        // Or it complains of what it was loading when its server ended.
        await page.goto("about:blank");
      } finally {
        await cabled.stop();
      }
    });
  },
});

test.describe.configure({ timeout: 120_000 });

test("what was typed into a form behind a sign-in outlives an outage, and is sent from where it stands", async ({
  page,
  visit,
  context,
  scripted,
  faults,
  cutOff,
}) => {
  faults.allow(/status of 503/);
  const { cabled, storedContact } = cutOff;
  await enter(context, cabled.server.url, cutOff.cookie);
  await visit(`${cabled.server.url}/patient-portal/details`);
  await page.getByLabel("Emergency contact").fill(CONTACT);
  await page.getByLabel("Height").fill("5 ft 7 in");

  await cabled.cable.cut();
  await page.getByRole("button", { name: "Save My Details" }).click();
  await expect(page.getByText("Your details could not be stored. Try again in a moment.")).toBeVisible();
  if (scripted) {
    // The page is there still, and so is everything in it.
    await expect(page.getByLabel("Emergency contact")).toHaveValue(CONTACT);
    await expect(page.getByLabel("Height")).toHaveValue("5 ft 7 in");
  } else {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Details Unavailable");
    await expect(page.getByText(CONTACT)).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(CONTACT), "as often as it takes").toBeVisible();
  }
  expect(await storedContact()).not.toBe(CONTACT);

  await cabled.heal();
  await page.getByRole("button", { name: scripted ? "Save My Details" : "Try again" }).click();
  await expect(page.getByText("Your details are stored").first()).toBeVisible();
  expect(await storedContact()).toBe(CONTACT);
});

test("@js sent before the script had come, it is given back on a page that script then takes over without fault", async ({
  page,
  visit,
  context,
  faults,
  cutOff,
}) => {
  faults.allow(/status of 503/);
  const { cabled, storedContact } = cutOff;
  await enter(context, cabled.server.url, cutOff.cookie);
  await visit(`${cabled.server.url}/patient-portal/details`);
  await page.getByLabel("Emergency contact").fill(CONTACT);
  await cabled.cable.cut();
  // As the browser itself sends it: no handler of ours in between.
  await page.locator("form#details").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Details Unavailable");
  await expect(page.getByText(CONTACT)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await cabled.heal();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your details are stored").first()).toBeVisible();
  expect(await storedContact()).toBe(CONTACT);
});

test("whoever is signed in is not shown as signed out: the header says that it cannot tell, and knows them again by itself, with all that they have typed meanwhile", async ({
  page,
  visit,
  context,
  scripted,
  faults,
  cutOff,
}) => {
  faults.allow(/status of 503/);
  const { cabled } = cutOff;
  const header = page.getByRole("banner");
  const notKnown = header.getByText("We cannot see right now whether you are signed in.");
  await enter(context, cabled.server.url, cutOff.cookie);
  await cabled.cable.cut();
  await visit(`${cabled.server.url}/book-appointment`);
  await expect(notKnown).toBeVisible();
  await expect(header.getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await expect(page.getByText("Your details cannot be filled in right now")).toBeVisible();
  if (scripted) expect(await violations(page)).toEqual([]);
  await page.getByLabel("First name").fill("Mara Luisa");

  await cabled.heal();
  if (!scripted) await page.reload();
  // The script asks every twenty seconds.
  await expect(notKnown).toHaveCount(0, { timeout: 40_000 });
  await expect(header.getByRole("link", { name: "Account", exact: true })).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue(scripted ? "Mara Luisa" : "Mara");
});

test("@js what is given back on a page that could not be drawn stays there when the database is back, until it is sent", async ({
  page,
  visit,
  context,
  faults,
  cutOff,
}) => {
  faults.allow(/status of 503/);
  const { cabled, storedContact } = cutOff;
  await enter(context, cabled.server.url, cutOff.cookie);
  await visit(`${cabled.server.url}/patient-portal/details`);
  await page.getByLabel("Emergency contact").fill(CONTACT);
  await cabled.cable.cut();
  await page.locator("form#details").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Details Unavailable");
  await cabled.heal();
  // Longer than the script takes to ask who is there.
  await page.waitForResponse((response) => response.url().endsWith("/session") && response.ok(), { timeout: 40_000 });
  await page.waitForTimeout(1_000);
  await expect(page.getByText(CONTACT)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your details are stored").first()).toBeVisible();
  expect(await storedContact()).toBe(CONTACT);
});
