import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { proves } from "../../support/clauses";
import { test } from "../flows/failing-server";
import { allowStatus, enter, expectHeld, fill, held, isAutosave, send, summaryOf } from "../flows/form";
import {
  account,
  button,
  EMPTY_ACCOUNT,
  expectAutosaved,
  expectStep,
  listedBy,
  newApplicant,
  profile,
  reachStep2,
} from "../flows/signup";
import { expect } from "../support/visit";

const SLOW_MS = 1_500;
/** Autosave meets a slow network; everything else does not. */
const slowSaves = (page: Page) =>
  page.route(`**${profile.path}**`, async (route) => {
    if (isAutosave(route.request())) await setTimeout(SLOW_MS);
    await route.continue();
  });

/** By the browser's own buttons. */
async function backAndForth(page: Page): Promise<void> {
  await page.goBack();
  await expectStep(page, 1);
  await page.goForward();
  await expectStep(page, 2);
}

const isReady = (page: Page) => expect(page.getByRole("region", { name: /^Notifications/ })).toBeAttached();

test.describe("going back and coming back", () => {
  test(
    "Back returns to step 1, and nothing typed on either step is lost @main",
    proves("SIGN-04"),
    async ({ page, visit, request }) => {
      const applicant = newApplicant();
      await reachStep2(page, visit, applicant);
      // Not valid yet: Back does not judge.
      const typed = await fill(page, profile, applicant.profile, {
        bio: "Unfinished,\nso far …",
        hourlyRate: "abc",
        location: "",
      });
      await button(page, "Back").click();
      await expectStep(page, 1);
      await expectHeld(page, account, applicant.account);

      // The password is kept without being shown; the other fields can be changed.
      expect(await held(page, account)).toMatchObject({ password: "", confirmPassword: "" });
      await enter(page, account.fields.lastName, "O'Brien");
      await send(page, account);
      await expectStep(page, 2);
      await expectHeld(page, profile, typed);

      await fill(page, profile, applicant.profile);
      await send(page, profile);
      await expectStep(page, 3);
      const [listed] = await listedBy(request, applicant);
      await visit(`/specialists/${listed?.id}`);
      await expect(page.getByText(`${applicant.account.firstName} O'Brien`)).toBeVisible();
    },
  );

  test("Back keeps an unticked box and a chosen nothing", async ({ page, visit }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    for (const changes of [{ isVrEnabled: "on" }, { isVrEnabled: "", timeZone: "", specialty: "", languages: "" }]) {
      const typed = await fill(page, profile, applicant.profile, changes);
      await button(page, "Back").click();
      await expectStep(page, 1);
      await send(page, account);
      await expectStep(page, 2);
      await expectHeld(page, profile, typed);
    }
  });

  test(
    "after Back, a new password replaces the kept one, and a bad one is refused",
    proves("SIGN-12", "SIGN-13"),
    async ({ page, faults, visit }) => {
      allowStatus(faults, 400);
      await reachStep2(page, visit, newApplicant());
      await button(page, "Back").click();
      await expectStep(page, 1);
      await enter(page, account.fields.password, "short");
      await enter(page, account.fields.confirmPassword, "short");
      await send(page, account);
      await expect(summaryOf(page).getByRole("link")).toHaveText(["Password must be at least 8 characters"]);
      await enter(page, account.fields.password, "another horse battery");
      await enter(page, account.fields.confirmPassword, "another horse");
      await send(page, account);
      await expect(summaryOf(page).getByRole("link")).toHaveText(["Passwords don't match"]);
      await enter(page, account.fields.password, "another horse battery");
      await enter(page, account.fields.confirmPassword, "another horse battery");
      await send(page, account);
      await expectStep(page, 2);
    },
  );

  test("the browser's own way back leads to step 1 and forth again, and nothing typed is lost", async ({
    page,
    scripted,
    visit,
  }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile);
    // With script it has been kept by then; without, the browser itself fills a form in again.
    if (scripted) await expectAutosaved(page);
    await page.goBack();
    await expectStep(page, 1);
    await expectHeld(page, account, applicant.account);
    await page.goForward();
    await expectStep(page, 2);
    await expectHeld(page, profile, typed);
  });

  test("@js gone back in the browser while still typing: nothing typed is lost", async ({ page, visit }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile);
    await backAndForth(page);
    await expectHeld(page, profile, typed);
  });

  test("@js gone back while typing, and forward again before it was saved: nothing typed is lost", async ({
    page,
    visit,
  }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    await slowSaves(page);
    const typed = await fill(page, profile, applicant.profile);
    await backAndForth(page);
    await expectHeld(page, profile, typed);
    await page.unroute(`**${profile.path}**`);
    await page.reload();
    await expectHeld(page, profile, typed);
  });

  test("@js gone back without a connection, and forward when there is one: what could not be saved is there, and is saved", async ({
    page,
    faults,
    visit,
    context,
  }) => {
    faults.allow(/net::ERR_|Failed to fetch/);
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    await page.route(`**${profile.path}**`, (route) =>
      isAutosave(route.request()) ? route.abort("connectionfailed") : route.continue(),
    );
    const typed = await fill(page, profile, applicant.profile);
    // The step changes before what was typed is sent: the connection must not be back by then.
    const refused = page.waitForEvent("requestfailed", isAutosave);
    await page.goBack();
    await expectStep(page, 1);
    await refused;
    await page.unroute(`**${profile.path}**`);
    await page.goForward();
    await expectStep(page, 2);
    await expectHeld(page, profile, typed);
    await expectAutosaved(page);
    const other = await context.newPage();
    await other.goto(`${profile.path}?step=2`);
    await expectHeld(other, profile, typed);
  });

  test("@js Back pressed while an older state is being saved: the newest stays", async ({ page, visit, context }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    await slowSaves(page);
    const saving = page.waitForRequest(isAutosave);
    await fill(page, profile, applicant.profile, { location: "Boise" });
    await saving;
    await enter(page, profile.fields.location, "Boise, Idaho");
    await button(page, "Back").click();
    await expectStep(page, 1);
    await setTimeout(SLOW_MS);
    const other = await context.newPage();
    await other.goto(`${profile.path}?step=2`);
    await expectHeld(other, profile, { ...applicant.profile, location: "Boise, Idaho" });
  });

  test("@js step 1 reloaded or left before Continue: who somebody is stays, a password is kept nowhere", async ({
    page,
    visit,
  }) => {
    const { account: typed } = newApplicant();
    await visit(account.path);
    await fill(page, account, typed);
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect([stored.includes("correct"), stored.includes("Siobh")]).toEqual([false, true]);
    await page.reload();
    const { password: _, confirmPassword: __, ...kept } = typed;
    await expectHeld(page, account, { ...kept, password: "", confirmPassword: "" });
    await visit("/");
    await visit(account.path);
    await expectHeld(page, account, { ...kept, password: "", confirmPassword: "" });
    await fill(page, account, typed);
    await send(page, account);
    await expectStep(page, 2);
    expect(await page.evaluate(() => sessionStorage.getItem("unsent account"))).toBeNull();
  });

  test("@js reloaded while still typing: nothing typed is lost", async ({ page, visit }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile);
    await page.reload();
    await isReady(page);
    await expectHeld(page, profile, typed);
  });

  test("what was kept is there after a reload of step 2, and in a new tab", async ({
    page,
    scripted,
    visit,
    context,
  }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile, { bio: "Not long enough yet" });
    if (scripted) {
      await expectAutosaved(page);
    } else {
      await button(page, "Back").click();
      await expectStep(page, 1);
      await send(page, account);
      await expectStep(page, 2);
    }
    await page.reload();
    if (scripted) await isReady(page);
    await expectHeld(page, profile, typed);

    const other = await context.newPage();
    await other.goto(`${profile.path}?step=2`);
    await expectStep(other, 2);
    await expectHeld(other, profile, typed);
    await other.goto(profile.path);
    await expectStep(other, 1);
    await expectHeld(other, account, applicant.account);
  });

  test("what was refused is kept, too", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile, { yearsExperience: "-1" });
    expect((await send(page, profile)).status()).toBe(400);
    await visit(`${profile.path}?step=2`);
    await expectHeld(page, profile, typed);
  });

  test("two applicants at the same time do not see each other", async ({
    page,
    visit,
    browser,
    address,
    javaScriptEnabled,
    baseURL,
    faults,
  }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const other = await browser.newContext({
      javaScriptEnabled: javaScriptEnabled ?? true,
      extraHTTPHeaders: { "X-Forwarded-For": address },
      ...(baseURL ? { baseURL } : {}),
    });
    await faults.watch(other);
    const stranger = await other.newPage();
    await stranger.goto(`${profile.path}?step=2`);
    await expectStep(stranger, 1);
    await expectHeld(stranger, account, EMPTY_ACCOUNT);
    expect(await stranger.content()).not.toContain(applicant.account.email);
    await other.close();
  });
});

test.describe("kept while somebody types", () => {
  test("@js Draft saved is said, and a fresh page shows it", async ({ page, visit, context }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile, { bio: "Half a sen" });
    await expectAutosaved(page);
    await expectHeld(page, profile, typed);
    const other = await context.newPage();
    await other.goto(`${profile.path}?step=2`);
    await expectHeld(other, profile, typed);
  });

  test("@js autosave judges nothing and takes no error away", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile, { location: "" });
    await expectAutosaved(page);
    await expect(summaryOf(page)).toHaveCount(0);
    await send(page, profile);
    await expect(summaryOf(page).getByRole("link")).toHaveText(["Location is required"]);
    const saved = page.waitForResponse((response) => (response.request().postData() ?? "").includes("intent=save"));
    await enter(page, profile.fields.bio, `${typed.bio} And more.`);
    await saved;
    await expectAutosaved(page);
    await expect(summaryOf(page).getByRole("link")).toHaveText(["Location is required"]);
    await expect(page).toHaveTitle(/^Error: /);
  });

  test("@js autosave without a connection loses nothing, says that it is not saved, and saves when there is one", async ({
    page,
    faults,
    visit,
    context,
  }) => {
    faults.allow(/net::ERR_|Failed to fetch/);
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    await context.setOffline(true);
    const typed = await fill(page, profile, applicant.profile);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Not saved yet/);
    await expectStep(page, 2);
    await expectHeld(page, profile, typed);
    await context.setOffline(false);
    await expectAutosaved(page);
  });
});
