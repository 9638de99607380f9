import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { generate } from "otplib";
import type { ReadableMail } from "~/services/mail/email-file.server";
import { awaitMails, linkIn } from "../../support/mailbox";
import { expect, type Visit } from "./visit";

export const PASSWORD = "three kind words";

/** The mails that this project's server has sent to an address, once there are so many. */
export const mailsOf = (address: string, count: number, scripted: boolean): Promise<ReadableMail[]> =>
  awaitMails(process.env[scripted ? "E2E_DATA_JS" : "E2E_DATA_NO_JS"]!, address, count);

type Browser = { page: Page; visit: Visit; scripted: boolean };

/** Registers a patient as a person does. @returns the address. */
export async function registerPatient({ page, visit }: Browser): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await visit("/register");
  await page.getByLabel("First name").fill("Mara");
  await page.getByLabel("Last name").fill("O’Neill");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check Your Email");
  return email;
}

/** Registers, follows the mailed link and is in. @returns the address. */
export async function becomePatient(browser: Browser): Promise<string> {
  const { page, visit, scripted } = browser;
  const email = await registerPatient(browser);
  const [mail] = await mailsOf(email, 1, scripted);
  await visit(linkIn(mail!));
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm and Sign In" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Welcome, Mara O’Neill" })).toBeVisible();
  return email;
}

/** Fills in the sign-in, on its page already. */
export async function enterCredentials(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/**
 * The codes of the app that has read the picture of the second step's page, by steps of half a minute from now: none is
 * too old should the clock pass one meanwhile.
 */
export async function codesOf(page: Page): Promise<(steps: number) => Promise<string>> {
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  return (steps) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}
