import type { Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { booking, newRequest, referenceOn } from "./flows/booking";
import { allowStatus, control, expectHeld, expectMessagesUnderFields, expectRefused, fill, send } from "./flows/form";
import { account, expectStep, listedBy, newApplicant, profile, SUBMITTED } from "./flows/signup";
import { expect, test as base } from "./support/visit";

/** A browser older than the stated ones: it takes neither our styles nor our script, and shows the HTML as it is. */
const test = base.extend<{ plain: Page }>({
  plain: async ({ page, faults }, use) => {
    faults.allow(/ERR_(FAILED|BLOCKED)/);
    let kept = 0;
    await page.route("**/*", (route) => {
      if (!["stylesheet", "script"].includes(route.request().resourceType())) return route.continue();
      kept++;
      return route.abort();
    });
    await use(page);
    expect(kept, "what was kept from the page").toBeGreaterThan(0);
  },
});

/** Where things stand, from top to bottom. */
const tops = async (page: Page, selectors: string[]): Promise<number[]> =>
  Promise.all(selectors.map(async (selector) => (await page.locator(selector).first().boundingBox())!.y));

test.describe("without styles and script", () => {
  test("each screen says what it is, in the order of reading, with its ways on", async ({ plain }) => {
    for (const [path, heading] of [
      ["/", /weight/i],
      ["/specialists", "Find"],
      ["/specialists/1", "Dr. Specialist"],
      ["/ai-consultation", "AI Nutrition Coach"],
      ["/vr-consultation", "VR"],
      ["/health-dashboard", "Health Dashboard"],
      ["/patient-portal", "Client Portal"],
      ["/emergency", /emergency|911/i],
      ["/privacy", "Privacy"],
      ["/accessibility", "Accessibility"],
    ] as const) {
      expect((await plain.goto(path))?.status(), path).toBe(200);
      await expect(plain.getByRole("heading", { level: 1 }), path).toContainText(heading);
      const order = await tops(plain, ["header", "main h1", "footer"]);
      expect(order, path).toEqual(order.toSorted((a, b) => a - b));
      // Not hidden by a style that did not come: what is shown to nobody else stays so by HTML's own means.
      await expect(plain.locator("main")).not.toContainText(/undefined|\[object/);
    }
  });

  test(
    "an appointment is refused with its errors beside the fields, then booked",
    proves("BOOK-06"),
    async ({ plain, faults }) => {
      faults.allow(/status of 400/);
      await plain.goto(booking.path);
      const request = newRequest();
      await fill(plain, booking, request, { firstName: "", lastName: "B" });
      const send = plain.getByRole("button", { name: booking.button, exact: true });
      await send.click();
      await expect(plain.getByRole("heading", { name: "There is a problem" })).toBeVisible();
      const lastName = control(plain, booking.fields.lastName);
      await expect(lastName).toHaveAccessibleDescription(/at least 2 characters/);
      const [field, error] = [
        (await lastName.boundingBox())!,
        (await plain.locator("p", { hasText: "Last name must be at least 2 characters" }).boundingBox())!,
      ];
      expect(error.y - field.y, "pixels from field to error").toBeLessThan(60);
      expect(error.y).toBeGreaterThan(field.y);
      await fill(plain, booking, request);
      await send.click();
      expect(await referenceOn(plain)).not.toBe("");
    },
  );

  test(
    "a specialist applies in two steps: refused in each, back and forth, sent, and nothing is lost on the way",
    proves("SIGN-04", "SIGN-25", "SIGN-11", "SIGN-13", "SIGN-17", "SIGN-19"),
    async ({ plain, faults, request }) => {
      test.slow();
      allowStatus(faults, 400);
      const applicant = newApplicant();
      await plain.goto(account.path);
      const mistyped = await fill(plain, account, applicant.account, {
        email: "somebody@",
        confirmPassword: "another horse",
      });
      expect((await send(plain, account)).status()).toBe(400);
      await expectRefused(plain, account, {
        typed: mistyped,
        messages: { email: "Invalid email address", confirmPassword: "Passwords don't match" },
      });
      await expectMessagesUnderFields(plain, account, ["email", "confirmPassword"]);
      await fill(plain, account, applicant.account);
      await send(plain, account);
      await expectStep(plain, 2);

      const halfway = await fill(plain, profile, applicant.profile, { bio: "Not long enough yet", hourlyRate: "9.99" });
      await plain.getByRole("button", { name: "Back", exact: true }).click();
      await expectStep(plain, 1);
      await expectHeld(plain, account, applicant.account);
      // Another name than before, and no password once more: the first one counts.
      await control(plain, account.fields.firstName).fill("Sinéad");
      await send(plain, account);
      await expectStep(plain, 2);
      await expectHeld(plain, profile, halfway);

      expect((await send(plain, profile)).status()).toBe(400);
      await expectRefused(plain, profile, {
        typed: halfway,
        messages: { bio: "Bio must be at least 50 characters", hourlyRate: "Hourly rate must be at least $10" },
      });
      await expectMessagesUnderFields(plain, profile, ["bio", "hourlyRate"]);
      await fill(plain, profile, applicant.profile);
      await send(plain, profile);
      await expectStep(plain, 3);
      await expect(plain.getByRole("main").getByText(SUBMITTED.description)).toBeVisible();

      const { bio, location } = applicant.profile;
      const [listed, ...more] = await listedBy(request, applicant);
      expect([listed, more]).toMatchObject([
        {
          bio,
          location,
          hourlyRate: "95.50",
          yearsExperience: 12,
          languages: ["English", "Gaeilge", "Español"],
          isVrEnabled: true,
        },
        [],
      ]);
      await plain.goto(`/specialists/${listed!.id}`);
      await expect(plain.getByText("Sinéad O'Connor-Müller")).toBeVisible();
    },
  );

  test("readings and their times are text, and charts have their tables", async ({ plain }) => {
    await plain.goto("/health-dashboard");
    await expect(plain.getByText(/\d+ bpm/).first()).toBeVisible();
    await plain.getByText("Show as a table").first().click();
    await expect(plain.getByRole("table").first()).toBeVisible();
  });
});
