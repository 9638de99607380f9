import type { Page } from "@playwright/test";
import { allowStatus } from "./flows/form";
import { becomePatient } from "./support/patients";
import { expect, test } from "./support/visit";

// A phone held upright, with the keyboard away.
test.use({ viewport: { width: 360, height: 640 } });

const FORMS: {
  clauses: string;
  path: string;
  button: string;
  asPatient?: true;
  enter?: (page: Page) => Promise<void>;
}[] = [
  { clauses: "SIGN-09", path: "/specialist-signup", button: "Continue" },
  { clauses: "BOOK-05", path: "/book-appointment", button: "Request Appointment" },
  { clauses: "BOOK-05", path: "/book-appointment?specialist=1", button: "Request Appointment" },
  { clauses: "API-03", path: "/ai-consultation/interactions", button: "Check Interactions" },
  { clauses: "APP-08", path: "/register", button: "Create Account" },
  { clauses: "APP-10", path: "/sign-in", button: "Sign In" },
  { clauses: "APP-10", path: "/reset-password", button: "Send the Link" },
  {
    clauses: "PORT-03",
    path: "/patient-portal/details",
    button: "Save My Details",
    asPatient: true,
    enter: (page) => page.getByLabel("Height").first().fill("tall"),
  },
  { clauses: "DASH-12", path: "/health-dashboard?tab=weight", button: "Log Weight", asPatient: true },
  {
    clauses: "DASH-12",
    path: "/health-dashboard?tab=weight",
    button: "Store My Goal",
    asPatient: true,
    enter: (page) => page.getByLabel("Goal", { exact: true }).fill("lower"),
  },
  { clauses: "DASH-12", path: "/health-dashboard/devices", button: "Add Device", asPatient: true },
  { clauses: "DASH-12", path: "/health-dashboard/import", button: "Read the File", asPatient: true },
  { clauses: "APP-10", path: "/account", button: "Change Password", asPatient: true },
];

for (const { clauses, path, button, asPatient, enter } of FORMS) {
  test(`${clauses} on a phone, “${button}” at ${path} refused shows its errors at once, and a screen reader begins with them`, async ({
    page,
    faults,
    visit,
    scripted,
  }) => {
    allowStatus(faults, 400);
    if (asPatient) await becomePatient({ page, visit, scripted });
    await visit(path);
    await enter?.(page);
    await page.getByRole("button", { name: button, exact: true }).click();
    const summary = page.locator("[data-error-summary]");
    await expect(summary).toBeFocused();
    // The title and the first of the errors, however many there are.
    await expect(summary.getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expect(summary.getByRole("link").or(summary.getByRole("listitem")).first()).toBeInViewport({ ratio: 1 });
  });
}
