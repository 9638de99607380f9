import { proves } from "../../support/clauses";
import { test } from "../flows/failing-server";
import {
  allowStatus,
  control,
  enter,
  expectFieldRefused,
  expectHeld,
  expectLinksLead,
  expectMessagesUnderFields,
  expectRefused,
  fill,
  held,
  send,
  summaryOf,
} from "../flows/form";
import { account, button, EMPTY_ACCOUNT, expectStep, newApplicant, profile, type AccountField } from "../flows/signup";
import { expect } from "../support/visit";

test.describe("step 1", () => {
  test("asks for the account, and says which step it is", proves("SIGN-01", "SIGN-02"), async ({ page, visit }) => {
    await visit(account.path);
    await expectStep(page, 1);
    await expect(page).toHaveTitle(/^Specialist Registration - Step 1 of 2\b/);
    await expect(page.getByRole("heading", { name: "Create your account", exact: true })).toBeVisible();
    await expectHeld(page, account, EMPTY_ACCOUNT);
    for (const field of Object.values(account.fields)) await expect(control(page, field)).toBeVisible();
    await expect(control(page, account.fields.email)).toHaveAttribute("type", "email");
    await expect(control(page, account.fields.password)).toHaveAttribute("type", "password");
    await expect(control(page, account.fields.confirmPassword)).toHaveAttribute("type", "password");
    await expect(control(page, profile.fields.bio)).toHaveCount(0);
    await expect(button(page, "Continue")).toBeEnabled();
  });

  test(
    "refuses each wrong value of a field with that field's message alone",
    proves("SIGN-09", "SIGN-10", "SIGN-11", "SIGN-13"),
    async ({ page, faults, visit }) => {
      const { account: entries } = newApplicant();
      await visit(account.path);
      for (const name of ["firstName", "lastName", "email", "confirmPassword"] satisfies AccountField[])
        await test.step(name, async () => {
          await expectFieldRefused({ page, faults }, account, entries, name);
          await expectStep(page, 1);
        });
    },
  );

  test("refuses a password of fewer than 8 characters", proves("SIGN-12"), async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    const { account: entries } = newApplicant();
    for (const password of ["", "1234567"]) {
      const typed = await fill(page, account, entries, { password, confirmPassword: password });
      expect((await send(page, account)).status()).toBe(400);
      await expectRefused(page, account, { typed, messages: { password: "Password must be at least 8 characters" } });
    }
    await fill(page, account, entries, { password: "q7#vLm2x", confirmPassword: "q7#vLm2x" });
    await send(page, account);
    await expectStep(page, 2);
  });

  const EVERY_MESSAGE = {
    firstName: "First name must be at least 2 characters",
    lastName: "Last name must be at least 2 characters",
    email: "Invalid email address",
    password: "Password must be at least 8 characters",
    confirmPassword: "Passwords don't match",
  };
  const ALL_WRONG = { firstName: "A", lastName: "B", email: "nobody", password: "short", confirmPassword: "other" };

  test("Continue judges all five fields in one go, and stays", proves("SIGN-03"), async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    const typed = await fill(page, account, ALL_WRONG);
    expect((await send(page, account)).status()).toBe(400);
    await expectRefused(page, account, { typed, messages: EVERY_MESSAGE });
    await expectStep(page, 1);

    // All but one: still there.
    const applicant = newApplicant();
    await fill(page, account, applicant.account, { confirmPassword: "something else" });
    await send(page, account);
    await expect(summaryOf(page).getByRole("link")).toHaveText(["Passwords don't match"]);
    await expectStep(page, 1);

    await fill(page, account, applicant.account);
    await send(page, account);
    await expectStep(page, 2);
  });

  test("step 2 and step 3 cannot be opened by their address alone", proves("SIGN-03"), async ({ page, visit }) => {
    for (const step of ["2", "3", "4", "x"]) {
      await visit(`${account.path}?step=${step}`);
      await expectStep(page, 1);
    }
  });

  test("the Enter key continues", async ({ page, visit }) => {
    await visit(account.path);
    await fill(page, account, newApplicant().account);
    await control(page, account.fields.email).press("Enter");
    await expectStep(page, 2);
  });

  test("a refusal never sends the passwords back", async ({ page, faults, scripted, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    const { account: entries } = newApplicant();
    await fill(page, account, entries, { firstName: "A" });
    const response = await send(page, account);
    expect(await response.text()).not.toContain(entries.password);
    await expect(summaryOf(page)).toBeVisible();
    if (scripted) return;
    expect(await page.content()).not.toContain(entries.password);
    expect(await held(page, account)).toMatchObject({ password: "", confirmPassword: "" });
  });

  test("each message stands under its field", proves("ERR-07"), async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    await fill(page, account, ALL_WRONG);
    await send(page, account);
    await expect(summaryOf(page)).toBeVisible();
    await expectMessagesUnderFields(page, account, Object.keys(EVERY_MESSAGE) as AccountField[]);
  });

  test("each link of the summary leads to its field, and takes no message away", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    const typed = await fill(page, account, ALL_WRONG);
    await send(page, account);
    await expectLinksLead(page, account, { typed, messages: EVERY_MESSAGE });
  });

  test("@js the summary takes the focus at every refusal", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    await send(page, account);
    await expect(summaryOf(page)).toBeFocused();
    await enter(page, account.fields.firstName, "Siobhán");
    await send(page, account);
    await expect(summaryOf(page)).toBeFocused();
  });

  test("a field that nobody sees, filled in by a program: refused, nothing lost", async ({ page, faults, visit }) => {
    allowStatus(faults, 422);
    await visit(account.path);
    const typed = await fill(page, account, newApplicant().account);
    await page.locator("input[name=website]").fill("https://spam.example");
    expect((await send(page, account)).status()).toBe(422);
    await expect(summaryOf(page)).toContainText("This form could not be sent.");
    await expectHeld(page, account, typed);
    await expectStep(page, 1);
  });
});
