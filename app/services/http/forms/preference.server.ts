import { redirect } from "@remix-run/node";
import { ownAddress } from "~/domain/session";

/** Keeps a choice that was made at the foot of a page in a cookie, and goes back to that page. */
export const savePreference = (request: Request, cookie: string) =>
  redirect(cameFrom(request), { status: 303, headers: { "Set-Cookie": cookie } });

/**
 * The page that the form was on. By its header and not by a field: no page repeats its own address, which may hold what
 * somebody typed.
 */
function cameFrom(request: Request): string {
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return "/";
  const { pathname, search } = new URL(referer);
  return ownAddress(pathname + search) ?? "/";
}
