/** What step 2 starts with (SIGN-08), as the form's text. */
export const PROFILE_DEFAULTS = {
  licenseNumber: "",
  specialty: "",
  yearsExperience: "0",
  bio: "",
  certifications: "",
  hourlyRate: "75",
  languages: "English",
  timeZone: "America/New_York",
  location: "",
  isVrEnabled: "",
  profileImage: "",
} as const;
export type ProfileField = keyof typeof PROFILE_DEFAULTS;
export const PROFILE_FIELDS = Object.keys(PROFILE_DEFAULTS) as ProfileField[];

/** Longest texts that are taken; the form's inputs stop there too. */
export const PROFILE_LIMITS = {
  licenseNumber: 60,
  bio: 5_000,
  certifications: 1_000,
  languages: 500,
  location: 200,
  profileImage: 2_000,
} as const;
