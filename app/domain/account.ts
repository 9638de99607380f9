import { z } from "zod";
import { emailField, firstNameField, lastNameField, passwordField, phoneField } from "./person";
import { toldZone, zonesOffered } from "./account-zone";
import { latinDigits } from "./digits";
import { text } from "./fields";
import { tooLong } from "./text";

/**
 * The response of `POST /api/auth/register`, as the specification defines it, if the address has an account. No screen
 * says so.
 */
export const EMAIL_TAKEN = "An account with this email address already exists";

/** The one answer to every sign-in that fails, whatever of it was wrong. */
export const WRONG_CREDENTIALS =
  "Wrong email or password, or an address that is not confirmed yet. Look for our email with the link, or reset your password.";

/** Told when a new password is one of those that are tried first. */
const COMMON_PASSWORD = "This password is too common. Choose another one, for example three words in a row";

/** Whether a password is known to be common, or is made of the account's own words. */
export type IsCommon = (password: string, context: readonly string[]) => boolean;

/**
 * The check for common passwords, for a schema with `password` and perhaps
 * `email` and names. It runs while other fields are wrong, too, so that one
 * round trip shows everything: nothing is known yet of the types.
 */
export const uncommonPassword = (isCommon: IsCommon) => (value: Record<string, unknown>) => {
  const textOf = (name: string) => (typeof value[name] === "string" ? value[name] : "");
  const password = textOf("password");
  // One that is too short has its own message.
  return password.length < 8 || !isCommon(password, ["email", "firstName", "lastName"].map(textOf));
};

/** Where and when `uncommonPassword` reports. */
export const onPassword = {
  path: ["password"],
  message: COMMON_PASSWORD,
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** The zone of the browser that it came from, where it says one. */
const browserZone = z
  .unknown()
  .optional()
  .transform(toldZone)
  .describe("The browser's time zone by its IANA name; what is none counts as not told");

/**
 * The body of `POST /api/auth/register` (DATA-24). Nobody registers as more
 * than a provider. It says when an address is taken; the screens answer
 * everybody the same.
 */
export const registerSchema = (isCommon: IsCommon) =>
  z
    .object({
      firstName: firstNameField,
      lastName: lastNameField,
      email: emailField,
      password: passwordField,
      role: z.enum(["provider", "patient"], "Role must be provider or patient"),
      phone: phoneField,
      browserZone,
    })
    .refine(uncommonPassword(isCommon), onPassword);

/** A patient's registration. */
export const patientSchema = (isCommon: IsCommon) =>
  z
    .object({
      firstName: firstNameField,
      lastName: lastNameField,
      email: emailField,
      password: passwordField,
      browserZone,
    })
    .refine(uncommonPassword(isCommon), onPassword);

/** A password as somebody types it to prove who they are: no rules, only a limit to what is hashed. */
const givenPassword = z
  .string()
  .default("")
  .pipe(z.string().min(1, "Enter your password").max(1_000, tooLong(1_000)));

export const signInSchema = z.object({ email: emailField, password: givenPassword, browserZone });

/** Confirms an address: whoever registered it knows the password, somebody who only got the mail does not. */
export const confirmSchema = z.object({ password: givenPassword, browserZone });

export const resetRequestSchema = z.object({ email: emailField });

/** A new password after a reset. */
export const newPasswordSchema = (isCommon: IsCommon) =>
  z.object({ password: passwordField }).refine(uncommonPassword(isCommon), onPassword);

/**
 * What the account's page is asked for: a new password, which its form does not
 * say, another time zone (empty: none of one's own), to end another session, or all others, or to mail the link that
 * confirms the address.
 */
export const accountChangeSchema = (isCommon: IsCommon) =>
  z.preprocess(
    (form) => (typeof form === "object" && form !== null ? { intent: "password", ...form } : form),
    z.discriminatedUnion("intent", [
      z
        .object({ intent: z.literal("password"), currentPassword: givenPassword, password: passwordField })
        .refine(uncommonPassword(isCommon), onPassword),
      z.object({
        intent: z.literal("time-zone"),
        timeZone: text(100)
          .pipe(z.string().refine((zone) => zone === "" || zonesOffered().has(zone), "Choose a time zone of the list"))
          .transform((zone) => zone || null),
      }),
      z.object({ intent: z.literal("end-session"), session: text(20) }),
      z.object({ intent: z.literal("end-others") }),
      z.object({ intent: z.literal("send-link") }),
    ]),
  );

/** A code of six digits from an authenticator app, or a recovery code like `7f3k-92qd-1xac-p0ze`. */
export const codeSchema = z.object({
  code: text(40).transform(latinDigits).pipe(z.string().min(1, "Enter the code")),
});
export const signInCodeSchema = codeSchema.extend({ browserZone });

/** Turns the second step on or off: whoever finds a browser open has neither. */
export const secondFactorSchema = codeSchema.extend({ currentPassword: givenPassword });

/** What a link that is mailed to somebody is for. */
export const TOKEN_PURPOSES = ["verify-email", "reset-password"] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];
