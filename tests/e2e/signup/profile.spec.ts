import sharp from "sharp";
import { proves } from "../../support/clauses";
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
import {
  apply,
  button,
  confirm,
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
import { mailsOf } from "../support/patients";
import { expect } from "../support/visit";

const REFUSED_ALONE: ProfileField[] = [
  "licenseNumber",
  "specialty",
  "yearsExperience",
  "bio",
  "certifications",
  "hourlyRate",
  "languages",
  "timeZone",
  "location",
];

test.describe("step 2", () => {
  test("asks for the professional profile", proves("SIGN-01", "SIGN-04", "SIGN-05"), async ({ page, visit }) => {
    await reachStep2(page, visit, newApplicant());
    await expect(page).toHaveTitle(/^Specialist Registration - Step 2 of 2\b/);
    await expect(page.getByRole("heading", { name: "Complete your professional profile", exact: true })).toBeVisible();
    for (const [name, field] of Object.entries(profile.fields)) {
      await expect(control(page, field), name).toBeVisible();
      await expect(control(page, field), name).toHaveAttribute("name", name);
    }
    await expect(button(page, "Submit Application")).toBeEnabled();
    await button(page, "Back").click();
    await expectStep(page, 1);
  });

  test(
    "chooses specialty and time zone from lists, VR by a box; the picture is optional",
    proves("SIGN-06", "DATA-36", "DATA-37"),
    async ({ page, visit }) => {
      await reachStep2(page, visit, newApplicant());
      const { specialty, timeZone, isVrEnabled, profileImage } = profile.fields;
      await expect(control(page, specialty).getByRole("option")).toHaveText(["Choose a specialty", ...SPECIALTIES]);
      const zones = control(page, timeZone).getByRole("option");
      expect(
        await zones.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
      ).toEqual(["", ...TIME_ZONES]);
      await expect(control(page, isVrEnabled)).toHaveAttribute("type", "checkbox");
      await expect(control(page, profileImage)).toHaveValue("");
    },
  );

  test("starts with 0 years, 75 dollars, English, New York and no VR", proves("SIGN-08"), async ({ page, visit }) => {
    await reachStep2(page, visit, newApplicant());
    await expectHeld(page, profile, PROFILE_START);
  });

  test(
    "refuses each wrong value of a field with that field's message alone",
    proves(
      "SIGN-14",
      "SIGN-15",
      "SIGN-16",
      "SIGN-17",
      "SIGN-18",
      "SIGN-19",
      "SIGN-20",
      "SIGN-21",
      "SIGN-22",
      "SIGN-23",
    ),
    async ({ page, faults, visit }) => {
      test.slow();
      const applicant = newApplicant();
      await reachStep2(page, visit, applicant);
      for (const name of REFUSED_ALONE)
        await test.step(name, async () => {
          await expectFieldRefused({ page, faults }, profile, applicant.profile, name);
          await expectStep(page, 2);
        });
    },
  );

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

  test(
    "refuses all that is wrong in one go @main",
    proves("SIGN-14", "SIGN-15", "SIGN-16", "SIGN-17", "SIGN-18", "SIGN-19", "SIGN-20", "SIGN-21", "SIGN-22"),
    async ({ page, faults, visit }) => {
      allowStatus(faults, 400);
      await reachStep2(page, visit, newApplicant());
      const typed = await fill(page, profile, ALL_WRONG);
      expect((await send(page, profile)).status()).toBe(400);
      await expectRefused(page, profile, { typed, messages: EVERY_MESSAGE });
      await expectStep(page, 2);
    },
  );

  test("each message stands under its field", proves("ERR-07"), async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await reachStep2(page, visit, newApplicant());
    await fill(page, profile, ALL_WRONG);
    await send(page, profile);
    await expect(summaryOf(page)).toBeVisible();
    await expectMessagesUnderFields(page, profile, Object.keys(EVERY_MESSAGE) as ProfileField[]);
  });

  test("each link of the summary leads to its field, and takes no message away", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await reachStep2(page, visit, newApplicant());
    const typed = await fill(page, profile, ALL_WRONG);
    await send(page, profile);
    await expectLinksLead(page, profile, { typed, messages: EVERY_MESSAGE });
  });

  test("@js the summary takes the focus at every refusal", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await reachStep2(page, visit, newApplicant());
    await send(page, profile);
    await expect(summaryOf(page)).toBeFocused();
    await enter(page, profile.fields.location, "Boise");
    await send(page, profile);
    await expect(summaryOf(page)).toBeFocused();
  });

  test("years of experience left blank count as 0", proves("SIGN-23"), async ({ page, visit, request }) => {
    const applicant = newApplicant();
    applicant.profile.yearsExperience = "";
    await apply(page, visit, applicant);
    expect(await listedBy(request, applicant)).toMatchObject([{ yearsExperience: 0 }]);
  });

  test(
    "takes the least that is enough",
    proves("SIGN-14", "SIGN-16", "SIGN-17", "SIGN-19"),
    async ({ page, visit, request }) => {
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
    },
  );

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

  test("a profile picture is taken by its https address, and uploaded once signed in; visitors see neither before the review", async ({
    page,
    visit,
    request,
    scripted,
  }) => {
    const applicant = newApplicant();
    applicant.profile.profileImage = "https://pictures.invalid/siobhan.jpg";
    await apply(page, visit, applicant);
    expect(await listedBy(request, applicant)).toMatchObject([{ profileImage: "" }]);
    await expect(page.getByText("You can add a profile picture after you sign in.")).toBeVisible();
    const [mail] = await mailsOf(applicant.account.email, 1, scripted);
    await confirm(page, visit, applicant, mail!);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Application");
    await visit(profile.path);
    await expectStep(page, 3);
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    await page.getByLabel("Picture", { exact: true }).setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
    await page.getByRole("button", { name: "Upload Picture" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile Picture");
    await expect(page.getByRole("figure")).toHaveText("Under review");
    expect(await listedBy(request, applicant)).toMatchObject([{ profileImage: "" }]);
  });
});
