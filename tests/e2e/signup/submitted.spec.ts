import { proves } from "../../support/clauses";
import { test } from "../flows/failing-server";
import { control, expectAnnounced, expectHeld, fill, send } from "../flows/form";
import {
  account,
  apply,
  button,
  confirm,
  EMPTY_ACCOUNT,
  expectAutosaved,
  expectStep,
  listedBy,
  newApplicant,
  profile,
  PROFILE_START,
  reachStep2,
  register,
  SUBMITTED,
} from "../flows/signup";
import { mailsOf } from "../support/patients";
import { expect } from "../support/visit";

test.describe("submitted", () => {
  test(
    "@js the button is disabled and says so while the application is under way",
    proves("SIGN-24"),
    async ({ page, visit }) => {
      const applicant = newApplicant();
      await reachStep2(page, visit, applicant);
      await fill(page, profile, applicant.profile);
      await expectAutosaved(page);
      let release = () => {};
      const mayGoOn = new Promise<void>((resolve) => (release = resolve));
      await page.route(`**${profile.path}*`, async (route) => {
        await mayGoOn;
        await route.continue();
      });
      await expect(button(page, "Submit Application")).toBeEnabled();
      await button(page, "Submit Application").click();
      await expect(button(page, "Submitting...")).toBeDisabled();
      await expect(button(page, "Submit Application")).toHaveCount(0);
      release();
      await expectStep(page, 3);
    },
  );

  test("the button reads Submit Application", proves("SIGN-24"), async ({ page, visit }) => {
    await reachStep2(page, visit, newApplicant());
    await expect(page.getByRole("main").getByRole("button", { name: /Submit/ })).toHaveText("Submit Application");
  });

  test("moves on to step 3 and says so", proves("SIGN-25", "SIGN-26"), async ({ page, scripted, visit }) => {
    await apply(page, visit, newApplicant());
    await expectAnnounced({ page, scripted }, SUBMITTED);
    await expect(page).toHaveTitle(/^Application Submitted!/);
    await expect(control(page, profile.fields.bio)).toHaveCount(0);
  });

  test(
    "the confirmation says under review, 2-3 business days, email; and leads home",
    proves("SIGN-31", "SIGN-32"),
    async ({ page, visit }) => {
      const { account, ...rest } = newApplicant();
      await apply(page, visit, { account, ...rest });
      const card = page.getByRole("region", { name: "Application Submitted!" });
      await expect(card).toContainText(`Check your email at ${account.email}, and confirm your address`);
      await expect(card).toContainText("under review");
      await expect(card).toContainText("Credential verification takes 2-3 business days");
      await expect(card).toContainText(/email you .* approved/);
      await card.getByRole("link", { name: "Return to Home", exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Application Submitted!");
    },
  );

  test(
    "the new provider is listed as it was typed, under review @main",
    proves("SIGN-07", "SIGN-32", "DATA-18", "DATA-20", "DATA-21", "DATA-22", "DATA-23"),
    async ({ page, visit, request }) => {
      const applicant = newApplicant();
      await apply(page, visit, applicant);
      const listed = await listedBy(request, applicant);
      const workday = { start: "09:00", end: "17:00", available: true };
      const weekend = { start: "10:00", end: "14:00", available: false };
      expect(listed).toMatchObject([
        {
          specialty: "Registered Dietitian",
          bio: applicant.profile.bio,
          certifications: ["RDN", "CDCES", "Obesity Medicine"],
          languages: ["English", "Gaeilge", "Español"],
          yearsExperience: 12,
          hourlyRate: "95.50",
          totalReviews: 0,
          location: "St. John’s, Illinois",
          profileImage: "",
          timeZone: "America/Chicago",
          isAvailable: true,
          isVerified: false,
          isVrEnabled: true,
          availability: {
            monday: workday,
            tuesday: workday,
            wednesday: workday,
            thursday: workday,
            friday: workday,
            saturday: weekend,
            sunday: weekend,
          },
        },
      ]);
      expect(Number(listed[0]?.rating)).toBe(0);

      const label = `Dr. Specialist ${listed[0]?.id}`;
      await visit(`/specialists?search=${applicant.mark}`);
      const card = page.getByRole("article", { name: label });
      await expect(card).toContainText("Under review");
      await expect(card.getByText("Verified", { exact: true })).toHaveCount(0);
      await expect(card).toContainText("$95.50");

      await card.getByRole("link", { name: /View Profile/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
      await expect(page.getByText("Under review")).toBeVisible();
      await expect(page.getByText("Siobhán O'Connor-Müller")).toBeVisible();
    },
  );

  test("an address that has an account gets the same confirmation; its owner signs in and finds what was typed @main", async ({
    page,
    visit,
    request,
    scripted,
  }) => {
    const applicant = newApplicant();
    expect((await register(request, applicant.account)).status()).toBe(201);
    const [proof] = await mailsOf(applicant.account.email, 1, scripted);
    await apply(page, visit, applicant);
    await expectAnnounced({ page, scripted }, SUBMITTED);
    expect(await listedBy(request, applicant)).toEqual([]);
    await confirm(page, visit, applicant, proof!);
    await expectStep(page, 2);
    await expectHeld(page, profile, applicant.profile);
    await send(page, profile);
    await expectStep(page, 3);
    expect(await listedBy(request, applicant)).toHaveLength(1);
  });

  test("a double click makes one provider", async ({ page, visit, request }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    await fill(page, profile, applicant.profile);
    await button(page, "Submit Application").dblclick();
    await expectStep(page, 3);
    expect(await listedBy(request, applicant)).toHaveLength(1);
  });

  test("the Enter key submits, and does not go back", async ({ page, visit, request }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    await fill(page, profile, applicant.profile);
    await control(page, profile.fields.location).press("Enter");
    await expectStep(page, 3);
    expect(await listedBy(request, applicant)).toHaveLength(1);
  });

  test("every way back leads to the confirmation", async ({ page, visit, request }) => {
    const applicant = newApplicant();
    await apply(page, visit, applicant);
    await page.reload();
    await expectStep(page, 3);
    for (const address of [account.path, `${account.path}?step=2`, `${account.path}?step=3`]) {
      await visit(address);
      await expectStep(page, 3);
    }
    expect(await listedBy(request, applicant)).toHaveLength(1);
  });

  test("going back in the browser and sending again makes no second provider", async ({ page, visit, request }) => {
    const applicant = newApplicant();
    await apply(page, visit, applicant);
    await page.goBack();
    // A browser may show the form as it was; sent, it leads to the confirmation.
    const submit = button(page, "Submit Application");
    const goOn = button(page, "Continue");
    if (await submit.or(goOn).isVisible()) await submit.or(goOn).click();
    await expectStep(page, 3);
    expect(await listedBy(request, applicant)).toHaveLength(1);
  });

  test("an application for someone else starts over, with empty forms", async ({ page, visit, request }) => {
    const [first, second] = [newApplicant(), newApplicant()];
    await apply(page, visit, first);
    await button(page, "Send an application for someone else").click();
    await expectStep(page, 1);
    await expectHeld(page, account, EMPTY_ACCOUNT);
    await fill(page, account, second.account);
    await send(page, account);
    await expectStep(page, 2);
    await expectHeld(page, profile, PROFILE_START);
    await fill(page, profile, second.profile);
    await send(page, profile);
    await expectStep(page, 3);
    expect(await listedBy(request, first)).toHaveLength(1);
    expect(await listedBy(request, second)).toHaveLength(1);
  });

  test("takes names of every kind, and the account is theirs", async ({ page, visit, request }) => {
    for (const [firstName, lastName] of [
      ["Ðỗ", "Nguyễn"],
      ["D'Angelo", "Ó Súilleabháin"],
      ["美玲", "王小"],
      ["<b>Bo</b>", `"; drop table users; --`],
    ] as const) {
      const applicant = newApplicant();
      applicant.account = { ...applicant.account, firstName, lastName };
      await apply(page, visit, applicant);
      const [listed] = await listedBy(request, applicant);
      await visit(`/specialists/${listed?.id}`);
      await expect(page.getByText(`${firstName} ${lastName}`)).toBeVisible();
      // The address is taken now: there is an account behind the profile.
      expect((await register(request, applicant.account)).status()).toBe(409);
      await visit(account.path);
      await button(page, "Send an application for someone else").click();
      await expectStep(page, 1);
    }
  });
});
