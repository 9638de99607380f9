import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { ReadableMail } from "~/services/mail/email-file.server";
import { linkIn } from "../../support/mailbox";
import { expect, type Visit } from "../support/visit";
import { fill, send, type Entries, type FormFlow } from "./form";

/** What the sign-up says when an application was taken (SIGN-26), and when not (SIGN-28, SIGN-29). */
export const SUBMITTED = {
  title: "Application Submitted!",
  description: "Your specialist application has been submitted for review. You'll receive an email once approved.",
};
export const NO_ACCOUNT = { title: "Registration Failed", description: "Failed to create user account" };
export const NO_PROFILE = { title: "Registration Failed", description: "Failed to create provider profile" };

/** The specialties of DATA-36 and the time zones of DATA-37. */
export const SPECIALTIES = [
  "Weight Loss Specialist",
  "Registered Dietitian",
  "Nutrition Coach",
  "Fitness Coach",
  "Behavioral Weight Loss Therapist",
  "Bariatric Surgery Specialist",
  "Endocrinologist",
  "Sports Nutritionist",
];
export const TIME_ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
];

const every = (message: string, ...values: string[]) => values.map((value) => ({ value, message }));

/** Step 1. */
export const account = {
  path: "/specialist-signup",
  button: "Continue",
  fields: {
    firstName: {
      label: "First name",
      kind: "text",
      wrong: every("First name must be at least 2 characters", "", "A", " A "),
    },
    lastName: {
      label: "Last name",
      kind: "text",
      wrong: every("Last name must be at least 2 characters", "", "B", "   "),
    },
    email: {
      label: "Email",
      kind: "text",
      wrong: every("Invalid email address", "", "somebody", "somebody@", "@example.org", "some body@example.org"),
    },
    password: { label: "Password", kind: "password" },
    confirmPassword: {
      label: "Confirm password",
      kind: "password",
      wrong: every("Passwords don't match", "", "correct horse battery stapl", "Correct horse battery staple"),
    },
  },
} as const satisfies FormFlow<string>;
export type AccountField = keyof typeof account.fields;

/** Step 2. */
export const profile = {
  path: "/specialist-signup",
  button: "Submit Application",
  fields: {
    specialty: { label: "Specialty", kind: "select", wrong: every("Specialty is required", "") },
    licenseNumber: {
      label: "License number",
      kind: "text",
      wrong: every("License number is required", "", "1234", " 1234 "),
    },
    bio: {
      label: "Bio",
      kind: "textarea",
      wrong: every("Bio must be at least 50 characters", "", "b".repeat(49), `  ${"b".repeat(49)}  `),
    },
    certifications: {
      label: "Certifications",
      kind: "text",
      wrong: every("At least one certification is required", "", " , ,"),
    },
    languages: { label: "Languages", kind: "text", wrong: every("At least one language is required", "", " ,, ") },
    yearsExperience: {
      label: "Years of experience",
      kind: "text",
      wrong: every("Years of experience must be 0 or greater", "-1", "-0.5", "ten"),
    },
    hourlyRate: {
      label: "Hourly rate in US dollars",
      kind: "text",
      wrong: every("Hourly rate must be at least $10", "9.99", "0", "-75", "", "abc", "$80"),
    },
    timeZone: { label: "Time zone", kind: "select", wrong: every("Time zone is required", "") },
    location: { label: "Location", kind: "text", wrong: every("Location is required", "", "  ") },
    profileImage: { label: "Profile picture (optional)", kind: "text" },
    isVrEnabled: { label: "I offer VR consultations", kind: "checkbox" },
  },
} as const satisfies FormFlow<string>;
export type ProfileField = keyof typeof profile.fields;

/** What step 2 starts with (SIGN-08). */
export const PROFILE_START: Entries<ProfileField> = {
  specialty: "",
  licenseNumber: "",
  bio: "",
  certifications: "",
  languages: "English",
  yearsExperience: "0",
  hourlyRate: "75",
  timeZone: "America/New_York",
  location: "",
  profileImage: "",
  isVrEnabled: "",
};

export const EMPTY_ACCOUNT: Entries<AccountField> = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirmPassword: "",
};

/** Somebody who wants to join, different each time. */
export type Applicant = {
  account: Entries<AccountField>;
  profile: Entries<ProfileField>;
  /** stands in the bio and nowhere else: the directory's search finds this applicant by it */
  mark: string;
};

export function newApplicant(): Applicant {
  const mark = `mark${randomUUID().replaceAll("-", "")}`;
  return {
    mark,
    account: {
      firstName: "Siobhán",
      lastName: "O'Connor-Müller",
      email: `Specialist-${mark}@example.org`,
      password: "correct horse battery staple",
      confirmPassword: "correct horse battery staple",
    },
    profile: {
      specialty: "Registered Dietitian",
      licenseNumber: "RD-90210/7",
      bio: `I help people who have tried “everything” & are tired of it.\nSmall steps, kept for good: <that> is the plan. ${mark}`,
      certifications: "RDN, CDCES , Obesity Medicine",
      languages: "English, Gaeilge, Español",
      yearsExperience: "12",
      hourlyRate: "95.50",
      timeZone: "America/Chicago",
      location: "St. John’s, Illinois",
      profileImage: "",
      isVrEnabled: "on",
    },
  };
}

/** Goes to step 2: fills in step 1 and presses `Continue`. */
export async function reachStep2(page: Page, visit: Visit, applicant: Applicant, origin = ""): Promise<void> {
  await visit(origin + account.path);
  await fill(page, account, applicant.account);
  await send(page, account);
  await expectStep(page, 2);
}

/** Expects the page to be at a step; 3 is the confirmation. */
export async function expectStep(page: Page, step: 1 | 2 | 3): Promise<void> {
  const heading = step === 3 ? SUBMITTED.title : `Specialist Registration - Step ${step} of 2`;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}

/** A provider as `GET /api/providers` gives it, as far as tests look at it. */
export type ListedProvider = {
  id: number;
  specialty: string;
  bio: string;
  certifications: string[];
  languages: string[];
  yearsExperience: number;
  totalReviews: number;
  rating: string;
  hourlyRate: string;
  location: string;
  profileImage: string;
  timeZone: string;
  isAvailable: boolean;
  isVerified: boolean;
  isVrEnabled: boolean;
  availability: Record<string, { start: string; end: string; available: boolean }>;
};

/** The listed providers with an applicant's mark in the bio. */
export async function listedBy(
  request: APIRequestContext,
  { mark }: Applicant,
  origin = "",
): Promise<ListedProvider[]> {
  const response = await request.get(`${origin}/api/providers?search=${mark}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as ListedProvider[];
}

/** Registers an account by the API (DATA-24), as somebody else's program would. */
export const register = (
  request: APIRequestContext,
  { firstName, lastName, email, password }: Entries<AccountField>,
  origin = "",
) =>
  request.post(`${origin}/api/auth/register`, {
    data: { firstName, lastName, email, password, role: "provider", phone: "" },
  });

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Goes all the way to the confirmation. */
export async function apply(page: Page, visit: Visit, applicant: Applicant, origin = ""): Promise<void> {
  await reachStep2(page, visit, applicant, origin);
  await fill(page, profile, applicant.profile);
  await send(page, profile);
  await expectStep(page, 3);
}

/** Opens the link of a mail, and is signed in. */
export async function confirm(page: Page, visit: Visit, { account }: Applicant, mail: ReadableMail): Promise<void> {
  await visit(linkIn(mail));
  await page.getByLabel("Password").fill(account.password);
  await button(page, "Confirm and Sign In").click();
}

/** Waits until typing has been kept, then for its sign on the page. */
export async function expectAutosaved(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Draft saved");
}
