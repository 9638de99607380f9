import type { APIRequestContext } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { linkIn } from "../../support/mailbox";
import { booking, button, formKey, newRequest, post, referenceOn } from "../flows/booking";
import { test } from "../flows/failing-server";
import { anyFreeTime, anyListed, chooseTime, fillWithFreeTime } from "../flows/free-times";
import { allowStatus, control, enter, expectHeld, fill, send, summaryOf } from "../flows/form";
import { violations } from "../support/axe";
import { mailsOf } from "../support/patients";
import { signUpSpecialist } from "../support/specialists";
import { expect } from "../support/visit";

/** A seeded specialist who is not listed. */
async function anyUnlisted(request: APIRequestContext): Promise<string> {
  for (let id = 1; id <= 500; id++) {
    const response = await request.get(`/api/providers/${id}`);
    if (response.status() === 404) return String(id);
  }
  throw new Error("Every seeded specialist is listed");
}

test.describe("with a specialist", () => {
  test("?specialist= books with that one", async ({ page, scripted, visit, request, baseURL, address }) => {
    const { id, specialty } = await anyListed(request);
    await visit(`${booking.path}?specialist=${id}`);
    const chosen = page
      .getByRole("main")
      .locator("form")
      .filter({ hasText: `Dr. Specialist ${id}` });
    await expect(chosen).toContainText(specialty);
    const typed = await fillWithFreeTime({ page, scripted, request }, id);
    const patientZone = await page.getByLabel("Your time zone").inputValue();
    const idempotencyKey = await formKey(page);
    await send(page, booking);
    const reference = await referenceOn(page);
    // The form starts over, and what was asked for is told.
    await expect(chosen).toHaveCount(0);
    await expect(page.getByRole("region", { name: "We have your request" })).toContainText(
      new RegExp(`When.*\\d [AP]M.*With\\s*Dr. Specialist ${id}`, "s"),
    );

    const again = { ...typed, idempotencyKey, patientZone };
    const sender = { origin: baseURL!, address };
    expect(await post(sender, { ...again, specialist: String(id) })).toMatchObject({ status: 303, reference });
    // The specialist is part of what was asked for.
    expect(await post(sender, { ...again, preferredTime: "02:30 PM" })).toMatchObject({ status: 409 });
  });

  test("a refusal keeps the specialist", async ({ page, faults, scripted, visit, request }) => {
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

  test("No preference takes the specialist away and keeps what was typed @js", async ({
    page,
    scripted,
    visit,
    request,
  }) => {
    const { id } = await anyListed(request);
    await visit(`${booking.path}?specialist=${id}`);
    const typed = await fillWithFreeTime({ page, scripted, request }, id);
    await page.getByRole("link", { name: "No preference" }).click();
    await expect(page.getByText(`Dr. Specialist ${id}`)).toHaveCount(0);
    await expectHeld(page, booking, typed);
    await send(page, booking);
    await referenceOn(page);
  });

  test("an unknown, an unlisted and a nonsensical specialist do not get in the way", async ({
    page,
    visit,
    request,
  }) => {
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

  test("one who is no longer listed when the form is sent: said so, nothing lost, sent without", async ({
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
    await page
      .locator("input[name=specialist]")
      .evaluate((input, value) => ((input as HTMLInputElement).value = value), gone);
    expect((await send(page, booking)).status()).toBe(422);
    await expect(summaryOf(page)).toContainText("This specialist takes no requests any more.");
    await expectHeld(page, booking, typed);
    // What the message offers is there, without typing all of it again.
    if (scripted) await page.getByRole("link", { name: "No preference" }).click();
    await expectHeld(page, booking, typed);
  });
});

test.describe("free times", () => {
  test("another day's are shown on both clocks; one that is gone meanwhile is said so, nothing lost, and the next one is a press away @main", async ({
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

    const other = {
      ...newRequest(),
      preferredDate: typed.preferredDate,
      preferredTime: typed.preferredTime,
      specialist: String(id),
    };
    expect((await post({ origin: baseURL!, address }, { ...other, idempotencyKey: randomUUID() })).status).toBe(303);
    expect((await send(page, booking)).status()).toBe(409);
    await expect(summaryOf(page).getByRole("link")).toHaveText(
      "That time was just taken. Choose one of the free times",
    );
    await expectHeld(page, booking, { ...typed, preferredTime: "" });

    await page
      .getByRole("group", { name: "The nearest free times" })
      .getByRole("button", { name: "10:30 AM (11:30 AM New York)" })
      .click();
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

  test("without an answer from the server the form stays usable, and says what to press @js", async ({
    page,
    faults,
    visit,
    request,
  }) => {
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
