import type { ToastMessage } from "~/domain/toast";

export const SUBMITTED: ToastMessage = {
  title: "Application Submitted!",
  description: "Your specialist application has been submitted for review. You'll receive an email once approved.",
};

export const DISCARDED: ToastMessage = {
  title: "Application Discarded",
  description: "Nothing of what you entered is kept.",
};

const failed = (description: string) => ({
  title: "Registration Failed",
  description,
  variant: "destructive" as const,
});

/** What could not be created, as SIGN-27 and SIGN-28 have it. */
export const ACCOUNT_FAILED = failed("Failed to create user account");
export const PROFILE_FAILED = failed("Failed to create provider profile");
