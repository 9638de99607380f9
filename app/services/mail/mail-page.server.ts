import { createCookie, type Cookie } from "@remix-run/node";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "~/services/config.server";

const MAIL_PAGE = "/dev/mail";
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The key of the page that shows emails which no server sends, or `null` where there is no such page: an installation
 * with a mail server, a database server, a proxy or a public address is one for others.
 *
 * The emails hold links that open accounts. Neither the address of a connection nor a missing header shows who asks,
 * because any proxy on this machine passes requests on from 127.0.0.1. The key comes from the installation's own random
 * secret, so that it stays the same when a developer's server restarts.
 */
export const mailPageKey = ({
  smtpUrl,
  databaseUrl,
  trustProxy,
  publicOrigin,
  sessionSecret,
}: Pick<Config, "smtpUrl" | "databaseUrl" | "trustProxy" | "publicOrigin" | "sessionSecret">): string | null =>
  smtpUrl === undefined &&
  databaseUrl === undefined &&
  trustProxy === false &&
  (publicOrigin === null || LOCAL_ORIGIN.test(publicOrigin))
    ? createHmac("sha256", sessionSecret).update("mail page").digest("base64url")
    : null;

/** The address that the console shows at the start. */
export const mailPageAddress = (origin: string, key: string): string => `${origin}${MAIL_PAGE}?key=${key}`;

/** Keeps the key after the first visit, until the browser is closed. The page's data is at `/dev/mail.data`. */
export const mailPageCookie = ({ secure }: Pick<Config, "secure">): Cookie =>
  createCookie("mail-page", { httpOnly: true, sameSite: "strict", secure, path: "/dev" });

/** Whether a key that was presented is the page's; takes as long for any wrong one. */
export function isMailPageKey(given: unknown, key: string): boolean {
  const digest = (text: string) => createHmac("sha256", key).update(text).digest();
  return typeof given === "string" && timingSafeEqual(digest(given), digest(key));
}
