import type { Page } from "@playwright/test";
import { allowStatus } from "./flows/form";
import { becomePatient } from "./support/patients";
import { expect, test } from "./support/visit";

// A phone held upright, with the keyboard away.
test.use({ viewport: { width: 360, height: 640 } });

const FORMS: {
  path: string;
  button: string;
  asPatient?: true;
  enter?: (page: Page) => Promise<void>;
}[] = [
  { path: "/specialist-signup", button: "Continue" },
  { path: "/book-appointment", button: "Request Appointment" },
  { path: "/book-appointment?specialist=1", button: "Request Appointment" },
  { path: "/ai-consultation/interactions", button: "Check Interactions" },
  { path: "/register", button: "Create Account" },
  { path: "/sign-in", button: "Sign In" },
  { path: "/reset-password", button: "Send the Link" },
  {
    path: "/patient-portal/details",
    button: "Save My Details",
    asPatient: true,
    enter: (page) => page.getByLabel("Height").first().fill("tall"),
  },
  { path: "/health-dashboard?tab=weight", button: "Log Weight", asPatient: true },
  {
    path: "/health-dashboard?tab=weight",
    button: "Save goal",
    asPatient: true,
    enter: (page) => page.getByLabel("Goal", { exact: true }).fill("lower"),
  },
  { path: "/health-dashboard/devices", button: "Add Device", asPatient: true },
  { path: "/health-dashboard/import", button: "Preview file", asPatient: true },
  { path: "/account", button: "Change Password", asPatient: true },
];

for (const { path, button, asPatient, enter } of FORMS) {
  test(`on a phone, “${button}” at ${path} refused shows its errors at once, and a screen reader begins with them`, async ({
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
