import { message, type Message } from "./message";

/** Without activity a session ends after this, in seconds (ASVS 7.3.1; 45 CFR 164.312(a)(2)(iii), automatic logoff). */
export const IDLE_SECONDS = 15 * 60;
/** A session ends after this whatever happens, in seconds (NIST SP 800-63B, AAL2: 12 hours). */
export const SESSION_SECONDS = 12 * 60 * 60;
/** So long before the end somebody is asked whether they are still there, in seconds. WCAG 2.2.1 wants 20 at least. */
export const WARNING_SECONDS = 2 * 60;

/**
 * On a request that a page sends by itself, like a poll: it is no activity of its user. Who forges it only shortens
 * their own session.
 */
export const BACKGROUND_HEADER = "X-Background";

const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * A name for a device that its owner recognises, like `Firefox on Windows`. No
 * versions: they change with every update and would make a known device new.
 */
export function deviceName(userAgent: string | null): string | Message {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return message("{browser} on {system}", { browser, system });
  return browser ?? system ?? message("An unknown browser");
}

/** All names that have a browser and a system. */
export const deviceNames = (): Message[] =>
  BROWSERS.flatMap(([, browser]) => SYSTEMS.map(([, system]) => message("{browser} on {system}", { browser, system })));

/**
 * An address of ours, never another site's; null for anything else. A browser
 * takes `\` for `/` and drops tabs and line ends, so only plain paths pass.
 */
export function ownAddress(text: string | null | undefined): string | null {
  if (!text || text.length > 300 || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)) return null;
  const { origin, pathname, search } = new URL(text, "http://self.invalid");
  // `/.//evil.example` is a path of ours; what comes out of it, `//evil.example`, is another host.
  return origin !== "http://self.invalid" || pathname.startsWith("//") ? null : pathname + search;
}

/**
 * Where somebody is led after signing in: an address of ours, but none of signing in or out, which would lead in a
 * circle.
 */
export function safeNext(next: string | null | undefined): string | null {
  const address = ownAddress(next);
  return address !== null && /^\/(sign-in|sign-out|register|reset-password|verify-email|session)(\/|\?|$)/.test(address)
    ? null
    : address;
}
