import type { APIRequestContext, Page } from "@playwright/test";
import { linkIn } from "../support/mailbox";
import { booking } from "./flows/booking";
import { enter, send } from "./flows/form";
import { anyFreeTime, anyListed, fillWithFreeTime } from "./flows/free-times";
import { violations } from "./support/axe";
import { pressOn, tabTo, typeInto } from "./support/keyboard";
import { becomePatient, codesOf, mailsOf, PASSWORD } from "./support/patients";
import { expect, test, type Visit } from "./support/visit";

type Browser = { page: Page; visit: Visit; scripted: boolean; request: APIRequestContext };

/** Asks for an appointment, with a mouse. */
async function book({ page, visit, scripted, request }: Browser, email?: string) {
  const { id } = await anyListed(request);
  await visit(`${booking.path}?specialist=${id}`);
  const typed = await fillWithFreeTime({ page, scripted, request }, id);
  if (email) await enter(page, booking.fields.email, email);
  await send(page, booking);
  await expect(page.getByRole("region", { name: "We have your request" })).toBeVisible();
  return { id, email: email ?? typed.email };
}

/** On an appointment's page: another day, one of its free times, and the button. */
async function moveByKeyboard({ page, scripted, request }: Browser, id: number) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Appointment");
  const { preferredDate, preferredTime } = await anyFreeTime(request, id);
  const [year, month, day] = preferredDate.split("-");
  await typeInto(page, page.getByLabel("Preferred date"), `${month}${day}${year}`);
  await expect(page.getByLabel("Preferred date")).toHaveValue(preferredDate);
  if (!scripted) await pressOn(page, page.getByRole("button", { name: "Show free times" }));
  const times = page.getByLabel("Preferred time");
  await expect(times.locator(`option[value="${preferredTime}"]`)).toBeAttached();
  await tabTo(page, times);
  for (let presses = 0; (await times.inputValue()) !== preferredTime; presses++) {
    expect(presses, "times that were passed by").toBeLessThan(60);
    await page.keyboard.press("ArrowDown");
  }
  await pressOn(page, page.getByRole("button", { name: "Move to this time" }));
  await expect(page.getByText("Another time is held for you").first()).toBeVisible();
  const [hour, rest] = preferredTime.split(":");
  await expect(page.getByRole("main")).toContainText(`${Number(hour)}:${rest}`);
  if (scripted)
    expect(await page.evaluate(() => document.activeElement === document.body), "the focus is lost").toBe(false);
}

test.describe("by the keyboard alone", () => {
  test("an appointment is moved by the mail’s link", async ({ page, visit, scripted, request }) => {
    test.slow();
    const browser = { page, visit, scripted, request };
    const { id, email } = await book(browser);
    const [mail] = await mailsOf(email, 1, scripted);
    await visit(linkIn(mail!));
    await moveByKeyboard(browser, id);
  });

  test("an appointment is found in the portal, and moved", async ({ page, visit, scripted, request }) => {
    test.slow();
    const browser = { page, visit, scripted, request };
    const { id } = await book(browser, await becomePatient(browser));
    await visit("/patient-portal?tab=appointments");
    await pressOn(page, page.getByRole("main").getByRole("link", { name: /^Change or cancel/ }));
    await moveByKeyboard(browser, id);
  });

  test("signing in with the second step", async ({ page, visit, scripted }) => {
    test.slow();
    const email = await becomePatient({ page, visit, scripted });
    await visit("/account/second-factor");
    const code = await codesOf(page);
    await typeInto(page, page.getByLabel("Current password"), PASSWORD);
    await typeInto(page, page.getByLabel("Code"), await code(0));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Second Step Is On");

    await page.goto("about:blank");
    await page.context().clearCookies();
    await visit("/specialists/1");
    await pressOn(page, page.getByRole("banner").getByRole("link", { name: "Sign In" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In");
    await typeInto(page, page.getByLabel("Email"), email);
    await typeInto(page, page.getByLabel("Password", { exact: true }), PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter Your Code");
    await typeInto(page, page.getByLabel("Code"), await code(1));
    await pressOn(page, page.getByRole("button", { name: "Sign In" }));
    await expect(page.getByRole("heading", { level: 2, name: "Welcome, Mara O’Neill" })).toBeVisible();
  });

  test("@js the question whether somebody is still there holds the focus, gives it back, and signs out who says so", async ({
    page,
    visit,
    scripted,
  }) => {
    test.slow();
    await becomePatient({ page, visit, scripted });
    let remaining = 900;
    await page.route("**/session", async (route) => {
      if (route.request().method() === "POST") remaining = 900;
      await route.fulfill({ json: { remainingSeconds: remaining } });
    });
    /** As when nobody has done anything for a while, and comes back. */
    const grow = async () => {
      remaining = 100;
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(stay).toBeFocused();
    };
    const dialog = page.getByRole("alertdialog", { name: "Are you still there?" });
    const stay = dialog.getByRole("button", { name: "Stay Signed In" });
    const leave = dialog.getByRole("button", { name: "Sign Out" });
    // A small phone on its side, with large text: all of it can be reached, too.
    await page.setViewportSize({ width: 640, height: 360 });
    await visit("/account");
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));

    for (const key of ["Enter", "Escape"]) {
      const field = page.getByLabel("New password");
      await typeInto(page, field, "four new");
      await grow();
      expect(await violations(page)).toEqual([]);
      for (const [pressed, focused] of [
        ["Tab", leave],
        ["Tab", stay],
        ["Shift+Tab", leave],
        ["Shift+Tab", stay],
      ] as const) {
        await page.keyboard.press(pressed);
        await expect(focused).toBeFocused();
        await expect(focused).toBeInViewport({ ratio: 0.99 });
      }
      await page.keyboard.press(key);
      await expect(dialog).toBeHidden();
      await expect(field).toBeFocused();
      await page.keyboard.type(" kind words");
      await expect(field).toHaveValue("four new kind words");
      await field.fill("");
    }

    await grow();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("You are signed out").first()).toBeVisible();
    await page.unroute("**/session");
    await visit("/account");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In");
  });
});
