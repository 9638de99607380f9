import type { Page } from "@playwright/test";
import { test } from "../flows/failing-server";
import { expectAnnounced, expectHeld, fill } from "../flows/form";
import { account, button, EMPTY_ACCOUNT, expectStep, newApplicant, profile, reachStep2 } from "../flows/signup";
import { expect } from "../support/visit";

const DISCARDED = { title: "Application Discarded", description: "Nothing of what you entered is kept." };
const offer = (page: Page) => page.getByText("Discard this application");
const discard = async (page: Page) => {
  await offer(page).click();
  await button(page, "Delete What I Entered").click();
};

test("on a computer that others use an application can be discarded: nothing of it is there any more", async ({
  page,
  visit,
  context,
  scripted,
}) => {
  const applicant = newApplicant();
  await visit(account.path);
  await expect(offer(page)).toHaveCount(0);
  await reachStep2(page, visit, applicant);
  await fill(page, profile, applicant.profile);
  const cookies = await context.cookies();
  // Pressed at once: what was typed last is still on its way.
  await discard(page);
  await expect(page).toHaveURL("/");
  await expectAnnounced({ page, scripted }, DISCARDED);
  expect((await context.cookies()).filter(({ name }) => /draft/.test(name))).toEqual([]);
  if (scripted)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /application/.test(key)))).toEqual([]);

  // Not even with the cookie that led to it.
  const asBefore = async () => {
    await context.addCookies(cookies);
    await visit(`${profile.path}?step=2`);
  };
  for (const way of [() => page.goBack(), () => visit(`${profile.path}?step=2`), asBefore]) {
    await way();
    await expectStep(page, 1);
    await expectHeld(page, account, EMPTY_ACCOUNT);
    await expect(offer(page)).toHaveCount(0);
  }
});

test("discarded on step 1, gone back to: both steps are empty", async ({ page, visit }) => {
  const applicant = newApplicant();
  await reachStep2(page, visit, applicant);
  await fill(page, profile, applicant.profile);
  await button(page, "Back").click();
  await expectStep(page, 1);
  await discard(page);
  await expect(page).toHaveURL("/");
  const other = newApplicant();
  await reachStep2(page, visit, other);
  await expect(page.getByText(applicant.mark)).toHaveCount(0);
});

test("@js discarded without a connection: it is said, nothing typed is lost, and later it can be discarded", async ({
  page,
  visit,
  context,
  faults,
  scripted,
}) => {
  faults.allow(/net::ERR_|Failed to fetch/);
  const applicant = newApplicant();
  await reachStep2(page, visit, applicant);
  const typed = await fill(page, profile, applicant.profile);
  await context.setOffline(true);
  await discard(page);
  await expect(page.getByRole("alert").filter({ hasText: "nothing is deleted yet" })).toBeFocused();
  await expectHeld(page, profile, typed);
  await context.setOffline(false);
  await button(page, "Delete What I Entered").click();
  await expect(page).toHaveURL("/");
  await expectAnnounced({ page, scripted }, DISCARDED);
});
