import { proves } from "../../support/clauses";
import { test, UNLUCKY } from "../flows/failing-server";
import {
  allowStatus,
  enter,
  expectAnnounced,
  expectFailureAnnounced,
  expectHeld,
  fill,
  send,
  toast,
} from "../flows/form";
import {
  account,
  button,
  expectStep,
  listedBy,
  newApplicant,
  NO_ACCOUNT,
  NO_PROFILE,
  profile,
  reachStep2,
  register,
  SUBMITTED,
} from "../flows/signup";
import { expect } from "../support/visit";

test.describe("what fails", () => {
  test(
    "the account cannot be stored: stays on step 2, says so, nothing lost",
    proves("SIGN-27", "SIGN-28"),
    async ({ page, faults, scripted, visit, request, failing }) => {
      allowStatus(faults, 500);
      const applicant = newApplicant();
      applicant.account.lastName = UNLUCKY;
      await reachStep2(page, visit, applicant, failing.origin);
      const typed = await fill(page, profile, applicant.profile);
      expect((await send(page, profile)).status()).toBe(500);
      await expectStep(page, 2);
      await expectFailureAnnounced({ page, scripted }, NO_ACCOUNT);
      await expectHeld(page, profile, typed);
      expect(await listedBy(request, applicant, failing.origin)).toEqual([]);
    },
  );

  test(
    "the profile cannot be stored: stays on step 2, says so, nothing lost, and no account is left",
    proves("SIGN-27", "SIGN-29"),
    async ({ page, faults, scripted, visit, request, failing }) => {
      allowStatus(faults, 500);
      const applicant = newApplicant();
      await reachStep2(page, visit, applicant, failing.origin);
      const typed = await fill(page, profile, applicant.profile, { location: UNLUCKY });
      expect((await send(page, profile)).status()).toBe(500);
      await expectStep(page, 2);
      await expectFailureAnnounced({ page, scripted }, NO_PROFILE);
      await expect(page).toHaveTitle(/^Error: /);
      await expectHeld(page, profile, typed);
      expect(await listedBy(request, applicant, failing.origin)).toEqual([]);

      // Sent again when it works, it goes through: no half of an account stands in the way.
      await enter(page, profile.fields.location, "Chicago, Illinois");
      await send(page, profile);
      await expectStep(page, 3);
      expect(await listedBy(request, applicant, failing.origin)).toHaveLength(1);
    },
  );

  test(
    "@js no connection: stays on step 2, says so, nothing lost",
    proves("SIGN-27", "SIGN-28"),
    async ({ page, faults, scripted, visit, request }) => {
      faults.allow(/net::ERR_|Failed to fetch/);
      const applicant = newApplicant();
      await reachStep2(page, visit, applicant);
      const typed = await fill(page, profile, applicant.profile);
      await page.route(`**${profile.path}.data*`, (route) => route.abort("connectionfailed"));
      await button(page, "Submit Application").click();
      await expectFailureAnnounced({ page, scripted }, NO_ACCOUNT);
      await expectStep(page, 2);
      await expectHeld(page, profile, typed);
      await page.unroute(`**${profile.path}.data*`);
      await send(page, profile);
      await expectStep(page, 3);
      expect(await listedBy(request, applicant)).toHaveLength(1);
    },
  );

  test(
    "an account whose profile call failed stays, and its owner comes back to finish at step 2",
    proves("SIGN-30"),
    async ({ page, scripted, visit }) => {
      const applicant = newApplicant();
      // The two calls of the API, from this browser: its session cookie is the browser's.
      const registered = await register(page.request, applicant.account);
      expect(registered.status()).toBe(201);
      const { id } = (await registered.json()) as { id: number };
      const profileCall = await page.request.post("/api/providers", { data: { userId: id, bio: "Too short" } });
      expect(profileCall.status()).toBe(422);
      expect((await register(page.request, applicant.account)).status(), "nothing was rolled back").toBe(409);

      await visit(profile.path);
      await expectStep(page, 2);
      // The account is there: there is no step 1 to go back to.
      await expect(button(page, "Back")).toHaveCount(0);
      await fill(page, profile, applicant.profile);
      await send(page, profile);
      await expectStep(page, 3);
      await expectAnnounced({ page, scripted }, SUBMITTED);
      expect(await listedBy(page.request, applicant)).toHaveLength(1);
    },
  );

  test("the draft went missing: back to step 1, which says so, and the profile is kept", async ({
    page,
    scripted,
    visit,
    context,
  }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile);
    await context.clearCookies();
    await send(page, profile);
    await expectStep(page, 1);
    const place = scripted ? toast(page) : page.getByRole("main").getByRole("status");
    await expect(place.getByText("Your account details have expired")).toBeVisible();
    await fill(page, account, applicant.account);
    await send(page, account);
    await expectStep(page, 2);
    await expectHeld(page, profile, typed);
  });
});
