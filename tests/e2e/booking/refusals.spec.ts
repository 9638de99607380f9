import { proves } from "../../support/clauses";
import {
  booking,
  dateIn,
  EMPTY_REQUEST,
  newRequest,
  REFERENCE,
  referenceOn,
  type BookingField,
} from "../flows/booking";
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
  send,
  summaryOf,
} from "../flows/form";
import { expect } from "../support/visit";

const REFUSED_ALONE: BookingField[] = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "dateOfBirth",
  "appointmentType",
  "preferredDate",
  "preferredTime",
  "reasonForVisit",
];

/** Matches one of these texts and nothing else. */
const oneOf = (...texts: string[]) => new RegExp(`^(${texts.join("|")})$`);

test.describe("the form", () => {
  test(
    "refuses each wrong value of a field with that field's message alone",
    proves("BOOK-05", "BOOK-06", "BOOK-07", "BOOK-08", "BOOK-09", "BOOK-11", "BOOK-12", "BOOK-14", "BOOK-16"),
    async ({ page, faults, visit }) => {
      test.slow();
      await visit(booking.path);
      for (const name of REFUSED_ALONE)
        await test.step(name, () => expectFieldRefused({ page, faults }, booking, newRequest(), name));
    },
  );

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

  test(
    "refuses an empty form in one go, for all but the two optional fields @main",
    proves("BOOK-17"),
    async ({ page, faults, visit }) => {
      allowStatus(faults, 400);
      await visit(booking.path);
      expect((await send(page, booking)).status()).toBe(400);
      await expectRefused(page, booking, { typed: EMPTY_REQUEST, messages: EVERY_MESSAGE });
    },
  );

  test("each link of the summary leads to its field, and takes no message away", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(booking.path);
    const typed = await fill(page, booking, EMPTY_REQUEST, { emergencyContact: "Max, 555-010-9988" });
    await send(page, booking);
    await expectLinksLead(page, booking, { typed, messages: EVERY_MESSAGE });
  });

  test("@js the summary takes the focus at every refusal", async ({ page, faults, visit }) => {
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

  test("each message stands under its field", proves("ERR-07"), async ({ page, faults, visit }) => {
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
  test("the date of birth reaches from 1900-01-01 to today", proves("BOOK-10"), async ({ page, faults, visit }) => {
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

  test(
    "the preferred date reaches from today to a year from now",
    proves("BOOK-13"),
    async ({ page, faults, visit }) => {
      await visit(booking.path);
      const field = control(page, booking.fields.preferredDate);
      await expect(field).toHaveAttribute("type", "date");
      // Nowhere that is served is today earlier than in Honolulu.
      expect(await field.getAttribute("min")).toMatch(oneOf(dateIn("Pacific/Honolulu"), dateIn("America/New_York")));
      expect(await field.getAttribute("max")).toMatch(
        oneOf(dateIn("Pacific/Honolulu", 365), dateIn("Pacific/Honolulu", 366)),
      );

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
    },
  );

  // A browser without date fields shows a text field, and people type what they are used to.
  test("a date that does not exist is refused, however it is written", async ({ page, faults, scripted, visit }) => {
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
      for (const [name, value] of [
        ["dateOfBirth", dateOfBirth],
        ["preferredDate", preferredDate],
      ] as const) {
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

  test("a date in the US order is understood where the browser has no date field", async ({ page, visit }) => {
    await visit(booking.path);
    await fill(page, booking, { ...newRequest(), dateOfBirth: "", preferredDate: "" });
    const [year, month, day] = dateIn("America/New_York", 20).split("-").map(Number);
    for (const [name, value] of [
      ["dateOfBirth", "3/27/1985"],
      ["preferredDate", `${month}/${day}/${year}`],
    ] as const) {
      await control(page, booking.fields[name]).evaluate((input) => ((input as HTMLInputElement).type = "text"));
      await enter(page, booking.fields[name], value);
    }
    await send(page, booking);
    await referenceOn(page);
  });
});
