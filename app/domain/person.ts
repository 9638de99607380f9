import { z } from "zod";
import { latinDigits } from "./digits";
import { requiredText, text } from "./fields";
import { tooLong } from "./text";

/** A person's name parts and address, the same rules on every form that asks for them. */
export const firstNameField = requiredText(2, "First name must be at least 2 characters", 100);
export const lastNameField = requiredText(2, "Last name must be at least 2 characters", 100);

/**
 * What browsers take for an email address (HTML Standard, `type=email`), with a domain that can be on the internet: one
 * that has a dot, and is no number.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * An email address with its domain in ASCII, as browsers send it and as mail servers know it:
 * `nora@xn--bcher-kva.example`.
 */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  // Of anything else the URL parser would make something that was not typed.
  if (at < 0 || !/[^\p{ASCII}]/u.test(domain) || /[^\p{L}\p{M}\p{N}.。．｡-]/u.test(domain)) return email;
  return URL.canParse(`http://${domain}`) ? email.slice(0, at + 1) + new URL(`http://${domain}`).hostname : email;
}

export const emailAddress = (message: string) =>
  z.string().transform(withAsciiDomain).pipe(z.string().max(254, message).regex(EMAIL, message));

/** An address as RFC 5321 limits it: 254 characters in all. */
export const emailField = text(254).meta({ format: "email" }).pipe(emailAddress("Invalid email address"));

/** A telephone number, in the digits that everybody can dial. */
export const phoneField = text(40).transform(latinDigits).pipe(z.string());

/** A new password: at least 8 characters, spaces kept, long passphrases welcome. */
export const passwordField = z
  .string()
  .default("")
  .pipe(
    z
      .string()
      .min(8, "Password must be at least 8 characters")
      // Argon2 takes any length; the limit keeps a megabyte from being hashed.
      .max(200, tooLong(200)),
  );
