import type { BrowserContext, Page } from "@playwright/test";
import { violations } from "./support/axe";
import { becomePatient, enterCredentials } from "./support/patients";
import { allowStatus } from "./flows/form";
import { expect, test } from "./support/visit";

const PATH = "/patient-portal/details";
const CONTACT = "Sam O’Neill, 555 010 0111";
const NOTICE = "You were signed out before this was saved";
const main = (page: Page) => page.getByRole("main");
/** As signing out in another tab does: the cookie is gone, this page does not know. */
const endSession = (context: BrowserContext) => context.clearCookies({ name: "session" });

test("a patient fills in their details, which were not recorded @main", async ({ page, visit, scripted, faults }) => {
  allowStatus(faults, 400);
  await becomePatient({ page, visit, scripted });
  await expect(main(page)).toContainText("None recorded");
  await page.getByRole("link", { name: "Edit my details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Details");
  if (scripted) expect(await violations(page)).toEqual([]);
  await page.getByLabel("Height").fill("tall");
  await page.getByLabel("Emergency contact").fill(CONTACT);
  await page.getByLabel("Insurance provider").fill("Blue River Health");
  await page.getByRole("button", { name: "Save My Details" }).click();
  await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText([
    "Enter a height like 170 cm or 5 ft 7 in",
  ]);
  await expect(page.getByLabel("Emergency contact")).toHaveValue(CONTACT);
  await page.getByLabel("Height").fill("5 ft 7 in");
  await page.getByRole("button", { name: "Save My Details" }).click();
  await expect(page.getByText("Your details are stored").first()).toBeVisible();
  await expect(main(page)).toContainText(CONTACT);
  await visit(PATH);
  await expect(page.getByLabel("Height")).toHaveValue("170.2");
});

test.describe("what was typed when the session had ended", () => {
  test("is there again after signing in, once, and is saved only when it is sent", async ({
    page,
    visit,
    scripted,
    context,
  }) => {
    const email = await becomePatient({ page, visit, scripted });
    await visit(PATH);
    await page.getByLabel("Emergency contact").fill(CONTACT);
    await page.getByLabel("Gender").selectOption("female");
    await endSession(context);
    await page.getByRole("button", { name: "Save My Details" }).click();
    await expect(page).toHaveURL(/\/sign-in\?next=%2Fpatient-portal%2Fdetails$/);
    await expect(main(page)).toContainText("it is kept for an hour");
    await enterCredentials(page, email);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Details");
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page.getByLabel("Emergency contact")).toHaveValue(CONTACT);
    await expect(page.getByLabel("Gender")).toHaveValue("female");
    if (scripted) expect(await violations(page)).toEqual([]);
    if (scripted) {
      // Away and back within the app: what came back was for that visit of the page.
      await page.getByRole("link", { name: "Back to my record" }).click();
      await expect(main(page), "nothing was saved by itself").toContainText("None recorded");
      await page.getByRole("link", { name: "Edit my details" }).click();
      await expect(page.getByLabel("First name")).toHaveValue("Mara");
    } else {
      await visit(PATH);
    }
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    await expect(page.getByLabel("Emergency contact")).toHaveValue("");
  });

  test("@js is kept, too, when the page leaves by itself before anything was sent", async ({
    page,
    visit,
    scripted,
    context,
  }) => {
    const email = await becomePatient({ page, visit, scripted });
    await visit(PATH);
    await page.getByLabel("Emergency contact").fill(CONTACT);
    await endSession(context);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page).toHaveURL(/\/sign-in\?ended&next=%2Fpatient-portal%2Fdetails$/);
    await enterCredentials(page, email);
    await expect(page.getByLabel("Emergency contact")).toHaveValue(CONTACT);
    await page.getByRole("button", { name: "Save My Details" }).click();
    await expect(main(page)).toContainText(CONTACT);
  });
});
