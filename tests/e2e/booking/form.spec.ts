import { proves } from "../../support/clauses";
import {
  booking,
  button,
  EMPTY_REQUEST,
  formKey,
  newRequest,
  REFERENCE,
  referenceOn,
  REQUESTED,
  SLOTS,
  TYPES,
} from "../flows/booking";
import { test } from "../flows/failing-server";
import { allowStatus, control, enter, expectAnnounced, expectHeld, fill, send, summaryOf } from "../flows/form";
import { expect, TOAST_REGION } from "../support/visit";

test.describe("the page", () => {
  test("shows the form under a link home and a title", proves("BOOK-01", "DATA-33"), async ({ page, visit }) => {
    await visit(booking.path);
    await expect(page).toHaveTitle(/^Book an Appointment\b/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book an Appointment");
    for (const field of Object.values(booking.fields)) await expect(control(page, field)).toBeVisible();
    await expect(button(page)).toBeEnabled();
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test(
    "shows the support line and the support email, to be called and written to",
    proves("BOOK-02"),
    async ({ page, visit }) => {
      await visit(booking.path);
      const contact = page.getByRole("main").getByRole("list").filter({ hasText: "Call" });
      await expect(contact.getByRole("link", { name: "1-800-555-0142" })).toHaveAttribute("href", "tel:18005550142");
      await expect(contact.getByRole("link", { name: "care@kindweight.example" })).toHaveAttribute(
        "href",
        "mailto:care@kindweight.example",
      );
    },
  );

  test("three cards show the first three appointment types", proves("BOOK-03", "DATA-34"), async ({ page, visit }) => {
    await visit(booking.path);
    const cards = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(cards.getByRole("heading")).toHaveText(["AI Consultation", "VR Consultation", "Video Consultation"]);
  });

  test("a card shows the Network Information", proves("BOOK-04"), async ({ page, visit }) => {
    await visit(booking.path);
    const card = page.getByRole("complementary", { name: "Network Information" });
    await expect(card).toContainText("Nationwide coverage");
    await expect(card).toContainText("Support line");
    await expect(card.getByRole("link", { name: "1-800-555-0142" })).toBeVisible();
    await expect(card).toContainText("Email");
    await expect(card.getByRole("link", { name: "care@kindweight.example" })).toBeVisible();
    await expect(card).toContainText("24/7 specialist matching");
    await expect(card).toContainText("flexible scheduling");
  });

  test("offers 18 times, half an hour apart, from 08:00 AM to 04:30 PM", proves("BOOK-15"), async ({ page, visit }) => {
    await visit(booking.path);
    expect(SLOTS).toHaveLength(18);
    const options = control(page, booking.fields.preferredTime).getByRole("option");
    await expect(options).toHaveText(["Choose a time", ...SLOTS]);
  });

  test("offers the six appointment types", proves("DATA-34", "DATA-35"), async ({ page, visit }) => {
    await visit(booking.path);
    const options = control(page, booking.fields.appointmentType).getByRole("option");
    await expect(options).toHaveText(["Choose a type", ...TYPES.map(({ label }) => label)]);
    for (const { value, label } of TYPES) {
      await expect(options.filter({ hasText: label })).toHaveAttribute("value", value);
    }
  });
});

test.describe("the form", () => {
  test(
    "takes a request without insurance provider and emergency contact",
    proves("BOOK-17"),
    async ({ page, scripted, visit }) => {
      await visit(booking.path);
      await fill(page, booking, newRequest(), { insuranceProvider: "", emergencyContact: "" });
      await send(page, booking);
      await referenceOn(page);
      await expectAnnounced({ page, scripted }, REQUESTED);
    },
  );

  test(
    "takes the shortest texts that are long enough",
    proves("BOOK-05", "BOOK-06", "BOOK-08", "BOOK-16"),
    async ({ page, visit }) => {
      await visit(booking.path);
      await fill(page, booking, newRequest(), {
        firstName: "Bo",
        lastName: "Li",
        phone: "5550100447",
        reasonForVisit: "Weight gai",
      });
      await send(page, booking);
      await referenceOn(page);
    },
  );

  test("takes the longest reason that the field lets in, with its line ends", async ({ page, visit }) => {
    await visit(booking.path);
    const line = "Every line of this reason is as long as the one before.\n";
    const reasonForVisit = line.repeat(80).slice(0, 4000 - 1) + ".";
    await expect(control(page, booking.fields.reasonForVisit)).toHaveAttribute("maxlength", "4000");
    await fill(page, booking, newRequest(), { reasonForVisit });
    await send(page, booking);
    await referenceOn(page);
  });

  test(
    "@js the button is disabled and says so while the request is under way",
    proves("BOOK-18"),
    async ({ page, visit }) => {
      await visit(booking.path);
      await fill(page, booking, newRequest());
      let goOn = () => {};
      const held = new Promise<void>((resolve) => (goOn = resolve));
      await page.route(`**${booking.path}*`, async (route) => {
        await held;
        await route.continue();
      });
      await expect(button(page)).toBeEnabled();
      await button(page).click();
      const pending = page.getByRole("button", { name: "Submitting Request...", exact: true });
      await expect(pending).toBeDisabled();
      await expect(button(page)).toHaveCount(0);
      goOn();
      await referenceOn(page);
      await expect(button(page)).toBeEnabled();
      await expect(pending).toHaveCount(0);
    },
  );

  test(
    "says so, gives a reference number, and starts the form over @main",
    proves("BOOK-20"),
    async ({ page, scripted, visit }) => {
      await visit(booking.path);
      await fill(page, booking, newRequest());
      const key = await formKey(page);
      await send(page, booking);
      await expectAnnounced({ page, scripted }, REQUESTED);
      await referenceOn(page);
      await expectHeld(page, booking, EMPTY_REQUEST);
      expect(await formKey(page), "the next form's key").not.toBe(key);
      await expect(summaryOf(page)).toHaveCount(0);
      await expect(page).toHaveTitle(/^Book an Appointment\b/);
      if (!scripted) await expect(page.locator(TOAST_REGION)).toHaveCount(0);

      // The message was for this one time; the next visit starts without.
      await visit(booking.path);
      await expect(page.getByText(REQUESTED.title)).toHaveCount(0);
      await expect(page.getByText(REFERENCE)).toHaveCount(0);
    },
  );

  test(
    "after a refusal it says so and starts over as well",
    proves("BOOK-20"),
    async ({ page, faults, scripted, visit }) => {
      allowStatus(faults, 400);
      await visit(booking.path);
      const typed = await fill(page, booking, newRequest(), { email: "" });
      await send(page, booking);
      await expect(summaryOf(page)).toBeVisible();
      await enter(page, booking.fields.email, "somebody@example.org");
      await send(page, booking);
      await expectAnnounced({ page, scripted }, REQUESTED);
      await expect(summaryOf(page)).toHaveCount(0);
      await expect(page).toHaveTitle(/^Book an Appointment\b/);
      await expectHeld(page, booking, EMPTY_REQUEST);
      expect(typed.email).toBe("");
    },
  );

  test("two requests, one after the other, have two references", async ({ page, visit }) => {
    await visit(booking.path);
    await fill(page, booking, newRequest());
    await send(page, booking);
    const first = await referenceOn(page);
    await fill(page, booking, newRequest());
    await send(page, booking);
    await expect.poll(() => referenceOn(page)).not.toBe(first);
  });
});
