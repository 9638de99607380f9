import { proves } from "../../support/clauses";
import {
  booking,
  button,
  EMPTY_REQUEST,
  formKey,
  newRequest,
  NOT_REQUESTED,
  post,
  REFERENCE,
  referenceOn,
} from "../flows/booking";
import { test, UNLUCKY } from "../flows/failing-server";
import {
  allowStatus,
  answersPost,
  enter,
  expectFailureAnnounced,
  expectHeld,
  fill,
  send,
  summaryOf,
  toast,
} from "../flows/form";
import { expect } from "../support/visit";

test.describe("stored once", () => {
  test(
    "sent again, the same form finds the request that it stored",
    proves("BOOK-19"),
    async ({ page, visit, baseURL, address }) => {
      await visit(booking.path);
      const typed = await fill(page, booking, newRequest());
      const idempotencyKey = await formKey(page);
      await send(page, booking);
      const reference = await referenceOn(page);
      const again = await post({ origin: baseURL!, address }, { ...typed, idempotencyKey });
      expect(again).toMatchObject({ status: 303, reference });
    },
  );

  test("with script or without, the same text is the same request", async ({ page, visit, baseURL, address }) => {
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

  test("a double click sends one request", proves("BOOK-19"), async ({ page, visit, baseURL, address }) => {
    await visit(booking.path);
    const typed = await fill(page, booking, newRequest());
    const idempotencyKey = await formKey(page);
    await button(page).dblclick();
    const reference = await referenceOn(page);
    const again = await post({ origin: baseURL!, address }, { ...typed, idempotencyKey });
    expect(again).toMatchObject({ status: 303, reference });
  });

  test("sent again after going back, it is the same request", async ({ page, scripted, visit }) => {
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

  test("@no-js sent again after going back to the first page of a fresh browser, it is the same request", async ({
    page,
    visit,
  }) => {
    // What a browser says of itself from its second request on must not make the kept form another one.
    await visit(booking.path);
    const typed = await fill(page, booking, newRequest());
    const key = await formKey(page);
    await send(page, booking);
    const reference = await referenceOn(page);
    await page.goBack();
    await expectHeld(page, booking, typed);
    expect(await formKey(page)).toBe(key);
    await send(page, booking);
    expect(await referenceOn(page)).toBe(reference);
  });

  test(
    "a hundred copies at the same time store one request",
    proves("BOOK-19"),
    async ({ baseURL, address, visit, page }) => {
      await visit(booking.path);
      const form = { ...newRequest(), idempotencyKey: await formKey(page) };
      const answers = await Promise.all(Array.from({ length: 100 }, () => post({ origin: baseURL!, address }, form)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      const references = new Set(answers.map(({ reference }) => reference));
      expect([...references]).toEqual([expect.stringMatching(REFERENCE)]);
    },
  );

  test("with other details it is a conflict that says so, and sending it again helps", async ({
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

  test("after a conflict and a mistake, sending it again still helps", async ({
    page,
    faults,
    visit,
    baseURL,
    address,
  }) => {
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

  test("a key of one's own making is as good as none", async ({ baseURL, address }) => {
    const form = { ...newRequest(), idempotencyKey: "1" };
    const [one, two] = [
      await post({ origin: baseURL!, address }, form),
      await post({ origin: baseURL!, address }, form),
    ];
    expect([one.status, two.status]).toEqual([303, 303]);
    expect(one.reference).not.toBe(two.reference);
  });
});

test.describe("what fails", () => {
  test(
    "a request that cannot be stored: the failure is said, nothing typed is lost",
    proves("BOOK-21"),
    async ({ page, faults, scripted, visit, failing }) => {
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
    },
  );

  test(
    "@js no connection: the failure is said, nothing typed is lost, and nothing is sent again by itself",
    proves("BOOK-21", "APP-34"),
    async ({ page, faults, scripted, visit }) => {
      faults.allow(/net::ERR_|Failed to fetch/);
      await visit(booking.path);
      const typed = await fill(page, booking, newRequest());
      let sent = 0;
      await page.route(`**${booking.path}.data*`, (route) => {
        sent++;
        return route.abort("connectionfailed");
      });
      await button(page).click();
      await expectFailureAnnounced({ page, scripted }, NOT_REQUESTED);
      expect(sent, "not sent again by itself").toBe(1);
      await expectHeld(page, booking, typed);

      await page.unroute(`**${booking.path}.data*`);
      await send(page, booking);
      await referenceOn(page);
    },
  );

  test(
    "@js the answer is lost on the way: sent again, it is the same request",
    proves("BOOK-19"),
    async ({ page, faults, visit, baseURL, address }) => {
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
    },
  );
});
