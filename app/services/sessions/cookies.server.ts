import { createCookie, type Cookie } from "@remix-run/node";
import { SESSION_SECONDS } from "~/domain/session";
import type { Config } from "~/services/config.server";
import { secretsOf, type Secrets } from "~/services/secrets.server";

export type Cookies = {
  /** The secret of a signed-in session. */
  session: Cookie;
  /** Who gave the right password and still owes the code. */
  secondStep: Cookie;
  /** The secret of a specialist's unfinished application. */
  signupDraft: Cookie;
  /** The secret of the conversations of a browser without an account; it ends with the browser's session. */
  chat: Cookie;
  /** The secret of a browser's seats in consultation rooms; it ends with the browser's session. */
  room: Cookie;
  /** At which accounts this browser is known (`known-browser.server.ts`). */
  known: Cookie;
  /** Which forms were typed in vain, because their session had ended. */
  parked: Cookie;
  /** Whether this browser wants light pages or full ones. */
  display: Cookie;
  /** One message (and a booking's reference) for the page after a redirect. */
  flash: Cookie;
};

/** How long an unfinished application is kept, in seconds. */
export const DRAFT_SECONDS = 24 * 60 * 60;
/** How long somebody who gave the right password may take for the code, in seconds. */
export const SECOND_STEP_SECONDS = 10 * 60;
/** How long what was typed is kept for somebody whose session has ended, in seconds. */
export const PARKED_SECONDS = 60 * 60;

/** How long a browser is known at an account after the last sign-in, in seconds. */
export const KNOWN_SECONDS = 365 * 24 * 60 * 60;
/** How long a browser's choice of light or full pages is kept, in seconds. */
export const DISPLAY_SECONDS = 365 * 24 * 60 * 60;

const NAMES = { session: "session", secondStep: "code", parked: "parked", signupDraft: "application", chat: "chat", room: "room", flash: "flash", display: "display" } as const;
/** Changes no page, so whoever has nothing else gets what everybody gets. */
const KNOWN = "known";
const OWN_COOKIE = new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${Object.values(NAMES).join("|")})=`);

/** Whether a `Cookie` header holds one of ours: its bearer may get pages that others do not. */
export const hasOwnCookie = (header: string | undefined) => header !== undefined && OWN_COOKIE.test(header);

/**
 * All cookies: signed, HttpOnly, SameSite=Lax, for the whole site. Over HTTPS
 * they are `Secure` and carry the `__Host-` prefix, which keeps a subdomain or
 * an unencrypted page from planting one.
 */
export function createCookies(config: Pick<Config, "secure"> & Secrets): Cookies {
  const make = (name: string, maxAge?: number) =>
    createCookie(config.secure ? `__Host-${name}` : name, {
      secrets: secretsOf(config),
      httpOnly: true,
      sameSite: "lax",
      secure: config.secure,
      path: "/",
      ...(maxAge === undefined ? {} : { maxAge }),
    });
  return {
    session: make(NAMES.session, SESSION_SECONDS),
    secondStep: make(NAMES.secondStep, SECOND_STEP_SECONDS),
    signupDraft: make(NAMES.signupDraft, DRAFT_SECONDS),
    chat: make(NAMES.chat),
    room: make(NAMES.room),
    known: make(KNOWN, KNOWN_SECONDS),
    parked: make(NAMES.parked, PARKED_SECONDS),
    flash: make(NAMES.flash, 60),
    display: make(NAMES.display, DISPLAY_SECONDS),
  };
}
