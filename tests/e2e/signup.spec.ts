import type { Page } from "@playwright/test";
import { test, UNLUCKY } from "./flows/failing-server";
import {
  allowStatus,
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
  held,
  send,
  summaryOf,
  toast,
  type Browser,
} from "./flows/form";
import {
  account,
  EMAIL_TAKEN,
  EMPTY_ACCOUNT,
  expectStep,
  listedBy,
  newApplicant,
  NO_ACCOUNT,
  NO_PROFILE,
  profile,
  PROFILE_START,
  reachStep2,
  register,
  SPECIALTIES,
  SUBMITTED,
  TIME_ZONES,
  type AccountField,
  type Applicant,
  type ProfileField,
} from "./flows/signup";
import { expect, PICTURES, type Visit } from "./support/visit";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isReady = (page: Page) => expect(page.getByRole("region", { name: /^Notifications/ })).toBeAttached();

type Refusing = Pick<Browser, "page" | "faults"> & { visit: Visit };

/** Opens step 1 and expects each wrong value of a field to be refused with its message. */
async function refusesAccount({ page, faults, visit }: Refusing, name: AccountField): Promise<void> {
  await visit(account.path);
  await expectFieldRefused({ page, faults }, account, newApplicant().account, name);
  await expectStep(page, 1);
}

/** The same at step 2. */
async function refusesProfile({ page, faults, visit }: Refusing, name: ProfileField): Promise<void> {
  const applicant = newApplicant();
  await reachStep2(page, visit, applicant);
  await expectFieldRefused({ page, faults }, profile, applicant.profile, name);
  await expectStep(page, 2);
}

/** Goes all the way to the confirmation. */
async function apply(page: Page, visit: Visit, applicant: Applicant, origin = ""): Promise<void> {
  await reachStep2(page, visit, applicant, origin);
  await fill(page, profile, applicant.profile);
  await send(page, profile);
  await expectStep(page, 3);
}

/** Waits until typing has been kept, then for its sign on the page. */
async function expectAutosaved(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Draft saved");
}

test.describe("step 1", () => {
  test("SIGN-01 SIGN-02 asks for the account, and says which step it is", async ({ page, visit }) => {
    await visit(account.path);
    await expectStep(page, 1);
    await expect(page).toHaveTitle(/^Specialist Registration - Step 1 of 2\b/);
    await expect(page.getByRole("heading", { name: "Create your account", exact: true })).toBeVisible();
    await expectHeld(page, account, EMPTY_ACCOUNT);
    for (const field of Object.values(account.fields)) await expect(control(page, field)).toBeVisible();
    await expect(control(page, account.fields.email)).toHaveAttribute("type", "email");
    await expect(control(page, account.fields.password)).toHaveAttribute("type", "password");
    await expect(control(page, account.fields.confirmPassword)).toHaveAttribute("type", "password");
    await expect(control(page, profile.fields.bio)).toHaveCount(0);
    await expect(button(page, "Continue")).toBeEnabled();
  });

  test("SIGN-09 refuses a first name of fewer than 2 letters", ({ page, faults, visit }) =>
    refusesAccount({ page, faults, visit }, "firstName"));
  test("SIGN-10 refuses a last name of fewer than 2 letters", ({ page, faults, visit }) =>
    refusesAccount({ page, faults, visit }, "lastName"));
  test("SIGN-11 refuses an email address that is none", ({ page, faults, visit }) =>
    refusesAccount({ page, faults, visit }, "email"));
  test("SIGN-13 refuses a second password that is not the first", ({ page, faults, visit }) =>
    refusesAccount({ page, faults, visit }, "confirmPassword"));

  test("SIGN-12 refuses a password of fewer than 8 characters", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    const { account: entries } = newApplicant();
    for (const password of ["", "1234567"]) {
      const typed = await fill(page, account, entries, { password, confirmPassword: password });
      expect((await send(page, account)).status()).toBe(400);
      await expectRefused(page, account, { typed, messages: { password: "Password must be at least 8 characters" } });
    }
    await fill(page, account, entries, { password: "q7#vLm2x", confirmPassword: "q7#vLm2x" });
    await send(page, account);
    await expectStep(page, 2);
  });

  const EVERY_MESSAGE = {
    firstName: "First name must be at least 2 characters",
    lastName: "Last name must be at least 2 characters",
    email: "Invalid email address",
    password: "Password must be at least 8 characters",
    confirmPassword: "Passwords don't match",
  };
  const ALL_WRONG = { firstName: "A", lastName: "B", email: "nobody", password: "short", confirmPassword: "other" };

  test("SIGN-03 Continue judges all five fields in one go, and stays", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    const typed = await fill(page, account, ALL_WRONG);
    expect((await send(page, account)).status()).toBe(400);
    await expectRefused(page, account, { typed, messages: EVERY_MESSAGE });
    await expectStep(page, 1);

    // All but one: still there.
    const applicant = newApplicant();
    await fill(page, account, applicant.account, { confirmPassword: "something else" });
    await send(page, account);
    await expect(summaryOf(page).getByRole("link")).toHaveText(["Passwords don't match"]);
    await expectStep(page, 1);

    await fill(page, account, applicant.account);
    await send(page, account);
    await expectStep(page, 2);
  });

  test("SIGN-03 step 2 and step 3 cannot be opened by their address alone", async ({ page, visit }) => {
    for (const step of ["2", "3", "4", "x"]) {
      await visit(`${account.path}?step=${step}`);
      await expectStep(page, 1);
    }
  });

  test("SIGN-03 the Enter key continues", async ({ page, visit }) => {
    await visit(account.path);
    await fill(page, account, newApplicant().account);
    await control(page, account.fields.email).press("Enter");
    await expectStep(page, 2);
  });

  test("SIGN-12 SIGN-13 a refusal never sends the passwords back", async ({ page, faults, scripted, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    const { account: entries } = newApplicant();
    await fill(page, account, entries, { firstName: "A" });
    const response = await send(page, account);
    expect(await response.text()).not.toContain(entries.password);
    await expect(summaryOf(page)).toBeVisible();
    if (scripted) return;
    expect(await page.content()).not.toContain(entries.password);
    expect(await held(page, account)).toMatchObject({ password: "", confirmPassword: "" });
  });

  test("ERR-07 each message stands under its field", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    await fill(page, account, ALL_WRONG);
    await send(page, account);
    await expect(summaryOf(page)).toBeVisible();
    await expectMessagesUnderFields(page, account, Object.keys(EVERY_MESSAGE) as AccountField[]);
  });

  test("ERR-07 each link of the summary leads to its field, and takes no message away", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    const typed = await fill(page, account, ALL_WRONG);
    await send(page, account);
    await expectLinksLead(page, account, { typed, messages: EVERY_MESSAGE });
  });

  test("ERR-07 @js the summary takes the focus at every refusal", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    await visit(account.path);
    await send(page, account);
    await expect(summaryOf(page)).toBeFocused();
    await enter(page, account.fields.firstName, "Siobhán");
    await send(page, account);
    await expect(summaryOf(page)).toBeFocused();
  });

  test("SIGN-11 an address that has an account says so on the field, whatever the case of its letters", async ({
    page,
    faults,
    visit,
    request,
  }) => {
    allowStatus(faults, 400);
    const { account: entries } = newApplicant();
    expect((await register(request, entries)).status()).toBe(201);
    await visit(account.path);
    for (const email of [entries.email, entries.email.toUpperCase(), ` ${entries.email.toLowerCase()} `]) {
      await fill(page, account, entries, { email });
      expect((await send(page, account)).status()).toBe(400);
      // The browser's own email field cuts the spaces off.
      await expectRefused(page, account, { typed: { ...entries, email: email.trim() }, messages: { email: EMAIL_TAKEN } });
    }
    // With another mistake at the same time, both are said at once.
    await fill(page, account, entries, { firstName: "" });
    await send(page, account);
    await expect(summaryOf(page).getByRole("link")).toHaveText(["First name must be at least 2 characters", EMAIL_TAKEN]);
  });

  test("a field that nobody sees, filled in by a program: refused, nothing lost", async ({ page, faults, visit }) => {
    allowStatus(faults, 422);
    await visit(account.path);
    const typed = await fill(page, account, newApplicant().account);
    await page.locator("input[name=website]").fill("https://spam.example");
    expect((await send(page, account)).status()).toBe(422);
    await expect(summaryOf(page)).toContainText("This form could not be sent.");
    await expectHeld(page, account, typed);
    await expectStep(page, 1);
  });
});

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
  test("SIGN-15 refuses no specialty", ({ page, faults, visit }) => refusesProfile({ page, faults, visit }, "specialty"));
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
  test("SIGN-21 refuses no time zone", ({ page, faults, visit }) => refusesProfile({ page, faults, visit }, "timeZone"));
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

  test("ERR-07 each link of the summary leads to its field, and takes no message away", async ({ page, faults, visit }) => {
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

  test("a field that nobody sees, filled in by a program: refused, nothing lost", async ({ page, faults, visit, request }) => {
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

test.describe("going back and coming back", () => {
  test("SIGN-04 Back returns to step 1, and nothing typed on either step is lost", async ({ page, visit, request }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    // Not valid yet: Back does not judge.
    const typed = await fill(page, profile, applicant.profile, { bio: "Unfinished,\nso far …", hourlyRate: "abc", location: "" });
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
  });

  test("SIGN-04 SIGN-06 Back keeps an unticked box and a chosen nothing", async ({ page, visit }) => {
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

  test("SIGN-04 SIGN-12 after Back, a new password replaces the kept one, and a bad one is refused", async ({ page, faults, visit }) => {
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
  });

  test("SIGN-04 the browser's own way back leads to step 1 and forth again, and nothing typed is lost", async ({ page, scripted, visit }) => {
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

  test("SIGN-04 @js gone back in the browser while still typing: nothing typed is lost", async ({ page, visit }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile);
    await page.goBack();
    await expectStep(page, 1);
    await page.goForward();
    await expectStep(page, 2);
    await expectHeld(page, profile, typed);
  });

  test("SIGN-04 what was kept is there after a reload of step 2, and in a new tab", async ({ page, scripted, visit, context }) => {
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

  test("SIGN-16 what was refused is kept, too", async ({ page, faults, visit }) => {
    allowStatus(faults, 400);
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile, { yearsExperience: "-1" });
    expect((await send(page, profile)).status()).toBe(400);
    await visit(`${profile.path}?step=2`);
    await expectHeld(page, profile, typed);
  });

  test("SIGN-02 two applicants at the same time do not see each other", async ({ page, visit, browser, address, javaScriptEnabled, baseURL, faults }) => {
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

test.describe("submitted", () => {
  test("SIGN-24 @js the button is disabled and says so while the application is under way", async ({ page, visit }) => {
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
  });

  test("SIGN-24 the button reads Submit Application", async ({ page, visit }) => {
    await reachStep2(page, visit, newApplicant());
    await expect(page.getByRole("main").getByRole("button", { name: /Submit/ })).toHaveText("Submit Application");
  });

  test("SIGN-25 SIGN-26 moves on to step 3 and says so", async ({ page, scripted, visit }) => {
    await apply(page, visit, newApplicant());
    await expectAnnounced({ page, scripted }, SUBMITTED);
    await expect(page).toHaveTitle(/^Application Submitted!/);
    await expect(control(page, profile.fields.bio)).toHaveCount(0);
  });

  test("SIGN-31 SIGN-32 the confirmation says under review, 2-3 business days, email; and leads home", async ({ page, visit }) => {
    await apply(page, visit, newApplicant());
    const card = page.getByRole("region", { name: "Application Submitted!" });
    await expect(card).toContainText("under review");
    await expect(card).toContainText("Credential verification takes 2-3 business days");
    await expect(card).toContainText(/email you .* approved/);
    await card.getByRole("link", { name: "Return to Home", exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Application Submitted!");
  });

  test("SIGN-07 SIGN-32 DATA-18 DATA-20 DATA-21 DATA-22 DATA-23 the new provider is listed as it was typed, under review", async ({
    page,
    visit,
    request,
  }) => {
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
  });

  test("SIGN-25 a double click makes one provider", async ({ page, visit, request }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    await fill(page, profile, applicant.profile);
    await button(page, "Submit Application").dblclick();
    await expectStep(page, 3);
    expect(await listedBy(request, applicant)).toHaveLength(1);
  });

  test("SIGN-25 the Enter key submits, and does not go back", async ({ page, visit, request }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    await fill(page, profile, applicant.profile);
    await control(page, profile.fields.location).press("Enter");
    await expectStep(page, 3);
    expect(await listedBy(request, applicant)).toHaveLength(1);
  });

  test("SIGN-25 SIGN-31 every way back leads to the confirmation", async ({ page, visit, request }) => {
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

  test("SIGN-25 SIGN-31 going back in the browser and sending again makes no second provider", async ({ page, visit, request }) => {
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

  test("SIGN-02 SIGN-31 an application for someone else starts over, with empty forms", async ({ page, visit, request }) => {
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

  test("SIGN-09 SIGN-10 DATA-24 takes names of every kind, and the account is theirs", async ({ page, visit, request }) => {
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

test.describe("what fails", () => {
  test("SIGN-27 SIGN-28 the address was taken between the steps: stays on step 2, says so, nothing lost", async ({
    page,
    faults,
    scripted,
    visit,
    request,
  }) => {
    allowStatus(faults, 409);
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    expect((await register(request, applicant.account)).status()).toBe(201);
    const typed = await fill(page, profile, applicant.profile);
    expect((await send(page, profile)).status()).toBe(409);
    await expectStep(page, 2);
    await expectFailureAnnounced({ page, scripted }, NO_ACCOUNT);
    await expect(summaryOf(page)).toContainText(EMAIL_TAKEN);
    await expect(page).toHaveTitle(/^Error: /);
    await expectHeld(page, profile, typed);
    expect(await listedBy(request, applicant)).toEqual([]);

    // What the message advises works.
    await button(page, "Back").click();
    await expectStep(page, 1);
    await enter(page, account.fields.email, `other-${applicant.account.email}`);
    await send(page, account);
    await expectStep(page, 2);
    await expectHeld(page, profile, typed);
    await send(page, profile);
    await expectStep(page, 3);
    expect(await listedBy(request, applicant)).toHaveLength(1);
  });

  test("SIGN-27 SIGN-28 the account cannot be stored: stays on step 2, says so, nothing lost", async ({
    page,
    faults,
    scripted,
    visit,
    request,
    failing,
  }) => {
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
  });

  test("SIGN-27 SIGN-29 the profile cannot be stored: stays on step 2, says so, nothing lost, and no account is left", async ({
    page,
    faults,
    scripted,
    visit,
    request,
    failing,
  }) => {
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
  });

  test("SIGN-27 SIGN-28 @js no connection: stays on step 2, says so, nothing lost", async ({ page, faults, scripted, visit, request }) => {
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
  });

  test("SIGN-30 an account whose profile call failed stays, and its owner comes back to finish at step 2", async ({
    page,
    scripted,
    visit,
  }) => {
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
  });

  test("SIGN-27 the draft went missing: back to step 1, which says so, and the profile is kept", async ({ page, scripted, visit, context }) => {
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

test.describe("kept while somebody types", () => {
  test("SIGN-04 @js Draft saved is said, and a fresh page shows it", async ({ page, visit, context }) => {
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const typed = await fill(page, profile, applicant.profile, { bio: "Half a sen" });
    await expectAutosaved(page);
    await expectHeld(page, profile, typed);
    const other = await context.newPage();
    await other.goto(`${profile.path}?step=2`);
    await expectHeld(other, profile, typed);
  });

  test("SIGN-04 @js autosave judges nothing and takes no error away", async ({ page, faults, visit }) => {
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

  test("SIGN-04 @js autosave without a connection loses nothing and says that it is not saved", async ({ page, faults, visit }) => {
    faults.allow(/net::ERR_|Failed to fetch/);
    const applicant = newApplicant();
    await reachStep2(page, visit, applicant);
    const tried = page.waitForEvent("requestfailed");
    await page.route(`**${profile.path}.data*`, (route) => route.abort("connectionfailed"));
    const typed = await fill(page, profile, applicant.profile);
    await tried;
    await expect(page.getByText("Draft saved")).toHaveCount(0);
    await expectStep(page, 2);
    await expectHeld(page, profile, typed);
    await page.unroute(`**${profile.path}.data*`);
    await enter(page, profile.fields.location, "Boise, Idaho");
    await expectAutosaved(page);
  });
});
