import { z } from "zod";
import { emailField, firstNameField, lastNameField, passwordField } from "./person";
import { text } from "./fields";

/** The body of `POST /api/auth/register` (DATA-24). Nobody registers as more than a provider. */
export const registerSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
  password: passwordField,
  role: z.enum(["provider", "patient"], "Role must be provider or patient"),
  phone: text(40),
});

/** What somebody is told, on the field, when their address has an account. */
export const EMAIL_TAKEN = "An account with this email address already exists";

/** What a link that is mailed to somebody is for. */
export const TOKEN_PURPOSES = ["verify-email", "reset-password"] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];
