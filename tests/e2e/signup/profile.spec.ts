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
  type Refusing,
} from "../flows/form";
import {
  apply,
  button,
  expectStep,
  listedBy,
  newApplicant,
  profile,
  PROFILE_START,
  reachStep2,
  SPECIALTIES,
  TIME_ZONES,
  type ProfileField,
} from "../flows/signup";
import { expect, PICTURES } from "../support/visit";

/** The same at step 2. */
async function refusesProfile({ page, faults, visit }: Refusing, name: ProfileField): Promise<void> {
  const applicant = newApplicant();
  await reachStep2(page, visit, applicant);
  await expectFieldRefused({ page, faults }, profile, applicant.profile, name);
  await expectStep(page, 2);
}

test.describe("step 2", () => {
  test("SIGN-01 SIGN-04 SIGN-05 asks for the professional profile", async ({ page, visit }) => {
    await reachStep2(page, visit, newApplicant());
    await expect(page).toHaveTitle(/^Specialist Registration - Step 2 of 2\b/);
    await expect(page.getByRole("heading", { name: "Complete your professional profile", exact: true })).toBeVisible();
    for (const [name, field] of Object.entries(profile.fields)) {
      await expect(control(page, field), name).toBeVisible();
      await expect(control(page, field), name).toHaveAttribute("name", name);
    }
    await expect(button(page, "Back")).toBeEnabled();
    await expect(button(page, "Submit Application")).toBeEnabled();
  });

  test("SIGN-06 DATA-36 DATA-37 chooses specialty and time zone from lists, VR by a box; the picture is optional", async ({
    page,
    visit,
  }) => {
    await reachStep2(page, visit, newApplicant());
    const { specialty, timeZone, isVrEnabled, profileImage } = profile.fields;
    await expect(control(page, specialty).getByRole("option")).toHaveText(["Choose a specialty", ...SPECIALTIES]);
    const zones = control(page, timeZone).getByRole("option");
    expect(await zones.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).toEqual([
      "",
      ...TIME_ZONES,
    ]);
    await expect(control(page, isVrEnabled)).toHaveAttribute("type", "checkbox");
    await expect(control(page, profileImage)).toHaveValue("");
  });

  test("SIGN-08 starts with 0 years, 75 dollars, English, New York and no VR", async ({ page, visit }) => {
    await reachStep2(page, visit, newApplicant());
    await expectHeld(page, profile, PROFILE_START);
  });

  test("SIGN-14 refuses a license number of fewer than 5 characters", ({ page, faults, visit }) =>
    refusesProfile({ page, faults, visit }, "licenseNumber"));
  test("SIGN-15 refuses no specialty", ({ page, faults, visit }) =>
    refusesProfile({ page, faults, visit }, "specialty"));
  test("SIGN-16 refuses years of experience below 0", ({ page, faults, visit }) =>
    refusesProfile({ page, faults, visit }, "yearsExperience"));
  test("SIGN-17 refuses a bio of fewer than 50 characters", ({ page, faults, visit }) =>
    refusesProfile({ page, faults, visit }, "bio"));
  test("SIGN-18 refuses an empty list of certifications", ({ page, faults, visit }) =>
    refusesProfile({ page, faults, visit }, "certifications"));
  test("SIGN-19 SIGN-23 refuses an hourly rate below 10; text counts as 0", ({ page, faults, visit }) =>
    refusesProfile({ page, faults, visit }, "hourlyRate"));
  test("SIGN-20 refuses an empty list of languages", ({ page, faults, visit }) =>
    refusesProfile({ page, faults, visit }, "languages"));
  test("SIGN-21 refuses no time zone", ({ page, faults, visit }) =>
    refusesProfile({ page, faults, visit }, "timeZone"));
  test("SIGN-22 refuses no location", ({ page, faults, visit }) => refusesProfile({ page, faults, visit }, "location"));

  const EVERY_MESSAGE = {
    licenseNumber: "License number is required",
    specialty: "Specialty is required",
    yearsExperience: "Years of experience must be 0 or greater",
    bio: "Bio must be at least 50 characters",
    certifications: "At least one certification is required",
    hourlyRate: "Hourly rate must be at least $10",
    languages: "At least one language is required",
    timeZone: "Time zone is required",
    location: "Location is required",
    profileImage: "Enter the address of a picture that starts with https://",
  };
  const ALL_WRONG = {
    specialty: "",
    licenseNumber: "123",
    bio: "Too short.",
    certifications: ",",
    languages: "",
    yearsExperience: "-3",
    hourlyRate: "5",
    timeZone: "",
    location: "",
    profileImage: "http://example.org/me.jpg",
    isVrEnabled: "on",
  };

  test("SIGN-14 SIGN-15 SIGN-16 SIGN-17 SIGN-18 SIGN-19 SIGN-20 SIGN-21 SIGN-22 refuses all that is wrong in one go", async ({
    page,
    faults,
    visit,
  }) => {
    allowStatus(faults, 400);
    await reachStep2(page, visit, newApplicant());
    const typed = await fill(page, profile, ALL_WRONG);
    expect((await send(page, profile)).status()).toBe(400);
    await expectRefused(page, profile, { typed, messages: EVERY_MESSAGE });
    await expectStep(page, 2);
  });

  test("ERR-07 each message stands under its field", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await reachStep2(page, visit, newApplicant());
    await fill(page, profile, ALL_WRONG);
    await send(page, profile);
    await expect(summaryOf(page)).toBeVisible();
    await expectMessagesUnderFields(page, profile, Object.keys(EVERY_MESSAGE) as ProfileField[]);
  });

  test("ERR-07 each link of the summary leads to its field, and takes no message away", async ({
    page,
    faults,
    visit,
  }) => {
    allowStatus(faults, 400);
    await reachStep2(page, visit, newApplicant());
    const typed = await fill(page, profile, ALL_WRONG);
    await send(page, profile);
    await expectLinksLead(page, profile, { typed, messages: EVERY_MESSAGE });
  });

  test("ERR-07 @js the summary takes the focus at every refusal", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await reachStep2(page, visit, newApplicant());
    await send(page, profile);
    await expect(summaryOf(page)).toBeFocused();
    await enter(page, profile.fields.location, "Boise");
    await send(page, profile);
    await expect(summaryOf(page)).toBeFocused();
  });

  test("SIGN-16 SIGN-23 text for the years of experience counts as 0", async ({ page, visit, request }) => {
    const applicant = newApplicant();
    applicant.profile.yearsExperience = "abc";
    await apply(page, visit, applicant);
    expect(await listedBy(request, applicant)).toMatchObject([{ yearsExperience: 0 }]);
  });

  test("SIGN-14 SIGN-16 SIGN-17 SIGN-19 takes the least that is enough", async ({ page, visit, request }) => {
    const applicant = newApplicant();
    applicant.profile = {
      ...applicant.profile,
      licenseNumber: "12345",
      yearsExperience: "0",
      bio: applicant.mark.padEnd(50, "."),
      hourlyRate: "10",
    };
    await apply(page, visit, applicant);
    const [listed] = await listedBy(request, applicant);
    expect(listed).toMatchObject({ yearsExperience: 0, bio: applicant.profile.bio });
    expect(Number(listed?.hourlyRate)).toBe(10);
  });

  test("a field that nobody sees, filled in by a program: refused, nothing lost", async ({
    page,
    faults,
    visit,
    request,
  }) => {
    allowStatus(faults, 422);
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile);
    await page.locator("input[name=website]").fill("https://spam.example");
    expect((await send(page, profile)).status()).toBe(422);
    await expect(summaryOf(page)).toContainText("This form could not be sent.");
    await expectHeld(page, profile, typed);
    expect(await listedBy(request, applicant)).toEqual([]);
  });

  test("SIGN-05 a profile picture is taken by its https address", async ({ page, visit, request }) => {
    const applicant = newApplicant();
    applicant.profile.profileImage = `${PICTURES}siobhan.jpg`;
    await apply(page, visit, applicant);
    expect(await listedBy(request, applicant)).toMatchObject([{ profileImage: applicant.profile.profileImage }]);
  });
});
