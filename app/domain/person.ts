import { z } from "zod";
import { requiredText, text } from "./fields";

/** A person's name parts and address, the same rules on every form that asks for them. */
export const firstNameField = requiredText(2, "First name must be at least 2 characters", 100);
export const lastNameField = requiredText(2, "Last name must be at least 2 characters", 100);

/** An address as RFC 5321 limits it: 254 characters in all. */
export const emailField = text(254).pipe(z.email("Invalid email address"));

/** A new password: at least 8 characters, spaces kept, long passphrases welcome. */
export const passwordField = z.string().default("").pipe(
  z
    .string()
    .min(8, "Password must be at least 8 characters")
    // Argon2 takes any length; the limit keeps a megabyte from being hashed.
    .max(200, "Use 200 characters or fewer"),
);
