import type { Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { violations } from "./support/axe";
import { linkIn } from "../support/mailbox";
import { allowStatus } from "./flows/form";
import { becomePatient, codesOf, enterCredentials, mailsOf, PASSWORD, registerPatient } from "./support/patients";
import { expect, test } from "./support/visit";

const heading = "heading";

/**
 * Ends the session behind the page's back. The page is left first: it would notice, and lead away from where the test
 * goes.
 */
async function forget(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

test.describe("a patient's account", () => {
  test(
    "from registering to one's own record, and out again @main",
    proves("APP-10"),
    async ({ page, visit, scripted }) => {
      await becomePatient({ page, visit, scripted });
      await expect(page.getByRole("main")).not.toContainText("sample record");
      await expect(page.getByRole("main")).toContainText(/MR-[0-9A-Z]{4}-[0-9A-Z]{4}/);

      await visit("/account");
      await expect(page.getByRole("main")).toContainText("Mara O’Neill · Patient");
      await page.getByRole("button", { name: "Sign Out", exact: true }).click();
      await expect(page.getByText("You are signed out").first()).toBeVisible();

      // What was on the screen does not come back by the way back.
      await page.goBack();
      await expect(page.getByRole(heading, { level: 1 })).toHaveText("Sign In");
      await visit("/patient-portal");
      await expect(page.getByRole("main")).toContainText("This is a sample record");
    },
  );

  test("an empty registration says what is missing; a wrong sign-in keeps the address and not the password @main", async ({
    page,
    visit,
    faults,
  }) => {
    allowStatus(faults, 400);
    await visit("/register");
    await page.getByRole("button", { name: "Create Account" }).click();
    const summary = page.locator("[data-error-summary]");
    await expect(summary.getByRole("link")).toHaveText([
      "First name must be at least 2 characters",
      "Last name must be at least 2 characters",
      "Invalid email address",
      "Password must be at least 8 characters",
    ]);
    await expect(page).toHaveTitle(/^Error: /);

    await visit("/sign-in");
    await enterCredentials(page, "nobody@example.com", "wrong words here");
    await expect(summary).toContainText("Wrong email or password");
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
    await expect(page).toHaveTitle(/^Error: Sign In/);
    // With script the page has not gone away, so neither has what is in its fields; the server sends no password.
    expect(await page.content()).not.toContain('value="wrong words here"');
  });

  test("a new password by the mailed link @main", proves("APP-10"), async ({ page, visit, scripted }) => {
    const email = await registerPatient({ page, visit, scripted });
    await visit("/sign-in");
    await page.getByRole("link", { name: "I don’t remember my password" }).click();
    await expect(page.getByRole(heading, { level: 1 })).toHaveText("Set a New Password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send the Link" }).click();
    await expect(page.getByRole(heading, { level: 1 })).toHaveText("Check Your Email");

    const mails = await mailsOf(email, 2, scripted);
    await visit(linkIn(mails[1]!));
    await page.getByLabel("New password").fill("four new kind words");
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("Your password is changed").first()).toBeVisible();
    await enterCredentials(page, email, "four new kind words");
    await expect(page.getByRole(heading, { level: 2, name: "Welcome, Mara O’Neill" })).toBeVisible();
    await visit(linkIn(mails[1]!));
    await expect(page.getByRole(heading, { level: 1 })).toHaveText("This Link No Longer Works");
  });

  test(
    "who is not signed in is led to signing in, and back to where they wanted to go",
    proves("APP-11"),
    async ({ page, visit, scripted }) => {
      const email = await becomePatient({ page, visit, scripted });
      await forget(page);
      await visit("/account/second-factor");
      await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount%2Fsecond-factor$/);
      await enterCredentials(page, email);
      await expect(page).toHaveURL(/\/account\/second-factor$/);
    },
  );

  test("the second step, from the picture to the code @main", async ({ page, visit, scripted, faults }) => {
    allowStatus(faults, 400);
    const email = await becomePatient({ page, visit, scripted });
    await visit("/account/second-factor");
    await expect(page.getByRole("img", { name: /^Picture for the app/ })).toBeVisible();
    const secret = await page.locator("code").innerText();
    const code = await codesOf(page);
    await page.getByLabel("Current password").fill("not these words");
    await page.getByLabel("Code").fill(await code(0));
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText(["Not your current password"]);
    expect(await page.locator("code").innerText()).toBe(secret);
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("Code").fill(await code(0));
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByRole(heading, { level: 1 })).toHaveText("The Second Step Is On");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(10);

    await forget(page);
    await visit("/sign-in");
    await enterCredentials(page, email);
    await expect(page.getByRole(heading, { level: 1 })).toHaveText("Enter Your Code");
    await page.getByLabel("Code").fill(await code(1));
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole(heading, { level: 2, name: "Welcome, Mara O’Neill" })).toBeVisible();
  });

  test("a password is changed, and other devices are signed out", async ({
    page,
    visit,
    scripted,
    browser,
    baseURL,
    faults,
  }) => {
    allowStatus(faults, 400);
    const email = await becomePatient({ page, visit, scripted });
    const other = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: scripted });
    const elsewhere = await other.newPage();
    await elsewhere.goto("/sign-in");
    await enterCredentials(elsewhere, email);
    await expect(elsewhere.getByRole(heading, { level: 2, name: "Welcome, Mara O’Neill" })).toBeVisible();

    await visit("/account");
    await expect(page.getByRole("button", { name: /^Sign Out Chrome/ })).toBeVisible();
    await page.getByLabel("Current password").fill("not these words");
    await page.getByLabel("New password").fill("four new kind words");
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.locator("[data-error-summary]")).toContainText("Not your current password");
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password").fill("four new kind words");
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("Your password is changed").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Sign Out Chrome/ })).toHaveCount(0);
    await elsewhere.goto("/account");
    await expect(elsewhere.getByRole(heading, { level: 1 })).toHaveText("Sign In");
    await other.close();
  });

  for (const name of ["Blood values.txt", "O'Neill’s 🩺 – نتائج التحليل.txt"]) {
    test(`a document is added, taken along and deleted: ${name}`, async ({ page, visit, scripted }) => {
      test.slow();
      await becomePatient({ page, visit, scripted });
      await visit("/patient-portal?tab=documents");
      const list = page.getByRole("list", { name: "Documents" });
      await page
        .locator("input[type=file]")
        .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from("LDL 112 mg/dL\n") });
      const upload = page.getByRole("button", { name: /upload/i });
      if (!scripted || (await upload.count()) > 0) await upload.first().click();
      await expect(list.getByRole("listitem")).toContainText(name);
      const link = list.getByRole("link", { name: `Download ${name}` });
      const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect(download.suggestedFilename()).toBe(name);
      const sent = (await page.request.get((await link.getAttribute("href"))!)).headers()["content-disposition"]!;
      expect(sent).toMatch(
        /^attachment; filename="[^"\\\x7f-\uffff]+"; filename\*=UTF-8''(?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})+$/,
      );
      expect(decodeURIComponent(sent.split("filename*=UTF-8''")[1]!)).toBe(name);
      await list.getByRole("link", { name: `Delete ${name}` }).click();
      await expect(page.getByRole("main")).toContainText(name);
      await page.getByRole("button", { name: "Delete the document" }).click();
      await expect(page.getByRole("main")).toContainText("There are no documents in this record yet.");
    });
  }
});

test.describe("the end of a session", () => {
  test("@js a warning comes in time, is heard, and puts the end off", async ({ page, visit, scripted }) => {
    await becomePatient({ page, visit, scripted });
    let remaining = 100;
    await page.route("**/session", async (route) => {
      if (route.request().method() === "POST") remaining = 900;
      await route.fulfill({ json: { remainingSeconds: remaining } });
    });
    await visit("/account");
    const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
    await expect(warning).toBeVisible();
    await expect(warning.getByRole("button", { name: "Stay Signed In" })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(warning).toBeHidden();
    await expect(page.getByRole(heading, { level: 1 })).toHaveText("Your Account");
  });

  test("@js a record is left when the session has ended, a form that came filled in as well; elsewhere what was typed stays", async ({
    page,
    visit,
    scripted,
    context,
  }) => {
    const email = await becomePatient({ page, visit, scripted });
    await visit("/specialists");
    await page.getByRole("searchbox").fill("A long story");
    await endElsewhere();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeAttached();
    await expect(page.getByRole("searchbox")).toHaveValue("A long story");

    await visit("/sign-in");
    await enterCredentials(page, email);
    await expect(page.getByRole(heading, { level: 2, name: "Welcome, Mara O’Neill" })).toBeVisible();
    await visit("/book-appointment");
    await expect(page.getByLabel("First name")).toHaveValue("Mara");
    await page.getByLabel("Reason for visit").fill("A long story");
    await endElsewhere();
    await expect(page).toHaveURL(/\/sign-in\?ended&next=%2Fbook-appointment$/);
    await expect(page.getByRole("main")).not.toContainText("A long story");
    await enterCredentials(page, email);
    await expect(page.getByLabel("Reason for visit")).toHaveValue("A long story");
    await expect(page.getByRole("main")).toContainText("You were signed out before this was saved");

    await visit("/account");
    await endElsewhere();
    await expect(page).toHaveURL(/\/sign-in\?ended&next=%2Faccount$/);
    await expect(page.getByRole("main")).toContainText("You have been signed out");
    await enterCredentials(page, email);
    await expect(page.getByRole(heading, { level: 1 })).toHaveText("Your Account");

    /** As signing out in another tab does, and coming back to this one. */
    async function endElsewhere() {
      await context.clearCookies({ name: /session$/ });
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    }
  });

  test("without script, the times of one's sessions are on a clock that is named, and can be chosen", async ({
    page,
    visit,
    scripted,
  }) => {
    await becomePatient({ page, visit, scripted });
    await visit("/account?tz=Pacific/Honolulu");
    const main = page.getByRole("main");
    await expect(main.getByText(/^Since .*(AM|PM) \(Honolulu time\), last used/)).toBeVisible();
    await main.getByLabel("Your time zone").selectOption("America/Denver");
    await main.getByRole("button", { name: "Change Time Zone" }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(main.getByText(/^Since .*\(Denver time\)/)).toBeVisible();
  });
});
