import type { Page } from "@playwright/test";
import { leftInLatin } from "../../e2e/support/languages";
import { expect, test } from "../../e2e/support/visit";

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "language", value: "qps", url: baseURL! }]);
});

/** Expects the page to be in the language, whole. @param own words that it repeats of somebody's own */
async function expectPseudo(page: Page, own: readonly string[] = []) {
  await expect(page.locator("html")).toHaveAttribute("lang", "qps");
  await expect(page.locator("[data-english-only]")).toHaveCount(0);
  expect(await leftInLatin(page, own), page.url()).toEqual([]);
}

test("a visitor looks for a specialist", async ({ page, visit }) => {
  await visit("/");
  await expectPseudo(page);
  await visit("/specialists?search=nutrition");
  await expectPseudo(page, ["nutrition"]);
  await page.locator("main a[href^='/specialists/']").first().click();
  await page.waitForURL(/\/specialists\/\d+/);
  await expectPseudo(page);
});

test("a patient asks for an appointment, at the second try", async ({ page, visit, faults }) => {
  // The first try is refused.
  faults.allow(/status of 400/);
  await visit("/book-appointment");
  await expectPseudo(page);
  const form = page.locator("form[method=post]").filter({ has: page.locator("[name=firstName]") });
  await form.locator("button[type=submit]").last().click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectPseudo(page);
  const typed: Record<string, string> = {
    firstName: "Ðana",
    lastName: "Øz",
    email: "d@z.de",
    phone: "555 010 2030",
    dateOfBirth: "1980-03-14",
    preferredDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    reasonForVisit: "ŵéíğħŧ łóşş",
  };
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value);
  for (const name of ["appointmentType", "preferredTime"])
    await form.locator(`select[name=${name}]`).selectOption({ index: 1 });
  await form.locator("button[type=submit]").last().click();
  await page.waitForURL(/book-appointment\?requested/);
  await expectPseudo(page, ["d@z.de"]);
});

test("the sample patient’s readings, and the ways into an account", async ({ page, visit }) => {
  for (const path of ["/patient-portal", "/health-dashboard", "/sign-in", "/register"]) {
    await visit(path);
    await expectPseudo(page);
  }
});
