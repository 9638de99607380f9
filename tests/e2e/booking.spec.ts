import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import type { SlotsAnswer } from "~/domain/appointments/offer";
import { linkIn } from "../support/mailbox";
import {
  booking,
  dateIn,
  EMPTY_REQUEST,
  newRequest,
  NOT_REQUESTED,
  post,
  REFERENCE,
  referenceOn,
  REQUESTED,
  SLOTS,
  TYPES,
  type BookingField,
} from "./flows/booking";
import { test, UNLUCKY } from "./flows/failing-server";
import {
  allowStatus,
  answersPost,
  control,
  enter,
  expectAnnounced,
  expectFailureAnnounced,
  expectFieldRefused,
  expectHeld,
  expectLinksLead,
  expectMessagesUnderFields,
  expectRefused,
  fill,
  send,
  summaryOf,
  toast,
  type Browser,
} from "./flows/form";
import { violations } from "./support/axe";
import { mailsOf } from "./support/patients";
import { signUpSpecialist } from "./support/specialists";
import { expect, TOAST_REGION, type Visit } from "./support/visit";

const button = (page: Page) => page.getByRole("button", { name: booking.button, exact: true });
const formKey = (page: Page) => page.locator("input[name=idempotencyKey]").inputValue();

/** Opens the form and expects each wrong value of a field to be refused with its message. */
async function refuses(browser: Pick<Browser, "page" | "faults"> & { visit: Visit }, name: BookingField): Promise<void> {
  await browser.visit(booking.path);
  await expectFieldRefused(browser, booking, newRequest(), name);
}

test.describe("the page", () => {
  test("BOOK-01 DATA-33 shows the form under a link home and a title", async ({ page, visit }) => {
    await visit(booking.path);
    await expect(page).toHaveTitle(/^Book an Appointment\b/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book an Appointment");
    for (const field of Object.values(booking.fields)) await expect(control(page, field)).toBeVisible();
    await expect(button(page)).toBeEnabled();
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("BOOK-02 shows the support line and the support email, to be called and written to", async ({ page, visit }) => {
    await visit(booking.path);
    const contact = page.getByRole("main").getByRole("list").filter({ hasText: "Call" });
    await expect(contact.getByRole("link", { name: "1-800-555-0142" })).toHaveAttribute("href", "tel:18005550142");
    await expect(contact.getByRole("link", { name: "care@kindweight.example" })).toHaveAttribute(
      "href",
      "mailto:care@kindweight.example",
    );
  });

  test("BOOK-03 DATA-34 three cards show the first three appointment types", async ({ page, visit }) => {
    await visit(booking.path);
    const cards = page.getByRole("main").getByRole("listitem").filter({ has: page.getByRole("heading") });
    await expect(cards.getByRole("heading")).toHaveText(["AI Consultation", "VR Consultation", "Video Consultation"]);
  });

  test("BOOK-04 a card shows the Network Information", async ({ page, visit }) => {
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

  test("BOOK-15 offers 18 times, half an hour apart, from 08:00 AM to 04:30 PM", async ({ page, visit }) => {
    await visit(booking.path);
    expect(SLOTS).toHaveLength(18);
    const options = control(page, booking.fields.preferredTime).getByRole("option");
    await expect(options).toHaveText(["Choose a time", ...SLOTS]);
  });

  test("DATA-34 DATA-35 offers the six appointment types", async ({ page, visit }) => {
    await visit(booking.path);
    const options = control(page, booking.fields.appointmentType).getByRole("option");
    await expect(options).toHaveText(["Choose a type", ...TYPES.map(({ label }) => label)]);
    for (const { value, label } of TYPES) {
      await expect(options.filter({ hasText: label })).toHaveAttribute("value", value);
    }
  });
});

test.describe("what is refused", () => {
  test("BOOK-05 a first name of fewer than 2 letters", ({ page, faults, visit }) =>
    refuses({ page, faults, visit }, "firstName"));
  test("BOOK-06 a last name of fewer than 2 letters", ({ page, faults, visit }) =>
    refuses({ page, faults, visit }, "lastName"));
  test("BOOK-07 an email address that is none", ({ page, faults, visit }) =>
    refuses({ page, faults, visit }, "email"));
  test("BOOK-08 a phone number of fewer than 10 characters", ({ page, faults, visit }) =>
    refuses({ page, faults, visit }, "phone"));
  test("BOOK-09 no date of birth", ({ page, faults, visit }) =>
    refuses({ page, faults, visit }, "dateOfBirth"));
  test("BOOK-11 no appointment type", ({ page, faults, visit }) =>
    refuses({ page, faults, visit }, "appointmentType"));
  test("BOOK-12 no preferred date", ({ page, faults, visit }) =>
    refuses({ page, faults, visit }, "preferredDate"));
  test("BOOK-14 no preferred time", ({ page, faults, visit }) =>
    refuses({ page, faults, visit }, "preferredTime"));
  test("BOOK-16 a reason for the visit of fewer than 10 characters", ({ page, faults, visit }) =>
    refuses({ page, faults, visit }, "reasonForVisit"));

  const EVERY_MESSAGE = {
    firstName: "First name must be at least 2 characters",
    lastName: "Last name must be at least 2 characters",
    email: "Invalid email address",
    phone: "Phone number must be at least 10 digits",
    dateOfBirth: "Date of birth is required",
    appointmentType: "Please select an appointment type",
    preferredDate: "Please select a preferred date",
    preferredTime: "Please select a preferred time",
    reasonForVisit: "Please provide at least 10 characters describing your reason for visit",
  };

  test("BOOK-17 an empty form, in one go, for all but the two optional fields", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(booking.path);
    expect((await send(page, booking)).status()).toBe(400);
    await expectRefused(page, booking, { typed: EMPTY_REQUEST, messages: EVERY_MESSAGE });
  });

  test("ERR-07 each link of the summary leads to its field, and takes no message away", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(booking.path);
    const typed = await fill(page, booking, EMPTY_REQUEST, { emergencyContact: "Max, 555-010-9988" });
    await send(page, booking);
    await expectLinksLead(page, booking, { typed, messages: EVERY_MESSAGE });
  });

  test("ERR-07 @js the summary takes the focus at every refusal", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(booking.path);
    await send(page, booking);
    await expect(summaryOf(page)).toBeFocused();
    await control(page, booking.fields.firstName).focus();
    await send(page, booking);
    await expect(summaryOf(page)).toBeFocused();
    await enter(page, booking.fields.firstName, "Zoë");
    await send(page, booking);
    await expect(summaryOf(page)).toBeFocused();
  });

  test("ERR-07 each message stands under its field", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(booking.path);
    await send(page, booking);
    await expect(summaryOf(page)).toBeVisible();
    await expectMessagesUnderFields(page, booking, Object.keys(EVERY_MESSAGE) as BookingField[]);
  });

  test("a field that nobody sees, filled in by a program: refused, nothing lost", async ({ page, faults, visit }) => {
    allowStatus(faults, 422);
    await visit(booking.path);
    const typed = await fill(page, booking, newRequest());
    const trap = page.locator("input[name=website]");
    await expect(trap).not.toBeInViewport();
    await trap.fill("https://spam.example");
    expect((await send(page, booking)).status()).toBe(422);
    await expect(summaryOf(page)).toContainText("This form could not be sent.");
    await expect(page).toHaveTitle(/^Error: /);
    await expectHeld(page, booking, typed);
    await expect(page.getByText(REFERENCE)).toHaveCount(0);
  });
});

test.describe("dates", () => {
  test("BOOK-10 the date of birth reaches from 1900-01-01 to today", async ({ page, faults, visit }) => {
    await visit(booking.path);
    const field = control(page, booking.fields.dateOfBirth);
    await expect(field).toHaveAttribute("type", "date");
    await expect(field).toHaveAttribute("min", "1900-01-01");
    // Today is not everywhere the same day; nowhere is it later than at UTC+14.
    expect(await field.getAttribute("max")).toMatch(oneOf(dateIn("America/New_York"), dateIn("Pacific/Kiritimati")));

    allowStatus(faults, 400);
    const request = newRequest();
    for (const [dateOfBirth, message] of [
      ["1899-12-31", "Date of birth must be 1900-01-01 or later"],
      [dateIn("Pacific/Kiritimati", 1), "Date of birth must be in the past"],
    ] as const) {
      const typed = await fill(page, booking, request, { dateOfBirth });
      expect((await send(page, booking)).status()).toBe(400);
      await expectRefused(page, booking, { typed, messages: { dateOfBirth: message } });
    }
    for (const dateOfBirth of ["1900-01-01", dateIn("America/New_York")]) {
      await visit(booking.path);
      await fill(page, booking, request, { dateOfBirth });
      await send(page, booking);
      await referenceOn(page);
    }
  });

  test("BOOK-13 the preferred date reaches from today to a year from now", async ({ page, faults, visit }) => {
    await visit(booking.path);
    const field = control(page, booking.fields.preferredDate);
    await expect(field).toHaveAttribute("type", "date");
    // Nowhere that is served is today earlier than in Honolulu.
    expect(await field.getAttribute("min")).toMatch(oneOf(dateIn("Pacific/Honolulu"), dateIn("America/New_York")));
    expect(await field.getAttribute("max")).toMatch(oneOf(dateIn("Pacific/Honolulu", 365), dateIn("Pacific/Honolulu", 366)));

    allowStatus(faults, 400);
    const request = newRequest();
    for (const [preferredDate, message] of [
      [dateIn("Pacific/Honolulu", -1), "Preferred date must be today or later"],
      ["1999-12-31", "Preferred date must be today or later"],
      [dateIn("America/New_York", 400), "Preferred date must be within the next 12 months"],
    ] as const) {
      const typed = await fill(page, booking, request, { preferredDate });
      expect((await send(page, booking)).status()).toBe(400);
      await expectRefused(page, booking, { typed, messages: { preferredDate: message } });
    }
    await fill(page, booking, request, { preferredDate: dateIn("America/New_York") });
    await send(page, booking);
    await referenceOn(page);
  });

  // A browser without date fields shows a text field, and people type what they are used to.
  test("BOOK-09 BOOK-12 a date that does not exist is refused, however it is written", async ({ page, faults, scripted, visit }) => {
    allowStatus(faults, 400);
    await visit(booking.path);
    const year = dateIn("America/New_York", 200).slice(0, 4);
    const message = "Enter a date that exists, like 1985-03-27";
    for (const [dateOfBirth, preferredDate] of [
      ["1985-02-30", `${year}-13-01`],
      ["2/30/1985", `31.11.${year}`],
      ["27/3/1985", "next Monday"],
      ["3/27/85", `${year}-6-1`],
      ["0000-00-00", `+${year}-06-01`],
    ] as const) {
      await fill(page, booking, { ...newRequest(), dateOfBirth: "", preferredDate: "" });
      for (const [name, value] of [["dateOfBirth", dateOfBirth], ["preferredDate", preferredDate]] as const) {
        await control(page, booking.fields[name]).evaluate((input) => ((input as HTMLInputElement).type = "text"));
        await enter(page, booking.fields[name], value);
      }
      expect((await send(page, booking)).status()).toBe(400);
      await expect(summaryOf(page).getByRole("link")).toHaveText([message, message]);
      // What was typed comes back; a date field of this browser just cannot show it.
      if (!scripted) {
        await expect(control(page, booking.fields.dateOfBirth)).toHaveAttribute("value", dateOfBirth);
        await expect(control(page, booking.fields.preferredDate)).toHaveAttribute("value", preferredDate);
      }
    }
  });

  test("BOOK-09 BOOK-12 a date in the US order is understood where the browser has no date field", async ({ page, visit }) => {
    await visit(booking.path);
    await fill(page, booking, { ...newRequest(), dateOfBirth: "", preferredDate: "" });
    const [year, month, day] = dateIn("America/New_York", 20).split("-").map(Number);
    for (const [name, value] of [["dateOfBirth", "3/27/1985"], ["preferredDate", `${month}/${day}/${year}`]] as const) {
      await control(page, booking.fields[name]).evaluate((input) => ((input as HTMLInputElement).type = "text"));
      await enter(page, booking.fields[name], value);
    }
    await send(page, booking);
    await referenceOn(page);
  });
});

test.describe("what is taken", () => {
  test("BOOK-17 a request without insurance provider and emergency contact", async ({ page, scripted, visit }) => {
    await visit(booking.path);
    await fill(page, booking, newRequest(), { insuranceProvider: "", emergencyContact: "" });
    await send(page, booking);
    await referenceOn(page);
    await expectAnnounced({ page, scripted }, REQUESTED);
  });

  test("BOOK-05 BOOK-06 BOOK-08 BOOK-16 the shortest texts that are long enough", async ({ page, visit }) => {
    await visit(booking.path);
    await fill(page, booking, newRequest(), { firstName: "Bo", lastName: "Li", phone: "5550100447", reasonForVisit: "Weight gai" });
    await send(page, booking);
    await referenceOn(page);
  });

  test("BOOK-16 the longest reason that the field lets in, with its line ends", async ({ page, visit }) => {
    await visit(booking.path);
    const line = "Every line of this reason is as long as the one before.\n";
    const reasonForVisit = line.repeat(80).slice(0, 4000 - 1) + ".";
    await expect(control(page, booking.fields.reasonForVisit)).toHaveAttribute("maxlength", "4000");
    await fill(page, booking, newRequest(), { reasonForVisit });
    await send(page, booking);
    await referenceOn(page);
  });

  test("BOOK-18 @js the button is disabled and says so while the request is under way", async ({ page, visit }) => {
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
  });

  test("BOOK-20 says so, gives a reference number, and starts the form over", async ({ page, scripted, visit }) => {
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
  });

  test("BOOK-20 after a refusal, too", async ({ page, faults, scripted, visit }) => {
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
  });

  test("BOOK-20 two requests, one after the other, have two references", async ({ page, visit }) => {
    await visit(booking.path);
    await fill(page, booking, newRequest());
    await send(page, booking);
    const first = await referenceOn(page);
    await fill(page, booking, newRequest());
    await send(page, booking);
    await expect.poll(() => referenceOn(page)).not.toBe(first);
  });
});

test.describe("stored once", () => {
  test("BOOK-19 sent again, the same form finds the request that it stored", async ({ page, visit, baseURL, address }) => {
    await visit(booking.path);
    const typed = await fill(page, booking, newRequest());
    const idempotencyKey = await formKey(page);
    await send(page, booking);
    const reference = await referenceOn(page);
    const again = await post({ origin: baseURL!, address }, { ...typed, idempotencyKey });
    expect(again).toMatchObject({ status: 303, reference });
  });

  test("BOOK-19 with script or without, the same text is the same request", async ({ page, visit, baseURL, address }) => {
    await visit(booking.path);
    const typed = await fill(page, booking, newRequest(), { reasonForVisit: "My knees hurt.\nMy back, too." });
    const idempotencyKey = await formKey(page);
    await send(page, booking);
    const reference = await referenceOn(page);
    // A browser sends `\r\n` for the end of a line, a script `\n`.
    for (const reasonForVisit of [typed.reasonForVisit, typed.reasonForVisit.replaceAll("\n", "\r\n")]) {
      const again = await post({ origin: baseURL!, address }, { ...typed, reasonForVisit, idempotencyKey });
      expect(again).toMatchObject({ status: 303, reference });
    }
  });

  test("BOOK-19 a double click sends one request", async ({ page, visit, baseURL, address }) => {
    await visit(booking.path);
    const typed = await fill(page, booking, newRequest());
    const idempotencyKey = await formKey(page);
    await button(page).dblclick();
    const reference = await referenceOn(page);
    const again = await post({ origin: baseURL!, address }, { ...typed, idempotencyKey });
    expect(again).toMatchObject({ status: 303, reference });
  });

  test("BOOK-19 sent again after going back, it is the same request", async ({ page, scripted, visit }) => {
    await visit("/");
    await visit(booking.path);
    const typed = await fill(page, booking, newRequest());
    await send(page, booking);
    const reference = await referenceOn(page);
    await page.goBack();
    if (scripted) {
      // With script the form was replaced by its answer: behind it lies the page before.
      await expect(page).toHaveURL(/\/$/);
      await page.goForward();
      await expectHeld(page, booking, EMPTY_REQUEST);
      return;
    }
    // Without, the browser shows the form again, as it was typed.
    await expectHeld(page, booking, typed);
    await send(page, booking);
    expect(await referenceOn(page)).toBe(reference);
  });

  test("BOOK-19 a hundred copies at the same time store one request", async ({ baseURL, address, visit, page }) => {
    await visit(booking.path);
    const form = { ...newRequest(), idempotencyKey: await formKey(page) };
    const answers = await Promise.all(Array.from({ length: 100 }, () => post({ origin: baseURL!, address }, form)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const references = new Set(answers.map(({ reference }) => reference));
    expect([...references]).toEqual([expect.stringMatching(REFERENCE)]);
  });

  test("BOOK-19 with other details it is a conflict that says so, and sending it again helps", async ({
    page,
    faults,
    visit,
    baseURL,
    address,
  }) => {
    allowStatus(faults, 409);
    await visit(booking.path);
    const typed = newRequest();
    const key = await formKey(page);
    // Sent, and the answer never came: the browser still shows the form.
    const sent = await post({ origin: baseURL!, address }, { ...typed, idempotencyKey: key });
    const changed = await fill(page, booking, typed, { preferredTime: "09:00 AM" });
    expect((await send(page, booking)).status()).toBe(409);
    await expect(summaryOf(page)).toContainText("This form was sent before, with other details");
    await expect(summaryOf(page)).toContainText(sent.reference!);
    await expect(page).toHaveTitle(/^Error: /);
    await expectHeld(page, booking, changed);
    await send(page, booking);
    expect(await referenceOn(page)).not.toBe(sent.reference);
  });

  test("BOOK-19 after a conflict and a mistake, sending it again still helps", async ({ page, faults, visit, baseURL, address }) => {
    allowStatus(faults, 409);
    allowStatus(faults, 400);
    await visit(booking.path);
    const typed = newRequest();
    await post({ origin: baseURL!, address }, { ...typed, idempotencyKey: await formKey(page) });
    await fill(page, booking, typed, { preferredTime: "09:00 AM" });
    expect((await send(page, booking)).status()).toBe(409);
    await expect(summaryOf(page)).toBeVisible();
    await enter(page, booking.fields.phone, "1");
    expect((await send(page, booking)).status()).toBe(400);
    await expect(summaryOf(page)).toContainText("Phone number must be at least 10 digits");
    await enter(page, booking.fields.phone, typed.phone);
    await send(page, booking);
    await referenceOn(page);
  });

  test("BOOK-19 a key of one's own making is as good as none", async ({ baseURL, address }) => {
    const form = { ...newRequest(), idempotencyKey: "1" };
    const [one, two] = [await post({ origin: baseURL!, address }, form), await post({ origin: baseURL!, address }, form)];
    expect([one.status, two.status]).toEqual([303, 303]);
    expect(one.reference).not.toBe(two.reference);
  });
});

test.describe("what fails", () => {
  test("BOOK-21 a request that cannot be stored: the failure is said, nothing typed is lost", async ({
    page,
    faults,
    scripted,
    visit,
    failing,
  }) => {
    allowStatus(faults, 500);
    await visit(failing.origin + booking.path);
    const typed = await fill(page, booking, newRequest(), { lastName: UNLUCKY });
    expect((await send(page, booking)).status()).toBe(500);
    await expectFailureAnnounced({ page, scripted }, NOT_REQUESTED);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText(REFERENCE)).toHaveCount(0);
    await expectHeld(page, booking, typed);

    // The same form, sent again when it works.
    await enter(page, booking.fields.lastName, "Lucky");
    await send(page, booking);
    await referenceOn(page);
  });

  test("BOOK-21 @js no connection: the failure is said, nothing typed is lost", async ({ page, faults, scripted, visit }) => {
    faults.allow(/net::ERR_|Failed to fetch/);
    await visit(booking.path);
    const typed = await fill(page, booking, newRequest());
    await page.route(`**${booking.path}.data*`, (route) => route.abort("connectionfailed"));
    await button(page).click();
    await expectFailureAnnounced({ page, scripted }, NOT_REQUESTED);
    await expectHeld(page, booking, typed);

    await page.unroute(`**${booking.path}.data*`);
    await send(page, booking);
    await referenceOn(page);
  });

  test("BOOK-19 BOOK-21 @js the answer is lost on the way: sent again, it is the same request", async ({
    page,
    faults,
    visit,
    baseURL,
    address,
  }) => {
    faults.allow(/net::ERR_|Failed to fetch/);
    await visit(booking.path);
    const typed = await fill(page, booking, newRequest());
    const idempotencyKey = await formKey(page);
    await page.route(`**${booking.path}.data*`, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await button(page).click();
    await expect(toast(page).getByText(NOT_REQUESTED.description)).toBeVisible();
    await page.unroute(`**${booking.path}.data*`);
    await Promise.all([page.waitForResponse(answersPost(booking)), button(page).click()]);
    const reference = await referenceOn(page);
    expect(await post({ origin: baseURL!, address }, { ...typed, idempotencyKey })).toMatchObject({ reference });
  });
});

test.describe("with a specialist", () => {
  test("DIR-24 ?specialist= books with that one", async ({ page, scripted, visit, request, baseURL, address }) => {
    const { id, specialty } = await anyListed(request);
    await visit(`${booking.path}?specialist=${id}`);
    const chosen = page.getByRole("main").locator("form").filter({ hasText: `Dr. Specialist ${id}` });
    await expect(chosen).toContainText(specialty);
    const typed = await fillWithFreeTime({ page, scripted, request }, id);
    const patientZone = await page.getByLabel("Your time zone").inputValue();
    const idempotencyKey = await formKey(page);
    await send(page, booking);
    const reference = await referenceOn(page);
    await expect(page.getByText(`Dr. Specialist ${id}`)).toHaveCount(0);

    const again = { ...typed, idempotencyKey, patientZone };
    const sender = { origin: baseURL!, address };
    expect(await post(sender, { ...again, specialist: String(id) })).toMatchObject({ status: 303, reference });
    // The specialist is part of what was asked for.
    expect(await post(sender, { ...again, preferredTime: "02:30 PM" })).toMatchObject({ status: 409 });
  });

  test("DIR-24 a refusal keeps the specialist", async ({ page, faults, scripted, visit, request }) => {
    allowStatus(faults, 400);
    const { id } = await anyListed(request);
    await visit(`${booking.path}?specialist=${id}`);
    await send(page, booking);
    await expect(summaryOf(page)).toBeVisible();
    await expect(page.getByText(`Dr. Specialist ${id}`)).toBeVisible();
    await fillWithFreeTime({ page, scripted, request }, id);
    await send(page, booking);
    await referenceOn(page);
  });

  test("DIR-24 No preference takes the specialist away and keeps what was typed @js", async ({ page, scripted, visit, request }) => {
    const { id } = await anyListed(request);
    await visit(`${booking.path}?specialist=${id}`);
    const typed = await fillWithFreeTime({ page, scripted, request }, id);
    await page.getByRole("link", { name: "No preference" }).click();
    await expect(page.getByText(`Dr. Specialist ${id}`)).toHaveCount(0);
    await expectHeld(page, booking, typed);
    await send(page, booking);
    await referenceOn(page);
  });

  test("DIR-24 an unknown, an unlisted and a nonsensical specialist do not get in the way", async ({ page, visit, request }) => {
    const unlisted = await anyUnlisted(request);
    for (const id of [unlisted, "2147483647", "99999999999999999999", "-1", "0", "1e2", "abc", "", "%00", "<script>"]) {
      await visit(`${booking.path}?specialist=${id}`);
      await expect(button(page)).toBeEnabled();
      await expect(page.getByText(/Dr\. Specialist/)).toHaveCount(0);
    }
    await fill(page, booking, newRequest());
    await send(page, booking);
    await referenceOn(page);
  });

  test("DIR-24 one who is no longer listed when the form is sent: said so, nothing lost, sent without", async ({
    page,
    faults,
    scripted,
    visit,
    request,
  }) => {
    allowStatus(faults, 422);
    const { id } = await anyListed(request);
    const gone = await anyUnlisted(request);
    await visit(`${booking.path}?specialist=${id}`);
    const typed = await fillWithFreeTime({ page, scripted, request }, id);
    await page.locator("input[name=specialist]").evaluate((input, value) => ((input as HTMLInputElement).value = value), gone);
    expect((await send(page, booking)).status()).toBe(422);
    await expect(summaryOf(page)).toContainText("This specialist takes no requests any more.");
    await expectHeld(page, booking, typed);
    // What the message offers is there, without typing all of it again.
    if (scripted) await page.getByRole("link", { name: "No preference" }).click();
    await expectHeld(page, booking, typed);
  });
});

test.describe("free times", () => {
  test("another day's are shown on both clocks; one that is gone meanwhile is said so, nothing lost, and the next one is a press away", async ({
    page,
    faults,
    scripted,
    visit,
    request,
    baseURL,
    address,
  }) => {
    allowStatus(faults, 409);
    const { id } = await signUpSpecialist(request, () => ({ timeZone: "America/Chicago" }));
    await visit(`${booking.path}?specialist=${id}`);
    await page.getByLabel("Your time zone").selectOption("America/New_York");
    const time = control(page, booking.fields.preferredTime);
    const typed = await fillWithFreeTime({ page, scripted, request }, id, { at: "10:00 AM" });
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: "16 free times on" })).toBeVisible();
    await expect(time.getByRole("option", { name: "10:00 AM (11:00 AM New York)" })).toBeAttached();

    const other = { ...newRequest(), preferredDate: typed.preferredDate, preferredTime: typed.preferredTime, specialist: String(id) };
    expect((await post({ origin: baseURL!, address }, { ...other, idempotencyKey: randomUUID() })).status).toBe(303);
    expect((await send(page, booking)).status()).toBe(409);
    await expect(summaryOf(page).getByRole("link")).toHaveText("That time was just taken. Choose one of the free times");
    await expectHeld(page, booking, { ...typed, preferredTime: "" });

    await page.getByRole("group", { name: "The nearest free times" }).getByRole("button", { name: "10:30 AM (11:30 AM New York)" }).click();
    await expectHeld(page, booking, { ...typed, preferredTime: "10:30 AM" });
    await expect(page).not.toHaveTitle(/^Error: /);
    if (scripted) await expect(time).toBeFocused();
    await send(page, booking);
    await referenceOn(page);

    // The mail's link leads to the appointment, which moves and is cancelled.
    const [mail] = await mailsOf(typed.email, 1, scripted);
    await visit(linkIn(mail!));
    const main = page.getByRole("main");
    await expect(main).toContainText("10:30 AM Chicago time (11:30 AM New York time)");
    await chooseTime({ page, scripted }, { preferredDate: typed.preferredDate, preferredTime: "11:00 AM" });
    await page.getByRole("button", { name: "Move to this time" }).click();
    await expect(main).toContainText("11:00 AM Chicago time (12:00 PM New York time)");
    if (scripted) expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Cancel this appointment" }).click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(main.getByText("Cancelled", { exact: true })).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
  });

  test("Enter in a field sends the form, and does not only show times", async ({ page, faults, visit, request }) => {
    allowStatus(faults, 400);
    const { id } = await anyListed(request);
    await visit(`${booking.path}?specialist=${id}`);
    await control(page, booking.fields.firstName).press("Enter");
    await expect(summaryOf(page)).toBeVisible();
  });

  test("without an answer from the server the form stays usable, and says what to press @js", async ({ page, faults, visit, request }) => {
    faults.allow(/^console: Failed to load resource/);
    const { id } = await anyListed(request);
    await visit(`${booking.path}?specialist=${id}`);
    await page.route("**/slots?*", (route) => route.abort());
    const { preferredDate, preferredTime } = await anyFreeTime(request, id);
    await enter(page, booking.fields.preferredDate, preferredDate);
    await expect(page.getByText("The free times could not be loaded.")).toBeVisible();
    await page.getByRole("button", { name: "Show free times" }).click();
    await control(page, booking.fields.preferredTime).selectOption(preferredTime);
  });
});

type Request = Parameters<Parameters<typeof test>[2]>[0]["request"];

async function anyListed(request: Request): Promise<{ id: number; specialty: string }> {
  const response = await request.get("/api/providers?limit=20");
  const listed = (await response.json()) as { id: number; specialty: string }[];
  return listed[Math.floor(Math.random() * listed.length)]!;
}

/** One of a specialist's free times that no other test is likely to want: of all of two weeks. */
async function anyFreeTime(request: Request, id: number, { at }: { at?: string } = {}) {
  const response = await request.get(`/api/providers/${id}/slots?from=${dateIn("America/New_York", 2)}&days=31`);
  const { days } = (await response.json()) as SlotsAnswer;
  const free = days.flatMap(({ date, slots }) => slots.map(({ time }) => ({ preferredDate: date, preferredTime: time })));
  // Among the 18 of BOOK-15, so that it is one without the specialist, too.
  const usual = free.filter(({ preferredTime }) => (at ? preferredTime === at : SLOTS.includes(preferredTime)));
  return usual[Math.floor(Math.random() * usual.length)]!;
}

/** Chooses a date and one of its free times: with script they come by themselves. */
async function chooseTime({ page, scripted }: Pick<Browser, "page" | "scripted">, when: { preferredDate: string; preferredTime: string }) {
  await enter(page, booking.fields.preferredDate, when.preferredDate);
  if (!scripted) await page.getByRole("button", { name: "Show free times" }).click();
  await enter(page, booking.fields.preferredTime, when.preferredTime);
}

/** Fills in the form of a specialist, with a time that is free. */
async function fillWithFreeTime(browser: Pick<Browser, "page" | "scripted"> & { request: Request }, id: number, options: { at?: string } = {}) {
  const when = await anyFreeTime(browser.request, id, options);
  const { preferredDate: _date, preferredTime: _time, ...fields } = booking.fields;
  const { preferredDate, preferredTime, ...others } = { ...newRequest(), ...when };
  await fill(browser.page, { ...booking, fields }, others);
  await chooseTime(browser, { preferredDate, preferredTime });
  return { ...others, preferredDate, preferredTime };
}

/** A seeded specialist who is not listed. */
async function anyUnlisted(request: Request): Promise<string> {
  for (let id = 1; id <= 500; id++) {
    const response = await request.get(`/api/providers/${id}`);
    if (response.status() === 404) return String(id);
  }
  throw new Error("Every seeded specialist is listed");
}

/** Matches one of these texts and nothing else. */
const oneOf = (...texts: string[]) => new RegExp(`^(${texts.join("|")})$`);

