import { z } from "zod";
import { onPassword, uncommonPassword, type IsCommon } from "~/domain/account";
import { emailField, firstNameField, lastNameField, passwordField } from "~/domain/person";
import { latinDigits } from "~/domain/digits";
import { CONTROL_MESSAGE, list, requiredText, text } from "~/domain/fields";
import { hasControlCharacters, splitList, tooLong } from "~/domain/text";
import { availabilitySchema } from "./availability-schema";
import { SPECIALTIES, TIME_ZONE_VALUES } from "./constants";
import { PROFILE_LIMITS } from "./signup-form";

/**
 * Step 1 (SIGN-09 to SIGN-13).
 * @param passwordKept a password was given before and its hash is kept: both
 *   fields may stay empty then, which keeps it.
 * @param isCommon whether a password is too common.
 */
export const accountSchema = ({ passwordKept, isCommon }: { passwordKept: boolean; isCommon: IsCommon }) =>
  z
    .object({
      firstName: firstNameField,
      lastName: lastNameField,
      email: emailField,
      password: passwordKept ? z.literal("").or(passwordField).default("") : passwordField,
      confirmPassword: z.string().default(""),
    })
    .refine(uncommonPassword(isCommon), onPassword)
    .refine(({ password, confirmPassword }) => (password ?? "") === (confirmPassword ?? ""), {
      path: ["confirmPassword"],
      message: "Passwords don't match",
      // Also while other fields are wrong: one round trip should show everything.
      when: ({ value }) => typeof value === "object" && value !== null,
    });

/**
 * A number as typed; nothing typed counts as 0 (SIGN-23). Text that is no number gets the field's own error, and stays
 * in it.
 */
const numberField = z
  .union([z.string(), z.number()])
  .default("0")
  .transform((value) => (typeof value === "number" ? value : Number(latinDigits(value).trim() || "0")));

const MAX_ENTRIES = 50;

/** A comma-separated list, or a list already; trimmed, without empty and doubled entries. */
const listField = (message: string, max: number) =>
  z
    .union([z.string(), list(z.string(), MAX_ENTRIES, `List ${MAX_ENTRIES} entries or fewer`)])
    .default("")
    .transform((value) => splitList(Array.isArray(value) ? value.join(",") : value))
    .pipe(
      z
        .array(z.string().max(200, tooLong(200)))
        .min(1, message)
        .max(MAX_ENTRIES, `List ${MAX_ENTRIES} entries or fewer`)
        .refine((list) => list.join(", ").length <= max, tooLong(max))
        .refine((list) => !list.some(hasControlCharacters), CONTROL_MESSAGE),
    );

const years = numberField.pipe(
  z
    .number("Years of experience must be 0 or greater")
    .min(0, "Years of experience must be 0 or greater")
    .max(80, "Years of experience must be 80 or fewer")
    .transform((value) => Math.floor(value)),
);

const rate = numberField.pipe(
  z
    .number("Hourly rate must be at least $10")
    .min(10, "Hourly rate must be at least $10")
    .max(10_000, "Hourly rate must be $10,000 or less")
    // Cents, as the text that the record holds.
    .transform((value) => value.toFixed(2)),
);

const profileImage = text(PROFILE_LIMITS.profileImage).pipe(
  z
    .string()
    .refine(
      (value) => value === "" || (URL.canParse(value) && new URL(value).protocol === "https:"),
      "Enter the address of a picture that starts with https://",
    ),
);

/** A checkbox (`on` or absent), or the boolean itself, also as text. */
export const checkbox = z
  .union([z.boolean(), z.enum(["on", "true", "false", ""])], "Answer true or false")
  .default(false)
  .transform((value) => value === true || value === "on" || value === "true");

const profileFields = {
  licenseNumber: requiredText(5, "License number is required", PROFILE_LIMITS.licenseNumber),
  specialty: z.enum(SPECIALTIES, "Specialty is required"),
  yearsExperience: years,
  bio: requiredText(50, "Bio must be at least 50 characters", PROFILE_LIMITS.bio),
  certifications: listField("At least one certification is required", PROFILE_LIMITS.certifications).meta({
    examples: ["RDN, CDCES"],
  }),
  hourlyRate: rate,
  languages: listField("At least one language is required", PROFILE_LIMITS.languages).meta({
    examples: ["English, Español"],
  }),
  timeZone: z.enum(TIME_ZONE_VALUES, "Time zone is required"),
  location: requiredText(1, "Location is required", PROFILE_LIMITS.location),
  isVrEnabled: checkbox,
  profileImage,
};

/** Step 2 (SIGN-14 to SIGN-23). */
export const profileSchema = z.object(profileFields);
export type ProviderProfile = z.output<typeof profileSchema>;

/**
 * The body of `POST /api/providers` (DATA-17 to DATA-22). Ratings, reviews and
 * the two flags may be sent, as the specification has them, and are ignored:
 * the server sets them. `userId` must be the caller's own.
 */
export const providerCreateSchema = z.object({
  ...profileFields,
  userId: z.int(),
  availability: availabilitySchema.optional(),
});
