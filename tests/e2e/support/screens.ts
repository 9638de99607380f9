import type { Page } from "@playwright/test";
import { expect } from "./visit";

/** A screen in one of its states. */
export type Screen = {
  name: string;
  clauses: string;
  path: string;
  /** status of the document; 200 unless given */
  status?: number;
  /** Brings it from the opened page into its state. */
  prepare?: (page: Page) => Promise<void>;
};

/** Every screen that a visitor reaches, in the states that look different. */
export const SCREENS: Screen[] = [
  { name: "home", clauses: "HOME-01", path: "/" },
  { name: "directory", clauses: "DIR-01", path: "/specialists" },
  {
    name: "directory without a result",
    clauses: "DIR-13",
    path: "/specialists?search=nobody+writes+this",
    prepare: (page) => expect(page.getByRole("heading", { name: "No specialists found" })).toBeVisible(),
  },
  { name: "last page of the directory", clauses: "DIR-02", path: "/specialists?specialty=Endocrinologist&page=3" },
  { name: "profile", clauses: "DIR-24", path: "/specialists/1" },
  { name: "sign-up", clauses: "SIGN-01", path: "/specialist-signup" },
  { name: "sign-up with errors", clauses: "SIGN-09", path: "/specialist-signup", prepare: (page) => sendEmpty(page, "Continue") },
  { name: "booking", clauses: "BOOK-01", path: "/book-appointment" },
  { name: "booking with a specialist", clauses: "BOOK-01", path: "/book-appointment?specialist=1" },
  { name: "booking with errors", clauses: "BOOK-05", path: "/book-appointment", prepare: (page) => sendEmpty(page, "Request Appointment") },
  { name: "not found", clauses: "APP-12", path: "/nope", status: 404 },
  { name: "no such specialist", clauses: "APP-12", path: "/specialists/0", status: 404 },
  { name: "emergency", clauses: "APP-20", path: "/emergency" },
  { name: "privacy", clauses: "APP-06 APP-20", path: "/privacy" },
  { name: "accessibility", clauses: "APP-20", path: "/accessibility" },
  { name: "portal", clauses: "PORT-01", path: "/patient-portal" },
  { name: "portal's health summary", clauses: "PORT-10", path: "/patient-portal?tab=health-summary" },
  { name: "portal's appointments", clauses: "PORT-12", path: "/patient-portal?tab=appointments" },
  { name: "portal's medications", clauses: "PORT-13", path: "/patient-portal?tab=medications" },
  { name: "after-visit summary", clauses: "PORT-12", path: "/patient-portal/visits/1" },
  { name: "log of accesses", clauses: "PORT-02", path: "/patient-portal/accesses" },
  { name: "portal's documents", clauses: "PORT-14", path: "/patient-portal?tab=documents" },
  { name: "sign-in", clauses: "APP-10", path: "/sign-in?ended" },
  { name: "sign-in with errors", clauses: "APP-10", path: "/sign-in", prepare: (page) => sendEmpty(page, "Sign In") },
  { name: "registration", clauses: "APP-08", path: "/register" },
  { name: "reset", clauses: "APP-10", path: "/reset-password" },
  { name: "interaction check", clauses: "API-03", path: "/ai-consultation/interactions" },
  { name: "assistant", clauses: "AIC-01", path: "/ai-consultation" },
  { name: "assistant with an emergency", clauses: "AIC-16", path: "/ai-consultation", prepare: analyzeChestPain },
  { name: "chat", clauses: "CHAT-03", path: "/ai-consultation?conversation=new" },
  { name: "list of conversations", clauses: "CHAT-03", path: "/ai-consultation/conversations" },
  { name: "VR consultations", clauses: "APP-20", path: "/vr-consultation" },
];

async function analyzeChestPain(page: Page) {
  await page.getByLabel("Symptom", { exact: true }).fill("crushing chest pain");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Analyze with AI" }).click();
  await expect(page.getByRole("heading", { name: "Recommended actions" })).toBeVisible();
  await page.waitForLoadState("load");
  // A toast brings focus guards along, which are no targets.
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  if (await dismiss.isVisible()) await dismiss.click();
  await expect(dismiss).toHaveCount(0);
}

async function sendEmpty(page: Page, button: string) {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
}

/** The menu of a narrow window. */
export const openMenu = async (page: Page) => {
  await page.getByRole("banner").locator("summary").click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
};
