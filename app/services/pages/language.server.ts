import Negotiator from "negotiator";
import { isLanguage, LANGUAGE_CODES, type Language } from "~/domain/language";

/** How long a browser's choice is kept, in seconds. */
export const LANGUAGE_SECONDS = 365 * 24 * 60 * 60;

/** The longest `Accept-Language` that is read; browsers send a tenth of it. */
const LONGEST_ASKED = 500;

type Asked = { headers: { get(name: string): string | null } };

/** The language that a visitor has chosen at the foot of a page, or `null`. Depends on the header `Cookie`. */
export function chosenLanguage({ headers }: Asked): Language | null {
  const [, chosen] = /(?:^|;\s*)(?:__Host-)?language=(\w+)/.exec(headers.get("cookie") ?? "") ?? [];
  return isLanguage(chosen) ? chosen : null;
}

/**
 * The language a visitor reads: their own choice, else the first of ours that
 * their browser asks for, else English. Depends on the headers `Cookie` and
 * `Accept-Language` and on nothing else.
 */
export function languageOf(request: Asked): Language {
  const chosen = chosenLanguage(request);
  if (chosen) return chosen;
  const asked = request.headers.get("accept-language") ?? "";
  if (asked === "" || asked.length > LONGEST_ASKED) return "en";
  const found = new Negotiator({ headers: { "accept-language": asked } }).language(LANGUAGE_CODES);
  return isLanguage(found) ? found : "en";
}

export const languageCookieName = ({ secure }: { secure: boolean }): string => `${secure ? "__Host-" : ""}language`;

/**
 * Keeps a visitor's choice, as a `Set-Cookie` header. Not signed, unlike the
 * others: there is nothing to be gained by it, and whatever stands in front of
 * the pages can read it without the secret.
 */
export const languageCookie = (language: Language, { secure }: { secure: boolean }): string =>
  `${languageCookieName({ secure })}=${language}; Max-Age=${LANGUAGE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
