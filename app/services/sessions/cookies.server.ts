import { createCookie, type Cookie } from "@remix-run/node";
import { SESSION_SECONDS } from "~/domain/session";
import type { Config } from "~/services/config.server";
import { listSecrets, type Secrets } from "~/services/secrets.server";

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
  /** At which accounts this browser is known (`trusted-device.server.ts`). */
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
export const SAVED_DRAFT_SECONDS = 60 * 60;

/** How long a browser is known at an account after the last sign-in, in seconds. */
const KNOWN_SECONDS = 365 * 24 * 60 * 60;
/** How long a browser's choice of light or full pages is kept, in seconds. */
const DISPLAY_SECONDS = 365 * 24 * 60 * 60;

/** Those that may change a page. */
const TELLING = {
  session: "session",
  secondStep: "code",
  parked: "parked",
  signupDraft: "application",
  chat: "chat",
  room: "room",
  flash: "flash",
  display: "display",
} as const;
/** `known` changes none: whoever has nothing else gets what everybody gets. */
const NAMES: Record<keyof Cookies, string> = { ...TELLING, known: "known" };
const OWN_COOKIE = new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${Object.values(TELLING).join("|")})=`);

/** How long a browser keeps each, in seconds; `null` until it is closed. */
const SECONDS: Record<keyof Cookies, number | null> = {
  session: SESSION_SECONDS,
  secondStep: SECOND_STEP_SECONDS,
  signupDraft: DRAFT_SECONDS,
  chat: null,
  room: null,
  known: KNOWN_SECONDS,
  parked: SAVED_DRAFT_SECONDS,
  flash: 60,
  display: DISPLAY_SECONDS,
};

/** A cookie's name, as a browser has it. */
const nameOf = (cookie: keyof Cookies, { secure }: Pick<Config, "secure">) =>
  secure ? `__Host-${NAMES[cookie]}` : NAMES[cookie];

/** All of them as the site says that it sets them. */
export const cookieFacts = (config: Pick<Config, "secure">) =>
  (Object.keys(SECONDS) as (keyof Cookies)[]).map((cookie) => ({
    cookie,
    name: nameOf(cookie, config),
    seconds: SECONDS[cookie],
  }));

/** Whether a `Cookie` header holds one of ours: its bearer may get pages that others do not. */
export const hasOwnCookie = (header: string | undefined) => header !== undefined && OWN_COOKIE.test(header);

/**
 * All cookies: signed, HttpOnly, SameSite=Lax, for the whole site. Over HTTPS
 * they are `Secure` and carry the `__Host-` prefix, which keeps a subdomain or
 * an unencrypted page from planting one.
 */
export function createCookies(config: Pick<Config, "secure"> & Secrets): Cookies {
  const make = (cookie: keyof Cookies) =>
    createCookie(nameOf(cookie, config), {
      secrets: listSecrets(config),
      httpOnly: true,
      sameSite: "lax",
      secure: config.secure,
      path: "/",
      ...(SECONDS[cookie] === null ? {} : { maxAge: SECONDS[cookie] }),
    });
  return {
    session: make("session"),
    secondStep: make("secondStep"),
    signupDraft: make("signupDraft"),
    chat: make("chat"),
    room: make("room"),
    known: make("known"),
    parked: make("parked"),
    flash: make("flash"),
    display: make("display"),
  };
}

/** Headers that set several cookies. */
export const setCookieHeaders = (cookies: string[]) =>
  cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
